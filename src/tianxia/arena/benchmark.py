"""A benchmark for everybody's agents: fixed titles, seats, options, deals and opponents.

A version of the benchmark is a TOML file in this folder and never changes. A result is a file of JSON
lines: the first line describes the agent, the others have one match each with its match file, so that
`tianxia verify` can replay it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

import tianxia
from tianxia.arena.agents import find_agent
from tianxia.arena.intervals import Interval, share
from tianxia.arena.run import workers
from tianxia.bots import BOTS, bot
from tianxia.bots.driver import choose, redealt
from tianxia.bots.levels import LEVELS_VERSION
from tianxia.kernel.errors import BadArgument, IllegalMove, TianxiaError, WrongType
from tianxia.kernel.game import Game
from tianxia.kernel.reader import Reading
from tianxia.kernel.record import STRIDE, Record, fingerprint, read_record, replay_steps, start_record
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State

VERSIONS = {"Tianxia-4 v1": "tianxia_4_v1.toml"}
NEWEST = "Tianxia-4 v1"
DEALS = 50  # of each task
DIGEST = "sha256:"


class BadResult(TianxiaError):
    """A result file is malformed or does not match the benchmark."""


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One setting: a title, its seats and options, and the bot that plays the other seats."""

    id: str
    game: str
    seats: int
    opponent: str = ""
    options: dict[str, Any] = {}


class Suite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One version of the benchmark, as its TOML file has it."""

    name: str
    levels: int
    most_moves: int
    wrong_answers: int
    rules: dict[str, int]
    data: dict[str, str]
    task: list[Task]

    def title(self, task: Task) -> Game:
        """The title with the rules and components of this version; BadResult if they are not available."""
        game = tianxia.game(task.game)
        if not self.rules[task.game] <= game.rules_version:
            raise BadResult(f"{self.name} needs rules version {self.rules[task.game]} of {task.game}")
        found = game.variant(rules=self.rules[task.game]).with_data(self.data[task.game])
        if found is None:
            raise BadResult(f"{self.name} needs components {self.data[task.game]} of {task.game}")
        return found

    def seed(self, task: Task, deal: int) -> int:
        """The seed of a deal, 63 bits."""
        draw = stream(0, f"{self.name} {task.id} {deal}")
        return int(draw.next32() << 31 | draw.next32() >> 1)

    def matches(self) -> list[tuple[Task, int]]:
        return [(task, deal) for task in self.task for deal in range(DEALS)]


class Head(msgspec.Struct, frozen=True):
    """The first line of a result file."""

    benchmark: str
    agent: str  # the agent's name on the command line
    name: str  # the agent's name in tables
    budget: str  # in its author's words: simulations, parameters, decisions trained on
    tianxia: str  # version of the package


class BenchmarkMatch(msgspec.Struct, frozen=True):
    """One match of a result file."""

    task: str
    deal: int
    seat: int  # of the agent
    won: float  # the agent's share of the victory
    wrong: int  # answers that were not legal
    match: str  # the match file, which is incomplete if the agent forfeited; in a short result, its digest


@cache
def suite(name: str = NEWEST) -> Suite:
    """A version of the benchmark by name."""
    if name not in VERSIONS:
        raise BadResult(f"there is no benchmark {name!r}; there is {', '.join(VERSIONS)}")
    text = (Path(__file__).parent / VERSIONS[name]).read_bytes()
    found = msgspec.convert(tomllib.loads(text.decode()), Suite)
    if found.levels != LEVELS_VERSION:
        raise BadResult(f"{name} needs version {found.levels} of the bot levels; this is {LEVELS_VERSION}")
    return found


# --- playing ------------------------------------------------------------------------------------------


def play(number: int, agent: str, version: str = NEWEST) -> BenchmarkMatch:
    """Play match `number` of a benchmark with an agent."""
    rules = suite(version)
    task, deal = rules.matches()[number]
    game, seed = rules.title(task), rules.seed(task, deal)
    state = game.new(task.seats, task.options, seed)
    mine = seat_of_agent(state, deal)
    names = [f"bot {task.opponent}"] * task.seats
    people = [seat for seat in range(state.seats) if seat != state.automa]
    names[people.index(mine)] = "agent"
    record = start_record(game, task.seats, game.options(task.options), seed, names)
    asked = find_agent(agent)
    moves = wrong = 0
    while not state.over and moves < rules.most_moves:
        seat = state.decision.seat
        at = len(record.entries)
        if seat == mine:
            moves += 1
            reading, refused = answer(asked, state, seat, seed, at, rules.wrong_answers)
            wrong += refused
        else:
            reading = game.read(state, choose(bot(task.opponent), state, seat, seed, at), seat)
        state = reading.position
        noted = (at + 1) % STRIDE == 0 or state.over
        record.move(seat, reading.text, fingerprint(state) if noted else "")
    if state.over:
        record.scores, record.winners = state.scores(), state.winners()
    return BenchmarkMatch(task.id, deal, mine, share_of(state, mine), wrong, record.text())


def seat_of_agent(state: State, deal: int) -> int:
    people = [seat for seat in range(state.seats) if seat != state.automa]
    return people[deal % len(people)]


def share_of(state: State, seat: int) -> float:
    """A seat's share of the victory; 0 in a draw without winners and in an unfinished match."""
    if not state.over or state.is_draw() or seat not in state.winners():
        return 0.0
    return 1 / len(state.winners())


