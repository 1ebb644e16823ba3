"""Every bad argument is refused with a sentence that says what would be right, and changes nothing."""

# mypy: disable-error-code="arg-type"

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import tianxia
from tianxia.bots import bot
from tianxia.kernel.components import read_pack
from tianxia.kernel.errors import TianxiaError
from tianxia.kernel.preview import preview
from tianxia.kernel.record import read_record
from tianxia.kernel.rng import Rng, stream
from tianxia.kernel.state import State
from tianxia.kernel.words import words

HUANG: Any = tianxia.game("huang")
ZHANGUO: Any = tianxia.game("zhanguo")
DEEP = "[" * 200_000 + "]" * 200_000
LAST = len(HUANG.notations) - 1


class Odd:
    """Something that cannot even be shown."""

    def __repr__(self) -> str:
        raise ValueError("no words")


def nested(depth: int) -> Any:
    value: Any = {}
    for _ in range(depth):
        value = {"state": value}
    return value


def damaged(**changes: object) -> dict[str, Any]:
    return {**HUANG.to_dict(HUANG.new(2)), **changes}


def finished() -> State:
    state: State = HUANG.new(2, {"short_two_player": True})
    while not state.over:
        state.take(state.actions()[-1])
    return state


# Calls with a game of two seats, and the sentences that refuse them; a wrong type is also a TypeError.
WRONG_TYPES: list[tuple[Callable[[Any], object], str]] = [
    (lambda s: tianxia.game(3), "the name of a game is a text, not 3"),
    (lambda s: tianxia.game(None), "the name of a game is a text, not None"),
    (lambda s: tianxia.game(["huang"]), "the name of a game is a text, not ['huang']"),
    (lambda s: tianxia.game("huang", data=5), "the components of a game lie in a folder, not in 5"),
    (lambda s: tianxia.game("huang", rules="1"), "the version of the rules is a whole number, not '1'"),
    (lambda s: tianxia.game("huang", rules=True), "the version of the rules is a whole number, not True"),
    (lambda s: bot(7), "the name of a bot is a text, not 7"),
    (lambda s: bot([]), "the name of a bot is a text, not []"),
    (lambda s: HUANG.new(seats="2"), "the number of seats is a whole number, not '2'"),
    (lambda s: HUANG.new(seats=2.0), "the number of seats is a whole number, not 2.0"),
    (lambda s: HUANG.new(seats=True), "the number of seats is a whole number, not True"),
    (lambda s: HUANG.new(seats=[2]), "the number of seats is a whole number, not [2]"),
    (lambda s: HUANG.new(seed=True), "a seed is a whole number, not True"),
    (lambda s: HUANG.new(seed="7"), "a seed is a whole number, not '7'"),
    (lambda s: HUANG.new(seed=1.5), "a seed is a whole number, not 1.5"),
    (lambda s: HUANG.new(seed=None), "a seed is a whole number, not None"),
    (lambda s: HUANG.new(seed=Odd()), "a seed is a whole number, not <Odd instance at"),
    (lambda s: HUANG.new(options="dragon"), "options are names and values ({'name': True}), not 'dragon'"),
    (
        lambda s: HUANG.new(options=["dragon"]),
        "options are names and values ({'name': True}), not ['dragon']",
    ),
    (lambda s: HUANG.new(options=3), "options are names and values ({'name': True}), not 3"),
    (lambda s: HUANG.check("2", HUANG.options()), "the number of seats is a whole number, not '2'"),
    (lambda s: HUANG.from_json(None), "a position is JSON text or a dict of it, not None"),
    (lambda s: HUANG.from_json(b"{}"), "a position is JSON text or a dict of it, not b'{}'"),
    (lambda s: HUANG.from_json(s), "a position is JSON text or a dict of it, not <huang"),
    (lambda s: HUANG.notate(None, 0), "a position is expected, as game.new() gives one, not None"),
    (lambda s: HUANG.notate(s, "pass"), "an action is a whole number, not 'pass'"),
    (lambda s: HUANG.notate(s, True), "an action is a whole number, not True"),
    (lambda s: HUANG.parse(s, 7), "a notation is a text, not 7"),
    (lambda s: HUANG.parse("pass", "pass"), "a position is expected, as game.new() gives one, not 'pass'"),
    (lambda s: HUANG.to_json("state"), "a position is expected, as game.new() gives one, not 'state'"),
    (lambda s: s.view("0"), "a seat is a whole number, not '0'"),
    (lambda s: s.view(None), "a seat is a whole number, not None"),
    (lambda s: s.view(True), "a seat is a whole number, not True"),
    (lambda s: s.key("0"), "a seat is a whole number, not '0'"),
    (lambda s: s.actions_for(0.0), "a seat is a whole number, not 0.0"),
    (lambda s: s.redeal("0", stream(1)), "a seat is a whole number, not '0'"),
    (lambda s: s.redeal(0, 1), "chance comes from a stream: tianxia.kernel.rng.stream(seed, name), not 1"),
    (
        lambda s: s.redeal(0, None),
        "chance comes from a stream: tianxia.kernel.rng.stream(seed,",
    ),
    (lambda s: s.play(None), "a move is words, an action or a list of actions, not None"),
    (lambda s: s.play(True), "a move is words, an action or a list of actions, not True"),
    (lambda s: s.play(1.0), "a move is words, an action or a list of actions, not 1.0"),
    (lambda s: s.play(b"pass"), "a move is words, an action or a list of actions, not b'pass'"),
    (lambda s: s.play({"move": "pass"}), "a move is words, an action or a list of actions, not {'move'"),
    (lambda s: s.play([0, "pass"]), "a move is words, an action or a list of actions, not [0, 'pass']"),
    (lambda s: s.play("pass", "0"), "a seat is a whole number, not '0'"),
    (lambda s: s.play("pass", True), "a seat is a whole number, not True"),
    (lambda s: s.describe("pass"), "an action is a whole number, not 'pass'"),
    (lambda s: s.touches(None), "an action is a whole number, not None"),
    (lambda s: preview(s, "0", "pass"), "a seat is a whole number, not '0'"),
    (lambda s: stream("7"), "a seed is a whole number, not '7'"),
    (lambda s: stream(True), "a seed is a whole number, not True"),
    (lambda s: stream(1, 2), "the name of a stream is a text, not 2"),
    (lambda s: bot("random").choose("x", 0, stream(1)), "a bot looks at a position, as state.redeal"),
    (lambda s: bot("random").choose(s, "0", stream(1)), "a seat is a whole number, not '0'"),
    (lambda s: type(HUANG)("data"), "a pack is expected, as read_pack(folder) gives one, not 'data'"),
    (
        lambda s: read_record(b"tianxia match 2", tianxia.game),
        "a match file is a text, not b'tianxia match 2'",
    ),
    (lambda s: read_pack(7), "the components of a game lie in a folder, not in 7"),
]

