"""A redeal is consistent with everything the seat has seen, at any point of a game."""

from __future__ import annotations

import json
from itertools import combinations, product

import pytest
from tests.golden import Golden, choose
from tests.ledger import rule
from tests.royaumes.golden import EAGER
from tests.royaumes.positions import ROYAUMES, generals, new, play, position, stock

from tianxia.games.royaumes.objective import met
from tianxia.games.royaumes.redeal import ways_of_generals
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.kernel.event import Event
from tianxia.kernel.rng import stream

FAR = {1: {"2": "1+"}}
POWERS = (1, 2, 4)


def deals(state: RoyaumesState, seat: int, number: int = 60) -> list[RoyaumesState]:
    """Redeals of the position for a seat, without end."""
    found = []
    for seed in range(number):
        dealt = state.deal_anew(seat, stream(seed, "deal"))
        assert json.dumps(dealt.view(seat)) == json.dumps(state.view(seat))
        assert dealt.problems() == []
        found.append(dealt)
    return found


# --- markers ---------------------------------------------------------------------------------------------


@rule("royaumes.marker.stock_secret", "royaumes.marker.spent_public")
def test_a_purse_agrees_with_incomes_and_payments() -> None:
    state = position({0: {"21": "3+"}, **FAR}, markers={0: [2, 1, 1, 4]}, seen={0: ["+2", "+6"]})
    purses = {tuple(stock(dealt, 0)) for dealt in deals(state, 1)}
    assert {sum(purse) for purse in purses} == {8}
    assert len(purses) > 4
    assert all(purse.count(4) <= 1 for purse in purses)  # an income of 2 holds no four
    play(state, "move 21 16-21 1+ four enough")
    purses = {tuple(stock(dealt, 0)) for dealt in deals(state, 1)}
    assert purses <= {(2, 2), (2, 1, 1), (1, 1, 1, 1)}
    assert {tuple(stock(dealt, 0)) for dealt in deals(state, 0)} == {(2, 1, 1)}  # its own it knows


@rule("royaumes.combat.bid_secret")
def test_a_closed_hand_is_dealt_anew() -> None:
    state = position(
        {0: {"22-27": "3+"}, 1: {"22": "2+"}}, markers={0: [4, 1], 1: [2, 2]}, seen={0: ["+5"], 1: ["+4"]}
    )
    play(state, "move 22-27 22 3+", "four enough")
    hands = set()
    for dealt in deals(state, 1):
        assert dealt.waiting() == [1]
        hands.add(tuple(dealt.chosen[:3]))
        assert all(picked <= held for picked, held in zip(dealt.chosen[:3], dealt.stock[:3], strict=True))
        assert sum(dealt.chosen[:3]) <= 3
    assert len(hands) > 3
    for dealt in deals(state, 0):
        assert dealt.chosen[:3] == [1, 0, 0]


# --- generals --------------------------------------------------------------------------------------------


@rule("royaumes.general.power_hidden")
def test_a_price_bounds_a_power() -> None:
    state = position({0: {"25": "1+"}, **FAR}, "recruit", markers={0: [2, 1]})
    play(state, "general 1 two enough", "done")
    bought = {
        power for dealt in deals(state, 1) for power, place in generals(dealt, 0).items() if place == "hand"
    }
    assert bought == {1, 2}


@rule("royaumes.general.power_hidden", "royaumes.general.hidden_after_combat")
def test_a_general_that_was_shown_stays_what_it_was() -> None:
    state = position(
        {0: {"22-27": "5+", "25": "1+"}, 1: {"22": "1+", "2": "1+"}},
        generals={0: {4: "22-27", 1: "25", 2: "25"}},
    )
    assert {generals(dealt, 0)[4] for dealt in deals(state, 1)} == {"22-27", "25"}
    play(state, "move 22-27 22 5+ general 4", "enough", "enough")
    assert {generals(dealt, 0)[4] for dealt in deals(state, 1)} == {"22"}
    assert {generals(dealt, 0)[1] for dealt in deals(state, 1)} == {"25"}


def test_generals_that_meet_are_mistaken_for_each_other() -> None:
    state = position(
        {0: {"22-27": "5+"}, 1: {"22": "1+", "2": "1+"}}, "autumn", generals={0: {4: "22-27", 1: "22-26"}}
    )
    play(
        state, "move 22-27 22 5+ general 4", "enough", "enough"
    )  # general 4 is known now, so the other general is known as well
    shown = {generals(dealt, 0)[4] for dealt in deals(state, 1)}
    assert shown == {"22"}
    play(state, "move 22-26 22", "done")
    play(state, "march 22 26 0+ general 1")
    assert {generals(dealt, 0)[4] for dealt in deals(state, 1)} == {"22", "26"}
    assert generals(state, 0)[1] == "26"


# --- objectives ------------------------------------------------------------------------------------------


@rule("royaumes.objective.secret_until_scoring")
def test_objectives_are_dealt_anew_without_those_that_would_have_won() -> None:
    state = position(
        {0: {"25": "9+"}, 1: dict.fromkeys(("2", "12", "15", "35"), "9+")},
        "authority",
        progress={0: 0, 1: 0},
        objectives=[1, 2],
    )
    assert state.turn == 2  # seat 1 held four III at the end of turn 1, and did not win
    cards = {dealt.objectives[1] + 1 for dealt in deals(state, 0, 200)}
    assert cards == {2, 3, 4, 5, 7, 8, 9}
    assert {dealt.objectives[0] + 1 for dealt in deals(state, 0)} == {1}


