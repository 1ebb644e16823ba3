"""Combat begins where armies meet: secret bids, generals, handicaps (royaumes.combat.*). The defender's
troops are on the field; the attacker's troops are stored separately until one side is gone. After the
manoeuvres comes clash.py or retreat.py; a step beneath on the stack continues there.
"""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.royaumes import actions as act
from tianxia.games.royaumes.armies import put_moved, take_off
from tianxia.games.royaumes.decisions.base import RoyaumesDecision
from tianxia.games.royaumes.elements import marker_args, place_arg, place_element, powers_arg, screen
from tianxia.games.royaumes.general import kill, mix, powers_seen
from tianxia.games.royaumes.marker import clear_chosen, smallest_chosen, spend
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.games.royaumes.tables import VALUES
from tianxia.kernel.decision import Field, Step
from tianxia.kernel.event import Outcome, Sentence, Side, seat_arg
from tianxia.kernel.numbers import plus


def begin_combat(
    state: RoyaumesState, seat: int, origin: int, field: int, road: int, organised: int, disorganised: int
) -> None:
    """The moving army attacks, the other one defends (royaumes.combat.roles)."""
    state.attacker = seat
    state.defender = state.owner[field]
    state.field = field
    state.origin = origin
    state.road = road
    state.attack_organised = organised
    state.attack_disorganised = disorganised
    if state.log is not None:
        state.tell_at("event-combat", seat, field, {"defender": seat_arg(state.defender)})
    state.stack.append(Reveal())
    if may_bid(state, state.defender):
        state.stack.append(Bid(state.defender))
    if may_bid(state, seat):
        state.stack.append(Bid(seat))


def may_bid(state: RoyaumesState, seat: int) -> bool:
    """May this army bid?

    An army without organised troops bids nothing, and everybody knows it, so it is not asked. A seat
    without markers is asked; otherwise the others would learn that it has none
    (royaumes.combat.bid_no_hint).
    """
    return organised_in_combat(state, seat) > 0 or state.options.surplus_bids


def organised_in_combat(state: RoyaumesState, seat: int) -> int:
    return state.attack_organised if seat == state.attacker else state.organised[state.field]


def disorganised_in_combat(state: RoyaumesState, seat: int) -> int:
    return state.attack_disorganised if seat == state.attacker else state.disorganised[state.field]


def lose_troops(state: RoyaumesState, seat: int, organised: int, disorganised: int) -> None:
    """Set the troops of a side; an army without troops is destroyed with its generals
    (royaumes.combat.generals_die_with_army).
    """
    if seat == state.attacker:
        state.attack_organised = organised
        state.attack_disorganised = disorganised
    else:
        field = state.field
        take_off(state, field, state.organised[field] - organised, state.disorganised[field] - disorganised)
    if organised + disorganised == 0:
        if state.log is not None:
            state.tell_at("event-destroyed", seat, state.field, {})
        kill(state, seat, state.field)


# --- the bids --------------------------------------------------------------------------------------------


