"""Wars: a tile joins kingdoms with leaders of the same colour; red tiles decide. `tile.py` starts a war
(huang.war.trigger).

Until the war is over, the new tile joins nothing: each kingdom at war stays a group of its own. A red new
tile belongs to none of them (huang.war.tile_no_strength). Kingdoms that are not at war take no part
(huang.war.bystander_untouched).
"""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.huang import actions
from tianxia.games.huang.buildings import building_on, recompute_open_sites, take_down, tell_fall
from tianxia.games.huang.conflict import War
from tianxia.games.huang.decisions.base import HuangDecision, misplaced, within_action
from tianxia.games.huang.decisions.revolt import (
    commitment_elements,
    commitments,
    describe_commitment,
    how_committed,
    leader_of,
    tell_commitment,
    tiles_of,
)
from tianxia.games.huang.elements import colour_arg, leader_arg, screen
from tianxia.games.huang.kingdoms import clear, first_yellow, red_tiles, regroup, ruler, send_home
from tianxia.games.huang.place_names import kingdom_arg, place_arg, spot_arg
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import RED, TILE, colour_of, of, seat_of
from tianxia.kernel.decision import Field, Step
from tianxia.kernel.event import Outcome, Sentence, Side, seat_arg
from tianxia.kernel.numbers import row_plus


def begin_war(state: HuangState, seat: int, hex: int, kingdoms: list[int], colours: int) -> None:
    """Begin a war: it resolves all colours in conflict, between the kingdoms that have leaders of these
    colours.

    Rules: huang.war.conflict_colours, huang.war.single_resolution, huang.war.belligerents.
    """
    state.marker = hex  # huang.war.marker
    sides = sorted([first_yellow(state, name) for name in kingdoms if state.rulers[name] & colours])
    strengths = [len(red_tiles(state, state.group[side])) for side in sides]  # huang.war.base_strength
    none = [0] * state.seats
    state.war = War(colours, sides, strengths, [-1] * state.seats, none[:], none[:])
    if state.log is not None:
        args: dict[str, object] = {
            "place": place_arg(state, hex),
            "sides": [kingdom_arg(state, side) for side in sides],
            "strengths": strengths[:],
            "colours": [colour_arg(colour) for colour in range(5) if colours >> colour & 1],
        }
        state.tell("event-war", seat, args, [state.hex_of(hex)] + [state.hex_of(side) for side in sides])
    state.stack.append(DecideWar())
    for turn in range(state.seats):  # huang.war.commit_order: the tile player is asked last
        state.stack.append(WarCommit((seat - turn) % state.seats))


# --- commitments -----------------------------------------------------------------------------------------


class WarCommit(HuangDecision):
    """Asks how many red tiles to commit, with or without the red leader
    (huang.war.red_leader_optional_and_kept).

    Every seat is asked, even without a leader in the war (huang.war.commit_by_uninvolved).
    """

    kind: ClassVar[str] = "war-commit"
    rule: ClassVar[str] = "huang.war.commit_red_tiles"
    never_automatic: ClassVar[bool] = True
    offers: ClassVar[list[tuple[int, int]]] = [(actions.COMMIT, actions.LAST_COMMITMENT)]

    def misfit(self, state: HuangState, at: int) -> str:
        return commits_out_of_order(state, self.seat, at)

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
            "sides": [kingdom_arg(state, side) for side in war.sides],
            "strengths": war.strengths[:],
        }
        return Sentence("prompt-war-commit", args)

    def refusal(self, state: HuangState, action: int) -> str:
        if leader_of(action) and state.leader_at[of(self.seat, RED)] >= 0:
            return "huang.war.red_leader_bonus"
        return self.rule

    def describe(self, state: HuangState, action: int) -> Sentence:
        return describe_commitment(action, RED)

    def touches(self, state: HuangState, action: int) -> list[str]:
        return commitment_elements(action, self.seat, RED)


