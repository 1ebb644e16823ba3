"""Positions of Royaumes Combattants for tests: name the pieces that matter; everything else is empty.

    state = position({0: {"22-27": "4+"}, 1: {"22": "3+ 2-"}}, generals={0: {1: "22-27"}})
    state.play("move 22-27 22 4+")
    assert army(state, "22") == (1, 3, 2)

Troops are written as in the game's notation: `3+` organised, `2-` disorganised ones. By default seats play in
the order of their numbers; seat 0 begins in QIN, the others in YAN, ZHAO, QI, CHU, LIANG.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import tianxia
from tianxia.games.royaumes.decisions.authority import contest
from tianxia.games.royaumes.decisions.place import begin_placing
from tianxia.games.royaumes.decisions.turn import NextSeat
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.kernel.errors import IllegalMove
from tianxia.kernel.position import misfits
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State

ROYAUMES = tianxia.game("royaumes")
KINGDOMS = ("qin", "yan", "zhao", "qi", "chu", "liang")
Armies = Mapping[int, Mapping[str, str]]


def position(
    armies: Armies,
    phase: str = "spring",
    seats: int = 0,
    turn: int = 1,
    active: int = 0,
    order: Sequence[int] = (),
    generals: Mapping[int, Mapping[int, str]] | None = None,
    markers: Mapping[int, Sequence[int]] | None = None,
    seen: Mapping[int, Sequence[str]] | None = None,
    kingdoms: Sequence[str] = KINGDOMS,
    objectives: Sequence[int] = (),
    authority: Mapping[int, int] | None = None,
    progress: Mapping[int, int] | None = None,
    defeated: Sequence[int] = (),
    seed: int = 0,
    rules: int = 2,
    **options: bool,
) -> RoyaumesState:
    """A sound position at the beginning of a phase of `active`, settled on what is asked next.

    `authority` is the level, 0 or below; `progress` the count at the start of the turn, by default what
    is occupied now; `seen` what everybody saw of a purse, by default one income of its value.
    """
    seats = seats or max(2, *(seat + 1 for seat in armies))
    chosen = ROYAUMES.options(options)
    order = list(order) or [seat for seat in range(seats) if seat not in defeated]
    on_board: dict[str, Any] = {}
    for seat, places in armies.items():
        for place, text in places.items():
            assert place not in on_board, f"two armies in {place}"
            on_board[place] = {"seat": seat, **troops(text)}
    saved_seats = []
    for seat in range(seats):
        alive = seat not in defeated
        held = list((markers or {}).get(seat, ()))
        where = {str(power): "reserve" if alive else "gone" for power in (1, 2, 4)}
        where.update({str(power): place for power, place in (generals or {}).get(seat, {}).items()})
        occupied = sum("-" not in place for place in armies.get(seat, {}))
        level = -(authority or {}).get(seat, 0)
        saved_seats.append(
            {
                "kingdom": kingdoms[seat],
                "alive": alive,
                "objective": objectives[seat] if objectives else seat + 1,
                "ruled_out": [],
                "authority": ROYAUMES.tables.levels.index(level),
                "progress": (progress or {}).get(seat, occupied),
                "generals": where,
                "guesses": ["124", "142", "214", "241", "412", "421"],
                "stock": {str(value): held.count(value) for value in set(held)},
                "chosen": {},
                "seen": list((seen or {}).get(seat, [f"+{sum(held)}"] if held else [])),
            }
        )
    saved = {
        "turn": turn,
        "phase": phase,
        "place": order.index(active),
        "done": False,
        "order": order,
        "fallen": [],
        "ending": "running",
        "armies": on_board,
        "moved_generals": [],
        "recruits": 0,
        "campfires": {},
        "combat": None,
        "seats": saved_seats,
    }
    kernel = State()
    game = ROYAUMES.variant(rules=rules)
    kernel.begin(game, seats, -1, stream(seed))
    kernel.stack.append(NextSeat())
    state = game.load(saved, chosen, kernel)
    assert isinstance(state, RoyaumesState)
    if phase == "place":
        begin_placing(state)
    elif phase == "authority":
        contest(state)
    state.settle()
    assert state.problems() == []
    assert state.over or misfits(state) == []
    return state


def troops(text: str) -> dict[str, int]:
    """`"3+ 2-"` as counts."""
    found = {"organised": 0, "disorganised": 0}
    for word in text.split():
        found["organised" if word.endswith("+") else "disorganised"] += int(word[:-1])
    return found


def spread(*places: int | str, each: str = "1+") -> dict[str, str]:
    """The same troops in several places."""
    return {str(place): each for place in places}


def new(seats: int, seed: int = 0, **options: bool) -> RoyaumesState:
    """A new game."""
    state = ROYAUMES.new(seats, options, seed)
    assert isinstance(state, RoyaumesState)
    return state


# --- reading a position -----------------------------------------------------------------------------------


def saved(state: RoyaumesState) -> dict[str, Any]:
    """The position in words, as its text has it."""
    return dict(state.save())


def army(state: RoyaumesState, place: str) -> tuple[int, int, int] | None:
    """The seat of the army there, its organised and its disorganised troops; None for an empty space."""
    found = saved(state)["armies"].get(place)
    return (found["seat"], found.get("organised", 0), found.get("disorganised", 0)) if found else None


def armies(state: RoyaumesState, seat: int) -> dict[str, tuple[int, int]]:
    """Every army of a seat: organised and disorganised troops by place."""
    found = saved(state)["armies"]
    return {
        place: (one.get("organised", 0), one.get("disorganised", 0))
        for place, one in found.items()
        if one["seat"] == seat
    }


def generals(state: RoyaumesState, seat: int) -> dict[int, str]:
    """Where the generals of a seat are, by power."""
    return {int(power): place for power, place in saved(state)["seats"][seat]["generals"].items()}


def stock(state: RoyaumesState, seat: int) -> list[int]:
    """The markers behind a screen, largest first."""
    held = saved(state)["seats"][seat]["stock"]
    return [value for value in (4, 2, 1) for _ in range(held.get(str(value), 0))]


def level(state: RoyaumesState, seat: int) -> int:
    """A seat's authority."""
    return int(player(state, seat)["authority"])


