"""Views have the declared shape, and every declared field is used. Here are the golden games; conformance
checks every seat count and option.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any, Union, cast, get_args, get_origin

import msgspec
import pytest
from tests.golden import folder

import tianxia
from tianxia.kernel.conformance import Fault
from tianxia.kernel.conformance.views import check_view_shape, declared_shape
from tianxia.kernel.record import read_record, replay_steps
from tianxia.kernel.shape import shape_faults
from tianxia.kernel.state import SPECTATOR

TITLES = pytest.mark.parametrize("title", tianxia.titles())
EVERY = 40  # moves between two views that are checked


def fields_in(value: Any, shape: Any, found: set[tuple[str, str]]) -> None:
    """Add the (struct, field) pairs that a value uses."""
    origin, parts = get_origin(shape), get_args(shape)
    if isinstance(shape, type) and issubclass(shape, msgspec.Struct):
        for field in msgspec.structs.fields(shape):
            if isinstance(value, dict) and field.name in value:
                found.add((shape.__name__, field.name))
                fields_in(value[field.name], field.type, found)
    elif origin is dict and isinstance(value, dict):
        for item in value.values():
            fields_in(item, parts[1], found)
    elif origin is list and isinstance(value, list):
        for item in value:
            fields_in(item, parts[0], found)
    elif origin is Union or type(shape).__name__ == "UnionType":
        fitting = [part for part in parts if not shape_faults(value, part)]
        fields_in(value, fitting[0], found)
    elif hasattr(shape, "__metadata__"):
        fields_in(value, parts[0], found)


def declared_fields(module: Any) -> set[tuple[str, str]]:
    """The (struct, field) pairs of a title, without structs that others extend."""
    structs = [
        one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__
    ]
    return {(one.__name__, field.name) for one in structs for field in msgspec.structs.fields(one)}


@TITLES
@pytest.mark.slow
def test_views_of_golden_games_are_as_declared(title: str) -> None:
    game = tianxia.game(title)
    used: set[tuple[str, str]] = set()
    for file in sorted(folder(title).glob("*.txt")):
        record = read_record(Path(file).read_text(encoding="utf-8"), lambda _: game)
        for number, (_, state, _) in enumerate(replay_steps(game, record)):
            if number % EVERY == 0 or state.over:
                check_view_shape(game, state)
                for seat in (SPECTATOR, number % state.seats):
                    view = msgspec.json.decode(msgspec.json.encode(state.view(seat)))
                    fields_in(view["position"], declared_shape(game), used)
    module = import_module(f"{type(game).__module__}.view_shape")
    assert declared_fields(module) - used == set(), "no view has these fields"


@TITLES
def test_lists_of_words_are_those_of_the_tables(title: str) -> None:
    name = type(tianxia.game(title)).__module__
    shape, tables = import_module(f"{name}.view_shape"), import_module(f"{name}.tables")
    for words, literal in shape.LISTS.items():
        assert list(get_args(literal)) == list(getattr(tables, words))


def test_differences_are_noticed() -> None:
    game = tianxia.game("huang")
    state = game.new(seats=2, seed=1)
    view = state.view(0)
    position: Any = view["position"]
    shape = declared_shape(game)
    for broken, fault in [
        ({**position, "secret": 1}, "secret: not known here"),
        ({**position, "turn": "0"}, "turn: expected int, got str"),
        ({name: position[name] for name in position if name != "bag"}, "bag: missing"),
        ({**position, "hexes": {"e7": {"tile": "red", "seat": 1}}}, "hexes, e7, seat: not known here"),
        ({**position, "market": ["pink"]}, "market 1: invalid enum value 'pink'"),
    ]:
        assert shape_faults(msgspec.json.decode(msgspec.json.encode(broken)), shape) == [fault]
    with pytest.raises(Fault, match="not as declared"):
        check_view_shape(game, cast(Any, Strange(state, {**view, "more": 1})))


class Strange:
    """A position with another view."""

    def __init__(self, state: Any, view: dict[str, Any]) -> None:
        self.seats = state.seats
        self.other = view

    def view(self, seat: int) -> dict[str, Any]:
        return self.other
