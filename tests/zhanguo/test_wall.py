"""Building Walls, and Emperor tiles."""

import pytest
from tests.ledger import rule
from tests.zhanguo.positions import GAME, Table, legal, refused

from tianxia.games.zhanguo.tables import COURT, SECTIONS


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
    # as a player may write it, and as it is stored
    assert state.game.read(state, "from yan chu").text == "from chu yan"
    state.play("from yan chu")
    assert list(state.workers[:5]) == [4, 0, 0, 0, 0]


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
    assert list(state.tokens[:3]) == [0, 0, 1]


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
