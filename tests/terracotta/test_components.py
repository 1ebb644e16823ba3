"""What is in the box, and where its numbers come from."""

import json
from pathlib import Path
from shutil import copytree

import pytest
from tests.ledger import rule
from tests.terracotta.positions import Table, legal, refused

import tianxia
from tianxia.games.terracotta import GAME
from tianxia.games.terracotta.components import read_tables
from tianxia.games.terracotta.tables import COUNTS, MASTERS, TYPES, WEAPONS
from tianxia.kernel.components import read_pack
from tianxia.kernel.errors import BadComponents, BadOptions

TABLES = GAME.tables
BASES = "a1 b1 c1 d1 e1 f1 g1 h1"  # eight spaces, then seven more
MORE_BASES = "a3 b3 c3 d3 e3 f3 g3"


@rule("terracotta.components.player_count")
def test_two_to_four_players_or_one_against_the_minister() -> None:
    for seats in (2, 3, 4):
        state = GAME.new(seats)
        assert (state.seats, state.automa) == (seats, -1)
    solo = GAME.new(1)
    assert (solo.seats, solo.automa) == (2, 1)
    for seats in (0, 5):
        with pytest.raises(BadOptions, match="takes 1, 2, 3, 4 seats"):
            GAME.new(seats)


@rule("terracotta.components.warrior_figures", "terracotta.components.specialist_figures")
def test_figures() -> None:
    state = GAME.new(2)
    weapons = {"officer": "sword", "guard": "halberd", "archer": "bow", "soldier": "spear"}
    assert state.see(0)["rack"] == {
        name: {"left": 11, "points": 5, "weapon": weapons[name]} for name in TYPES
    }
    shown = state.see(0)["specialists"]
    assert isinstance(shown, dict)
    assert [shown[name]["left"] for name in ("horse", "kneeling_archer", "footman", "musician")] == [4] * 4


@rule("terracotta.components.specialists_neutral")
def test_specialists_are_nobodys_warriors() -> None:
    table = Table().warriors(0, archer="e4").kneeling("e5", "north").footman("d4").musician("f4")
    state = table.tile_now("aisle").inspectors(3, 4).state
    assert state.see(0)["inspectors"]["now"] == {"row": [5, 0], "column": [5, 0]}  # type: ignore[index]
    tiles = state.see(0)["tiles"]
    assert isinstance(tiles, list)
    assert tiles[0]["now"] == [1, 0]
    group = state.see(0)["mausoleum"]["groups"][0]  # type: ignore[index]
    assert (group["warriors"], group["strength"]) == ([1, 0], [2, 0])


@rule("terracotta.components.bases_cap")
def test_nobody_owns_more_than_fifteen() -> None:
    table = Table().has(0, wet=4).warriors(0, officer=BASES, guard=MORE_BASES)
    state = table.act("central", 2)
    assert legal(state) == ["coin", "clay"]
    assert refused(state, "archer") == "terracotta.action.shape_impossible"
    fewer = Table().has(0, wet=4).warriors(0, officer=BASES, guard=MORE_BASES[3:]).act("central", 2)
    assert "archer" in legal(fewer)


@rule("terracotta.components.workers_supply")
def test_five_artisans_for_five_apprentices() -> None:
    assert TABLES.artisans == 5
    board = GAME.new(2).see(0)["boards"]
    assert isinstance(board, list)
    assert (board[0]["apprentices"], board[0]["reserve"]) == (5, 5)


@rule("terracotta.components.weapon_tokens", "terracotta.components.weapon_pairs")
def test_four_weapons_each_of_one_type() -> None:
    assert WEAPONS == ["sword", "halberd", "bow", "spear"]
    for type, weapon in zip(TYPES, WEAPONS, strict=True):
        state = Table().has(0, wet=3).active(0, weapon).act("central", 2)
        for other in TYPES:
            after = state.copy()
            after.play(f"{other} e4")
            assert (after.decision.kind == "weapon") == (other == type)


