"""What each seat knows: hands, decks, starting tiles, Li Si's decks."""

from typing import Any

import pytest
from tests.ledger import rule
from tests.zhanguo.positions import GAME, Table, table_seen

from tianxia.games.zhanguo.decisions.round import Draw
from tianxia.games.zhanguo.decisions.starting import ResolveStart, StartingCard
from tianxia.games.zhanguo.tables import CARDS
from tianxia.kernel.rng import stream


def played(seats: int, seed: int, decisions: int, **options: Any) -> Any:
    """A random game after this many decisions."""
    state = GAME.new(seats, options, seed)
    rng = stream(seed, "players")
    for _ in range(decisions):
        if state.over:
            break
        actions = state.actions()
        state.take(actions[rng.below(len(actions))])
    return state


def suits(cards: list[int]) -> list[int]:
    return [sum((card - 1) // 40 == suit for card in cards) for suit in range(3)]


MOMENTS = [(seats, seed, seed * 17 + 5) for seats in (2, 3, 4) for seed in range(8)]


@rule("zhanguo.hidden.hand_numbers")
@pytest.mark.parametrize(("seats", "seed", "decisions"), MOMENTS)
def test_redealing_keeps_own_cards_and_the_backs_of_others(seats: int, seed: int, decisions: int) -> None:
    state = played(seats, seed, decisions)
    for seat in range(seats):
        other: Any = state.redeal(seat, stream(seed, f"redeal {seat}"))
        assert other.hand(seat) == state.hand(seat)
        for rival in range(seats):
            assert suits(other.hand(rival)) == suits(state.hand(rival))
        assert other.court == state.court
        assert other.tucked == state.tucked


@rule("zhanguo.hidden.hand_numbers")
def test_a_rival_sees_suits_and_no_numbers() -> None:
    state = played(3, 2, 12)
    table: Any = state.view(0)["position"]
    names = ["writing", "currency", "laws"]
    backs = [{"suit": names[(card - 1) // 40]} for card in state.hand(1)]
    assert table["boards"][1]["hand"] == backs
    assert [card["id"] for card in table["boards"][0]["hand"]] == [str(card) for card in state.hand(0)]


@rule("zhanguo.hidden.hand_numbers")
def test_hands_of_rivals_really_change() -> None:
    state = played(3, 4, 10)
    dealt = {tuple(state.redeal(0, stream(i)).hand(1)) for i in range(20)}
    assert len(dealt) > 10


@rule("zhanguo.hidden.decks")
def test_decks_are_dealt_anew_and_only_their_size_is_seen() -> None:
    state = played(3, 4, 10)
    orders = set()
    for i in range(10):
        other: Any = state.redeal(0, stream(i))
        orders.add(tuple(other.deck))
        assert other.view(0) == state.view(0)
        assert sorted(other.deck) == list(range(1, 121))
    assert len(orders) == 10


@rule("zhanguo.hidden.player_area_public")
@pytest.mark.parametrize("seed", range(4))
def test_everything_on_a_board_is_seen_by_everybody(seed: int) -> None:
    """Boards look the same to every seat and to spectators, except for the hands."""
    state = played(3, seed, 120)
    views: list[Any] = [state.view(seat)["position"] for seat in (-1, 0, 1, 2)]
    for seat in range(3):
        boards = [view["boards"][seat] for view in views]
        public = [{k: v for k, v in board.items() if k not in ("hand", "starting")} for board in boards]
        assert all(board == public[0] for board in public)
        assert public[0]["tokens"] == list(state.tokens[seat * 3 : seat * 3 + 3])
        shown = [[card["id"] for card in region["cards"]] for region in public[0]["regions"]]
        assert shown == [[CARDS[c] for c in state.tucked_in(seat, region)] for region in range(5)]


@rule("zhanguo.solo.hidden")
@pytest.mark.parametrize("seed", range(6))
def test_redealing_does_not_depend_on_the_hidden_order_of_li_sis_decks(seed: int) -> None:
    state = played(1, seed, 20 + 25 * seed)
    other: Any = state.redeal(0, stream(seed, "first"))
    assert other.scrolls != state.scrolls or other.action_deck != state.action_deck or state.over
    assert state.redeal(0, stream(seed, "second")) == other.redeal(0, stream(seed, "second"))


@rule("zhanguo.setup.starting_tiles_deal")
def test_a_revealed_starting_tile_stays_with_its_seat() -> None:
    """Seat 0 is asked where its card goes, while the tiles of the other seats are already revealed."""
    table = Table(3)
    table.state.starting = [0, 0, 0, 0, 0, 4, 0, 0, 7]
    table.state.stack = [Draw(), ResolveStart(2), ResolveStart(1), StartingCard(0)]
    state = table.state
    assert [board["starting"] for board in table_seen(state, 0)["boards"]] == [0, ["s4"], ["s7"]]
    for seat in (-1, 0, 1, 2):
        for i in range(6):
            other: Any = state.redeal(seat, stream(i))
            assert other.starting == state.starting
