"""Positioning a leader: placing, moving or withdrawing it."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.games.huang import actions
from tianxia.games.huang.decisions.base import Question
from tianxia.games.huang.decisions.revolt import begin_revolt
from tianxia.games.huang.elements import leader_arg, leader_tray
from tianxia.games.huang.kingdoms import kingdoms_next_to, link, put, ruler, rulers
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import EMPTY, LEADER, of
from tianxia.kernel.event import EVERYONE, Sentence, seat_arg

ALL_COLOURS: Final = 31


class LeaderHex(Question):
    """Where the leader goes. One that was on the board has been lifted already."""

    kind: ClassVar[str] = "leader"
    rule: ClassVar[str] = "huang.leader.next_to_yellow"
    follows: ClassVar[bool] = True

    def __init__(self, seat: int, colour: int, origin: int) -> None:
        self.seat = seat
        self.colour = colour
        self.origin = origin

    def args(self) -> list[int]:
        return [self.colour, self.origin]

    def actions(self, state: HuangState) -> list[int]:
        found = leader_hexes(state, self.colour, self.origin)
        if self.origin >= 0:
            found.append(actions.WITHDRAW)
        return found

    def take(self, state: HuangState, action: int) -> None:
        if action == actions.WITHDRAW:
            if state.log is not None:
                tray = leader_tray(self.seat, self.colour)
                self.tell(state, "event-leader-withdrawn", self.origin, [state.hex_of(self.origin), tray])
            return
        kingdoms = kingdoms_next_to(state, action, rulers(state))
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

    def tell(self, state: HuangState, key: str, hex: int, path: list[str]) -> None:
        args: dict[str, object] = {
            "seat": seat_arg(self.seat),
            "leader": leader_arg(self.colour),
            "hex": state.map.names[hex],
        }
        state.emit(key, args, [state.hex_of(hex)], EVERYONE, path)

    def prompt(self, state: HuangState) -> Sentence:
        return Sentence("prompt-leader", {"seat": seat_arg(self.seat), "leader": leader_arg(self.colour)})

    def refusal(self, state: HuangState, action: int) -> str:
        if action == actions.WITHDRAW:
            return "huang.leader.withdraw"
        if action >= actions.HEXES:
            return self.rule
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
        return Sentence("action-leader-hex", {"leader": leader, "hex": state.map.names[action]})

    def touches(self, state: HuangState, action: int) -> list[str]:
        if action == actions.WITHDRAW:
            return ["button:withdraw", leader_tray(self.seat, self.colour)]
        return [state.hex_of(action)]


def leader_hexes(state: HuangState, colour: int, origin: int) -> list[int]:
    """The legal hexes for a leader of a colour that is not on the board (any more)."""
    found: list[int] = []
    masks = rulers(state)
    support = state.support
    for hex in state.free_land:
        if support[hex] and hex != origin and colours_allowed(state, hex, masks) >> colour & 1:
            found.append(hex)
    return found


def colours_with_room(state: HuangState) -> int:
    """The colours in which a leader off the board has a legal hex, as a bit mask."""
    found = 0
    masks = rulers(state)
    support = state.support
    for hex in state.free_land:
        if support[hex]:
            found |= colours_allowed(state, hex, masks)
            if found == ALL_COLOURS:
                break
    return found


def colours_allowed(state: HuangState, hex: int, masks: list[int]) -> int:
    """The colours of leaders that may stand on an empty hex with support, as a bit mask.

    `masks` are the colours that rule each group.
    """
    group = state.group
    last = earlier = -1  # a hex touches at most three kingdoms: the two seen last tell whether one is new
    kingdoms = colours = clash = 0
    for near in state.map.near[hex]:
        name = group[near]
        if name < 0 or name in (last, earlier) or masks[name] == 0:
            continue
        kingdoms += 1
        clash |= colours & masks[name]
        colours |= masks[name]
        earlier = last
        last = name
    if state.bandits and state.bandit_next_to(hex) >= 0:  # huang.bandits.no_leader_adjacent
        return 0
    if kingdoms < 2:
        return ALL_COLOURS
    return 0 if clash else ALL_COLOURS & ~colours  # huang.leader.no_conflict_union


def leader_refusal(state: HuangState) -> str:
    """Why no leader of some colour can be placed at all."""
    supported = [hex for hex in state.free_land if state.support[hex]]
    if not supported:
        return "huang.leader.next_to_yellow"
    if all(state.bandit_next_to(hex) >= 0 for hex in supported):
        return "huang.bandits.no_leader_adjacent"
    return "huang.leader.no_conflict_union"
