"""What a seat cannot know, dealt anew.

A seat knows its own hand and what it replaced itself, everything on the table, and the tiles that went
into other hands before its eyes. It does not know the rest of the other hands, what others replaced,
what was taken out of the short game, and the bag.

A tile seen going into a hand is known to be there until the hand shows one like it, and doubtful once
tiles of that hand were replaced face down: it is still there or among those replaced.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.games.huang.counts import plus
from tianxia.kernel.rng import Rng

if TYPE_CHECKING:
    from tianxia.games.huang.state import HuangState


def show(state: HuangState, seat: int, colour: int, count: int) -> None:
    """Tiles have left a hand in the open: as many fewer are known to be there, doubtful ones last."""
    at = 5 * seat + colour
    known = min(count, state.known[at])
    if known:
        state.known = plus(state.known, at, -known)
    doubtful = min(count - known, state.doubtful[at])
    if doubtful:
        state.doubtful = plus(state.doubtful, at, -doubtful)
        state.lost_least = plus(state.lost_least, seat, -min(doubtful, state.lost_least[seat]))
    bound_losses(state, seat)


def doubt(state: HuangState, seat: int) -> None:
    """A tile of a hand was put aside face down: it may have been any that the others knew of."""
    known, doubtful = state.known[:], state.doubtful[:]
    for at in range(5 * seat, 5 * seat + 5):
        doubtful[at] += known[at]
        known[at] = 0
    state.known, state.doubtful = known, doubtful
    state.lost_most = plus(state.lost_most, seat, 1)
    bound_losses(state, seat)


def bound_losses(state: HuangState, seat: int) -> None:
    """No more doubtful tiles were replaced than there are, and all were that the hand has no room for."""
    doubtful = seen(state.doubtful, seat)
    over = state.lost_most[seat] - doubtful
    if over > 0:
        state.lost_most = plus(state.lost_most, seat, -over)
    short = seen(state.known, seat) + doubtful - state.hand_size(seat) - state.lost_least[seat]
    if short > 0:
        state.lost_least = plus(state.lost_least, seat, short)


def seen(tiles: list[int], seat: int) -> int:
    """How many tiles of a seat a list by seat and colour has."""
    return sum(tiles[5 * seat : 5 * seat + 5])


def redeal(state: HuangState, seat: int, rng: Rng) -> HuangState:
    """A copy that agrees with all the seat has seen; chance is new too."""
    other = state.copy()
    others = [owner for owner in range(state.seats) if owner != seat]
    now = at_stake(state)
    other.replaced = state.replaced[:]
    unknown: list[int] = []
    for colour in range(5):
        count = state.bag[colour] + state.removed[colour]
        for owner in others:
            at = 5 * owner + colour
            count += state.hands[at] + state.replaced[at] - now.known[at] - now.doubtful[at]
        unknown += [colour] * count
    rng.shuffle(unknown)
    for owner in others:
        at = 5 * owner
        hand, replaced = now.known[at : at + 5], [0] * 5
        doubted: list[int] = []
        for colour in range(5):
            doubted += [colour] * now.doubtful[at + colour]
        rng.shuffle(doubted)
        room = state.hand_size(owner) - sum(hand)
        least = max(now.lost_least[owner], len(doubted) - room)
        lost = least + rng.below(now.lost_most[owner] - least + 1)
        for i in range(len(doubted)):
            (replaced if i < lost else hand)[doubted[i]] += 1
        other.hands[at : at + 5] = filled(hand, state.hand_size(owner), unknown)
        other.replaced[at : at + 5] = filled(replaced, seen(state.replaced, owner), unknown)
    other.removed = filled([0] * 5, sum(state.removed), unknown)
    other.bag = filled([0] * 5, len(unknown), unknown)
    other.rng = rng.split("after the redeal")
    if not state.over and state.decision.seat != seat:
        other.stack[-1] = state.question().seen_by_others()
    return other


def at_stake(state: HuangState) -> HuangState:
    """A copy in which tiles that the seat asked has already said it will spend are known to be there."""
    now = state.copy()
    if state.over:  # the screens are gone
        now.known, now.doubtful = state.hands[:], [0] * len(state.hands)
        now.lost_least = now.lost_most = [0] * state.seats
        return now
    decision = state.question()
    colour, count = decision.pledged()
    at = 5 * decision.seat + colour
    if count > now.known[at]:
        show(now, decision.seat, colour, count)
        now.known = plus(now.known, at, count)
    return now


def filled(start: list[int], size: int, unknown: list[int]) -> list[int]:
    """So many tiles by colour: those given, and others off the end of a list."""
    found = start[:]
    for _ in range(size - sum(start)):
        found[unknown.pop()] += 1
    return found
