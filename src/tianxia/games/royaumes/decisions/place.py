"""Phase 4: recruits and generals come onto the board (royaumes.place.*)."""

from __future__ import annotations

from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.royaumes.armies import put
from tianxia.games.royaumes.decisions.base import OneGeneral, RoyaumesDecision, one_waits, places_of
from tianxia.games.royaumes.decisions.recruit import recruits
from tianxia.games.royaumes.elements import place_arg, place_element
from tianxia.games.royaumes.general import mix
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.games.royaumes.tables import COMMANDERIES, IN_HAND, PLACE, POWERS
from tianxia.kernel.event import Sentence, seat_arg
from tianxia.kernel.numbers import row_plus, row_put


def begin_placing(state: RoyaumesState) -> None:
    """Compute the number of the seat's recruits.

    The board has not changed since phase 3, so the result is the same as then."""
    seat = state.active()
    state.recruits = recruits(state, seat)
    if state.recruits:
        state.campfires = vec[i64]([0] * COMMANDERIES)
        if state.log is not None:
            state.tell("event-recruit", seat, {"count": state.recruits}, [f"screen:{seat}"])


def ask_place(state: RoyaumesState) -> bool:
    """Recruits are placed first (royaumes.place.all_recruits), then generals, if the seat wants to."""
    seat = state.active()
    while state.recruits:
        question = PlaceTroop(seat)
        open_fires = question.actions(state)
        if len(open_fires) > 1:
            state.stack.append(question)
            return True
        question.take(state, open_fires[0])  # there is only one place
    if state.owner[state.home(seat)] != seat:  # royaumes.place.general_needs_occupation
        return False
    if not one_waits(state, seat, IN_HAND):
        return False
    state.stack.append(PlaceGeneral(seat))
    return True


class PlaceTroop(RoyaumesDecision):
    """Asks for the campfire of the next recruit, which joins the commandery at once."""

    kind: ClassVar[str] = "place"
    rule: ClassVar[str] = "royaumes.place.only_on_occupied"
    verb: ClassVar[str] = "place"
    phases: ClassVar[list[int]] = [PLACE]

    def might_offer(self, game: Any) -> list[int]:
        return places_of(game, True, False, [])

    def actions(self, state: RoyaumesState) -> list[int]:
        owner, campfires, ranks, seat = state.owner, state.campfires, state.map.ranks, self.seat
        found: list[int] = []
        commandery: i64
        for commandery in range(COMMANDERIES):
            if owner[commandery] == seat and campfires[commandery] < ranks[commandery]:
                found.append(commandery)
        return found

    def take(self, state: RoyaumesState, action: int) -> None:
        state.recruits -= 1
        state.campfires = row_plus(state.campfires, action, 1)
        put(state, self.seat, action, 1, 0)  # royaumes.place.organised
        if state.log is not None:
            state.tell_at("event-place", self.seat, action, {})

    def prompt(self, state: RoyaumesState) -> Sentence:
        return Sentence("prompt-place", {"seat": seat_arg(self.seat), "count": state.recruits})

    def refusal(self, state: RoyaumesState, action: int) -> str:
        if state.owner[action] == self.seat:
            return "royaumes.place.campfire_limit"
        return self.rule

    def fits(self, state: RoyaumesState) -> bool:
        return super().fits(state) and state.recruits > 0


class PlaceGeneral(OneGeneral):
    """Asks which general in hand goes to the seat's own start III, if any
    (royaumes.place.general_may_wait)."""

    kind: ClassVar[str] = "place-general"
    rule: ClassVar[str] = "royaumes.place.general_only_on_start_three"
    phases: ClassVar[list[int]] = [PLACE]
    waiting: ClassVar[int] = IN_HAND

    def choose(self, state: RoyaumesState, general: int) -> None:
        home = state.home(self.seat)
        state.generals = row_put(state.generals, 3 * self.seat + general, home)
        mix(state, self.seat)
        if state.log is not None:  # royaumes.place.general_face_down
            own: dict[str, object] = {"power": POWERS[general]}
            touches = [place_element(state.map, home)]
            state.tell_owner("event-place-general", self.seat, self.particulars(state), own, touches)

    def particulars(self, state: RoyaumesState) -> dict[str, object]:
        return {"place": place_arg(state.map, state.home(self.seat))}

    def refusal(self, state: RoyaumesState, action: int) -> str:
        return "royaumes.recruit.general_cost"

    def fits(self, state: RoyaumesState) -> bool:
        occupies = state.owner[state.home(self.seat)] == self.seat
        return super().fits(state) and state.recruits == 0 and occupies


# Rules of this chapter that the code above implements without citing them:
# `royaumes.place.zero_allowed`
# `royaumes.place.slide_into_commandery`
# `royaumes.place.room_always_enough`
# `royaumes.place.general_kept_in_hand`
# `royaumes.place.general_ignores_campfire`
