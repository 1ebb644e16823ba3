"""Set-up."""

from collections import Counter

import pytest
from tests.ledger import rule
from tests.royaumes.positions import ROYAUMES, armies, generals, level, new, player, progress, stock

from tianxia.games.royaumes.set_up import deal_kingdoms
from tianxia.games.royaumes.state import RoyaumesState


def kingdoms_for(seats: int, card: int, literal: bool = False) -> list[str]:
    """The start kingdoms of a card, first player first."""
    state = new(seats, literal_start_table=literal)
    dealt = deal_kingdoms(state, card - 1)
    return [state.map.kingdom_names[dealt[seat]] for seat in state.order]


@rule("royaumes.setup.seats_random")
def test_everybody_sits_down_at_random() -> None:
    circles: Counter[tuple[int, ...]] = Counter()
    for seed in range(600):
        order = new(4, seed).order
        at = order.index(0)
        circles[tuple(order[at:] + order[:at])] += 1
    assert len(circles) == 6  # every circle there is
    assert min(circles.values()) > 50


@rule(
    "royaumes.setup.progress_at_one",
    "royaumes.setup.authority_at_zero",
    "royaumes.setup.no_marker_no_general",
)
def test_what_everybody_begins_with() -> None:
    state = new(5)
    for seat in range(5):
        assert (progress(state, seat), level(state, seat), stock(state, seat)) == (1, 0, [])
        assert set(generals(state, seat).values()) == {"reserve"}


@rule("royaumes.setup.one_troop", "royaumes.setup.troop_on_start_three", "royaumes.setup.troop_organised")
def test_one_organised_troop_on_the_start_three() -> None:
    for seats in range(2, 7):
        state = new(seats, seed=seats)
        for seat in range(seats):
            start = player(state, seat)["start"]
            assert armies(state, seat) == {start: (1, 0)}
            assert state.map.ranks[int(start) - 1] == 3
            assert state.map.kingdom_of[int(start) - 1] == state.kingdoms[seat]


@rule("royaumes.setup.first_player_random", "royaumes.order.first_turn")
def test_the_first_player_is_drawn() -> None:
    first = Counter(new(3, seed).order[0] for seed in range(300))
    assert min(first[seat] for seat in range(3)) > 70
    state = new(3, seed=5)
    assert (state.decision.kind, state.decision.seat) == ("income", state.order[0])


@rule("royaumes.setup.start_card_drawn")
def test_a_card_selects_the_list() -> None:
    lists: Counter[tuple[str, ...]] = Counter()
    for seed in range(300):
        state = new(2, seed)
        lists[tuple(state.map.kingdom_names[state.kingdoms[seat]] for seat in state.order)] += 1
    assert set(lists) == {("qin", "yan"), ("qi", "liang"), ("zhao", "chu")}
    assert min(lists.values()) > 70  # three cards each


@rule("royaumes.setup.kingdoms_dealt_clockwise")
def test_kingdoms_go_round_from_the_first_player() -> None:
    for seed in range(8):
        state = new(6, seed)
        dealt = [state.map.kingdom_names[state.kingdoms[seat]] for seat in state.order]
        assert dealt == ["qin", "liang", "zhao", "yan", "qi", "chu"]


@pytest.mark.parametrize(
    ("seats", "cards", "names"),
    [
        pytest.param(2, (1, 3), "qin yan", marks=rule("royaumes.setup.list_2p_cards_1_3")),
        pytest.param(2, (4, 6), "qi liang", marks=rule("royaumes.setup.list_2p_cards_4_6")),
        pytest.param(2, (7, 9), "zhao chu", marks=rule("royaumes.setup.list_2p_cards_7_9")),
        pytest.param(3, (1, 5), "qin zhao qi", marks=rule("royaumes.setup.list_3p_cards_1_5")),
        pytest.param(3, (6, 9), "liang yan chu", marks=rule("royaumes.setup.list_3p_cards_6_9")),
        pytest.param(4, (1, 5), "qin zhao yan chu", marks=rule("royaumes.setup.list_4p_cards_1_5")),
        pytest.param(4, (6, 9), "qin zhao qi chu", marks=rule("royaumes.setup.list_4p_cards_6_9")),
        pytest.param(5, (1, 9), "qin zhao yan qi chu", marks=rule("royaumes.setup.list_5p")),
        pytest.param(6, (1, 9), "qin liang zhao yan qi chu", marks=rule("royaumes.setup.list_6p")),
    ],
)
def test_a_list_of_start_kingdoms(seats: int, cards: tuple[int, int], names: str) -> None:
    for card in range(cards[0], cards[1] + 1):
        assert kingdoms_for(seats, card) == names.split()


@rule("royaumes.setup.literal_start_table")
def test_the_literal_table() -> None:
    for card in (1, 2, 3):
        for seats in (2, 3, 4):
            assert kingdoms_for(seats, card, literal=True) == kingdoms_for(seats, card)
    for card in (4, 5):
        assert kingdoms_for(2, card, literal=True) == ["qi", "liang"]
    for card in (6, 7, 8, 9):
        assert kingdoms_for(2, card, literal=True) == ["zhao", "chu"]
    for card in range(4, 10):
        assert kingdoms_for(3, card, literal=True) == ["liang", "yan", "chu"]
        assert kingdoms_for(4, card, literal=True) == ["qin", "zhao", "qi", "chu"]


@rule("royaumes.setup.start_places")
def test_start_places() -> None:
    map = ROYAUMES.tables.maps[0]
    places = {map.kingdom_names[kingdom]: map.names[start] for kingdom, start in enumerate(map.starts)}
    assert places == {"qin": "25", "liang": "23", "zhao": "12", "yan": "2", "qi": "15", "chu": "35"}


@rule("royaumes.setup.start_card_shuffled_back")
def test_the_start_card_can_be_dealt_as_an_objective() -> None:
    dealt: set[int] = set()
    for seed in range(200):
        state = new(2, seed)
        if "qin" in (state.map.kingdom_names[kingdom] for kingdom in state.kingdoms):  # cards 1 to 3
            dealt |= {card + 1 for card in state.objectives}
    assert dealt == set(range(1, 10))


@rule("royaumes.setup.one_objective_each")
def test_one_secret_objective_each() -> None:
    state = new(6, seed=3)
    assert len(set(state.objectives)) == 6
    for seat in range(6):
        for viewer in range(-1, 6):
            shown = player(state, seat, viewer)["objective"]
            assert shown == (state.objectives[seat] + 1 if viewer == seat else None)


@rule("royaumes.setup.leftover_objectives_unseen")
def test_nobody_sees_the_cards_that_are_left() -> None:
    state = new(2, seed=3)
    assert isinstance(state, RoyaumesState)
    for viewer in (-1, 0, 1):
        seen = state.view(viewer)
        known = [p["objective"] for p in seen["position"]["players"] if p["objective"]]  # type: ignore[index]
        assert len(known) == (1 if viewer >= 0 else 0)
        assert "cards" not in str(seen)
