"""Views and outcomes have exactly the declared fields, with values of the declared types."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from tianxia.kernel.conformance.fault import hold
from tianxia.kernel.event import Event
from tianxia.kernel.game import Game
from tianxia.kernel.shape import shape_faults
from tianxia.kernel.state import SPECTATOR, State
from tianxia.kernel.view_shape import OutcomeShape, ViewShape


def declared_shape(game: Game) -> Any:
    """The shape of `view["position"]` that a title's `view_shape.py` declares; None if it has none."""
    name = f"{type(game).__module__}.view_shape"
    return import_module(name).SHAPE if find_spec(name) else None


def check_view_shape(game: Game, state: State) -> None:
    """Check the view of every seat and of a spectator."""
    shape = declared_shape(game)
    for seat in range(SPECTATOR, state.seats):
        view = msgspec.json.decode(msgspec.json.encode(state.view(seat)))
        faults = shape_faults(view, ViewShape)
        if shape is not None:
            faults += shape_faults(view["position"], shape)
        hold(not faults, f"the view of seat {seat} is not as declared: {faults}")


def check_outcome_shape(events: list[Event]) -> None:
    """Check the outcomes of some events."""
    for event in events:
        if event.outcome is not None:
            outcome = msgspec.json.decode(msgspec.json.encode(event.outcome.to_dict()))
            faults = shape_faults(outcome, OutcomeShape)
            hold(not faults, f"the outcome of {event.key} is not as declared: {faults}")