# --- whole games, against a witness who remembers everything --------------------------------------------

MAP = ROYAUMES.tables.maps[0]
World = tuple[tuple[str, bool], ...]  # for each power, where its general is and whether it has moved


class Witness:
    """Remembers everything that was public about a seat, and lists all possible purses and generals."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.purses: set[tuple[int, int, int]] = {(0, 0, 0)}
        self.worlds: set[World] = {(("reserve", False),) * 3}
        self.paid = 0

    def hear(self, event: Event) -> None:
        if event.key == "event-phase":
            self.worlds = {tuple((place, False) for place, _ in world) for world in self.worlds}
            return
        if event.args.get("seat") != f"#{self.seat}" or not event.visible_to(-1):
            return
        args = {**event.args}
        for name in ("place", "to"):  # commanderies by number, as positions write them
            if name in args:
                args[name] = MAP.names[MAP.called.index(str(args[name]))]
        if event.key == "event-income":
            self.receive(int(str(args["total"])))
        elif event.key == "event-pay":
            self.spend([int(str(args["value"]))])
            self.paid += int(str(args["value"]))
        elif event.key == "event-bid":
            markers = args["markers"]
            assert isinstance(markers, list)
            self.spend(markers)
        elif event.key == "event-cannot-pay" or event.key == "event-defeated":
            self.purses = {(0, 0, 0)}
        elif event.key == "event-recruit-general":
            self.change("reserve", "hand", 1, limit=self.paid)
        elif event.key == "event-place-general":
            self.change("hand", str(args["place"]), 1)
        elif event.key in ("event-move", "event-march"):
            self.change(str(args["place"]), str(args["to"]), int(str(args["generals"])), moved=True)
        elif event.key == "event-withdraw":
            self.everybody(str(args["place"]), str(args["to"]))
        elif event.key == "event-general-killed":
            self.everybody(str(args["place"]), "reserve")
        elif event.key == "event-generals-shown":
            self.worlds = {
                world
                for world in self.worlds
                if [p for p, (place, _) in zip(POWERS, world, strict=True) if place == args["place"]]
                == args["powers"]
            }
        if event.key != "event-pay":
            self.paid = 0

    def receive(self, total: int) -> None:
        sets = [
            (fours, twos, total - 4 * fours - 2 * twos)
            for fours, twos in product(range(total // 4 + 1), range(total // 2 + 1))
            if 4 * fours + 2 * twos <= total
        ]
        self.purses = {(a + x, b + y, c + z) for a, b, c in self.purses for x, y, z in sets}

    def spend(self, markers: list[int]) -> None:
        for value in markers:
            at = (4, 2, 1).index(value)
            self.purses = {
                (purse[0] - (at == 0), purse[1] - (at == 1), purse[2] - (at == 2))
                for purse in self.purses
                if purse[at]
            }

    def change(self, origin: str, to: str, count: int, moved: bool = False, limit: int = 4) -> None:
        """This many generals moved from one place to another: any that were there and could move."""
        found = set()
        for world in self.worlds:
            there = [n for n in range(3) if world[n] == (origin, False) and POWERS[n] <= limit]
            for gone in combinations(there, count):
                found.add(tuple((to, moved) if n in gone else world[n] for n in range(3)))
        self.worlds = found

    def everybody(self, origin: str, to: str) -> None:
        self.worlds = {
            tuple(
                (to, moved and to != "reserve") if place == origin else (place, moved)
                for place, moved in world
            )
            for world in self.worlds
        }

    def places(self) -> set[tuple[str, ...]]:
        return {tuple(place for place, _ in world) for world in self.worlds}


def by_place(state: RoyaumesState, seat: int) -> set[tuple[str, ...]]:
    """The assignments of generals that a redeal produces."""
    names = {-1: "reserve", -2: "hand", -3: "bought", -4: "gone"}
    return {
        tuple(state.map.names[key >> 1] if key >= 0 else names[key >> 1] for key in way)
        for way in ways_of_generals(state, seat)
    }


@rule("royaumes.general.power_hidden", "royaumes.marker.stock_secret")
@pytest.mark.parametrize("seed", [pytest.param(n, marks=pytest.mark.slow) if n > 2 else n for n in range(10)])
def test_every_deal_agrees_with_all_that_was_seen(seed: int) -> None:
    seats = 2 + seed % 3
    state, chance = new(seats, seed), stream(seed, "eager players")
    taste = Golden(seats, taste=EAGER, best=True)
    witnesses = [Witness(seat) for seat in range(seats)]
    would_have_won: list[set[int]] = [set() for _ in range(seats)]
    checked = 0
    for number in range(700):
        if state.over:
            break
        if not state.decision.follows and number % 7 == 0:
            viewer = chance.below(seats)
            dealt = state.deal_anew(viewer, stream(number, "deal"))
            for witness in witnesses:
                seat = witness.seat
                if not state.alive >> seat & 1:
                    continue
                assert by_place(state, seat) == witness.places()
                assert tuple(generals(dealt, seat).values()) in witness.places()
                assert tuple(dealt.stock[3 * seat : 3 * seat + 3]) in witness.purses
                assert dealt.objectives[seat] not in would_have_won[seat]
                checked += 1
        turn = state.turn
        events = state.listen()
        state.take(choose(taste, state, chance))
        if state.turn > turn:
            for seat in state.order:
                would_have_won[seat] |= {card for card in range(9) if met(state, card, state.occupied(seat))}
        for event in events:
            for witness in witnesses:
                witness.hear(event)
    assert checked  # a short game may have nothing to check
