"""One match between bots: the same plan and number give the same match on every machine."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

import tianxia
from tianxia.bots.driver import Watcher, play_match
from tianxia.bots.own import find_bot as bot
from tianxia.kernel.components import pack_from_json
from tianxia.kernel.decision import Decision
from tianxia.kernel.errors import BadOptions
from tianxia.kernel.game import Game
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State

AUTOMA = "automa"


class Plan(msgspec.Struct, frozen=True):
    """What is played: a title with one or more packs, and bots that take turns at its seats.

    With as many bots as seats, the bots rotate. With fewer bots, the last one also takes the remaining
    seats. With more, every group of that size plays. For each group and deal there is one match for each
    pack and distinct seating. Bots are deterministic, so the same seating on the same deal would repeat the
    same match.
    """

    game: str
    seats: int
    bots: list[str]
    games: int  # matches for each pack
    seed: int
    options: dict[str, Any] = {}
    packs: list[str] = msgspec.field(default_factory=lambda: [""])  # packs as JSON; empty: the built-in pack

    def matches(self) -> int:
        """The number of matches: `games` with each pack."""
        return self.games * len(self.packs)

    def check(self) -> None:
        """Refuse a plan that cannot be played, before any process starts."""
        for name in self.bots:
            bot(name)
        for at in range(len(self.packs)):
            self.game_with(at).new(self.seats, self.options)
        if not self.bots:
            raise BadOptions("who plays? Name at least one bot")

    def game_with(self, at: int) -> Game:
        """The title with the pack of that index."""
        game: Game = tianxia.game(self.game)
        return game.variant(pack_from_json(self.packs[at], "the pack")) if self.packs[at] else game

    def groups(self) -> list[list[str]]:
        """Which bots play together, by seat, before rotation."""
        short = self.seats - len(self.bots)
        if short >= 0:
            return [self.bots + [self.bots[-1]] * short]
        return [list(group) for group in combinations(self.bots, self.seats)]

    def seatings(self) -> list[tuple[int, list[str]]]:
        """The matches of one deal: the number of each group, with each distinct seating of its bots."""
        found: list[tuple[int, list[str]]] = []
        for number, group in enumerate(self.groups()):
            turned = [tuple(group[turn:] + group[:turn]) for turn in range(self.seats)]
            found += [(number, list(seating)) for seating in dict.fromkeys(turned)]
        return found

    def seating(self, game: int) -> list[str]:
        """The bots of game number `game`, by seat."""
        seatings = self.seatings()
        return seatings[game % len(seatings)][1]

    def deal(self, game: int) -> int:
        """The deal of game number `game`."""
        seatings = self.seatings()
        done, at = divmod(game, len(seatings))
        return done * (seatings[-1][0] + 1) + seatings[at][0]

    def number(self, row: Row) -> int:
        """The number of a row's match in this plan, by deal, seating and pack; -1 if it is not part of the
        plan.

        Old runs played equal seatings twice, so the numbers of their rows are different.
        """
        seatings = self.seatings()
        done, group = divmod(row.deal, seatings[-1][0] + 1)
        wanted = (group, [name for name in row.bots if name != AUTOMA])
        if wanted not in seatings:
            return -1
        packs = len(self.packs)
        return (done * len(seatings) + seatings.index(wanted)) * packs + row.number % packs


class Row(msgspec.Struct):
    """One finished match; lists are indexed by seat."""

    number: int
    game: str
    rules: int
    pack: str  # digest of the components
    options: str  # JSON
    seats: int
    deal: int  # matches of one deal have the same seed
    seed: int
    bots: list[str]
    scores: list[int]
    shares: list[float]  # of the victory
    categories: dict[str, list[int]]  # of the score sheet
    decisions: int
    moves: int
    lead_changes: int
    used: dict[str, list[int]]  # by `kind notation`: how often each seat chose this answer
    turn_order: list[int] = []  # seats by their first turns; empty in rows of old runs
    dealt: dict[str, list[str]] = {}  # each seat's part of the deal, see `arena/record.py`


def play(plan: Plan, number: int, record: str = "") -> Row:
    """Play match `number` of a plan. With a folder in `record`, write its decisions there."""
    from tianxia.arena.record import Recorder, dealt  # imported here, because record.py imports this module

    packs = len(plan.packs)
    round = number // packs
    game = plan.game_with(number % packs)
    deal = plan.deal(round)
    draw = stream(plan.seed, f"deal {deal}")
    seed = int(draw.next32() << 31 | draw.next32() >> 1)  # 63 bits, for a signed column
    state = game.new(plan.seats, plan.options, seed)
    bots = seat_bots(state, plan.seating(round))
    order = game.turn_order(state)
    hands = dealt(state)
    tally = Recorder(state, Path(record), number) if record else Tally(state)
    moves = play_out(state, bots, seed, tally)
    if isinstance(tally, Recorder):
        tally.finish(state)
    winners = [] if state.is_draw() else state.winners()  # in a draw every seat's share is 0
    return Row(
        number,
        game.name,
        game.rules,
        game.pack.digest,
        msgspec.json.encode(plan.options, order="sorted").decode(),
        plan.seats,
        deal,
        seed,
        bots,
        state.scores(),
        [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)],
        {key: list(values) for key, values in state.sheet()},
        tally.decisions,
        moves,
        tally.lead_changes,
        tally.used,
        order,
        hands,
    )


def seat_bots(state: State, bots: list[str]) -> list[str]:
    """The bot of each seat: the automa keeps its own, the last bot takes the remaining ones."""
    people = state.seats - (state.automa >= 0)
    seated = [*bots, *[bots[-1]] * people][:people]
    if state.automa >= 0:
        seated.insert(state.automa, AUTOMA)
    return seated


def play_out(state: State, bots: list[str], seed: int, tally: Tally) -> int:
    """Play a match to its end with the named bots, by seat. Returns the number of moves."""
    minds = {seat: bot(name) for seat, name in enumerate(bots) if name != AUTOMA}
    return play_match(state, minds, seed, tally)


class Tally(Watcher):
    """Counts what happens in a match."""

    def __init__(self, state: State) -> None:
        self.decisions = 0
        self.real = 0  # decisions with two or more legal actions
        self.offered = 0
        self.lead_changes = 0
        self.used: dict[str, list[int]] = {}
        self.leader = -1
        self.seats = state.seats

    def before_action(
        self, state: State, seat: int, decision: Decision, legal: list[int], action: int
    ) -> None:
        """Count the decision; if it had a choice, also count the answer."""
        self.decisions += 1
        count = len(legal)
        self.offered += count
        if count > 1:
            self.real += 1
            name = f"{decision.kind} {state.game.notation(decision, action)}"
            self.used.setdefault(name, [0] * self.seats)[seat] += 1

    def after_move(self, state: State) -> None:
        """Note the leader, if one seat leads alone."""
        scores = state.scores()
        best = max(scores)
        if scores.count(best) == 1 and scores.index(best) != self.leader:
            self.lead_changes += self.leader >= 0
            self.leader = scores.index(best)
