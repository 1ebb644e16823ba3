"""What all of Zhanguo's decisions share: how actions are shown, and words for cards and pieces."""

from __future__ import annotations

from tianxia.games.zhanguo import actions as act
from tianxia.games.zhanguo.board import Board
from tianxia.games.zhanguo.names import ASPECTS, CARDS, COURT, OFFICIALS, REGIONS, SECTIONS
from tianxia.kernel.decision import Decision, Step
from tianxia.kernel.event import Sentence, seat_arg, word_arg

LETTERS = ["w", "c", "l"]


def region_arg(region: int) -> str:
    return word_arg("region-" + REGIONS[region])


def aspect_arg(aspect: int) -> str:
    return word_arg("aspect-" + ASPECTS[aspect])


def card_args(state: Board, card: int) -> dict[str, object]:
    """The arguments of the message `card-name`: number, suit, trigger and ability."""
    suit = state.tables.suit_of[card]
    kind = ASPECTS[suit] if suit < 3 else "alchemist" if CARDS[card][0] == "a" else "master"
    return {
        "card": CARDS[card],
        "suit": word_arg("suit-" + kind),
        "trigger": word_arg("court-" + COURT[state.tables.trigger_of[card]]),
        "ability": word_arg("short-" + state.tables.ability_of[card].name),
    }


def tell(
    state: Board, key: str, seat: int, args: dict[str, object], touches: list[str], origin: str = ""
) -> None:
    """Note something that everybody sees. Ask `state.log is not None` first.

    With an origin a piece came from there to the last element it touches.
    """
    args["seat"] = seat_arg(seat)
    state.emit("event-" + key, args, touches, path=[origin, touches[-1]] if origin else None)


class StepOf(Step):
    """A step that concerns one seat."""

    def __init__(self, whose: int) -> None:
        self.seat = -1
        self.whose = whose

    def args(self) -> list[int]:
        return [self.whose]


class Choice(Decision):
    """A decision of Zhanguo: each range of actions points at its elements and has its words."""

    def touches(self, state: Board, action: int) -> list[str]:
        """The elements on screen an action touches."""
        seat = self.seat
        if action < act.REGION:
            return [f"tucked:{seat}:{CARDS[action + 1]}"]
        if action < act.OFFICIAL:
            return [f"region:{seat}:{REGIONS[action - act.REGION]}"]
        if action < act.MOVE:
            region, official = divmod(action - act.OFFICIAL, 3)
            return [f"supply:{seat}:{OFFICIALS[official]}", f"region:{seat}:{REGIONS[region]}"]
        if action < act.WORKER:
            region, official = divmod(action - act.MOVE, 3)
            return [f"official:{seat}:{REGIONS[region]}:{OFFICIALS[official]}"]
        if action < act.SECTION:
            return [f"worker:{seat}:{REGIONS[action - act.WORKER]}"]
        if action < act.FROM:
            return ["section:" + SECTIONS[action - act.SECTION]]
        if action < act.TILE:
            regions = act.regions_in(act.COMBINATIONS[action - act.FROM])
            return [f"worker:{seat}:{REGIONS[region]}" for region in regions]
        if act.SMALL <= action < act.LARGE:
            return ["token:" + LETTERS[action - act.SMALL]]
        if act.LARGE <= action < act.SPOT:
            return ["large:" + LETTERS[action - act.LARGE]]
        if act.SPOT <= action < act.UNIFY:
            return [f"mausoleum:{action - act.SPOT + 1}"]
        if act.ACTION <= action < act.NOTHING:
            return ["court:" + COURT[action - act.ACTION]]
        if action >= act.START:
            return [f"start:s{action - act.START + 1}"]
        return ["button:" + state.game.notations[action].replace(" ", "-")]

    def describe(self, state: Board, action: int) -> Sentence:
        """An action as a line in a list."""
        if action < act.REGION:
            return Sentence("action-card", card_args(state, action + 1))
        if action < act.OFFICIAL:
            return Sentence("action-region", {"region": region_arg(action - act.REGION)})
        if action < act.SECTION:
            at = (action - act.OFFICIAL) % 15
            region = at // 3 if action < act.WORKER else action - act.WORKER
            piece = "official-" + OFFICIALS[at % 3] if action < act.WORKER else "worker-one"
            key = "action-official" if action < act.MOVE else "action-move"
            return Sentence(key, {"piece": word_arg(piece), "region": region_arg(region)})
        if action < act.FROM:
            return Sentence(
                "action-section", {"section": word_arg("section-" + SECTIONS[action - act.SECTION])}
            )
        if action < act.TILE:
            regions: list[object] = [
                region_arg(r) for r in act.regions_in(act.COMBINATIONS[action - act.FROM])
            ]
            return Sentence("action-from", {"regions": regions})
        if act.SMALL <= action < act.LARGE:
            return Sentence("action-small", {"aspect": word_arg("aspect-" + ASPECTS[action - act.SMALL])})
        if act.LARGE <= action < act.SPOT:
            return Sentence("action-large", {"aspect": word_arg("aspect-" + ASPECTS[action - act.LARGE])})
        if act.ACTION <= action < act.NOTHING:
            return Sentence(
                "action-court-action", {"action": word_arg("court-" + COURT[action - act.ACTION])}
            )
        return Sentence("action-" + state.game.notations[action].replace(" ", "-"), {})
