"""What all of Zhanguo's decisions share: constructors, and how actions are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.games.zhanguo import actions as act
from tianxia.games.zhanguo.elements import LETTERS, card_args, region_arg
from tianxia.games.zhanguo.tables import ASPECTS, CARDS, COURT, OFFICIALS, REGIONS, SECTIONS
from tianxia.kernel.decision import Decision, Step
from tianxia.kernel.event import Sentence, word_arg

if TYPE_CHECKING:
    from tianxia.games.zhanguo.state import ZhanguoState


class SeatStep(Step):
    """A step that concerns one seat."""

    def __init__(self, whose: int) -> None:
        self.seat = -1
        self.whose = whose

    def args(self) -> list[int]:
        return [self.whose]


class Choice(Decision):
    """A decision of Zhanguo: each range of actions points at its elements and has its words."""

    def touches(self, state: ZhanguoState, action: int) -> list[str]:
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

    def describe(self, state: ZhanguoState, action: int) -> Sentence:
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


class CardChoice(Choice):
    """A choice about the card from hand that is about to be played: still secret to the others."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def args(self) -> list[int]:
        return [self.card]

    def with_card(self, card: int) -> CardChoice:
        """The same question about another card."""
        raise TypeError(f"decision {self.kind!r} is about no card")
