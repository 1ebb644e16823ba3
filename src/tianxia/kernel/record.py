"""Match files: a header and the entries of a match, readable in a diff.

    tianxia match 2
    game: huang
    rules: 1
    data: sha256:0a1b...
    seats: 3
    options: renegade_bandits=true
    seed: 7
    players: "Ann", "bot greedy", "bot random"

    0 tile red e7
    1 leader yellow f6 =5d3f0c2ab1947e60
    1 *undo 1
    2 *takeover greedy
    ...

    scores: 5, 3, 4
    winners: 0

Entry n makes version n of the match. What is no move begins with a star: `*undo 1` goes back to
version 1. Behind `=` stands the fingerprint of the position the entry led to, now and then, so that an
engine that plays the same moves to something else is noticed. Seats of a solo game are written
`seats: 1`; the automa's moves are not written: they follow. A line `pack:` may carry the components
themselves. Format 1, which had moves only, is still read.
"""

from __future__ import annotations

import json
import re
from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec

from tianxia.kernel.arguments import text as checked_text
from tianxia.kernel.components import pack_from_json
from tianxia.kernel.errors import BadRecord, TianxiaError
from tianxia.kernel.event import Event
from tianxia.kernel.options import read_option
from tianxia.kernel.reader import read
from tianxia.kernel.state import State

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tianxia.kernel.game import Game

FORMAT = 2
FORMATS = (1, 2)
FIRST_LINE = "tianxia match"
HEADERS = ("game", "rules", "data", "seats", "options", "seed", "players", "pack")
ENDINGS = ("scores", "winners")
STRIDE = 16  # every so many entries, and the last one of a finished match, carry a fingerprint

ENTRY_LINE = re.compile(r"([0-9]{1,2}) +(?:\*([a-z][a-z-]*)(?: +(.*?))?|([^*=][^=]*?))(?: +=([0-9a-f]{16}))?")
COMMENT = re.compile(r'("(?:[^"\\]|\\.)*")|//.*')
PLAIN_TEXT = re.compile(r"[\w.:-]+(?: [\w.:-]+)*")


class Entry(msgspec.Struct, frozen=True):
    """One thing somebody did. Entry number n makes version n of the match.

    A `move` has its phrase in `text`; an `undo` goes back to version `to`; by a `takeover` the seat is
    played by the bot named in `text` from now on; entries of other kinds leave the position as it is.
    `command` is the id it was sent with, `check` the fingerprint of the position it led to, if noted.
    """

    number: int
    kind: str
    seat: int
    text: str = ""
    to: int = 0
    command: str = ""
    check: str = ""

    def line(self) -> str:
        """The entry as a match file has it."""
        words = self.text
        if self.kind == "undo":
            words = f"*undo {self.to}"
        elif self.kind != "move":
            text = self.text if PLAIN_TEXT.fullmatch(self.text) else one_line(self.text) if self.text else ""
            words = f"*{self.kind} {text}".rstrip()
        return f"{self.seat} {words} ={self.check}" if self.check else f"{self.seat} {words}"


class Record(msgspec.Struct):
    """One match as text has it. Scores and winners stand when it is over; `pack` may carry components."""

    game: str
    rules: int
    data: str
    seats: int
    options: dict[str, object]
    seed: int
    players: list[str] = []
    entries: list[Entry] = []
    scores: list[int] | None = None
    winners: list[int] | None = None
    pack: str = ""
    format: int = FORMAT

    def move(self, seat: int, phrase: str, check: str = "") -> None:
        """Add a move."""
        self.entries.append(Entry(len(self.entries) + 1, "move", seat, phrase, check=check))

    def moves(self) -> list[tuple[int, str]]:
        """Seat and phrase of each move, those that were taken back included."""
        return [(entry.seat, entry.text) for entry in self.entries if entry.kind == "move"]

    def text(self) -> str:
        """The match file."""
        options = " ".join(f"{name}={str(value).lower()}" for name, value in self.options.items())
        lines = [
            f"{FIRST_LINE} {self.format}",
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"data: {self.data}",
            f"seats: {self.seats}",
            f"options: {options}".rstrip(),
            f"seed: {self.seed}",
            f"players: {', '.join(map(one_line, self.players))}".rstrip(),
            *([f"pack: {one_line(self.pack)}"] if self.pack else []),
            "",
            *(entry.line() for entry in self.entries),
        ]
        if self.scores is not None:
            lines += ["", f"scores: {', '.join(map(str, self.scores))}"]
            lines += [f"winners: {', '.join(map(str, self.winners or []))}"]
        return "\n".join(lines) + "\n"


def one_line(text: str) -> str:
    """Any text in quotes, in which nothing can break a line or begin a comment."""
    return json.dumps(text).replace("/", "\\/")


def start_record(game: Game, seats: int, options: object, seed: int, players: list[str]) -> Record:
    """The record of a match that is about to begin; only options that differ from the default are kept."""
    chosen = msgspec.to_builtins(options)
    plain = {info.name: info.default for info in game.list_options()}
    kept = {name: value for name, value in chosen.items() if value != plain[name]}
    return Record(game.name, game.rules, game.pack.digest, seats, kept, seed, players)


# --- reading ----------------------------------------------------------------------------------------


