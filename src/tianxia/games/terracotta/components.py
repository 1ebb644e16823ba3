"""Reads the data files into tables, and checks them."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from tianxia.games.terracotta import tables as t
from tianxia.games.terracotta.mausoleum import COLUMN_MASKS, COLUMNS, ROW_MASKS, ROWS, border_mask
from tianxia.games.terracotta.tables import Tables
from tianxia.kernel.components import Pack
from tianxia.kernel.errors import BadComponents

T = TypeVar("T")
PerSeats = tuple[int, int, int]  # for 2, 3 and 4 seats
PerPlace = tuple[int, int, int, int]
PerRound = tuple[int, int, int, int, int]
MOST = 99  # no amount is larger


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """Base class of the TOML tables that are more than names with numbers."""


class Workers(Shape):
    in_play: PerSeats
    artisans: int


class Start(Shape):
    coins: PerPlace
    clay: PerPlace


class PriorityTokens(Shape):
    in_play: PerSeats


class Rack(Shape):
    values: list[int]


class Horse(Shape):
    weapon: str


class KneelingArcher(Shape):
    weapon: str
    strength: int


class Footman(Shape):
    weapon: str
    presence: int


class Musician(Shape):
    weapon: str
    vp: int


class Items(Shape):
    items: list[str]


class Costs(Shape):
    coins: list[int]


class Sides(Shape):
    left: list[str]
    right: list[str]


class Areas(Shape):
    nw: PerPlace
    ne: PerPlace
    sw: PerPlace
    se: PerPlace
    aisle: tuple[int, int]


class Tiles(Shape):
    counts: list[str]


class TileValues(Shape):
    domination: PerRound
    presence: PerRound


class GroupValues(Shape):
    domination: list[int]
    presence: list[int]


class MinisterSpaces(Shape):
    keep: PerRound


class PriorityGrid(Shape):
    rows: tuple[PerPlace, PerPlace, PerPlace, PerPlace]


class DecreeRows(Shape):
    rows: list[str]


class TypedDecrees(Shape):
    types: list[str]
    clay: int


class Reader:
    """Reads one pack and collects every error."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.problems: list[str] = []
        self.tables = Tables()

    def table(self, name: str, shape: type[T]) -> T:
        return self.pack.table(name, shape)

    def want(self, table: str, holds: bool, reason: str) -> None:
        if not holds:
            self.problems.append(self.pack.fault(table, reason))

    def number(self, table: str, word: str, known: list[str]) -> int:
        """The number of a word; an error if the word is unknown."""
        self.want(table, word in known, f"{word!r} is none of {', '.join(known)}")
        return known.index(word) if word in known else 0

    def amount(self, table: str, word: str) -> int:
        """A positive number that follows a word."""
        sound = word.isdigit() and 1 <= int(word) <= MOST
        self.want(table, sound, f"{word!r} is no number from 1 to {MOST}")
        return int(word) if sound else 1

    def amounts(self, table: str, values: list[int] | tuple[int, ...], least: int = 0) -> list[int]:
        sound = all(least <= value <= MOST for value in values)
        self.want(table, sound, f"numbers from {least} to {MOST}, not {list(values)}")
        return list(values)

    def named(self, table: str, *names: str, least: int = 0) -> list[int]:
        """The values of a table of names with numbers, in the order of the given names."""
        found = self.table(table, dict[str, int])
        self.want(table, set(found) == set(names), f"it has {', '.join(names)}")
        return self.amounts(table, [found.get(name, least) for name in names], least)

    # --- table by table ---------------------------------------------------------------------------

    def pieces(self) -> None:
        tables = self.tables
        # terracotta.components.warrior_figures, terracotta.components.specialist_figures
        *figures, tables.bases = self.named("figures", *t.TYPES, *t.SPECIALISTS, "bases", least=1)
        tables.figures, tables.specialists = figures[:4], figures[4:]
        workers = self.table("workers", Workers)  # terracotta.components.workers_supply
        tables.workers = self.amounts("workers", workers.in_play, 1)
        tables.artisans = workers.artisans
        for seats, each in enumerate(workers.in_play, 2):
            self.want("workers", seats * each <= t.SEGMENTS, f"{seats} x {each} do not fit on the wheel")
        self.want("workers", max(workers.in_play) <= workers.artisans, "an artisan for each worker")
        start = self.table("start", Start)
        tables.start_coins = self.amounts("start", start.coins)
        tables.start_clay = self.amounts("start", start.clay)
        tokens = self.table("priority_tokens", PriorityTokens)
        tables.priority_tokens = self.amounts("priority_tokens", tokens.in_play)
        weapons = self.table("weapons", dict[str, str])  # terracotta.components.weapon_tokens, weapon_pairs
        self.want("weapons", set(weapons) == set(t.TYPES), f"a weapon for {', '.join(t.TYPES)}")
        tables.weapon_of = [self.number("weapons", weapons.get(name, ""), t.WEAPONS) for name in t.TYPES]
        self.want("weapons", sorted(tables.weapon_of) == [0, 1, 2, 3], "each weapon once")
        tables.rack_values = self.amounts("rack", self.table("rack", Rack).values)
        most = max(tables.figures)
        self.want("rack", len(tables.rack_values) == most, f"a value for each of {most} figures")
        (tables.dry_clay,) = self.named("warehouses", "dry")

    def bonuses(self) -> None:
        tables = self.tables
        tables.sword_vp, tables.sword_steps = self.named("bonus_sword", "vp", "steps")
        self.want("bonus_sword", tables.sword_steps <= 2, "two steps at most")
        tables.halberd_vp, tables.halberd_most = self.named("bonus_halberd", "vp", "most")
        (tables.bow_vp,) = self.named("bonus_bow", "vp")
        tables.spear_vp, tables.spear_coins = self.named("bonus_spear", "vp", "coins")

    def specialists(self) -> None:
        tables = self.tables
        kneeling = self.table("kneeling_archer", KneelingArcher)
        footman = self.table("footman", Footman)
        musician = self.table("musician", Musician)
        weapons = [self.table("horse", Horse).weapon, kneeling.weapon, footman.weapon, musician.weapon]
        tables.specialist_weapon = [
            self.number(name, weapon, t.WEAPONS) for name, weapon in zip(t.SPECIALISTS, weapons, strict=True)
        ]
        self.want("horse", sorted(tables.specialist_weapon) == [0, 1, 2, 3], "each weapon for one specialist")
        costs = self.table("specialist_costs", dict[str, list[int]])
        for name, figures in zip(t.SPECIALISTS, tables.specialists, strict=True):
            fits = len(costs.get(name, [])) == figures
            self.want("specialist_costs", fits, f"{name}: a cost for each figure")
        tables.specialist_costs = [
            self.amounts("specialist_costs", costs.get(name, [])) for name in t.SPECIALISTS
        ]
        (tables.kneeling_strength,) = self.amounts("kneeling_archer", [kneeling.strength], 1)
        (tables.footman_presence,) = self.amounts("footman", [footman.presence])
        (tables.footman_domination,) = self.named("footman_domination", "vp")
        (tables.musician_vp,) = self.amounts("musician", [musician.vp])

    def wheel(self) -> None:
        tables = self.tables
        tables.item_kinds, tables.item_numbers = [], []
        allowed = [
            ["coins", "clay", "shape", "moisten", "train"],
            ["coins", "clay", "priority", "master"],
            ["weapon", "specialist"],
        ]
        # terracotta.wheel.central_layout, terracotta.wheel.middle_layout, terracotta.wheel.outer_layout
        for ring, known in zip(t.RINGS, allowed, strict=True):
            items = self.table(ring, Items).items
            self.want(ring, len(items) == t.SEGMENTS, f"{t.SEGMENTS} items, not {len(items)}")
            for item in items:
                word, _, rest = item.partition(" ")
                self.number(ring, word, known)
                tables.item_kinds.append(t.ITEMS.index(word) if word in known else 0)
                tables.item_numbers.append(self.item_number(ring, word, rest))
        central = tables.item_kinds[: t.SEGMENTS]
        self.want("central", central.count(t.TRAIN) == 1, "exactly one Train")
        tables.train = central.index(t.TRAIN) if t.TRAIN in central else 0
        tables.rotation_coins, tables.rotation_between = self.named("rotation", "coins", "between_rounds")
        tables.forgone_coins, tables.forgone_clay = self.named("forgone", "coins", "clay")
        (tables.solo_priority_vp,) = self.named("solo_priority", "vp")

    def item_number(self, ring: str, word: str, rest: str) -> int:
        if word in ("coins", "clay", "shape"):
            return self.amount(ring, rest)
        if word == "master":
            return self.number(ring, rest, t.MASTERS)
        if word == "weapon":
            return self.number(ring, rest, t.WEAPONS)
        self.want(ring, not rest, f"{word!r} takes nothing behind it")
        return 0

    def masters(self) -> None:
        tables = self.tables
        tables.master_costs = self.amounts("master_costs", self.table("master_costs", Costs).coins)
        # terracotta.components.master_tokens
        self.want("master_costs", len(tables.master_costs) == len(t.MASTERS), "a cost for each token")
        sides = self.table("master_sides", Sides)
        self.want("master_sides", sorted(sides.left + sides.right) == sorted(t.MASTERS), "each Master once")
        tables.coin_masters = sum(1 << self.number("master_sides", name, t.MASTERS) for name in sides.left)
        tables.wet_masters = sum(1 << self.number("master_sides", name, t.MASTERS) for name in sides.right)
        tables.master_coins, tables.master_wet = self.named("master_income", "coins", "wet")
        (tables.inspector_steps,) = self.named("master_inspector", "steps", least=1)
        self.want("master_inspector", tables.inspector_steps <= 2, "two steps at most")
        (tables.clay_pits,) = self.named("master_clay_pits", "clay", least=1)
        (tables.supervisor_warehouses,) = self.named("master_supervisor", "warehouses")
        self.want("master_supervisor", tables.supervisor_warehouses in (1, 2), "one or two Warehouses")

    def mausoleum(self) -> None:
        tables = self.tables
        areas = self.table("areas", Areas)  # terracotta.mausoleum.quadrants, terracotta.mausoleum.aisle
        tables.areas = [0] * len(t.COUNTS)
        for name in ("nw", "ne", "sw", "se"):
            first_row, last_row, first_column, last_column = getattr(areas, name)
            inside = 0 <= first_row <= last_row < ROWS and 0 <= first_column <= last_column < COLUMNS
            self.want("areas", inside, f"{name} lies outside the grid")
            if inside:
                rows = sum(ROW_MASKS[first_row : last_row + 1])
                columns = sum(COLUMN_MASKS[first_column : last_column + 1])
                tables.areas[t.COUNTS.index(name)] = rows & columns
        row, column = areas.aisle
        inside = 0 <= row < ROWS and 0 <= column < COLUMNS
        self.want("areas", inside, "the aisle lies outside the grid")
        if inside:
            tables.areas[t.COUNTS.index("aisle")] = ROW_MASKS[row] | COLUMN_MASKS[column]
        tables.areas[t.COUNTS.index("border")] = border_mask()
        (
            tables.inspector_row,
            tables.inspector_column,
            tables.inspector_step,
            tables.inspector_domination,
            tables.inspector_presence,
        ) = self.named("inspectors", "row", "column", "step", "domination", "presence")
        inside = tables.inspector_row < ROWS and tables.inspector_column < COLUMNS
        self.want("inspectors", inside, "they start outside the grid")

    def values(self) -> None:
        tables = self.tables
        (tables.rounds,) = self.named("rounds", "count")
        self.want("rounds", tables.rounds == 5, "five rounds")
        # terracotta.components.scoring_tiles
        tables.tiles = [self.number("tiles", word, t.COUNTS) for word in self.table("tiles", Tiles).counts]
        self.want("tiles", len(tables.tiles) >= tables.rounds, "a tile for each round")
        self.want("tiles", len(set(tables.tiles)) == len(tables.tiles), "each tile once")
        values = self.table("tile_values", TileValues)
        tables.tile_domination = self.amounts("tile_values", values.domination)
        tables.tile_presence = self.amounts("tile_values", values.presence)
        groups = self.table("group_values", GroupValues)
        tables.group_domination = [0, 0, *self.amounts("group_values", groups.domination)]
        tables.group_presence = [0, 0, *self.amounts("group_values", groups.presence)]
        most = max(tables.figures)
        for found in (tables.group_domination, tables.group_presence):
            self.want("group_values", len(found) == most + 1, f"values for 2 to {most} warriors")
        (tables.leftover,) = self.named("leftover", "tokens", least=1)

    def minister(self) -> None:
        tables = self.tables
        where = "minister_start"
        tables.supervisor_start, tables.minister_masters, horses, musicians = self.named(
            where, "supervisor", "masters", "boxed_horses", "boxed_musicians"
        )
        tables.boxed = [horses, 0, 0, musicians]
        for boxed, figures in zip(tables.boxed, tables.specialists, strict=True):
            self.want(where, boxed <= figures, "more in the box than there are")
        names = ("sword_vp", "halberd_vp", "bow_vp", "spear_vp", "spear_coins", "sword_steps")
        *points, coins, tables.minister_sword_steps = self.named("minister_bonus", *names)
        tables.minister_vp, tables.minister_coins = points, [0, 0, 0, coins]
        (
            tables.minister_inspector_coins,
            tables.no_specialist_coins,
            tables.wanted_musician_vp,
            tables.wanted_musician_ratio,
            tables.override_vp,
        ) = self.named(
            "minister_actions",
            "inspector_coins",
            "no_specialist_coins",
            "musician_vp",
            "musician_ratio",
            "override_vp",
        )
        tables.compensation_vp, tables.compensation_resource, tables.clay_for_coin = self.named(
            "compensation", "vp", "resource", "clay_for_coin"
        )
        tables.surprise_clay, tables.surprise_coins, tables.surprise_discard, tables.surprise_times = (
            self.named("surprise", "clay", "coins", "discard", "times")
        )
        least = min(tables.surprise_clay, tables.surprise_coins)
        self.want("surprise", tables.surprise_discard <= least, "more is discarded than asked for")
        where = "minister_spaces"
        tables.keep_priority = self.amounts(where, self.table(where, MinisterSpaces).keep)
        grid = self.table("priority_grid", PriorityGrid).rows
        tables.priority_grid = self.amounts("priority_grid", [value for row in grid for value in row], 1)

    def decrees(self) -> None:
        tables = self.tables
        tables.decree_actions, tables.decree_numbers = [], []
        rows = t.LAST_ROW - t.FIRST_ROW + 1
        where = "decree_actions"
        for entry in self.table(where, DecreeRows).rows:
            word, _, rest = entry.partition(" ")
            action = self.number(where, word, t.DECREES)
            tables.decree_actions.append(action)
            if action == t.TURN_WEAPON:
                tables.decree_numbers.append(self.number(where, rest, t.WEAPONS))
            elif action in (t.DECREE_SHAPE, t.DECREE_VP):
                tables.decree_numbers.append(self.amount(where, rest))
            else:
                tables.decree_numbers.append(0)
        self.want(where, len(tables.decree_actions) == rows, f"rows {t.FIRST_ROW} to {t.LAST_ROW}")
        where = "decree_rotations"
        tables.decree_rotations = [
            self.number(where, word, t.ROTATIONS) for word in self.table(where, DecreeRows).rows
        ]
        self.want(where, len(tables.decree_rotations) == rows, f"rows {t.FIRST_ROW} to {t.LAST_ROW}")
        typed = self.table("typed_decrees", TypedDecrees)
        tables.typed_types = [self.number("typed_decrees", word, t.TYPES) for word in typed.types]
        fits = len(typed.types) == tables.decree_actions.count(t.DECREE_SHAPE)
        self.want("typed_decrees", fits, "a type for each row that shapes")
        (tables.typed_clay,) = self.amounts("typed_decrees", [typed.clay], 1)

    def difficulty(self) -> None:
        tables = self.tables
        where = "difficulty"
        (
            tables.more_compensation_vp,
            tables.less_surprise_from,
            tables.less_surprise_discard,
            tables.more_masters,
            tables.trained_artisans,
            tables.trained_clay,
            tables.inspector_edge,
            tables.tile_edge,
            tables.cheap_clay,
        ) = self.named(
            where,
            *("compensation_vp", "surprise_from", "surprise_discard", "masters", "artisans", "clay"),
            *("inspector_edge", "tile_edge", "shaping_clay"),
        )
        less = tables.less_surprise_discard <= tables.less_surprise_from
        self.want(where, less, "Surprise discards more than it asks for")
        last = max(tables.minister_masters, tables.more_masters) + tables.rounds - 1
        self.want(where, last <= len(t.MASTERS), "more Masters in the end than there are")
        self.want(where, tables.trained_artisans <= tables.workers[0], "more artisans than workers")


def read_tables(pack: Pack) -> Tables:
    """The tables of a pack; BadComponents lists every error."""
    reader = Reader(pack)
    reader.pieces()
    reader.bonuses()
    reader.specialists()
    reader.wheel()
    reader.masters()
    reader.mausoleum()
    reader.values()
    reader.minister()
    reader.decrees()
    reader.difficulty()
    if reader.problems:
        raise BadComponents(reader.problems)
    return reader.tables


# Rules of this chapter that other files decide:
# - `tables.py`: terracotta.components.player_count, terracotta.components.specialists_neutral,
#   terracotta.components.clay_sides
# - `rack.py`: terracotta.components.bases_cap
# - `decisions/base.py`: terracotta.components.supply_unlimited
