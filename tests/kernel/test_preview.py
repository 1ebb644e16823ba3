"""The certain effects of a move, and a picture for each event."""

from tests.kernel.test_reader import after_bids

import tianxia
from tianxia.kernel.event import Watch
from tianxia.kernel.preview import preview, tell
from tianxia.kernel.reader import read
from tianxia.kernel.rng import stream


def test_a_certain_move_is_told_to_its_end() -> None:
    state = after_bids([2, 5])
    shown = preview(state, 0, "lay 2 left")
    assert shown.certain
    assert [event.key for event in shown.events] == ["event-lay-left"]
    assert shown.position == read(state, "lay 2 left").position
    assert state.scores() == [0, 0]


def test_a_preview_ends_before_something_is_learned() -> None:
    state = after_bids([2, 5])
    shown = preview(state, 0, "draw")
    assert not shown.certain
    assert shown.events == []
    assert shown.position.learned == state.learned
    assert shown.position.view(0)["position"] == state.view(0)["position"]
    assert shown.position.view(0)["asked"] is None
    for number in range(5):
        other = preview(state.redeal(0, stream(number)), 0, "draw")
        assert other.position.view(0) == shown.position.view(0)


def test_the_end_of_a_game_counts_as_something_learned() -> None:
    state = after_bids([2, 5])
    while state.turn < state.turns() - 1:
        state.play("pass")
    shown = preview(state, state.decision.seat, "pass")
    assert not shown.certain
    assert not shown.position.over


def test_the_beginning_of_a_phrase_has_a_preview_too() -> None:
    shown = preview(after_bids([2, 5]), 0, "lay 2")
    assert shown.certain
    assert shown.position.view(0)["asked"] is not None


def test_each_event_has_its_picture() -> None:
    state = after_bids([2, 5])
    ((event, picture),) = tell(state, 0, "lay 2 left")
    assert event.key == "event-lay-left"
    assert picture.view(0)["asked"] is None
    assert picture.view(0)["waiting"] == []
    assert picture.scores() == [4, 0]


def test_nobody_listens_to_a_copy() -> None:
    state = after_bids([2, 5])
    state.listen()
    state.watch = Watch(pictures=True)
    other = state.copy()
    assert other.log is None
    assert other.watch is None


def test_answers_in_another_order_have_one_preview() -> None:
    huang = tianxia.game("huang")
    state = huang.new(2, seed=1)
    first, second = [huang.notations[action] for action in read(state, "replace").position.actions()[:2]]
    shown = [
        preview(state, state.decision.seat, f"replace {words} done")
        for words in (f"{first} {second}", f"{second} {first}")
    ]
    assert [event.key for event in shown[0].events] == [event.key for event in shown[1].events]
    assert shown[0].position == shown[1].position
