"""The subjects of the benchmark: our titles and their peers."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any, Protocol

import tianxia
from tianxia.bots import bot
from tianxia.bots.evaluation import evaluation
from tianxia.kernel.playout import playout
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State
from tianxia.table.command import Move
from tianxia.table.frame import encode, make_frame
from tianxia.table.header import Header
from tianxia.table.judge import judge
from tianxia.table.match import Match, Played

SEATS = 4  # seats of our titles and Catanatron; fewer if a title does not allow four
SPIEL_GAMES = ("backgammon", "chess", "gin_rummy", "hive", "quoridor")
SPIEL_MOST_DECISIONS = 5000  # OpenSpiel's quoridor may not end

Counts = tuple[int, int, int]  # decisions, decisions with two or more legal actions, total of legal actions


class Subject(Protocol):
    """A title of ours, or a peer."""

    name: str

    def play(self, seed: int) -> Counts:
        """Play a whole game at random in the Python loop, which is the same for all subjects."""

    def middle(self, seed: int) -> Callable[[], object]:
        """The copy function of a position from the middle of a random game."""


class Ours:
    """One of our titles, with measures that only our titles have."""

    def __init__(self, title: str) -> None:
        self.game = tianxia.game(title)
        self.seats = min(SEATS, max(self.game.seat_counts))
        self.name = f"{title}, {self.seats} seats"
        self.matches: list[Match] = []

    def play(self, seed: int) -> Counts:
        state = self.game.new(seats=self.seats, seed=seed)
        draw = random.Random(seed).random
        asked = real = offered = 0
        while not state.over:
            actions = state.actions()
            n = len(actions)
            asked += 1
            offered += n
            real += n > 1
            state.take(actions[int(draw() * n)])
        return asked, real, offered

    def play_checked(self, seed: int) -> Counts:
        """The same Python loop with `State.play`, which checks legality, instead of `take`."""
        state = self.game.new(seats=self.seats, seed=seed)
        draw = random.Random(seed).random
        asked = real = offered = 0
        while not state.over:
            actions = state.actions()
            n = len(actions)
            asked += 1
            offered += n
            real += n > 1
            state.play(actions[int(draw() * n)])
        return asked, real, offered

    def play_compiled(self, seed: int) -> Counts:
        """A whole random game in the compiled loop of simulations and bots."""
        return playout(self.game.new(seats=self.seats, seed=seed), stream(seed, "bench"))

    def middle_of(self, seed: int) -> State:
        """The position after half of a random game."""
        decisions = self.play_compiled(seed)[0]
        state, rng = self.game.new(seats=self.seats, seed=seed), stream(seed, "bench")
        for _ in range(decisions // 2):
            actions = state.actions()
            state.take(actions[rng.below(len(actions))] if len(actions) > 1 else actions[0])
        return state

    def middle(self, seed: int) -> Callable[[], object]:
        return self.middle_of(seed).copy

    def new(self, seed: int) -> None:
        """Set up a game."""
        self.game.new(seats=self.seats, seed=seed)

    def playout_from_opening(self, seed: int) -> Callable[[], object]:
        """Copies the opening for two and plays it to its end."""
        opening, rng = self.game.new(seats=2, seed=seed), stream(seed, "bench")
        return lambda: playout(opening.copy(), rng)

    def reading(self, seed: int) -> Callable[[], object]:
        """Reads the text of a position in mid-game."""
        text = self.middle_of(seed).to_json()
        return lambda: self.game.from_json(text)

    def writing(self, seed: int) -> Callable[[], object]:
        """Writes the text of a position in mid-game."""
        return self.middle_of(seed).to_json

    def server_move(self, seed: int) -> Callable[[], object]:
        """The server's work for one move in mid-game: judge it, add it to the match, and make the frame of
        every seat with its offered moves. Database and network are not in it."""
        digest = self.game.pack.digest
        header = Header("bench", self.game.name, self.game.rules, digest, self.seats, {}, str(seed))
        match, rng = Match(self.game, header), stream(seed, "bench")
        for _ in range(40):
            advance(match, *some_move(match, rng))
        seat, words = some_move(match, rng)
        return lambda: serve(match, seat, words)

    def simulation(self, seed: int) -> Callable[[], object] | None:
        """One simulation of the search bot in the opening for two; None where there is no such bot."""
        if find_spec("tianxia.bots.search") is None:
            return None
        search: Any = import_module("tianxia.bots.search")
        title = evaluation(self.game.name)
        opening, rng = self.game.new(seats=2, seed=seed), stream(seed, "bench")
        position, seat = opening.redeal(opening.decision.seat, rng), opening.decision.seat
        thought = search.Search(position, seat, rng, title.evaluate, title.reply, search.Manner())
        simulate: Callable[[], object] = thought.simulate
        return simulate


def some_move(match: Match, rng: Any) -> tuple[int, str]:
    """A random legal move: the seat and its phrase."""
    seat = match.state.waiting()[0]
    actions = bot("random").choose(match.state.copy(), seat, rng)
    return seat, match.move(seat, actions).entry.text


def advance(match: Match, seat: int, words: str) -> None:
    """Judge a move and add it to the match."""
    played = judge(match, Move(f"{match.version}", match.version, seat, words))
    assert isinstance(played, Played), played
    match.add(played)


def serve(match: Match, seat: int, words: str) -> None:
    """Do all the work for one move, without changing the match."""
    after = Match(match.game, match.header)
    after.entries, after.events, after.source = match.entries[:], match.events[:], match.source[:]
    after.seen_by, after.positions = match.seen_by[:], match.positions.copy()
    advance(after, seat, words)
    for looking in range(after.state.seats):
        encode(make_frame(after, looking, match.version))


class Catanatron:
    """Catanatron, a Python implementation of Catan, with its own random players."""

    def __init__(self) -> None:
        self.name = f"Catanatron {version('catanatron')}, {SEATS} seats"

    def new(self, seed: int) -> Any:
        from catanatron import Color, Game, RandomPlayer

        return Game(
            [RandomPlayer(color) for color in Color], seed=seed + 1
        )  # seed 0 would mean a random seed

    def play(self, seed: int) -> Counts:
        return self.advance(self.new(seed), sys.maxsize)

    def middle(self, seed: int) -> Callable[[], object]:
        game = self.new(seed)
        self.advance(game, self.play(seed)[0] // 2)
        copy: Callable[[], object] = game.copy
        return copy

    def advance(self, game: Any, decisions: int) -> Counts:
        """Catanatron's own loop, `Game.play`, without the two copies made there. One tick lets the player
        choose a legal action and executes it: `actions` and `take` in one."""
        asked = real = offered = 0
        while asked < decisions and game.winning_color() is None and game.state.num_turns < 1000:
            n = len(game.state.playable_actions)
            asked += 1
            offered += n
            real += n > 1
            game.play_tick()
        return asked, real, offered


class Spiel:
    """An OpenSpiel game in C++, driven from Python. Chance nodes are played at random and not counted."""

    def __init__(self, name: str) -> None:
        import pyspiel

        self.name = f"OpenSpiel {name}"
        self.game = pyspiel.load_game(name)

    def play(self, seed: int) -> Counts:
        return self.advance(self.game.new_initial_state(), seed, SPIEL_MOST_DECISIONS)

    def middle(self, seed: int) -> Callable[[], object]:
        state = self.game.new_initial_state()
        self.advance(state, seed, self.play(seed)[0] // 2)
        copy: Callable[[], object] = state.clone
        return copy

    def advance(self, state: Any, seed: int, decisions: int) -> Counts:
        draw = random.Random(seed).random
        asked = real = offered = 0
        while asked < decisions and not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), draw()))
                continue
            actions = state.legal_actions()
            n = len(actions)
            asked += 1
            offered += n
            real += n > 1
            state.apply_action(actions[int(draw() * n)])
        return asked, real, offered


def drawn(outcomes: list[tuple[int, float]], at: float) -> int:
    """Draw a chance outcome: inverse transform sampling with a point from 0 to 1."""
    for outcome, likelihood in outcomes:
        at -= likelihood
        if at < 0:
            return outcome
    return outcomes[-1][0]


def peers() -> list[Subject]:
    """The installed peers (`pip install '.[bench]'`), Catanatron first."""
    found: list[Subject] = [Catanatron()] if find_spec("catanatron") else []
    if find_spec("pyspiel"):
        found += map(Spiel, SPIEL_GAMES)
    return found
