"""Balance of Terracotta Army among equal bots: `python scripts/balance.py places --bot greedy --seats 4`.

`places` plays matches between equal bots. It prints how often each place of the first turn order wins, with
95 % intervals (Wilson), and its points above the mean of the match. It fails if an interval is wholly
outside the fair share by more than 5 points. `--data` plays with corrected components.

`artisan` measures what an artisan is worth to a greedy bot, with several versions of the same deals:

- unchanged
- `gift`: an artisan instead of an apprentice from the start
- `force`: the bot must train as soon as possible
- `weight-3` and others: another weight of an artisan

It prints by how many points more the seat then leads the mean of its rivals.
"""

import argparse
import math
import multiprocessing
import statistics
import sys
from functools import cache, partial
from typing import Any

import tianxia
from tianxia.arena.intervals import wilson
from tianxia.bots import bot
from tianxia.bots.driver import play_phrase
from tianxia.bots.phrases import Greed
from tianxia.games.terracotta import evaluate as judgement
from tianxia.kernel.game import Game
from tianxia.kernel.rng import stream

TITLE = "terracotta"
BAR = 0.05  # largest allowed distance of an interval from the fair share
FORCED = 1000.0  # larger than any other value


@cache
def title(data: str) -> Game:
    return tianxia.game(TITLE, data=data or None)


def play_places(data: str, player: str, seats: int, seed: int) -> list[tuple[float, float]]:
    """For each place in the first turn order: its share of the victory, and its points above the mean."""
    state: Any = title(data).new(seats, {}, seed)
    order = list(state.order)
    thinking = stream(seed, "balance")
    while not state.over:
        seat = state.decision.seat
        redealt = state.redeal(seat, thinking.split(f"redeal {state.learned}"))
        play_phrase(state, seat, bot(player).choose(redealt, seat, thinking))
    winners, scores = state.winners(), state.scores()
    mean = statistics.mean(scores)
    return [((seat in winners) / len(winners), scores[seat] - mean) for seat in order]


def places(chosen: argparse.Namespace) -> None:
    play = partial(play_places, chosen.data, chosen.bot, chosen.seats)
    with multiprocessing.get_context("spawn").Pool(chosen.jobs) as pool:
        matches = pool.map(play, range(chosen.seed, chosen.seed + chosen.matches), chunksize=5)
    fair = 1 / chosen.seats
    unfair = []
    for place in range(chosen.seats):
        shares = [match[place][0] for match in matches]
        won = wilson(sum(shares) / len(shares), len(shares))
        ahead = statistics.mean(match[place][1] for match in matches)
        outside = won.low > fair + BAR or won.high < fair - BAR
        unfair += [str(place + 1)] if outside else []
        print(
            f"place {place + 1}: {won.value:.1%} ({won.low:.1%} to {won.high:.1%}), {ahead:+.1f} points",
            flush=True,
        )
    if unfair:
        sys.exit(f"outside the fair share of {fair:.1%} by more than {BAR:.0%}: place {', '.join(unfair)}")


def artisans_of(state: Any, seat: int) -> int:
    return int(state.artisans[seat]) + int(state.artisans_at[seat]).bit_count()


def judge(arm: str, state: Any, seat: int) -> float:
    """The title's evaluation, changed for one arm of the experiment."""
    value = judgement.evaluate(state, seat)
    if state.over or arm in ("as it is", "gift"):
        return value
    if arm == "force":
        return value + FORCED * min(1, artisans_of(state, seat))
    more = float(arm.removeprefix("weight-")) - judgement.ARTISAN
    fades = min(1.0, 0.2 + 1.3 * judgement.left_to_play(state))  # fades like `resources`
    return value + more * fades * artisans_of(state, seat)


def play_artisan(seats: int, arms: list[str], seed: int) -> dict[str, tuple[float, int]]:
    """By arm: points ahead of the mean rival, and artisans at the end."""
    found = {}
    me = seed % seats
    for arm in arms:
        state: Any = title("").new(seats, {}, seed)
        if arm == "gift":
            state.apprentices = [n - (seat == me) for seat, n in enumerate(state.apprentices)]
            state.artisans = [n + (seat == me) for seat, n in enumerate(state.artisans)]
        rng = stream(seed, "artisan")
        own = partial(judge, arm)
        while not state.over:
            seat = state.decision.seat
            redealt = state.redeal(seat, rng.split(f"r{state.learned}"))
            greed = Greed(own if seat == me else judgement.evaluate, judgement.reply, rng)
            play_phrase(state, seat, greed.best_phrase(redealt, seat, math.inf))
        scores = state.scores()
        rivals = [points for seat, points in enumerate(scores) if seat != me]
        found[arm] = scores[me] - statistics.mean(rivals), artisans_of(state, me)
    return found


def artisan(chosen: argparse.Namespace) -> None:
    arms = ["as it is", "gift", "force", *(f"weight-{weight}" for weight in chosen.weights)]
    play = partial(play_artisan, chosen.seats, arms)
    with multiprocessing.get_context("spawn").Pool(chosen.jobs) as pool:
        deals = pool.map(play, range(chosen.seed, chosen.seed + chosen.matches), chunksize=5)
    for arm in arms:
        more = [deal[arm][0] - deal["as it is"][0] for deal in deals]
        half = 1.96 * statistics.stdev(more) / math.sqrt(len(more))
        mean = statistics.mean(deal[arm][1] for deal in deals)
        print(f"{arm:10} {statistics.mean(more):+.1f} ± {half:.1f} points, {mean:.2f} artisans", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=["places", "artisan"])
    parser.add_argument("--bot", default="greedy", help="places: the bot at every seat")
    parser.add_argument("--data", default="", help="places: a folder with corrected components")
    parser.add_argument(
        "--weights", type=float, nargs="*", default=[3.0, 6.0], help="artisan: other weights of an artisan"
    )
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    (places if chosen.what == "places" else artisan)(chosen)


if __name__ == "__main__":
    main()
