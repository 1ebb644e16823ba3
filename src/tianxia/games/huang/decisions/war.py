"""Wars: a tile joins kingdoms with leaders of the same colour; red tiles decide.

Until the war is over the joining tile links nothing, so the groups are the kingdoms at war.
"""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.huang import actions
from tianxia.games.huang.buildings import fall, recompute_open_sites
from tianxia.games.huang.conflict import War
from tianxia.games.huang.decisions.base import Question
from tianxia.games.huang.decisions.revolt import (
    commitment_elements,
    commitments,
    describe_commitment,
    leader_of,
    tell_commitment,
    tiles_of,
)
from tianxia.games.huang.elements import colour_arg, screen
from tianxia.games.huang.kingdoms import clear, first_yellow, red_tiles, regroup, ruler, send_home
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import RED, TILE, colour_of, of, plus
from tianxia.kernel.decision import Step
from tianxia.kernel.event import Sentence, seat_arg


def begin_war(
    state: HuangState, seat: int, hex: int, kingdoms: list[int], masks: list[int], colours: int
) -> None:
    """Only kingdoms with a leader of a colour in conflict are at war (huang.war.belligerents)."""
    state.marker = hex
    sides = sorted([first_yellow(state, name) for name in kingdoms if masks[name] & colours])
    strengths = [len(red_tiles(state, state.group[side])) for side in sides]
    none = [0] * state.seats
    state.war = War(colours, sides, strengths, [-1] * state.seats, none[:], none[:])
    if state.log is not None:
        args: dict[str, object] = {
            "hex": state.map.names[hex],
            "sides": [state.map.names[side] for side in sides],
            "strengths": strengths[:],
            "colours": [colour_arg(colour) for colour in range(5) if colours >> colour & 1],
        }
        state.tell("event-war", seat, args, [state.hex_of(hex)] + [state.hex_of(side) for side in sides])
    state.stack.append(DecideWar())
    for turn in range(state.seats):  # huang.war.commit_order: the tile player is asked last
        state.stack.append(WarCommit((seat - turn) % state.seats))


class WarCommit(Question):
    """How many red tiles to commit, with or without the red leader."""

    kind: ClassVar[str] = "war-commit"
    rule: ClassVar[str] = "huang.war.commit_red_tiles"

    def actions(self, state: HuangState) -> list[int]:
        return commitments(state, self.seat, RED)

    def take(self, state: HuangState, action: int) -> None:
        if action == actions.COMMIT:
            if state.log is not None:
                tell_commitment(state, "event-war-abstain", self.seat, 0, 0, {})
            return
        state.stack.append(WarSide(self.seat, tiles_of(action), leader_of(action)))

    def prompt(self, state: HuangState) -> Sentence:
        war = state.war
        assert war is not None
        args: dict[str, object] = {
            "seat": seat_arg(self.seat),
            "sides": [state.map.names[side] for side in war.sides],
            "strengths": war.strengths[:],
        }
        return Sentence("prompt-war-commit", args)

    def refusal(self, state: HuangState, action: int) -> str:
        if actions.COMMIT_WITH_LEADER <= action <= actions.COMMIT_WITH_LEADER + actions.MOST_COMMITTED:
            if state.leader_at[of(self.seat, RED)] >= 0:
                return "huang.war.red_leader_bonus"
        return self.rule

    def describe(self, state: HuangState, action: int) -> Sentence:
        return describe_commitment(action, RED)

    def touches(self, state: HuangState, action: int) -> list[str]:
        return commitment_elements(action, self.seat, RED)


