"""Match files: a header and the entries of a match, readable in a diff.

    tianxia match 3
    game: huang
    rules: 1
    data: sha256:0a1b...
    seats: 3
    options: renegade_bandits=true
    seed: 7
    players: "Ann", "bot greedy", "bot random"

    0 tile red e7 @0
    1 leader yellow f6 @12.4 =5d3f0c2ab1947e60
    1 *undo 1 @3
    2 *takeover greedy
    ...

    scores: 5, 3, 4
    winners: 0

Entry n makes version n of the match. An entry that is not a move begins with a star: `*undo 1` goes back
to version 1. `@12.4` is the time in seconds since the entry before, if it is known. `=` and 16 digits are
the fingerprint of the position the entry led to; some entries have one, so that a change of the engine is
noticed. A solo game has `seats: 1`; the automa's moves are not written, because they follow from the rest.
`pack:` may carry the components. `start:` may stand instead of `seed:`: the position the match began from.
Formats 1 (moves only) and 2 (no times, no `start:`) are still read. `docs/decisions/formats.md` says why.
"""

from __future__ import annotations

import json
import re
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

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

FORMAT = 3
FORMATS = (1, 2, 3)
FIRST_LINE = "tianxia match"
HEADERS = ("game", "rules", "data", "seats", "options", "seed", "start", "players", "pack")
QUOTED = ("players", "pack", "start")  # headers whose value is in quotes
ENDINGS = ("scores", "winners")
STRIDE = 16  # interval of fingerprints, in entries; the last entry of a finished match has one, too

ENTRY_LINE = re.compile(
    r"([0-9]{1,2}) +(?:\*([a-z][a-z-]*)(?: +(.*?))?|([^*=@][^=@]*?))"
    r"(?: +@([0-9]{1,10}(?:\.[0-9]{1,3})?))?(?: +=([0-9a-f]{16}))?"
)
COMMENT = re.compile(r'("(?:[^"\\]|\\.)*")|//.*')
PLAIN_TEXT = re.compile(r"[\w.:-]+,?(?: [\w.:-]+,?)*")


class Entry(msgspec.Struct, frozen=True):
    """One action of a person, a bot or the table. Entry number n makes version n of the match.

    A `move` has its phrase in `text`; an `undo` goes back to version `to`; after a `takeover` the bot named
    in `text` plays the seat; entries of other kinds do not change the position. `command` is the id of the
    command, `check` the fingerprint of the resulting position, if recorded, and `at` the time in seconds
    since the entry before, if it is known.
    """

    number: int
    kind: str
    seat: int
    text: str = ""
    to: int = 0
    command: str = ""
    check: str = ""
    at: float | None = None

    def line(self) -> str:
        """The entry as a match file has it."""
        words = self.text
        if self.kind == "undo":
            words = f"*undo {self.to}"
        elif self.kind != "move":
            text = self.text if PLAIN_TEXT.fullmatch(self.text) else one_line(self.text) if self.text else ""
            words = f"*{self.kind} {text}".rstrip()
        time = "" if self.at is None else f" @{seconds(self.at)}"
        return f"{self.seat} {words}{time}" + (f" ={self.check}" if self.check else "")


class Record(msgspec.Struct):
    """A match file as a struct. Scores and winners are set if the match is over; `pack` may have the
    components.

    With `start`, a position text, the match begins there, and `seed` is not used.
    """

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
    start: str = ""

    def move(self, seat: int, phrase: str, check: str = "") -> None:
        """Add a move."""
        self.entries.append(Entry(len(self.entries) + 1, "move", seat, phrase, check=check))

    def moves(self) -> list[tuple[int, str]]:
        """The seat and phrase of each move, including those that were taken back."""
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
            f"start: {one_line(self.start)}" if self.start else f"seed: {self.seed}",
            f"players: {', '.join(map(one_line, self.players))}".rstrip(),
            *([f"pack: {one_line(self.pack)}"] if self.pack else []),
            "",
            *(entry.line() for entry in self.entries),
        ]
        if self.scores is not None:
            lines += ["", f"scores: {', '.join(map(str, self.scores))}"]
            lines += [f"winners: {', '.join(map(str, self.winners or []))}"]
        return "\n".join(lines) + "\n"


