"""At Court: the choice of one of six actions; after it abilities, the move of one Official, or nothing."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.games.zhanguo import actions as act
from tianxia.games.zhanguo.decisions.ability import OfficialTo, movable_officials
from tianxia.games.zhanguo.decisions.base import (
    WHOSE,
    CardChoice,
    SeatStep,
    ZhanguoDecision,
    misplaced_in_turn,
)
from tianxia.games.zhanguo.decisions.elixir import sail
from tianxia.games.zhanguo.decisions.governor import GovernorRegion, can_install
from tianxia.games.zhanguo.decisions.hire import HireRegion, can_hire
from tianxia.games.zhanguo.decisions.palace import PalaceRegion, can_build_palace
from tianxia.games.zhanguo.decisions.recruit import AnyOfficial
from tianxia.games.zhanguo.decisions.wall import WallSection, can_build_wall
from tianxia.games.zhanguo.effects import perform, possible
from tianxia.games.zhanguo.elements import card_args, tell
from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.tables import (
    CARDS,
    COURT,
    ELIXIR,
    EVERYWHERE,
    FROM_CARDS,
    GENERAL,
    GOVERNOR,
    GOVERNORS,
    HIRE,
    LAST_CARD,
    PALACE,
    PALACES,
    RECRUIT,
    WALL,
    WALLS,
    at_kind,
    at_place,
    at_region,
    at_trigger,
)
from tianxia.kernel.decision import Field
from tianxia.kernel.event import Sentence, seat_arg, word_arg

ELIXIR_SPACES: Final = 3
NO_ACTION: Final = -1

DONE = Field("done", NO_ACTION, WALL)
ABILITIES = Field("abilities", 0, 1)
TRIGGER = Field("trigger", RECRUIT, WALL)
FIRED = Field("fired", 0, (1 << 15) - 1)
# Why a Court action is not possible, by action.
REFUSALS: Final = [
    "zhanguo.recruit.supply",
    "zhanguo.elixir.forbidden_at_end",
    "zhanguo.governor.cost",
    "zhanguo.hire.effect",
    "zhanguo.palace.cost",
    "zhanguo.wall.cost",
]


def court_actions(state: ZhanguoState, seat: int) -> list[int]:
    """The Court actions that can be carried out completely."""
    found: list[int] = []
    at = seat * 3
    if state.official_supply[at] + state.official_supply[at + 1] + state.official_supply[at + 2] > 0:
        found.append(RECRUIT)
    if state.ships[seat] < state.tables.ship_end:
        found.append(ELIXIR)
    if can_install(state, seat):
        found.append(GOVERNOR)
    for region in range(5):
        if can_hire(state, seat, region):
            found.append(HIRE)
            break
    if can_build_palace(state, seat):
        found.append(PALACE)
    if can_build_wall(state, seat):
        found.append(WALL)
    return found


def can_act(state: ZhanguoState, seat: int) -> bool:
    """Is any Court action possible? Faster than `court_actions`: it first checks the two actions that are
    nearly always possible."""
    at = seat * 3
    return (
        state.ships[seat] < state.tables.ship_end
        or state.official_supply[at] + state.official_supply[at + 1] + state.official_supply[at + 2] > 0
        or bool(court_actions(state, seat))
    )


class CourtAction(CardChoice):
    """Asks for which action the card at Court is played; "none" only if no other play is possible.

    Rules: zhanguo.court.any_card_any_action.
    """

    kind = "court-action"
    rule = "zhanguo.court.must_be_possible"
    follows = True
    offers: ClassVar[list[tuple[int, int]]] = [(act.ACTION, act.NOTHING), (act.PASS, act.PASS)]

    def with_card(self, card: int) -> CourtAction:
        return CourtAction(self.seat, card)

    def actions(self, state: ZhanguoState) -> list[int]:
        found = [act.ACTION + action for action in court_actions(state, self.seat)]
        return found or [act.NOTHING]

    def take(self, state: ZhanguoState, action: int) -> None:
        seat = self.seat
        state.take_from_hand(seat, self.card)
        state.court = [*state.court, self.card]  # zhanguo.court.pile
        if action == act.NOTHING:
            if state.log is not None:
                tell(state, "court-nothing", seat, card_args(state, self.card), ["court:pile"])
            state.stack.append(AfterCourt(seat, NO_ACTION, 0))
            return
        chosen = action - act.ACTION
        if state.log is not None:
            args = card_args(state, self.card)
            args["action"] = word_arg("court-" + COURT[chosen])
            args["seat"] = f"#{seat}"
            touches = ["court:pile", f"court:{COURT[chosen]}"]
            state.emit("event-court", args, touches, path=[f"hand:{seat}", "court:pile"])
        state.stack.append(AfterCourt(seat, chosen, 1 if number_fits(state.court, chosen) else 0))
        if chosen == RECRUIT:
            state.stack.append(AnyOfficial(seat, EVERYWHERE, 1))
        elif chosen == ELIXIR:
            sail(state, seat, ELIXIR_SPACES)
        elif chosen == GOVERNOR:
            state.stack.append(GovernorRegion(seat, EVERYWHERE, 0))
        elif chosen == HIRE:
            state.stack.append(HireRegion(seat))
        elif chosen == PALACE:
            state.stack.append(PalaceRegion(seat, 0))
        else:
            state.stack.append(WallSection(seat, 0))

    def refusal(self, state: ZhanguoState, action: int) -> str:
        if not act.ACTION <= action < act.NOTHING:
            return "zhanguo.turn.must_play"
        chosen = action - act.ACTION
        if chosen == GOVERNOR and state.left[at_kind(self.seat, GOVERNORS)] == 0:
            return "zhanguo.governor.supply"
        if chosen == PALACE and state.left[at_kind(self.seat, PALACES)] == 0:
            return "zhanguo.palace.supply"
        if chosen == WALL and state.left[at_kind(self.seat, WALLS)] == 0:
            return "zhanguo.wall.supply"
        if chosen == HIRE:
            for region in range(5):
                if state.officials[at_place(self.seat, region, GENERAL)] > 0:
                    return "zhanguo.hire.unrest_block"
        if chosen == PALACE:
            officials = state.officials[self.seat * 15 : self.seat * 15 + 15]
            if sum(officials[1::3]) == 0:
                return "zhanguo.palace.needs_architect"
        return REFUSALS[chosen]


def ready_cards(state: ZhanguoState, seat: int, trigger: int, fired: int) -> list[int]:
    """Tucked cards that can fire now: triggered, not used yet, unrest of the region below 3, effect
    possible.

    Rules: zhanguo.court.new_card_can_fire, zhanguo.court.played_card_not_used.
    """
    found: list[int] = []
    mask = state.triggered[at_trigger(seat, trigger)] & ~fired
    if mask == 0:
        return found
    first = at_region(seat, 0)
    for place in range(15):
        if mask >> place & 1 and state.unrest[first + place // 3] < 3:
            card = state.tucked[seat * 15 + place]
            if possible(state, seat, state.tables.ability_of[card], place // 3):
                found.append(card)
    found.sort()
    return found


def number_fits(court: list[int], action: int) -> bool:
    """Does the card just played on top of the pile let abilities of this action fire?"""
    if action == NO_ACTION:
        return False
    if len(court) < 2:
        return True  # zhanguo.court.first_card_free
    # zhanguo.court.low_actions, zhanguo.court.high_actions
    return court[-1] < court[-2] if action <= GOVERNOR else court[-1] > court[-2]


def misplayed(state: ZhanguoState, done: int, abilities: int) -> str:
    """Why the top card cannot have been played for the Court action `done`."""
    if not state.court:
        return "there is no card at Court"
    return "" if number_fits(state.court, done) == (abilities == 1) else "the number at Court says otherwise"


class AfterCourt(SeatStep):
    """Begins what follows the Court action `done` and its bonuses. `abilities`: the card's number allows
    abilities."""

    kind = "after-court"
    fields: ClassVar[list[Field]] = [WHOSE, DONE, ABILITIES]

    def __init__(self, whose: int, done: int, abilities: int) -> None:
        self.seat = -1
        self.whose = whose
        self.done = done
        self.abilities = abilities

    def misfit(self, state: ZhanguoState, at: int) -> str:
        return misplaced_in_turn(state, at) or misplayed(state, self.done, self.abilities)

    def run(self, state: ZhanguoState) -> None:
        ready = self.abilities == 1 and ready_cards(state, self.whose, self.done, 0)
        if ready or state.has_officials(self.whose):
            state.stack.append(AfterAction(self.whose, self.done, self.abilities))


class AfterAction(ZhanguoDecision):
    """Asks whether to activate abilities, to move one Official, or to do neither."""

    kind = "after-action"
    rule = "zhanguo.court.order"
    fields: ClassVar[list[Field]] = [DONE, ABILITIES]
    offers: ClassVar[list[tuple[int, int]]] = [(act.MOVE, act.WORKER - 1), (act.ACTIVATE, act.PASS)]

    def __init__(self, seat: int, done: int, abilities: int) -> None:
        self.seat = seat
        self.done = done
        self.abilities = abilities

    def misfit(self, state: ZhanguoState, at: int) -> str:
        return misplaced_in_turn(state, at) or misplayed(state, self.done, self.abilities)

    def actions(self, state: ZhanguoState) -> list[int]:
        found = movable_officials(state, self.seat)
        if self.abilities == 1 and ready_cards(state, self.seat, self.done, 0):
            found.append(act.ACTIVATE)
        found.append(act.PASS)  # zhanguo.court.pass_allowed
        return found

    def prompt(self, state: ZhanguoState) -> Sentence:
        kinds = self.actions(state)
        key = "prompt-after-action"
        if act.ACTIVATE not in kinds:
            key += "-move"
        elif len(kinds) == 2:
            key += "-ability"
        return Sentence(key, {"seat": seat_arg(self.seat)})

    def role(self, state: ZhanguoState, action: int) -> str:
        return "rare" if act.MOVE <= action < act.WORKER else super().role(state, action)

    def take(self, state: ZhanguoState, action: int) -> None:
        if action == act.ACTIVATE:
            state.stack.append(Ability(self.seat, self.done, 0))
        elif action != act.PASS:
            at = action - act.MOVE
            state.stack.append(OfficialTo(self.seat, at // 3, at % 3, 1))

    def refusal(self, state: ZhanguoState, action: int) -> str:
        if action != act.ACTIVATE:
            return "zhanguo.court.move_one_official"
        if self.abilities == 1:
            return refuse_ability(state, self.seat, self.done)
        if self.done == NO_ACTION:
            return "zhanguo.turn.no_legal_play"
        return "zhanguo.court.low_actions" if self.done <= GOVERNOR else "zhanguo.court.high_actions"


def refuse_ability(state: ZhanguoState, seat: int, trigger: int) -> str:
    """Why no card can fire, although the number of the card at Court allows it."""
    mask = state.triggered[at_trigger(seat, trigger)]
    for place in range(15):
        if mask >> place & 1 and state.unrest[at_region(seat, place // 3)] == 3:
            return "zhanguo.unrest.three_blocks_cards"
    return "zhanguo.court.matching_trigger"


class AbilityChoice(ZhanguoDecision):
    """A choice among the cards that the Court action `trigger` triggers. `fired`: a mask of the places of
    used cards.
    """

    fields: ClassVar[list[Field]] = [TRIGGER, FIRED]

    def __init__(self, seat: int, trigger: int, fired: int) -> None:
        self.seat = seat
        self.trigger = trigger
        self.fired = fired

    def misfit(self, state: ZhanguoState, at: int) -> str:
        wrong = misplaced_in_turn(state, at) or misfired(state, self.seat, self.trigger, self.fired)
        ready = wrong or ready_cards(state, self.seat, self.trigger, self.fired)
        return wrong or ("" if ready else "no card is ready")


def misfired(state: ZhanguoState, seat: int, trigger: int, fired: int) -> str:
    """Why a position is impossible in which these cards have fired."""
    if fired & ~state.triggered[at_trigger(seat, trigger)]:
        return "a card has fired that the action does not trigger"
    return misplayed(state, trigger, 1)


class MoreAbilities(AbilityChoice):
    """Asks for another ability, or to stop; after an ability, no Official may move."""

    kind = "more-abilities"
    rule = "zhanguo.court.not_both"
    offers: ClassVar[list[tuple[int, int]]] = [(act.ACTIVATE, act.PASS)]

    def actions(self, state: ZhanguoState) -> list[int]:
        return [act.ACTIVATE, act.PASS]

    def take(self, state: ZhanguoState, action: int) -> None:
        if action == act.ACTIVATE:
            state.stack.append(Ability(self.seat, self.trigger, self.fired))


class AfterAbility(SeatStep):
    """Asks for another ability, if a card is left that can fire."""

    kind = "after-ability"
    fields: ClassVar[list[Field]] = [WHOSE, TRIGGER, FIRED]

    def __init__(self, whose: int, trigger: int, fired: int) -> None:
        self.seat = -1
        self.whose = whose
        self.trigger = trigger
        self.fired = fired

    def misfit(self, state: ZhanguoState, at: int) -> str:
        return misplaced_in_turn(state, at) or misfired(state, self.whose, self.trigger, self.fired)

    def run(self, state: ZhanguoState) -> None:
        if ready_cards(state, self.whose, self.trigger, self.fired):
            state.stack.append(MoreAbilities(self.whose, self.trigger, self.fired))


class Ability(AbilityChoice):
    """Asks which triggered card fires."""

    kind = "ability"
    rule = "zhanguo.court.matching_trigger"
    follows = True
    offers: ClassVar[list[tuple[int, int]]] = [(act.CARD + 1, act.CARD + LAST_CARD)]

    def actions(self, state: ZhanguoState) -> list[int]:
        return [act.CARD + card for card in ready_cards(state, self.seat, self.trigger, self.fired)]

    def take(self, state: ZhanguoState, action: int) -> None:
        card = action - act.CARD
        place = state.place_of(self.seat, card)
        if state.log is not None:
            tell(state, "ability", self.seat, card_args(state, card), [f"tucked:{self.seat}:{CARDS[card]}"])
        state.stack.append(AfterAbility(self.seat, self.trigger, self.fired | 1 << place))
        perform(state, self.seat, state.tables.ability_of[card], place // 3, FROM_CARDS)

    def refusal(self, state: ZhanguoState, action: int) -> str:
        place = state.place_of(self.seat, action - act.CARD) if action < act.REGION else -1
        if place < 0 or state.trigger_at(self.seat * 15 + place) != self.trigger:
            return self.rule
        if self.fired >> place & 1:
            return "zhanguo.court.ability_order"
        if state.unrest[at_region(self.seat, place // 3)] == 3:
            return "zhanguo.unrest.three_blocks_cards"
        effect = state.tables.ability_of[action - act.CARD].name
        if effect.startswith("ship"):
            return "zhanguo.ability.ship1"
        if effect.startswith("recruit"):
            return "zhanguo.ability.recruit_needs_supply"
        if "token" in effect:
            return "zhanguo.ability.token_shortage"
        return "zhanguo.mausoleum.unlock" if effect.startswith("unlock") else self.rule


# Rules of this chapter that the code above implements without citing them:
# `zhanguo.court.any_card_any_action`
# `zhanguo.court.played_card_not_used`
