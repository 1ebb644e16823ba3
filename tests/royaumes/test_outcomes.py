"""The results that a combat, the contest of authority and the end of a game show: sides, rule, gains."""

from __future__ import annotations

from tests.ledger import rule
from tests.royaumes.positions import play, position
from tests.royaumes.test_combat import closed, fight

from tianxia.games.royaumes.state import RoyaumesState
from tianxia.kernel.event import Event, Outcome
from tianxia.kernel.words import words

Told = list[tuple[str, int, list[str], bool]]


def results(events: list[Event], key: str) -> list[Outcome]:
    return [event.outcome for event in events if event.key == key and event.outcome is not None]


def told(outcome: Outcome) -> Told:
    """Each side with its number, the parts of the number, and whether it won."""
    return [(side.name, side.number, [part.key for part in side.parts], side.won) for side in outcome.sides]


def gains(outcome: Outcome) -> list[tuple[int, str, dict[str, object]]]:
    return [(seat, sentence.key, sentence.args) for seat, sentence in outcome.gains]


def manoeuvres(state: RoyaumesState, first: str, second: str) -> Outcome:
    events = state.listen()
    closed(state, first, second)
    (found,) = results(events, "event-manoeuvres")
    return found


def test_manoeuvres_show_bids_and_generals_of_both() -> None:
    found = manoeuvres(fight(bids=([4], [2]), powers=([1, 2], [])), "four enough", "two enough")
    assert told(found) == [
        ("#0", 6, ["outcome-markers", "outcome-general"], True),
        ("#1", 2, ["outcome-markers"], False),
    ]
    assert found.rule == "royaumes.combat.manoeuvre_handicaps"
    assert gains(found) == [(1, "outcome-handicaps", {"count": 4})]


@rule("royaumes.combat.manoeuvre_tie")
def test_equal_manoeuvres_are_a_tie_without_handicaps() -> None:
    state = fight(bids=([2], [2]))
    events = state.listen()
    closed(state, "two enough", "two enough")
    (found,) = results(events, "event-manoeuvres")
    assert "event-handicaps" not in [event.key for event in events]
    assert [(number, won) for _, number, _, won in told(found)] == [(2, False), (2, False)]
    assert (found.rule, found.gains) == ("royaumes.combat.manoeuvre_tie", [])


def test_a_clash_puts_the_winner_first() -> None:
    state = closed(fight("2+", "2+ 1-"))
    events = state.listen()
    play(state, "fight", "fight")
    (found,) = results(events, "event-clash")
    assert told(found) == [
        ("#1", 5, ["outcome-organised", "outcome-disorganised"], True),
        ("#0", 4, ["outcome-organised"], False),
    ]
    assert found.rule == "royaumes.clash.higher_wins"
    (clash,) = [event for event in events if event.key == "event-clash"]
    line = words("en", state.game.folder).format(clash.key, clash.args)
    assert line.endswith("Seat 1 5, Seat 0 4.")
    assert gains(found) == [(1, "outcome-handicaps", {"count": 4}), (0, "outcome-destroyed", {})]


def last_march(turn: int = 1) -> RoyaumesState:
    """Before the last question of a turn in which seat 0 has won a commandery, and seat 1 none."""
    armies = {0: {"25": "3+", "26": "3+"}, 1: {"2": "3+"}}
    return position(
        armies, "march", turn=turn, generals={0: {1: "25"}}, progress={0: 1, 1: 1}, objectives=(7, 8)
    )


def test_the_contest_of_authority_is_told_once_for_all() -> None:
    state = last_march()
    events = state.listen()
    state.play("done")
    (found,) = results(events, "event-contest")
    assert told(found) == [("#0", 2, ["outcome-before"], True), ("#1", 1, ["outcome-before"], False)]
    assert found.rule == "royaumes.authority.progress_is_strict"
    assert gains(found) == [(1, "outcome-authority", {"level": -1})]


def test_the_end_shows_everybodys_points() -> None:
    state = last_march(turn=12)
    state.play("done")
    events = state.listen()
    state.play("organised 2")  # the debt of seat 1
    (found,) = results(events, "event-end-points")
    assert told(found) == [
        ("#0", 2 + 4, ["outcome-commanderies", "outcome-objective"], True),  # 26 is a commandery II
        ("#1", 1, ["outcome-commanderies", "outcome-objective"], False),
    ]
    assert found.rule == "royaumes.score.most_points_wins"
