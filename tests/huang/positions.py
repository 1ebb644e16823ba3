"""Positions of Huang for tests: name the pieces that matter; all others get a default place.

    state = position(tiles={"h6": "green", "h8": "red"}, leaders={(0, "red"): "h4"}, hands={0: "rrg"})
    state.play("tile red h7")
    assert points(state, 0) == {"red": 1}

Capitals lie on the board unless `capitals=False`. A hand holds exactly the tiles named, by the first letter
of their colours; a hand that is not named is empty. All other tiles are in the bag, or, if the bag is given,
out of the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import tianxia
from tianxia.games.huang.state import HuangState
from tianxia.kernel.errors import IllegalMove
from tianxia.kernel.rng import stream

HUANG = tianxia.game("huang")
LETTERS = {"y": "yellow", "r": "red", "b": "blue", "g": "green", "w": "white"}


def position(
    seats: int = 3,
    tiles: Mapping[str, str] | None = None,
    leaders: Mapping[tuple[int, str], str] | None = None,
    hands: Mapping[int, str] | None = None,
    turn: int = 0,
    actions_left: int = 2,
    pagodas: Sequence[str] = (),
    palace: str | None = None,
    points: Mapping[int, Mapping[str, int]] | None = None,
    market: str = "yrbgyr",
    bag: str | None = None,
    bandits: Mapping[str, int] | None = None,
    granaries: Sequence[str] | None = None,
    stored: Mapping[int, int] | None = None,
    known: Mapping[int, str] | None = None,
    replaced: Mapping[int, str] | None = None,
    idle_turns: int = 0,
    capitals: bool = True,
    seed: int = 0,
    **options: bool,
) -> HuangState:
    """A sound position in which `turn` chooses an action.

    Pagodas and the palace are a first hex and a shape: `"g8 up"` lies on g8 and the two hexes below it,
    `"g8 down"` on g8, g9 and the hex between them below. Market slots are letters, `.` for an empty one;
    `bandits` are tile numbers by hex.
    """
    chosen = HUANG.options({"dragon": seats == 5, **options})
    side = HUANG.tables.eighteen if chosen.eighteen_kingdoms else HUANG.tables.main
    names = HUANG.tables.map.names
    capital_hexes = sorted(side.capitals)
    laid = {names[hex]: "yellow" for hex in capital_hexes} if capitals else {}
    laid.update(tiles or {})
    if granaries is None:
        granaries = [names[hex] for hex in capital_hexes] if chosen.eighteen_kingdoms and capitals else []
    shown = [LETTERS.get(letter) for letter in market]
    left = Counter(dict(zip(LETTERS.values(), HUANG.tables.tiles, strict=True)))
    left.subtract(laid.values())
    left.subtract(colour for colour in shown if colour)
    saved_seats: list[dict[str, Any]] = []
    for seat in range(seats):
        hand, gone = letters((hands or {}).get(seat, "")), letters((replaced or {}).get(seat, ""))
        left.subtract(hand)
        left.subtract(gone)
        saved_seats.append(
            {
                "leaders": {colour: hex for (who, colour), hex in (leaders or {}).items() if who == seat},
                "hand": hand,
                "known": letters((known or {}).get(seat, "")),
                "maybe_replaced": {},
                "replaced_of_these": [0, 0],
                "points": dict((points or {}).get(seat, {})),
                "replaced": gone,
                "granaries": (stored or {}).get(seat, 0),
            }
        )
    assert min(left.values()) >= 0, f"more tiles than there are: {dict(left)}"
    removed: Counter[str] = Counter()
    while chosen.short_two_player and removed.total() < HUANG.tables.removed:
        colour = left.most_common(1)[0][0]
        left[colour] -= 1
        removed[colour] += 1
    in_bag = Counter(left if bag is None else letters(bag))
    data: dict[str, Any] = {
        "tianxia": 1,
        "game": "huang",
        "rules": HUANG.rules_version,
        "data": HUANG.pack.digest,
        "seats": seats,
        "automa": -1,
        "options": {name: getattr(chosen, name) for name in chosen.__struct_fields__},
        "rng": stream(seed).words(),
        "learned": 0,
        "over": False,
        "stack": [["next-action", -1], ["action", turn]],
        "state": {
            "turn": turn,
            "actions_left": actions_left,
            "idle_turns": idle_turns,
            "tiles_moved": False,
            "ending": "running",
            "tiles": laid,
            "pagodas": list(pagodas),
            "palace": palace,
            "granaries": list(granaries),
            "bandits": dict(bandits or {}),
            "seats": saved_seats,
            "market": shown,
            "bag": dict(in_bag),
            "discarded": dict(left - in_bag),
            "removed": dict(removed),
            "marker": None,
            "war": None,
            "revolt": None,
            "paying": [],
        },
    }
    state = HUANG.from_json(data)
    assert isinstance(state, HuangState)
    return state


def letters(text: str) -> dict[str, int]:
    """`"rrg"` as counts by colour."""
    return {colour: text.count(letter) for letter, colour in LETTERS.items() if letter in text}


# --- reading a position -------------------------------------------------------------------------------


def saved(state: HuangState) -> dict[str, Any]:
    """The position in words, as its text has it."""
    return dict(state.save())


def hand(state: HuangState, seat: int) -> str:
    """A hand as letters: `"rrg"`, in the order y, r, b, g, w."""
    held = saved(state)["seats"][seat]["hand"]
    return "".join(letter * held.get(colour, 0) for letter, colour in LETTERS.items())


def points(state: HuangState, seat: int) -> dict[str, int]:
    """A seat's points by colour, without zeros."""
    found: dict[str, int] = saved(state)["seats"][seat]["points"]
    return found


