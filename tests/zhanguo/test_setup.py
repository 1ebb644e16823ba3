"""General and player set-up, over many seeds where chance decides."""

from collections import Counter
from typing import Any

import pytest
from tests.ledger import rule
from tests.zhanguo.positions import GAME, Table

from tianxia.games.zhanguo.tables import COURT, NOBODY, PALACE_TILES, PLACES, WALL_CONDITIONS
from tianxia.kernel.errors import BadOptions

TABLES = GAME.tables
SEEDS = range(12)
PRINTED = ["chu", "site-a", "wei", "zhao", "elixir", "site-b", "site-c", "qi", "yan"]


def new(seats: int, seed: int = 0, **options: Any) -> Any:
    return GAME.new(seats, options, seed)


def kind_of(place: str) -> int:
    return 2 if place == "elixir" else 1 if place.startswith("site") else 0


@rule("zhanguo.setup.player_count")
def test_one_to_four_seats() -> None:
    assert [new(seats).seats for seats in (2, 3, 4)] == [2, 3, 4]
    solo = new(1)
    assert (solo.seats, solo.automa) == (2, 1)
    for seats in (0, 5):
        with pytest.raises(BadOptions):
            new(seats)


@rule("zhanguo.setup.tableau_choice")
def test_three_tableaux_or_one_drawn_by_the_seed() -> None:
    aspects = {name: new(3, tableau=name).layout.aspects for name in ("board", "side_1", "side_2")}
    assert aspects == {"board": [0, 1, 2], "side_1": [2, 0, 1], "side_2": [1, 2, 0]}
    drawn = {new(3, seed, tableau="random").layout.tableau for seed in range(20)}
    assert drawn == {0, 1, 2}
    with pytest.raises(BadOptions, match="tableau"):
        new(3, tableau="back")


@rule("zhanguo.setup.round_marker")
def test_round_one_first() -> None:
    assert new(3).round == 1


@rule(
    "zhanguo.setup.mausoleum_tiles",
    "zhanguo.setup.mausoleum_layout",
    "zhanguo.setup.mausoleum_basic_no_tokens",
)
def test_mausoleum_tiles_lie_on_spots_of_their_kind() -> None:
    seen = set()
    for seed in SEEDS:
        layout = new(3, seed).layout
        assert [PLACES[place] for place in layout.spot_places] == PRINTED
        assert [TABLES.mausoleum_kinds[tile] for tile in layout.spot_tiles] == [kind_of(p) for p in PRINTED]
        assert sorted(layout.spot_tiles) == list(range(9))
        seen.add(tuple(layout.spot_tiles))
    assert len(seen) > 6
    assert Counter(TABLES.mausoleum_kinds) == {0: 5, 1: 3, 2: 1}


@rule("zhanguo.setup.advanced_tokens", "zhanguo.setup.advanced_tile_follows_token")
def test_advanced_tokens_replace_the_printed_symbols() -> None:
    seen = set()
    for seed in SEEDS:
        layout = new(3, seed, advanced=True).layout
        places = [PLACES[place] for place in layout.spot_places]
        assert sorted(places) == sorted(PRINTED)
        assert [TABLES.mausoleum_kinds[tile] for tile in layout.spot_tiles] == [kind_of(p) for p in places]
        assert [layout.spot_of[place] for place in layout.spot_places] == list(range(9))
        seen.add(tuple(places))
    assert len(seen) == len(SEEDS)


@rule("zhanguo.setup.wall_tiles")
def test_six_of_seven_wall_tiles_on_either_side() -> None:
    tile_of = {side: tile for tile, sides in enumerate(TABLES.wall_tiles) for side in sides}
    shown: set[int] = set()
    unused = set()
    for seed in range(40):
        conditions = new(3, seed).layout.wall_conditions
        tiles = [tile_of[condition] for condition in conditions]
        assert len(set(tiles)) == len(conditions) == 6
        shown |= set(conditions)
        unused |= set(range(7)) - set(tiles)
    assert len(shown) == 14
    assert unused == set(range(7))


@rule("zhanguo.setup.wall_tile_sides")
def test_wall_tile_sides() -> None:
    sides = [[WALL_CONDITIONS[side] for side in tile] for tile in TABLES.wall_tiles]
    assert sides == [
        ["architect", "palace"],
        ["alchemist-official", "alchemist-card"],
        ["general", "worker"],
        ["two-same-cards", "sets-wcla"],
        ["writing-card", "currency-card"],
        ["laws-card", "governor"],
        ["no-unrest", "officials-ge-unrest"],
    ]


