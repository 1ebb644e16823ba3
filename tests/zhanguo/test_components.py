"""What is in the box."""

from collections import Counter

import pytest
from tests.ledger import rule
from tests.zhanguo.positions import GAME, Table, at, card, legal, score

from tianxia.games.zhanguo.tables import ALCHEMIST_CARD, COURT, REGIONS
from tianxia.kernel.errors import IllegalMove

TABLES = GAME.tables
NUMBERS = range(1, 121)


@rule("zhanguo.components.regions")
def test_five_regions_in_their_order() -> None:
    state = Table().hand(0, 5, 6).play(0)
    state.play("unify 5")
    assert legal(state) == ["chu", "wei", "zhao", "qi", "yan"] == REGIONS


@rule("zhanguo.components.adjacency")
@pytest.mark.parametrize(
    ("region", "neighbours"),
    [
        ("chu", ["wei"]),
        ("wei", ["chu", "zhao"]),
        ("zhao", ["wei", "qi"]),
        ("qi", ["zhao", "yan"]),
        ("yan", ["qi"]),
    ],
)
def test_regions_stand_in_a_row(region: str, neighbours: list[str]) -> None:
    """One Official may move after a Court action, only to an adjacent region."""
    state = Table().hand(0, 57).officials(0, **{region: "general"}).court(100).play(0)
    state.play(f"court 57 hire {region}")
    state.play(f"move general {region}")
    assert legal(state) == neighbours


@rule("zhanguo.components.card_numbers")
def test_suits_by_number() -> None:
    assert [TABLES.suit_of[n] for n in NUMBERS] == [0] * 40 + [1] * 40 + [2] * 40


@rule("zhanguo.components.card_has_trigger_and_ability")
def test_each_card_has_one_trigger_and_one_ability() -> None:
    for n in NUMBERS:
        assert TABLES.trigger_of[n] in range(6)
        assert TABLES.ability_of[n].name


@rule("zhanguo.components.card_table")
def test_every_trigger_is_on_twenty_cards() -> None:
    assert Counter(TABLES.trigger_of[n] for n in NUMBERS) == dict.fromkeys(range(6), 20)
    some = {
        1: ("wall", "token-any"),
        57: ("palace", "recruit-alchemist"),
        81: ("elixir", "unrest-vp-writing"),
    }
    for n, (trigger, ability) in some.items():
        assert COURT[TABLES.trigger_of[n]] == trigger
        assert TABLES.ability_of[n].name == ability


@rule("zhanguo.components.workers_unlimited")
def test_workers_never_run_out() -> None:
    state = Table().hand(0, 57).officials(0, zhao="general").workers(0, zhao=200).play(0)
    state.play("court 57 hire zhao")
    assert at(state.workers, 0, "zhao") == 202


@rule("zhanguo.components.workers_unlimited")
def test_officials_are_limited_to_the_printed_stock() -> None:
    state = Table().hand(0, 57).officials(0, chu="alchemist " * 4).play(0)
    state.play("court 57 recruit")
    assert not any(move.startswith("alchemist") for move in legal(state))
    assert len(legal(state)) == 10


@rule("zhanguo.components.token_values")
def test_a_large_token_is_worth_two_small_ones() -> None:
    state = Table().tokens(0, writing=1, currency=2).large(0, "writing").play(0)
    assert [state.token_value(0, aspect) for aspect in range(3)] == [3, 2, 0]
    assert len(state.large) == 3


@rule("zhanguo.components.master_is_alchemist")
def test_a_master_counts_as_an_alchemist_card() -> None:
    assert all(TABLES.suit_of[card(name)] == ALCHEMIST_CARD for name in ("a1", "a5", "m1", "m5"))
    state = Table().tuck(0, "chu", "a1", "m2").ship(0, 10).end()
    elixir = dict(state.sheet())["category-elixir"]
    assert elixir[0] == 2 * 3


@rule("zhanguo.components.score_wrap")
def test_scores_are_not_capped_by_the_track() -> None:
    state = Table().score(0, 131).play(0)
    assert score(state, 0) == 131


@rule("zhanguo.components.adjacency")
def test_a_move_to_a_region_that_is_not_adjacent_is_refused() -> None:
    state = Table().hand(0, 57).officials(0, wei="general").court(100).play(0)
    state.play("court 57 hire wei")
    with pytest.raises(IllegalMove) as refused:
        state.play("move general wei qi")
    assert refused.value.rule == "zhanguo.components.adjacency"
