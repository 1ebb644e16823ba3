"""Agreements at the table: they are entries of the match and do not change the position; the rules ignore
them.

The table stores them as proposals (table/proposal.py); the title says which event breaks one.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from tests.ledger import rule
from tests.royaumes.positions import ROYAUMES, army, asked, play, position
from tests.table.walk import new_match

from tianxia.games.royaumes.diplomacy import KINDS
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.kernel.record import Entry, read_record, verify
from tianxia.kernel.rng import stream
from tianxia.kernel.words import COMPLETE, words
from tianxia.table.command import (
    Back,
    Command,
    Draft,
    Drafted,
    Propose,
    Refused,
    Reply,
    Resign,
    Takeover,
    Withdraw,
)
from tianxia.table.frame import encode, make_frame
from tianxia.table.judge import Room, answer, judge
from tianxia.table.match import Match, Played, fold
from tianxia.table.proposal import Proposal
from tianxia.table.telling import tell

PEACE = "peace with 1 until 5 at 22 27 : neither of us attacks the other"
ROOM = Room(frozenset({"greedy"}), frozenset({0, 1, 2}))


def three_kings() -> Match:
    """A new match of three."""
    return new_match(ROYAUMES, 3, 4)


def at(state: RoyaumesState) -> Match:
    """A match of three that has come to a position."""
    match = three_kings()
    match.positions[0] = state
    return match


def borders() -> Match:
    """Seat 0 to move; a road from it leads into seat 1's commandery 22."""
    return at(position({0: {"22-27": "3+", "25": "1+"}, 1: {"22": "2+"}, 2: {"26": "2+"}}))


def do(match: Match, command: Command) -> Played:
    played = judge(match, command, ROOM)
    assert isinstance(played, Played), played
    match.add(played)
    return played


def refusal(match: Match, command: Command, room: Room = ROOM) -> str:
    refused = judge(match, command, room)
    assert isinstance(refused, Refused), refused
    return refused.why.key


def agree(match: Match, text: str, seat: int = 0) -> Proposal:
    """An agreement that every asked seat has accepted."""
    number = do(match, Propose(f"p{match.version}", seat, text)).entry.number
    for other in match.proposals.made[number].asked:
        do(match, Reply(f"r{match.version}", other, number, True))
    return match.proposals.made[number]


def add(match: Match, kind: str, seat: int, text: str) -> None:
    match.add(match.follow(Entry(match.version + 1, kind, seat, text)))


def play_some(match: Match, moves: int) -> None:
    """Play random moves for the seats that are asked."""
    rng = stream(moves, "diplomacy")
    for _ in range(moves):
        seat = match.state.waiting()[0]
        actions = match.state.actions_for(seat)
        match.add(match.move(seat, [actions[rng.below(len(actions))]]))


def keys(match: Match, version: int) -> list[str]:
    return [event.key for event in match.events[version]]


@rule("royaumes.diplomacy.any_agreement")
@pytest.mark.parametrize(
    "text",
    [
        PEACE,
        "attack with 2 until 3 at 27 : we attack together",
        "words with 1 2 : an alliance of all three",
        "passage with 2 at 30 34",
        "words with 1 known 0 1 : leave me the north",
    ],
)
def test_any_agreement_at_any_time(text: str) -> None:
    match = three_kings()
    for moves in (0, 3, 20):
        play_some(match, moves)
        made = agree(match, text)
        assert made.status == "accepted"
        assert made.text() == text
        do(match, Withdraw(f"w{match.version}", made.asked[0], made.number))  # either side may end it
        assert match.proposals.made[made.number].status == "ended"
        assert keys(match, match.version) == ["event-agreement-ended"]


def test_an_offer_is_declined_or_withdrawn() -> None:
    match = three_kings()
    number = do(match, Propose("a", 0, "peace with 1 2")).entry.number
    do(match, Reply("b", 1, number, True))
    do(match, Reply("c", 2, number, False))
    assert match.proposals.made[number].status == "declined"
    number = do(match, Propose("d", 0, "peace with 1 2")).entry.number
    do(match, Withdraw("e", 0, number))
    assert match.proposals.made[number].status == "lapsed"
    assert [keys(match, n) for n in range(1, 6)] == [
        ["event-agreement-offered"],
        ["event-agreement-accepted"],
        ["event-agreement-declined"],
        ["event-agreement-offered"],
        ["event-agreement-withdrawn"],
    ]


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (Propose("x", 0, "alliance with 1"), "refusal-proposal-unknown"),
        (Propose("x", 0, "peace"), "refusal-agreement-alone"),
        (Propose("x", 0, "peace with 0"), "refusal-agreement-alone"),
        (Propose("x", 0, "peace with 3"), "refusal-agreement-no-answer"),
        (Propose("x", 0, "peace with 1 at 22 atlantis"), "refusal-agreement-place"),
        (Propose("x", 0, "peace with 1 until 99"), "refusal-agreement-until"),
        (Propose("x", 0, "words with 1"), "refusal-agreement-empty"),
        (Propose("x", 0, f"words with 1 : {'so ' * 150}"), "refusal-agreement-long"),
        (Propose("x", 0, "peace with 1 known 0 1 9"), "refusal-agreement-known"),
        (Propose("x", 0, PEACE), "refusal-proposal-enough"),
        (Withdraw("x", 2, 3), "refusal-agreement-not-yours"),
        (Withdraw("x", 0, 99), "refusal-proposal-closed"),
        (Reply("x", 1, 3, True), "refusal-proposal-closed"),
    ],
)
def test_what_makes_no_sense_is_refused_in_words(command: Command, key: str) -> None:
    match = three_kings()
    do(match, Propose("a", 0, PEACE))
    do(match, Propose("b", 0, "attack with 1"))
    do(match, Propose("c", 0, "peace with 1"))
    do(match, Reply("d", 1, 3, True))
    assert refusal(match, command) == key


