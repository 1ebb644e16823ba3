"""What rewards give."""

import pytest
from tests.ledger import rule
from tests.zhanguo.positions import Table, at, legal, officials_in, refused

from tianxia.games.zhanguo.state import ZhanguoState


def accepted(table: Table, move: str = "accept") -> ZhanguoState:
    state = table.rewards()
    state.play(move)
    return state


@rule("zhanguo.reward.officials")
def test_official_rewards() -> None:
    state = accepted(Table().tokens(0, laws=1))
    assert officials_in(state, 0, "chu") == [0, 2, 0]
    any_two = Table(tableau="side_1").round(3).tokens(0, writing=1).rewards()
    any_two.play("accept alchemist qi")
    assert legal(any_two) == ["alchemist qi", "architect qi", "general qi"]  # the same region
    any_two.play("general qi")
    assert officials_in(any_two, 0, "qi") == [1, 0, 1]
    short = Table().tokens(0, laws=1).officials(0, wei="architect architect architect").rewards()
    assert short.decision.kind != "offer"


@rule("zhanguo.reward.ship")
def test_ship_rewards() -> None:
    state = accepted(Table().round(2).tokens(0, currency=1).ship(0, 16))
    assert state.ships[0] == 18
    at_end = Table().round(2).tokens(0, currency=1).ship(0, 18).rewards()
    assert at_end.decision.kind != "offer"


@rule("zhanguo.reward.workers")
def test_worker_rewards() -> None:
    state = Table().round(3).tokens(0, currency=1).unrest(0, qi=3).rewards()
    state.play("accept")
    assert legal(state) == ["chu", "wei", "zhao", "qi", "yan"]
    state.play("qi")
    assert list(state.workers[:5]) == [0, 0, 0, 2, 0]
    assert at(state.unrest, 0, "qi") == 3
    wei = accepted(Table().round(2).tokens(0, laws=1))
    assert list(wei.workers[:5]) == [0, 2, 0, 0, 0]


@rule("zhanguo.reward.alchemist_card")
def test_an_alchemist_card_reward_needs_room_but_no_alchemist() -> None:
    state = Table().round(2).tokens(0, writing=1).tuck(0, "wei", 1, 2, 3).aside(0, "a3").rewards()
    state.play("accept a3")
    assert legal(state) == ["chu", "zhao", "qi", "yan"]
    assert refused(state, "wei") == "zhanguo.unify.limit_three"
    none = Table().round(2).tokens(0, writing=1).aside(0).rewards()
    assert none.decision.kind != "offer"


@rule("zhanguo.reward.alchemist_cards_two")
@pytest.mark.parametrize(
    ("moves", "there"), [(["a1 wei", "a2 wei"], 2), (["a1 wei", "pass"], 1), (["pass"], 0)]
)
def test_up_to_two_alchemist_cards(moves: list[str], there: int) -> None:
    state = Table(tableau="side_1").round(3).tokens(0, currency=1).soldiers(0, 9, 0).rewards()
    state.play("accept")
    for move in moves:
        state.play(move)
    assert at(state.card_count, 0, "wei") == there
    assert state.decision.kind != "aside-card"


@rule("zhanguo.reward.reset_unrest")
@pytest.mark.parametrize(("tableau", "number", "most"), [("board", 3, 3), ("side_1", 2, 2)])
def test_reset_in_up_to_some_regions(tableau: str, number: int, most: int) -> None:
    table = Table(tableau=tableau).round(number).tokens(0, laws=1).unrest(0, chu=3, wei=2, qi=1, yan=3)
    state = accepted(table)
    for region in ("chu", "wei", "qi")[:most]:
        state.play(region)
    assert state.decision.kind != "reset"
    assert list(state.unrest[:5]) == ([0, 0, 0, 0, 3] if most == 3 else [0, 0, 0, 1, 3])
    fewer = accepted(table_like(tableau, number))
    fewer.play("yan")
    fewer.play("pass")
    assert list(fewer.unrest[:5]) == [3, 2, 0, 1, 0]


def table_like(tableau: str, number: int) -> Table:
    return Table(tableau=tableau).round(number).tokens(0, laws=1).unrest(0, chu=3, wei=2, qi=1, yan=3)


@rule("zhanguo.reward.free_governor")
def test_a_free_governor() -> None:
    table = Table().round(3).tokens(0, writing=1).unrest(0, wei=2).governor_tile("wei", 4)
    state = table.rewards()
    state.play("accept")
    assert legal(state) == ["chu", "wei"]
    assert refused(state, "qi") == "zhanguo.reward.free_governor"
    state.play("wei space 1 bonus 2")
    assert at(state.governors, 0, "wei") == 1
    assert at(state.unrest, 0, "wei") == 0
    assert state.ships[0] == 2
    assert list(state.official_supply[:3]) == [4, 4, 4]


