"""The Unification action."""

import pytest
from tests.ledger import rule
from tests.zhanguo.positions import GAME, Table, at, legal, refused, tokens

from tianxia.kernel.rng import stream


@rule("zhanguo.unify.limit_three")
@pytest.mark.parametrize("third", [3, "a1", "m1"])
def test_a_fourth_card_finds_no_room(third: int | str) -> None:
    state = Table().hand(0, 5, 6).tuck(0, "wei", 1, 2, third).play(0)
    assert refused(state, "unify 5 wei") == "zhanguo.unify.limit_three"
    state.play("unify 5")
    assert legal(state) == ["chu", "zhao", "qi", "yan"]


@rule("zhanguo.unify.limit_three")
def test_full_boards_cannot_unify() -> None:
    table = Table().hand(0, 40)
    for i, region in enumerate(("chu", "wei", "zhao", "qi", "yan")):
        table.tuck(0, region, *range(i * 3 + 1, i * 3 + 4))
    assert refused(table.play(0), "unify") == "zhanguo.unify.limit_three"


@rule("zhanguo.unify.position_counts_alchemists", "zhanguo.unify.tokens", "zhanguo.unify.unrest")
@pytest.mark.parametrize(
    ("before", "gained", "unrest"), [([], 1, 0), (["a1"], 2, 1), (["a1", "m2"], 3, 2), ([1, "a1"], 3, 2)]
)
def test_position_counts_every_card(before: list[int | str], gained: int, unrest: int) -> None:
    state = Table().hand(0, 50).tuck(0, "qi", *before).play(0)
    state.play("unify 50 qi")
    assert tokens(state, 0) == [0, gained, 0]
    assert at(state.unrest, 0, "qi") == unrest


@rule("zhanguo.unify.token_shortage")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_a_short_supply_gives_what_it_has(left: int) -> None:
    state = Table().hand(0, 50).tuck(0, "qi", 1, 2).supply(currency=left).play(0)
    state.play("unify 50 qi")
    assert tokens(state, 0) == [0, left, 0]
    assert state.supply[1] == 0


@rule("zhanguo.unify.no_abilities")
def test_nothing_is_activated_and_no_official_moves() -> None:
    """A tucked card could fire with any number, and an Official could move."""
    table = Table().hand(0, 5).tuck(0, "wei", 8).officials(0, chu="general").soldiers(0, 9, 0)
    state = table.play(0)
    state.play("unify 5 chu")
    assert state.decision.seat == 1
    assert state.decision.kind == "play"


@rule("zhanguo.unify.permanent")
def test_tucked_cards_stay_where_they_are() -> None:
    state = GAME.new(3, seed=8)
    rng = stream(8, "players")
    before = state.tucked[:]
    while not state.over:
        actions = state.actions()
        state.take(actions[rng.below(len(actions))])
        assert all(now == was for now, was in zip(state.tucked, before, strict=True) if was)
        before = state.tucked[:]
    assert any(before)
