"""One match between bots: the same for the same plan and number, wherever and whenever it is played."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import msgspec

import tianxia
from tianxia.bots import bot
from tianxia.kernel.components import pack_from_json
from tianxia.kernel.errors import BadOptions, IllegalMove
from tianxia.kernel.game import Game
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State

AUTOMA = "automa"


class Plan(msgspec.Struct, frozen=True):
    """What is played: a title with one pack or several, and bots that take turns at its seats.

    With as many bots as seats they rotate; with fewer the last one fills up; with more, all groups of that
    size play. Matches of one group on one deal stand together, one for each pack and rotation.
    """

    game: str
    seats: int
    bots: list[str]
    games: int  # for each pack
    seed: int
    options: dict[str, Any] = {}
    packs: list[str] = msgspec.field(default_factory=lambda: [""])  # as JSON; empty is the title's own

    def matches(self) -> int:
        return self.games * len(self.packs)

    def check(self) -> None:
        """Refuse what cannot be played, before any process starts."""
        for name in self.bots:
            bot(name)
        for at in range(len(self.packs)):
            self.title(at).new(self.seats, self.options)
        if not self.bots:
            raise BadOptions("who plays? Name at least one bot")

    def title(self, at: int) -> Game:
        """The title with the pack of that number."""
        game: Game = tianxia.game(self.game)
        return game.variant(pack_from_json(self.packs[at], "the pack")) if self.packs[at] else game

    def groups(self) -> list[list[str]]:
        """Who plays with whom, by rotation 0."""
        short = self.seats - len(self.bots)
        if short >= 0:
            return [self.bots + [self.bots[-1]] * short]
        return [list(group) for group in combinations(self.bots, self.seats)]

    def seating(self, game: int) -> list[str]:
        """The bots of game number `game`, by seat."""
        groups = self.groups()
        group = groups[game // self.seats % len(groups)]
        turn = game % self.seats
        return group[turn:] + group[:turn]


class Row(msgspec.Struct):
    """One finished match; lists go by seat."""

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
    used: dict[str, list[int]]  # how often each seat gave an answer with a choice: `kind notation`


def play(plan: Plan, number: int) -> Row:
    """Match `number` of a plan."""
    packs = len(plan.packs)
    game = number // packs
    title = plan.title(number % packs)
    deal = game // plan.seats
    draw = stream(plan.seed, f"deal {deal}")
    seed = int(draw.next32() << 31 | draw.next32() >> 1)  # fits a signed column
    state = title.new(plan.seats, plan.options, seed)
    bots = seat_bots(state, plan.seating(game))
    told = Teller(state)
    moves = play_out(state, bots, seed, told)
    winners = state.winners()
    return Row(
        number,
        title.name,
        title.rules,
        title.pack.digest,
        msgspec.json.encode(plan.options, order="sorted").decode(),
        plan.seats,
        deal,
        seed,
        bots,
        state.scores(),
        [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)],
        {key: list(values) for key, values in state.sheet()},
        told.decisions,
        moves,
        told.lead_changes,
        told.used,
    )


def seat_bots(state: State, bots: list[str]) -> list[str]:
    """Who sits where: the automa at its seat, the last bot at all that are left."""
    people = state.seats - (state.automa >= 0)
    seated = [*bots, *[bots[-1]] * people][:people]
    if state.automa >= 0:
        seated.insert(state.automa, AUTOMA)
    return seated


def play_out(state: State, bots: list[str], seed: int, told: Teller) -> int:
    """Play a match to its end, each bot on a position redealt for it. Returns the number of moves."""
    minds = {name: bot(name) for name in set(bots) if name != AUTOMA}
    moves = 0
    while not state.over:
        seat = state.decision.seat
        rng = stream(seed, f"bot {seat} at {moves}")
        position = state.redeal(seat, rng)
        for action in minds[bots[seat]].choose(position, seat, rng.split("choose")):
            told.about_to(state, seat, action)
            state.take_for(seat, action)
        told.after_move(state)
        moves += 1
    return moves


class Teller:
    """Counts what happens in a match."""

    def __init__(self, state: State) -> None:
        self.decisions = 0
        self.real = 0  # with a choice
        self.offered = 0
        self.lead_changes = 0
        self.used: dict[str, list[int]] = {}
        self.leader = -1
        self.seats = state.seats

    def about_to(self, state: State, seat: int, action: int) -> None:
        """Note an answer, if there was a choice; IllegalMove if it is not legal."""
        self.decisions += 1
        decision = state.decision_for(seat)
        assert decision is not None
        legal = decision.actions(state)
        if action not in legal:
            raise IllegalMove(decision.rule, f"{state.game.notation(decision, action)!r} is not legal here")
        count = len(legal)
        self.offered += count
        if count > 1:
            self.real += 1
            name = f"{decision.kind} {state.game.notation(decision, action)}"
            self.used.setdefault(name, [0] * self.seats)[seat] += 1

    def after_move(self, state: State) -> None:
        """Note who leads, if one does alone."""
        scores = state.scores()
        best = max(scores)
        if scores.count(best) == 1 and scores.index(best) != self.leader:
            self.lead_changes += self.leader >= 0
            self.leader = scores.index(best)
