"""Writes golden games anew, after a rule was changed on purpose: `python -m tests.zhanguo.golden [NAME ...]`.

Every seat takes the answer that scores best at once; among equals it activates rather than not, does
something rather than nothing, and else throws a die.
"""

import sys
from pathlib import Path
from typing import Any

import tianxia
from tianxia.games.zhanguo.actions import ACTIVATE, PASS
from tianxia.kernel.phrase import phrase_goes_on
from tianxia.kernel.record import STRIDE, fingerprint, start_record
from tianxia.kernel.rng import Rng, stream

FOLDER = Path(__file__).parent / "golden"

# name: seats, options, seed, rules version
GAMES: dict[str, tuple[int, dict[str, Any], int, int]] = {
    "two-seats": (2, {}, 11, 1),
    "three-seats-side-1": (3, {"tableau": "side_1"}, 12, 1),
    "four-seats-side-2": (4, {"tableau": "side_2"}, 13, 1),
    "two-seats-advanced": (2, {"advanced": True}, 14, 1),
    "three-seats-drawn-tableau": (3, {"tableau": "random", "advanced": True}, 15, 1),
    "both-halves": (2, {"governor_both_halves": True}, 16, 1),
    "price-by-count": (3, {"soldier_price_by_count": True}, 17, 1),
    "li-si-1": (1, {}, 21, 1),
    "li-si-2": (1, {"li_si": 2, "tableau": "side_1"}, 22, 1),
    "li-si-3": (1, {"li_si": 3, "tableau": "side_2"}, 23, 1),
    "li-si-4": (1, {"li_si": 4, "advanced": True}, 24, 1),
    "li-si-1-rules-2": (1, {}, 21, 2),
    "li-si-2-rules-2": (1, {"li_si": 2, "tableau": "side_1"}, 22, 2),
    "li-si-3-rules-2": (1, {"li_si": 3, "tableau": "side_2"}, 23, 2),
    "li-si-4-rules-2": (1, {"li_si": 4, "advanced": True}, 24, 2),
    "li-si-unlocks-in-turn-order": (1, {}, 61, 1),
    "li-si-unlocks-last": (1, {}, 61, 2),
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
    seats, options, seed, rules = GAMES[name]
    game = tianxia.game("zhanguo").variant(rules=rules)
    state: Any = game.new(seats, options, seed)
    record = start_record(game, seats, game.options(options), seed, [])
    rng = stream(seed, "golden")
    while not state.over:
        before, seat = state.learned, state.decision.seat
        words = []
        goes_on = True
        while goes_on:
            action = answer(state, rng)
            words.append(game.notate(state, action))
            state.take(action)
            goes_on = phrase_goes_on(before, state, seat)
        checked = len(record.entries) % STRIDE == STRIDE - 1 or state.over
        record.move(seat, " ".join(words), fingerprint(state) if checked else "")
    record.scores = state.scores()
    record.winners = state.winners()
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.txt").write_text(record.text(), encoding="utf-8")


if __name__ == "__main__":
    for each in sys.argv[1:] or GAMES:
        write(each)