BAD_VALUES: list[tuple[Callable[[Any], object], str]] = [
    (lambda s: tianxia.game("go"), "there is no game 'go'; there is huang"),
    (lambda s: tianxia.game(""), "there is no game ''; there is huang"),
    (lambda s: tianxia.game("huang.tables"), "there is no game 'huang.tables'"),
    (lambda s: tianxia.game("huang", data="no-such-folder"), "no-such-folder: no .toml file here"),
    (lambda s: tianxia.game("huang", rules=0), "huang has rules 1"),
    (lambda s: tianxia.game("huang", rules=99), "not 99"),
    (lambda s: bot("deep-blue"), "there is no bot 'deep-blue'; there is"),
    (lambda s: HUANG.new(seats=0), "huang takes 2, 3, 4, 5 seats, not 0"),
    (lambda s: HUANG.new(seats=-3), "huang takes 2, 3, 4, 5 seats, not -3"),
    (lambda s: HUANG.new(seats=10**30), "huang takes 2, 3, 4, 5 seats, not 1000000000"),
    (lambda s: HUANG.new(options={"dragons": True}), "huang has no option 'dragons'; it has"),
    (lambda s: HUANG.new(options={3: True}), "huang has no option 3; it has"),
    (lambda s: HUANG.new(options={"dragon": "yes"}), "huang options: "),
    (lambda s: HUANG.new(options={"dragon": 1}), "huang options: "),
    (lambda s: HUANG.new(options=ZHANGUO.options()), "these are no options of huang"),
    (lambda s: HUANG.from_json(""), "not JSON"),
    (lambda s: HUANG.from_json("hello"), "not JSON"),
    (lambda s: HUANG.from_json("[]"), "not a JSON object"),
    (lambda s: HUANG.from_json("{}"), "stack: missing"),
    (lambda s: HUANG.from_json(DEEP), "nested without end"),
    (lambda s: HUANG.from_json('{"state":' * 100_000), "nested without end"),
    (lambda s: HUANG.from_json(damaged(state=nested(50_000))), "nested without end"),
    (lambda s: HUANG.from_json('{"seats": 1' + "0" * 5000 + "}"), "not JSON"),
    (lambda s: HUANG.from_json(damaged(more=1)), "more: unknown"),
    (lambda s: HUANG.from_json(damaged(seats="two")), "seats: Expected `int`, got `str`"),
    (lambda s: HUANG.from_json(damaged(seats=10**30)), "seats: "),
    (lambda s: HUANG.from_json(damaged(rng=[1, 2, 3])), "rng: four numbers of 32 bits"),
    (lambda s: HUANG.from_json(damaged(rng=[-1, 2, 3, 4])), "rng: four numbers of 32 bits"),
    (lambda s: HUANG.from_json(damaged(stack=[["fly", 0]])), "huang has no step 'fly'"),
    (lambda s: HUANG.from_json(damaged(stack=[])), "stack: empty exactly when the game is over"),
    (lambda s: HUANG.from_json(damaged(learned=-1)), "learned: "),
    (lambda s: HUANG.from_json(ZHANGUO.to_json(ZHANGUO.new(2))), "game: this is zhanguo, not huang"),
    (lambda s: HUANG.to_json(ZHANGUO.new(2)), "this is a position of zhanguo, not of huang"),
    (lambda s: HUANG.read(ZHANGUO.new(2), "pass"), "this is a position of zhanguo, not of huang"),
    (lambda s: HUANG.notate(s, -1), f"huang has no action -1: they are 0 to {LAST}"),
    (lambda s: HUANG.notate(s, 10**20), f"huang has no action {10**20}: they are 0 to {LAST}"),
    (lambda s: s.describe(LAST + 1), f"huang has no action {LAST + 1}: they are 0 to {LAST}"),
    (lambda s: s.touches(-1), f"huang has no action -1: they are 0 to {LAST}"),
    (lambda s: s.view(2), "there is no seat 2: seats are 0 to 1, -1 is a spectator"),
    (lambda s: s.view(-2), "there is no seat -2: seats are 0 to 1, -1 is a spectator"),
    (lambda s: s.view(10**30), "seats are 0 to 1, -1 is a spectator"),
    (lambda s: s.key(2), "there is no seat 2: seats are 0 to 1, -1 is a spectator"),
    (lambda s: s.actions_for(2), "there is no seat 2: seats are 0 to 1, -1 is a spectator"),
    (lambda s: s.redeal(2, stream(1)), "there is no seat 2: seats are 0 to 1, -1 is a spectator"),
    (lambda s: s.redeal(-2, stream(1)), "there is no seat -2: seats are 0 to 1, -1 is a spectator"),
    (lambda s: s.play("pass", 2), "there is no seat 2: seats are 0 to 1, -1 is the seat that is asked"),
    (lambda s: s.play("pass", -2), "there is no seat -2: seats are 0 to 1, -1 is the seat that is asked"),
    (lambda s: s.play(s.actions()[0], 1 - s.decision.seat), "is not asked anything now (waiting for"),
    (lambda s: s.play(""), "an empty move; legal here: "),
    (lambda s: s.play([]), "an empty move"),
    (lambda s: s.play("fly to the moon"), "'fly to the moon' is no move here; legal: "),
    (lambda s: s.play("²"), "'²' is no move here; legal: "),
    (lambda s: s.play(-1), "huang has no action -1"),
    (lambda s: s.play(10**30), "huang has no action 1000000000"),
    (lambda s: s.play("pass " * 10_000), "the move ends before"),
    (lambda s: preview(s, 5, "pass"), "there is no seat 5"),
    (lambda s: finished().decision, "the game is over: nothing is asked any more"),
    (lambda s: finished().play("pass"), "the game is over: nothing is asked any more"),
    (lambda s: stream(1).below(0), "a number below 0 cannot be drawn: from 1 to 4294967296"),
    (lambda s: stream(1).below(-5), "a number below -5 cannot be drawn"),
    (lambda s: stream(1).below(2**33), "a number below 8589934592 cannot be drawn"),
    (lambda s: bot("greedy").choose(s, 9, stream(1)), "there is no seat 9: seats are 0 to 1"),
    (lambda s: bot("greedy").choose(s, 1 - s.decision.seat, stream(1)), "is not asked anything now"),
    (lambda s: words("de"), "there are words in en, fr, not in 'de'"),
    (lambda s: read_record("", tianxia.game), "a match file begins with 'tianxia match"),
    (lambda s: read_record("tianxia match 9\n", tianxia.game), "match files of format 9 are not known here"),
]


