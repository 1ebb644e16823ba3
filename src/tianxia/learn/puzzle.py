"""Puzzles: positions from bot games in which one move is clearly best.

A puzzle is data in `puzzles/NAME.toml` of a title: a position, the answers, the second best move and its
loss. A position becomes a puzzle if all of this is true:

- Its seat has at least five legal phrases.
- A grandmaster finds the answer, also with twice the simulations.
- The lead of the answer over each other good move, on paired redeals, exceeds its 95 % interval, also on a
  second set of redeals.

A puzzle made by hand has a `proof` instead: a result that its answer certainly brings, and that other moves
do not.
"""

from __future__ import annotations

import json
import math
import time
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import tianxia
from tianxia.bots import bot
from tianxia.bots.bot import asked
from tianxia.bots.driver import choose
from tianxia.bots.evaluation import evaluation
from tianxia.bots.levels import GRANDMASTER, Roller
from tianxia.bots.rollouts import Rollouts
from tianxia.kernel.errors import IllegalMove, TianxiaError
from tianxia.kernel.game import Game
from tianxia.kernel.reader import read
from tianxia.kernel.rng import Rng, stream
from tianxia.kernel.state import State
from tianxia.learn.claim import Claim
from tianxia.learn.thought import Comparison, Difference, Part

LEAST_PHRASES = 5
REDEALS = 16
CLEAR = 0.15  # the part of `lead` by which an answer must be better: smaller leads make dull puzzles
COMPARED = 4
TWICE = Roller("puzzle", 2 * GRANDMASTER.simulations)