class WarSide(HuangDecision):
    """Asks which kingdom the committed tiles support."""

    kind: ClassVar[str] = "war-side"
    rule: ClassVar[str] = "huang.war.commit_once_one_kingdom"
    follows: ClassVar[bool] = True
    offers: ClassVar[list[tuple[int, int]]] = [(0, actions.HEXES - 1)]
    fields: ClassVar[list[Field]] = [Field("tiles", 0, actions.MOST_COMMITTED), Field("lent", 0, 1)]

    def __init__(self, seat: int, tiles: int, lent: int) -> None:
        self.seat = seat
        self.tiles = tiles
        self.lent = lent

    def misfit(self, state: HuangState, at: int) -> str:
        if self.tiles + self.lent == 0:
            return "nothing was committed"
        if self.tiles > state.hands[of(self.seat, RED)]:
            return f"seat {self.seat} has not {self.tiles} red tiles"
        if self.lent and state.leader_at[of(self.seat, RED)] >= 0:
            return f"the red leader of seat {self.seat} is on the board"
        if at + 1 < len(state.stack):
            return f"{state.stack[at + 1].kind} lies on it"
        return commits_out_of_order(state, self.seat, at)

    def pledged(self) -> tuple[int, int]:
        return RED, self.tiles

    def actions(self, state: HuangState) -> list[int]:
        war = state.war
        assert war is not None
        return war.sides[:]

    def take(self, state: HuangState, action: int) -> None:
        war = state.war
        assert war is not None
        # discarded now, even if this side loses: huang.war.loser_commitments_discarded
        state.discard_from_hand(self.seat, RED, self.tiles)
        war.backed[self.seat] = action
        war.tiles[self.seat] = self.tiles
        war.lent[self.seat] = self.lent
        war.strengths[war.sides.index(action)] += self.tiles + self.lent
        if state.log is not None:
            args: dict[str, object] = {"kingdom": kingdom_arg(state, action)}
            tell_commitment(state, "event-war-commit", self.seat, self.tiles, self.lent, args)

    def refusal(self, state: HuangState, action: int) -> str:
        return side_refusal(state, action, self.rule)

    def describe(self, state: HuangState, action: int) -> Sentence:
        return describe_side("action-war-side", state, action)

    def touches(self, state: HuangState, action: int) -> list[str]:
        return kingdom_elements(state, action)


def commits_out_of_order(state: HuangState, seat: int, at: int) -> str:
    """Why a seat cannot be asked for its commitment at this place of the stack; empty if it can."""
    if state.war is None:
        return "there is no war"
    bottom = state.stack[1].kind if len(state.stack) > 1 else ""
    if bottom != "decide-war" or seat != (state.turn - (at - 2)) % state.seats or at - 2 >= state.seats:
        return f"seat {seat} does not commit at this point"
    return misplaced(state, at, ["decide-war" if at == 2 else "war-commit"], False)


# --- the winner ------------------------------------------------------------------------------------------


class DecideWar(Step):
    """All seats have committed: the strongest kingdom wins; the tile player decides a tie."""

    kind: ClassVar[str] = "decide-war"

    def misfit(self, state: HuangState, at: int) -> str:
        if state.war is None:
            return "there is no war"
        if at + 1 == len(state.stack):
            return "nobody is asked to commit"
        return misplaced(state, at, ["next-action"], False)

    def run(self, state: HuangState) -> None:
        war = state.war
        assert war is not None
        tied = strongest(war)
        if len(tied) > 1:
            state.stack.append(ChooseWinner(state.turn))
        else:
            win_war(state, tied[0])


class ChooseWinner(HuangDecision):
    """The tile player chooses the winner among the strongest kingdoms."""

    kind: ClassVar[str] = "war-winner"
    rule: ClassVar[str] = "huang.war.tie_chosen_by_tile_player"
    verb: ClassVar[str] = "winner"
    offers: ClassVar[list[tuple[int, int]]] = [(0, actions.HEXES - 1)]

    def misfit(self, state: HuangState, at: int) -> str:
        war = state.war
        if war is None:
            return "there is no war"
        if len(strongest(war)) < 2:
            return "one kingdom is the strongest"
        return within_action(state, self.seat, at)

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


def side_refusal(state: HuangState, hex: int, otherwise: str) -> str:
    """The rule against choosing a hex that is in no kingdom at war."""
    war = state.war
    assert war is not None
    if state.group[hex] >= 0 and state.group[hex] not in [state.group[side] for side in war.sides]:
        return "huang.war.bystander_untouched"
    return otherwise


