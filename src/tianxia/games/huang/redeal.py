"""What a seat cannot know, dealt anew.

A seat knows its own hand and what it replaced itself, everything on the table, and the tiles that went
into other hands before its eyes. It does not know the rest of the other hands, what others replaced,
what was taken out of the short game, and the bag.

A tile seen going into a hand is known to be there until the hand shows one like it. Once tiles of that
hand were put aside face down it may be among them: it is still there or was replaced.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.huang.decisions.base import Question
from tianxia.games.huang.tables import of, of_seat, plus, sum_of_seat
from tianxia.kernel.rng import Rng

if TYPE_CHECKING:
    from tianxia.games.huang.state import HuangState


# --- what everybody knows of a hand -------------------------------------------------------------------


def note_shown(state: HuangState, seat: int, colour: int, count: int) -> None:
    """Tiles have left a hand in the open: as many fewer are known, those that may be replaced last."""
    at = of(seat, colour)
    known = min(count, state.known[at])
    if known:
        state.known = plus(state.known, at, -known)
    maybe = min(count - known, state.maybe_replaced[at])
    if maybe:
        state.maybe_replaced = plus(state.maybe_replaced, at, -maybe)
        state.replaced_least = plus(state.replaced_least, seat, -min(maybe, state.replaced_least[seat]))
    narrow_replaced(state, seat)


def note_put_aside(state: HuangState, seat: int) -> None:
    """A tile of a hand was put aside face down: it may have been any that the others knew of."""
    known, maybe = state.known[:], state.maybe_replaced[:]
    for colour in range(5):
        maybe[of(seat, colour)] += known[of(seat, colour)]
        known[of(seat, colour)] = 0
    state.known, state.maybe_replaced = known, maybe
    state.replaced_most = plus(state.replaced_most, seat, 1)
    narrow_replaced(state, seat)


def narrow_replaced(state: HuangState, seat: int) -> None:
    """At most all that may be replaced were; at least those were that the hand has no room for."""
    maybe = sum_of_seat(state.maybe_replaced, seat)
    over = state.replaced_most[seat] - maybe
    if over > 0:
        state.replaced_most = plus(state.replaced_most, seat, -over)
    crowded_out = sum_of_seat(state.known, seat) + maybe - state.hand_size(seat)
    short = crowded_out - state.replaced_least[seat]
    if short > 0:
        state.replaced_least = plus(state.replaced_least, seat, short)


# --- dealing anew ---------------------------------------------------------------------------------------


def redeal(state: HuangState, seat: int, rng: Rng) -> HuangState:
    """A copy that agrees with all the seat has seen; chance is new too.

    The tiles it has not seen are counted by colour; for each other seat, how many of those that may be
    replaced were, and which, is drawn; the hands are filled with what is known to be there, then with
    tiles drawn from those not seen. What is left of them is the bag.
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
        assert isinstance(asked, Question)
        other.stack[-1] = asked.seen_by_others()
    return other


def with_pledge_known(state: HuangState) -> HuangState:
    """The position with the tiles known to be there that the seat asked has already said it will spend: a
    copy, where that makes a difference."""
    if state.over:  # the screens are gone
        now = state.copy()
        now.known, now.maybe_replaced = state.hands[:], vec[i64]([0] * of(state.seats, 0))
        now.replaced_least = now.replaced_most = vec[i64]([0] * state.seats)
        return now
    asked = state.decision
    assert isinstance(asked, Question)
    colour, count = asked.pledged()
    at = of(asked.seat, colour)
    if count <= state.known[at]:
        return state
    now = state.copy()
    note_shown(now, asked.seat, colour, count)
    now.known = plus(now.known, at, count)
    return now


def fill(tiles: list[int], size: int, unknown: vec[i64], rng: Rng) -> list[int]:
    """Fill up tiles by colour to a size, with tiles drawn from those not seen; returns them."""
    for _ in range(size - sum(tiles)):
        nth, colour = rng.below(sum_of_seat(unknown, 0)), 0
        while nth >= unknown[colour]:
            nth -= unknown[colour]
            colour += 1
        unknown[colour] -= 1
        tiles[colour] += 1
    return tiles
