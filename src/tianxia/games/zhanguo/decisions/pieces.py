"""What happens to pieces on a seat's board, with the event that tells it."""

from __future__ import annotations

from tianxia.games.zhanguo.board import Board
from tianxia.games.zhanguo.decisions.base import LETTERS, aspect_arg, card_args, region_arg, tell
from tianxia.games.zhanguo.names import ALCHEMIST, CARDS, OFFICIALS, REGIONS
from tianxia.kernel.event import word_arg


def recruit(state: Board, seat: int, region: int, official: int) -> None:
    """An Official from supply to a region."""
    state.recruit(seat, region, official)
    if state.log is not None:
        word = word_arg("official-" + OFFICIALS[official])
        element = f"official:{seat}:{REGIONS[region]}:{OFFICIALS[official]}"
        origin = f"supply:{seat}:{OFFICIALS[official]}"
        tell(state, "recruit", seat, {"official": word, "region": region_arg(region)}, [element], origin)


def calm(state: Board, seat: int, region: int) -> None:
    """Unrest -1, never below 0 (zhanguo.unrest.floor_zero)."""
    at = seat * 5 + region
    if state.unrest[at] > 0:
        state.unrest[at] -= 1
        if state.log is not None:
            tell_unrest(state, seat, region)


def stir(state: Board, seat: int, region: int, amount: int) -> None:
    """Unrest up; callers have made sure that it stays at 3 or below."""
    state.unrest[seat * 5 + region] += amount
    if state.log is not None:
        tell_unrest(state, seat, region)


def reset_unrest(state: Board, seat: int, region: int) -> None:
    at = seat * 5 + region
    if state.unrest[at] > 0:
        state.unrest[at] = 0
        if state.log is not None:
            tell_unrest(state, seat, region)


def tell_unrest(state: Board, seat: int, region: int) -> None:
    args: dict[str, object] = {"region": region_arg(region), "level": state.unrest[seat * 5 + region]}
    tell(state, "unrest", seat, args, [f"unrest:{seat}:{REGIONS[region]}"])


def hire(state: Board, seat: int, region: int, amount: int) -> None:
    """Workers from the endless supply."""
    state.workers[seat * 5 + region] += amount
    if state.log is not None:
        args: dict[str, object] = {"amount": amount, "region": region_arg(region)}
        tell(state, "workers", seat, args, [f"worker:{seat}:{REGIONS[region]}"])


def gain_tokens(state: Board, seat: int, aspect: int, amount: int) -> None:
    gained = state.gain_small(seat, aspect, amount)
    if state.log is not None and gained > 0:
        args: dict[str, object] = {"amount": gained, "aspect": aspect_arg(aspect)}
        tell(state, "tokens", seat, args, [f"tokens:{seat}"], "token:" + LETTERS[aspect])


def unlock(state: Board, seat: int) -> None:
    if state.unlock(seat) and state.log is not None:
        tell(state, "unlock", seat, {}, [f"entrance:{seat}"], f"locked:{seat}")


def score(state: Board, seat: int, source: int, amount: int) -> None:
    """Points scored at once."""
    state.score(seat, source, amount)
    if state.log is not None:
        tell(state, "points", seat, {"amount": amount}, [f"score:{seat}"])


def place_card(state: Board, seat: int, region: int, card: int) -> None:
    """No token, no unrest (zhanguo.elixir.place_no_token_no_unrest)."""
    state.place_card(seat, region, card)
    if state.log is not None:
        args = card_args(state, card)
        args["region"] = region_arg(region)
        tell(state, "place-card", seat, args, [f"tucked:{seat}:{CARDS[card]}"], f"board:{seat}")


def room_for_card(state: Board, seat: int, needs_alchemist: bool) -> bool:
    """Is there a region an Alchemist card may go to?"""
    for region in range(5):
        if state.card_count[seat * 5 + region] < 3:
            if not needs_alchemist or state.officials[seat * 15 + region * 3 + ALCHEMIST] > 0:
                return True
    return False


def can_place_card(state: Board, seat: int, needs_alchemist: bool) -> bool:
    return state.aside[seat] != 0 and room_for_card(state, seat, needs_alchemist)


def restless(state: Board, seat: int, done: int) -> list[int]:
    """Regions with unrest, without those already done."""
    found: list[int] = []
    for region in range(5):
        if state.unrest[seat * 5 + region] > 0 and not done >> region & 1:
            found.append(region)
    return found
