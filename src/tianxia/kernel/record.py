"""Match files: a header and the moves in notation, readable in a diff.

    tianxia match 1
    game: huang
    rules: 1
    data: sha256:0a1b...
    seats: 3
    options: renegade_bandits=true
    seed: 7
    players: Ann, bot greedy, bot random

    0 tile red e7
    1 leader yellow f6
    ...

    scores: 5, 3, 4
    winners: 0

Seats of a solo game are written `seats: 1`; the automa's moves are not written: they follow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tianxia.kernel.errors import BadRecord, TianxiaError
from tianxia.kernel.options import read_option
from tianxia.kernel.state import State

if TYPE_CHECKING:
    from collections.abc import Callable

    from tianxia.kernel.game import Game

FIRST_LINE = "tianxia match 1"
HEADERS = ("game", "rules", "data", "seats", "options", "seed", "players")


class Record(msgspec.Struct):
    """One match as text has it. `moves` are (seat, phrase); scores and winners stand when it is over."""

    game: str
    rules: int
    data: str
    seats: int
    options: dict[str, object]
    seed: int
    players: list[str] = []
    moves: list[tuple[int, str]] = []
    scores: list[int] | None = None
    winners: list[int] | None = None

    def text(self) -> str:
        options = " ".join(f"{name}={str(value).lower()}" for name, value in self.options.items())
        lines = [
            FIRST_LINE,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"data: {self.data}",
            f"seats: {self.seats}",
            f"options: {options}".rstrip(),
            f"seed: {self.seed}",
            f"players: {', '.join(self.players)}".rstrip(),
            "",
            *(f"{seat} {phrase}" for seat, phrase in self.moves),
        ]
        if self.scores is not None:
            lines += ["", f"scores: {', '.join(map(str, self.scores))}"]
            lines += [f"winners: {', '.join(map(str, self.winners or []))}"]
        return "\n".join(lines) + "\n"


def start_record(game: Game, seats: int, options: object, seed: int, players: list[str]) -> Record:
    """The record of a match that is about to begin; only options that differ from the default are kept."""
    chosen = msgspec.to_builtins(options)
    plain = {info.name: info.default for info in game.list_options()}
    kept = {name: value for name, value in chosen.items() if value != plain[name]}
    return Record(game.name, game.rules_version, game.pack.digest, seats, kept, seed, players)


def read_record(text: str, find: Callable[[str], Game]) -> Record:
    """A record from its text. `find` gives a game by name, so that options get their types."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BadRecord(f"a match file begins with {FIRST_LINE!r}", 1)
    head: dict[str, str] = {}
    moves: list[tuple[int, str]] = []
    for number, line in enumerate(lines[1:], 2):
        line = line.partition("//")[0].strip()
        if not line:
            continue
        name, colon, value = line.partition(":")
        if colon and name in (*HEADERS, "scores", "winners"):
            if name in head:
                raise BadRecord(f"{name} is there twice", number)
            head[name] = value.strip()
            continue
        seat, _, phrase = line.partition(" ")
        if not seat.isdigit() or not phrase.strip():
            raise BadRecord(f"{line!r} is neither a header nor a seat and a move", number)
        moves.append((int(seat), " ".join(phrase.split())))
    missing = [name for name in ("game", "rules", "seats", "seed") if name not in head]
    if missing:
        raise BadRecord(f"missing: {', '.join(missing)}")
    try:
        game = find(head["game"])
        options = dict(
            read_option(game.name, game.options_type, text) for text in head.get("options", "").split()
        )
        return Record(
            head["game"],
            int(head["rules"]),
            head.get("data", game.pack.digest),
            int(head["seats"]),
            options,
            int(head["seed"]),
            [name.strip() for name in head.get("players", "").split(",") if name.strip()],
            moves,
            numbers(head["scores"]) if "scores" in head else None,
            numbers(head["winners"]) if "winners" in head else None,
        )
    except TianxiaError as error:
        raise BadRecord(str(error)) from None
    except ValueError as error:
        raise BadRecord(f"a number is expected: {error}") from None


def numbers(text: str) -> list[int]:
    return [int(part) for part in text.split(",") if part.strip()]


def replay(game: Game, record: Record, listen: bool = False) -> State:
    """Play a record from its first move; BadRecord names the move that does not fit."""
    if record.rules != game.rules_version:
        raise BadRecord(f"rules version {record.rules}; this is version {game.rules_version}")
    if record.data != game.pack.digest:
        raise BadRecord(f"played with components {record.data}; these are {game.pack.digest}")
    state = game.new(record.seats, record.options, record.seed)
    if listen:
        state.listen()
    for number, (seat, phrase) in enumerate(record.moves, 1):
        try:
            state.play(phrase, seat)
        except TianxiaError as error:
            raise BadRecord(f"move {number} ({seat} {phrase}): {error}") from None
    return state


def verify(game: Game, record: Record) -> list[str]:
    """What is wrong with a record; empty when it replays to the scores and winners it claims."""
    try:
        state = replay(game, record)
    except TianxiaError as error:
        return [str(error)]
    problems = []
    if record.scores is not None:
        if not state.over:
            problems.append("it claims scores, but the game is not over")
        if state.scores() != record.scores:
            problems.append(f"it claims scores {record.scores}; they are {state.scores()}")
        if state.over and state.winners() != record.winners:
            problems.append(f"it claims winners {record.winners}; they are {state.winners()}")
    return problems