def slots(seats: int) -> list[list[int]]:
    prices = new(seats).layout.slot_prices
    return [[price for price in prices[section * 4 : section * 4 + 4] if price] for section in range(6)]


@rule("zhanguo.setup.wall_slots_2p")
def test_wall_slots_of_two() -> None:
    assert slots(2) == [[1, 3], [2, 3], [1, 2], [1, 3], [2, 3], [1, 2]] == slots(1)


@rule("zhanguo.setup.wall_slots_3p")
def test_wall_slots_of_three() -> None:
    assert slots(3) == [[1, 2, 3]] * 6


@rule("zhanguo.setup.wall_slots_4p")
def test_wall_slots_of_four() -> None:
    assert slots(4) == [[1, 2, 2, 3]] * 6


def emperor_tiles(state: Any) -> list[int]:
    return [tile for tile in state.emperor_stacks if tile]


@pytest.mark.parametrize(
    ("seats", "used"),
    [
        pytest.param(2, 4, marks=rule("zhanguo.setup.emperor_2p")),
        pytest.param(3, 5, marks=rule("zhanguo.setup.emperor_3p")),
        pytest.param(4, 6, marks=rule("zhanguo.setup.emperor_4p")),
    ],
)
def test_emperor_tiles_in_play(seats: int, used: int) -> None:
    removed = set()
    for seed in range(30):
        tiles = emperor_tiles(new(seats, seed))
        assert len(set(tiles)) == len(tiles) == used
        removed |= set(range(1, 7)) - set(tiles)
    assert removed == (set() if seats == 4 else set(range(1, 7)))


@rule("zhanguo.setup.emperor_stacks", "zhanguo.setup.emperor_data")
def test_emperor_tiles_go_to_their_site_in_random_order() -> None:
    triggers = [COURT[trigger] for trigger in TABLES.emperor_triggers]
    assert triggers == ["recruit", "palace", "elixir", "wall", "governor", "hire"]
    assert TABLES.emperor_sites == [0, 0, 1, 1, 2, 2]
    tops = set()
    for seed in range(30):
        stacks = new(4, seed).emperor_stacks
        for site in range(3):
            pair = stacks[site * 2 : site * 2 + 2]
            assert sorted(pair) == [site * 2 + 1, site * 2 + 2]
            tops.add(pair[0])
    assert tops == set(range(1, 7))


@rule("zhanguo.setup.emperor_stacks")
def test_only_the_top_emperor_tile_can_be_taken() -> None:
    table = Table(4).hand(0, 5).workers(0, chu=1).tuck(0, "wei", "a3").emperors(a="palace recruit")
    state = table.play(0)
    state.play("court 5 wall a-left 1 from chu")
    state.play("a3")
    assert state.emperor_stacks[:2] == [1, 0]
    assert state.trigger_at(3) == COURT.index("palace")


@pytest.mark.parametrize(
    ("seats", "spaces"),
    [
        pytest.param(2, 1, marks=rule("zhanguo.setup.palace_tiles_2p")),
        pytest.param(3, 2, marks=rule("zhanguo.setup.palace_tiles_3p")),
        pytest.param(4, 3, marks=rule("zhanguo.setup.palace_tiles_4p")),
    ],
)
def test_palace_tiles_per_region(seats: int, spaces: int) -> None:
    for seed in SEEDS:
        tiles = new(seats, seed).palace_tiles
        for region in range(5):
            row = tiles[region * 3 : region * 3 + 3]
            assert [kind >= 0 for kind in row] == [place < spaces for place in range(3)]


@rule("zhanguo.setup.palace_tile_copies")
def test_three_copies_of_each_palace_tile() -> None:
    assert Counter(new(4, 5).palace_tiles) == dict.fromkeys(range(len(PALACE_TILES)), 3)


