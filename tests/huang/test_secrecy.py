"""A redeal is consistent with everything the seat has seen, at any point of a game."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from tests.huang.positions import LETTERS, hand, new, pass_turn, play, position, saved
from tests.ledger import rule

from tianxia.games.huang.actions import DONE, PLACE, REPLACE
from tianxia.games.huang.elements import tile_arg
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import GREEN
from tianxia.kernel.event import Event, seat_arg
from tianxia.kernel.rng import Rng, stream

DEALS = 60
MOST_REMEMBERED = 5  # most tiles set aside; more would mean too many possibilities to check


def deals(state: HuangState, seat: int, number: int = DEALS) -> Iterator[HuangState]:
    """Redeals of the position for a seat, an endless stream."""
    for seed in range(number):
        dealt = state.deal_anew(seat, stream(seed, "deal"))
        assert json.dumps(dealt.view(seat)) == json.dumps(state.view(seat))
        assert dealt.problems() == []
        yield dealt


def replaced(state: HuangState, seat: int) -> str:
    """The tiles a seat has put aside, as letters."""
    gone = saved(state)["seats"][seat]["replaced"]
    return "".join(letter * gone.get(colour, 0) for letter, colour in LETTERS.items())


def picked(tiles: str) -> HuangState:
    """Seat 0 has placed green tiles and openly taken these tiles from the market."""
    state = position(seats=2, hands={0: "g" * len(tiles) + "yyyy", 1: "yrbgww"}, market="yrbgww")
    for place, letter in zip(("m8", "m10"), tiles, strict=False):
        play(state, f"tile green {place}", f"take {LETTERS[letter]}")
    if state.decision.seat == 0:
        pass_turn(state)
    return pass_turn(state)  # seat 1 passes: seat 0 is to act, with six tiles


# --- tiles that were taken openly -----------------------------------------------------------------------


@rule("huang.hidden.hand")
def test_tiles_from_the_market_stay_where_they_went() -> None:
    state = picked("wr")
    others = set()
    for dealt in deals(state, 1):
        assert {"w", "r"} <= set(hand(dealt, 0))
        assert hand(dealt, 1) == hand(state, 1)
        others.add(hand(dealt, 0))
    assert len(others) > 10  # the rest of the hand differs between redeals


def test_their_owner_is_dealt_its_own_hand() -> None:
    state = picked("wr")
    assert {hand(dealt, 0) for dealt in deals(state, 0)} == {hand(state, 0)}
    assert len({hand(dealt, 1) for dealt in deals(state, 0)}) > 10


def test_a_tile_that_was_placed_is_no_longer_known() -> None:
    state = picked("wr")
    state.play("tile white l9")
    hands = [hand(dealt, 0) for dealt in deals(state, 1)]
    assert all("r" in held for held in hands)
    assert any("w" not in held for held in hands)


def test_what_the_seat_is_about_to_place_is_in_its_hand() -> None:
    state = position(seats=2, hands={0: "wyyyyy", 1: "yrbgww"})
    state.play("tile white")  # the hex is still to be chosen
    assert all("w" in hand(dealt, 0) for dealt in deals(state, 1))
    riot = position(seats=2, hands={0: "bbyyyy", 1: "yrbgww"})
    riot.play("riot")
    assert all(hand(dealt, 0).count("b") >= 2 for dealt in deals(riot, 1))


# --- the same tiles when tiles are replaced face down ----------------------------------------------------


def test_one_replaced_tile_can_be_only_one_of_two_known_ones() -> None:
    state = picked("wr")
    state.play("replace yellow done")
    found: Counter[str] = Counter()
    for dealt in deals(state, 1):
        held, gone = hand(dealt, 0), replaced(dealt, 0)
        assert "w" in held or "r" in held
        assert "w" in held + gone
        assert "r" in held + gone
        assert len(gone) == 1
        found[gone] += 1
    assert {"w", "r"} < set(found)  # the tile may be one of these two, or another one


def test_a_hand_replaced_as_a_whole_took_the_known_tiles_along() -> None:
    state = picked("wr")
    state.play("replace " + " ".join(sorted_colours(hand(state, 0))))
    for dealt in deals(state, 1):
        assert {"w", "r"} <= set(replaced(dealt, 0))
    assert any("w" not in hand(dealt, 0) for dealt in deals(state, 1))


def test_tiles_taken_after_a_replacement_are_known_again() -> None:
    state = position(seats=2, hands={0: "gyyyyy", 1: "yrbgww"}, market="yrbgww")
    play(state, "replace yellow yellow done", "tile green m8", "take white")
    assert all("w" in hand(dealt, 0) for dealt in deals(state, 1))


def test_a_known_tile_shown_later_was_not_replaced_for_sure() -> None:
    state = picked("wr")
    play(state, "replace yellow done", "tile white l9")
    for dealt in deals(state, 1):
        assert "r" in hand(dealt, 0) + replaced(dealt, 0)


def test_the_seat_that_replaces_knows_what_it_put_aside() -> None:
    state = picked("wr")
    state.play("replace red white done")
    assert {replaced(dealt, 0) for dealt in deals(state, 0)} == {"rw"}


def sorted_colours(held: str) -> list[str]:
    return [colour for letter, colour in LETTERS.items() for _ in range(held.count(letter))]


# --- whole games, against a witness who remembers everything --------------------------------------------

PAID = {  # the ways in which a seat shows tiles, besides placing them
    "event-riot": "bb",
    "event-riot-leader": "b",
    "event-build": "gg",
    "event-build-leader": "g",
}
COMMITTED = {"event-revolt-commit": "y", "event-war-commit": "r"}


class Witness:
    """Remembers everything that was public about a hand, and decides whether hidden tiles are possible."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.notes: list[tuple[str, str]] = []

    def hear(self, events: list[Event]) -> None:
        for event in events:
            if event.args.get("seat") != seat_arg(self.seat):
                continue
            letter = {tile_arg(colour): letter for colour, letter in enumerate("yrbgw")}
            if event.key == "event-tile":
                self.notes.append(("showed", letter[str(event.args["tile"])]))
            elif event.key in PAID:
                self.notes.append(("showed", PAID[event.key]))
            elif event.key in COMMITTED:
                self.notes.append(("showed", COMMITTED[event.key] * int(str(event.args["count"]))))
            elif event.key == "event-market":
                self.notes.append(("took", letter[str(event.args["tile"])]))
            elif event.key == "event-replace":
                self.notes.append(("put aside", "?" * int(str(event.args["count"]))))
            elif event.key == "event-draw":
                self.notes.append(("drew", "?" * int(str(event.args["count"]))))

    def believes(self, held: str, gone: str) -> bool:
        """Are there a first hand and draws that lead to these tiles in hand and set aside?"""
        worlds = {(held, gone)}
        for what, tiles in reversed(self.notes):
            earlier: set[tuple[str, str]] = set()
            for inside, aside in worlds:
                if what == "showed":
                    earlier.add((in_order(inside + tiles), aside))
                elif what == "took" and tiles in inside:
                    earlier.add((inside.replace(tiles, "", 1), aside))
                elif what == "drew":
                    earlier |= {(kept, aside) for kept in choices(inside, len(inside) - len(tiles))}
                elif what == "put aside":
                    for back in choices(aside, len(tiles)):
                        rest = Counter(aside) - Counter(back)
                        earlier.add((in_order(inside + back), in_order("".join(rest.elements()))))
            worlds = earlier
        return any(not aside for _, aside in worlds)


