"""The declared shape of `view.position`, as JSON. `view.py` says what the fields mean.

The engine does not use it: the client's types are written from it (`make web-types`), and tests compare real
views with it.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

Phase = Literal["command", "recruit", "place", "spring", "autumn", "march", "reorganise", "authority"]
MarkerValue = Literal["4", "2", "1"]
Power = Literal["1", "2", "4"]
LISTS: Final = {"PHASES": Phase}

Markers = Annotated[dict[MarkerValue, int], Meta(min_length=3)]
PlacesByPower = Annotated[dict[Power, str], Meta(min_length=3)]  # a space, "reserve", "hand", ...


class Troops(Struct):
    """The troops on a space."""

    seat: int
    organised: int
    disorganised: int
    moved: tuple[int, int]  # how many of each kind have moved in this phase


class GeneralsHere(Struct):
    """The generals of one seat on a space."""

    seat: int
    count: int
    moved: int


class Side(Struct):
    """One side of a combat."""

    seat: int
    organised: int
    disorganised: int
    generals: int
    bid: list[int] | None  # null until both hands are open
    powers: list[int] | None


class Combat(Struct):
    """The combat that is going on."""

    place: str
    origin: str
    road: str | None  # the link of a forced march
    shown: bool
    attacker: Side
    defender: Side


class Player(Struct):
    """A seat; null stands for a value that the viewer may not know."""

    kingdom: str
    start: str
    alive: bool
    authority: int  # 0 or below
    progress: int
    debt: int
    commanderies: int
    controls: list[str]
    troops: int
    supply: int
    reserve: int
    hand: int
    powers: PlacesByPower | None
    stock: Markers | None  # markers by their value
    chosen: Markers | None
    objective: int | None


class RoyaumesPosition(Struct):
    """The type of `view.position` in Royaumes Combattants."""

    map: Literal["base", "rank", "split"]
    ranks: dict[str, int]
    kingdoms: dict[str, str]
    turn: int
    turns: int
    phase: Phase
    order: list[int]
    active: int
    armies: dict[str, Troops]
    generals: dict[str, list[GeneralsHere]]
    recruits: int
    campfires: dict[str, int]
    combat: Combat | None
    players: list[Player]
    ending: Literal["running", "objective", "survivor", "points", "nobody"]


SHAPE: Final = RoyaumesPosition
