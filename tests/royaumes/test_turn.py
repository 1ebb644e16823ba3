"""A turn: eight phases, each in player order, and how many turns there are."""

import pytest
from tests.ledger import rule
from tests.royaumes.positions import asked, legal, play, position, spread

from tianxia.games.royaumes.state import RoyaumesState

KINDS = {
    "income": "command",
    "recruit": "recruit",
    "place": "place",
    "march": "march",
    "reorganise": "reorganise",
    "restore": "authority",
}


def busy() -> RoyaumesState:
    """A position in which both seats have a choice in every phase."""
    return position(
        {0: {"25": "3+ 3-", "26": "1+"}, 1: {"2": "3+ 3-", "3": "1+"}},
        "command",
        turn=3,
        order=(1, 0),
        active=1,
        generals={0: {1: "25"}, 1: {1: "2"}},
        markers={0: [4, 1, 1, 1], 1: [4, 1, 1, 1]},
        authority={0: -1, 1: -1},
    )


@rule("royaumes.turn.eight_phases", "royaumes.turn.phase_in_player_order", "royaumes.move.spring_then_autumn")
def test_the_phases_and_who_is_asked_in_them() -> None:
    state = busy()
    heard: list[tuple[str, int]] = []
    while state.turn == 3:
        kind, seat = asked(state)
        phase = state.see(-1)["phase"]
        if kind in KINDS:
            assert KINDS[kind] == phase
        elif kind == "move":
            assert phase in ("spring", "autumn")
        if (phase, seat) not in heard:
            heard.append((str(phase), seat))
        words = legal(state)
        state.play("done" if "done" in words else "one" if "one" in words else words[-1])
    phases = ["command", "recruit", "place", "spring", "autumn", "march", "reorganise", "authority"]
    assert heard == [(phase, seat) for phase in phases for seat in (1, 0)]
    assert state.order == [0, 1]  # the player order comes before the next turn's command


@pytest.mark.parametrize(
    ("seats", "turns"),
    [
        pytest.param(2, 12, marks=rule("royaumes.turn.limit_2p")),
        pytest.param(3, 11, marks=rule("royaumes.turn.limit_3p")),
        pytest.param(4, 10, marks=rule("royaumes.turn.limit_4p")),
        pytest.param(5, 9, marks=rule("royaumes.turn.limit_5p")),
        pytest.param(6, 8, marks=rule("royaumes.turn.limit_6p")),
    ],
)
def test_the_last_turn(seats: int, turns: int) -> None:
    places = ("25", "2", "12", "15", "35", "23")
    held = {seat: {places[seat]: "1+"} for seat in range(seats)}
    objectives = list(range(1, seats + 1))
    growing = dict.fromkeys(range(seats), 0)
    for turn in (turns - 1, turns):
        state = position(held, "authority", turn=turn, progress=growing, objectives=objectives)
        assert state.over == (turn == turns)
    assert state.see(-1)["turns"] == turns


@rule("royaumes.turn.limit_from_starting_count")
def test_a_defeat_changes_no_limit() -> None:
    held = {0: spread(25), 1: spread(2), 2: spread(12)}
    for turn in (9, 10):
        state = position(held, "authority", seats=4, turn=turn, progress={0: 0, 1: 0, 2: 0}, defeated=(3,))
        assert state.over == (turn == 10)  # four began, three are left


def test_phases_without_a_choice_are_passed_over() -> None:
    state = position({0: {"25": "1+"}, 1: {"2": "1+"}}, "recruit")
    assert asked(state) == ("move", 0)  # without a marker no general is bought; the one recruit has one place
    play(state, "move 25 25-26 2+")
    assert asked(state) == ("move", 1)  # nothing else can move