@pytest.mark.parametrize(
    ("seats", "spaces", "bonus", "blank"),
    [
        pytest.param(2, 1, 3, 2, marks=rule("zhanguo.setup.governor_tiles_2p")),
        pytest.param(3, 1, 5, 0, marks=rule("zhanguo.setup.governor_tiles_3p")),
        pytest.param(4, 2, 8, 2, marks=rule("zhanguo.setup.governor_tiles_4p")),
    ],
)
def test_governor_tiles(seats: int, spaces: int, bonus: int, blank: int) -> None:
    used = set()
    for seed in SEEDS:
        tiles = new(seats, seed).layout.governor_tiles
        for region in range(5):
            assert [tile > 0 for tile in tiles[region * 2 : region * 2 + 2]] == [True, spaces == 2]
        laid = [tile for tile in tiles if tile]
        assert len(set(laid)) == len(laid)
        blanks = [tile for tile in laid if not TABLES.governor_tiles[tile - 1]]
        assert (len(laid) - len(blanks), len(blanks)) == (bonus, blank)
        used |= set(laid)
    assert len(used) == 10 + (2 if blank else 0)


@rule("zhanguo.setup.master_cards")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_masters_as_players(seats: int) -> None:
    seen = 0
    for seed in SEEDS:
        masters = new(seats, seed).masters
        assert masters.bit_count() == seats
        assert masters & 0b11111 == 0
        seen |= masters
    assert seen == 0b1111100000


@rule("zhanguo.setup.decks")
def test_three_shuffled_decks_of_forty() -> None:
    decks = [new(2, seed).deck for seed in SEEDS]
    for deck in decks:
        for suit in range(3):
            assert sorted(deck[suit * 40 : suit * 40 + 40]) == list(range(suit * 40 + 1, suit * 40 + 41))
    assert len({tuple(deck) for deck in decks}) == len(decks)


@pytest.mark.parametrize(
    ("seats", "small"),
    [
        pytest.param(2, 9, marks=rule("zhanguo.setup.small_tokens_2p")),
        pytest.param(3, 11, marks=rule("zhanguo.setup.small_tokens_3p")),
        pytest.param(4, 13, marks=rule("zhanguo.setup.small_tokens_4p")),
    ],
)
def test_small_tokens(seats: int, small: int) -> None:
    assert list(new(seats).supply) == [small] * 3


@rule("zhanguo.setup.large_tokens")
def test_large_tokens_begin_on_the_board() -> None:
    assert new(3).large == [NOBODY] * 3


@rule(
    "zhanguo.setup.player_pieces",
    "zhanguo.setup.player_soldiers",
    "zhanguo.setup.player_officials",
    "zhanguo.setup.player_alchemist_cards",
    "zhanguo.setup.player_unrest",
    "zhanguo.setup.player_ship_score",
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_player_begins_with(seats: int) -> None:
    state = new(seats)
    assert list(state.left) == [7, 6, 6] * seats
    assert list(state.locked) == [8] * seats
    assert list(state.entrance) == [1] * seats
    assert list(state.official_supply) == [4, 4, 4] * seats
    assert state.aside == [0b11111] * seats
    assert list(state.unrest) == [0] * 5 * seats
    assert list(state.ships) == [0] * seats
    assert [state.running(seat) for seat in range(seats)] == [0] * seats


@rule("zhanguo.setup.turn_order")
def test_a_random_first_player_and_the_others_clockwise() -> None:
    first = set()
    for seed in range(20):
        order = new(4, seed).order
        assert order == [(order[0] + i) % 4 for i in range(4)]
        first.add(order[0])
    assert first == set(range(4))


@rule("zhanguo.setup.starting_tiles_deal")
def test_two_starting_tiles_each_chosen_at_once_and_secretly() -> None:
    state = new(3, 4)
    assert state.waiting() == [0, 1, 2]
    dealt = [set(state.actions_for(seat)) for seat in range(3)]
    assert [len(tiles) for tiles in dealt] == [2, 2, 2]
    assert len(set.union(*dealt)) == 6
    before = state.view(0)["position"]
    state.take_for(2, state.actions_for(2)[0])
    assert state.waiting() == [0, 1]
    assert sum(state.officials) == 0
    other = new(3, 4)
    other.take_for(2, other.actions_for(2)[1])
    assert state.view(0) == other.view(0)
    assert before != state.view(2)["position"]
    for seat in (0, 1):
        state.take_for(seat, state.actions_for(seat)[0])
    assert sum(state.starting) == 0
    assert all(state.officials[seat * 15 + 2] >= 1 for seat in range(3))