def seconds(time: float) -> str:
    """A time with at most three decimals: `12.4`, `3`."""
    return f"{time:.3f}".rstrip("0").rstrip(".")


def one_line(text: str) -> str:
    """A text in quotes that contains neither line breaks nor comments."""
    return json.dumps(text).replace("/", "\\/")


def start_record(game: Game, seats: int, options: object, seed: int, players: list[str]) -> Record:
    """The record of a match that begins; only options that differ from the default are stored."""
    chosen = msgspec.to_builtins(options)
    plain = {info.name: info.default for info in game.list_options()}
    kept = {name: value for name, value in chosen.items() if value != plain[name]}
    return Record(game.name, game.rules, game.pack.digest, seats, kept, seed, players)


# --- reading ----------------------------------------------------------------------------------------


def read_record(text: str, find: Callable[[str], Game]) -> Record:
    """A record from its text. `find` returns a game by name, which gives options their types."""
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
            head[name] = value.strip() if name in QUOTED else without_comment(value)
            continue
        line = without_comment(line)
        if line:
            entries.append(read_entry(line, len(entries) + 1, number))
    missing = [name for name in ("game", "rules", "seats") if name not in head]
    missing += ["seed or start"] if "seed" not in head and "start" not in head else []
    if missing:
        raise BadRecord(f"missing: {', '.join(missing)}")
    if "seed" in head and "start" in head:
        raise BadRecord("a match begins from a seed or from a start, not from both")
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
            int(head.get("seed", "0")),
            read_names(head.get("players", ""), format),
            entries,
            numbers(head["scores"]) if "scores" in head else None,
            numbers(head["winners"]) if "winners" in head else None,
            json.loads(head["pack"]) if "pack" in head else "",
            format,
            checked_text(json.loads(head["start"]), "start") if "start" in head else "",
        )
    except TianxiaError as error:
        raise BadRecord(str(error)) from None
    except json.JSONDecodeError as error:
        raise BadRecord(f"{', '.join(QUOTED)} stand in quotes: {error}") from None
    except ValueError as error:
        raise BadRecord(f"a number is expected: {error}") from None


def without_comment(line: str) -> str:
    """A line without a `//` comment outside quotes."""
    return COMMENT.sub(lambda found: found[1] or "", line).strip()


def read_entry(line: str, number: int, row: int) -> Entry:
    """An entry from its line; `row` is the line's number in the file."""
    found = ENTRY_LINE.fullmatch(line)
    if found is None:
        raise BadRecord(f"{line!r} is neither a header nor a seat and what it did", row)
    seat, kind, text, phrase, time, check = found.groups(default="")
    at = float(time) if time else None
    if not kind:
        return Entry(number, "move", int(seat), " ".join(phrase.split()), check=check, at=at)
    if kind == "move":
        raise BadRecord("a move has no star", row)
    if kind == "undo":
        if not re.fullmatch("[0-9]{1,7}", text) or int(text) >= number:
            raise BadRecord(f"{line!r} does not name an earlier version to go back to", row)
        return Entry(number, kind, int(seat), to=int(text), check=check, at=at)
    if text.startswith('"'):
        try:
            text = str(json.loads(text))
        except json.JSONDecodeError as error:
            raise BadRecord(f"{line!r}: {error}", row) from None
    return Entry(number, kind, int(seat), text, check=check, at=at)