def progress(state: RoyaumesState, seat: int) -> int:
    return int(player(state, seat)["progress"])


def player(state: RoyaumesState, seat: int, viewer: int = -1) -> dict[str, Any]:
    """The public part of a seat, or the part that a viewer sees."""
    seen = state.see(viewer)["players"]
    assert isinstance(seen, list)
    return dict(seen[seat])


def combat(state: RoyaumesState, viewer: int = -1) -> dict[str, Any] | None:
    """The combat as a viewer sees it."""
    seen = state.see(viewer)["combat"]
    assert seen is None or isinstance(seen, dict)
    return seen


def asked(state: RoyaumesState) -> tuple[str, int]:
    """The question and the seat that is asked."""
    return state.decision.kind, state.decision.seat


def legal(state: RoyaumesState) -> list[str]:
    """The legal actions in words."""
    return [ROYAUMES.notate(state, action) for action in state.actions()]


def refusal(state: RoyaumesState, move: str, seat: int = -1) -> str:
    """The rule that refuses a move; a move that is allowed fails the test."""
    with pytest.raises(IllegalMove) as caught:
        state.play(move, seat)
    return caught.value.rule


def play(state: RoyaumesState, *moves: str) -> RoyaumesState:
    """Play moves one after another, each by the seat that is asked."""
    for move in moves:
        state.play(move)
        assert state.problems() == []
    return state


def pass_to(state: RoyaumesState, kind: str, seat: int) -> RoyaumesState:
    """All seats do as little as possible until a seat is asked this kind of question."""
    for _ in range(400):
        if state.over or asked(state) == (kind, seat):
            return state
        words = legal(state)
        state.play("done" if "done" in words else words[-1] if state.decision.kind == "place" else words[0])
    raise AssertionError(f"seat {seat} is never asked {kind!r}")
