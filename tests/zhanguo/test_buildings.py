"""Build a Palace, build a Wall."""

import pytest
from tests.ledger import rule
from tests.zhanguo.positions import GAME, Table, at, legal
from tests.zhanguo.test_unify import refused

from tianxia.games.zhanguo.names import COURT, SECTIONS


def palace_in_qi(seats: int = 3) -> Table:
    """Seat 0 can pay for a Palace in Qi: an Architect, two workers there, one in Wei and one in Yan."""
    return Table(seats).hand(0, 57).officials(0, qi="architect").workers(0, qi=2, wei=1, yan=1)


@rule("zhanguo.palace.needs_architect")
def test_a_palace_needs_an_architect_in_its_region() -> None:
    state = palace_in_qi().workers(0, chu=2).play(0)
    state.play("court 57 palace")
    assert legal(state) == ["qi"]
    assert refused(state, "chu") == "zhanguo.palace.needs_architect"


@rule("zhanguo.palace.cost")
def test_two_workers_there_and_one_from_another_region() -> None:
    state = palace_in_qi().workers(0, qi=4).play(0)
    state.play("court 57 palace qi")
    assert legal(state) == ["from wei", "from yan"]
    assert refused(state, "from qi") == "zhanguo.palace.cost"
    state.play("from yan")
    assert state.workers[:5] == [0, 1, 0, 2, 0]
    alone = Table().hand(0, 57).officials(0, qi="architect").workers(0, qi=9).play(0)
    assert refused(alone, "court 57 palace") == "zhanguo.palace.cost"


@rule("zhanguo.palace.place", "zhanguo.palace.score")
def test_palaces_in_a_region_are_unlimited() -> None:
    state = palace_in_qi().palaces(0, qi=5).large(1, "writing", "currency", "laws").play(0)
    before = state.running(0)
    state.play("court 57 palace qi from wei")
    assert at(state.palaces, 0, "qi") == 6
    assert state.left[1] == 0
    assert state.running(0) == before + 6


@rule("zhanguo.palace.supply")
def test_with_all_six_placed_no_more_is_built() -> None:
    state = palace_in_qi().palaces(0, chu=6).play(0)
    assert refused(state, "court 57 palace") == "zhanguo.palace.supply"


@rule("zhanguo.palace.tile_take")
def test_one_tile_of_the_region_is_taken_and_leaves_the_game() -> None:
    state = palace_in_qi().palace_tiles(qi="writing laws", wei="laws").tuck(0, "qi", 81).play(0)
    state.play("court 57 palace qi from wei")
    assert legal(state) == ["tile 1", "tile 2"]
    assert refused(state, "pass") == "zhanguo.palace.tile_take"
    state.play("tile 2 large laws")
    assert state.palace_tiles[9:12] == [0, -1, -1]
    assert state.palace_tiles[3] == 2
    assert state.running(0) == 9


@rule("zhanguo.palace.tile_none", "zhanguo.palace.score", "zhanguo.palace.large_token")
def test_without_a_tile_the_rest_is_still_gained() -> None:
    state = palace_in_qi().play(0)
    state.play("court 57 palace qi from wei")
    assert legal(state) == ["large writing", "large currency", "large laws"]
    assert refused(state, "pass") == "zhanguo.palace.large_token"
    state.play("large currency")
    assert state.large == [-1, 0, -1]
    assert state.running(0) == 6


@rule("zhanguo.palace.large_token")
def test_without_large_tokens_the_step_is_skipped() -> None:
    state = palace_in_qi().large(1, "writing", "laws").large(2, "currency").play(0)
    state.play("court 57 palace qi from wei")
    assert state.decision.kind == "after-action"


@rule("zhanguo.palace.tile_suit")
@pytest.mark.parametrize(("kind", "points"), [("writing", 6), ("currency", 3), ("laws", 0)])
def test_suit_tiles_score_three_for_each_card_of_the_suit_there(kind: str, points: int) -> None:
    state = palace_in_qi().palace_tiles(qi=kind).tuck(0, "qi", 1, 2, 41).tuck(0, "chu", 3, 42, 81).play(0)
    state.play("court 57 palace qi from wei tile 1")
    assert state.running(0) == 6 + points


@rule("zhanguo.palace.tile_alchemist")
def test_the_alchemist_tile_counts_masters_too() -> None:
    table = palace_in_qi().palace_tiles(qi="alchemist").tuck(0, "qi", "a1", "m1", 41).tuck(0, "chu", "a2")
    state = table.play(0)
    state.play("court 57 palace qi from wei tile 1")
    assert state.running(0) == 6 + 6


@rule("zhanguo.palace.tile_unrest")
def test_the_unrest_tile_counts_every_card_there() -> None:
    table = palace_in_qi().palace_tiles(qi="unrest").tuck(0, "qi", "a1", 1, 41).tuck(0, "chu", "a2")
    state = table.unrest(0, qi=1).play(0)
    state.play("court 57 palace qi from wei tile 1")
    assert state.running(0) == 6 + 6
    assert at(state.unrest, 0, "qi") == 2


@rule("zhanguo.palace.tile_unrest_block", "zhanguo.palace.tile_none")
def test_the_unrest_tile_stays_in_a_region_at_three() -> None:
    state = palace_in_qi().palace_tiles(qi="unrest laws").unrest(0, qi=3).play(0)
    state.play("court 57 palace qi from wei")
    assert legal(state) == ["tile 2"]
    assert refused(state, "tile 1") == "zhanguo.palace.tile_unrest_block"
    alone = palace_in_qi().palace_tiles(qi="unrest").unrest(0, qi=3).play(0)
    alone.play("court 57 palace qi from wei")
    assert alone.decision.kind == "large-token"