def describe_side(key: str, state: HuangState, hex: int) -> Sentence:
    """Describe a hex: with the strength of its kingdom if that is at war."""
    war = state.war
    assert war is not None
    strength = war.strengths[war.sides.index(hex)] if hex in war.sides else 0
    return Sentence(key, {"kingdom": kingdom_arg(state, hex), "strength": strength})


def kingdom_elements(state: HuangState, hex: int) -> list[str]:
    """All hexes of the group at a hex; the hex alone if it is empty."""
    name = state.group[hex]
    if name < 0:
        return [state.hex_of(hex)]
    return [state.hex_of(other) for other in range(len(state.group)) if state.group[other] == name]


def win_war(state: HuangState, winner: int) -> None:
    """Remove the losers' leaders and red tiles together; then the winner pays with red tiles.

    - only leaders of colours in conflict are removed: huang.war.other_leaders_stay
    - only red tiles are removed: huang.war.only_red_tiles_removed
    - only winning leaders score: huang.war.supporters_score_nothing
    """
    war = state.war
    assert war is not None
    kingdom = state.group[winner]
    losers = [state.group[side] for side in war.sides if side != winner]
    highest = max([war.strengths[i] for i in range(len(war.sides)) if war.sides[i] != winner])
    scorers = [ruler(state, kingdom, colour) for colour in range(5)]
    if state.log is not None:
        tell_war_won(state, war, winner, highest, scorers)
    own_reds = red_tiles(state, kingdom)
    lost_reds = [hex for name in losers for hex in red_tiles(state, name)]
    removed = [0] * 5  # leaders by colour
    for at, hex in enumerate(state.leader_at):
        if hex >= 0 and war.colours >> colour_of(at) & 1 and state.group[hex] in losers:
            send_home(state, hex)  # huang.war.losing_leaders_removed
            removed[colour_of(at)] += 1
    lose(state, lost_reds)  # huang.war.losing_reds_removed
    for colour in range(5):  # huang.war.vp_per_removed_leader
        if removed[colour] and scorers[colour] >= 0:  # huang.war.vp_none_without_winner_leader
            state.gain(scorers[colour], colour, removed[colour], "war", [screen(scorers[colour])])
    state.stack.append(EndWar())
    # The price is the highest losing total, leaders included: huang.war.winner_cost,
    # huang.war.cost_includes_leader_bonus.
    # The committed tiles of the winner's supporters are all discarded
    # (huang.war.winner_commitments_all_discarded); a leader that supports the winner pays nothing
    # (huang.war.winner_bonus_pays_nothing).
    demand(state, own_reds, highest - war.committed_to(winner))


def tell_war_won(state: HuangState, war: War, winner: int, highest: int, scorers: list[int]) -> None:
    """Log the strength of each kingdom, the winner's first, and what the winning leaders score."""
    order = [winner] + [side for side in war.sides if side != winner]
    sides: list[Side] = []
    for side in order:
        parts = [Sentence("outcome-war-board", {"count": len(red_tiles(state, state.group[side]))})]
        for seat in range(state.seats):
            if war.backed[seat] == side:
                how = how_committed(war.tiles[seat], war.lent[seat])
                args: dict[str, object] = {"seat": seat_arg(seat), "count": war.tiles[seat], "how": how}
                parts.append(Sentence("outcome-war-committed", args))
        sides.append(
            Side(kingdom_arg(state, side), war.strengths[war.sides.index(side)], parts, side == winner)
        )
    gains: list[tuple[int, Sentence]] = []
    removed = [0] * 5
    losers = [state.group[side] for side in order[1:]]
    for at, hex in enumerate(state.leader_at):
        if hex >= 0 and war.colours >> colour_of(at) & 1 and state.group[hex] in losers:
            removed[colour_of(at)] += 1
            gains.append(
                (seat_of(at), Sentence("outcome-leader-lost", {"leader": leader_arg(colour_of(at))}))
            )
    for colour in range(4, -1, -1):
        if removed[colour] and scorers[colour] >= 0:
            points: dict[str, object] = {"count": removed[colour], "colour": colour_arg(colour)}
            gains.insert(0, (scorers[colour], Sentence("outcome-points", points)))
    strength = war.strengths[war.sides.index(winner)]
    tie = strength == highest
    rule = "huang.war.tie_chosen_by_tile_player" if tie else "huang.war.highest_wins"
    said: dict[str, object] = {
        "kingdom": kingdom_arg(state, winner),
        "strength": strength,
        "highest": highest,
    }
    state.emit(
        "event-war-won", said, [state.hex_of(side) for side in order], outcome=Outcome(sides, rule, gains)
    )