def leaders(state: HuangState, seat: int) -> dict[str, str]:
    """A seat's leaders on the board: hex by colour."""
    found: dict[str, str] = saved(state)["seats"][seat]["leaders"]
    return found


def tiles(state: HuangState, colour: str = "") -> dict[str, str]:
    """The tiles on the board: colour by hex. With a colour, only tiles of that colour."""
    laid: dict[str, str] = saved(state)["tiles"]
    return {hex: one for hex, one in laid.items() if colour in ("", one)}


def supply(state: HuangState) -> dict[str, int]:
    """Buildings beside the board."""
    table = state.see(-1)
    left = table["supply"]
    assert isinstance(left, dict)
    return left


def legal(state: HuangState) -> list[str]:
    """The legal actions in words."""
    return [HUANG.notate(state, action) for action in state.actions()]


def kingdoms(state: HuangState) -> list[dict[str, Any]]:
    """The kingdoms as everybody sees them: hexes, number of red tiles, seat of each leader by colour."""
    found = state.see(-1)["kingdoms"]
    assert isinstance(found, list)
    return found


def player(state: HuangState, seat: int, viewer: int = -1) -> dict[str, Any]:
    """The public part of a seat, or the part that a viewer sees."""
    seen = state.see(viewer)["players"]
    assert isinstance(seen, list)
    return dict(seen[seat])


def refusal(state: HuangState, move: str, seat: int = -1) -> str:
    """The rule that refuses a move; a move that is allowed fails the test."""
    with pytest.raises(IllegalMove) as caught:
        state.play(move, seat)
    return caught.value.rule


def play(state: HuangState, *moves: str) -> HuangState:
    """Play moves one after another, each by the seat that is asked."""
    for move in moves:
        state.play(move)
    return state


def pass_turn(state: HuangState) -> HuangState:
    """The seat whose turn it is passes its remaining actions."""
    for _ in range(state.actions_left):
        state.play("pass")
    return state


def new(seats: int, seed: int = 0, **options: bool) -> HuangState:
    """A new game."""
    state = HUANG.new(seats, {"dragon": seats == 5, **options}, seed)
    assert isinstance(state, HuangState)
    return state
