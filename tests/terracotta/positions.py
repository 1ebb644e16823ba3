"""Positions built piece by piece, as short as the rulebook's examples."""

from __future__ import annotations

from typing import Any

from tianxia.games.terracotta import GAME
from tianxia.games.terracotta.automa.decree import MinisterDecrees
from tianxia.games.terracotta.automa.surprise import Surprise
from tianxia.games.terracotta.automa.turn import MinisterRing, MinisterTurn
from tianxia.games.terracotta.decisions.flow import Act, NextTurn, Scoring, Turn
from tianxia.games.terracotta.mausoleum import (
    DIRECTIONS,
    NAMES,
    put_footman,
    put_horse,
    put_kneeling,
    put_musician,
    put_warrior,
)
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import COUNTS, MASTERS, RINGS, SPECIALISTS, STORED, TYPES, WEAPONS
from tianxia.kernel.decision import Decision, Step
from tianxia.kernel.errors import IllegalMove
from tianxia.kernel.event import Event
from tianxia.kernel.rng import Rng, stream

PERSON = 0
MINISTER = 1


def at(name: str) -> int:
    """A space by its name."""
    return NAMES.index(name)


def rc(row: int, column: int) -> str:
    """A space by row and column, counted from 0."""
    return NAMES[9 * row + column]


def mask(words: str, known: list[str]) -> int:
    return sum(1 << known.index(word) for word in words.split())


def rolling(*numbers: int, sides: int = 6) -> Rng:
    """A stream whose next rolls are these numbers."""
    for seed in range(200_000):
        rng = stream(seed, "rolling")
        trial = rng.copy()
        if all(1 + trial.below(sides) == number for number in numbers):
            return rng
    raise AssertionError(f"no stream rolls {numbers}")


