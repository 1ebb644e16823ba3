"""Diplomacy is talk only: the rules ignore agreements, and the title can tell which event breaks one."""

import pytest
from tests.ledger import rule
from tests.royaumes.positions import ROYAUMES, army, legal, play, position, saved, stock

from tianxia.games.royaumes.diplomacy import KINDS, breaker
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.kernel.rng import stream


def borders() -> RoyaumesState:
    """Three neighbours around 22."""
    return position({0: {"22-27": "2+"}, 1: {"22": "2+"}, 2: {"26": "2+", "22-26": "1+"}})


AGREEMENTS = [
    ("peace", [0, 1], [], 0),  # between two players
    ("peace", [0, 1], ["22", "27"], 0),  # between two kingdoms
    ("peace", [0, 1], ["26"], -1),  # elsewhere
    ("peace", [0, 2], [], -1),  # with somebody else
    ("passage", [0, 1], ["22"], 0),
    ("passage", [0, 1], ["22-26"], -1),
    ("attack", [0, 1], ["26"], 0),  # on a third player's commandery: the partner is attacked instead
    ("attack", [0, 2], ["22"], -1),  # as agreed
    ("words", [0, 1], [], -1),
]


@rule("royaumes.diplomacy.any_agreement", "royaumes.diplomacy.not_binding")
@pytest.mark.parametrize(("kind", "seats", "places", "who"), AGREEMENTS)
def test_an_agreement_of_any_kind_can_be_broken_by_a_legal_move(
    kind: str, seats: list[int], places: list[str], who: int
) -> None:
    assert kind in KINDS
    state = borders()
    assert "move 22-27" in legal(state)
    events = state.listen()
    state.play("move 22-27 22 2+")  # legal in spite of the agreement
    assert state.attacker == 0
    found = [breaker(kind, seats, places, event) for event in events]
    assert max(found) == who
    assert [stock(state, seat) for seat in range(3)] == [[], [], []]  # and nobody is punished
    assert [state.authority[seat] for seat in range(3)] == [0, 0, 0]


@rule("royaumes.diplomacy.talk_only")
def test_talk_changes_nothing() -> None:
    state = borders()
    before = ROYAUMES.to_json(state)
    events = state.copy().listen()
    for kind, seats, places, _ in AGREEMENTS:
        assert [breaker(kind, seats, places, event) for event in events] == []
    assert ROYAUMES.to_json(state) == before
    assert "agreement" not in before
    assert not [kind for kind in ROYAUMES.steps if "agree" in kind or "peace" in kind]


@rule("royaumes.diplomacy.no_transfer")
def test_nothing_is_given_to_another_player() -> None:
    """In random games a seat gains markers by its income only, troops by recruiting, and no general."""
    for seed in range(3):
        state = ROYAUMES.new(3, seed=seed)
        rng = stream(seed, "transfer")
        assert isinstance(state, RoyaumesState)
        while not state.over:
            held = [sum(stock(state, seat)) for seat in range(3)]
            troops = [state.troops(seat) for seat in range(3)]
            kind, asked = state.decision.kind, state.decision.seat
            state.take(state.actions()[rng.below(len(state.actions()))])
            for seat in range(3):
                gained = sum(stock(state, seat)) > held[seat]
                assert not gained or (kind in ("income", "income-more") and seat == asked)
                if state.troops(seat) > troops[seat]:
                    assert saved(state)["phase"] in ("place", "spring")
        assert len(state.generals) == 9


@rule("royaumes.diplomacy.no_shared_space")
def test_allies_cannot_share_a_space() -> None:
    state = borders()
    play(state, "move 22-27 22 2+")
    assert state.attacker == 0  # a combat like any other, in spite of the agreement
    play(state, "enough", "enough", "withdraw")
    assert (army(state, "22"), army(state, "22-27")) == ((1, 2, 0), (0, 2, 0))
