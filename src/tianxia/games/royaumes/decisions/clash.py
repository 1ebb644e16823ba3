"""The clash: both sides decide whether to fight, then their strengths are compared (royaumes.clash.*)."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.royaumes import actions as act
from tianxia.games.royaumes.decisions.base import RoyaumesDecision
from tianxia.games.royaumes.decisions.combat import (
    CombatStep,
    disorganised_in_combat,
    end_combat,
    handicap,
    higher_first,
    lose_troops,
    organised_in_combat,
)
from tianxia.games.royaumes.decisions.retreat import RetreatTo, retreat_attacker, retreats
from tianxia.games.royaumes.elements import place_arg
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.kernel.event import Outcome, Sentence, Side, seat_arg


def strength(state: RoyaumesState, seat: int) -> int:
    """The strength: 2 for an organised troop, 1 for a disorganised one, 0 for generals
    (royaumes.clash.strength).
    """
    return 2 * organised_in_combat(state, seat) + disorganised_in_combat(state, seat)


class AfterManoeuvres(CombatStep):
    """A side without troops is beaten at once. Otherwise the attacker decides first, then the defender."""

    kind: ClassVar[str] = "after-manoeuvres"

    def run(self, state: RoyaumesState) -> None:
        if strength(state, state.attacker) == 0 or state.owner[state.field] < 0:
            end_combat(state)  # royaumes.combat.destroyed_by_manoeuvres
        else:
            state.stack.append(AttackerDecides(state.attacker))


class FightOrWithdraw(RoyaumesDecision):
    """Asks a side whether it continues to fight."""

    offers: ClassVar[list[tuple[int, int]]] = [(act.FIGHT, act.WITHDRAW)]

    def actions(self, state: RoyaumesState) -> list[int]:
        return [act.FIGHT, act.WITHDRAW]

    def prompt(self, state: RoyaumesState) -> Sentence:
        args: dict[str, object] = {
            "seat": seat_arg(self.seat),
            "place": place_arg(state.map, state.field),
            "strength": strength(state, self.seat),
            "enemy": strength(state, state.attacker + state.defender - self.seat),
        }
        return Sentence(f"prompt-{self.kind}", args)

    def fits(self, state: RoyaumesState) -> bool:
        if state.attacker < 0 or not state.shown:
            return False
        return strength(state, state.attacker) > 0 and strength(state, state.defender) > 0


class AttackerDecides(FightOrWithdraw):
    """The attacker decides first; it can always retreat (royaumes.clash.attacker_decides_first)."""

    kind: ClassVar[str] = "attacker-decides"
    rule: ClassVar[str] = "royaumes.clash.attacker_decides_first"

    def take(self, state: RoyaumesState, action: int) -> None:
        if action == act.WITHDRAW:  # royaumes.clash.attacker_refusal_ends
            retreat_attacker(state)
            return
        if state.log is not None:
            state.tell_at("event-fight", self.seat, state.field, {})
        if retreats(state):
            state.stack.append(DefenderDecides(state.defender))
        else:  # royaumes.retreat.none_legal_must_fight
            if state.log is not None:
                state.tell_at("event-no-retreat", state.defender, state.field, {})
            clash(state)

    def fits(self, state: RoyaumesState) -> bool:
        return super().fits(state) and self.seat == state.attacker


class DefenderDecides(FightOrWithdraw):
    """Asks the defender second, if it has a place to retreat to."""

    kind: ClassVar[str] = "defender-decides"
    rule: ClassVar[str] = "royaumes.clash.both_accept"

    def take(self, state: RoyaumesState, action: int) -> None:
        if action == act.WITHDRAW:
            state.stack.append(RetreatTo(self.seat))
            return
        if state.log is not None:
            state.tell_at("event-fight", self.seat, state.field, {})
        clash(state)

    def fits(self, state: RoyaumesState) -> bool:
        return super().fits(state) and self.seat == state.defender and len(retreats(state)) > 0


class EndClash(CombatStep):
    """Ends the clash after the winner has taken its handicaps."""

    kind: ClassVar[str] = "end-clash"

    def run(self, state: RoyaumesState) -> None:
        end_combat(state)


def clash(state: RoyaumesState) -> None:
    """The higher strength wins; the winner takes losses equal to the loser's strength
    (royaumes.clash.winner_handicaps)."""
    attacker, defender = state.attacker, state.defender
    attack, defence = strength(state, attacker), strength(state, defender)
    if state.log is not None:
        tell_clash(state, attack, defence)
    state.stack.append(EndClash())
    if attack <= defence:  # royaumes.clash.tie_destroys_both
        lose_troops(state, attacker, 0, 0)
    if defence <= attack:
        lose_troops(state, defender, 0, 0)
    if attack > defence:
        handicap(state, attacker, defence)
    elif defence > attack:
        handicap(state, defender, attack)


def tell_clash(state: RoyaumesState, attack: int, defence: int) -> None:
    """Log the strengths and the losses."""
    results = [(attack, state.attacker), (defence, state.defender)]
    if defence > attack:
        results.reverse()
    sides: list[Side] = []
    gains: list[tuple[int, Sentence]] = []
    for result, seat in results:
        organised, disorganised = organised_in_combat(state, seat), disorganised_in_combat(state, seat)
        parts: list[Sentence] = []
        if organised:
            parts.append(Sentence("outcome-organised", {"count": organised}))
        if disorganised:
            parts.append(Sentence("outcome-disorganised", {"count": disorganised}))
        won = result > min(attack, defence)
        sides.append(Side(seat_arg(seat), result, parts, won))
        if won:
            gains.append((seat, Sentence("outcome-handicaps", {"count": min(attack, defence)})))
        else:
            gains.append((seat, Sentence("outcome-destroyed", {})))
    rule = "royaumes.clash.tie_destroys_both" if attack == defence else "royaumes.clash.higher_wins"
    state.tell_at(
        "event-clash", state.attacker, state.field, higher_first(results), Outcome(sides, rule, gains)
    )


# Rules of this chapter that the code above implements without citing them:
# `royaumes.clash.winner_keeps_difference`
# `royaumes.clash.tie_kills_all_generals`
# `royaumes.clash.winner_stays`