@rule("terracotta.components.master_tokens")
def test_six_master_tokens_one_on_each() -> None:
    assert len(MASTERS) == len(TABLES.master_costs) == 6
    state = Table().has(0, coins=9).masters(0, "clay_pits").act("middle", 6)
    assert legal(state) == ["coin", "clay", "take"]
    state.play("take")  # the seat gets the Master's effect, not a second token
    assert (state.coins[0], state.wet[0]) == (9, 3)


@rule("terracotta.components.clay_sides")
def test_clay_is_wet_or_dry() -> None:
    state = Table().has(0, wet=1, dry=2).act("central", 5)
    state.play("take")
    assert (state.wet[0], state.dry[0]) == (3, 0)


@rule("terracotta.components.supply_unlimited")
def test_the_supply_never_runs_out() -> None:
    state = Table().has(0, coins=5000, wet=5000).act("middle", 1)
    state.play("take")
    state.play("clay")
    assert (state.coins[0], state.wet[0]) == (5002, 5001)


@rule("terracotta.components.scoring_tiles")
def test_five_of_twelve_tiles() -> None:
    assert sorted(TABLES.tiles) == list(range(12))
    assert len(COUNTS) == 12
    assert len(GAME.new(2).tiles) == 5  # type: ignore[attr-defined]


def test_every_table_says_where_it_comes_from() -> None:
    assert set(GAME.pack.sources.values()) == {"rulebook", "deduced", "public", "reconstructed"}
    for name in ("central", "middle", "outer", "rack", "tile_values", "group_values", "specialist_costs"):
        assert GAME.pack.sources[name] == "reconstructed"
    for name in ("surprise", "compensation", "minister_bonus", "difficulty"):
        assert GAME.pack.sources[name] == "rulebook"


def test_a_corrected_table_is_played_without_touching_code(tmp_path: Path) -> None:
    data = tmp_path / "data"
    copytree(GAME.folder / "data", data)
    board = (data / "board.toml").read_text(encoding="utf-8")
    (data / "board.toml").write_text(board.replace("tokens = 3", "tokens = 2"), encoding="utf-8")
    corrected = tianxia.game("terracotta", data=data)
    state = corrected.new(2, seed=3)
    plain = GAME.new(2, seed=3)
    assert json.dumps(state.view(0)) == json.dumps(plain.view(0))
    assert state.scores() == [sum(left) // 2 for left in zip(state.coins, state.wet, strict=True)]  # type: ignore[attr-defined]
    assert plain.scores() == [sum(left) // 3 for left in zip(plain.coins, plain.wet, strict=True)]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("board.toml", '"train"', '"clay 1"', "exactly one Train"),
        ("board.toml", '"shape 2"', '"shape none"', "'none' is no number"),
        ("board.toml", '"weapon sword", "specialist"', '"weapon club", "specialist"', "'club' is none of"),
        ("board.toml", "nw = [0, 2, 0, 3]", "nw = [0, 2, 0, 9]", "nw lies outside the grid"),
        ("pieces.toml", "in_play = [5, 4, 3]", "in_play = [7, 4, 3]", "do not fit on the wheel"),
        ("pieces.toml", "footman = [2, 3, 4, 5]", "footman = [2, 3, 4]", "footman: a cost for each figure"),
        ("pieces.toml", 'guard = "halberd"', 'guard = "bow"', "each weapon once"),
        ("minister.toml", '"leftmost", "vp 3"', '"leftmost"', "rows 2 to 12"),
        ("minister.toml", "clay = 6\ncoins = 8", "clay = 4\ncoins = 8", "more is discarded than asked for"),
    ],
)
def test_a_faulty_table_is_refused_by_name(tmp_path: Path, file: str, old: str, new: str, fault: str) -> None:
    data = tmp_path / "data"
    copytree(GAME.folder / "data", data)
    text = (data / file).read_text(encoding="utf-8")
    assert old in text
    (data / file).write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(BadComponents, match=fault):
        read_tables(read_pack(data))