def in_order(tiles: str) -> str:
    return "".join(sorted(tiles))


def choices(tiles: str, number: int) -> set[str]:
    """Every choice of that many tiles."""
    return {"".join(chosen) for chosen in combinations(in_order(tiles), number)} if number >= 0 else set()


def eager(state: HuangState, chance: Rng) -> int:
    """A player who prefers the market and replacing tiles, which are the main sources of information
    about hands.
    """
    legal = state.actions()
    if state.decision.kind == "action":
        liked = [action for action in legal if action in (PLACE + GREEN, REPLACE)]
        if liked and chance.below(3):
            return liked[chance.below(len(liked))]
    if state.decision.kind == "market" and len(legal) > 1:
        legal = legal[:-1]
    if state.decision.kind == "replace" and DONE in legal and chance.below(2):
        return DONE
    return legal[chance.below(len(legal))]


def test_the_witness_doubts_what_cannot_be() -> None:
    witness = Witness(0)
    witness.notes = [("took", "w"), ("took", "r"), ("put aside", "?"), ("drew", "?")]
    assert witness.believes("rwyyyy", "b")
    assert witness.believes("ryyyyy", "w")
    # impossible: the witness has seen a red tile, which can be neither in this hand nor set aside
    assert not witness.believes("yyyyyy", "w")
    assert not witness.believes("ryyyyy", "b")  # and the white one


@rule("huang.hidden.hand", "huang.hidden.replaced_tiles")
@pytest.mark.parametrize("seed", range(6))
def test_every_deal_agrees_with_all_that_was_seen(seed: int) -> None:
    seats = 2 + seed % 3
    state, chance = new(seats, seed), stream(seed, "eager players")
    witnesses = [Witness(seat) for seat in range(seats)]
    checked = 0
    for _ in range(80):
        if state.decision.kind == "action":  # no seat is in the middle of an action
            for dealt in deals(state, chance.below(seats), 2):
                for witness in witnesses:
                    held, gone = in_order(hand(dealt, witness.seat)), in_order(replaced(dealt, witness.seat))
                    if len(gone) <= MOST_REMEMBERED:
                        assert witness.believes(held, gone)
                        checked += 1
        events = state.listen()
        state.take(eager(state, chance))
        for witness in witnesses:
            witness.hear(events)
    assert checked > 20
