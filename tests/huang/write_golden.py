"""Writes the golden games of Huang anew: `python -m tests.huang.write_golden`.

Each game is played by seats that choose at random with a taste for what the game is meant to show; of
many seeds the shortest game that shows it is kept.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

import tianxia
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import ENDINGS
from tianxia.kernel.record import Record, start_record
from tianxia.kernel.rng import Rng, stream

FOLDER = Path(__file__).parent / "golden"
HUANG = tianxia.game("huang")


class Golden(msgspec.Struct, frozen=True):
    """What a golden game must show: how it ends, and events that happen in it."""

    seats: int
    options: dict[str, bool]
    ending: str
    shows: tuple[str, ...] = ()
    taste: dict[str, int] = {}  # weight of an action by its first word; 10 unless told
    seeds: int = 300


LIVELY = {
    "tile": 60,
    "leader": 12,
    "replace": 2,
    "pass": 1,
    "pagoda": 60,
    "no": 1,
    "withdraw": 1,
    "build": 40,
}
HASTY = {"replace": 60, "tile": 20, "leader": 10, "pass": 1, "done": 1}

GAMES = {
    "refill": Golden(3, {}, "refill", ("event-war-won", "event-pagoda-built", "event-riot"), LIVELY),
    "market": Golden(2, {}, "market", ("event-market", "event-revolt-won"), {**HASTY, "tile": 60}),
    "replace": Golden(2, {}, "replace", ("event-replace",), HASTY),
    "stall": Golden(2, {}, "stall", ("event-leader-withdrawn",), {"tile": 0, "replace": 0, "riot": 0}, 40),
    "short": Golden(2, {"short_two_player": True}, "refill", ("event-revolt-won", "event-build"), LIVELY),
    "bandits": Golden(
        3, {"renegade_bandits": True}, "refill", ("event-bandits-beaten", "event-lose"), LIVELY
    ),
    "eighteen": Golden(4, {"eighteen_kingdoms": True}, "refill", ("event-collect", "event-war-won"), LIVELY),
    "palace": Golden(
        3,
        {"royal_palace": True},
        "refill",
        ("event-palace-built",),
        {**LIVELY, "tile yellow": 400, "riot": 1, "take yellow": 200},
        2000,
    ),
    "dragon": Golden(5, {"dragon": True}, "refill", ("event-war-won", "event-points-pagoda"), LIVELY),
}


def play(golden: Golden, seed: int) -> tuple[Record, set[str], HuangState]:
    """One game by these tastes."""
    state = HUANG.new(golden.seats, golden.options, seed)
    assert isinstance(state, HuangState)
    rng = stream(seed, "golden")
    record = start_record(HUANG, golden.seats, state.options, seed, [])
    events = state.listen()
    while not state.over:
        decision = state.decision
        action = choose(golden, state, rng)
        words = HUANG.notate(state, action)
        if decision.follows:
            words = f"{record.entries.pop().text} {words}"
        record.move(decision.seat, words)
        state.take(action)
    record.scores, record.winners = state.scores(), state.winners()
    return record, {event.key for event in events}, state


def choose(golden: Golden, state: HuangState, rng: Rng) -> int:
    """An action at random, by the tastes."""
    actions = state.actions()
    weights = []
    for action in actions:
        words = HUANG.notate(state, action)
        weights.append(golden.taste.get(words, golden.taste.get(words.split()[0], 10)))
    if not any(weights):
        return actions[-1]
    nth = rng.below(sum(weights))
    for action, weight in zip(actions, weights, strict=True):
        nth -= weight
        if nth < 0:
            return action
    raise AssertionError("a weight is left over")


def write(name: str, golden: Golden) -> None:
    """Keep the shortest game that shows what it should."""
    best: Record | None = None
    for seed in range(golden.seeds):
        record, keys, state = play(golden, seed)
        if ENDINGS[state.ending] == golden.ending and keys.issuperset(golden.shows):
            if best is None or len(record.entries) < len(best.entries):
                best = record
    assert best is not None, f"no game of {golden.seeds} shows {name}"
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.txt").write_text(best.text(), encoding="utf-8")
    print(f"{name}: seed {best.seed}, {len(best.entries)} moves")


if __name__ == "__main__":
    for name, golden in GAMES.items():
        write(name, golden)
