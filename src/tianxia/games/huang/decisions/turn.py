"""A turn: two actions out of five kinds, or passing."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.huang import moves
from tianxia.games.huang.board import BLUE, GREEN
from tianxia.games.huang.decisions.end_turn import end_turn
from tianxia.games.huang.decisions.leader import LeaderHex, colours_with_room, leader_refusal
from tianxia.games.huang.decisions.pagoda import BuildSite
from tianxia.games.huang.decisions.replace import ReplaceTile
from tianxia.games.huang.decisions.riot import RiotHex, riot_hexes
from tianxia.games.huang.decisions.tile import TileHex, tile_hexes
from tianxia.games.huang.kingdoms import clear, unlink
from tianxia.games.huang.names import hand_tiles, leader_arg, leader_tray, tile_arg
from tianxia.games.huang.state import HuangState, Question
from tianxia.kernel.decision import Step
from tianxia.kernel.event import Sentence, seat_arg


class NextAction(Step):
    """Under every action of a turn: asks for the next one, or ends the turn."""

    kind: ClassVar[str] = "next-action"

    def run(self, state: HuangState) -> None:
        state.stack.append(self)
        if state.actions_left > 0:
            state.stack.append(ChooseAction(state.turn))
        else:
            end_turn(state)


class ChooseAction(Question):
    """Which of the five actions, with what."""

    kind: ClassVar[str] = "action"
    rule: ClassVar[str] = "huang.turn.five_actions"

    def actions(self, state: HuangState) -> list[int]:
        found: list[int] = []
        at = 5 * self.seat
        hands, leader_at = state.hands, state.leader_at
        for colour in range(5):
            if hands[at + colour] and has_room(state, colour):
                found.append(moves.PLACE + colour)
        room = -1  # colours in which a leader can be placed, once they are needed
        for colour in range(5):
            if leader_at[at + colour] < 0:
                if room < 0:
                    room = colours_with_room(state)
                if not room >> colour & 1:
                    continue
            found.append(moves.POSITION + colour)
        blue, green = hands[at + BLUE], hands[at + GREEN]
        if blue >= 1 and has_tiles(state):
            if blue >= 2:
                found.append(moves.RIOT)
            if leader_at[at + BLUE] < 0:
                found.append(moves.RIOT_WITH_LEADER)
        if green >= 1 and state.open_sites:
            if green >= 2:
                found.append(moves.BUILD)
            if leader_at[at + GREEN] < 0:
                found.append(moves.BUILD_WITH_LEADER)
        if state.hand_size(self.seat):
            found.append(moves.REPLACE)
        found.append(moves.PASS)
        return found

    def take(self, state: HuangState, action: int) -> None:
        state.actions_left -= 1
        seat = self.seat
        if action < moves.POSITION:
            state.stack.append(TileHex(seat, action - moves.PLACE))
        elif action < moves.RIOT:
            colour = action - moves.POSITION
            origin = state.leader_at[5 * seat + colour]
            if origin >= 0:  # huang.leader.lift_before_move
                name = state.group[origin]
                state.leader_at[5 * seat + colour] = -1
                clear(state, origin)
                unlink(state, origin, name)
            state.stack.append(LeaderHex(seat, colour, origin))
        elif action == moves.RIOT:
            state.stack.append(RiotHex(seat, 2))
        elif action == moves.RIOT_WITH_LEADER:
            state.stack.append(RiotHex(seat, 1))
        elif action == moves.BUILD:
            state.stack.append(BuildSite(seat, 2))
        elif action == moves.BUILD_WITH_LEADER:
            state.stack.append(BuildSite(seat, 1))
        elif action == moves.REPLACE:
            state.stack.append(ReplaceTile(seat, 0, 0))
        elif state.log is not None:
            state.tell("event-pass", seat, {}, [])

    def prompt(self, state: HuangState) -> Sentence:
        return Sentence("prompt-action", {"seat": seat_arg(self.seat), "left": state.actions_left})

    def refusal(self, state: HuangState, action: int) -> str:
        at = 5 * self.seat
        if moves.PLACE <= action < moves.POSITION:
            return self.tile_refusal(state, action - moves.PLACE)
        if moves.POSITION <= action < moves.RIOT:
            return leader_refusal(state)
        if action in (moves.RIOT, moves.RIOT_WITH_LEADER):
            if action == moves.RIOT and state.hands[at + BLUE] < 2:
                return "huang.riot.cost_two_blue"
            if state.hands[at + BLUE] < 1:
                return "huang.riot.at_least_one_tile"
            if action == moves.RIOT_WITH_LEADER and state.leader_at[at + BLUE] >= 0:
                return "huang.riot.off_board_leader_discount"
            return "huang.riot.removes_any_tile"
        if action in (moves.BUILD, moves.BUILD_WITH_LEADER):
            if action == moves.BUILD and state.hands[at + GREEN] < 2:
                return "huang.build.cost_two_green"
            if action == moves.BUILD_WITH_LEADER:
                if state.hands[at + GREEN] < 1 or state.leader_at[at + GREEN] >= 0:
                    return "huang.build.off_board_leader_discount"
            return "huang.build.existing_triangle"
        if action == moves.REPLACE:
            return "huang.replace.up_to_six"
        return self.rule

    def tile_refusal(self, state: HuangState, colour: int) -> str:
        if state.hands[5 * self.seat + colour] == 0:
            return "huang.tile.from_hand"
        if not (state.free_river if colour == BLUE else state.free_land):
            return "huang.board.space_holds_one_piece"
        return "huang.bandits.tile_only_to_fight"

    def describe(self, state: HuangState, action: int) -> Sentence:
        if action < moves.POSITION:
            return Sentence("action-tile", {"tile": tile_arg(action - moves.PLACE)})
        if action < moves.RIOT:
            return Sentence("action-leader", {"leader": leader_arg(action - moves.POSITION)})
        return Sentence(f"action-{word_of(action)}", {})

    def touches(self, state: HuangState, action: int) -> list[str]:
        if action < moves.POSITION:
            return [hand_tiles(action - moves.PLACE)]
        if action < moves.RIOT:
            colour = action - moves.POSITION
            hex = state.leader_at[5 * self.seat + colour]
            return [leader_tray(self.seat, colour)] + ([state.hex_of(hex)] if hex >= 0 else [])
        touched = [f"button:{word_of(action)}"]
        if action in (moves.RIOT, moves.RIOT_WITH_LEADER):
            touched.append(hand_tiles(BLUE))
        elif action in (moves.BUILD, moves.BUILD_WITH_LEADER):
            touched.append(hand_tiles(GREEN))
        if action == moves.RIOT_WITH_LEADER:
            touched.append(leader_tray(self.seat, BLUE))
        elif action == moves.BUILD_WITH_LEADER:
            touched.append(leader_tray(self.seat, GREEN))
        return touched


def word_of(action: int) -> str:
    """An action's part of a key or element: `riot-leader`."""
    return ["riot", "riot-leader", "build", "build-leader", "replace", "pass"][action - moves.RIOT]


def has_room(state: HuangState, colour: int) -> bool:
    """Is there a legal hex for a tile?"""
    free = len(state.free_river if colour == BLUE else state.free_land)
    if free <= 6 * len(state.bandits):  # a bandit tile bars six hexes at most
        return bool(tile_hexes(state, colour))
    return free > 0


def has_tiles(state: HuangState) -> bool:
    """Is there a tile to riot against?"""
    return bool(riot_hexes(state, True))
