"""Agreements at the table: they are entries of the match and move no piece; the engine knows nothing of them.

They are proposals as the table keeps them (table/proposal.py).
"""

from __future__ import annotations

import pytest
from tests.ledger import rule
from tests.royaumes.positions import ROYAUMES, army, asked, play, position
from tests.table.walk import new_match

from tianxia.kernel.record import Entry, read_record, verify
from tianxia.kernel.rng import stream
from tianxia.table.match import Match, fold

PEACE = "peace with 1 until 5 at 22 27 : neither of us attacks the other"


def three_kings() -> Match:
    """A new match of three."""
    return new_match(ROYAUMES, 3, 4)


def add(match: Match, kind: str, seat: int, text: str) -> None:
    match.add(match.follow(Entry(match.version + 1, kind, seat, text)))


def play_some(match: Match, moves: int) -> None:
    """Moves at random, and who is asked makes them."""
    rng = stream(moves, "diplomacy")
    for _ in range(moves):
        seat = match.state.waiting()[0]
        actions = match.state.actions_for(seat)
        match.add(match.move(seat, [actions[rng.below(len(actions))]]))


@rule("royaumes.diplomacy.any_agreement")
@pytest.mark.parametrize(
    "text",
    [
        PEACE,
        "joint with 2 until 3 at 27 : we attack together",
        "alliance with 1 2",
        "words with 1 known 0 1 : leave me the north",
    ],
)
def test_any_agreement_at_any_time(text: str) -> None:
    match = three_kings()
    for moves in (0, 3, 20):
        play_some(match, moves)
        add(match, "propose", 0, text)
        proposal = match.proposals.made[match.version]
        assert proposal.status == "offered"
        for seat in proposal.asked:
            add(match, "accept", seat, str(proposal.number))
        assert proposal.number in match.proposals.made
        assert match.proposals.made[proposal.number].status == "accepted"


@rule("royaumes.diplomacy.talk_only")
def test_talk_changes_nothing_in_the_position_and_survives_replay() -> None:
    match = three_kings()
    play_some(match, 12)
    before = match.state
    add(match, "propose", 0, PEACE)
    add(match, "accept", 1, str(match.version))
    assert match.state is before
    play_some(match, 5)
    again = fold(ROYAUMES, match.header, match.entries)
    assert again.state == match.state
    assert again.proposals.made == match.proposals.made
    record = read_record(match.record(["Ann", "Bob", "Cid"]).text(), lambda name: ROYAUMES)
    assert verify(ROYAUMES, record) == []


@rule("royaumes.diplomacy.not_binding", "royaumes.diplomacy.no_shared_space")
def test_who_breaks_an_agreement_does_nothing_illegal() -> None:
    """The engine offers the same orders whatever was agreed: an ally's space is entered to fight."""
    state = position({0: {"22-27": "4+"}, 1: {"22": "3+ 2-"}})
    play(state, "move 22-27 22 4+")
    assert asked(state)[0] in ("bid", "reveal", "attacker-decides")
    assert army(state, "22") == (1, 3, 2)  # both cannot stay: a combat decides
    match = three_kings()
    plain = three_kings()
    add(match, "propose", 0, PEACE)
    add(match, "accept", 1, str(match.version))
    for _ in range(60):
        assert match.state.actions() == plain.state.actions()
        seat = match.state.waiting()[0]
        action = match.state.actions_for(seat)[-1]
        match.add(match.move(seat, [action]))
        plain.add(plain.move(seat, [action]))
    assert match.state == plain.state


@rule("royaumes.diplomacy.no_transfer")
def test_nothing_can_be_given_or_lent() -> None:
    words = {word for notation in ROYAUMES.notations for word in notation.split()}
    assert not words & {"give", "lend", "transfer", "trade", "to-seat"}
    match = three_kings()
    play_some(match, 8)
    owned = [match.state.view(seat)["position"] for seat in range(3)]
    add(match, "propose", 0, "gift with 1 : two markers for your general")
    add(match, "accept", 1, str(match.version))
    assert [match.state.view(seat)["position"] for seat in range(3)] == owned