def read_names(text: str, format: int) -> list[str]:
    """Names separated by commas. They are in quotes since format 2, and in older files written by a
    server."""
    if format == 1 and not text.startswith('"'):
        return [name.strip() for name in text.split(",") if name.strip()]
    names = json.loads(f"[{text}]")
    if not all(isinstance(name, str) for name in names):
        raise BadRecord("players are names in quotes")
    return list(names)


def numbers(text: str) -> list[int]:
    """The whole numbers of a text, separated by commas."""
    return [int(part) for part in text.split(",") if part.strip()]


# --- replaying --------------------------------------------------------------------------------------


def fingerprint(state: State) -> str:
    """A hash of a position that does not depend on the version of the engine: random state, scores,
    choices.
    """
    waiting = sorted(state.waiting())
    choices = []
    for seat in waiting:
        decision = state.decision_for(seat)
        if decision is not None:
            choices.append([state.game.notation(decision, action) for action in decision.actions(state)])
    summary = json.dumps([state.rng.words(), state.scores(), waiting, choices, state.over])
    return blake2b(summary.encode(), digest_size=8).hexdigest()


def game_of(game: Game, record: Record) -> Game:
    """The title with the rules and components of a record; BadRecord if they are not available."""
    if not 1 <= record.rules <= game.rules_version:
        raise BadRecord(f"rules version {record.rules}; {game.name} knows 1 to {game.rules_version} here")
    found = game.variant(rules=record.rules).with_data(record.data)
    if found is not None:
        return found
    if not record.pack:
        raise BadRecord(f"played with components {record.data}; these are {game.pack.digest}")
    pack = pack_from_json(record.pack, "the pack in the match file")
    if pack.digest != record.data:
        raise BadRecord(f"it carries components {pack.digest}, but says {record.data}")
    return game.variant(pack, record.rules)


def first_position(game: Game, seats: int, options: Any, seed: int, start: str = "") -> State:
    """The position from which a match begins: a new game, or `start`.

    `start` must have the seats and options of the record.
    """
    if not start:
        return game.new(seats, options, seed)
    state = game.from_json(start)
    found = 1 if state.automa >= 0 else state.seats
    if found != seats or game.options_of(state) != game.options(options):
        raise BadRecord("the start has other seats or options than the match")
    return state


def play_entry(
    entry: Entry, state: State, version: Callable[[int], State], format: int
) -> tuple[State, list[Event]]:
    """The position after an entry, and its events; `version` returns the position of any version.
    IllegalMove if the move is refused, BadRecord if the position differs from the recorded fingerprint.
    """
    events: list[Event] = []
    if entry.kind == "move":
        reading = read(state, entry.text, entry.seat, format=format)
        state, events = reading.position, reading.events
    elif entry.kind == "undo":
        if not 0 <= entry.to < entry.number:
            raise BadRecord(f"it goes back to version {entry.to}")
        state = version(entry.to)
    if entry.check and fingerprint(state) != entry.check:
        raise BadRecord(
            "this version of the engine plays it to another position than the one it was played to"
        )
    return state, events


def replay(game: Game, record: Record) -> State:
    """Replay a record; BadRecord names the first entry that cannot be replayed."""
    state = begin(game, record)
    for _, position, _ in replay_steps(game, record):
        state = position
    return state


def begin(game: Game, record: Record) -> State:
    """The first position of a record, with its rules and components."""
    return first_position(game_of(game, record), record.seats, record.options, record.seed, record.start)


def replay_steps(game: Game, record: Record) -> Iterator[tuple[Entry, State, list[Event]]]:
    """Each entry with the position after it and its events."""
    versions = [begin(game, record)]
    for entry in record.entries:
        try:
            state, events = play_entry(entry, versions[-1], versions.__getitem__, record.format)
        except TianxiaError as error:
            raise BadRecord(f"entry {entry.number} ({entry.line()}): {error}") from None
        versions.append(state)
        yield entry, state, events


def verify(game: Game, record: Record) -> list[str]:
    """The errors in a record. Empty if a replay leads to the scores and winners in the record."""
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
