"""All orders that the rules allow can be given, each in exactly one way, and no others: compared with a
list that is computed independently.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from tests.royaumes.positions import ROYAUMES, generals, legal, position, saved, stock

from tianxia.games.royaumes.decisions.combat import kept_range
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.kernel.rng import Rng, stream

MAP = ROYAUMES.tables.maps[0]
LINKS = {name: name.split("-") for name in MAP.names[36:]}
KIND = {
    name: ("plain", "river", "wall")[barrier] for name, barrier in zip(MAP.names, MAP.barrier, strict=True)
}

Outcome = tuple[object, ...]
Army = tuple[int, int, int]  # seat, organised, disorganised


def small(rng: Rng, phase: str) -> RoyaumesState:
    """A position with a few armies and generals around one commandery."""
    centre = str(1 + rng.below(36))
    around = [name for name, ends in LINKS.items() if centre in ends]
    ends = [end for name in around for end in LINKS[name] if end != centre]
    open_links = [name for name in around if KIND[name] != "wall"]
    places = [centre, *ends, *open_links]
    armies: dict[int, dict[str, str]] = {0: {}, 1: {}}
    for place in places:
        seat = (0, 0, 1, -1, -1)[rng.below(5)] if place != centre else 0
        organised, disorganised = rng.below(3), rng.below(3)
        if seat == 1 and organised == 0:
            organised = 1  # a defender that bids: an order ends there
        if seat >= 0 and organised + disorganised:
            armies[seat][place] = f"{organised}+ {disorganised}-"
    # armies elsewhere: nobody is defeated in this turn
    for seat, far in ((0, ("33-36", "1-2")), (1, ("2-3", "31-35"))):
        free = next(place for place in far if place not in places)
        armies[seat][free] = "7+"
    held = {place: seat for seat, at in armies.items() for place in at}
    where: dict[int, dict[int, str]] = {0: {}, 1: {}}
    for seat, power in product((0, 1), (1, 2, 4)):
        place = [centre, *ends, *around][rng.below(1 + len(ends) + len(around))]
        if rng.below(2) and held.get(place, seat) == seat:
            where[seat][power] = place
    markers = [value for value in (4, 2, 1) for _ in range(rng.below(2))]
    return position(armies, phase, generals=where, markers={0: markers})


# --- the independent list ---------------------------------------------------------------------------------


def orders(state: RoyaumesState, marching: bool) -> Iterator[Outcome]:
    """The result of every legal order of seat 0, computed directly from the rules."""
    armies = {
        place: (a["seat"], a.get("organised", 0), a.get("disorganised", 0))
        for place, a in saved(state)["armies"].items()
    }
    mine, theirs = generals(state, 0), generals(state, 1)
    purse = stock(state, 0)
    own = {place for place, army in armies.items() if army[0] == 0} | set(mine.values())
    for origin, to, link in ways(marching):
        if origin not in own:
            continue
        _, organised, disorganised = (
            armies.get(origin, (0, 0, 0)) if armies.get(origin, (0,))[0] == 0 else (0, 0, 0)
        )
        here = [power for power, place in mine.items() if place == origin]
        enemy_on_link = armies.get(link, (0,))[0] == 1
        for o, d in product(range(organised + 1), range(disorganised + 1)):
            if o + d and KIND[link] == "wall":
                continue
            if marching and (d or (o and enemy_on_link)):
                continue
            if not marching and d and KIND[to] == "river":
                continue
            for led in subsets(here):
                if o + d + len(led) == 0 or (marching and not led):
                    continue
                crossing = o > 0 and KIND[link if marching else to] == "river"
                for paid in payments(purse) if crossing else [()]:
                    if marching and sum(paid) < o and crossing:
                        continue
                    kept = 0 if marching else min(o, sum(paid)) if crossing else o
                    yield carry_out(
                        armies,
                        mine,
                        theirs,
                        purse,
                        origin,
                        to,
                        link,
                        (o, d),
                        led,
                        paid,
                        (kept, o - kept + d),
                        marching,
                    )


def ways(marching: bool) -> Iterator[tuple[str, str, str]]:
    """From where to where, and the link that is entered or taken."""
    for name, (a, b) in LINKS.items():
        for one, other in ((a, b), (b, a)):
            if marching:
                yield one, other, name
            else:
                yield one, name, name
                yield name, one, one


def subsets(things: list[int]) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = [()]
    for thing in things:
        found += [(*chosen, thing) for chosen in found]
    return found


def payments(purse: list[int]) -> set[tuple[int, ...]]:
    return {tuple(sorted(chosen)) for chosen in subsets(purse)}


def carry_out(
    armies: dict[str, Army],
    mine: dict[int, str],
    theirs: dict[int, str],
    purse: list[int],
    origin: str,
    to: str,
    link: str,
    gone: tuple[int, int],
    led: tuple[int, ...],
    paid: tuple[int, ...],
    arriving: tuple[int, int],
    marching: bool,
) -> Outcome:
    """The board after an order, up to the bids of a combat."""
    after, mine, theirs = dict(armies), dict(mine), dict(theirs)
    left = Counter(purse)
    left.subtract(paid)
    if sum(gone):
        seat, organised, disorganised = after.pop(origin)
        if organised + disorganised > sum(gone):
            after[origin] = (seat, organised - gone[0], disorganised - gone[1])
    for power in led:
        mine[power] = to
    passed = {link, to} if marching else {to}
    fight: object = None
    if after.get(to, (0,))[0] == 1:
        if sum(gone):
            fight = (to, origin, arriving)
            passed.discard(to)
        else:
            mine = {power: "reserve" if power in led else place for power, place in mine.items()}
    elif sum(gone):
        _, organised, disorganised = after.get(to, (0, 0, 0))
        after[to] = (0, organised + arriving[0], disorganised + arriving[1])
    if sum(gone):
        theirs = {
            power: "reserve" if place in passed and not (place == to and fight) else place
            for power, place in theirs.items()
        }
    return frozen(after, mine, theirs, sorted(left.elements()), fight)


def frozen(
    armies: dict[str, Army], mine: dict[int, str], theirs: dict[int, str], purse: list[int], fight: object
) -> Outcome:
    return tuple(sorted(armies.items())), tuple(mine.items()), tuple(theirs.items()), tuple(purse), fight


# --- the list of the engine -------------------------------------------------------------------------------


def offered(state: RoyaumesState) -> Iterator[Outcome]:
    """The result of every order that the engine offers, question by question."""
    for action in state.actions():
        if ROYAUMES.notate(state, action) == "done":
            continue
        after = state.copy()
        after.take(action)
        if not after.over and after.decision.follows:
            yield from offered(after)
        else:
            yield seen(after)


def seen(state: RoyaumesState) -> Outcome:
    found = saved(state)
    armies = {
        p: (a["seat"], a.get("organised", 0), a.get("disorganised", 0)) for p, a in found["armies"].items()
    }
    combat = found["combat"]
    fight = None
    if combat:
        fight = (combat["place"], combat["origin"], (combat["organised"], combat["disorganised"]))
    return frozen(armies, generals(state, 0), generals(state, 1), sorted(stock(state, 0)), fight)


def compare(phase: str, numbers: range) -> int:
    """How many orders there were in all."""
    tried = 0
    for number in numbers:
        state = small(stream(number, phase), phase)
        if (state.decision.kind, state.decision.seat) != ("move" if phase == "spring" else "march", 0):
            assert not list(orders(state, phase == "march"))
            continue
        expected, found = Counter(orders(state, phase == "march")), Counter(offered(state))
        assert found == expected, f"position {number} of {phase}"
        tried += len(expected)
    return tried


@pytest.mark.parametrize("phase", ["spring", "march"])
def test_every_order_and_no_other(phase: str) -> None:
    assert compare(phase, range(25)) > 100


@pytest.mark.long
@pytest.mark.parametrize("phase", ["spring", "march"])
def test_every_order_of_a_thousand_positions(phase: str) -> None:
    assert compare(phase, range(25, 525)) > 2000


# --- the longest lists ------------------------------------------------------------------------------------


def test_sixty_troops_and_three_generals_in_as_many_places() -> None:
    roads = [name for name in LINKS if KIND[name] != "wall"]
    armies, alone = roads[:60], ["20", "21", "25"]
    state = position(
        {0: dict.fromkeys(armies, "1+"), 1: {"2": "1+"}},
        generals={0: dict(zip((1, 2, 4), alone, strict=True))},
    )
    words = legal(state)
    assert sorted(words) == sorted(["done", *(f"move {place}" for place in armies + alone)])
    last = armies[-1]
    state.play(f"move {last} {LINKS[last][0]}")
    assert f"move {last}" not in legal(state)
    assert len(legal(state)) == len(words) - 1


@pytest.mark.parametrize(
    ("phase", "to", "sign"), [("spring", "20-25", "+"), ("spring", "20-25", "-"), ("march", "20", "+")]
)
def test_sixty_troops_and_a_general_in_one_place(phase: str, to: str, sign: str) -> None:
    state = position({0: {"25": f"60{sign}"}, 1: {"2": "1+"}}, phase, generals={0: {4: "25"}})
    state.play(f"{'move' if phase == 'spring' else 'march'} 25 {to}")
    assert legal(state) == [f"{count}{sign}" for count in range(61)]
    state.play(f"60{sign}{' general 4' if phase == 'spring' else ''}")
    kind = "organised" if (phase, sign) == ("spring", "+") else "disorganised"
    assert saved(state)["armies"][to].get(kind) == 60


def test_handicaps_leave_few_choices() -> None:
    for organised, disorganised, count in product(range(61), range(61), range(1, 121)):
        if organised + disorganised <= 60 and count < 2 * organised + disorganised:
            least, most = kept_range(organised, disorganised, count)
            assert most - least < 31
