"""The declared shape of `view.position`, as JSON. `view.py` says what the fields mean.

The engine does not use it: the client's types are written from it (`make web-types`), and tests compare real
views with it.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Region = Literal["chu", "wei", "zhao", "qi", "yan"]
Official = Literal["alchemist", "architect", "general"]
Aspect = Literal["writing", "currency", "laws"]
Suit = Literal["writing", "currency", "laws", "alchemist"]
Trigger = Literal["recruit", "elixir", "governor", "hire", "palace", "wall"]
Site = Literal["a", "b", "c"]
LISTS: Final = {
    "REGIONS": Region, "OFFICIALS": Official, "ASPECTS": Aspect, "COURT": Trigger, "SITES": Site,
}  # fmt: skip

EVERY_REGION: Final = Meta(min_length=5)
EVERY_SITE: Final = Meta(min_length=3)


class Card(Struct):
    """A card as it is printed. `id` is its number, or "a1".. and "m1".. for Alchemists and Masters."""

    id: str
    suit: Suit
    trigger: Trigger
    ability: str


class Tucked(Card):
    """A card under the edge of a board; an Emperor tile on it replaces its trigger."""

    emperor: Trigger | None


class Back(Struct):
    """A card whose face the viewer may not see."""

    suit: Aspect


class Land(Struct):
    """One region of a seat's own board."""

    region: Region
    unrest: int
    workers: int
    officials: list[int]  # by kind
    cards: list[Tucked]


class PiecesLeft(Struct):
    """A seat's pieces that are not in play."""

    officials: list[int]
    governors: int
    palaces: int
    walls: int


class SeatBoard(Struct):
    """A seat's board, cards and pieces."""

    score: int
    ship: int
    locked: int
    entrance: int
    tokens: list[int]  # small ones, by aspect
    large: list[Aspect]
    supply: PiecesLeft
    aside: list[Card]
    regions: list[Land]
    hand: list[Card | Back]  # others show only the backs
    starting: list[str] | int


class GovernorSpace(Struct):
    """A Governor tile: its halves, and the seat of its Governor."""

    tile: str
    halves: list[str]
    seat: int


class MainRegion(Struct):
    """One region of the main board. Lists by seat count pieces; Governors on tiles are not in the area."""

    region: Region
    spaces: list[GovernorSpace]
    area: list[int]
    palace_tiles: list[str | None]
    palaces: list[int]


class Slot(Struct):
    """A place for a Wall: its price and the seat that built it."""

    price: int
    seat: int


class Section(Struct):
    """A section of the Great Wall."""

    section: str  # "a-left"
    condition: str
    points: list[int]  # by price
    slots: list[Slot]


class Needs(Struct):
    """The needs of a spot of the mausoleum."""

    governors: int | UnsetType = UNSET
    palaces: int | UnsetType = UNSET
    walls: int | UnsetType = UNSET
    ship_value: int | UnsetType = UNSET


class MausoleumSpot(Struct):
    """A spot of the mausoleum."""

    place: str  # a region, "site-a" or "elixir"
    tile: str
    needs: Needs
    points: list[int]
    soldiers: list[int]  # the seat of each soldier, from the top; -1: free


class Court(Struct):
    """The court."""

    pile: list[Card]  # the top last


class Tokens(Struct):
    """Unification tokens by aspect: how many small ones are left, and who holds the large one."""

    small: list[int]
    large: list[int]


class TableauRow(Struct):
    """The rewards of an aspect, by round."""

    aspect: Aspect
    rewards: list[str]


class Tableau(Struct):
    """The tableau of rewards."""

    name: str
    rows: list[TableauRow]


class ShipTrack(Struct):
    """The ship track, and the spaces where a Master joins."""

    symbols: list[int]
    masters: list[int]
    values: list[int]


class LiSi(Struct):
    """The solo opponent's state besides his board. Action cards are numbers; their range decides what
    they do."""

    level: int
    upper: str  # his scoring cards: all of the upper one, the last line of the lower one
    lower: str
    left: list[int]
    discard: list[int]
    removed: list[int]
    scrolls: list[int]  # his face-down Unification cards, by aspect
    palace_tiles: Annotated[dict[Region, list[str]], EVERY_REGION]


class ZhanguoPosition(Struct):
    """The type of `view.position` in Zhanguo."""

    round: int
    turn: int
    phase: Literal["start", "play", "rewards", "over"]
    order: list[int]  # the turn order track, from the top
    markers: list[int]  # by seat: the row of the reward taken last this round, or -1
    decks: list[int]
    court: Court
    tokens: Tokens
    tableau: Tableau
    masters: list[Card]
    mausoleum: list[MausoleumSpot]
    walls: list[Section]
    emperors: Annotated[dict[Site, list[Trigger]], EVERY_SITE]  # the top first
    regions: list[MainRegion]
    ship_track: ShipTrack
    boards: list[SeatBoard]
    starting_tiles: dict[str, list[str]] | UnsetType = UNSET  # until chosen: translation keys by tile
    li_si: LiSi | UnsetType = UNSET


SHAPE: Final = ZhanguoPosition
