"""Base classes of Zhanguo's decisions: constructors, places on the stack, elements and words of actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tianxia.games.zhanguo import actions as act
from tianxia.games.zhanguo.automa.base import unlocking_order
from tianxia.games.zhanguo.elements import LETTERS, card_args, region_arg
from tianxia.games.zhanguo.tables import (
    ASPECTS,
    CARDS,
    COURT,
    EVERYWHERE,
    LAST_NUMBER,
    OFFICIALS,
    REGIONS,
    SECTIONS,
)
from tianxia.kernel.decision import Decision, Field, Step
from tianxia.kernel.event import Sentence, word_arg

if TYPE_CHECKING:
    from tianxia.games.zhanguo.state import ZhanguoState


REGION = Field("region", 0, 4)
REGIONS_MASK = Field("regions", 1, EVERYWHERE)
LEFT = Field("left", 1, 9)  # how many choices are left, this one included
MAY_STOP = Field("may_stop", 0, 1)
FREE = Field("free", 0, 1)
WHOSE = Field("whose", 0, 3)

# The steps that carry out effects of cards, tiles and rewards.
EFFECTS: Final = ["after-court", "after-ability", "reset-unrest", "governor-half", "post-soldiers"]
# The symbols of the ship's track come one after another, also at the start of a game.
SYMBOLS: Final = [*EFFECTS, "symbol", "master", "draw", "resolve-start", "starting-card"]


NEVER_WAITS: Final = "it runs at once and never waits"

# The meaning of passing, by the kind of the question.
PASSING: Final = {
    "after-action": "action-end",
    "more-abilities": "action-no-more",
    "buy-soldier": "action-keep-tokens",
    "offer": "action-leave",
    "move-officials": "action-stop",
    "move-workers": "action-stop",
    "move-two-workers": "action-stop",
    "reset": "action-stop",
    "aside-card": "action-stop",
}


class SeatStep(Step):
    """A step that concerns one seat."""

    fields: ClassVar[list[Field]] = [WHOSE]

    def __init__(self, whose: int) -> None:
        self.seat = -1
        self.whose = whose

    def misfit(self, state: ZhanguoState, at: int) -> str:
        return misplaced_effect(state, at, self.beneath)


def owner_of(step: Step) -> int:
    """The seat that a step asks or belongs to, or -1."""
    return step.whose if isinstance(step, SeatStep) else step.seat


def acting_upon(state: ZhanguoState, at: int) -> int:
    """The seat for which the steps above a place of the stack are carried out, or -1.

    Some steps are queues: the steps above `Excess` of seat 2 belong to the seat that comes before seat 2 in
    turn order.
    """
    step = state.stack[at]
    if step.kind == "next-turn":
        return state.order[(state.turn - 1) % state.seats]
    if step.kind == "rewards":
        row = step.args()[0] - 1
        return state.markers.index(row) if row in state.markers else -1
    queue: list[int] = []
    if step.kind in ("draw", "resolve-start"):
        queue = [seat for seat in state.order if seat != state.automa]
    elif step.kind in ("token-limit", "buy-soldiers"):
        queue = unlocking_order(state)
    elif step.kind in ("end-round", "excess"):
        queue = state.order
    if not queue:
        return owner_of(step)
    whose = owner_of(step)
    before = queue.index(whose) - 1 if whose in queue else len(queue) - 1
    return queue[before] if before >= 0 else -1


def misplaced(state: ZhanguoState, at: int, upon: list[str]) -> str:
    """Why a step cannot be above the step beneath it: a wrong kind, or another seat's turn."""
    below = state.stack[at - 1].kind if at > 0 else "nothing"
    if below not in upon:
        return f"it cannot stand on {below!r}"
    owner = owner_of(state.stack[at])
    if owner >= state.seats:
        return f"there is no seat {owner}"
    if owner >= 0 and owner == state.automa:
        return "Li Si is never asked"
    acting = acting_upon(state, at - 1)
    if owner >= 0 and owner != acting:
        return f"it is about seat {owner}, but seat {acting} acts"
    return ""


def misplaced_in_turn(state: ZhanguoState, at: int) -> str:
    """Why this cannot be asked during the seat's own turn."""
    wrong = misplaced(state, at, ["post-soldiers"])
    return "it is asked in a turn only" if not wrong and state.stack[at - 2].kind != "next-turn" else wrong


def misplaced_effect(state: ZhanguoState, at: int, upon: list[str] = EFFECTS) -> str:
    """Why the effect of a card, tile or reward cannot be carried out at that place of the stack; empty if it
    can."""
    wrong = misplaced(state, at, upon)
    if not wrong and state.stack[at - 1].kind == "post-soldiers" and not for_reward(state, at):
        return "only a reward is carried out there"
    return wrong


def for_reward(state: ZhanguoState, at: int) -> bool:
    """Does the step at that place belong to a reward?"""
    return at > 1 and state.stack[at - 1].kind == "post-soldiers" and state.stack[at - 2].kind == "rewards"


class ZhanguoDecision(Decision):
    """A decision of Zhanguo: gives each range of actions its elements and words."""

    def misfit(self, state: ZhanguoState, at: int) -> str:
        return misplaced_effect(state, at, self.beneath)

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
        if action == act.PASS:
            return Sentence(PASSING.get(self.kind, "action-pass"), {})
        return Sentence("action-" + state.game.notations[action].replace(" ", "-"), {})

    def role(self, state: ZhanguoState, action: int) -> str:
        if action == act.PASS:
            return "ends"
        return "declines" if action == act.NOTHING else "usual"


class CardChoice(ZhanguoDecision):
    """A choice about the card that is about to be played from hand; still secret from the others."""

    fields: ClassVar[list[Field]] = [Field("card", 1, LAST_NUMBER)]

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def with_card(self, card: int) -> CardChoice:
        """This question, asked about another card."""
        raise TypeError(f"decision {self.kind!r} is about no card")

    def misfit(self, state: ZhanguoState, at: int) -> str:
        held = self.card in state.hand(self.seat)
        return misplaced_in_turn(state, at) or ("" if held else f"card {self.card} is not in hand")


def misbuilt(state: ZhanguoState, at: int, free: int) -> str:
    """Why nothing can be built there now: only rewards build for free."""
    wrong = misplaced(state, at, ["after-court", "large-token", "post-soldiers"])
    return "free is what a reward gives" if not wrong and (free == 1) != for_reward(state, at) else wrong


class RegionChoice(ZhanguoDecision):
    """A choice about one region."""

    fields: ClassVar[list[Field]] = [REGION]

    def __init__(self, seat: int, region: int) -> None:
        self.seat = seat
        self.region = region


class SeveralChoice(ZhanguoDecision):
    """A choice that is made several times."""

    fields: ClassVar[list[Field]] = [LEFT]

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left


class UpToChoice(ZhanguoDecision):
    """A choice that is made several times; with `may_stop` the seat may stop earlier."""

    fields: ClassVar[list[Field]] = [LEFT, MAY_STOP]

    def __init__(self, seat: int, left: int, may_stop: int) -> None:
        self.seat = seat
        self.left = left
        self.may_stop = may_stop


class BuildChoice(ZhanguoDecision):
    """Asks where to build. `free`: the building costs nothing, because a reward gave it."""

    fields: ClassVar[list[Field]] = [FREE]

    def __init__(self, seat: int, free: int) -> None:
        self.seat = seat
        self.free = free
