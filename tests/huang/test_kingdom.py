"""Kingdoms: pieces that are linked, with a leader among them."""

from tests.huang.positions import HUANG, kingdoms, new, play, points, position, saved, tiles
from tests.ledger import rule

from tianxia.games.huang.state import HuangState
from tianxia.kernel.rng import stream

MAP = HUANG.tables.map
NEAR = {name: {MAP.names[other] for other in near} for name, near in zip(MAP.names, MAP.near, strict=True)}


def repeats(state: HuangState) -> bool:
    """Does a kingdom have two leaders of one colour? Worked out from the position's text alone."""
    seats = saved(state)["seats"]
    placed = [(hex, colour) for seat in seats for colour, hex in seat["leaders"].items()]
    pieces = {*tiles(state), *dict(placed)}
    for start, colour in placed:
        linked, edge = {start}, [start]
        while edge:
            found = (pieces & NEAR[edge.pop()]) - linked
            linked |= found
            edge += found
        if len([hex for hex, other in placed if other == colour and hex in linked]) > 1:
            return True
    return False


def rulers(state: HuangState) -> list[dict[str, int]]:
    return [kingdom["rulers"] for kingdom in kingdoms(state)]


@rule("huang.kingdom.link_chain")
def test_pieces_are_linked_by_a_chain() -> None:
    state = position(
        tiles={"h6": "green", "i8": "red", "h8": "white"},
        leaders={(0, "red"): "h4", (1, "green"): "g8"},
    )
    # Han, h6 on one side; Wei, g8, h8, i8 on the other: the gap on h7 keeps them apart.
    assert [set(kingdom["hexes"]) for kingdom in kingdoms(state)] == [
        {"g8", "g9", "h8", "i8"},
        {"h4", "h5", "h6"},
    ]
    linking = position(
        tiles={"h6": "green", "h7": "yellow", "h8": "white", "i8": "red"},
        leaders={(0, "red"): "h4", (1, "green"): "g8"},
    )
    assert [set(kingdom["hexes"]) for kingdom in kingdoms(linking)] == [
        {"g8", "g9", "h8", "i8", "h7", "h6", "h5", "h4"}
    ]


@rule("huang.kingdom.leader_is_a_link")
def test_a_leader_can_be_the_only_link() -> None:
    state = position(
        tiles={"h6": "yellow", "h8": "red"},
        leaders={(0, "white"): "h7", (1, "red"): "h4", (1, "blue"): "f9"},
    )
    assert rulers(state) == [{"blue": 1, "white": 0, "red": 1}]
    state.play("leader white withdraw")
    assert rulers(state) == [{"blue": 1}, {"red": 1}]


@rule("huang.kingdom.definition", "huang.kingdom.leaderless_group")
def test_a_kingdom_needs_a_leader() -> None:
    state = position(tiles={"h6": "red"}, hands={0: "r"})
    assert kingdoms(state) == []  # capitals and tiles alone are no kingdoms
    state.play("leader red h4")
    assert kingdoms(state) == [{"hexes": ["h4", "h5", "h6"], "red": 1, "rulers": {"red": 0}}]
    state.play("tile red h1")  # next to Qin, which has no leader
    assert len(kingdoms(state)) == 1
    assert points(state, 0) == {}


@rule("huang.kingdom.several_owners")
def test_leaders_of_several_players_share_a_kingdom() -> None:
    state = position(leaders={(0, "red"): "h4", (1, "green"): "h6"}, turn=2)
    state.play("leader blue i5")
    assert state.decision.kind == "action"  # peaceful
    assert rulers(state) == [{"red": 0, "green": 1, "blue": 2}]


@rule("huang.kingdom.conflict_definition")
def test_a_leader_causes_a_revolt_and_a_tile_a_war() -> None:
    revolt = position(leaders={(1, "red"): "h4"})
    revolt.play("leader red h6")
    assert saved(revolt)["revolt"]["colour"] == "red"
    assert saved(revolt)["war"] is None
    war = position(tiles={"h8": "white"}, leaders={(0, "red"): "h6", (1, "red"): "f9"}, hands={0: "w"})
    war.play("tile white h7")
    assert saved(war)["war"]["colours"] == ["red"]
    assert saved(war)["revolt"] is None


@rule("huang.kingdom.no_duplicate_after_action")
def test_an_action_ends_without_repeated_colours() -> None:
    state = position(leaders={(1, "red"): "h4"})
    state.play("leader red h6")
    assert repeats(state)
    assert state.decision.kind == "revolt-commit"  # the action goes on
    play(state, "commit nothing", "commit nothing")
    assert state.decision.kind == "action"
    assert not repeats(state)


@rule("huang.kingdom.no_duplicate_after_action")
def test_no_action_of_a_whole_game_leaves_repeated_colours() -> None:
    state, chance = new(4, seed=3), stream(3, "players")
    conflicts = 0
    while not state.over:
        if state.decision.kind == "action":
            assert not repeats(state)
        actions = state.actions()
        state.take(actions[chance.below(len(actions))])
        conflicts += state.war is not None or state.revolt is not None
    assert conflicts > 10


@rule("huang.kingdom.split_recomputed")
def test_one_kingdom_may_become_three() -> None:
    state = position(
        tiles={"g6": "green", "g7": "white", "f7": "red", "h7": "yellow"},
        leaders={(0, "red"): "f8", (1, "green"): "h4", (1, "blue"): "i8"},
        hands={2: "bb"},
        turn=2,
    )
    assert rulers(state) == [{"red": 0, "green": 1, "blue": 1}]
    state.play("riot g7")
    assert rulers(state) == [{"red": 0}, {"green": 1}, {"blue": 1}]
