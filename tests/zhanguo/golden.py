"""Writes the golden games anew, after a rule was changed on purpose: `python -m tests.zhanguo.golden`.

Every seat takes the answer that scores best at once; among equals it activates rather than not, does
something rather than nothing, and else throws a die.
"""

from pathlib import Path
from typing import Any

import tianxia
from tianxia.games.zhanguo.actions import ACTIVATE, PASS
from tianxia.kernel.record import start_record
from tianxia.kernel.rng import Rng, stream

FOLDER = Path(__file__).parent / "golden"

# name: seats, options, seed
GAMES: dict[str, tuple[int, dict[str, Any], int]] = {
    "two-seats": (2, {}, 11),
    "three-seats-side-1": (3, {"tableau": "side_1"}, 12),
    "four-seats-side-2": (4, {"tableau": "side_2"}, 13),
    "two-seats-advanced": (2, {"advanced": True}, 14),
    "three-seats-drawn-tableau": (3, {"tableau": "random", "advanced": True}, 15),
    "both-halves": (2, {"governor_both_halves": True}, 16),
    "price-by-count": (3, {"soldier_price_by_count": True}, 17),
    "li-si-1": (1, {}, 21),
    "li-si-2": (1, {"li_si": 2, "tableau": "side_1"}, 22),
    "li-si-3": (1, {"li_si": 3, "tableau": "side_2"}, 23),
    "li-si-4": (1, {"li_si": 4, "advanced": True}, 24),
}


def answer(state: Any, rng: Rng) -> int:
    """The action after which the seat's own score is best."""
    seat = state.decision.seat
    best: list[int] = []
    most = -1
    for action in state.actions():
        trial = state.copy()
        trial.take(action)
        value = trial.scores()[seat]
        if value > most:
            best, most = [], value
        if value == most:
            best.append(action)
    if ACTIVATE in best:
        return ACTIVATE
    if len(best) > 1 and PASS in best:
        best.remove(PASS)
    return best[rng.below(len(best))]


def write(name: str) -> None:
    """Play one golden game and write its match file."""
    game = tianxia.game("zhanguo")
    seats, options, seed = GAMES[name]
    state = game.new(seats, options, seed)
    record = start_record(game, seats, game.options(options), seed, [])
    rng = stream(seed, "golden")
    phrase: list[str] = []
    asked = -1
    while not state.over:
        decision = state.decision
        if phrase and not (decision.follows and decision.seat == asked):
            record.move(asked, " ".join(phrase))
            phrase = []
        asked = decision.seat
        action = answer(state, rng)
        phrase.append(game.notate(state, action))
        state.take(action)
    record.move(asked, " ".join(phrase))
    record.scores = state.scores()
    record.winners = state.winners()
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.txt").write_text(record.text(), encoding="utf-8")


if __name__ == "__main__":
    for each in GAMES:
        write(each)