class EndWar(Step):
    """Ends the war: the marker is removed, the joining tile stays and links the remaining groups.

    Rules: huang.war.tile_stays; no kingdom has two leaders of a colour afterwards
    (huang.war.no_duplicates_afterwards).
    """

    kind: ClassVar[str] = "end-war"

    def misfit(self, state: HuangState, at: int) -> str:
        return "there is no war" if state.war is None else waits_for_losses(state, at)

    def run(self, state: HuangState) -> None:
        state.war = None
        state.marker = -1
        regroup(state)
        recompute_open_sites(state)
        if state.log is not None:
            state.emit("event-war-over", {}, [])


# --- red tiles removed by the winner of a war or of a fight with bandits --------------------------------


class LoseTile(HuangDecision):
    """Asks which red tile to remove next. Used only if there is a choice."""

    kind: ClassVar[str] = "lose"
    rule: ClassVar[str] = "huang.war.winner_board_reds_chosen"
    verb: ClassVar[str] = "lose"
    offers: ClassVar[list[tuple[int, int]]] = [(0, actions.HEXES - 1)]
    fields: ClassVar[list[Field]] = [Field("owed", 1, actions.HEXES - 1)]

    def __init__(self, seat: int, owed: int) -> None:
        self.seat = seat
        self.owed = owed

    def misfit(self, state: HuangState, at: int) -> str:
        if self.seat != state.turn:
            return f"it is the turn of seat {state.turn}"
        if self.owed >= len(state.paying):
            return f"{self.owed} of {len(state.paying)} red tiles are no choice"
        return misplaced(state, at, ["end-war" if state.war is not None else "end-fight"], True)

    def actions(self, state: HuangState) -> list[int]:
        return state.paying[:]

    def take(self, state: HuangState, action: int) -> None:
        lose(state, [action])
        demand(state, [hex for hex in state.paying if hex != action], self.owed - 1)

    def prompt(self, state: HuangState) -> Sentence:
        return Sentence("prompt-lose", {"seat": seat_arg(self.seat), "count": self.owed})

    def refusal(self, state: HuangState, action: int) -> str:
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
        return Sentence("action-lose", {"place": spot_arg(state, action)})

    def touches(self, state: HuangState, action: int) -> list[str]:
        return [state.hex_of(action)]


def waits_for_losses(state: HuangState, at: int) -> str:
    """Why the step that ends a war or fight cannot be at this place: it waits only while red tiles are
    chosen.
    """
    if at + 1 == len(state.stack) or state.stack[at + 1].kind != "lose":
        return "nothing keeps it waiting"
    return misplaced(state, at, ["next-action"], False)


def demand(state: HuangState, reds: list[int], owed: int) -> None:
    """Remove this many red tiles. If there are not enough, remove all; otherwise the tile player chooses."""
    state.paying = []
    if owed >= len(reds):  # huang.war.winner_cost_stops_when_empty
        lose(state, reds)
    elif owed > 0:
        state.paying = reds
        state.stack.append(LoseTile(state.turn, owed))


def lose(state: HuangState, hexes: list[int]) -> None:
    """Remove red tiles from the board, and red pagodas with them (huang.war.red_pagodas_fall)."""
    state.discarded = row_plus(state.discarded, RED, len(hexes))
    fallen: list[int] = []
    for hex in hexes:
        site = building_on(state, hex)
        if site >= 0:
            take_down(state, site)
            fallen.append(site)
        clear(state, hex)
    regroup(state)
    if hexes and state.log is not None:
        state.emit("event-lose", {"count": len(hexes)}, [state.hex_of(hex) for hex in hexes])
        for site in fallen:
            tell_fall(state, site, RED)
