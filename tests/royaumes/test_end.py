"""Defeat and the end of the game."""

from tests.ledger import rule
from tests.royaumes.positions import (
    armies,
    asked,
    generals,
    play,
    player,
    position,
    saved,
    spread,
    stock,
)

GROWING = {0: 0, 1: 0, 2: 0, 3: 0}


@rule("royaumes.end.check_order")
def test_the_order_of_the_checks() -> None:
    # Seat 0 meets its objective but cannot pay, so it is defeated first.
    state = position(
        {0: spread(2, 12, 15, 25), 1: {"23": "1+"}},
        "authority",
        authority={0: -4},
        progress={0: 4, 1: 0},
        objectives=[6, 1],
    )
    assert (saved(state)["ending"], state.winners()) == ("survivor", [1])
    # A single survivor wins before objectives and the last turn are checked.
    state = position(
        {0: spread(2, 12, 15, 25)}, "authority", seats=2, turn=12, progress=GROWING, objectives=[6, 1]
    )
    assert saved(state)["ending"] == "survivor"
    # An objective wins before the last turn is scored.
    state = position(
        {0: spread(2, 12, 15, 25), 1: spread(*range(3, 9))},
        "authority",
        turn=12,
        progress=GROWING,
        objectives=[6, 8],
    )
    assert (saved(state)["ending"], state.winners()) == ("objective", [0])


@rule(
    "royaumes.end.defeat_without_troops",
    "royaumes.end.generals_do_not_save",
    "royaumes.end.defeated_pieces_removed",
)
def test_who_has_no_troop_is_defeated() -> None:
    state = position(
        {1: {"2": "1+"}, 2: {"12": "1+"}},
        "authority",
        seats=3,
        progress=GROWING,
        generals={0: {1: "25", 4: "hand"}},
        markers={0: [4, 2]},
    )
    assert not player(state, 0)["alive"]
    assert generals(state, 0) == {1: "gone", 2: "gone", 4: "gone"}
    assert stock(state, 0) == []
    assert state.see(-1)["generals"] == {}
    assert 0 not in state.order


@rule("royaumes.end.defeat_only_at_end_of_turn")
def test_until_the_turn_ends_one_stays_in() -> None:
    state = position(
        {0: {"22": "3+"}, 1: {"22-27": "1-"}, 2: {"12": "1+"}},
        generals={1: {2: "6", 1: "3"}},
    )
    play(state, "move 22 22-27 3+", "enough", "fight", "fight")
    assert armies(state, 1) == {}
    assert player(state, 1)["alive"]
    assert asked(state) == ("move", 1)  # its generals still move
    play(state, "move 3 2-3")
    assert generals(state, 1)[1] == "2-3"


@rule("royaumes.end.link_troops_keep_alive")
def test_a_troop_on_a_link_is_enough() -> None:
    state = position(
        {0: {"20-25": "1-"}, 1: {"2": "1+"}}, "authority", progress={0: 0, 1: 0}, markers={0: [1]}
    )
    assert asked(state) == ("restore", 0)
    play(state, "one")
    assert not state.over
    assert player(state, 0)["alive"]
    assert player(state, 0)["commanderies"] == 0


@rule("royaumes.end.single_survivor_wins")
def test_the_last_one_wins() -> None:
    state = position({2: {"12": "1+"}}, "authority", seats=4, progress=GROWING)
    assert (state.over, saved(state)["ending"], state.winners()) == (True, "survivor", [2])


@rule("royaumes.end.nobody_left")
def test_nobody_is_left() -> None:
    state = position({}, "authority", seats=3, defeated=(1,), order=(0, 2))
    assert (state.over, saved(state)["ending"]) == (True, "nobody")
    assert state.winners() == [0, 2]  # a draw of the last two
    assert state.scores() == [0, 0, 0]


@rule("royaumes.end.objective_wins")
def test_an_objective_wins_at_the_end_of_a_turn() -> None:
    state = position(
        {0: {"25": "9+"}, 1: spread(2, 12, 15, 35)}, "authority", turn=3, progress=GROWING, objectives=[1, 6]
    )
    assert (state.over, saved(state)["ending"], state.winners(), state.turn) == (True, "objective", [1], 3)


@rule("royaumes.end.objective_checked_after_payments")
def test_objectives_count_after_the_payments_only() -> None:
    held = {0: {**spread(2, 12, 15), "35": "2+"}, 1: {"23": "9+"}}
    state = position(
        held,
        "authority",
        turn=3,
        authority={0: -1},
        progress={0: 1, 1: 0},
        objectives=[6, 1],
        markers={0: [1]},
    )
    assert not state.over  # four III, but the payment comes first
    lost = play(state.copy(), "organised 2")
    assert not lost.over
    kept = play(state.copy(), "organised 35")
    assert (kept.over, kept.winners()) == (True, [0])
    mid = position({0: {**spread(2, 12, 15), "31-35": "1+"}, 1: {"23": "9+"}}, "spring", objectives=[6, 1])
    play(mid, "move 31-35 35")
    assert not mid.over  # met in the middle of a turn: nothing happens yet


@rule("royaumes.end.objective_before_points")
def test_an_objective_beats_points_in_the_last_turn() -> None:
    state = position(
        {0: spread(2, 12, 15, 35), 1: spread(*range(3, 9), *range(16, 24))},
        "authority",
        turn=12,
        progress=GROWING,
        objectives=[6, 5],
    )
    assert state.scores()[1] > 0
    assert (saved(state)["ending"], state.winners()) == ("objective", [0])


@rule("royaumes.end.two_objectives")
def test_two_objectives_at_once() -> None:
    threes = spread(2, 12, 15, 25)
    ones = spread(1, 3, 4, 5, 9, 10, 11, 13, 17, 19, 20, 21)
    state = position({0: threes, 1: ones}, "authority", progress=GROWING, objectives=[6, 8])
    assert state.scores() == [4 + 21, 12 + 36]
    assert state.winners() == [1]


@rule("royaumes.end.last_turn")
def test_the_last_turn_ends_the_game() -> None:
    held = {0: spread(20, 21), 1: spread(2, 3)}
    before = position(held, "authority", turn=11, progress=GROWING, objectives=[1, 2])
    assert not before.over
    state = position(held, "authority", turn=12, progress=GROWING, objectives=[1, 2])
    assert (state.over, saved(state)["ending"]) == (True, "points")