class BidQuestion(RoyaumesDecision):
    """Asks for the next marker of a bid, largest first; the other seats do not see it."""

    rule: ClassVar[str] = "royaumes.combat.bid_limit"
    simultaneous: ClassVar[bool] = True
    any_order: ClassVar[bool] = True
    never_automatic: ClassVar[bool] = True
    beneath: ClassVar[list[str]] = ["reveal", "bid", "bid-more"]
    offers: ClassVar[list[tuple[int, int]]] = [
        (act.MARKER, act.LAST_MARKER),
        (act.ENOUGH, act.ENOUGH),
    ]

    def actions(self, state: RoyaumesState) -> list[int]:
        at = 3 * self.seat
        stock, chosen = state.stock, state.chosen
        found: list[int] = []
        if has_room(state, self.seat):
            for kind in range(smallest_chosen(chosen, at), 3):
                if stock[at + kind] > chosen[at + kind]:
                    found.append(act.MARKER + kind)
        found.append(act.ENOUGH)  # royaumes.combat.bid_may_be_empty
        return found

    def take(self, state: RoyaumesState, action: int) -> None:
        if action == act.ENOUGH:
            return
        state.chosen = plus(state.chosen, 3 * self.seat + action - act.MARKER, 1)
        state.stack.append(BidMore(self.seat))

    def markers_left(self, state: RoyaumesState) -> list[int]:
        at = 3 * self.seat
        return [state.stock[at + kind] - state.chosen[at + kind] for kind in range(3)]

    def prompt(self, state: RoyaumesState) -> Sentence:
        args: dict[str, object] = {
            "seat": seat_arg(self.seat),
            "place": place_arg(state.map, state.field),
            "most": organised_in_combat(state, self.seat),
        }
        return Sentence("prompt-bid", args)

    def describe(self, state: RoyaumesState, action: int) -> Sentence:
        if action == act.ENOUGH:
            return Sentence("action-close-hand", {})
        return super().describe(state, action)

    def role(self, state: RoyaumesState, action: int) -> str:
        return "declines" if action == act.ENOUGH and bid_size(state, self.seat) == 0 else "usual"

    def refusal(self, state: RoyaumesState, action: int) -> str:
        if not has_room(state, self.seat):
            return "royaumes.combat.bid_limit_enforced"
        return "royaumes.marker.indivisible"

    def misfit(self, state: RoyaumesState, at: int) -> str:
        if at > 0 and state.stack[at - 1].seat == self.seat:
            return f"seat {self.seat} bids twice"
        return super().misfit(state, at)

    def fits(self, state: RoyaumesState) -> bool:
        if state.attacker < 0 or state.shown or self.seat not in (state.attacker, state.defender):
            return False
        return may_bid(state, self.seat)


def bid_size(state: RoyaumesState, seat: int) -> int:
    at = 3 * seat
    return state.chosen[at] + state.chosen[at + 1] + state.chosen[at + 2]


def has_room(state: RoyaumesState, seat: int) -> bool:
    """May another marker be picked? The limit is the army's number of organised troops
    (royaumes.combat.bid_limit)."""
    return state.options.surplus_bids or bid_size(state, seat) < organised_in_combat(state, seat)


class Bid(BidQuestion):
    """Asks for the first marker, or none."""

    kind: ClassVar[str] = "bid"

    def fits(self, state: RoyaumesState) -> bool:
        return super().fits(state) and bid_size(state, self.seat) == 0


class BidMore(BidQuestion):
    """Asks for another marker, or to close the hand."""

    kind: ClassVar[str] = "bid-more"
    follows: ClassVar[bool] = True

    def fits(self, state: RoyaumesState) -> bool:
        size = bid_size(state, self.seat)
        within = state.options.surplus_bids or size <= organised_in_combat(state, self.seat)
        return super().fits(state) and size > 0 and within


class CombatStep(Step):
    """A step of a combat."""

    beneath: ClassVar[list[str]] = ["next-seat"]

    def fits(self, state: RoyaumesState) -> bool:
        return state.attacker >= 0


class Reveal(CombatStep):
    """Reveals both bids, once they are complete, then the generals; the lower side takes handicaps."""

    kind: ClassVar[str] = "reveal"
    beneath: ClassVar[list[str]] = ["after-manoeuvres"]

    def run(self, state: RoyaumesState) -> None:
        state.learn()
        state.shown = True
        attacker, defender = state.attacker, state.defender
        attack, defence = show(state, attacker), show(state, defender)
        if state.log is not None:
            tell_manoeuvres(state, attack, defence)
        if attack < defence:
            handicap(state, attacker, defence - attack)
        elif defence < attack:  # royaumes.combat.manoeuvre_tie: nothing when equal
            handicap(state, defender, attack - defence)


