"""Replacing tiles."""

import pytest
from tests.huang.positions import hand, legal, position, refusal, saved
from tests.ledger import rule


@rule("huang.replace.up_to_six")
@pytest.mark.parametrize(
    ("move", "kept"),
    [
        ("replace white done", "yrrbg"),
        ("replace yellow red done", "rbgw"),
        ("replace red red blue done", "ygw"),
        ("replace yellow red red blue green white", ""),
    ],
)
def test_one_to_six_tiles_of_choice(move: str, kept: str) -> None:
    state = position(hands={0: "yrbgwr"}, bag="b" * 6)
    state.play(move)
    assert sorted(hand(state, 0)) == sorted(kept + "b" * (6 - len(kept)))


@rule("huang.replace.up_to_six")
def test_at_least_one_tile_and_only_tiles_one_has() -> None:
    state = position(hands={0: "rr"})
    assert refusal(state, "replace done") == "huang.replace.up_to_six"
    assert refusal(state, "replace blue done") == "huang.replace.up_to_six"
    assert refusal(position(), "replace") == "huang.replace.up_to_six"  # an empty hand
    assert "replace" in legal(state)


@rule("huang.replace.same_number_drawn")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_as_many_tiles_are_drawn(number: int) -> None:
    state = position(hands={0: "rrrr"})
    before = sum(saved(state)["bag"].values())
    state.play("replace" + " red" * number + " done")
    assert len(hand(state, 0)) == 4
    assert sum(saved(state)["bag"].values()) == before - number


@rule("huang.replace.discards_never_return")
def test_discards_never_return() -> None:
    state = position(hands={0: "wwwwww"}, bag="b" * 20)
    state.play("replace white white white white white white")
    assert hand(state, 0) == "bbbbbb"  # the bag contains only blue tiles, before and after
    assert saved(state)["bag"] == {"blue": 14}
    assert saved(state)["seats"][0]["replaced"] == {"white": 6}
    state.play("replace blue done")  # and the turn ends
    assert "white" not in saved(state)["bag"]
    assert saved(state)["seats"][0]["replaced"] == {"white": 6, "blue": 1}