class Table:
    """A position under construction: seats in turn order 0, 1, ..., round 1, no pieces anywhere."""

    def __init__(self, seats: int = 2, **options: bool) -> None:
        solo = seats == 1
        self.state = state = GAME.set_up(seats, GAME.options(options), stream(7))
        if not solo:
            state.order = list(range(seats))
        state.coins = [0] * state.seats
        state.wet = [0] * state.seats
        state.masters = [0] * state.seats
        state.tiles = [COUNTS.index(name) for name in ("coins", "officer", "guard", "archer", "soldier")]
        state.weapon_row = [0, 1, 2, 3] if solo else []

    # --- pieces of a seat ---------------------------------------------------------------------------

    def has(self, seat: int, coins: int = 0, wet: int = 0, dry: int = 0) -> Table:
        self.state.coins[seat], self.state.wet[seat], self.state.dry[seat] = coins, wet, dry
        return self

    def active(self, seat: int, weapons: str) -> Table:
        """`active(0, "sword bow")`"""
        self.state.weapons[seat] = mask(weapons, WEAPONS)
        return self

    def masters(self, seat: int, names: str) -> Table:
        masters = self.state.masters[:]
        masters[seat] = mask(names, MASTERS)
        self.state.masters = masters
        return self

    def token(self, seat: int, number: int) -> Table:
        tokens = self.state.tokens[:]
        tokens[seat] = number
        self.state.tokens = tokens
        return self

    def artisans(self, seat: int, number: int) -> Table:
        """This many of a seat's workers are artisans."""
        self.state.artisans[seat] += number
        self.state.apprentices[seat] -= number
        return self

    def apprentice_at(self, seat: int, *segments: int) -> Table:
        """Workers on the wheel; the turn count follows when a turn is asked for."""
        for segment in segments:
            self.state.apprentices_at[seat] |= 1 << segment
            self.state.apprentices[seat] -= 1
        return self

    def artisan_at(self, seat: int, *segments: int) -> Table:
        for segment in segments:
            self.state.artisans_at[seat] |= 1 << segment
            self.state.apprentices[seat] -= 1
        return self

    # --- the board ----------------------------------------------------------------------------------

    def round(self, number: int) -> Table:
        self.state.round = number
        return self

    def discs(self, central: int = 0, middle: int = 0) -> Table:
        self.state.central, self.state.middle = central, middle
        return self

    def inspectors(self, row: int, column: int) -> Table:
        self.state.row, self.state.column = row, column
        return self

    def tiles(self, *names: str) -> Table:
        """The tiles of round 1, 2, ...; the rest stays."""
        wanted = [COUNTS.index(name) for name in names]
        rest = [tile for tile in (10, 0, 1, 2, 3, 11, 4) if tile not in wanted]
        self.state.tiles = (wanted + rest)[:5]
        return self

    def tile_now(self, name: str) -> Table:
        """The tile of this round; those before and after count coins, clay or types."""
        wanted = COUNTS.index(name)
        tiles = [tile for tile in (10, 11, 0, 1, 2, 3) if tile != wanted][:4]
        tiles.insert(self.state.round - 1, wanted)
        self.state.tiles = tiles
        return self

    def warehouses(self, **types: int) -> Table:
        self.state.warehouses = [types.get(name, 0) for name in TYPES]
        return self

    def shaped(self, **kinds: int) -> Table:
        """Specialists that are gone, boxed ones included. Only for prices: they are nowhere else in the
        position.
        """
        self.state.shaped = [
            kinds.get(name, count) for name, count in zip(SPECIALISTS, self.state.shaped, strict=True)
        ]
        return self

    def warriors(self, seat: int, **types: str) -> Table:
        """`warriors(0, officer="a1 b2")`"""
        for name, spaces in types.items():
            for space in spaces.split():
                put_warrior(self.state, seat, TYPES.index(name), at(space))
        return self

    def rack(self, **left: int) -> Table:
        """Figures left in the rack. Only for their values: the missing figures are nowhere else in the
        position.
        """
        self.state.rack = [left.get(name, count) for name, count in zip(TYPES, self.state.rack, strict=True)]
        return self

    def horse(self, rider: str, direction: str) -> Table:
        put_horse(self.state, at(rider), DIRECTIONS.index(direction))
        return self

    def kneeling(self, space: str, faces: str) -> Table:
        put_kneeling(self.state, at(space), DIRECTIONS.index(faces))
        return self

    def footman(self, *spaces: str) -> Table:
        for space in spaces:
            put_footman(self.state, at(space))
        return self

    def musician(self, *spaces: str) -> Table:
        for space in spaces:
            put_musician(self.state, at(space))
        return self

    def weapon_row(self, names: str) -> Table:
        self.state.weapon_row = [WEAPONS.index(name) for name in names.split()]
        return self

    def supervisor(self, segment: int) -> Table:
        self.state.supervisor = segment
        return self

    def decrees(self, *rows: int) -> Table:
        self.state.decrees = sum(1 << row for row in rows)
        return self

    # --- what is asked ------------------------------------------------------------------------------

    def ask(self, *steps: Step) -> TerracottaState:
        """These steps on the stack, settled."""
        self.state.stack = list(steps)
        self.state.settle()
        return self.state

    def count_workers(self) -> int:
        placed = [*self.state.apprentices_at, *self.state.artisans_at]
        return sum((workers).bit_count() for workers in placed)

    def turn(self, seat: int = 0) -> TerracottaState:
        """Begin the turn of that seat."""
        state = self.state
        state.turn = self.count_workers()
        if state.automa < 0:
            first = (seat - state.turn) % state.seats
            state.order = [(first + i) % state.seats for i in range(state.seats)]
        return self.ask(NextTurn(), *[Act(seat, ring) for ring in (2, 1, 0)], Turn(seat))

    def act(self, ring: str, segment: int, seat: int = 0, artisan: bool = False) -> TerracottaState:
        """That seat has placed a worker on a segment, and is asked about one of the actions there."""
        state = self.state
        (self.artisan_at if artisan else self.apprentice_at)(seat, segment)
        state.segment = segment
        state.turn = self.count_workers()
        if state.automa < 0:
            first = (seat - state.turn + 1) % state.seats
            state.order = [(first + i) % state.seats for i in range(state.seats)]
        outer = [Act(seat, later) for later in (2, 1, 0) if later > RINGS.index(ring)]
        return self.ask(NextTurn(), *outer, Act(seat, RINGS.index(ring)))

    def minister_acts(self, ring: str, segment: int, artisan: bool = False) -> TerracottaState:
        """The Prime Minister has placed a worker on a segment and resolves one of its actions."""
        state = self.state
        (self.artisan_at if artisan else self.apprentice_at)(MINISTER, segment)
        state.segment = state.supervisor = segment
        state.turn = self.count_workers()
        state.listen()
        return self.ask(NextTurn(), MinisterRing(RINGS.index(ring)))

    def minister_turn(self, *dice: int) -> TerracottaState:
        """The Prime Minister's whole turn, with the first dice he rolls."""
        state = self.state
        state.turn = self.count_workers()
        state.rng = rolling(*dice)
        state.listen()
        rings = [MinisterRing(ring) for ring in (2, 1, 0)]
        return self.ask(Pause(PERSON), MinisterDecrees(), *rings, MinisterTurn())

    def decree_phase(self) -> TerracottaState:
        """The end of his turn, with the rows that are marked."""
        self.state.turn = self.count_workers()
        self.state.listen()
        return self.ask(Pause(PERSON), MinisterDecrees())

    def surprise(self) -> TerracottaState:
        """Surprise shaping, without the Scoring phase after it."""
        self.state.listen()
        return self.ask(Nothing(), Surprise(1, 0), Surprise(0, 0))

    def scoring(self) -> TerracottaState:
        """The Scoring phase and Maintenance; then the next round begins."""
        self.state.listen()
        return self.ask(Scoring())


