"""One reader of moves: words and actions, step by step, never beyond something that is learned."""

from __future__ import annotations

from typing import Any

import pytest
from tests.toy.positions import BID, CARD, DRAW, LAY, LEFT, PASS, RIGHT, TOY

import tianxia
from tianxia.kernel import reader
from tianxia.kernel.errors import IllegalMove
from tianxia.kernel.reader import read
from tianxia.kernel.state import State
from tianxia.kernel.why import why


def after_bids(hand: list[int] | None = None) -> Any:
    """Seat 0 is asked to act; it has the given cards in hand."""
    state: Any = TOY.new(2, seed=5)
    state.play("bid 2", 0)
    state.play("bid 1", 1)
    if hand is not None:
        everything = sorted(state.deck + state.hands[0])
        state.hands[0] = hand
        state.deck = [card for card in everything if card not in hand]
    return state


def refusal(state: State, move: Any, seat: int = -1) -> IllegalMove:
    before = state.to_json()
    with pytest.raises(IllegalMove) as caught:
        read(state, move, seat)
    assert state.to_json() == before
    return caught.value


def test_words_and_actions_are_read_alike() -> None:
    state = after_bids([2, 5])
    reading = read(state, "lay 2 left")
    assert reading.seat == 0
    assert reading.actions == [LAY, CARD + 2, LEFT]
    assert reading.notations == ["lay", "2", "left"]
    assert reading.text == "lay 2 left"
    assert [event.key for event in reading.events] == ["event-lay-left"]
    assert reading.position.scores() == [4, 0]
    again = read(state, reading.actions)
    assert again.text == reading.text
    assert again.position == reading.position
    assert state.scores() == [0, 0]


def test_a_position_that_was_read_is_left_alone_and_listens_no_more() -> None:
    state = after_bids()
    before = state.to_json()
    reading = read(state, "pass")
    assert state.to_json() == before
    assert reading.position.log is None
    assert reading.position.watch is None


def test_a_word_of_another_decision_is_refused_with_the_rule_of_what_is_asked() -> None:
    state = after_bids([2, 5])
    refused = refusal(state, "lay bid 1")
    assert refused.rule == "toy.lay.own_hand"
    assert "'bid 1' does not answer what is asked; legal here: 2, 5" in refused.message
    assert refusal(state, BID).rule == "toy.turn.choice"
    assert "'castle' is no move here" in refusal(state, "castle").message


def test_a_move_ends_where_something_is_learned() -> None:
    state = after_bids([2, 5])
    refused = refusal(state, "draw lay zzz")
    assert refused.message == "the move ends before 'lay zzz': play that afterwards"
    assert refusal(state, [DRAW, PASS]).message == "the move ends before '2': play that afterwards"
    hidden = {refusal(state.redeal(0, TOY.new(2, seed=n).rng), "draw lay zzz").message for n in range(5)}
    assert hidden == {refused.message}


def test_a_move_ends_where_another_seat_acts() -> None:
    state = after_bids([2, 5])
    read(state, "pass pass")  # the same seat twice, and nothing learned between
    assert "the move ends before 'pass'" in refusal(state, "pass pass pass").message
    other = refusal(state, "pass", 1)
    assert (other.rule, "Seat 1 is not asked anything now" in other.message) == ("kernel.turn", True)


def test_a_question_with_one_answer_needs_no_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """An odd card must go to the right. The toy hides this by `never_automatic`, which the test switches
    off.
    """
    state = after_bids([3, 5])
    open_end = read(state, "lay 3")
    assert open_end.notations == ["lay", "3"]
    side = type(open_end.position.decision)
    monkeypatch.setattr(side, "never_automatic", False)
    assert read(state, "lay 3").notations == ["lay", "3", "right"]
    assert read(state, "lay 3 right").actions == [LAY, CARD + 3, RIGHT]
    assert read(state, "lay 3", finish=False).notations == ["lay", "3"]
    assert read(state, "lay 3", format=1).notations == ["lay", "3"]
    assert read(state, "lay 3 lay 5").notations == ["lay", "3", "right", "lay", "5", "right"]
    assert refusal(state, "lay 3 left").rule == "toy.lay.odd"
    played = state.copy()
    assert played.play("lay 3") == [LAY, CARD + 3]  # in Python a question is left open unless ...
    assert state.copy().play("lay 3", finish=True) == [LAY, CARD + 3, RIGHT]


def test_reading_takes_time_in_proportion_to_the_words(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_up: list[int] = []
    matches = reader.Lexicon.matches

    def counted(self: reader.Lexicon, tokens: list[str], at: int) -> Any:
        looked_up.append(at)
        return matches(self, tokens, at)

    monkeypatch.setattr(reader.Lexicon, "matches", counted)
    state = after_bids([2, 5])
    for words in ("lay " * 8000, "pass " * 8000, "zzz " * 8000, "lay 2 left " * 3000):
        looked_up.clear()
        assert len(refusal(state, words).message) < 500
        assert len(looked_up) < 20


def test_an_empty_move_says_what_would_be_one() -> None:
    assert refusal(after_bids([2]), "  ").message == "an empty move; legal here: lay, draw, pass"


def test_why_looks_at_what_is_asked_then_at_what_would_follow() -> None:
    state = after_bids([2, 5])
    assert why(state, 0, "", "button:pass") == ""
    assert why(state, 0, "", "card:7") == "toy.lay.own_hand"
    assert why(state, 0, "lay", "card:7") == "toy.lay.own_hand"
    assert why(state, 0, "lay", "card:2") == ""
    assert why(state, 0, "lay 5", "button:left") == "toy.lay.odd"
    assert why(state, 0, "lay 7", "button:left") == "toy.lay.own_hand"
    assert why(state, 0, "draw", "card:7") == ""  # something is learned first, so no rule is revealed
    assert why(state, 1, "", "card:7") == ""  # not asked


def test_answers_may_be_written_in_the_order_one_likes() -> None:
    huang = tianxia.game("huang")
    state = huang.new(2, seed=1)
    colours = [huang.notations[action] for action in state_after(state, "replace").actions()]
    assert len(colours) > 1
    first, second = colours[:2]
    in_order = huang.read(state, f"replace {first} {second} done")
    assert huang.read(state, f"replace {second} {first} done").notations == in_order.notations
    with pytest.raises(IllegalMove, match="castle"):
        huang.read(state, f"replace {second} {first} castle")


def state_after(state: State, words: str) -> State:
    return read(state, words, finish=False).position
