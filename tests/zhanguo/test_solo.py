"""The solo game against Li Si."""

from typing import Any

import pytest
from tests.ledger import rule
from tests.zhanguo.positions import GAME, Table, at, legal, tokens

from tianxia.kernel.rng import stream

LI_SI, PERSON = 1, 0
TABLES = GAME.tables


def solo(level: int = 1, seed: int = 0, **options: Any) -> Any:
    return GAME.new(1, {"li_si": level, **options}, seed)


def random_game(level: int, seed: int) -> Any:
    """A solo game of random moves, position by position."""
    state = solo(level, seed)
    rng = stream(seed, "players")
    while not state.over:
        yield state
        actions = state.actions()
        state.take(actions[rng.below(len(actions))])
    yield state


def keys(table: Table) -> list[str]:
    """The keys of the events of one of his turns."""
    events = table.state.listen()
    table.li_si_turn()
    return [event.key for event in events]


# --- set-up --------------------------------------------------------------------------------------


@rule("zhanguo.solo.two_player_setup")
def test_the_set_up_of_two() -> None:
    state = solo()
    assert (state.seats, state.automa) == (2, LI_SI)
    assert list(state.supply) == [9, 9, 9]
    assert sum(kind >= 0 for kind in state.palace_tiles) == 5
    assert sum(tile > 0 for tile in state.layout.governor_tiles) == 5
    assert sum(tile > 0 for tile in state.emperor_stacks) == 4
    assert state.masters.bit_count() == 2
    assert state.layout.slots_open == 2


@rule("zhanguo.solo.pieces", "zhanguo.solo.alchemist_set")
def test_his_pieces() -> None:
    state = solo()
    assert list(state.left[LI_SI * 3 :]) == [7, 6, 6]
    assert state.locked[LI_SI] + state.entrance[LI_SI] == 9
    assert state.aside[LI_SI] == 0b11111


@rule("zhanguo.solo.no_starting_tile")
def test_only_the_person_chooses_a_starting_tile() -> None:
    state = solo()
    assert state.waiting() == [PERSON]
    assert state.decision.kind == "starting-tile"
    state.take(state.actions()[0])
    assert sum(state.officials[LI_SI * 15 :]) == 0


@rule(
    "zhanguo.solo.level_choice",
    "zhanguo.solo.deck_nine",
    "zhanguo.solo.human_order",
    "zhanguo.solo.extra_soldiers",
)
@pytest.mark.parametrize(
    ("level", "deck", "cards", "order", "ship", "extra"),
    [
        pytest.param(
            1, [1, 2, 3, 4, 5, 6, 10, 15, 20], "ac", [0, 1], 0, 0, marks=rule("zhanguo.solo.level_1")
        ),
        pytest.param(
            2, [1, 2, 3, 4, 7, 11, 15, 21, 23], "da", [0, 1], 0, 1, marks=rule("zhanguo.solo.level_2")
        ),
        pytest.param(
            3, [1, 2, 3, 8, 12, 16, 18, 21, 24], "bc", [1, 0], 1, 1, marks=rule("zhanguo.solo.level_3")
        ),
        pytest.param(
            4, [1, 2, 9, 13, 14, 17, 19, 22, 24], "cb", [1, 0], 2, 2, marks=rule("zhanguo.solo.level_4")
        ),
    ],
)
def test_his_card_fixes_everything(
    level: int, deck: list[int], cards: str, order: list[int], ship: int, extra: int
) -> None:
    state = solo(level)
    assert sorted(state.action_deck) == deck
    table: Any = state.view(PERSON)["position"]
    assert (table["li_si"]["upper"], table["li_si"]["lower"]) == tuple(cards)
    assert state.order == order
    assert state.ships[LI_SI] == ship
    assert (state.locked[LI_SI], state.entrance[LI_SI]) == (8 - extra, 1 + extra)


@rule("zhanguo.solo.with_advanced_and_tableaux")
@pytest.mark.parametrize("tableau", ["board", "side_1", "side_2"])
def test_advanced_and_every_tableau_go_with_him(tableau: str) -> None:
    state = solo(2, 5, tableau=tableau, advanced=True)
    assert state.layout.spot_places != TABLES.mausoleum_spots
    rng = stream(5, "players")
    while not state.over:
        actions = state.actions()
        state.take(actions[rng.below(len(actions))])
    assert state.round == 5


# --- his rounds and turns ------------------------------------------------------------------------


