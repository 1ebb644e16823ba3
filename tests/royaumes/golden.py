"""The golden games of Royaumes Combattants: one for each way of ending and each optional rule, one with a
broken agreement, and for rules version 2 payments of authority in any order."""

from tests.golden import Golden

# A taste for players who march, spread out and keep their troops.
EAGER = {
    "move": 60,
    "done": 2,
    "march": 10,
    "four": 30,
    "two": 30,
    "one": 30,
    "organised": 1,
    "disorganised": 2,
    "enough": 10,
    "fight": 30,
    "withdraw": 10,
    "reorganise": 40,
    "0+": 1,
    "0-": 1,
}
HESITANT = {"move": 3, "done": 10, "organised": 60}
MIXED = {"move": 3, "done": 10, "organised": 30, "disorganised": 30, "one": 8, "two": 8, "four": 8}


def ends(how: str, *shows: str) -> tuple[str, ...]:
    return (f"event-end-{how}", *shows)


GAMES = {
    "objective": Golden(2, {}, ends("objective"), EAGER, best=True, seeds=40),
    "survivor": Golden(
        3, {}, ends("survivor", "event-clash", "event-withdraw", "event-defeated"), EAGER, seeds=300
    ),
    "points": Golden(2, {}, ends("points", "event-clash", "event-march"), EAGER, best=True, seeds=100),
    "nobody": Golden(2, {}, ends("nobody", "event-give-up"), HESITANT, seeds=300),
    "surplus": Golden(2, {"surplus_bids": True}, ends("survivor", "event-bid"), EAGER, seeds=300),
    "card6": Golden(2, {"card6_sum": True}, ends("points"), EAGER, best=True, seeds=100),
    "literal": Golden(3, {"literal_start_table": True}, ends("survivor", "event-combat"), EAGER, seeds=300),
    "ranks": Golden(5, {"rank_variant": True}, ends("survivor", "event-clash"), EAGER, seeds=100),
    "broken": Golden(
        3,
        {},
        ends("survivor", "event-agreement-broken", "event-agreement-over", "event-agreement-declined"),
        EAGER,
        seeds=300,
        agreed=(
            (0, "propose", "peace with 1 2 known 0 1 2 : let the others bleed"),
            (1, "accept", "1"),
            (2, "accept", "1"),
            (2, "propose", "passage with 0 until 1 at 22 27"),
            (0, "accept", "4"),
            (1, "propose", "attack with 2 until 2 at 12"),
            (2, "decline", "6"),
        ),
    ),
    "any_order": Golden(
        2, {}, ends("nobody", "event-give-up", "event-pay"), MIXED, seed=1000, seeds=60, rules=2
    ),
    "split": Golden(6, {"split_variant": True}, ends("survivor", "event-clash"), EAGER, seeds=100),
}
