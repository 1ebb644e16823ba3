"""Building Palaces."""

import pytest
from tests.ledger import rule
from tests.zhanguo.positions import Table, at, legal, refused


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
    assert list(state.workers[:5]) == [0, 1, 0, 2, 0]
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
