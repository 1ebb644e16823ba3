"""A turn: two actions out of five kinds, or passing.

Its end (huang.turn.end_sequence) and the next seat (huang.turn.clockwise) are in `endturn.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.games.huang import actions
from tianxia.games.huang.decisions.base import HuangDecision, misplaced
from tianxia.games.huang.decisions.build import BuildSite, build_refusal
from tianxia.games.huang.decisions.endturn import end_turn
from tianxia.games.huang.decisions.leader import LeaderHex, colours_with_room, leader_refusal
from tianxia.games.huang.decisions.replace import ReplaceTile
from tianxia.games.huang.decisions.riot import RiotHex, any_tile, riot_refusal
from tianxia.games.huang.decisions.tile import TileHex, tile_hexes, tile_refusal
from tianxia.games.huang.elements import hand_tiles, leader_arg, leader_tray, tile_arg
from tianxia.games.huang.kingdoms import clear, unlink
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import BLUE, GREEN, of
from tianxia.kernel.decision import BOTTOM, Step
from tianxia.kernel.event import Sentence, seat_arg

WORDS: Final = ["riot", "riot-leader", "build", "build-leader", "replace", "pass"]  # from RIOT on


class NextAction(Step):
    """At the bottom of every turn: asks for the next action (huang.turn.two_actions), or ends the turn."""

    kind: ClassVar[str] = "next-action"
    beneath: ClassVar[list[str]] = [BOTTOM]

    def run(self, state: HuangState) -> None:
        state.stack.append(self)
        if state.actions_left > 0:
            state.stack.append(ChooseAction(state.turn))
        else:
            end_turn(state)


class ChooseAction(HuangDecision):
    """Asks which of the five actions to take, and with which piece. An action may be repeated
    (huang.turn.same_action_twice).
    """

    kind: ClassVar[str] = "action"
    rule: ClassVar[str] = "huang.turn.five_actions"
    never_automatic: ClassVar[bool] = True
    offers: ClassVar[list[tuple[int, int]]] = [(actions.PLACE, actions.PASS)]

    def misfit(self, state: HuangState, at: int) -> str:
        if self.seat != state.turn:
            return f"it is the turn of seat {state.turn}"
        if state.actions_left == 0:
            return "no action is left"
        return misplaced(state, at, ["next-action"], True)

    def actions(self, state: HuangState) -> list[int]:
        found: list[int] = []
        first, hands, leader_at = of(self.seat, 0), state.hands, state.leader_at
        for colour in range(5):
            if hands[first + colour] and has_room(state, colour):
                found.append(actions.PLACE + colour)
        room = -1  # the colours whose leader can be placed; computed on first use
        for colour in range(5):
            if leader_at[first + colour] < 0:
                if room < 0:
                    room = colours_with_room(state)
                if not room >> colour & 1:
                    continue
            found.append(actions.POSITION + colour)
        blue, green = hands[first + BLUE], hands[first + GREEN]
        if blue >= 1 and any_tile(state):
            if blue >= 2:
                found.append(actions.RIOT)
            if leader_at[first + BLUE] < 0:
                found.append(actions.RIOT_WITH_LEADER)
        if green >= 1 and state.open_sites:
            if green >= 2:
                found.append(actions.BUILD)
            if leader_at[first + GREEN] < 0:
                found.append(actions.BUILD_WITH_LEADER)
        if state.hand_size(self.seat):
            found.append(actions.REPLACE)
        found.append(actions.PASS)  # huang.turn.pass_allowed
        return found

    def take(self, state: HuangState, action: int) -> None:
        state.actions_left -= 1
        seat = self.seat
        if action < actions.POSITION:
            state.stack.append(TileHex(seat, action - actions.PLACE))
        elif action < actions.RIOT:
            colour = action - actions.POSITION
            origin = state.leader_at[of(seat, colour)]
            if origin >= 0:  # huang.leader.lift_before_move
                name = state.group[origin]
                state.leader_at[of(seat, colour)] = -1
                clear(state, origin)
                unlink(state, origin, name)
            state.stack.append(LeaderHex(seat, colour, origin))
        elif action == actions.RIOT:
            state.stack.append(RiotHex(seat, 2))
        elif action == actions.RIOT_WITH_LEADER:
            state.stack.append(RiotHex(seat, 1))
        elif action == actions.BUILD:
            state.stack.append(BuildSite(seat, 2))
        elif action == actions.BUILD_WITH_LEADER:
            state.stack.append(BuildSite(seat, 1))
        elif action == actions.REPLACE:
            state.stack.append(ReplaceTile(seat, 0, 0))
        elif state.log is not None:
            state.tell("event-pass", seat, {}, [])

    def prompt(self, state: HuangState) -> Sentence:
        return Sentence("prompt-action", {"seat": seat_arg(self.seat), "left": state.actions_left})

    def refusal(self, state: HuangState, action: int) -> str:
        if action < actions.POSITION:
            return tile_refusal(state, self.seat, action - actions.PLACE)
        if action < actions.RIOT:
            return leader_refusal(state)
        if action <= actions.RIOT_WITH_LEADER:
            return riot_refusal(state, self.seat, 2 if action == actions.RIOT else 1)
        if action <= actions.BUILD_WITH_LEADER:
            return build_refusal(state, self.seat, 2 if action == actions.BUILD else 1)
        return "huang.replace.up_to_six" if action == actions.REPLACE else self.rule

    def describe(self, state: HuangState, action: int) -> Sentence:
        if action < actions.POSITION:
            return Sentence("action-tile", {"tile": tile_arg(action - actions.PLACE)})
        if action < actions.RIOT:
            return Sentence("action-leader", {"leader": leader_arg(action - actions.POSITION)})
        return Sentence(f"action-{WORDS[action - actions.RIOT]}", {})

    def touches(self, state: HuangState, action: int) -> list[str]:
        if action < actions.POSITION:
            return [hand_tiles(action - actions.PLACE)]
        if action < actions.RIOT:
            colour = action - actions.POSITION
            hex = state.leader_at[of(self.seat, colour)]
            return [leader_tray(self.seat, colour)] + ([state.hex_of(hex)] if hex >= 0 else [])
        touched = [f"button:{WORDS[action - actions.RIOT]}"]
        if action <= actions.BUILD_WITH_LEADER:
            colour = BLUE if action <= actions.RIOT_WITH_LEADER else GREEN
            touched.append(hand_tiles(colour))
            if action in (actions.RIOT_WITH_LEADER, actions.BUILD_WITH_LEADER):
                touched.append(leader_tray(self.seat, colour))
        return touched


def has_room(state: HuangState, colour: int) -> bool:
    """Is there a legal hex for a tile?"""
    free = len(state.free_river if colour == BLUE else state.free_land)
    if free <= 6 * len(state.bandits):  # one bandit tile closes at most six hexes
        return bool(tile_hexes(state, colour))
    return free > 0
