"""Observations: in range, the same after redeals, complete for public games, with a version."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest
from librt.strings import BytesWriter
from tests.huang.positions import new as new_huang
from tests.huang.positions import play as play_huang
from tests.research.play import TITLES, game_of, parts, people, positions
from tests.royaumes.positions import play as play_royaumes
from tests.royaumes.positions import position as royaumes_position

import tianxia
from tianxia.kernel.conformance.play import settings
from tianxia.kernel.errors import BadArgument, GameOver
from tianxia.kernel.observation import Batch, Observer, observer, ranks, returns
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State

# By title: the number of values for two seats, and a fingerprint of their description. A change raises LAYOUT
# and adds a line to LAYOUTS in the title's observation.py.
FINGERPRINTS: dict[str, dict[int, str]] = {
    "huang": {1: "749 defa221d0727"},
    "royaumes": {1: "676 44f57dc1322f"},
    "terracotta": {1: "353 046e520d6c79"},
    "zhanguo": {1: "468 603839ea295c"},
}

# Parts that are empty in most positions of these games.
RARE = {"granaries", "palace_built", "war_lent", "replaced_least", "decrees", "bids", "powers", "options"}
RARE |= {"ruled_out", "tokens", "kept"}

ALL = pytest.mark.parametrize("title", tianxia.titles())
OURS = pytest.mark.parametrize("title", TITLES)


def tense(state: State) -> bool:
    """Is this a rare kind of position: game over, simultaneous choices, or a combat?"""
    return state.over or state.decision.simultaneous or getattr(state, "attacker", -1) >= 0


def compare(title: str, wanted: int, stride: int) -> tuple[int, set[str], set[str]]:
    """Observe and redeal repeatedly; returns the number of comparisons, the kinds of questions, and the
    parts that a redeal changed.
    """
    done, kinds, leaks, number = 0, set(), set(), 0
    while done < wanted:
        for at, state in enumerate(positions(title, number)):
            if state.over or (at % stride and not tense(state)):
                continue
            kinds.add(state.decision.kind)
            look = observer(state)
            for seat in people(state):
                dealt = state.redeal(seat, stream(at, f"redeal {number}"))
                done += 1
                if look.mask(dealt, seat) != look.mask(state, seat):
                    leaks.add("mask")
                if look.observation(dealt, seat) != look.observation(state, seat):
                    before, after = parts(look, state, seat), parts(look, dealt, seat)
                    leaks |= {name for name in before if before[name] != after[name]}
        number += 1
    return done, kinds, leaks


@ALL
def test_a_redeal_changes_nothing_that_is_observed(title: str) -> None:
    _, _, leaks = compare(title, 300, 17)
    assert leaks == set()


@pytest.mark.slow
@OURS
def test_five_thousand_redeals_change_nothing_that_is_observed(title: str) -> None:
    """Over every setting of seats and options, and in Royaumes at every bid."""
    done, kinds, leaks = compare(title, 5000, 5)
    assert done >= 5000
    assert leaks == set()
    if title == "royaumes":
        assert kinds >= {"bid", "bid-more", "handicap", "attacker-decides", "defender-decides"}


def leak_hand_of_huang(state: Any, seat: int) -> int:
    return int(state.hands[5 * ((seat + 1) % state.seats)])


def leak_bag_of_huang(state: Any, seat: int) -> int:
    return int(state.bag[0])


def leak_objective(state: Any, seat: int) -> int:
    return int(state.objectives[(seat + 1) % state.seats])


def leak_purse(state: Any, seat: int) -> int:
    return int(state.stock[3 * ((seat + 1) % state.seats)])


def leak_general(state: Any, seat: int) -> int:
    return int(state.generals[3 * ((seat + 1) % state.seats)]) + 4


def leak_bid(state: Any, seat: int) -> int:
    return int(state.chosen[3 * ((seat + 1) % state.seats)])


def leak_card(state: Any, seat: int) -> int:
    return int(state.hands[6 * ((seat + 1) % state.seats)])


def leak_deck(state: Any, seat: int) -> int:
    return int(state.deck[39])


LEAKS: list[tuple[str, Callable[[Any, int], int]]] = [
    ("huang", leak_hand_of_huang),
    ("huang", leak_bag_of_huang),
    ("royaumes", leak_objective),
    ("royaumes", leak_purse),
    ("royaumes", leak_general),
    ("royaumes", leak_bid),
    ("zhanguo", leak_card),
    ("zhanguo", leak_deck),
]


@pytest.mark.parametrize(("title", "leak"), LEAKS, ids=[leak.__name__ for _, leak in LEAKS])
def test_a_planted_leak_is_noticed(
    title: str, leak: Callable[[Any, int], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = Observer.observation

    def leaking(self: Observer, state: State, seat: int) -> bytes:
        return plain(self, state, seat)[:-2] + leak(state, seat).to_bytes(2, "little")

    look = observer(next(positions(title, 0)))
    assert leaking(look, next(positions(title, 0)), 0)
    done, number = 0, 0
    while done < 3000:
        for at, state in enumerate(positions(title, number)):
            if state.over or (at % 11 and not tense(state)):
                continue
            look = observer(state)
            for seat in people(state):
                dealt = state.redeal(seat, stream(at, f"redeal {number}"))
                done += 1
                if leaking(look, dealt, seat) != leaking(look, state, seat):
                    return
        number += 1
    raise AssertionError(f"{done} redeals did not show the leak")


def test_terracotta_has_nothing_that_could_leak() -> None:
    """Only the chance to come is hidden there, so no leak can be planted: a redeal changes nothing else."""
    compared = 0
    for at, state in enumerate(positions("terracotta", 0)):
        if at % 20 == 0:
            before, after = (
                state.game.to_dict(state),
                state.game.to_dict(state.redeal(0, stream(at, "redeal"))),
            )
            assert [name for name in before if before[name] != after[name]] == ["rng"]
            compared += 1
    assert compared > 5
    assert not tianxia.game("terracotta").hidden


def test_tiles_taken_from_the_market_are_known_to_others() -> None:
    """A redeal keeps the known tiles of a hand, so comparing redeals cannot prove that part."""
    state = new_huang(2, 3)
    look = observer(state)
    me = state.decision.seat
    assert parts(look, state, 1 - me)["known"] == [0] * 10
    hand = parts(look, state, me)["hand"]
    assert hand == [int(state.hands[5 * me + colour]) for colour in range(5)]
    state.known[5 * me + 1] = 1
    assert parts(look, state, 1 - me)["known"] == [0, 0, 0, 0, 0, 0, 1, 0, 0, 0]
    assert parts(look, state, me)["known"] == [0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    play_huang(state, "pass")
    assert parts(look, state, me)["turn"] == [0]
    assert parts(look, state, 1 - me)["turn"] == [1]


def test_a_bid_in_a_closed_hand_is_seen_by_its_owner_only() -> None:
    state = royaumes_position(
        {0: {"22-27": "3+"}, 1: {"22": "2+"}}, markers={0: [4, 1], 1: [2, 2]}, seen={0: ["+5"], 1: ["+4"]}
    )
    play_royaumes(state, "move 22-27 22 3+", "four enough")
    look = observer(state)
    assert parts(look, state, 0)["chosen"] == [1, 0, 0]
    seen = parts(look, state, 1)
    assert seen["chosen"] == [0, 0, 0]
    assert seen["bids"] == [0] * 6
    assert seen["combat"][0] == 1
    assert seen["combat_seats"] == [2, 1]  # seat 0 attacks: the next one, as seat 1 counts
    assert seen["purse"] == [4, 5]


@ALL
def test_every_number_is_in_its_range_and_every_part_is_used(title: str) -> None:
    game = game_of(title)
    used: set[str] = set()
    names: set[str] = set()
    for number in range(min(16, len(settings(game)))):
        for at, state in enumerate(positions(title, number)):
            if at % 13 and not tense(state):
                continue
            look = observer(state)
            names |= {part.name for part in look.parts}
            for seat in people(state):
                seen = parts(look, state, seat)
                for part in look.parts:
                    assert len(seen[part.name]) == part.size
                    if part.size:
                        assert part.least <= min(seen[part.name]), part.name
                        assert max(seen[part.name]) <= part.most, part.name
                    if any(seen[part.name]):
                        used.add(part.name)
    assert names - used <= RARE


@OURS
def test_the_mask_has_the_legal_actions_and_no_other(title: str) -> None:
    for state in positions(title, 1):
        look = observer(state)
        for seat in people(state):
            mask = look.mask(state, seat)
            assert [action for action, legal in enumerate(mask) if legal] == state.actions_for(seat)


@OURS
def test_actions_come_with_mask_and_observation_in_one_call(title: str) -> None:
    mask, numbers = BytesWriter(), BytesWriter()
    for state in positions(title, 3):
        look = observer(state)
        assert look.legal(state, mask) == state.actions()
        if state.over:
            assert not any(mask.getvalue())
            with pytest.raises(GameOver):
                look.asked(state, numbers, mask)
            break
        seat = state.decision.seat
        assert mask.getvalue() == look.mask(state, seat)
        mask.truncate(0)
        mask.write(b"what it held before")
        assert look.asked(state, numbers, mask) == state.actions()
        assert mask.getvalue() == look.mask(state, seat)
        assert numbers.getvalue() == look.observation(state, seat)


@OURS
def test_the_question_is_told_to_the_seat_that_is_asked(title: str) -> None:
    for at, state in enumerate(positions(title, 2)):
        if state.over or at > 300:
            break
        look = observer(state)
        for seat in people(state):
            seen = parts(look, state, seat)
            asked = state.decision_for(seat)
            told = state.decision if asked is None else asked
            assert look.kinds[seen["question"][0]] == told.kind
            assert seen["question_own"] == [int(asked is not None)]
            assert seen["question_follows"] == [int(told.follows)]
            numbers = [] if asked is None else asked.args()
            assert seen["question_fields"][: len(numbers)] == numbers
            assert not any(seen["question_fields"][len(numbers) :])
            waiting = {(other - seat) % state.seats for other in state.waiting()}
            assert {at for at, flag in enumerate(seen["asked"]) if flag} == waiting


def test_an_observation_of_royaumes_has_what_the_view_has() -> None:
    for at, state in enumerate(positions("royaumes", 4)):
        if at % 7 or state.over:
            continue
        look = observer(state)
        names = state.map.names  # type: ignore[attr-defined]
        for seat in people(state):
            seen, shown = parts(look, state, seat), state.view(seat)["position"]
            assert isinstance(shown, dict)
            armies = shown["armies"]
            for place, name in enumerate(names):
                army = armies.get(name)
                owner = 0 if army is None else (army["seat"] - seat) % state.seats + 1
                assert seen["owner"][place] == owner
                assert seen["organised"][place] == (army["organised"] if army else 0)
                moved = [seen["moved_organised"][place], seen["moved_disorganised"][place]]
                assert moved == (army["moved"] if army else [0, 0])
            fires = shown["campfires"]
            assert seen["campfires"] == [fires.get(name, 0) for name in names[:36]]


@OURS
def test_layouts_have_versions_and_a_history(title: str) -> None:
    module = import_module(f"tianxia.games.{title}.observation")
    assert sorted(module.LAYOUTS) == list(range(1, module.LAYOUT + 1))
    look = observer(game_of(title).new(2))
    assert look.version == f"{title}-rules{game_of(title).rules}-layout{module.LAYOUT}"
    text = ";".join(f"{p.name} {p.shape} {p.least} {p.most} {p.labels}" for p in look.parts)
    found = f"{look.size} {hashlib.sha256(text.encode()).hexdigest()[:12]}"
    assert found == FINGERPRINTS[title][module.LAYOUT]


@ALL
def test_results_rank_every_seat(title: str) -> None:
    for number in range(8):
        *_, state = positions(title, number)
        found, values = ranks(state), returns(state)
        assert [seat for seat in range(state.seats) if found[seat] == 1] == state.winners()
        assert sum(values) == pytest.approx(0)
        assert all(-1 <= value <= 1 for value in values)
        for one in range(state.seats):
            for other in range(state.seats):
                assert (found[one] < found[other]) == (values[one] > values[other])


def test_a_running_game_has_no_ranks() -> None:
    with pytest.raises(BadArgument, match="over"):
        ranks(game_of("huang").new(2))


def test_a_batch_checks_its_actions_and_begins_anew() -> None:
    batch = Batch(lambda number: game_of("royaumes").new(2, seed=number), 3)
    size = batch.observer.actions
    rng = stream(1, "batch")
    ended = 0
    while ended < 4:
        masks = batch.masks.getvalue()
        rows = [masks[size * table : size * table + size] for table in range(3)]
        legal = [[action for action in range(size) if row[action]] for row in rows]
        before = [state.key() for state in batch.states]
        with pytest.raises(BadArgument, match="table 1"):
            batch.step([legal[0][0], rows[1].index(0), legal[2][0]])
        with pytest.raises(BadArgument, match="table 2"):
            batch.step([legal[0][0], legal[1][0], -1])
        assert [state.key() for state in batch.states] == before
        batch.step([choices[rng.below(len(choices))] for choices in legal])
        ended += len(batch.ended)
        assert len(batch.results) == len(batch.ended)
        assert all(not state.over for state in batch.states)
    assert sum(batch.played) == 3 + ended
