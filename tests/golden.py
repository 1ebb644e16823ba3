"""Golden games: whole games as short text files, written and replayed in the same way for every title.

A title declares them in `tests/<title>/golden.py` as GAMES and keeps them in `tests/<title>/golden/`.
`python -m tests.golden huang [name ...]` writes them again, after a rule was changed on purpose; games of an
older rules version stay unchanged.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

import tianxia
from tianxia.kernel.conformance.play import add_move
from tianxia.kernel.game import Game
from tianxia.kernel.phrase import phrase_goes_on
from tianxia.kernel.record import Entry, Record, start_record
from tianxia.kernel.rng import Rng, stream
from tianxia.kernel.state import State
from tianxia.table.header import Header
from tianxia.table.match import Match, fold

TESTS = Path(__file__).parent
USUAL = 10  # the weight of an action that the taste of a golden game does not name


class Golden(msgspec.Struct, frozen=True):
    """A golden game: its options, how seats choose, and the events that it must contain.

    Seats choose at random by `taste`: the weight of an action, by its notation or the first word of it. If
    several games show every event in `shows`, the shortest is kept. `agreed`: entries before the first move
    (seat, kind, words).
    """

    seats: int
    options: dict[str, Any] = {}
    shows: tuple[str, ...] = ()
    taste: dict[str, int] = {}
    best: bool = False  # choose only answers that give the seat its highest score
    seed: int = 0  # the first one tried
    seeds: int = 1  # how many are tried
    rules: int = 1  # the rules version of the game
    agreed: tuple[tuple[int, str, str], ...] = ()


def games(title: str) -> dict[str, Golden]:
    """The golden games a title declares, by name."""
    found: dict[str, Golden] = import_module(f"tests.{title}.golden").GAMES
    return found


def folder(title: str) -> Path:
    return TESTS / title / "golden"


def play(game: Game, golden: Golden, seed: int) -> tuple[Record, set[str]]:
    """One game, and the keys of what happened in it."""
    state = game.new(golden.seats, golden.options, seed)
    record = start_record(game, golden.seats, game.options(golden.options), seed, [])
    for number, (seat, kind, text) in enumerate(golden.agreed, 1):
        record.entries.append(Entry(number, kind, seat, text))
    rng = stream(seed, "golden")
    state.listen()
    phrase: list[str] = []
    asked = learned = -1
    while not state.over:
        if not phrase or not phrase_goes_on(learned, state, asked):
            add_move(record, state, asked, phrase)
            phrase = []
            asked, learned = state.decision.seat, state.learned
        action = choose(golden, state, rng)
        phrase.append(game.notate(state, action))
        state.take(action)
    add_move(record, state, asked, phrase)
    record.scores, record.winners = state.scores(), state.winners()
    return record, shown(game, record)


def shown(game: Game, record: Record) -> set[str]:
    """The keys of a game's events and of its table's remarks."""
    match = at_table(game, record)
    return {event.key for events in match.events for event in events}


def at_table(game: Game, record: Record) -> Match:
    """The match of a record."""
    played_with = game.variant(rules=record.rules).with_data(record.data)
    assert played_with is not None, f"no built-in pack has the digest {record.data}"
    options, seed = record.options, str(record.seed)
    header = Header(
        "golden", game.name, record.rules, record.data, record.seats, options, seed, record.format
    )
    return fold(played_with, header, record.entries)


def choose(golden: Golden, state: State, rng: Rng) -> int:
    """An action at random, by the taste."""
    actions = best_now(state) if golden.best else state.actions()
    weights = []
    for action in actions:
        words = state.game.notate(state, action)
        weights.append(golden.taste.get(words, golden.taste.get(words.split()[0], USUAL)))
    if not any(weights):
        return actions[-1]
    nth = rng.below(sum(weights))
    for action, weight in zip(actions, weights, strict=True):
        nth -= weight
        if nth < 0:
            return action
    raise AssertionError("a weight is left over")


def best_now(state: State) -> list[int]:
    """The answers after which the seat's own score is highest."""
    seat = state.decision.seat
    values = {}
    for action in state.actions():
        trial = state.copy()
        trial.take(action)
        values[action] = trial.scores()[seat]
    return [action for action, value in values.items() if value == max(values.values())]


def write(title: str, name: str) -> None:
    """Keep the shortest game that contains the required events."""
    golden = games(title)[name]
    game = tianxia.game(title, rules=golden.rules)
    kept: Record | None = None
    for seed in range(golden.seed, golden.seed + golden.seeds):
        record, keys = play(game, golden, seed)
        if keys.issuperset(golden.shows) and (kept is None or len(record.entries) < len(kept.entries)):
            kept = record
    assert kept is not None, f"no game of {golden.seeds} shows {name}"
    folder(title).mkdir(exist_ok=True)
    (folder(title) / f"{name}.txt").write_text(kept.text(), encoding="utf-8")
    print(f"{title} {name}: seed {kept.seed}, {len(kept.entries)} moves")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("names", nargs="*", help="all that there are if none is named")
    chosen = parser.parse_args()
    for one in chosen.names or games(chosen.title):
        write(chosen.title, one)
