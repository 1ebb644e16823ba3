"""The golden games of Zhanguo: every seat count, tableau, level of Li Si, optional rule and rules version.

Every seat takes the answer with the best immediate score; among equals it prefers to activate, and to do
something.
"""

from typing import Any

from tests.golden import Golden

TASTE = {"activate": 100_000, "pass": 0}


def golden(seats: int, seed: int, rules: int = 1, **options: Any) -> Golden:
    return Golden(seats, options, ("event-over",), TASTE, best=True, seed=seed, rules=rules)


GAMES = {
    "two-seats": golden(2, 11),
    "three-seats-side-1": golden(3, 12, tableau="side_1"),
    "four-seats-side-2": golden(4, 13, tableau="side_2"),
    "two-seats-advanced": golden(2, 14, advanced=True),
    "three-seats-drawn-tableau": golden(3, 15, tableau="random", advanced=True),
    "both-halves": golden(2, 16, governor_both_halves=True),
    "price-by-count": golden(3, 17, soldier_price_by_count=True),
    "english-text": golden(2, 18, rules=2, english_text=True),
    "english-text-side-1": golden(3, 19, rules=2, english_text=True, tableau="side_1"),
    "english-text-side-2": golden(4, 20, rules=2, english_text=True, tableau="side_2"),
    "li-si-english-text": golden(1, 25, rules=2, english_text=True, li_si=2),
    "li-si-1": golden(1, 21),
    "li-si-2": golden(1, 22, li_si=2, tableau="side_1"),
    "li-si-3": golden(1, 23, li_si=3, tableau="side_2"),
    "li-si-4": golden(1, 24, li_si=4, advanced=True),
    "li-si-1-rules-2": golden(1, 21, rules=2),
    "li-si-2-rules-2": golden(1, 22, rules=2, li_si=2, tableau="side_1"),
    "li-si-3-rules-2": golden(1, 23, rules=2, li_si=3, tableau="side_2"),
    "li-si-4-rules-2": golden(1, 24, rules=2, li_si=4, advanced=True),
    "li-si-unlocks-in-turn-order": golden(1, 61),
    "li-si-unlocks-last": golden(1, 61, rules=2),
}
