"""Reads Li Si's data files into tables, and checks them.

His levels (zhanguo.solo.level_*) and cards are data: `data/li_si.toml`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from tianxia.games.zhanguo.tables import ASPECTS, COURT, LINES, NONE, REGIONS, SITES, Level, SoloCard

if TYPE_CHECKING:
    from tianxia.games.zhanguo.components import Reader


Count = Annotated[int, msgspec.Meta(ge=0, le=120)]  # kinds of pieces of which the box has no more than this


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """A table or entry as TOML has it."""


class ActionCard(Shape):
    number: Count
    kind: str
    once: bool = False
    steps: Count = 0
    order: list[str] = []
    place: str = ""
    count: Count = 1
    tokens: list[str] = []
    takes: bool = False


class ActionCards(Shape):
    cards: list[ActionCard]


class LevelEntry(Shape):
    deck: list[Count]
    upper: str
    lower: str
    turn: Count
    ship: Count
    soldiers: Count


class Levels(Shape):
    levels: list[LevelEntry]


class ScoringCard(Shape):
    walls: tuple[Count, Count, Count]
    line: str


class ScoringCards(Shape):
    a: ScoringCard
    b: ScoringCard
    c: ScoringCard
    d: ScoringCard


LI_SI_SHAPES: dict[str, type[Shape]] = {
    "action_cards": ActionCards,
    "levels": Levels,
    "scoring_cards": ScoringCards,
}


def read_li_si(reader: Reader) -> None:
    """His Action cards, levels and scoring cards."""
    t = reader.tables
    where = "action_cards"
    t.solo_cards = []
    for expected, card in enumerate(reader.table(where, ActionCards).cards, 1):
        reader.about = f"card {card.number}"
        reader.want(where, card.number == expected, f"it stands where {expected} should")
        kind = NONE if card.kind == "unify" else reader.number(where, card.kind, COURT)
        named = SITES if card.kind == "wall" else REGIONS
        order = [reader.number(where, word, named) for word in card.order]
        if card.kind in ("governor", "palace", "wall"):
            reader.want(where, sorted(order) == list(range(len(named))), "each place once")
        if card.kind in ("governor", "wall"):
            reader.want(
                where,
                card.place in ("left", "right", "area"),
                f"place is left, right or area, not {card.place!r}",
            )
        tokens = [reader.number(where, word, ASPECTS) for word in card.tokens]
        t.solo_cards.append(
            SoloCard(kind, card.once, card.steps, order, card.place, card.count, tokens, card.takes)
        )
    reader.about = ""
    scoring: dict[str, Any] = msgspec.structs.asdict(reader.table("scoring_cards", ScoringCards))
    t.levels = []
    for number, level in enumerate(reader.table("levels", Levels).levels, 1):
        reader.about = f"level {number}"
        known = [n for n in level.deck if 1 <= n <= len(t.solo_cards)]
        reader.want("levels", known == level.deck, "a deck names an unknown card")
        reader.want("levels", len(set(known)) == len(known), "a deck names a card twice")
        reader.want("levels", 0 <= level.ship <= t.ship_end, "a ship beyond its track")
        reader.want("levels", 0 <= level.soldiers < t.soldiers, "more soldiers than there are")
        lasting = sum(1 for n in known if not t.solo_cards[n - 1].once)
        reader.want("levels", lasting >= 6, "six cards a round must be left when the others are gone")
        reader.want("levels", level.turn in (1, 2), "turn is 1 or 2")
        sides = []
        for side in (level.upper, level.lower):
            reader.want("levels", side in scoring, f"scoring card {side!r}?")
            sides.append(scoring.get(side, scoring["a"]))
        # zhanguo.solo.scoring_cards
        lines = [reader.number("scoring_cards", side.line, LINES) for side in sides]
        t.levels.append(
            Level(
                level.deck,
                list(sides[0].walls),
                lines,
                level.upper,
                level.lower,
                level.turn,
                level.ship,
                level.soldiers,
            )
        )
    reader.about = ""
    reader.want("levels", len(t.levels) == 4, "four levels")
