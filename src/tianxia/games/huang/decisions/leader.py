"""Positioning a leader: placing, moving or withdrawing it.

Rules decided elsewhere:

- `send_home` in `kingdoms.py` removes leaders after riots and conflicts: huang.leader.unsupported_returns
- only a riot takes yellow tiles: huang.leader.unsupported_only_by_riot
- a returned leader can be placed again like a new one: huang.leader.returned_is_reusable
- `turn.py` lifts a moving leader when the action is chosen: huang.leader.lift_before_move
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from tianxia.games.huang import actions
from tianxia.games.huang.decisions.base import HuangDecision, final_if_quiet, within_action
from tianxia.games.huang.decisions.revolt import begin_revolt
from tianxia.games.huang.elements import leader_arg, leader_tray
from tianxia.games.huang.kingdoms import kingdoms_next_to, link, put, ruler
from tianxia.games.huang.place_names import place_arg, spot_arg
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import COLOURS, EMPTY, LEADER, of
from tianxia.kernel.decision import Field
from tianxia.kernel.event import EVERYONE, Sentence, seat_arg

ALL_COLOURS: Final = 31


class LeaderHex(HuangDecision):
    """Asks where the seat's own leader (huang.leader.own_only) goes. A leader that was on the board has been
    lifted."""

    kind: ClassVar[str] = "leader"
    rule: ClassVar[str] = "huang.leader.next_to_yellow"
    follows: ClassVar[bool] = True
    ends_phrase: ClassVar[bool] = True
    offers: ClassVar[list[tuple[int, int]]] = [
        (0, actions.HEXES - 1),
        (actions.WITHDRAW, actions.WITHDRAW),
    ]
    fields: ClassVar[list[Field]] = [Field("colour", 0, 4), Field("origin", -1, actions.HEXES - 1)]

    def __init__(self, seat: int, colour: int, origin: int) -> None:
        self.seat = seat
        self.colour = colour
        self.origin = origin  # the hex it was lifted from, or -1

    def misfit(self, state: HuangState, at: int) -> str:
        if state.leader_at[of(self.seat, self.colour)] >= 0:
            return f"the {COLOURS[self.colour]} leader of seat {self.seat} is on the board"
        if self.origin >= 0 and not self.stood_at_origin(state):
            return f"no {COLOURS[self.colour]} leader can have stood on {state.map.names[self.origin]}"
        return within_action(state, self.seat, at)

    def stood_at_origin(self, state: HuangState) -> bool:
        """Could the leader stay on the hex from which it was lifted, without a conflict?"""
        hex = self.origin
        if state.cells[hex] != EMPTY or state.side.is_river[hex] or state.support[hex] == 0:
            return False
        kingdoms = kingdoms_next_to(state, hex)
        alone = not [name for name in kingdoms if state.rulers[name] >> self.colour & 1]
        return alone and colours_allowed(state, hex) >> self.colour & 1 == 1

    def actions(self, state: HuangState) -> list[int]:
        found = leader_hexes(state, self.colour, self.origin)
        if self.origin >= 0:
            found.append(actions.WITHDRAW)
        return found

    def take(self, state: HuangState, action: int) -> None:
        """Place the leader. This scores no points, even if it joins kingdoms
        (huang.leader.no_vp_for_positioning)."""
        if action == actions.WITHDRAW:
            if state.log is not None:
                tray = leader_tray(self.seat, self.colour)
                self.tell(state, "event-leader-withdrawn", self.origin, [state.hex_of(self.origin), tray])
            return
        kingdoms = kingdoms_next_to(state, action)
        defender = -1
        if len(kingdoms) == 1:  # huang.leader.same_colour_starts_revolt
            defender = ruler(state, kingdoms[0], self.colour)
        put(state, action, LEADER + of(self.seat, self.colour))
        state.leader_at[of(self.seat, self.colour)] = action
        link(state, action)
        if state.log is not None:
            start = state.hex_of(self.origin) if self.origin >= 0 else leader_tray(self.seat, self.colour)
            key = "event-leader-placed" if self.origin < 0 else "event-leader-moved"
            self.tell(state, key, action, [start, state.hex_of(action)])
        if defender >= 0:
            begin_revolt(state, self.colour, self.seat, defender)

    def final(self, state: HuangState, action: int) -> int:
        if action != actions.WITHDRAW:
            for name in kingdoms_next_to(state, action):
                if state.rulers[name] >> self.colour & 1:
                    return -1  # a revolt
        return final_if_quiet(state)

    def tell(self, state: HuangState, key: str, hex: int, path: list[str]) -> None:
        args: dict[str, object] = {
            "seat": seat_arg(self.seat),
            "leader": leader_arg(self.colour),
            "place": place_arg(state, hex),
        }
        state.emit(key, args, [state.hex_of(hex)], EVERYONE, path)

    def prompt(self, state: HuangState) -> Sentence:
        return Sentence("prompt-leader", {"seat": seat_arg(self.seat), "leader": leader_arg(self.colour)})

    def refusal(self, state: HuangState, action: int) -> str:
        if action == actions.WITHDRAW:
            return "huang.leader.withdraw"
        if action == self.origin:
            return "huang.leader.move_needs_new_space"
        if state.cells[action] != EMPTY:
            return "huang.leader.empty_space"
        if state.side.is_river[action]:
            return "huang.leader.not_on_river"
        if state.support[action] == 0:
            return "huang.leader.next_to_yellow"
        if state.bandit_next_to(action) >= 0:
            return "huang.bandits.no_leader_adjacent"
        return "huang.leader.no_conflict_union"

    def describe(self, state: HuangState, action: int) -> Sentence:
        leader = leader_arg(self.colour)
        if action == actions.WITHDRAW:
            return Sentence("action-withdraw", {"leader": leader})
        return Sentence("action-leader-hex", {"leader": leader, "place": spot_arg(state, action)})

    def touches(self, state: HuangState, action: int) -> list[str]:
        if action == actions.WITHDRAW:
            return ["button:withdraw", leader_tray(self.seat, self.colour)]
        return [state.hex_of(action)]


def leader_hexes(state: HuangState, colour: int, origin: int) -> list[int]:
    """The legal hexes for a leader that is off the board: next to any yellow tile, at any distance from its
    old hex.

    A yellow tile under a pagoda counts, too. Rules: huang.leader.place, huang.leader.move,
    huang.leader.any_yellow_tile, huang.leader.yellow_under_pagoda_supports.
    """
    found: list[int] = []
    support, cells = state.support, state.cells
    bit: i64 = 1 << colour
    left: i64 = origin
    for hex in state.side.land_hexes:
        if support[hex] and cells[hex] == EMPTY and hex != left and colours_allowed(state, hex) & bit:
            found.append(hex)
    return found


def colours_with_room(state: HuangState) -> int:
    """The colours whose leader is off the board and has a legal hex, as a bit mask."""
    found: i64 = 0
    support, cells = state.support, state.cells
    for hex in state.side.land_hexes:
        if support[hex] and cells[hex] == EMPTY:
            found |= colours_allowed(state, hex)
            if found == ALL_COLOURS:
                break
    return found


def colours_allowed(state: HuangState, hex: i64) -> i64:
    """The colours whose leader may stand on an empty hex with support, as a bit mask. Groups without a leader
    do not count (huang.leader.leaderless_groups_ignored).
    """
    group, rulers, near_flat = state.group, state.rulers, state.map.near_flat
    # a hex touches at most three kingdoms, so remembering two is enough to recognise a new one
    last: i64 = -1
    earlier: i64 = -1
    kingdoms: i64 = 0
    colours: i64 = 0
    clash: i64 = 0
    at: i64 = 6 * hex
    end: i64 = at + 6
    while at < end:
        near = near_flat[at]
        if near < 0:
            break
        at += 1
        name = group[near]
        if name < 0 or name in (last, earlier):
            continue
        ruling = rulers[name]
        if ruling == 0:
            continue
        kingdoms += 1
        clash |= colours & ruling
        colours |= ruling
        earlier = last
        last = name
    if state.bandits and state.bandit_next_to(hex) >= 0:  # huang.bandits.no_leader_adjacent
        return 0
    if kingdoms < 2:
        return ALL_COLOURS
    # huang.leader.no_conflict_union; else huang.leader.peaceful_union
    return 0 if clash else ALL_COLOURS & ~colours


def leader_refusal(state: HuangState) -> str:
    """Why leaders of a colour cannot be placed at all."""
    supported = [hex for hex in state.free_land if state.support[hex]]
    if not supported:
        return "huang.leader.next_to_yellow"
    if all(state.bandit_next_to(hex) >= 0 for hex in supported):
        return "huang.bandits.no_leader_adjacent"
    return "huang.leader.no_conflict_union"
