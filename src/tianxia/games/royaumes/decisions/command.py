"""Phase 2: command markers (royaumes.command.*). The value is public, the kinds are chosen in secret."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.royaumes import actions as act
from tianxia.games.royaumes.decisions.base import RoyaumesDecision
from tianxia.games.royaumes.elements import marker_args, screen, supply_element
from tianxia.games.royaumes.marker import receive, smallest_chosen, worth
from tianxia.games.royaumes.objective import count_kingdoms
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.games.royaumes.tables import COMMAND, MAJORS, VALUES
from tianxia.kernel.event import Sentence, seat_arg
from tianxia.kernel.numbers import plus


def income(state: RoyaumesState, seat: int) -> int:
    """The income: 2, plus 4 for each major and 2 for each minor kingdom that is controlled; nothing has
    moved in this turn yet (royaumes.command.start_of_turn).
    """
    occupied = state.occupied(seat)
    tables, map = state.tables, state.map
    majors = count_kingdoms(map, occupied, 0, MAJORS)
    minors = count_kingdoms(map, occupied, MAJORS, len(map.kingdoms))
    return tables.base_income + majors * tables.major_income + minors * tables.minor_income


def ask_command(state: RoyaumesState) -> bool:
    """Ask every seat that is still in the game for the markers of its income."""
    state.done = True
    state.stack.append(Income(state.active()))
    return True


class ChooseMarker(RoyaumesDecision):
    """The next marker of an income, largest first, until the sum is exact (royaumes.command.exact_total)."""

    rule: ClassVar[str] = "royaumes.command.choose_denominations"
    any_order: ClassVar[bool] = True
    phases: ClassVar[list[int]] = [COMMAND]
    offers: ClassVar[list[tuple[int, int]]] = [(act.MARKER, act.LAST_MARKER)]

    def left(self, state: RoyaumesState) -> int:
        return income(state, self.seat) - worth(state.chosen, 3 * self.seat)

    def actions(self, state: RoyaumesState) -> list[int]:
        left = self.left(state)
        found: list[int] = []
        for kind in range(smallest_chosen(state.chosen, 3 * self.seat), 3):
            if VALUES[kind] <= left:
                found.append(act.MARKER + kind)
        return found

    def take(self, state: RoyaumesState, action: int) -> None:
        at = 3 * self.seat
        state.chosen = plus(state.chosen, at + action - act.MARKER, 1)
        total = income(state, self.seat)
        if worth(state.chosen, at) < total:
            state.stack.append(IncomeMore(self.seat))
            return
        markers = marker_args(state.chosen[at : at + 3])
        receive(state, self.seat, total)
        if state.log is not None:
            # royaumes.marker.income_public_choice_private
            own: dict[str, object] = {"markers": markers}
            state.tell_owner("event-income", self.seat, {"total": total}, own, [screen(self.seat)])

    def prompt(self, state: RoyaumesState) -> Sentence:
        total = income(state, self.seat)
        return Sentence(f"prompt-{self.kind}", {"seat": seat_arg(self.seat), "total": total})

    def touches(self, state: RoyaumesState, action: int) -> list[str]:
        kind = action - act.MARKER
        return [supply_element(kind, state.chosen[3 * self.seat + kind] + 1)]

    def refusal(self, state: RoyaumesState, action: int) -> str:
        if VALUES[action - act.MARKER] > self.left(state):
            return "royaumes.command.exact_total"
        return self.rule

    def fits(self, state: RoyaumesState) -> bool:
        return super().fits(state) and self.left(state) > 0


class Income(ChooseMarker):
    """Asks for the first marker of the income."""

    kind: ClassVar[str] = "income"

    def fits(self, state: RoyaumesState) -> bool:
        return super().fits(state) and worth(state.chosen, 3 * self.seat) == 0


class IncomeMore(ChooseMarker):
    """Asks for another marker of the income."""

    kind: ClassVar[str] = "income-more"
    follows: ClassVar[bool] = True

    def fits(self, state: RoyaumesState) -> bool:
        return super().fits(state) and worth(state.chosen, 3 * self.seat) > 0


# Rules of this chapter that other files decide:
# - `data/pieces.toml`: royaumes.command.base_two, royaumes.command.major_four,
#   royaumes.command.minor_two, royaumes.command.incomplete_kingdom_nothing