def test_bots_make_no_agreements() -> None:
    match = three_kings()
    alone = Room(frozenset({"greedy"}), frozenset({0}))
    assert refusal(match, Propose("x", 0, "peace with 1"), alone) == "refusal-agreement-no-answer"


def test_a_table_may_do_without() -> None:
    match = three_kings()
    add(match, "terms", 0, "vacant nobody 0 diplomacy off")
    assert keys(match, 1) == ["event-terms-nobody", "event-terms-no-diplomacy"]
    assert refusal(match, Propose("x", 0, PEACE)) == "refusal-proposal-unknown"
    frame = make_frame(match, 0)
    assert frame.diplomacy is None
    assert frame.may.propose == ["end"]


@rule("royaumes.diplomacy.talk_only")
def test_talk_changes_nothing_in_the_position_and_survives_replay() -> None:
    match = three_kings()
    play_some(match, 12)
    before = match.state
    agree(match, PEACE)
    assert match.state is before
    play_some(match, 5)
    again = fold(ROYAUMES, match.header, match.entries)
    assert again.state == match.state
    assert again.proposals.made == match.proposals.made
    record = read_record(match.record(["Ann", "Bob", "Cid"]).text(), lambda name: ROYAUMES)
    assert verify(ROYAUMES, record) == []
    assert record.entries == [msgspec.structs.replace(entry, command="") for entry in match.entries]


@rule("royaumes.diplomacy.not_binding", "royaumes.diplomacy.no_shared_space")
def test_who_breaks_an_agreement_does_nothing_illegal() -> None:
    """The legal orders do not depend on agreements: entering an ally's space starts a fight."""
    state = position({0: {"22-27": "4+"}, 1: {"22": "3+ 2-"}})
    play(state, "move 22-27 22 4+")
    assert asked(state)[0] in ("bid", "reveal", "attacker-decides")
    assert army(state, "22") == (1, 3, 2)  # the armies cannot both stay, so there is a combat
    match = three_kings()
    plain = three_kings()
    agree(match, PEACE)
    for _ in range(60):
        assert match.state.actions() == plain.state.actions()
        seat = match.state.waiting()[0]
        action = match.state.actions_for(seat)[-1]
        match.add(match.move(seat, [action]))
        plain.add(plain.move(seat, [action]))
    assert match.state == plain.state


@rule("royaumes.diplomacy.not_binding")
def test_an_agreement_is_noted_as_broken() -> None:
    match = borders()
    peace = agree(match, "peace with 1 at 22")
    elsewhere = agree(match, "peace with 1 at 30")
    other = agree(match, "peace with 2")
    foreseen = answer(match, Draft("f", match.version, 0, ["move 22-27 22 3+"]))
    assert isinstance(foreseen, Drafted)
    assert "event-agreement-broken" in [line.key for line in foreseen.lines]  # announced before it is done
    match.add(match.move(0, "move 22-27 22 3+"))
    told = keys(match, match.version)
    assert told.index("event-agreement-broken") == told.index("event-combat") + 1
    assert (peace.status, peace.broken_by) == ("broken", 0)
    assert (elsewhere.status, other.status) == ("accepted", "accepted")
    steps = tell(match, 2, match.version - 1).steps
    assert "event-agreement-broken" in [step.line.key for step in steps]
    line = words("en", ROYAUMES.folder).format(
        "event-agreement-broken", match.events[match.version][told.index("event-combat") + 1].args, ["A", "B"]
    )
    assert line == "A breaks the agreement with B: peace (Yiyang)."


def test_a_breach_is_taken_back_with_its_move() -> None:
    match = borders()
    peace = agree(match, "peace with 1")
    version = match.version
    match.add(match.move(0, "move 22-27 22 3+"))
    assert peace.status == "broken"
    do(match, Back("u", match.version, 0, version))
    assert (peace.status, peace.broken_by) == ("accepted", -1)
    match.add(match.move(0, "move 22-27 22 3+"))
    assert (peace.status, peace.broken_by) == ("broken", 0)