@rule("zhanguo.reward.free_palace")
def test_a_free_palace() -> None:
    table = Table().round(5).tokens(0, writing=1).palace_tiles(qi="laws").tuck(0, "qi", 81)
    state = table.rewards()
    state.play("accept qi tile 1")
    assert at(state.palaces, 0, "qi") == 1
    assert state.large == [-1, -1, -1]
    assert state.running(0) == 9


@rule("zhanguo.reward.free_palace")
@pytest.mark.parametrize(("tiles", "move"), [("laws", "accept qi tile 1"), ("", "accept qi")])
def test_a_free_palace_offers_no_large_token(tiles: str, move: str) -> None:
    """All three lie on the board, and still the next question is about something else."""
    table = Table().round(5).tokens(0, writing=1, laws=1).palace_tiles(qi=tiles).soldiers(0, 9, 0)
    state = table.rewards()
    state.play(move)
    assert (state.decision.kind, state.decision.seat) == ("offer", 0)  # Laws, the last row
    assert state.decision.prompt(state).args["aspect"] == "@aspect-laws"
    assert state.large == [-1, -1, -1]


@rule("zhanguo.reward.free_wall")
def test_a_free_wall() -> None:
    table = Table().round(4).tokens(0, laws=1).tuck(0, "chu", 1).wall(0, "a-left", 1).wall(1, "b-left", 3)
    state = table.emperors(b="wall elixir").rewards()
    state.play("accept")
    assert refused(state, "a-left") == "zhanguo.wall.one_per_section"
    other = state.copy()
    state.play("b-left")
    assert legal(state) == ["1", "2"]
    state.play("2")
    assert state.decision.kind != "emperor-card"  # the Wall is not the first in the section
    other.play("b-right 3")
    assert other.decision.kind == "emperor-card"
    assert sum(other.workers) == 0


@rule("zhanguo.reward.unlock_two")
@pytest.mark.parametrize(("locked", "offered"), [(2, True), (1, False)])
def test_two_soldiers_must_still_be_locked(locked: int, offered: bool) -> None:
    state = Table().round(4).tokens(0, writing=1).soldiers(0, locked, 9 - locked).rewards()
    assert (state.decision.kind == "offer") == offered
    if offered:
        state.play("accept")
        assert (state.locked[0], state.entrance[0]) == (0, 9)


@rule("zhanguo.reward.free_mausoleum")
def test_a_soldier_on_any_tile() -> None:
    """R5 on Chu is not fulfilled, Marco stands on its top slot: the second scores 7."""
    table = Table(tableau="side_1").round(4).tokens(0, laws=1).spot("chu", "r5")
    table.soldiers(1, 8, 0).post(1, "chu").soldiers(0, 7, 1).post(0, "wei")
    state = table.rewards()
    before = state.running(0)
    state.play("accept")
    assert "mausoleum 3" not in legal(state)
    assert refused(state, "mausoleum 3") == "zhanguo.mausoleum.one_per_tile"
    state.play("mausoleum 1")
    assert state.running(0) == before + 7
    assert state.soldiers[1] == 0
    none = Table(tableau="side_1").round(4).tokens(0, laws=1).soldiers(0, 9, 0).rewards()
    assert none.decision.kind != "offer"


@rule("zhanguo.reward.unlock_then_mausoleum")
def test_unlock_then_place() -> None:
    state = Table().round(5).tokens(0, currency=1).soldiers(0, 9, 0).rewards()
    state.play("accept mausoleum 5")
    assert (state.locked[0], state.entrance[0]) == (8, 0)
    assert state.running(0) == 8
    none_locked = Table().round(5).tokens(0, currency=1).soldiers(0, 0, 9).rewards()
    assert none_locked.over or none_locked.decision.kind != "offer"


@rule("zhanguo.reward.needs_piece")
def test_a_free_piece_must_be_in_supply() -> None:
    governors = Table().round(3).tokens(0, writing=1).governors(0, chu=7).rewards()
    palaces = Table().round(5).tokens(0, writing=1).palaces(0, chu=6).rewards()
    table = Table().round(4).tokens(0, laws=1)
    for section in ("a-left", "a-right", "b-left", "b-right", "c-left", "c-right"):
        table.wall(0, section, 1)
    for state in (governors, palaces, table.rewards()):
        assert state.over or state.decision.kind != "offer"
