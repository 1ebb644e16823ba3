"""What a move will certainly do: all that happens before a tile is drawn, and nothing after it."""

from tests.huang.positions import play, position

from tianxia.games.huang.state import HuangState
from tianxia.kernel.preview import preview


def told(state: HuangState, move: str) -> list[str]:
    """The events of a preview, for the seat that is asked."""
    shown = preview(state, state.decision.seat, move)
    assert shown.position.learned == state.learned
    return [event.key for event in shown.events]


def test_a_turn_that_ends_shows_its_points_but_no_draw() -> None:
    greens = {"g8": "green", "h7": "green", "h8": "green"}
    state = position(
        tiles=greens, leaders={(0, "green"): "f8"}, pagodas=["g8 up"], hands={0: "r"}, actions_left=1
    )
    assert told(state, "tile red m8") == ["event-tile", "event-points-pagoda"]
    assert told(state, "pass") == ["event-pass", "event-points-pagoda"]


def test_the_pagodas_of_a_turn_end_in_one_result() -> None:
    greens, reds = dict.fromkeys(("g8", "h7", "h8"), "green"), dict.fromkeys(("h6", "i6", "i7"), "red")
    state = position(
        tiles=greens | reds,
        leaders={(0, "green"): "f8", (0, "red"): "h4"},
        pagodas=["g8 up", "h6 up"],
        hands={0: "r"},
        actions_left=1,
    )
    scored = [event for event in preview(state, 0, "pass").events if event.key == "event-points-pagoda"]
    assert len(scored) == 2
    assert [event.outcome is None for event in scored] == [True, False]
    assert scored[1].outcome is not None
    gains = [(seat, gain.args) for seat, gain in scored[1].outcome.gains]
    assert gains == [
        (0, {"count": 1, "colour": "@colour-red"}),
        (0, {"count": 1, "colour": "@colour-green"}),
    ]


def test_a_turn_without_a_draw_is_shown_whole() -> None:
    state = position(hands=dict.fromkeys(range(3), "yrbgww"), actions_left=1)
    assert told(state, "pass") == ["event-pass", "event-turn"]


def test_replacing_ends_where_the_new_tiles_come() -> None:
    state = position(hands={0: "rrg"})
    assert told(state, "replace red done") == ["event-replace"]


def test_who_commits_last_sees_the_end_of_a_revolt() -> None:
    state = play(position(leaders={(1, "red"): "h4"}, hands={0: "y", 1: "yy"}), "leader red h6", "commit 1")
    assert told(state, "commit 2") == [
        "event-revolt-commit",
        "event-revolt-won",
        "event-leader-returned",
        "event-points-revolt",
    ]


def test_the_end_of_the_game_is_not_foretold() -> None:
    state = position(seats=2, hands={0: "r"}, bag="", actions_left=1)
    assert told(state, "pass") == ["event-pass"]
