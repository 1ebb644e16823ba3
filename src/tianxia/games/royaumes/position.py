"""Position text of Royaumes Combattants: spaces by name, so that people can read and edit it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.royaumes.general import ALL_WORLDS, ASSIGNMENTS
from tianxia.games.royaumes.scoring import ENDINGS
from tianxia.games.royaumes.tables import (
    BEING_BOUGHT,
    CARDS,
    COMMANDERIES,
    IN_HAND,
    IN_RESERVE,
    MAJORS,
    OUT_OF_GAME,
    PHASES,
    POWERS,
    VALUES,
)
from tianxia.kernel.errors import BadPosition
from tianxia.kernel.position import convert_fields

if TYPE_CHECKING:
    from tianxia.games.royaumes.state import RoyaumesState

Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
Troops = Annotated[int, msgspec.Meta(ge=0, le=60)]
Card = Annotated[int, msgspec.Meta(ge=1, le=CARDS)]
Power = Literal["1", "2", "4"]
Markers = dict[Power, Count]
OFF_BOARD = {"reserve": IN_RESERVE, "hand": IN_HAND, "bought": BEING_BOUGHT, "gone": OUT_OF_GAME}


class SavedArmy(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The troops on a space; `moved` are those that have moved in this phase."""

    seat: Count
    organised: Troops = 0
    disorganised: Troops = 0
    moved: tuple[Troops, Troops] = (0, 0)


class SavedSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A seat.

    - `seen`: incomes (`"+8"`) and spent markers (`"-4"`) since the purse was last empty.
    - `guesses`: the powers that each of its three generals may have, as far as other seats know.
    """

    kingdom: str
    alive: bool
    objective: Card
    ruled_out: list[Card]
    authority: Count
    progress: Count
    generals: dict[Power, str]
    guesses: list[str]
    stock: Markers
    chosen: Markers
    seen: list[str]


class SavedCombat(msgspec.Struct, forbid_unknown_fields=True):
    attacker: Count
    defender: Count
    place: str
    origin: str
    road: str | None
    shown: bool
    organised: Troops
    disorganised: Troops


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """The part of a position text that belongs to this title."""

    turn: Annotated[int, msgspec.Meta(ge=1, le=99)]
    phase: str
    place: Count
    done: bool
    order: list[Count]
    fallen: list[Count]
    ending: str
    armies: dict[str, SavedArmy]
    moved_generals: list[Power]
    recruits: Troops
    campfires: dict[str, Annotated[int, msgspec.Meta(ge=1, le=3)]]
    combat: SavedCombat | None
    seats: list[SavedSeat]


def save(state: RoyaumesState) -> dict[str, Any]:
    """The part of a position that belongs to this title, ready for JSON."""
    names = state.map.names
    armies = {}
    for space, seat in enumerate(state.owner):
        if seat >= 0:
            moved = (state.moved_organised[space], state.moved_disorganised[space])
            saved = SavedArmy(seat, state.organised[space], state.disorganised[space], moved)
            armies[names[space]] = msgspec.to_builtins(saved)
    combat = None
    if state.attacker >= 0:
        combat = {
            "attacker": state.attacker,
            "defender": state.defender,
            "place": names[state.field],
            "origin": names[state.origin],
            "road": names[state.road] if state.road >= 0 else None,
            "shown": state.shown,
            "organised": state.attack_organised,
            "disorganised": state.attack_disorganised,
        }
    return {
        "turn": state.turn,
        "phase": PHASES[state.phase],
        "place": state.place,
        "done": state.done,
        "order": state.order[:],
        "fallen": [seat for seat in range(state.seats) if state.fallen >> seat & 1],
        "ending": ENDINGS[state.ending],
        "armies": armies,
        "moved_generals": [str(power) for power in POWERS if state.moved_generals & power],
        "recruits": state.recruits,
        "campfires": {names[n]: count for n, count in enumerate(state.campfires) if count},
        "combat": combat,
        "seats": [save_seat(state, seat) for seat in range(state.seats)],
    }


def save_seat(state: RoyaumesState, seat: int) -> dict[str, Any]:
    at = 3 * seat
    return {
        "kingdom": state.map.kingdom_names[state.kingdoms[seat]],
        "alive": bool(state.alive >> seat & 1),
        "objective": state.objectives[seat] + 1,
        "ruled_out": [card + 1 for card in range(CARDS) if state.ruled_out[seat] >> card & 1],
        "authority": state.authority[seat],
        "progress": state.progress[seat],
        "generals": {
            str(POWERS[n]): state.map.names[w] if w >= 0 else off_board(w)
            for n, w in enumerate(state.generals[at : at + 3])
        },
        "guesses": [guess(world) for world in range(6) if state.worlds[seat] >> world & 1],
        "stock": by_value(state.stock[at : at + 3]),
        "chosen": by_value(state.chosen[at : at + 3]),
        "seen": [f"+{entry}" if entry >= 0 else f"-{VALUES[-1 - entry]}" for entry in state.accounts[seat]],
    }


def off_board(where: int) -> str:
    return next(name for name, code in OFF_BOARD.items() if code == where)


def guess(world: int) -> str:
    return "".join(str(POWERS[power]) for power in ASSIGNMENTS[world])


def by_value(markers: list[int]) -> dict[str, int]:
    """Markers that are there, by value."""
    return {str(VALUES[kind]): count for kind, count in enumerate(markers) if count}


class Reader:
    """Turns names into numbers and collects the errors."""

    def __init__(self, state: RoyaumesState) -> None:
        self.state = state
        self.problems: list[str] = []

    def space(self, name: str, where: str) -> int:
        if name not in self.state.map.names:
            self.problems.append(f"{where}: {name!r} is no space of this map")
            return 0
        return self.state.map.names.index(name)

    def word(self, name: str, known: list[str], where: str) -> int:
        if name not in known:
            self.problems.append(f"{where}: {name!r} is none of {', '.join(known)}")
            return 0
        return known.index(name)

    def seat(self, seat: int, where: str) -> int:
        if seat >= self.state.seats:
            self.problems.append(f"{where}: there is no seat {seat}")
            return 0
        return seat


def load(data: dict[str, Any], state: RoyaumesState) -> None:
    """Fill a state from its text; BadPosition lists every error."""
    from tianxia.games.royaumes.set_up import clear_board

    saved = Saved(**convert_fields(data, Saved))
    reader = Reader(state)
    if len(saved.seats) != state.seats:
        raise BadPosition([f"seats: {len(saved.seats)} of {state.seats}"])
    clear_board(state)
    state.turn = saved.turn
    state.phase = reader.word(saved.phase, PHASES, "phase")
    state.place = saved.place
    state.done = saved.done
    state.order = [reader.seat(seat, "order") for seat in saved.order]
    state.fallen = sum(1 << reader.seat(seat, "fallen") for seat in set(saved.fallen))
    state.ending = reader.word(saved.ending, ENDINGS, "ending")
    if not state.order or state.place >= len(state.order):
        reader.problems.append("place: whose phase it is, as a place in the order")
    load_armies(saved, reader)
    state.moved_generals = sum({int(power) for power in saved.moved_generals})
    state.recruits = saved.recruits
    for name, count in saved.campfires.items():
        space = reader.space(name, "campfires")
        if space >= COMMANDERIES:
            reader.problems.append(f"campfires: {name} is a link")
        else:
            state.campfires[space] = count
    load_seats(saved, reader)
    load_combat(saved, reader)
    if reader.problems:
        raise BadPosition(reader.problems)


def load_armies(saved: Saved, reader: Reader) -> None:
    state = reader.state
    spaces = state.map.spaces
    moved_organised, moved_disorganised = [0] * spaces, [0] * spaces
    for name, army in saved.armies.items():
        space = reader.space(name, "armies")
        state.owner[space] = reader.seat(army.seat, f"armies {name}")
        state.organised[space] = army.organised
        state.disorganised[space] = army.disorganised
        moved_organised[space], moved_disorganised[space] = army.moved
    if any(moved_organised) or any(moved_disorganised):
        state.moved_organised = vec[i64](moved_organised)
        state.moved_disorganised = vec[i64](moved_disorganised)


def load_seats(saved: Saved, reader: Reader) -> None:
    state = reader.state
    state.kingdoms, state.objectives, state.ruled_out, state.authority, state.progress = [], [], [], [], []
    state.worlds, state.accounts, state.stock, state.chosen = [], [], [], []
    generals: list[int] = []
    state.alive = 0
    guesses = [guess(world) for world in range(6)]
    for seat, one in enumerate(saved.seats):
        where = f"seat {seat}"
        state.kingdoms.append(reader.word(one.kingdom, state.map.kingdom_names[:MAJORS], where))
        state.alive |= int(one.alive) << seat
        state.objectives.append(one.objective - 1)
        state.ruled_out.append(sum(1 << card - 1 for card in set(one.ruled_out)))
        state.authority.append(min(one.authority, len(state.tables.levels) - 1))
        state.progress.append(one.progress)
        for power in POWERS:
            name = one.generals.get(str(power), "reserve")  # type: ignore[call-overload]
            generals.append(OFF_BOARD[name] if name in OFF_BOARD else reader.space(name, where))
        state.worlds.append(sum(1 << reader.word(text, guesses, where) for text in set(one.guesses)))
        state.stock += [one.stock.get(str(value), 0) for value in VALUES]  # type: ignore[call-overload]
        state.chosen += [one.chosen.get(str(value), 0) for value in VALUES]  # type: ignore[call-overload]
        state.accounts.append([entry(text, reader, where) for text in one.seen])
    state.generals = vec[i64](generals)
    assert ALL_WORLDS == 63


def entry(text: str, reader: Reader, where: str) -> int:
    """An entry of an account: an income or a spent marker."""
    sign, number = text[:1], text[1:]
    if number.isdecimal() and sign == "+" and int(number) < 999:
        return int(number)
    if sign == "-" and number in {str(value) for value in VALUES}:
        return -1 - VALUES.index(int(number))
    reader.problems.append(f"{where}: {text!r} is neither an income nor a marker spent")
    return 0


def load_combat(saved: Saved, reader: Reader) -> None:
    state, combat = reader.state, saved.combat
    if combat is None:
        return
    state.attacker = reader.seat(combat.attacker, "combat")
    state.defender = reader.seat(combat.defender, "combat")
    state.field = reader.space(combat.place, "combat")
    state.origin = reader.space(combat.origin, "combat")
    state.road = -1 if combat.road is None else reader.space(combat.road, "combat")
    state.shown = combat.shown
    state.attack_organised = combat.organised
    state.attack_disorganised = combat.disorganised
