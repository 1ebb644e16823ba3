"""Redeal what a seat cannot know.

A seat knows its own hand and what it replaced itself, everything on the table, and the tiles that others took
openly. It does not know the rest of the other hands, what others replaced, what was taken out of the short
game, and the bag.

A tile that was taken openly is known to be in that hand until the hand shows one of its colour. After that
hand sets tiles aside face down, the known tile is still there or was replaced.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.huang.decisions.base import HuangDecision
from tianxia.games.huang.tables import of, of_seat, sum_of_seat
from tianxia.kernel.numbers import row_plus
from tianxia.kernel.rng import Rng

if TYPE_CHECKING:
    from tianxia.games.huang.state import HuangState


# --- what everybody knows of a hand -------------------------------------------------------------------


def note_shown(state: HuangState, seat: int, colour: int, count: int) -> None:
    """Everybody saw tiles leave a hand: remove known tiles first, then those that may have been replaced."""
    at = of(seat, colour)
    known = min(count, state.known[at])
    if known:
        state.known = row_plus(state.known, at, -known)
    maybe = min(count - known, state.maybe_replaced[at])
    if maybe:
        state.maybe_replaced = row_plus(state.maybe_replaced, at, -maybe)
        state.replaced_least = row_plus(state.replaced_least, seat, -min(maybe, state.replaced_least[seat]))
    narrow_replaced(state, seat)


def note_put_aside(state: HuangState, seat: int) -> None:
    """A tile was set aside face down: it may have been any of the tiles that others knew."""
    known, maybe = state.known[:], state.maybe_replaced[:]
    for colour in range(5):
        maybe[of(seat, colour)] += known[of(seat, colour)]
        known[of(seat, colour)] = 0
    state.known, state.maybe_replaced = known, maybe
    state.replaced_most = row_plus(state.replaced_most, seat, 1)
    narrow_replaced(state, seat)


def narrow_replaced(state: HuangState, seat: int) -> None:
    """Set the bounds for how many of the possibly replaced tiles were replaced.

    At most all of them; at least those for which the hand has no room.
    """
    maybe = sum_of_seat(state.maybe_replaced, seat)
    over = state.replaced_most[seat] - maybe
    if over > 0:
        state.replaced_most = row_plus(state.replaced_most, seat, -over)
    crowded_out = sum_of_seat(state.known, seat) + maybe - state.hand_size(seat)
    short = crowded_out - state.replaced_least[seat]
    if short > 0:
        state.replaced_least = row_plus(state.replaced_least, seat, short)


# --- dealing anew ---------------------------------------------------------------------------------------


def redeal(state: HuangState, seat: int, rng: Rng) -> HuangState:
    """A copy that agrees with everything the seat has seen, with a new random stream.

    First count the unseen tiles by colour. For each other seat, draw how many and which of the possibly
    replaced tiles were replaced. Fill the hands with known tiles, then with random unseen tiles. The
    remaining tiles are the bag.
    """
    other = state.copy()
    others = [owner for owner in range(state.seats) if owner != seat]
    now = with_pledge_known(state)
    unknown = state.bag[:]
    for colour in range(5):
        unknown[colour] += state.removed[colour]
        for owner in others:
            at = of(owner, colour)
            unknown[colour] += state.hands[at] + state.replaced[at] - now.known[at] - now.maybe_replaced[at]
    hands, replaced = other.hands, state.replaced[:]
    for owner in others:
        held, gone = of_seat(now.known, owner), [0] * 5
        maybe: list[int] = []
        for colour in range(5):
            maybe += [colour] * now.maybe_replaced[of(owner, colour)]
        rng.shuffle(maybe)
        room = state.hand_size(owner) - sum(held)
        least = max(now.replaced_least[owner], len(maybe) - room)
        lost = least + rng.below(now.replaced_most[owner] - least + 1)
        for i in range(len(maybe)):
            (gone if i < lost else held)[maybe[i]] += 1
        fill(held, state.hand_size(owner), unknown, rng)
        fill(gone, sum_of_seat(state.replaced, owner), unknown, rng)
        for colour in range(5):
            hands[of(owner, colour)] = held[colour]
            replaced[of(owner, colour)] = gone[colour]
    other.replaced = replaced
    other.removed = fill([0] * 5, sum(state.removed), unknown, rng)
    other.bag = unknown
    other.rng = rng.split("after the redeal")
    if not state.over and state.decision.seat != seat:
        asked = state.decision
        assert isinstance(asked, HuangDecision)
        other.stack[-1] = asked.seen_by_others()
    return other


def with_pledge_known(state: HuangState) -> HuangState:
    """The position without the tiles that the asked seat has promised to spend, if the others know these
    tiles.

    Returns a copy if that changes anything, else the position itself.
    """
    if state.over:  # after the end nothing is hidden
        now = state.copy()
        now.known, now.maybe_replaced = state.hands[:], vec[i64]([0] * of(state.seats, 0))
        now.replaced_least = now.replaced_most = vec[i64]([0] * state.seats)
        return now
    asked = state.decision
    assert isinstance(asked, HuangDecision)
    colour, count = asked.pledged()
    at = of(asked.seat, colour)
    if count <= state.known[at]:
        return state
    now = state.copy()
    note_shown(now, asked.seat, colour, count)
    now.known = row_plus(now.known, at, count)
    return now


def fill(tiles: list[int], size: int, unknown: vec[i64], rng: Rng) -> list[int]:
    """Fill up tiles by colour to a size with random tiles that the seat has not seen."""
    for _ in range(size - sum(tiles)):
        nth, colour = rng.below(sum_of_seat(unknown, 0)), 0
        while nth >= unknown[colour]:
            nth -= unknown[colour]
            colour += 1
        unknown[colour] -= 1
        tiles[colour] += 1
    return tiles
