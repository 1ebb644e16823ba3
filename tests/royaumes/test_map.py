"""The board: commanderies, kingdoms, links, and the two other readings of it."""

from pathlib import Path

import pytest
from tests.ledger import rule
from tests.royaumes.positions import ROYAUMES, army, legal, new, play, position

import tianxia
from tianxia.games.royaumes.tables import PLAIN, RIVER, WALL, Map
from tianxia.kernel.components import read_pack
from tianxia.kernel.errors import BadComponents, BadOptions

MAP: Map = ROYAUMES.tables.maps[0]
ROMAN = {"I": 1, "II": 2, "III": 3}


def members(kingdom: str, map: Map = MAP) -> dict[int, int]:
    """The ranks of a kingdom's commanderies by number."""
    number = map.kingdom_names.index(kingdom)
    return {n + 1: map.ranks[n] for n in range(36) if map.kingdom_of[n] == number}


def links(barrier: int) -> list[str]:
    return [name for name, found in zip(MAP.names[36:], MAP.barrier[36:], strict=True) if found == barrier]


@rule("royaumes.map.commanderies_thirty_six")
def test_there_are_36_commanderies() -> None:
    assert MAP.names[:36] == [str(number) for number in range(1, 37)]
    assert all("-" in name for name in MAP.names[36:])


@rule("royaumes.map.rank_is_warriors", "royaumes.map.rank_pattern")
def test_ranks() -> None:
    assert [MAP.ranks.count(rank) for rank in (3, 2, 1)] == [6, 12, 18]
    assert sum(MAP.ranks) == 60
    for kingdom in MAP.kingdom_names[:6]:
        assert sorted(members(kingdom).values()) == [1, 1, 2, 3]
    for kingdom in MAP.kingdom_names[6:]:
        assert sorted(members(kingdom).values()) == [1, 2]


@rule("royaumes.map.one_campfire_each")
def test_a_commandery_has_one_campfire_of_its_rank() -> None:
    state = position({0: {"25": "1+", "26": "1+", "20": "1+"}, 1: {"2": "1+"}}, "place")
    assert legal(state) == ["place 20", "place 25", "place 26"]
    play(state, "place 20")
    assert legal(state) == ["place 25", "place 26"]  # the campfire of 20 is full, and it has only one


@rule("royaumes.map.twelve_kingdoms", "royaumes.map.major_names", "royaumes.map.minor_names")
def test_twelve_kingdoms_share_the_board() -> None:
    assert MAP.kingdom_names[:6] == ["qin", "zhao", "qi", "liang", "chu", "yan"]
    assert MAP.kingdom_names[6:] == ["ba", "yue", "zhongshan", "han", "song", "wey"]
    sizes = [len(members(kingdom)) for kingdom in MAP.kingdom_names]
    assert sizes == [4] * 6 + [2] * 6
    union = 0
    for mask in MAP.kingdoms:
        assert not union & mask
        union |= mask
    assert union == (1 << 36) - 1


@rule("royaumes.map.one_rank_three_per_major")
def test_each_major_kingdom_has_one_rank_three() -> None:
    for kingdom in MAP.kingdom_names[:6]:
        assert list(members(kingdom).values()).count(3) == 1


@pytest.mark.parametrize(
    ("kingdom", "ranks"),
    [
        pytest.param("qin", {20: 1, 21: 1, 25: 3, 26: 2}, marks=rule("royaumes.map.kingdom_qin")),
        pytest.param("zhao", {4: 1, 5: 1, 7: 2, 12: 3}, marks=rule("royaumes.map.kingdom_zhao")),
        pytest.param("qi", {10: 1, 14: 2, 15: 3, 19: 1}, marks=rule("royaumes.map.kingdom_qi")),
        pytest.param("liang", {11: 1, 16: 2, 17: 1, 23: 3}, marks=rule("royaumes.map.kingdom_liang")),
        pytest.param("chu", {28: 1, 31: 2, 32: 1, 35: 3}, marks=rule("royaumes.map.kingdom_chu")),
        pytest.param("yan", {1: 1, 2: 3, 3: 1, 6: 2}, marks=rule("royaumes.map.kingdom_yan")),
        pytest.param("ba", {30: 2, 34: 1}, marks=rule("royaumes.map.kingdom_ba")),
        pytest.param("yue", {33: 1, 36: 2}, marks=rule("royaumes.map.kingdom_yue")),
        pytest.param("zhongshan", {8: 2, 9: 1}, marks=rule("royaumes.map.kingdom_zhongshan")),
        pytest.param("han", {22: 1, 27: 2}, marks=rule("royaumes.map.kingdom_han")),
        pytest.param("song", {24: 2, 29: 1}, marks=rule("royaumes.map.kingdom_song")),
        pytest.param("wey", {13: 1, 18: 2}, marks=rule("royaumes.map.kingdom_wey")),
    ],
)
def test_a_kingdom(kingdom: str, ranks: dict[int, int]) -> None:
    assert members(kingdom) == ranks


@rule("royaumes.map.chu_yue_union")
def test_chu_and_yue_together() -> None:
    assert sorted([*members("chu"), *members("yue")]) == [28, 31, 32, 33, 35, 36]


