"""Revolts: a leader enters a kingdom that already has a leader of its colour; yellow tiles decide.

Only the two owners are asked (huang.revolt.only_two_players), no tile on the board is touched
(huang.revolt.board_tiles_stay), and the next action may try again (huang.revolt.retry_allowed).
"""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.huang import actions
from tianxia.games.huang.conflict import Revolt
from tianxia.games.huang.decisions.base import HuangDecision, misplaced
from tianxia.games.huang.elements import colour_arg, hand_tiles, leader_arg, leader_tray, screen
from tianxia.games.huang.kingdoms import send_home_and_unlink
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import YELLOW, of
from tianxia.kernel.decision import Step
from tianxia.kernel.event import Outcome, Sentence, Side, seat_arg


def begin_revolt(state: HuangState, colour: int, attacker: int, defender: int) -> None:
    """Begin a revolt: the newcomer attacks, the other leader defends (huang.revolt.roles). Then both
    commit.

    Strength begins with the yellow tiles next to each leader (huang.revolt.base_strength). A tile next to
    both leaders counts for both (huang.revolt.shared_tile_counts_twice).
    """
    seats = [attacker, defender]
    strengths = [state.support[state.leader_at[of(seat, colour)]] for seat in seats]
    state.revolt = Revolt(colour, seats, strengths, [0, 0])
    if state.log is not None:
        args: dict[str, object] = {
            "colour": colour_arg(colour),
            "defender": seat_arg(defender),
            "attack": strengths[0],
            "defence": strengths[1],
        }
        touches = [state.hex_of(state.leader_at[of(seat, colour)]) for seat in seats]
        state.tell("event-revolt", attacker, args, touches)
    state.stack.append(EndRevolt())
    state.stack.append(RevoltCommit(defender))  # huang.revolt.commit_order
    state.stack.append(RevoltCommit(attacker))


class RevoltCommit(HuangDecision):
    """Asks how many yellow tiles to commit, with or without the yellow leader."""

    kind: ClassVar[str] = "revolt-commit"
    rule: ClassVar[str] = "huang.revolt.commit_yellow_tiles"
    never_automatic: ClassVar[bool] = True
    offers: ClassVar[list[tuple[int, int]]] = [(actions.COMMIT, actions.LAST_COMMITMENT)]

    def misfit(self, state: HuangState, at: int) -> str:
        revolt = state.revolt
        if revolt is None:
            return "there is no revolt"
        if self.seat == revolt.seats[1]:
            above = state.stack[at + 1].seat if at + 1 < len(state.stack) else revolt.seats[0]
            if above != revolt.seats[0]:
                return "the attacker commits first"
            return misplaced(state, at, ["end-revolt"], False)
        if self.seat != revolt.seats[0]:
            return f"seat {self.seat} has no part in the revolt"
        return misplaced(state, at, ["revolt-commit"], True)

    def actions(self, state: HuangState) -> list[int]:
        return commitments(state, self.seat, YELLOW)

    def take(self, state: HuangState, action: int) -> None:
        revolt = state.revolt
        assert revolt is not None
        tiles, lent = tiles_of(action), leader_of(action)
        state.discard_from_hand(self.seat, YELLOW, tiles)  # huang.revolt.committed_discarded
        side = revolt.seats.index(self.seat)
        revolt.strengths[side] += tiles + lent
        revolt.lent[side] = lent
        if state.log is not None:
            tell_commitment(state, "event-revolt-commit", self.seat, tiles, lent, {})

    def prompt(self, state: HuangState) -> Sentence:
        revolt = state.revolt
        assert revolt is not None
        args: dict[str, object] = {
            "seat": seat_arg(self.seat),
            "colour": colour_arg(revolt.colour),
            "attack": revolt.strengths[0],
            "defence": revolt.strengths[1],
        }
        return Sentence("prompt-revolt-commit", args)

    def refusal(self, state: HuangState, action: int) -> str:
        revolt = state.revolt
        assert revolt is not None
        if leader_of(action) and revolt.colour == YELLOW:
            return "huang.revolt.no_bonus_between_yellows"
        if leader_of(action) and state.leader_at[of(self.seat, YELLOW)] >= 0:
            return "huang.revolt.yellow_leader_bonus"
        return self.rule

    def describe(self, state: HuangState, action: int) -> Sentence:
        return describe_commitment(action, YELLOW)

    def touches(self, state: HuangState, action: int) -> list[str]:
        return commitment_elements(action, self.seat, YELLOW)