def tell_manoeuvres(state: RoyaumesState, attack: int, defence: int) -> None:
    """Log what each side bid, and which side takes handicaps."""
    sides: list[Side] = []
    results = [(attack, state.attacker), (defence, state.defender)]
    if defence > attack:
        results.reverse()
    for result, seat in results:
        best = best_general(state.generals_on(seat, state.field))
        parts = [Sentence("outcome-markers", {"total": result - best})]
        if best:
            parts.append(Sentence("outcome-general", {"power": best}))
        sides.append(Side(seat_arg(seat), result, parts, result > min(attack, defence)))
    rule, gains = "royaumes.combat.manoeuvre_tie", []
    if attack != defence:
        rule = "royaumes.combat.manoeuvre_handicaps"
        gains = [(results[1][1], Sentence("outcome-handicaps", {"count": abs(attack - defence)}))]
    state.tell_at(
        "event-manoeuvres", state.attacker, state.field, higher_first(results), Outcome(sides, rule, gains)
    )


def higher_first(results: list[tuple[int, int]]) -> dict[str, object]:
    """The results of both sides for the log."""
    (number, first), (against, second) = results
    return {"first": seat_arg(first), "number": number, "second": seat_arg(second), "against": against}


def best_general(generals: int) -> int:
    """The highest power of a mask of generals."""
    return 4 if generals & 4 else 2 if generals & 2 else 1 if generals & 1 else 0


def show(state: RoyaumesState, seat: int) -> int:
    """Reveal and discard a bid, reveal the generals; the result is the markers plus the best general."""
    at = 3 * seat
    bid = state.chosen[at : at + 3]
    for kind in range(3):
        for _ in range(bid[kind]):
            spend(state, seat, kind)  # royaumes.combat.bids_discarded
    generals = state.generals_on(seat, state.field)
    powers_seen(state, seat, generals)
    if state.log is not None:
        args: dict[str, object] = {"markers": marker_args(bid), "count": bid[0] + bid[1] + bid[2]}
        state.tell("event-bid", seat, args, [screen(seat), place_element(state.map, state.field)])
        if generals:
            powers = {"powers": powers_arg(generals), "count": len(powers_arg(generals))}
            state.tell_at("event-generals-shown", seat, state.field, powers)
    # royaumes.combat.manoeuvre_result
    return counted(bid, organised_in_combat(state, seat)) + best_general(generals)


def counted(bid: list[int], limit: int) -> int:
    """The value of a bid without the surplus markers, which are the lowest
    (royaumes.combat.surplus_ignored).
    """
    total = 0
    for kind in range(3):
        used = min(bid[kind], limit)
        total += used * VALUES[kind]
        limit -= used
    return total


# --- handicaps -------------------------------------------------------------------------------------------


def handicap(state: RoyaumesState, seat: int, count: int) -> None:
    """Each handicap disorganises a troop or removes a disorganised one; handicaps that the army cannot
    take are ignored (royaumes.combat.handicap_excess_ignored).
    """
    organised, disorganised = organised_in_combat(state, seat), disorganised_in_combat(state, seat)
    if state.log is not None:
        state.tell_at("event-handicaps", seat, state.field, {"count": count})
    if count >= 2 * organised + disorganised:
        lose_troops(state, seat, 0, 0)
        return
    least, most = kept_range(organised, disorganised, count)
    if least == most:
        suffer(state, seat, count, least)
    else:
        state.stack.append(Handicap(seat, count))


def kept_range(organised: int, disorganised: int, count: int) -> tuple[int, int]:
    """The fewest and the most organised troops that an army can have after its handicaps, if it survives."""
    least = max(0, organised - count)
    needed = count - disorganised  # the other handicaps hit organised troops, two for each troop
    most = organised - (needed + 1) // 2 if needed > 0 else organised
    return least, most