class BadPuzzle(TianxiaError):
    """A puzzle that cannot be read or has a wrong answer: the file and the error."""


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why the answer of a puzzle made by hand is right. Lines are phrases; the first is the seat's own."""

    brings: dict[str, Any]  # what the seat sees at the end, as in a `Claim`
    lines: list[list[str]]  # one for each answer
    others: list[list[str]]  # moves that are forbidden or do not bring that result


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position with one best move. Its question is `puzzle-QUESTION` in the words of the title.

    A puzzle made by hand also has `puzzle-QUESTION-title`; `puzzle-QUESTION-why` explains its answer.
    """

    game: str
    name: str
    seat: int
    answers: list[str]
    second: str  # the second best move
    greedy: str  # what `greedy` plays
    rule: str  # the rule of the question, or the rule that decides a puzzle made by hand
    position: str
    question: str = "best"
    phrases: int = LEAST_PHRASES  # number of legal phrases
    lead: float = 0.0  # how much better the answer is, in points of the evaluation
    low: float = 0.0  # its 95 % interval
    high: float = 0.0
    parts: list[Part] = []  # the parts of the evaluation in which the answer is furthest ahead
    proof: Proof | None = None  # the puzzle was made by hand: nothing is measured

    @property
    def fooled(self) -> bool:
        """Does `greedy` choose wrongly?"""
        return self.greedy not in self.answers

    def title(self) -> Game:
        """The title with the rules and components of the position."""
        head = json.loads(self.position)
        found = tianxia.game(self.game).variant(rules=head["rules"]).with_data(head["data"])
        if found is None:
            raise BadPuzzle(f"{self.game}/{self.name}: its components are not available")
        return found

    def begin(self) -> State:
        return self.title().from_json(self.position)

    def text(self) -> str:
        """The file of the puzzle."""
        values = msgspec.to_builtins(self)
        lines = [
            f"{name} = {json.dumps(value, ensure_ascii=False)}"
            for name, value in values.items()
            if name not in ("game", "name", "parts", "position", "proof")
        ]
        parts = ", ".join(f'{{ name = "{one.name}", value = {one.value} }}' for one in self.parts)
        return "\n".join([*lines, f"parts = [{parts}]", f"position = '''{self.position}'''"]) + "\n"


def think_again(here: State, seat: int, rng: Rng, level: Roller) -> Rollouts:
    """The rollouts of a `grandmaster` for this position; with the level TWICE, twice as many simulations."""
    own = evaluation(here.game.name)
    thought: Rollouts = level.thought(here, seat, rng, own)
    simulations = own.simulations.get("grandmaster", GRANDMASTER.simulations)
    thought.think(simulations * (2 if level is TWICE else 1))
    return thought


def clear_lead(here: State, seat: int, rng: Rng, phrases: list[list[int]]) -> Difference | None:
    """The lead of the first phrase over the next best; None if it is not clear."""
    found = Comparison(here, seat, rng, phrases)
    found.run(REDEALS)
    others = sorted(range(1, len(phrases)), key=lambda at: -found.mean(at))
    least = CLEAR * found.own.lead
    leads = [found.difference(0, [other]) for other in others]
    return leads[0] if all(one.low > 0.0 and one.mean >= least for one in leads) else None


def find(state: State, name: str, rng: Rng) -> Puzzle | None:
    """The puzzle in a position, if there is one."""
    seat = state.waiting()[0]
    here = asked(state.redeal(seat, rng), seat)
    if len(here.actions()) == 1 or here.decision.simultaneous:
        return None
    first = think_again(here, seat, rng.split("first"), GRANDMASTER)
    candidates = first.candidates[:COMPARED]
    swept = first.greed.sweep(here, seat, math.inf)[0]
    if len(swept) < LEAST_PHRASES or len(candidates) < 2:
        return None
    phrases = [one.actions for one in candidates]
    lead = clear_lead(here, seat, rng.split("one"), phrases)
    if lead is None or clear_lead(here, seat, rng.split("two"), phrases) is None:
        return None
    twice = think_again(here, seat, rng.split("twice"), TWICE).candidates
    if twice[0].actions != phrases[0]:
        return None
    further = [phrases[0], *(one.actions for one in twice[1:COMPARED] if one.actions != phrases[0])]
    lead = clear_lead(here, seat, rng.split("three"), further)
    if lead is None:
        return None
    greedy = bot("greedy").choose(here.copy(), seat, rng.split("greedy"))
    texts = [read(here, actions, seat).text for actions in (phrases[0], further[1], greedy)]
    return Puzzle(
        game=here.game.name,
        name=name,
        seat=seat,
        answers=[texts[0]],
        second=texts[1],
        lead=lead.mean,
        low=lead.low,
        high=lead.high,
        parts=lead.parts,
        greedy=texts[2],
        rule=here.decision.rule,
        position=here.to_json(),
        phrases=len(swept),
    )


def positions(game: Game, seed: int, seats: int) -> Iterator[tuple[int, State]]:
    """Positions of a game between bots, every few moves from the start to the end."""
    state = game.new(seats=seats, seed=seed)
    rng = stream(seed, "puzzle walk")
    bots = [bot(("greedy", "adept", "novice")[rng.below(3)]) for _ in range(seats)]
    moves, wait = 0, 4 + rng.below(8)
    while not state.over:
        seat = state.decision.seat
        if moves == wait:
            yield moves, state.copy()
            wait = moves + 4 + rng.below(12)
        for action in choose(bots[seat], state, seat, seed, moves):
            state.take_for(seat, action)
        moves += 1


def make(title: str, seed: int, until: float = math.inf) -> Iterator[Puzzle]:
    """Look for puzzles in one bot game of a title after another, until `time.monotonic()` reaches `until`."""
    game = tianxia.game(title)
    number = seed
    while time.monotonic() < until:
        for move, state in positions(game, number, 2):
            if time.monotonic() > until:
                break
            found = find(state, f"{number}-{move}", stream(number, f"puzzle {move}"))
            if found is not None:
                yield found
                break  # one from each game
        number += 1


def keep(puzzles: list[Puzzle], puzzle: Puzzle) -> bool:
    """May a puzzle be added? `greedy` must choose a wrong move in at least half of all puzzles."""
    fooled = sum(one.fooled for one in puzzles)
    return puzzle.fooled or 2 * fooled >= len(puzzles) + 1


def folder(title: str) -> Path:
    """The folder with the puzzles of a title."""
    return tianxia.game(title).folder / "puzzles"


@cache
def puzzles_of(title: str) -> list[Puzzle]:
    """The puzzles of a title. BadPuzzle names the file and what is wrong with it."""
    return [read_puzzle(file, title) for file in sorted(folder(title).glob("*.toml"))]


def read_puzzle(file: Path, title: str) -> Puzzle:
    try:
        values = tomllib.loads(file.read_text(encoding="utf-8"))
        return msgspec.convert({"game": title, "name": file.stem, **values}, Puzzle)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadPuzzle(f"{title}/puzzles/{file.name}: {error}") from None


def check(puzzle: Puzzle) -> list[str]:
    """The errors of a puzzle: in its position, and illegal moves."""
    try:
        state = puzzle.begin()
    except TianxiaError as error:
        return [str(error)]
    if puzzle.seat not in state.waiting():
        return [f"seat {puzzle.seat} is not asked"]
    faults = []
    for move in (*puzzle.answers, puzzle.second, puzzle.greedy):
        try:
            read(state, move, puzzle.seat)
        except IllegalMove as error:
            faults.append(f"{move}: {error}")
    if puzzle.second in puzzle.answers:
        faults.append("the second best move is an answer")
    if puzzle.proof is not None:
        return faults or check_proof(puzzle, puzzle.proof, state)
    if puzzle.phrases < LEAST_PHRASES:
        faults.append(f"only {puzzle.phrases} legal phrases")
    if puzzle.low <= 0.0:
        faults.append("the lead may be nothing")
    return faults


def check_proof(puzzle: Puzzle, proof: Proof, state: State) -> list[str]:
    """The errors of a proof: an answer that does not bring the result, or another move that does."""
    faults = [fault for line in proof.lines for fault in Claim(line, proof.brings).faults(state, puzzle.seat)]
    if [line[0] for line in proof.lines] != puzzle.answers:
        faults.append("the lines of the proof do not begin with the answers")
    if puzzle.second not in [line[0] for line in proof.others]:
        faults.append(f"{puzzle.second}: not among the other moves of the proof")
    for line in proof.others:
        if not Claim(line, proof.brings).faults(state, puzzle.seat):
            faults.append(f"{', '.join(line)}: brings the same")
    return faults


def holds(puzzle: Puzzle, seed: int) -> bool:
    """Does the answer still lead on new redeals? A puzzle made by hand is not measured: its proof is
    checked.
    """
    if puzzle.proof is not None:
        return not check(puzzle)
    here = asked(puzzle.begin(), puzzle.seat)
    phrases = [
        read(here, move, puzzle.seat, finish=False).actions for move in (puzzle.answers[0], puzzle.second)
    ]
    found = Comparison(here, puzzle.seat, stream(seed, "puzzle check"), phrases)
    found.run(REDEALS)
    return found.difference(0, [1]).low > 0.0


def solved(puzzle: Puzzle, move: str | list[int]) -> bool:
    """Is a move an answer? In a puzzle made by hand, any move with the same result is one."""
    state = puzzle.begin()
    reading = read(state, move, puzzle.seat)
    if puzzle.proof is not None:
        lines = [[reading.text, *line[1:]] for line in puzzle.proof.lines]
        if not all(Claim(line, puzzle.proof.brings).faults(state, puzzle.seat) for line in lines):
            return True
    return any(read(state, answer, puzzle.seat).actions == reading.actions for answer in puzzle.answers)