class EndRevolt(Step):
    """The higher total wins (huang.revolt.higher_wins); the defender wins ties. The loser's leader leaves
    the board.

    A moved leader that loses does not return to its old hex: huang.revolt.loser_removed,
    huang.revolt.moved_attacker_not_restored.
    """

    kind: ClassVar[str] = "end-revolt"

    def misfit(self, state: HuangState, at: int) -> str:
        if state.revolt is None:
            return "there is no revolt"
        if at + 1 == len(state.stack) or state.stack[at + 1].kind != "revolt-commit":
            return "nobody is asked to commit"
        return misplaced(state, at, ["next-action"], False)

    def run(self, state: HuangState) -> None:
        revolt = state.revolt
        assert revolt is not None
        winner = 0 if revolt.strengths[0] > revolt.strengths[1] else 1  # huang.revolt.tie_defender
        colour = revolt.colour
        state.revolt = None
        if state.log is not None:
            tell_revolt_won(state, revolt, winner)
        send_home_and_unlink(state, state.leader_at[of(revolt.seats[1 - winner], colour)])
        # huang.revolt.winner_vp
        state.gain(revolt.seats[winner], colour, 1, "revolt", [screen(revolt.seats[winner])])


def tell_revolt_won(state: HuangState, revolt: Revolt, winner: int) -> None:
    """Log the strength of both sides, the winner's first."""
    sides: list[Side] = []
    for who in [winner, 1 - winner]:
        seat = revolt.seats[who]
        around = state.support[state.leader_at[of(seat, revolt.colour)]]
        parts = [Sentence("outcome-revolt-around", {"count": around})]
        lent = revolt.lent[who]
        tiles = revolt.strengths[who] - around - lent
        if tiles + lent:
            committed: dict[str, object] = {"count": tiles, "how": how_committed(tiles, lent)}
            parts.append(Sentence("outcome-revolt-committed", committed))
        sides.append(Side(seat_arg(seat), revolt.strengths[who], parts, who == winner))
    strength, other = revolt.strengths[winner], revolt.strengths[1 - winner]
    rule = "huang.revolt.tie_defender" if strength == other else "huang.revolt.higher_wins"
    colour = colour_arg(revolt.colour)
    gains = [
        (revolt.seats[winner], Sentence("outcome-points", {"count": 1, "colour": colour})),
        (revolt.seats[1 - winner], Sentence("outcome-leader-lost", {"leader": leader_arg(revolt.colour)})),
    ]
    touches = [
        state.hex_of(state.leader_at[of(revolt.seats[who], revolt.colour)]) for who in [winner, 1 - winner]
    ]
    args: dict[str, object] = {
        "seat": seat_arg(revolt.seats[winner]),
        "strength": strength,
        "other": other,
        "tie": 1 if strength == other else 0,
    }
    state.emit("event-revolt-won", args, touches, outcome=Outcome(sides, rule, gains))


# --- commitments, the same in a war -------------------------------------------------------------------


def commitments(state: HuangState, seat: int, colour: int) -> list[int]:
    """Everything a seat may commit: any number of tiles, and its leader of that colour if it is off the
    board.

    A seat without such tiles is asked too: if the question were missing, the others would know its hand.
    Rules: huang.revolt.yellow_leader_bonus, huang.war.red_leader_bonus.
    """
    tiles = state.hands[of(seat, colour)]
    found = [actions.COMMIT + n for n in range(tiles + 1)]
    if state.leader_at[of(seat, colour)] < 0:
        for n in range(tiles + 1):
            found.append(actions.COMMIT_WITH_LEADER + n)
    return found


def tiles_of(action: int) -> int:
    """How many tiles a commitment has."""
    return action - (actions.COMMIT_WITH_LEADER if leader_of(action) else actions.COMMIT)


def leader_of(action: int) -> int:
    """1 for a commitment with the leader."""
    return 1 if action >= actions.COMMIT_WITH_LEADER else 0


def describe_commitment(action: int, colour: int) -> Sentence:
    key = "action-commit-leader" if leader_of(action) else "action-commit"
    return Sentence(key, {"count": tiles_of(action), "colour": colour_arg(colour)})


def commitment_elements(action: int, seat: int, colour: int) -> list[str]:
    tiles = tiles_of(action)
    touched = [f"button:commit-{tiles}" + ("-leader" if leader_of(action) else "")]
    if tiles:
        touched.append(hand_tiles(colour))
    if leader_of(action):
        touched.append(leader_tray(seat, colour))
    return touched


def tell_commitment(
    state: HuangState, key: str, seat: int, tiles: int, lent: int, args: dict[str, object]
) -> None:
    state.tell(key, seat, {"count": tiles, "how": how_committed(tiles, lent), **args}, [screen(seat)])


def how_committed(tiles: int, lent: int) -> str:
    """The arguments of a sentence for a commitment: tiles and leader."""
    if lent:
        return "both" if tiles else "leader"
    return "tiles" if tiles else "nothing"