def suffer(state: RoyaumesState, seat: int, count: int, kept: int) -> None:
    """Apply the handicaps, so that this many troops stay organised."""
    organised, disorganised = organised_in_combat(state, seat), disorganised_in_combat(state, seat)
    left = 2 * organised + disorganised - count - 2 * kept
    lose_troops(state, seat, kept, left)
    if state.log is not None:
        state.tell_at("event-kept", seat, state.field, {"organised": kept, "disorganised": left})


class Handicap(RoyaumesDecision):
    """Asks the owner how many troops stay organised (royaumes.combat.handicap_choice)."""

    kind: ClassVar[str] = "handicap"
    rule: ClassVar[str] = "royaumes.combat.handicap_choice"
    beneath: ClassVar[list[str]] = ["after-manoeuvres", "end-clash"]
    fields: ClassVar[list[Field]] = [Field("count", 1, 120)]
    offers: ClassVar[list[tuple[int, int]]] = [(act.KEEP, act.LAST_KEEP)]

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def bounds(self, state: RoyaumesState) -> tuple[int, int]:
        organised = organised_in_combat(state, self.seat)
        return kept_range(organised, disorganised_in_combat(state, self.seat), self.count)

    def actions(self, state: RoyaumesState) -> list[int]:
        least, most = self.bounds(state)
        found: list[int] = []
        for kept in range(least, most + 1):
            found.append(act.KEEP + kept)
        return found

    def take(self, state: RoyaumesState, action: int) -> None:
        suffer(state, self.seat, self.count, action - act.KEEP)

    def prompt(self, state: RoyaumesState) -> Sentence:
        args: dict[str, object] = {"seat": seat_arg(self.seat), "count": self.count}
        return Sentence("prompt-handicap", args)

    def describe(self, state: RoyaumesState, action: int) -> Sentence:
        kept = action - act.KEEP
        organised = organised_in_combat(state, self.seat)
        strength = 2 * organised + disorganised_in_combat(state, self.seat) - self.count
        args: dict[str, object] = {"organised": kept, "disorganised": max(0, strength - 2 * kept)}
        return Sentence("action-keep", args)

    def refusal(self, state: RoyaumesState, action: int) -> str:
        return (
            "royaumes.combat.manoeuvre_handicaps" if action > act.KEEP + self.bounds(state)[1] else self.rule
        )

    def fits(self, state: RoyaumesState) -> bool:
        if state.attacker < 0 or not state.shown or self.seat not in (state.attacker, state.defender):
            return False
        organised, disorganised = (
            organised_in_combat(state, self.seat),
            disorganised_in_combat(state, self.seat),
        )
        if self.count >= 2 * organised + disorganised:
            return False
        least, most = kept_range(organised, disorganised, self.count)
        return least < most


def end_combat(state: RoyaumesState) -> None:
    """A surviving attacker takes the field; generals are hidden again and bids removed
    (royaumes.general.hidden_after_combat).
    """
    attacker, defender = state.attacker, state.defender
    organised, disorganised = state.attack_organised, state.attack_disorganised
    state.attacker = state.defender = -1
    state.attack_organised = state.attack_disorganised = 0
    state.shown = False
    clear_chosen(state)
    if organised + disorganised:
        put_moved(state, attacker, state.field, organised, disorganised)
    state.field = state.origin = state.road = -1
    mix(state, attacker)
    mix(state, defender)


# Rules of this chapter that the code above implements without citing them:
# `royaumes.combat.trigger`
# `royaumes.combat.two_stages`
# `royaumes.combat.groups_fight_in_turn`
# `royaumes.combat.bid_secret`
# `royaumes.combat.bid_commit_first`
# `royaumes.combat.bid_limit_at_start`
# `royaumes.combat.surplus_discarded`
# `royaumes.combat.handicap_same_troop_twice`
#
# Rules of this chapter that other files decide:
# - `decisions/clash.py`: royaumes.combat.destroyed_by_manoeuvres
