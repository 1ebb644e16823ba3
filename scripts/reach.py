"""Compares ways to look ahead without playing matches: `python scripts/reach.py huang --try kept=16`.

In positions of matches of greed it asks grandmasters who look in different ways, tries all they choose in one
broad way (`--by kept=64`), and says by how much each one's choice was worse than the best of them, with its
simulations and seconds. The first line is what the title says. That takes minutes where matches take hours;
but it tells how well a way finds what itself counts for good, and not that it wins: play the best of them.
"""

import argparse
import math
import multiprocessing
import time
from functools import partial

import msgspec

import tianxia
from tianxia.bots.evaluation import evaluation
from tianxia.bots.levels import GRANDMASTER, Roller
from tianxia.bots.phrases import Greed
from tianxia.bots.rollouts import Candidate, Rollouts
from tianxia.kernel.rng import Rng, stream
from tianxia.kernel.state import State

SEATS = 2
REDEALS = 4  # on which choices are compared
WORST = 30.0  # what is worse by more counts as this


class Way(msgspec.Struct, frozen=True):
    """How a grandmaster looks ahead; see Reach."""

    kept: int
    turns: int
    redeals: int
    wide: int
    simulations: int

    def thought(self, position: State, seat: int, rng: Rng) -> Rollouts:
        title = evaluation(position.game.name)
        own = msgspec.structs.replace(title, kept=self.kept, kept_at={}, turns=self.turns, wide=self.wide)
        level = Roller("reach", self.simulations)
        level.redeals = self.redeals
        return level.thought(position.copy(), seat, rng, own)


class Looked(msgspec.Struct):
    """What a way of looking chose, what it took, and what came of it."""

    actions: list[int]
    simulations: int
    seconds: float
    value: float = 0.0


def way(title: str, changes: str) -> Way:
    """A title's own way with changes, like `kept=32,redeals=1`."""
    own = evaluation(title)
    kept = own.kept_at.get(SEATS, own.kept)
    usual = Way(kept, own.turns, GRANDMASTER.redeals, own.wide, GRANDMASTER.simulations_in(own))
    try:
        values = dict(change.split("=") for change in changes.split(",") if change)
        return msgspec.structs.replace(usual, **{name: int(value) for name, value in values.items()})
    except (ValueError, TypeError):
        raise SystemExit(f"{changes!r}: say {', '.join(Way.__struct_fields__)}, like kept=32") from None


def look(ways: list[Way], judge: Way, position: State, seat: int, seed: int) -> list[Looked]:
    """What each way of looking chooses in a position, and what comes of it."""
    looked: list[Looked] = []
    for one in ways:
        thought = one.thought(position, seat, stream(seed, "thought"))
        began = time.process_time()
        actions = thought.answer(one.simulations)
        looked.append(Looked(actions, thought.greed.judged, time.process_time() - began))
    broad = judge.thought(position, seat, stream(seed, "judge"))
    broad.keep_the_best(math.inf)
    broad.candidates = [Candidate(choice.actions, 0.0, position.seats) for choice in looked]
    for _ in range(REDEALS):
        for choice, value in zip(looked, broad.try_on_a_redeal(len(looked), math.inf), strict=True):
            choice.value += value / REDEALS
    return looked


def positions(title: str, ways: list[Way], judge: Way, every: int, seed: int) -> list[list[Looked]]:
    """The same in positions of one match of greed."""
    state: State = tianxia.game(title).new(SEATS, None, seed)
    own = evaluation(title)
    found: list[list[Looked]] = []
    moves = 0
    while not state.over:
        seat = state.decision.seat
        rng = stream(seed, f"bot {seat} at {moves}")
        here = state.redeal(seat, rng)
        if moves % every == every - 1 and len(here.actions()) > 1:
            found.append(look(ways, judge, here, seat, seed + moves))
        for action in Greed(own.evaluate, own.reply, rng).best_phrase(here, seat, math.inf):
            state.take_for(seat, action)
        moves += 1
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("title", choices=tianxia.titles())
    parser.add_argument("--try", dest="tries", action="append", default=[], help="another way to look")
    parser.add_argument("--by", default="kept=64", help="the broad way that compares")
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--every", type=int, default=19, help="moves from one position to the next")
    parser.add_argument("--seed", type=int, default=0, help="of the first match")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    names = ["", *arguments.tries]
    ways = [way(arguments.title, changes) for changes in names]
    play = partial(positions, arguments.title, ways, way(arguments.title, arguments.by), arguments.every)
    with multiprocessing.get_context("spawn").Pool(arguments.jobs) as pool:
        matches = pool.imap_unordered(play, range(arguments.seed, arguments.seed + arguments.matches))
        seen = [looked for match in matches for looked in match]
    for at, name in enumerate(names):
        worse = [min(WORST, max(one.value for one in looked) - looked[at].value) for looked in seen]
        mean = sum(worse) / len(seen)
        error = math.sqrt(sum((one - mean) ** 2 for one in worse)) / len(seen)
        simulations = sum(looked[at].simulations for looked in seen) / len(seen)
        seconds = sum(looked[at].seconds for looked in seen) / len(seen)
        print(f"{name or 'as it is'}: {mean:.2f} ± {error:.2f}, {simulations:.0f} in {seconds:.3f} s")
    print(f"{len(seen)} positions of {arguments.matches} matches")


if __name__ == "__main__":
    main()
