"""What a seat cannot know, dealt anew.

A seat knows its own hand and what it replaced itself, everything on the table, and the tiles that went
into other hands before its eyes. It does not know the rest of the other hands, what others replaced,
what was taken out of the short game, and the bag.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.kernel.rng import Rng

if TYPE_CHECKING:
    from tianxia.games.huang.state import HuangState


def redeal(state: HuangState, seat: int, rng: Rng) -> HuangState:
    """A copy that agrees with all the seat has seen; chance is new too."""
    other = state.copy()
    others = [owner for owner in range(state.seats) if owner != seat]
    least = least_known(state)
    other.replaced = state.replaced[:]
    unknown: list[int] = []
    for colour in range(5):
        count = state.bag[colour] + state.removed[colour]
        for owner in others:
            at = 5 * owner + colour
            count += state.hands[at] + state.replaced[at] - least[at]
        unknown += [colour] * count
    rng.shuffle(unknown)
    for owner in others:
        at = 5 * owner
        hidden = state.hand_size(owner) - sum(least[at : at + 5])
        other.hands[at : at + 5] = counts(unknown, hidden, least[at : at + 5])
        other.replaced[at : at + 5] = counts(unknown, sum(state.replaced[at : at + 5]), [0] * 5)
    other.removed = counts(unknown, sum(state.removed), [0] * 5)
    other.bag = counts(unknown, len(unknown), [0] * 5)
    other.rng = rng.split("after the redeal")
    if not state.over and state.decision.seat != seat:
        other.stack[-1] = state.question().seen_by_others()
    return other


def least_known(state: HuangState) -> list[int]:
    """By seat and colour: tiles that are surely in a hand, for all who watch."""
    if state.over:  # the screens are gone
        return state.hands[:]
    least = state.known[:]
    decision = state.question()
    colour, count = decision.pledged()
    at = 5 * decision.seat + colour
    least[at] = max(least[at], count)
    return least


def counts(tiles: list[int], number: int, start: list[int]) -> list[int]:
    """Take so many tiles off the end of a list; their number by colour, on top of `start`."""
    found = start[:]
    for _ in range(number):
        found[tiles.pop()] += 1
    return found