class Pause(Decision):
    """A last question, asked after everything else is done."""

    def actions(self, state: Any) -> list[int]:
        return [0]


class Nothing(Step):
    """Stops the steps that run by themselves."""

    def run(self, state: Any) -> None:
        state.over = True


# --- reading a position ---------------------------------------------------------------------------------


def legal(state: TerracottaState) -> list[str]:
    """The answers offered now, in words."""
    return [GAME.notate(state, action) for action in state.actions()]


def events(state: TerracottaState) -> list[Event]:
    assert state.log is not None
    return state.log


def told(state: TerracottaState, key: str) -> list[dict[str, Any]]:
    """The arguments of the events with a key, without the prefix `event-minister-`."""
    return [event.args for event in events(state) if event.key.removeprefix("event-minister-") == key]


def rules_told(state: TerracottaState) -> list[str]:
    """The rules that the Prime Minister's steps named, without the prefix `terracotta.solo.`."""
    found = [str(event.args["rule"]) for event in events(state) if "rule" in event.args]
    return [rule.removeprefix("terracotta.solo.") for rule in found]


def figure(state: TerracottaState, space: str) -> tuple[int, str]:
    """The seat and type of the warrior on a space."""
    cell = state.cells[at(space)] - 1
    return cell // 4, TYPES[cell % 4]


def points(state: TerracottaState, seat: int) -> int:
    return state.running(seat)


def from_line(state: TerracottaState, seat: int, category: int) -> int:
    """Points of one category that are stored during play."""
    return state.points[STORED * seat + category]


def active(state: TerracottaState, seat: int) -> set[str]:
    return {WEAPONS[weapon] for weapon in range(4) if state.is_active(seat, weapon)}


def sheet(state: TerracottaState) -> dict[str, list[int]]:
    return {key.removeprefix("category-"): values for key, values in state.sheet()}


def refused(state: TerracottaState, move: str) -> str:
    """The rule that forbids an answer."""
    try:
        state.game.read(state, GAME.notations.index(move))
    except IllegalMove as error:
        return error.rule
    raise AssertionError(f"{move!r} is legal")