class WarSide(Question):
    """Which kingdom to support with it."""

    kind: ClassVar[str] = "war-side"
    rule: ClassVar[str] = "huang.war.commit_once_one_kingdom"
    follows: ClassVar[bool] = True

    def __init__(self, seat: int, tiles: int, lent: int) -> None:
        self.seat = seat
        self.tiles = tiles
        self.lent = lent

    def args(self) -> list[int]:
        return [self.tiles, self.lent]

    def pledged(self) -> tuple[int, int]:
        return RED, self.tiles

    def actions(self, state: HuangState) -> list[int]:
        war = state.war
        assert war is not None
        return war.sides[:]

    def take(self, state: HuangState, action: int) -> None:
        war = state.war
        assert war is not None
        state.discard_from_hand(self.seat, RED, self.tiles)  # they all go in the end
        war.backed[self.seat] = action
        war.tiles[self.seat] = self.tiles
        war.lent[self.seat] = self.lent
        war.strengths[war.sides.index(action)] += self.tiles + self.lent
        state.learned += 1
        if state.log is not None:
            args: dict[str, object] = {"hex": state.map.names[action]}
            tell_commitment(state, "event-war-commit", self.seat, self.tiles, self.lent, args)

    def refusal(self, state: HuangState, action: int) -> str:
        return side_refusal(state, action, self.rule)

    def describe(self, state: HuangState, action: int) -> Sentence:
        return describe_side("action-war-side", state, action)

    def touches(self, state: HuangState, action: int) -> list[str]:
        return kingdom_elements(state, action)


class DecideWar(Step):
    """All have committed: the strongest kingdom wins; the tile player breaks a tie."""

    kind: ClassVar[str] = "decide-war"

    def run(self, state: HuangState) -> None:
        war = state.war
        assert war is not None
        tied = strongest(war)
        if len(tied) > 1:
            state.stack.append(ChooseWinner(state.turn))
        else:
            win_war(state, tied[0])


class ChooseWinner(Question):
    """Which of the kingdoms that are equally strong wins."""

    kind: ClassVar[str] = "war-winner"
    rule: ClassVar[str] = "huang.war.tie_chosen_by_tile_player"
    verb: ClassVar[str] = "winner"

    def actions(self, state: HuangState) -> list[int]:
        war = state.war
        assert war is not None
        return strongest(war)

    def take(self, state: HuangState, action: int) -> None:
        win_war(state, action)

    def refusal(self, state: HuangState, action: int) -> str:
        war = state.war
        assert war is not None
        return "huang.war.highest_wins" if action in war.sides else side_refusal(state, action, self.rule)

    def describe(self, state: HuangState, action: int) -> Sentence:
        return describe_side("action-war-winner", state, action)

    def touches(self, state: HuangState, action: int) -> list[str]:
        return kingdom_elements(state, action)


def strongest(war: War) -> list[int]:
    """The sides with the highest total, in order."""
    best = max(war.strengths)
    return [war.sides[i] for i in range(len(war.sides)) if war.strengths[i] == best]


def side_refusal(state: HuangState, action: int, otherwise: str) -> str:
    """Why a hex does not stand for a kingdom at war."""
    if action < actions.HEXES and state.group[action] >= 0:
        war = state.war
        assert war is not None
        if state.group[action] not in [state.group[side] for side in war.sides]:
            return "huang.war.bystander_untouched"
    return otherwise


def describe_side(key: str, state: HuangState, side: int) -> Sentence:
    war = state.war
    assert war is not None
    args: dict[str, object] = {
        "hex": state.map.names[side],
        "strength": war.strengths[war.sides.index(side)],
    }
    return Sentence(key, args)


def kingdom_elements(state: HuangState, side: int) -> list[str]:
    """All hexes of a kingdom at war."""
    name = state.group[side]
    return [state.hex_of(hex) for hex in range(len(state.group)) if state.group[hex] == name]


