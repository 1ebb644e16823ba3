"""Observations: what a seat may know as a row of numbers, and what it may do as a mask.

A title describes its observation once, in `games/<title>/observation.py`: `parts(tables, seats, solo)` lists
names, shapes, ranges and meanings, `write` writes the numbers in that order. The kernel writes the current
question before them. Numbers are 16-bit integers, little-endian; NumPy reads them without a copy.

Seats are relative to the observing seat: 0 is itself, 1 the next one, and so on.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from tianxia.kernel.decision import Decision, Step
from tianxia.kernel.errors import BadArgument
from tianxia.kernel.state import State

WIDTH: Final = 2  # bytes of one number


class Part:
    """A group of numbers of an observation. `least` and `most` bound each number; `labels`: the numbers
    are names of things, not amounts.
    """

    def __init__(
        self, name: str, shape: tuple[int, ...], least: int, most: int, means: str, labels: bool = False
    ) -> None:
        self.name = name
        self.shape = shape
        self.least = least
        self.most = most
        self.means = means
        self.labels = labels
        self.size = 1
        for length in shape:
            self.size *= length
        self.begin = 0  # the index of its first number in the row

    def __repr__(self) -> str:
        return f"Part({self.name!r}, {self.shape}, {self.least}, {self.most})"


class Kind:
    """A class of decisions in observations."""

    def __init__(self, number: int, decision: type[Decision]) -> None:
        self.number = number
        self.follows = bool(decision.follows)
        self.simultaneous = bool(decision.simultaneous)
        self.fields = [field.name for field in decision.fields]


def put(out: BytesWriter, at: i64, value: i64) -> None:
    """Write one number at a byte."""
    out[at] = u8(value & 255)
    out[at + 1] = u8((value >> 8) & 255)


def put_list(out: BytesWriter, at: i64, values: list[int]) -> i64:
    """Write a list of small numbers; returns the index of the next byte."""
    for value in values:
        if value != 0:
            put(out, at, value)
        at += 2
    return at


def relative(owner: i64, seat: i64, seats: i64) -> i64:
    """The index of a seat relative to another seat: 0 is itself."""
    found: i64 = owner - seat
    return found + seats if found < 0 else found


class Observer:
    """Writes observations and masks for one title and number of seats.

    `seats` counts the automa's seat, as `State.seats` does; `automa` is that seat or -1.
    """

    def __init__(self, game: Any, seats: int, automa: int) -> None:
        self.game = game
        self.seats = seats
        self.automa = automa
        name = f"{type(game).__module__}.observation"
        try:
            title: Any = import_module(name)
        except ModuleNotFoundError as error:
            if error.name != name:
                raise
            raise BadArgument(f"{game.name} has no observation: {name} is missing") from None
        self.layout: int = title.LAYOUT
        self.version = f"{game.name}-rules{game.rules}-layout{self.layout}"
        self.title: Callable[[Any, int, BytesWriter, int], None] = title.write
        kinds = sorted(
            kind for kind, step in game.steps.items() if isinstance(step, type) and issubclass(step, Decision)
        )
        self.kinds = ["none", *kinds]
        self.by_type: dict[type[Step], Kind] = {}
        most_fields, least, most = 0, 0, 0
        for number, kind in enumerate(kinds, 1):
            decision: Any = game.steps[kind]
            self.by_type[decision] = Kind(number, decision)
            most_fields = max(most_fields, len(decision.fields))
            for field in decision.fields:
                least, most = min(least, field.least), max(most, field.most)
        head = [
            Part("question", (1,), 0, len(kinds), "the kind of question that is asked; 0 when none is", True),
            Part("question_own", (1,), 0, 1, "1 when this seat is asked"),
            Part("question_follows", (1,), 0, 1, "1 when it goes on with a phrase that has begun"),
            Part("question_fields", (most_fields,), least, most, "its numbers; 0 when another seat is asked"),
            Part("asked", (seats,), 0, 1, "1 for each seat that may answer now"),
            Part("over", (1,), 0, 1, "1 when the game is over"),
        ]
        self.at_fields = 3
        self.at_asked = 3 + most_fields
        self.at_over = self.at_asked + seats
        self.head = self.at_over + 1
        self.parts: list[Part] = [*head, *title.parts(game.tables, seats, automa >= 0)]
        begin = 0
        for part in self.parts:
            part.begin = begin
            begin += part.size
        self.size = begin
        self.blank = bytes(WIDTH * begin)
        self.actions = len(game.notations)
        self.blank_mask = bytes(self.actions)
        self.single = BytesWriter()

    def write(self, state: State, seat: int, out: BytesWriter) -> None:
        """Append the observation of a seat: `size` numbers."""
        at: i64 = len(out)
        out.write(self.blank)
        me: i64 = seat
        seats: i64 = self.seats
        if state.over or state.midway:
            if state.over:
                out[at + 2 * self.at_over] = 1
        else:
            top = state.stack[-1]
            asked = top
            kind = self.by_type[type(top)]
            to: i64 = at + 2 * self.at_asked
            out[to + 2 * relative(top.seat, me, seats)] = 1
            if kind.simultaneous:
                below: i64 = len(state.stack) - 2
                while below >= 0:
                    step = state.stack[below]
                    if step.seat < 0 or not self.by_type[type(step)].simultaneous:
                        break
                    out[to + 2 * relative(step.seat, me, seats)] = 1
                    if step.seat == seat:
                        asked = step
                        kind = self.by_type[type(step)]
                    below -= 1
            out[at] = u8(kind.number)
            if kind.follows:
                out[at + 4] = 1
            if asked.seat == seat:
                out[at + 2] = 1
                if kind.fields:
                    to = at + 2 * self.at_fields
                    for name in kind.fields:
                        value: int = getattr(asked, name)
                        put(out, to, value)
                        to += 2
        self.title(state, seat, out, at + 2 * self.head)

    def write_mask(self, state: State, seat: int, out: BytesWriter) -> list[int]:
        """Append a byte for each action of the table: 1 if the action is legal for the seat now.

        Returns the legal actions, so that callers need not compute them again.
        """
        at: i64 = len(out)
        out.write(self.blank_mask)
        if state.over:
            return []
        top = state.stack[-1]
        legal = top.actions(state) if top.seat == seat else state.actions_for(seat)
        for action in legal:
            out[at + action] = 1
        return legal

    def legal(self, state: State, mask: BytesWriter) -> list[int]:
        """Replace the content of `mask` with the mask of the legal actions, and return these actions.

        For training loops: it is hardly slower than `state.actions()` alone.
        """
        mask.truncate(0)
        mask.write(self.blank_mask)
        if state.over:
            return []
        legal = state.stack[-1].actions(state)
        for action in legal:
            mask[action] = 1
        return legal

    def asked(self, state: State, numbers: BytesWriter, mask: BytesWriter) -> list[int]:
        """Like `legal`; also replaces the content of `numbers` with the observation of the asked seat.

        GameOver if no seat is asked.
        """
        numbers.truncate(0)
        self.write(state, state.decision.seat, numbers)
        return self.legal(state, mask)

    def observation(self, state: State, seat: int) -> bytes:
        """The observation of a seat: `size` numbers of 16 bits, little-endian."""
        out = self.single
        out.truncate(0)
        self.write(state, seat, out)
        return out.getvalue()

    def mask(self, state: State, seat: int) -> bytes:
        """One byte for each action of the table, 1 where it is legal for the seat now."""
        out = self.single
        out.truncate(0)
        self.write_mask(state, seat, out)
        return out.getvalue()

    def fits(self, state: State) -> bool:
        """Does this observer fit the position: the same title, number of seats and automa?"""
        return state.game is self.game and state.seats == self.seats and state.automa == self.automa


def observer(state: State) -> Observer:
    """The observer of positions like this one; the same object each time."""
    kept: dict[tuple[int, int], Observer] = state.game.observers
    key = (state.seats, state.automa)
    found = kept.get(key)
    if found is None:
        found = kept[key] = Observer(state.game, state.seats, state.automa)
    return found


# --- results -----------------------------------------------------------------------------------------------


def ranks(state: State) -> list[int]:
    """The rank of each seat of a game that is over, from 1; tied seats share a rank. Winners come first,
    then the seats by the values that the title compares (`standing` of its observation module).
    """
    if not state.over:
        raise BadArgument("a game has ranks when it is over")
    title: Any = import_module(f"{type(state.game).__module__}.observation")
    winners = state.winners()
    keys: list[tuple[bool, list[int]]] = []
    for seat in range(state.seats):
        won = seat in winners
        keys.append((won, [] if won else title.standing(state, seat)))
    return [1 + sum([1 for key in keys if key > own]) for own in keys]


def returns(state: State) -> list[float]:
    """The return of a finished game for each seat, from -1 to 1; the sum is 0.

    A seat gains for each seat with a worse rank, and loses for each seat with a better one. Against an
    automa this means 1 for a victory and -1 for a defeat.
    """
    found = ranks(state)
    others = len(found) - 1
    values: list[float] = []
    for own in found:
        balance = 0
        for other in found:
            balance += 1 if own < other else -1 if own > other else 0
        values.append(balance / others)
    return values


# --- many tables -------------------------------------------------------------------------------------


class Batch:
    """Many tables of one title, played in parallel; a table whose game ends begins a new one.

    `new(n)` creates game number n; table t plays the games t, t + count, t + 2 * count, ...
    """

    def __init__(self, new: Callable[[int], State], count: int) -> None:
        if count < 1:
            raise BadArgument(f"a batch has 1 table or more, not {count}")
        self.new = new
        self.count = count
        self.played = [0] * count  # games begun at each table
        self.states: list[State] = []
        self.observations = BytesWriter()
        self.masks = BytesWriter()
        self.to_act = [0] * count  # the seat asked at each table
        self.ended: list[int] = []  # tables whose game ended in the last step
        self.results: list[list[float]] = []  # the `returns` of each of these games
        for table in range(count):
            self.states.append(self.begin(table))
        self.observer = observer(self.states[0])
        self.write()

    def begin(self, table: int) -> State:
        """Begin the next game at a table."""
        state = self.new(table + self.count * self.played[table])
        self.played[table] += 1
        return state

    def write(self) -> None:
        """Fill the arrays: for every table the seat that is asked, its observation and its mask."""
        observations, masks, look = self.observations, self.masks, self.observer
        observations.truncate(0)
        masks.truncate(0)
        for table in range(self.count):
            state = self.states[table]
            seat = state.stack[-1].seat
            self.to_act[table] = seat
            look.write(state, seat, observations)
            look.write_mask(state, seat, masks)

    def step(self, actions: list[int]) -> None:
        """Take one action at each table. BadArgument, before anything is changed, if one is not legal."""
        if len(actions) != self.count:
            raise BadArgument(f"{self.count} tables take {self.count} actions, not {len(actions)}")
        size, masks = self.observer.actions, self.masks
        for table in range(self.count):
            action = actions[table]
            if not 0 <= action < size or masks[table * size + action] == 0:
                raise BadArgument(f"table {table}: action {action} is not legal")
        self.ended = []
        self.results = []
        for table in range(self.count):
            state = self.states[table]
            state.take(actions[table])
            if state.over:
                self.ended.append(table)
                self.results.append(returns(state))
                self.states[table] = self.begin(table)
        self.write()
