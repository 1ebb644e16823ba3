"""Phase 2: command markers."""

import pytest
from tests.ledger import rule
from tests.royaumes.positions import asked, legal, pass_to, play, position, refusal, spread, stock

FAR = {1: {"2": "1+"}}


def total(places: tuple[int, ...]) -> object:
    """The income of a seat with these commanderies."""
    state = position({0: spread(*places), **FAR}, "command")
    return state.decision.prompt(state).args["total"]


@rule("royaumes.command.base_two")
def test_everybody_receives_two() -> None:
    assert total((25,)) == 2
    nowhere = position({0: {"20-25": "1+"}, **FAR}, "command")
    assert nowhere.decision.prompt(nowhere).args["total"] == 2


@rule("royaumes.command.major_four", "royaumes.command.minor_two")
@pytest.mark.parametrize(
    ("places", "value"),
    [
        ((20, 21, 25, 26), 6),
        ((30, 34), 4),
        ((20, 21, 25, 26, 30, 34), 8),
        ((30, 34, 22, 27), 6),
        ((20, 21, 25, 26, 4, 5, 7, 12, 30, 34), 12),
    ],
)
def test_kingdoms_bring_more(places: tuple[int, ...], value: int) -> None:
    assert total(places) == value


@rule("royaumes.command.incomplete_kingdom_nothing")
def test_an_incomplete_kingdom_brings_nothing() -> None:
    assert total((20, 21, 25)) == 2
    assert total((20, 21, 25, 30)) == 2
    state = position({0: {**spread(20, 21, 25), "25-26": "3+"}, **FAR}, "command", generals={0: {4: "26"}})
    assert state.decision.prompt(state).args["total"] == 2  # a general and an army on a link do not count


@rule("royaumes.command.start_of_turn")
def test_later_gains_count_next_turn() -> None:
    state = position({0: {**spread(20, 21, 25), "25-26": "1+"}, **FAR}, "command", progress={0: 3, 1: 0})
    play(state, "two", "two")
    pass_to(state, "move", 0)
    play(state, "move 25-26 26")
    assert stock(state, 0) == [2]
    pass_to(state, "income", 0)
    assert state.turn == 2
    assert state.decision.prompt(state).args["total"] == 6


@rule("royaumes.command.choose_denominations")
def test_the_player_chooses_the_markers() -> None:
    found = set()
    for words in (
        "four two",
        "four one one",
        "two two two",
        "two two one one",
        "two one one one one",
        "one one one one one one",
        "one two one two",
    ):
        state = position({0: spread(20, 21, 25, 26), **FAR}, "command")
        play(state, words)
        found.add(tuple(stock(state, 0)))
    assert len(found) == 6  # whatever the order of the markers


@rule("royaumes.command.exact_total")
def test_the_markers_add_up_exactly() -> None:
    state = position({0: {"25": "1+"}, **FAR}, "command")
    assert legal(state) == ["two", "one"]
    assert refusal(state, "four") == "royaumes.command.exact_total"
    assert refusal(state, "one two") == "royaumes.command.exact_total"
    play(state, "one one")
    assert stock(state, 0) == [1, 1]
    assert asked(state) == ("income", 1)