def answer(agent: Any, state: State, seat: int, seed: int, move: int, most_wrong: int) -> tuple[Reading, int]:
    """The agent's move, and how many of its answers were refused. After `most_wrong` the first legal action
    is played."""
    refused = ""
    for wrong in range(most_wrong):
        position, rng = redealt(state, seat, seed, move)
        try:
            phrase = agent.answer(position, seat, rng, refused)
            return state.game.read(state, phrase, seat), wrong
        except TianxiaError as error:
            if not refusable(error):
                raise
            refused = str(error)
    return state.game.read(state, state.actions_for(seat)[:1], seat), most_wrong


def refusable(error: TianxiaError) -> bool:
    """Does this error mean that the agent's answer was illegal? Other errors mean that the agent failed."""
    return isinstance(error, (IllegalMove, WrongType, BadArgument))


def run(
    head: Head, file: Path, numbers: Iterable[int], jobs: int, progress: Callable[[int, int], None]
) -> list[BenchmarkMatch]:
    """Play the missing matches and append each to the file. Returns all matches of the file."""
    done = open_result(head, file)
    played = {(match.task, match.deal) for match in done}
    rules = suite(head.benchmark)
    matches = rules.matches()
    wanted = list(numbers)
    missing = [number for number in wanted if (matches[number][0].id, matches[number][1]) not in played]
    progress(len(wanted) - len(missing), len(wanted))
    with file.open("ab") as out:
        for found in play_all(missing, head.agent, head.benchmark, jobs):
            out.write(msgspec.json.encode(found) + b"\n")
            out.flush()
            done.append(found)
            progress(len(wanted) - len(missing) + len(done) - len(played), len(wanted))
    return done


def play_all(numbers: list[int], agent: str, version: str, jobs: int) -> Iterator[BenchmarkMatch]:
    if jobs == 1:
        for number in numbers:
            yield play(number, agent, version)
        return
    with workers(jobs) as pool:
        yield from pool.imap_unordered(partial(play, agent=agent, version=version), numbers)


def open_result(head: Head, file: Path) -> list[BenchmarkMatch]:
    """The matches of a result file that is to be continued; a new file gets its first line."""
    if not file.exists() or not file.stat().st_size:
        file.write_bytes(msgspec.json.encode(head) + b"\n")
        return []
    content = file.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    if len(whole) < len(content):
        file.write_bytes(whole)  # the match of an incomplete last line is played again
    before, played = read_result(file)
    if (before.benchmark, before.agent) != (head.benchmark, head.agent):
        raise BadResult(f"{file}: holds {before.benchmark} played by {before.agent}; name another file")
    return played


# --- results ------------------------------------------------------------------------------------------


def read_result(file: Path) -> tuple[Head, list[BenchmarkMatch]]:
    """Read a result file; BadResult names the line that is malformed."""
    try:
        lines = file.read_bytes().splitlines()
    except OSError as error:
        raise BadResult(f"{file}: {error.strerror}") from None
    kinds: list[Any] = [Head, *[BenchmarkMatch] * (len(lines) - 1)]
    found: list[Any] = []
    for number, (line, kind) in enumerate(zip(lines, kinds, strict=False), 1):
        try:
            found.append(msgspec.json.decode(line, type=kind))
        except msgspec.MsgspecError as error:
            raise BadResult(f"{file}, line {number}: {error}") from None
    if not found:
        raise BadResult(f"{file}: is empty")
    suite(found[0].benchmark)
    return found[0], found[1:]


def scores(played: list[BenchmarkMatch]) -> dict[str, Interval]:
    """The share of the victory in each task, and under `all` the mean of the tasks."""
    found = {
        task: share([(match.deal, match.won) for match in played if match.task == task])
        for task in dict.fromkeys(match.task for match in played)
    }
    if found:
        value = sum(one.value for one in found.values()) / len(found)
        # errors of independent tasks add as squares
        half = sum(((one.high - one.low) / 2) ** 2 for one in found.values()) ** 0.5 / len(found)
        found["all"] = Interval(value, max(0.0, value - half), min(1.0, value + half), len(played))
    return found