# --- walls -------------------------------------------------------------------------------------------


def workers_everywhere(seats: int = 3) -> Table:
    return Table(seats).hand(0, 57).workers(0, chu=1, wei=1, zhao=1, qi=1, yan=1)


@rule("zhanguo.wall.structure")
def test_three_sites_of_two_sections() -> None:
    state = workers_everywhere().play(0)
    state.play("court 57 wall")
    assert legal(state) == ["a-left", "a-right", "b-left", "b-right", "c-left", "c-right"] == SECTIONS


@rule("zhanguo.wall.slots_by_players")
@pytest.mark.parametrize(
    ("seats", "slots"), [(2, ["1", "2"]), (3, ["1", "2", "3"]), (4, ["1", "2", "3", "4"])]
)
def test_as_many_slots_as_players_one_wall_each(seats: int, slots: list[str]) -> None:
    state = workers_everywhere(seats).play(0)
    state.play("court 57 wall a-left")
    assert legal(state) == slots
    taken = workers_everywhere(seats).wall(1, "a-left", 2).play(0)
    taken.play("court 57 wall a-left")
    assert legal(taken) == [slot for slot in slots if slot != "2"]
    assert refused(taken, "2") == "zhanguo.wall.slots_by_players"


@rule("zhanguo.wall.one_per_section")
def test_one_wall_of_a_player_in_a_section() -> None:
    state = workers_everywhere().wall(0, "b-right", 1).play(0)
    state.play("court 57 wall")
    assert legal(state) == ["a-left", "a-right", "b-left", "c-left", "c-right"]
    assert refused(state, "b-right") == "zhanguo.wall.one_per_section"


@rule("zhanguo.wall.supply")
def test_with_all_six_placed_no_wall_is_built() -> None:
    table = workers_everywhere()
    for section in SECTIONS:
        table.wall(0, section, 1)
    assert refused(table.play(0), "court 57 wall") == "zhanguo.wall.supply"


@rule("zhanguo.wall.cost")
def test_workers_come_from_different_regions() -> None:
    state = Table().hand(0, 57).workers(0, chu=5, yan=1).play(0)
    state.play("court 57 wall a-left")
    assert legal(state) == ["1", "2"]
    assert refused(state, "3") == "zhanguo.wall.cost"
    state.play("2")
    assert legal(state) == ["from chu yan"]
    state.play("from chu yan")
    assert state.workers[:5] == [4, 0, 0, 0, 0]


@rule("zhanguo.wall.emperor_place")
def test_any_tucked_card_without_a_tile_may_bear_it() -> None:
    table = workers_everywhere().tuck(0, "chu", 1, "a2").tuck(0, "yan", 57 + 1).emperor_on(0, 1, "hire")
    state = table.emperors(a="recruit").play(0)
    state.play("court 57 wall a-left 1 from chu")
    assert legal(state) == ["58", "a2"]
    assert refused(state, "1") == "zhanguo.wall.emperor_place"
    state.play("58")
    assert state.trigger_at(12) == COURT.index("recruit")


@rule("zhanguo.wall.emperor_needs_card")
@pytest.mark.parametrize("marked", [False, True])
def test_without_a_bare_card_the_tile_stays(marked: bool) -> None:
    table = workers_everywhere()
    if marked:
        table.tuck(0, "chu", 1).emperor_on(0, 1, "hire")
    state = table.emperors(a="recruit palace").play(0)
    state.play("court 57 wall a-left 1 from chu")
    assert state.decision.kind != "emperor-card"
    assert state.emperor_stacks[:2] == [1, 2]


@rule("zhanguo.wall.emperor_not_second", "zhanguo.wall.emperor_first")
@pytest.mark.parametrize(("section", "takes"), [("a-left", False), ("a-right", True)])
def test_only_the_first_builder_of_a_section_takes_the_tile(section: str, takes: bool) -> None:
    table = workers_everywhere().tuck(0, "chu", 1).wall(1, "a-left", 1).emperors(a="recruit palace")
    state = table.play(0)
    state.play(f"court 57 wall {section} 2 from chu wei")
    assert (state.decision.kind == "emperor-card") == takes


@rule("zhanguo.wall.emperor_same_turn")
def test_the_new_trigger_counts_at_once() -> None:
    """Card 18 (hire) becomes a Wall card and fires in the same turn."""
    table = workers_everywhere().court(30).tuck(0, "chu", 18).emperors(b="wall elixir")
    state = table.play(0)
    state.play("court 57 wall b-left 1 from chu")
    state.play("18")
    state.play("activate 18 laws")
    assert state.tokens[:3] == [0, 0, 1]


@rule("zhanguo.wall.emperor_stack_public")
def test_both_tiles_of_a_site_are_public_and_the_top_one_goes_first() -> None:
    state = workers_everywhere().tuck(0, "chu", 1).emperors(a="palace recruit").play(0)
    for seat in (-1, 0, 2):
        view = state.view(seat)["position"]
        assert isinstance(view, dict)
        assert view["emperors"]["a"] == ["palace", "recruit"]
    state.play("court 57 wall a-left 1 from chu")
    state.play("1")
    assert state.trigger_at(0) == COURT.index("palace")
    assert GAME.tables.emperor_triggers[state.emperor_stacks[0] - 1] == COURT.index("recruit")