def read_record(text: str, find: Callable[[str], Game]) -> Record:
    """A record from its text. `find` gives a game by name, so that options get their types."""
    lines = checked_text(text, "a match file").split("\n")
    first = lines[0].split()
    if " ".join(first[:2]) != FIRST_LINE or len(first) != 3:
        raise BadRecord(f"a match file begins with '{FIRST_LINE} {FORMAT}'", 1)
    if first[2] not in map(str, FORMATS):
        raise BadRecord(f"match files of format {first[2]} are not known here", 1)
    format = int(first[2])
    head: dict[str, str] = {}
    entries: list[Entry] = []
    for number, line in enumerate(lines[1:], 2):
        name, colon, value = line.partition(":")
        if colon and name in (*HEADERS, *ENDINGS):
            if name in head:
                raise BadRecord(f"{name} is there twice", number)
            head[name] = value.strip() if name in ("players", "pack") else without_comment(value)
            continue
        line = without_comment(line)
        if line:
            entries.append(read_entry(line, len(entries) + 1, number))
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
            read_names(head.get("players", ""), format),
            entries,
            numbers(head["scores"]) if "scores" in head else None,
            numbers(head["winners"]) if "winners" in head else None,
            json.loads(head["pack"]) if "pack" in head else "",
            format,
        )
    except TianxiaError as error:
        raise BadRecord(str(error)) from None
    except json.JSONDecodeError as error:
        raise BadRecord(f"names and packs stand in quotes: {error}") from None
    except ValueError as error:
        raise BadRecord(f"a number is expected: {error}") from None


def without_comment(line: str) -> str:
    """A line without what stands behind `//` outside quotes."""
    return COMMENT.sub(lambda found: found[1] or "", line).strip()


def read_entry(line: str, number: int, at: int) -> Entry:
    """One entry from its line, which stands at line `at` of the file."""
    found = ENTRY_LINE.fullmatch(line)
    if found is None:
        raise BadRecord(f"{line!r} is neither a header nor a seat and what it did", at)
    seat, kind, text, phrase, check = found.groups(default="")
    if not kind:
        return Entry(number, "move", int(seat), " ".join(phrase.split()), check=check)
    if kind == "move":
        raise BadRecord("a move has no star", at)
    if kind == "undo":
        if not re.fullmatch("[0-9]{1,7}", text) or int(text) >= number:
            raise BadRecord(f"{line!r} does not name an earlier version to go back to", at)
        return Entry(number, kind, int(seat), to=int(text), check=check)
    if text.startswith('"'):
        try:
            text = str(json.loads(text))
        except json.JSONDecodeError as error:
            raise BadRecord(f"{line!r}: {error}", at) from None
    return Entry(number, kind, int(seat), text, check=check)


def read_names(text: str, format: int) -> list[str]:
    """Names between commas; in quotes since format 2, and in what a server writes of older matches."""
    if format == 1 and not text.startswith('"'):
        return [name.strip() for name in text.split(",") if name.strip()]
    names = json.loads(f"[{text}]")
    if not all(isinstance(name, str) for name in names):
        raise BadRecord("players are names in quotes")
    return list(names)


def numbers(text: str) -> list[int]:
    return [int(part) for part in text.split(",") if part.strip()]


# --- replaying --------------------------------------------------------------------------------------


def fingerprint(state: State) -> str:
    """What a position comes to, in words that every version of the engine shares: chance, scores, choices."""
    waiting = sorted(state.waiting())
    choices = []
    for seat in waiting:
        decision = state.decision_for(seat)
        if decision is not None:
            choices.append([state.game.notation(decision, action) for action in decision.actions(state)])
    told = json.dumps([state.rng.words(), state.scores(), waiting, choices, state.over])
    return blake2b(told.encode(), digest_size=8).hexdigest()


def game_of(game: Game, record: Record) -> Game:
    """The title with the rules and components of a record; BadRecord if they are not at hand."""
    if not 1 <= record.rules <= game.rules_version:
        raise BadRecord(f"rules version {record.rules}; {game.name} knows 1 to {game.rules_version} here")
    if record.data == game.pack.digest:
        return game.variant(rules=record.rules)
    if not record.pack:
        raise BadRecord(f"played with components {record.data}; these are {game.pack.digest}")
    pack = pack_from_json(record.pack, "the pack in the match file")
    if pack.digest != record.data:
        raise BadRecord(f"it carries components {pack.digest}, but says {record.data}")
    return game.variant(pack, record.rules)


def replay(game: Game, record: Record) -> State:
    """Play a record to its last entry; BadRecord names the entry that does not fit."""
    state = game_of(game, record).new(record.seats, record.options, record.seed)
    for _, position, _ in replay_steps(game, record):
        state = position
    return state


def replay_steps(game: Game, record: Record) -> Iterator[tuple[Entry, State, list[Event]]]:
    """Each entry with the position after it and what happened in it."""
    state = game_of(game, record).new(record.seats, record.options, record.seed)
    versions = [state]
    for entry in record.entries:
        events: list[Event] = []
        try:
            if entry.kind == "move":
                reading = read(state, entry.text, entry.seat, format=record.format)
                state, events = reading.position, reading.events
            elif entry.kind == "undo":
                state = versions[entry.to]
        except TianxiaError as error:
            raise BadRecord(f"entry {entry.number} ({entry.line()}): {error}") from None
        if entry.check and fingerprint(state) != entry.check:
            raise BadRecord(
                f"entry {entry.number} ({entry.line()}): this version of the engine plays it to another "
                "position than the one it was played to"
            )
        versions.append(state)
        yield entry, state, events


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
