"""Results: the commitments of each side, the deciding rule, the gains; all agree with the position."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.huang.positions import HUANG, play
from tests.huang.test_bandits import near_wei
from tests.huang.test_revolt import revolt
from tests.huang.test_war import HAN, NOBODY, WEI, around_g7

from tianxia.games.huang.state import HuangState
from tianxia.kernel.event import Event, Outcome
from tianxia.kernel.words import words

WORDS = words("en", HUANG.folder)


def decided(state: HuangState, *moves: str) -> tuple[Event, Outcome]:
    """The one result of these moves."""
    events = state.listen()
    play(state, *moves)
    (event,) = [event for event in events if event.outcome is not None]
    assert event.outcome is not None
    return event, event.outcome


def told(outcome: Outcome) -> list[tuple[str, int, list[str], bool]]:
    return [
        (side.name, side.number, [WORDS.format(part.key, part.args) for part in side.parts], side.won)
        for side in outcome.sides
    ]


def gains(outcome: Outcome) -> list[tuple[int, str]]:
    return [(seat, WORDS.format(sentence.key, sentence.args)) for seat, sentence in outcome.gains]


def test_a_revolt_ends_with_both_strengths_the_winners_first() -> None:
    event, outcome = decided(revolt("yyy", "yyy"), "commit 1 leader", "commit 3")
    assert WORDS.format(event.key, event.args) == "Seat 1 wins the revolt, 4 against 3."
    assert event.touches == ["hex:h4", "hex:h6"]
    assert told(outcome) == [
        ("#1", 4, ["one yellow tile around the leader", "3 yellow tiles of the hand"], True),
        (
            "#0",
            3,
            ["one yellow tile around the leader", "one yellow tile of the hand and the yellow leader"],
            False,
        ),
    ]
    assert outcome.rule == "huang.revolt.higher_wins"
    assert gains(outcome) == [(1, "+1 red"), (0, "loses the red leader")]


def test_a_revolt_says_whether_tiles_or_the_leader_were_put_in() -> None:
    _, outcome = decided(revolt("yyy", "yyy"), "commit leader", "commit nothing")
    assert [parts[1:] for _, _, parts, _ in told(outcome)] == [["the yellow leader"], []]


def test_a_leader_lent_on_a_copy_is_lent_there_only() -> None:
    state = revolt("yyy", "yyy")
    before = state.to_json()
    state.copy().play("commit leader")
    assert state.to_json() == before


def test_a_tie_says_that_it_is_for_the_defender() -> None:
    event, outcome = decided(revolt(), "commit nothing", "commit nothing")
    assert WORDS.format(event.key, event.args) == "Seat 1 wins the revolt, 1 each: a tie, for the defender."
    assert outcome.rule == "huang.revolt.tie_defender"


def test_a_war_names_its_kingdoms_and_who_helped_them() -> None:
    state = around_g7(south="", reds=(1, 2, 0), hands={0: "rr", 2: "r"})
    event, outcome = decided(
        state, "tile white g7", "commit nothing", f"commit 1 leader {HAN}", f"commit 2 {WEI}"
    )
    assert WORDS.format(event.key, event.args) == "Han wins the war, 4 against 3."
    assert told(outcome) == [
        ("@capital-han", 4, ["2 red tiles on the board", "Seat 2: one red tile and the red leader"], True),
        ("@capital-wei", 3, ["one red tile on the board", "Seat 0: 2 red tiles"], False),
    ]
    assert outcome.rule == "huang.war.highest_wins"
    assert gains(outcome) == [(1, "+1 red"), (0, "loses the red leader")]


def test_a_war_between_equals_is_decided_by_whoever_laid_the_tile() -> None:
    _, outcome = decided(around_g7(south=""), "tile white g7", *NOBODY, f"winner {HAN}")
    assert outcome.rule == "huang.war.tie_chosen_by_tile_player"
    assert [side.name for side in outcome.sides] == ["@capital-han", "@capital-wei"]


def test_bandits_are_a_side() -> None:
    event, outcome = decided(near_wei(reds=3), "tile white h8")
    assert event.touches[0] == "hex:h7"
    assert told(outcome) == [("#0", 3, ["Wei: 3 red tiles"], True), ("@bandits", 2, [], False)]
    assert gains(outcome) == [(1, "+2 red")]


@pytest.mark.parametrize("seed", range(4))
def test_what_a_result_promises_is_what_is_gained(seed: int) -> None:
    """Over whole games: the gains in a result equal the points given before the next result.

    Points for pagodas have already been given when their result comes."""
    state = HUANG.new(3, {"renegade_bandits": bool(seed % 2)}, seed=seed)
    chance = random.Random(seed)
    owed: list[tuple[int, object, object]] = []
    pagodas: Counter[object] = Counter()
    results = 0
    while not state.over:
        events = state.listen()
        state.take(chance.choice(state.actions()))
        for event in events:
            if event.key in ("event-points-revolt", "event-points-war", "event-points-bandits"):
                seat = int(str(event.args["seat"])[1:])
                owed.remove((seat, event.args["colour"], event.args["count"]))
            if event.key == "event-points-pagoda":
                pagodas[event.args["colour"]] += 1
            if event.outcome is not None:
                assert owed == []
                results += 1
                if event.key == "event-points-pagoda":
                    assert {
                        one.args["colour"]: one.args["count"] for _, one in event.outcome.gains
                    } == pagodas
                    pagodas.clear()
                    continue
                owed = [
                    (seat, one.args["colour"], one.args["count"])
                    for seat, one in event.outcome.gains
                    if one.key == "outcome-points"
                ]
    assert owed == []
    assert not pagodas  # one result holds all pagoda points of a turn
    assert results > 0
