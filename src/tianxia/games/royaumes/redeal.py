"""Redeal what a seat cannot know: purses, bids in a closed hand, objectives, powers of generals.

Before each draw the candidates are sorted in an order that depends only on what the seat knows. Candidates
are purses, assignments of powers, and cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.games.royaumes import actions as act
from tianxia.games.royaumes.general import ASSIGNMENTS, place_key
from tianxia.games.royaumes.marker import possible_purses
from tianxia.games.royaumes.tables import CARDS
from tianxia.kernel.decision import Decision
from tianxia.kernel.numbers import row_put
from tianxia.kernel.rng import Rng

if TYPE_CHECKING:
    from tianxia.games.royaumes.state import RoyaumesState


def redeal(state: RoyaumesState, seat: int, rng: Rng) -> RoyaumesState:
    """A copy that agrees with everything the seat has seen, with a new random stream."""
    other = state.copy()
    if not state.over:  # then everything is open
        for owner in range(state.seats):
            if owner != seat:
                deal_seat(other, owner, rng)
        deal_objectives(other, seat, rng)
    other.rng = rng.split("after the redeal")
    return other


def deal_seat(state: RoyaumesState, owner: int, rng: Rng) -> None:
    """Redeal the generals and the purse of a seat, so that its current question is still possible."""
    ways = ways_of_generals(state, owner)
    purses = possible_purses(state.accounts[owner])
    asked = state.decision_for(owner)
    for way in shuffled(len(ways), rng):
        take_way(state, owner, ways, ways[way])
        for purse in shuffled(len(purses), rng):
            stock = state.stock[:]
            stock[3 * owner : 3 * owner + 3] = purses[purse]
            state.stock = stock
            deal_chosen(state, owner, asked, rng)
            if asked is None or could_be_asked(state, asked):
                return


def shuffled(count: int, rng: Rng) -> list[int]:
    numbers = list(range(count))
    rng.shuffle(numbers)
    return numbers


def could_be_asked(state: RoyaumesState, asked: Decision) -> bool:
    """Can the seat still answer the current question and, in a payment, also pay the next marker?"""
    found = asked.actions(state)
    return len(found) > 0 and (found != [act.ENOUGH] or asked.simultaneous)


# --- generals --------------------------------------------------------------------------------------------


def ways_of_generals(state: RoyaumesState, owner: int) -> list[list[int]]:
    """The place of each power in every way that other seats consider possible: place keys by power, sorted
    and unique.
    """
    keys = [place_key(state, owner, general) for general in range(3)]
    found: list[list[int]] = []
    for world in range(6):
        if state.worlds[owner] >> world & 1:
            way = places_by_power(keys, ASSIGNMENTS[world])
            if way not in found:
                found.append(way)
    found.sort()
    return found


def places_by_power(keys: list[int], powers: list[int]) -> list[int]:
    """The place keys in the order of their powers."""
    way = [0, 0, 0]
    for general in range(3):
        way[powers[general]] = keys[general]
    return way


def take_way(state: RoyaumesState, owner: int, ways: list[list[int]], way: list[int]) -> None:
    """Assign the powers of a seat's generals in this way. What other seats consider possible stays the
    same.
    """
    for general in range(3):
        state.generals = row_put(state.generals, 3 * owner + general, way[general] >> 1)
    if owner == state.active():
        state.moved_generals = (way[0] & 1) | (way[1] & 1) << 1 | (way[2] & 1) << 2
    mask = 0
    for world in range(6):
        if places_by_power(way, ASSIGNMENTS[world]) in ways:
            mask |= 1 << world
    worlds = state.worlds[:]
    worlds[owner] = mask
    state.worlds = worlds


# --- markers ---------------------------------------------------------------------------------------------


def deal_chosen(state: RoyaumesState, owner: int, asked: Decision | None, rng: Rng) -> None:
    """Redeal the markers in a seat's closed hand: a bid, or an income it is choosing."""
    at = 3 * owner
    picked = [0, 0, 0]
    if state.attacker >= 0:
        if state.shown or owner not in (state.attacker, state.defender):
            return
        if asked is None or asked.kind != "bid":
            picked = pick_bid(state, owner, asked is not None, rng)
    elif asked is not None and asked.kind == "income-more":
        picked[2] = 1
    chosen = state.chosen[:]
    chosen[at : at + 3] = picked
    state.chosen = chosen


def pick_bid(state: RoyaumesState, owner: int, unfinished: bool, rng: Rng) -> list[int]:
    """Random markers of a purse, within the limit; an unfinished bid has at least one."""
    markers: list[int] = []
    for kind in range(3):
        markers += [kind] * state.stock[3 * owner + kind]
    rng.shuffle(markers)
    most = len(markers)
    if not state.options.surplus_bids:
        organised = state.attack_organised if owner == state.attacker else state.organised[state.field]
        most = min(most, organised)
    least = 1 if unfinished else 0
    picked = [0, 0, 0]
    for number in range(least + rng.below(most - least + 1)):
        picked[markers[number]] += 1
    return picked


# --- objectives ------------------------------------------------------------------------------------------


def deal_objectives(state: RoyaumesState, seat: int, rng: Rng) -> None:
    """Possible cards for the other seats: not the seat's own card, and no card with which they would have
    won already.
    """
    cards = [card for card in range(CARDS) if seat < 0 or card != state.objectives[seat]]
    rng.shuffle(cards)
    owners = [owner for owner in range(state.seats) if owner != seat]
    objectives = state.objectives[:]
    found = deal_cards(owners, 0, cards, state.ruled_out, objectives)
    assert found, "the cards that were dealt are one way"
    state.objectives = objectives


def deal_cards(owners: list[int], at: int, cards: list[int], ruled_out: list[int], dealt: list[int]) -> bool:
    """A card for each owner from index `at` on, if there is a solution."""
    if at == len(owners):
        return True
    owner = owners[at]
    for number in range(len(cards)):
        card = cards[number]
        if not ruled_out[owner] >> card & 1:
            dealt[owner] = card
            if deal_cards(owners, at + 1, cards[:number] + cards[number + 1 :], ruled_out, dealt):
                return True
    return False
