"""The declared shape of `view.position`, as JSON. `view.py` says what the fields mean.

The engine does not use it: the client's types are written from it (`make web-types`), and tests compare real
views with it.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

Colour = Literal["yellow", "red", "blue", "green", "white"]
LISTS: Final = {"COLOURS": Colour}


class Counts(Struct):
    """A number for each colour."""

    yellow: int
    red: int
    blue: int
    green: int
    white: int


class Supply(Counts):
    """The buildings beside the board: pagodas by colour, and the palace."""

    palace: int


class TilePiece(Struct):
    """A tile on a hex."""

    tile: Colour


class LeaderPiece(Struct):
    """A leader on a hex."""

    leader: Colour
    seat: int


class BanditPiece(Struct):
    """Bandits on a hex."""

    bandits: int
    number: int


class Kingdom(Struct):
    """Linked hexes with a leader."""

    hexes: list[str]
    red: int
    rulers: dict[Colour, int]  # the seat by colour


class Building(Struct):
    """A pagoda or the palace on the board."""

    id: str  # its first hex
    colour: Colour
    hexes: list[str]


class Rebel(Struct):
    """One side of a revolt."""

    seat: int
    hex: str
    strength: int
    more: int  # how much strength this side can still add at most


class Revolt(Struct):
    """The revolt that is going on."""

    colour: Colour
    attacker: Rebel
    defender: Rebel


class Support(Struct):
    """What a seat committed to a side of a war."""

    seat: int
    tiles: int
    leader: bool


class WarSide(Struct):
    """One side of a war."""

    hex: str  # the side is named after one of its yellow tiles
    strength: int
    support: list[Support]


class War(Struct):
    """The war that is going on."""

    colours: list[Colour]
    sides: list[WarSide]
    more: list[int]  # by seat: how much the seat can still commit at most


class Player(Struct):
    """A seat, and as much of its hand and points as the viewer may see."""

    dynasty: str
    leaders: Annotated[dict[Colour, str | None], Meta(min_length=5)]  # null: in front of the screen
    tiles: int
    limit: int
    hand: Counts | None  # set for the viewing seat; for every seat when the game is over
    points: Counts | None
    granaries: int


class HuangPosition(Struct):
    """The type of `view.position` in Huang."""

    board: Literal["main", "eighteen"]  # the data table the map is drawn from
    hexes: dict[str, TilePiece | LeaderPiece | BanditPiece]  # empty ones are left out
    kingdoms: list[Kingdom]
    pagodas: list[Building]
    palace: Building | None
    supply: Supply
    market: list[Colour | None]
    bag: int
    granaries: list[str]
    turn: int
    actions_left: int
    marker: str | None  # the hex of the tile that joined kingdoms, during the war
    revolt: Revolt | None
    war: War | None
    paying: list[str]
    players: list[Player]
    ending: Literal["running", "refill", "market", "replace", "stall"]


SHAPE: Final = HuangPosition
