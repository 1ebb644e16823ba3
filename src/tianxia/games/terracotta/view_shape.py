"""The declared shape of `view.position`, as JSON. `view.py` says what the fields mean.

The engine does not use it: the client's types are written from it (`make web-types`), and tests compare real
views with it.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Warrior = Literal["officer", "guard", "archer", "soldier"]
Weapon = Literal["sword", "halberd", "bow", "spear"]
Specialist = Literal["horse", "kneeling_archer", "footman", "musician"]
Master = Literal["shaper", "administrator", "inspector", "clay_pits", "supervisor", "blacksmith"]
Ring = Literal["central", "middle", "outer"]
LISTS: Final = {
    "TYPES": Warrior, "WEAPONS": Weapon, "SPECIALISTS": Specialist, "MASTERS": Master, "RINGS": Ring,
}  # fmt: skip

EVERY_TYPE: Final = Meta(min_length=4)
EVERY_SPECIALIST: Final = Meta(min_length=4)
EVERY_MASTER: Final = Meta(min_length=6)
EVERY_RING: Final = Meta(min_length=3)


class Priority(Struct):
    """The priority tokens."""

    tokens: int
    held: list[int]  # by seat, 0 for none


class Tile(Struct):
    """The scoring tile of a round."""

    round: int
    counts: str  # a type, an area, coins or clay
    domination: int
    presence: int
    now: list[int]  # the count of each seat


class Item(Struct):
    """An item that a ring shows: its word, and its amount or cost (0 if it has none)."""

    item: Master | Weapon | Literal["coins", "clay", "shape", "moisten", "train", "priority", "specialist"]
    number: int


class Segment(Struct):
    """What the three rings show in a segment, and its workers."""

    central: Item
    middle: Item
    outer: Item
    apprentice: int  # the seat of the worker, or -1
    artisan: int


class Wheel(Struct):
    """The wheel of actions."""

    central: int  # steps turned
    middle: int
    segment: int  # the segment of the last worker, or -1
    rings: Annotated[dict[Ring, list[Item]], EVERY_RING]  # as printed, before turning
    segments: list[Segment]


class RackRow(Struct):
    """The warriors of a type on the rack."""

    left: int
    points: int  # of the next one
    weapon: Weapon


class SpecialistLeft(Struct):
    """The specialists of a kind that are left."""

    left: int
    cost: int | None
    weapon: Weapon


class InspectorsNow(Struct):
    """What the Inspectors would score, by seat."""

    row: list[int]
    column: list[int]


class Inspectors(Struct):
    """The positions of the two Inspectors, and the points that they would score."""

    row: int
    column: int
    domination: int
    presence: int
    now: InspectorsNow


class MasterHired(Struct):
    """The seats that have hired a Master."""

    tokens: list[int]
    side: Literal["coins", "wet"]


class Standing(Struct):
    """A warrior in the mausoleum."""

    space: str
    seat: int
    type: Warrior
    horse: list[str] | None  # the three spaces, the rider's first
    group: int


class KneelingArcher(Struct):
    """A Kneeling Archer: the space that it faces, and the seat of the warrior there."""

    space: str
    faces: str
    seat: int


class Scorer(Struct):
    """A Footman or a Musician, and what each seat would score by it."""

    space: str
    now: list[int]


class Group(Struct):
    """Adjacent warriors of a type."""

    type: Warrior
    size: int
    spaces: list[str]
    warriors: list[int]  # by seat
    strength: list[int]  # by seat, Kneeling Archers counted
    dominated: int  # the seat that dominates, or -1
    points: list[int]


class Mausoleum(Struct):
    """The statues in the mausoleum."""

    warriors: list[Standing]
    kneeling: list[KneelingArcher]
    footmen: list[Scorer]
    musicians: list[Scorer]
    groups: list[Group]


class SeatBoard(Struct):
    """A seat's board."""

    points: int
    coins: int
    wet: int
    dry: int
    weapons: list[Weapon]  # active
    masters: list[Master]
    hiring: int | None  # coins for the next token
    apprentices: int  # not placed yet
    artisans: int
    reserve: int  # artisans to be trained
    bases: int
    token: int  # priority, 0 for none


class WeaponCard(Struct):
    """A weapon of the Minister."""

    weapon: Weapon
    active: bool


class Decree(Struct):
    """A row of the Minister's decrees."""

    row: int
    action: Weapon | Warrior | Literal["compensation", "shape", "leftmost", "vp"]
    number: int
    rotates: Literal["none", "central", "middle", "both"]
    marked: bool


class Minister(Struct):
    """The solo opponent."""

    supervisor: int
    weapons: list[WeaponCard]  # from the left
    decrees: list[Decree]


class TerracottaPosition(Struct):
    """The type of `view.position` in Terracotta Army."""

    round: int
    rounds: int
    turn: int
    phase: Literal["actions", "scoring", "over"]
    order: list[int]
    priority: Priority
    tiles: list[Tile]
    wheel: Wheel
    rack: Annotated[dict[Warrior, RackRow], EVERY_TYPE]
    warehouses: Annotated[dict[Warrior, int], EVERY_TYPE]
    specialists: Annotated[dict[Specialist, SpecialistLeft], EVERY_SPECIALIST]
    inspectors: Inspectors
    masters: Annotated[dict[Master, MasterHired], EVERY_MASTER]
    mausoleum: Mausoleum
    boards: list[SeatBoard]
    minister: Minister | UnsetType = UNSET


SHAPE: Final = TerracottaPosition
