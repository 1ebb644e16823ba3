"""Alchemist and Master cards."""

import pytest
from tests.ledger import rule
from tests.zhanguo.positions import Table, at, card, legal, officials_in, refused, tokens
from tests.zhanguo.test_ability import TABLES, fire, with_card

from tianxia.games.zhanguo.tables import COURT


@rule("zhanguo.alchemist.no_number")
def test_alchemists_have_a_trigger_but_never_go_to_court() -> None:
    names = ["a1", "a2", "a3", "a4", "a5", "m1", "m2", "m3", "m4", "m5"]
    triggers = [COURT[TABLES.trigger_of[card(name)]] for name in names]
    assert triggers == [
        "wall", "hire", "palace", "recruit", "governor", "elixir", "palace", "wall", "governor", "recruit",
    ]  # fmt: skip
    state = Table().hand(0, 57).play(0)
    for way in ("court a1", "unify a1"):
        assert refused(state, way)


@rule("zhanguo.alchemist.a1")
def test_a1() -> None:
    state = fire(with_card("a1"), "a1")
    state.play("activate a1")
    assert at(state.workers, 0, "wei") == 1
    assert at(state.unrest, 0, "wei") == 0


@rule("zhanguo.alchemist.a2")
def test_a2() -> None:
    state = fire(with_card("a2"), "a2")
    state.play("activate a2")
    assert legal(state) == ["alchemist wei", "architect wei", "general wei"]
    state.play("architect wei")
    assert officials_in(state, 0, "wei") == [0, 1, 0]


@rule("zhanguo.alchemist.a3")
def test_a3() -> None:
    state = fire(with_card("a3").unrest(0, wei=2, qi=1), "a3")
    state.play("activate a3")
    assert at(state.unrest, 0, "wei") == 1
    assert legal(state) == ["wei", "qi"]
    state.play("wei")
    assert list(state.unrest[:5]) == [0, 0, 0, 1, 0]


@rule("zhanguo.alchemist.a4")
def test_a4() -> None:
    state = fire(with_card("a4").officials(0, qi="general"), "a4")
    state.play("activate a4")
    for move in ("qi zhao", "zhao wei", "wei chu"):
        state.play("move general " + move)
    assert officials_in(state, 0, "chu")[2] == 1
    assert state.decision.kind != "move-officials"


@rule("zhanguo.alchemist.a5")
def test_a5() -> None:
    state = fire(with_card("a5"), "a5")
    state.play("activate a5 laws laws")
    assert tokens(state, 0) == [0, 0, 2]
    assert at(state.unrest, 0, "wei") == 1


@rule("zhanguo.alchemist.m1")
def test_m1() -> None:
    state = fire(with_card("m1").tuck(0, "wei", "a1", 5).tuck(0, "qi", "a2"), "m1")
    state.play("activate m1")
    assert state.running(0) == 4


@rule("zhanguo.alchemist.m2", "zhanguo.mausoleum.unlock")
def test_m2() -> None:
    state = fire(with_card("m2"), "m2")
    state.play("activate m2")
    assert (state.locked[0], state.entrance[0]) == (7, 1)
    none_left = fire(with_card("m2").soldiers(0, 0, 0).tuck(0, "qi", 31), "m2")
    assert refused(none_left, "activate m2") == "zhanguo.mausoleum.unlock"


@rule("zhanguo.alchemist.m3")
def test_m3() -> None:
    state = fire(with_card("m3").post(0, "chu", "wei", "elixir").soldiers(0, 6, 0), "m3")
    before = state.running(0)
    state.play("activate m3")
    assert state.running(0) == before + 3


@rule("zhanguo.alchemist.m4")
def test_m4() -> None:
    state = fire(with_card("m4"), "m4")
    state.play("activate m4")
    assert at(state.workers, 0, "wei") == 2
    assert at(state.unrest, 0, "wei") == 1


@rule("zhanguo.alchemist.m5")
@pytest.mark.parametrize("number", [1, 3, 5])
def test_m5(number: int) -> None:
    state = fire(with_card("m5").round(number), "m5")
    state.play("activate m5")
    assert state.running(0) == number