def refused(call: Callable[[Any], object], sentence: str) -> TianxiaError:
    state = HUANG.new(2)
    before = state.to_json()
    with pytest.raises(TianxiaError) as caught:
        call(state)
    assert sentence in str(caught.value)
    assert state.to_json() == before
    return caught.value


@pytest.mark.parametrize(("call", "sentence"), WRONG_TYPES)
def test_a_wrong_type_is_a_type_error_with_its_sentence(call: Callable[[Any], object], sentence: str) -> None:
    assert isinstance(refused(call, sentence), TypeError)


@pytest.mark.parametrize(("call", "sentence"), BAD_VALUES)
def test_a_bad_value_is_refused_with_its_sentence(call: Callable[[Any], object], sentence: str) -> None:
    refused(call, sentence)


@pytest.mark.parametrize("title", tianxia.titles())
def test_every_title_asks_the_kernel_who_a_seat_is(title: str) -> None:
    """No title overrides the methods that check arguments."""
    state: Any = tianxia.game(title).new(2, seed=3)
    calls: list[Callable[[], object]] = [
        lambda: state.redeal(2, stream(1)),
        lambda: state.redeal(0, 1),
        lambda: state.view(2),
        lambda: state.key(-2),
        lambda: state.actions_for(2),
        lambda: state.play(state.actions()[0], 2),
    ]
    for call in calls:
        with pytest.raises(TianxiaError):
            call()


def test_a_number_that_is_no_plain_int_means_what_it_says() -> None:
    """The type of a seed does not matter: equal numbers give equal games."""

    class Seven(int):
        def __str__(self) -> str:
            return "seven"

    assert HUANG.new(seed=Seven(7)) == HUANG.new(seed=7)
    assert stream(Seven(7)).words() == stream(7).words()


def test_public_objects_can_be_read() -> None:
    state = HUANG.new(2, seed=1)
    assert repr(HUANG) == "<tianxia game huang>"
    assert repr(state).startswith("<huang, 2 seats: seat ")
    assert repr(HUANG.pack).startswith("<pack sha256:")
    assert repr(HUANG.ledger) == f"<ledger of {len(HUANG.ledger.rules)} rules>"
    assert repr(words("fr")).startswith("<words in fr: ")
    assert repr(bot("greedy")) == "<bot greedy>"
    assert repr(HUANG.read(state, state.actions()[0])).startswith("<seat ")
    assert repr(state.decision) == f"ChooseAction(seat={state.decision.seat})"
    rng = stream(7)
    again = eval(repr(rng), {"Rng": Rng})
    assert again.words() == rng.words()
