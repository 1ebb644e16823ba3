"""Compares search settings without playing matches: `python scripts/reach.py huang --try kept=16`.

In positions of greedy matches, grandmasters with different settings choose a move. One broad search (`--by
kept=64`) evaluates these choices. The script prints how much worse each choice is than the best, with
simulations and seconds. The first line has the title's own settings. This takes minutes instead of hours. It
measures search quality under the same evaluation, not playing strength: confirm the best settings with
matches.
"""

import argparse
import math
import multiprocessing
import time
from functools import partial

import msgspec

import tianxia
from tianxia.bots import bot
from tianxia.bots.driver import Watcher, play_match, redealt
from tianxia.bots.evaluation import evaluation
from tianxia.bots.levels import GRANDMASTER, Roller
from tianxia.bots.rollouts import Candidate, Rollouts
from tianxia.kernel.rng import Rng, stream
from tianxia.kernel.state import State

SEATS = 2
REDEALS = 4  # redeals for the comparison
WORST = 30.0  # cap on the loss of one choice


class Way(msgspec.Struct, frozen=True):
    """Search settings of a grandmaster; see RolloutSettings."""

    kept: int
    turns: int
    redeals: int
    wide: int
    simulations: int

    def thought(self, position: State, seat: int, rng: Rng) -> Rollouts:
        own = evaluation(position.game.name)
        own = msgspec.structs.replace(own, kept=self.kept, kept_at={}, turns=self.turns, wide=self.wide)
        level = Roller("reach", self.simulations)
        level.redeals = self.redeals
        return level.thought(position.copy(), seat, rng, own)


class Looked(msgspec.Struct):
    """The move that one setting chose, what it cost to find, and its evaluation."""

    actions: list[int]
    simulations: int
    seconds: float
    value: float = 0.0


def way(title: str, changes: str) -> Way:
    """The title's own settings, with changes written like `kept=32,redeals=1`."""
    own = evaluation(title)
    kept = own.kept_at.get(SEATS, own.kept)
    usual = Way(kept, own.turns, GRANDMASTER.redeals, own.wide, GRANDMASTER.simulations_in(own))
    try:
        values = dict(change.split("=") for change in changes.split(",") if change)
        return msgspec.structs.replace(usual, **{name: int(value) for name, value in values.items()})
    except (ValueError, TypeError):
        raise SystemExit(f"{changes!r}: say {', '.join(Way.__struct_fields__)}, like kept=32") from None


def look(ways: list[Way], judge: Way, position: State, seat: int, seed: int) -> list[Looked]:
    """The choice of each setting in a position, and its evaluation."""
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


class Looks(Watcher):
    """Compares all settings in every n-th position of a match."""

    def __init__(self, ways: list[Way], judge: Way, every: int, seed: int) -> None:
        self.ways, self.judge, self.every, self.seed = ways, judge, every, seed
        self.moves = 0
        self.found: list[list[Looked]] = []

    def before_move(self, state: State, seat: int) -> None:
        self.moves += 1
        if self.moves % self.every == 0 and len(state.actions()) > 1:
            here, _ = redealt(state, seat, self.seed, self.moves - 1)
            self.found.append(look(self.ways, self.judge, here, seat, self.seed + self.moves - 1))


def positions(title: str, ways: list[Way], judge: Way, every: int, seed: int) -> list[list[Looked]]:
    """The choices of all settings in positions of one greedy match."""
    state: State = tianxia.game(title).new(SEATS, None, seed)
    looks = Looks(ways, judge, every, seed)
    play_match(state, dict.fromkeys(range(SEATS), bot("greedy")), seed, looks)
    return looks.found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("title", choices=tianxia.titles())
    parser.add_argument(
        "--try", dest="tries", action="append", default=[], help="other search settings; may be repeated"
    )
    parser.add_argument("--by", default="kept=64", help="the settings of the broad search that compares")
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--every", type=int, default=19, help="moves from one position to the next")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first match")
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