def verify_result(file: Path, opponents: bool = True) -> list[str]:
    """The errors in a result file; none if every match is there and replays.

    With `opponents`, the moves of the opponents are computed again, too. The matches of a short result are
    played again.
    """
    head, played = read_result(file)
    rules = suite(head.benchmark)
    tasks = {task.id: task for task in rules.task}
    problems: list[str] = []
    there = [(match.task, match.deal) for match in played]
    missing = {(task.id, deal) for task, deal in rules.matches()} - set(there)
    if len(set(there)) < len(there):
        problems.append("a match is there twice")
    if missing:
        problems.append(f"{len(missing)} of {len(rules.matches())} matches are missing")
    for match in played:
        if match.task not in tasks or not 0 <= match.deal < DEALS:
            problems.append(f"{match.task} {match.deal}: no match of {head.benchmark}")
            continue
        if match.match.startswith(DIGEST):
            why = played_again(head, match)
        else:
            why = problem_of(rules, tasks[match.task], match, opponents)
        if why:
            problems.append(f"{match.task}, deal {match.deal}: {why}")
    return problems


def shorten(file: Path) -> bytes:
    """A result with digests in place of match files, for agents that play the same on every machine."""
    head, played = read_result(file)
    order = [task.id for task in suite(head.benchmark).task]
    played.sort(key=lambda match: (order.index(match.task), match.deal))
    short = [msgspec.structs.replace(match, match=digest(match.match)) for match in played]
    return b"".join(msgspec.json.encode(line) + b"\n" for line in (head, *short))


def digest(match: str) -> str:
    return match if match.startswith(DIGEST) else DIGEST + sha256(match.encode()).hexdigest()[:32]


def played_again(head: Head, match: BenchmarkMatch) -> str:
    """Play a match of a short result again. Returns the error, or an empty text."""
    if head.agent not in BOTS:
        return f"only the digest of the match is there, and {head.agent} is no built-in bot"
    matches = suite(head.benchmark).matches()
    number = [(task.id, deal) for task, deal in matches].index((match.task, match.deal))
    again = play(number, head.agent, head.benchmark)
    same = msgspec.structs.replace(again, match=digest(again.match)) == match
    return "" if same else f"{head.agent} plays another match"


def problem_of(rules: Suite, task: Task, match: BenchmarkMatch, opponents: bool) -> str:
    """The error in one match; empty if there is none."""
    game, seed = rules.title(task), rules.seed(task, match.deal)
    try:
        record = read_record(match.match, tianxia.game)
        expected = start_record(game, task.seats, game.options(task.options), seed, record.players)
        if head_of(record) != head_of(expected):
            return "other rules, components, seats, options or seed than the task"
        return replay_problem(rules, task, match, record, opponents)
    except TianxiaError as error:
        return str(error)


def head_of(record: Record) -> tuple[object, ...]:
    return record.game, record.rules, record.data, record.seats, record.options, record.seed, record.start


def replay_problem(rules: Suite, task: Task, match: BenchmarkMatch, record: Record, opponents: bool) -> str:
    game = rules.title(task)
    state = game.new(task.seats, task.options, record.seed)
    mine = seat_of_agent(state, match.deal)
    moves = 0
    for entry, position, _ in replay_steps(game, record):
        if entry.kind != "move":
            return f"entry {entry.number} is no move"
        moves += entry.seat == mine
        if opponents and entry.seat != mine:
            phrase = choose(bot(task.opponent), state, entry.seat, record.seed, entry.number - 1)
            if game.read(state, phrase, entry.seat).text != entry.text:
                return f"entry {entry.number} is not what {task.opponent} plays"
        state = position
    if not state.over and moves < rules.most_moves:
        return "it is not played to the end"
    if match.seat != mine or abs(match.won - share_of(state, mine)) > 1e-9:
        return "the seat or the result is not what the match says"
    return ""


def table(files: list[Path]) -> str:
    """Result files as a Markdown table, the best first: the share of victories in each task, in percent."""
    rows: list[tuple[float, str]] = []
    tasks: list[str] = [task.id for task in suite().task]
    for file in files:
        head, played = read_result(file)
        found = scores(played)
        cells = [percent(found[task]) if task in found else "" for task in tasks]
        overall = found.get("all", Interval(0.0, 0.0, 1.0))
        wrong = sum(match.wrong for match in played)
        text = f"{percent(overall)} ({overall.low:.1%} to {overall.high:.1%})".replace("%", "")
        rows.append(
            (overall.value, f"| {head.name} | {head.budget} | {text} | {' | '.join(cells)} | {wrong} |")
        )
    lines = [
        f"| agent | budget | all | {' | '.join(tasks)} | refused answers |",
        f"|---|---|--:|{'--:|' * len(tasks)}--:|",
        *[row for _, row in sorted(rows, key=lambda row: -row[0])],
    ]
    return "\n".join(lines)


def percent(value: Interval) -> str:
    return f"{100 * value.value:.1f}"