@rule("royaumes.map.link_three_kinds", "royaumes.map.links_count")
def test_three_kinds_of_links() -> None:
    assert set(MAP.barrier[36:]) == {PLAIN, RIVER, WALL}
    assert [len(links(kind)) for kind in (PLAIN, RIVER, WALL)] == [50, 18, 6]
    assert all(len(near) == 2 and max(near) < 36 for near in MAP.near[36:])


@rule("royaumes.map.links_from_examples")
def test_links_of_the_examples() -> None:
    assert {"11-16", "22-26"} <= set(links(PLAIN))
    assert {"16-21", "16-22", "17-22"} <= set(links(RIVER))
    assert "22-27" in MAP.names
    assert "22-27" not in links(WALL)


@rule("royaumes.map.commandery_22_has_four_links")
def test_links_of_22() -> None:
    assert [MAP.names[link] for link in MAP.near[21]] == ["16-22", "17-22", "22-26", "22-27"]
    assert [n + 1 for n in MAP.neighbours[21]] == [16, 17, 26, 27]


@rule("royaumes.map.links_river")
def test_river_links() -> None:
    north = "6-10 9-10 13-14 13-18 16-21 16-22 17-18 17-22 17-23"
    south = "21-26 26-30 28-32 29-32 29-33 30-31 32-33 34-35 35-36"
    assert links(RIVER) == f"{north} {south}".split()


@rule("royaumes.map.links_wall")
def test_wall_links() -> None:
    assert links(WALL) == ["1-4", "6-9", "7-8", "12-17", "19-24", "27-31"]


@rule("royaumes.map.link_is_one_space")
def test_armies_from_both_ends_meet_on_a_link() -> None:
    state = position({0: {"25": "2+"}, 1: {"26": "2+"}})
    play(state, "move 25 25-26 1+", "done", "move 26 25-26 2+")
    assert state.attacker == 1  # there is no half of a link
    joined = position({0: {"25": "1+", "26": "1+"}, 1: {"2": "1+"}})
    play(joined, "move 25 25-26", "move 26 25-26")
    assert army(joined, "25-26") == (0, 2, 0)


@rule("royaumes.map.replaceable_data")
def test_the_map_is_data_that_says_it_is_a_reconstruction(tmp_path: Path) -> None:
    assert ROYAUMES.pack.sources["links"] == "reconstructed"
    assert ROYAUMES.pack.sources["commanderies"] == "reconstructed"
    text = (ROYAUMES.folder / "data" / "map.toml").read_text(encoding="utf-8")
    for file in (ROYAUMES.folder / "data").glob("*.toml"):
        (tmp_path / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    changed = text.replace('"1-2", ', '"1-2", "1-6", ').replace(
        "{ number = 21, rank = 1", "{ number = 21, rank = 2"
    )
    (tmp_path / "map.toml").write_text(changed, encoding="utf-8")
    corrected = tianxia.game("royaumes", data=tmp_path)
    assert "1-6" in corrected.notations
    assert corrected.tables.maps[0].ranks[20] == 2
    state = corrected.new(2, seed=3)
    while not state.over:
        state.take(state.actions()[0])


def test_a_faulty_map_is_refused_with_every_fault(tmp_path: Path) -> None:
    for file in (ROYAUMES.folder / "data").glob("*.toml"):
        (tmp_path / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    text = (tmp_path / "map.toml").read_text(encoding="utf-8")
    text = text.replace('"1-2", ', '"1-2", "1-2", "1-1", "1-99", ')
    (tmp_path / "map.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadComponents) as caught:
        ROYAUMES.read_components(read_pack(tmp_path))
    assert len(caught.value.problems) == 3


@rule("royaumes.map.rank_variant")
def test_the_rank_variant() -> None:
    map = ROYAUMES.tables.maps[1]
    changed = {n + 1: (MAP.ranks[n], map.ranks[n]) for n in range(36) if MAP.ranks[n] != map.ranks[n]}
    assert changed == {33: (1, 2), 8: (2, 1)}
    assert map.kingdom_of == MAP.kingdom_of
    assert [map.ranks.count(rank) for rank in (3, 2, 1)] == [6, 12, 18]
    assert sum(map.ranks) == 60
    assert new(2, rank_variant=True).map is map


@rule("royaumes.map.split_variant")
def test_the_split_variant() -> None:
    map = ROYAUMES.tables.maps[2]
    assert members("chu", map) == {28: 1, 31: 2, 32: 3, 33: 1}
    assert members("yue", map) == {35: 1, 36: 2}
    state = position({0: {"32": "1+"}, 1: {"2": "1+"}}, kingdoms=("chu", "yan"), split_variant=True)
    assert state.map is map
    assert state.map.names[state.home(0)] == "32"


@rule("royaumes.map.variants_exclude")
def test_the_variants_exclude_each_other() -> None:
    with pytest.raises(BadOptions, match="exclude each other") as caught:
        ROYAUMES.new(2, {"rank_variant": True, "split_variant": True})
    assert (
        "royaumes.map.variants_exclude" in str(caught.value)
        or caught.value.rule == "royaumes.map.variants_exclude"
    )