def win_war(state: HuangState, winner: int) -> None:
    """The losers' leaders and red tiles go at once; then the winner pays with red tiles."""
    war = state.war
    assert war is not None
    kingdom = state.group[winner]
    losers = [state.group[side] for side in war.sides if side != winner]
    highest = max([war.strengths[i] for i in range(len(war.sides)) if war.sides[i] != winner])
    if state.log is not None:
        args: dict[str, object] = {
            "hex": state.map.names[winner],
            "strength": war.strengths[war.sides.index(winner)],
            "highest": highest,
        }
        state.emit("event-war-won", args, [state.hex_of(winner)])
    scorers = [ruler(state, kingdom, colour) for colour in range(5)]
    own_reds = red_tiles(state, kingdom)
    lost_reds = [hex for name in losers for hex in red_tiles(state, name)]
    removed = [0] * 5  # leaders by colour
    for at, hex in enumerate(state.leader_at):
        if hex >= 0 and war.colours >> colour_of(at) & 1 and state.group[hex] in losers:
            send_home(state, hex)  # huang.war.losing_leaders_removed
            removed[colour_of(at)] += 1
    lose(state, lost_reds)  # huang.war.losing_reds_removed
    for colour in range(5):
        if removed[colour] and scorers[colour] >= 0:  # huang.war.vp_per_removed_leader
            state.gain(scorers[colour], colour, removed[colour], "war", [screen(scorers[colour])])
    state.stack.append(EndWar())
    owed = highest - war.committed_to(winner)  # huang.war.winner_commitments_all_discarded
    demand(state, own_reds, owed)


class EndWar(Step):
    """The marker goes; the joining tile now links what is left."""

    kind: ClassVar[str] = "end-war"

    def run(self, state: HuangState) -> None:
        state.war = None
        state.marker = -1
        regroup(state)
        recompute_open_sites(state)
        if state.log is not None:
            state.emit("event-war-over", {}, [])


class LoseTile(Question):
    """Which red tile goes next. Asked only while there is a choice."""

    kind: ClassVar[str] = "lose"
    rule: ClassVar[str] = "huang.war.winner_board_reds_chosen"

    def __init__(self, seat: int, owed: int) -> None:
        self.seat = seat
        self.owed = owed

    def args(self) -> list[int]:
        return [self.owed]

    verb: ClassVar[str] = "lose"

    def actions(self, state: HuangState) -> list[int]:
        return state.paying[:]

    def take(self, state: HuangState, action: int) -> None:
        lose(state, [action])
        demand(state, [hex for hex in state.paying if hex != action], self.owed - 1)

    def prompt(self, state: HuangState) -> Sentence:
        return Sentence("prompt-lose", {"seat": seat_arg(self.seat), "count": self.owed})

    def refusal(self, state: HuangState, action: int) -> str:
        if action < actions.HEXES:
            if state.war is None:
                if action == state.marker:
                    return "huang.bandits.joining_tile_not_counted"
                return "huang.bandits.reds_lost"
            if action == state.marker:
                return "huang.war.tile_stays"
            if state.is_tile(action) and state.cells[action] != TILE + RED:
                return "huang.war.only_red_tiles_removed"
        return self.rule

    def describe(self, state: HuangState, action: int) -> Sentence:
        return Sentence("action-lose", {"hex": state.map.names[action]})

    def touches(self, state: HuangState, action: int) -> list[str]:
        return [state.hex_of(action)]


def demand(state: HuangState, reds: list[int], owed: int) -> None:
    """So many of these red tiles go: all of them if that is not enough, else the tile player chooses."""
    state.paying = []
    if owed >= len(reds):  # huang.war.winner_cost_stops_when_empty
        lose(state, reds)
    elif owed > 0:
        state.paying = reds
        state.stack.append(LoseTile(state.turn, owed))


def lose(state: HuangState, hexes: list[int]) -> None:
    """Red tiles leave the board."""
    state.discarded = plus(state.discarded, RED, len(hexes))
    for hex in hexes:
        fall(state, hex)  # huang.war.red_pagodas_fall
        clear(state, hex)
    regroup(state)
    if hexes and state.log is not None:
        args: dict[str, object] = {
            "count": len(hexes),
            "hexes": [state.map.names[hex] for hex in hexes],
        }
        state.emit("event-lose", args, [state.hex_of(hex) for hex in hexes])