@rule("zhanguo.solo.draw", "zhanguo.solo.draw_leftover")
@pytest.mark.parametrize("level", [1, 4])
def test_two_cards_a_suit_each_round_and_what_is_left_leaves_the_game(level: int) -> None:
    """Checked when the person first plays a card in a round; Li Si of level 4 has played once by then."""
    begun = 0
    for state in random_game(level, 3):
        if state.over or state.decision.kind != "play" or state.round == begun:
            continue
        begun = state.round
        suits = [sum((card - 1) // 40 == suit for card in state.scrolls) for suit in range(3)]
        assert sum(suits) in ((6,) if level == 1 else (5, 6))
        assert max(suits) == 2
        used = [card for card in [*state.court, *state.tucked] if 0 < card <= 120]
        everything = used + state.hand(PERSON) + state.scrolls + state.gone
        assert len(set(everything)) == len(everything) == 12 * begun
    assert begun == 5


@rule("zhanguo.solo.turn")
def test_he_alternates_with_the_person() -> None:
    state = solo(1, 2)
    rng = stream(2, "players")
    while not (state.decision.kind == "play" and state.round == 1):
        state.take(state.actions()[0])
    turns = 0
    while state.round == 1:
        if state.decision.kind == "play":
            assert 9 - len(state.action_deck) == turns
            turns += 1
        actions = state.actions()
        state.take(actions[rng.below(len(actions))])
    assert turns == 6


@rule("zhanguo.solo.reshuffle")
def test_played_cards_come_back_at_the_end_of_a_round() -> None:
    for level in (1, 2, 3, 4):
        before = 0
        for state in random_game(level, level):
            if state.round != before and not state.over and state.decision.kind == "play":
                deck = TABLES.levels[level - 1].deck
                once = [number for number in deck if TABLES.solo_cards[number - 1].once]
                there = state.action_deck + state.action_discard
                assert set(deck) - set(there) <= set(once)
                assert len(state.action_discard) <= 1
                before = state.round


@rule("zhanguo.solo.one_shot")
@pytest.mark.parametrize(("level", "number"), [(4, 14), (3, 18), (4, 19), (2, 23), (3, 24)])
def test_one_shot_cards_leave_the_game(level: int, number: int) -> None:
    once = [n + 1 for n, card in enumerate(TABLES.solo_cards) if card.once]
    assert once == [14, 18, 19, 23, 24]
    state = Table(seats=1, li_si=level).li_si([number]).li_si_turn()
    assert number not in state.action_deck + state.action_discard
    kept = Table(seats=1, li_si=level).li_si([1], scrolls=[10]).li_si_turn()
    assert 1 in kept.action_discard


@rule("zhanguo.solo.no_officials_no_unrest", "zhanguo.solo.never_recruits_hires", "zhanguo.solo.no_abilities")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_he_has_no_officials_workers_or_unrest_and_uses_no_ability(level: int) -> None:
    for state in random_game(level, level + 10):
        assert sum(state.officials[15:]) == 0
        assert sum(state.workers[5:]) == 0
        assert sum(state.unrest[5:]) == 0
        assert state.points[LI_SI * 5 + 3] == state.points[LI_SI * 5 + 4] == 0  # no points by cards or tiles
    assert list(state.official_supply[3:]) == [4, 4, 4]


@rule("zhanguo.solo.hidden")
def test_the_order_of_his_decks_is_hidden() -> None:
    state = solo(2, 4)
    while state.decision.kind != "play":
        state.take(state.actions()[0])
    orders = set()
    for i in range(10):
        other: Any = state.redeal(PERSON, stream(i))
        orders.add((tuple(other.action_deck), tuple(other.scrolls)))
        assert other.view(PERSON) == state.view(PERSON)
        assert sorted(other.action_deck) == sorted(state.action_deck)
    assert len(orders) == 10


# --- Unification cards ---------------------------------------------------------------------------


@rule("zhanguo.solo.unify_court", "zhanguo.solo.topmost_option")
def test_with_no_slot_left_the_card_goes_to_court() -> None:
    table = Table(seats=1).round(1).tuck(LI_SI, "chu", 1, 2, 3).supply(currency=0).court(70)
    state = table.li_si([1], scrolls=[10]).li_si_turn()
    assert state.court[-1] == 10
    assert tokens(state, LI_SI) == [1, 0, 1]
    room = Table(seats=1).round(1).tuck(LI_SI, "chu", 1, 2).li_si([1], scrolls=[10]).li_si_turn()
    assert room.tucked_in(LI_SI, 0) == [1, 2, 10]


@rule("zhanguo.solo.court_first_card")
def test_his_first_card_at_court_is_an_ordinary_one() -> None:
    table = Table(seats=1).tuck(LI_SI, "chu", 1, 2, 3).court().tuck(PERSON, "wei", 31).hand(PERSON, 5)
    table.officials(PERSON, chu="architect").workers(PERSON, chu=2, qi=1).large(
        LI_SI, "writing", "currency", "laws"
    )
    state = table.li_si([1], scrolls=[10]).li_si_turn()
    assert state.court == [10]
    state.play("court 5 palace chu from qi")
    assert "activate" not in legal(state)  # 5 is lower than 10, a Palace wants a higher card


# --- Elixir cards --------------------------------------------------------------------------------


@rule("zhanguo.solo.elixir_steps")
@pytest.mark.parametrize(("level", "number", "steps"), [(1, 6, 2), (2, 7, 3), (3, 8, 3), (4, 9, 4)])
def test_steps_of_the_elixir_cards(level: int, number: int, steps: int) -> None:
    state = Table(seats=1, li_si=level).ship(LI_SI, 3).li_si([number]).li_si_turn()
    assert state.ships[LI_SI] == 3 + steps


@rule("zhanguo.solo.elixir_no_soldier")
def test_without_a_soldier_waiting_every_symbol_unlocks_one() -> None:
    table = Table(seats=1, li_si=4).ship(LI_SI, 13).soldiers(LI_SI, 8, 0).post(LI_SI, "elixir").li_si([9])
    state = table.li_si_turn()
    assert (state.locked[LI_SI], state.entrance[LI_SI]) == (6, 2)
    assert list(state.card_count[5:]) == [0] * 5


@rule("zhanguo.solo.elixir_branch_once")
def test_the_branch_is_chosen_before_symbols_are_resolved() -> None:
    """The first soldier unlocked by the double symbol does not turn the second into an Alchemist card."""
    table = Table(seats=1, li_si=4).ship(LI_SI, 13).soldiers(LI_SI, 8, 0).post(LI_SI, "elixir").li_si([9])
    assert table.li_si_turn().aside[LI_SI] == 0b11111
    waiting = (
        Table(seats=1, li_si=4)
        .round(2)
        .ship(LI_SI, 13)
        .soldiers(LI_SI, 8, 1)
        .post(LI_SI, "elixir")
        .li_si([9])
    )
    state = waiting.li_si_turn()
    assert at(state.card_count, LI_SI, "wei") == 2
    assert state.locked[LI_SI] == 8


@rule("zhanguo.solo.elixir_card")
def test_an_alchemist_card_goes_to_the_region_of_the_round() -> None:
    drawn = set()
    for seed in range(20):
        table = Table(seats=1, seed=seed, li_si=2).round(3).ship(LI_SI, 1).li_si([7])
        state = table.li_si_turn()
        assert at(state.card_count, LI_SI, "zhao") == 1
        drawn.add(state.tucked_in(LI_SI, 2)[0])
    assert len(drawn) > 2


@rule("zhanguo.solo.elixir_card_impossible")
@pytest.mark.parametrize("why", ["full", "no cards"])
def test_when_no_card_can_be_placed_a_soldier_is_unlocked(why: str) -> None:
    table = Table(seats=1, li_si=2).ship(LI_SI, 1).li_si([7])
    if why == "full":
        table.tuck(LI_SI, "chu", 1, 2, 3)
    else:
        table.aside(LI_SI)
    state = table.li_si_turn()
    assert (state.locked[LI_SI], state.entrance[LI_SI]) == (7, 2)


@rule("zhanguo.solo.elixir_all_unlocked")
def test_with_all_soldiers_unlocked_a_symbol_has_no_effect() -> None:
    table = (
        Table(seats=1, li_si=2).ship(LI_SI, 1).tuck(LI_SI, "chu", 1, 2, 3).soldiers(LI_SI, 0, 9).li_si([7])
    )
    told = keys(table)
    assert "event-li-si-all-unlocked" in told
    assert table.state.entrance[LI_SI] == 9


@rule("zhanguo.solo.elixir_master")
def test_a_random_master_comes_to_him() -> None:
    taken = set()
    for seed in range(20):
        table = Table(seats=1, seed=seed, li_si=1).ship(LI_SI, 8).masters("m2", "m4").li_si([6])
        state = table.li_si_turn()
        assert state.aside[LI_SI].bit_count() == 6
        assert state.masters.bit_count() == 1
        taken.add(state.aside[LI_SI])
    assert len(taken) == 2
