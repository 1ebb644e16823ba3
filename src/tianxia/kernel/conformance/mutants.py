"""Positions broken on purpose: each must be refused with reasons, or be playable to its end and stay
sound.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

from tianxia.kernel.conformance.fault import Fault, saved_text
from tianxia.kernel.conformance.play import play_on, settings
from tianxia.kernel.errors import BadPosition
from tianxia.kernel.game import Game
from tianxia.kernel.rng import Rng, stream

# changing one of these fields would only turn the position into one of another game
KEPT = ("tianxia", "game", "rules", "data")
MOST_MOVES = 240  # before a position is broken

Place = tuple[Any, ...]  # the keys and indexes that lead from the root to a value


def mutate(game: Game, number: int) -> bool:
    """Break a position of random game `number` in one way. True if it could still be loaded and played. A
    fault saves the position.
    """
    mixes = settings(game)
    seats, options = mixes[number % len(mixes)]
    rng = stream(number, "mutant")
    state = game.new(seats, options, number)
    for _ in range(rng.below(MOST_MOVES)):
        if state.over:
            break
        actions = state.actions()
        state.take(actions[rng.below(len(actions))])
    broken = game.to_dict(state)
    what = break_it(broken, number, rng)
    text = json.dumps(broken)
    try:
        loaded = game.from_json(text)
    except BadPosition:
        return False
    except Exception as error:
        raise Fault(f"mutant {number} ({what}): {error!r}\n{kept(game, text, number)}") from error
    try:
        play_on(loaded, rng, every=25)
    except Exception as error:
        raise Fault(f"mutant {number} ({what}): {error!r}\n{kept(game, text, number)}") from error
    return True


def kept(game: Game, text: str, number: int) -> str:
    """Save a broken position in a file; returns text with the file and how to break it again."""
    again = f"python scripts/fuzz.py {game.name} --mutant {number}"
    return saved_text(text, f"{game.name}-mutant-{number}", again)


def break_it(position: dict[str, Any], number: int, rng: Rng) -> str:
    """Change one value and return a description. `number` selects the place, so consecutive numbers reach
    every field.
    """
    ways = [by_one, by_one, swapped, doubled, removed, step_moved]
    way = ways[number % len(ways)]
    return f"{way.__name__}: {way(position, number // len(ways), rng)}"


def by_one(position: dict[str, Any], number: int, rng: Rng) -> str:
    places = [place for place, value in leaves(position) if type(value) is int]
    place = places[number % len(places)]
    up = rng.below(2) == 0
    put(position, place, get(position, place) + (1 if up else -1))
    return f"{place} {'+' if up else '-'} 1"


def swapped(position: dict[str, Any], number: int, rng: Rng) -> str:
    """Swap two neighbours of a list: often values of two seats."""
    lists = [place for place, value in branches(position) if isinstance(value, list) and len(value) > 1]
    if not lists:
        return by_one(position, number, rng)
    place = lists[number % len(lists)]
    values = get(position, place)
    first = rng.below(len(values) - 1)
    values[first], values[first + 1] = values[first + 1], values[first]
    return f"{place} at {first}"


def doubled(position: dict[str, Any], number: int, rng: Rng) -> str:
    lists = [place for place, value in branches(position) if isinstance(value, list) and value]
    if not lists:
        return by_one(position, number, rng)
    place = lists[number % len(lists)]
    values = get(position, place)
    at = rng.below(len(values))
    values.insert(at, copy.deepcopy(values[at]))
    return f"{place} at {at}"


def removed(position: dict[str, Any], number: int, rng: Rng) -> str:
    places = [place for place, _ in [*leaves(position), *branches(position)] if len(place) > 1]
    place = places[number % len(places)]
    del get(position, place[:-1])[place[-1]]
    return str(place)


def step_moved(position: dict[str, Any], number: int, rng: Rng) -> str:
    stack = position["stack"]
    if len(stack) < 2:
        return by_one(position, number, rng)
    step = stack.pop(rng.below(len(stack)))
    to = rng.below(len(stack) + 1)
    stack.insert(to, step)
    return f"{step} to {to}"


def leaves(value: Any, place: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Every number, word and flag of a position, with its place."""
    if isinstance(value, dict):
        for key, part in value.items():
            if place or key not in KEPT:
                yield from leaves(part, (*place, key))
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield from leaves(part, (*place, index))
    else:
        yield place, value


def branches(value: Any, place: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Every list and mapping below the root, with its place."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        if isinstance(part, (dict, list)):
            yield (*place, key), part
            yield from branches(part, (*place, key))


def get(value: Any, place: Place) -> Any:
    for key in place:
        value = value[key]
    return value


def put(value: Any, place: Place, new: Any) -> None:
    get(value, place[:-1])[place[-1]] = new