def test_an_agreement_until_a_turn_runs_out_with_it() -> None:
    match = three_kings()
    short, long = agree(match, "peace with 1 until 1"), agree(match, "peace with 2 until 2")
    open_offer = do(match, Propose("o", 1, "passage with 2 until 1")).entry.number
    while "event-turn" not in keys(match, match.version):
        play_some(match, 1)
    assert (short.status, long.status) == ("ended", "accepted")
    assert match.proposals.made[open_offer].status == "lapsed"
    assert keys(match, match.version)[-2:] == ["event-agreement-over", "event-agreement-over"]
    again = fold(ROYAUMES, match.header, match.entries)
    assert again.proposals.made == match.proposals.made


@pytest.mark.parametrize("leave", [lambda: Takeover("x", 1, "greedy"), lambda: Resign("x", 1, "greedy")])
def test_who_leaves_has_no_agreements_any_more(leave: Callable[[], Command]) -> None:
    match = three_kings()
    peace, other = agree(match, "peace with 1"), agree(match, "peace with 2")
    offer = do(match, Propose("o", 2, "words with 0 1 : let us talk")).entry.number
    do(match, leave())
    assert (peace.status, other.status) == ("ended", "accepted")
    assert match.proposals.made[offer].status == "lapsed"


# --- secrecy ----------------------------------------------------------------------------------------


def secretly(text: str, then: str) -> Match:
    """Seats 0 and 1 make an agreement that seat 2 must not know; then it is broken, declined or ended."""
    match = borders()
    number = do(match, Propose("p", 0, f"{text} known 0 1")).entry.number
    do(match, Reply("r", 1, number, then != "declined"))
    do(match, Propose("q", 1, "words with 0 known 1 : more of it"))
    if then == "ended":
        do(match, Withdraw("w", 1, number))
    else:
        do(match, Withdraw("w", 1, match.version))
    match.add(match.move(0, "move 22-27 22 3+"))
    return match


@pytest.mark.parametrize("looking", [2, -1])
def test_nobody_else_can_tell_what_was_agreed(looking: int) -> None:
    """Frames, log, tellings and refusals of a third seat do not depend on a secret agreement of the two
    others.
    """
    made = [
        secretly("peace with 1", "broken"),
        secretly("attack with 1 at 26 until 2", "declined"),
        secretly("passage with 1 at 20", "ended"),
    ]
    assert {one.status for match in made for one in match.proposals.made.values()} >= {
        "broken",
        "declined",
        "ended",
    }
    frames = {encode(make_frame(match, looking)) for match in made}
    assert len(frames) == 1
    assert b"agreement" not in frames.pop().replace(b'"agreements":[]', b"")
    assert len({msgspec.json.encode(tell(match, looking, 0)) for match in made}) == 1
    if looking >= 0:
        for command in (Reply("x", 2, 1, True), Withdraw("x", 2, 1), Reply("x", 2, 4, False)):
            assert len({refusal(match, command) for match in made}) == 1
    assert len({encode(make_frame(match, 0)) for match in made}) == 3
    before = Draft("f", 0, 2, ["move 26 22-26 1+"])
    assert len({msgspec.json.encode(answer(match, before)) for match in made}) == 1


def test_everybody_sees_agreements_when_the_match_is_over() -> None:
    match = secretly("peace with 1", "broken")
    assert make_frame(match, 2).agreements == []
    do(match, Propose("e", 0, "end"))
    for seat in (1, 2):
        do(match, Reply(f"y{seat}", seat, match.version - seat + 1, True))
    assert match.over
    for looking in (-1, 0, 1, 2):
        frame = make_frame(match, looking)
        assert [(one.kind, one.status) for one in frame.agreements] == [
            ("peace", "broken"),
            ("words", "lapsed"),
        ]
        assert "event-agreement-broken" in [line.key for line in frame.log]
        assert "event-agreement-broken" in [step.line.key for step in tell(match, looking, 0).steps]


@rule("royaumes.diplomacy.no_transfer")
def test_nothing_can_be_given_or_lent() -> None:
    spoken = {word for notation in ROYAUMES.notations for word in notation.split()}
    assert not spoken & {"give", "lend", "transfer", "trade", "to-seat"}
    match = three_kings()
    play_some(match, 8)
    owned = [match.state.view(seat)["position"] for seat in range(3)]
    agree(match, "words with 1 : two markers for your general")
    assert [match.state.view(seat)["position"] for seat in range(3)] == owned


def test_kinds_and_places_have_names() -> None:
    state = three_kings().state
    places = ROYAUMES.agreement_places(state)
    assert {place.id for place in places} == {str(number) for number in range(1, 37)}
    assert ("12", "Handan", "@kingdom-zhao") in [(place.id, place.name, place.land) for place in places]
    for language in COMPLETE:
        spoken = words(language, ROYAUMES.folder)
        assert {f"proposal-{kind}" for kind in KINDS} <= spoken.own
        assert {place.land[1:] for place in places} <= spoken.own
