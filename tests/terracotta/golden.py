"""The golden games of Terracotta Army: every seat count, and solo with none, each and all options."""

from tests.golden import Golden

# A taste for shaping, hiring and using instead of giving up actions.
TASTE = {
    **dict.fromkeys(("officer", "guard", "archer", "soldier"), 60),
    **dict.fromkeys(("horse", "kneeling-archer", "footman", "musician"), 200),
    "take": 60,
    "use": 60,
    "from": 60,
    "turn": 3,
    "coin": 4,
    "clay": 8,
    "keep": 2,
}
EVENTS = ("event-shape", "event-hire", "event-specialist", "event-final-group", "event-over")
HIS = ("event-minister-shapes", "event-minister-decree", "event-minister-new-master", "event-minister-asks")
DIFFICULTY = [
    "decree_every_turn",
    "rich_compensation",
    "cheap_surprise",
    "two_masters",
    "trained_start",
    "inspector_edge",
    "tile_edge",
    "cheap_shaping",
]


def solo(seed: int, *options: str) -> Golden:
    shows = ("event-shape", *HIS, "event-over")
    return Golden(1, dict.fromkeys(options, True), shows, TASTE, seed=seed, seeds=10)


GAMES = {
    "two-seats": Golden(2, {}, EVENTS, TASTE, seed=10, seeds=10),
    "three-seats": Golden(3, {}, EVENTS, TASTE, seed=20, seeds=10),
    "four-seats": Golden(4, {}, EVENTS, TASTE, seed=30, seeds=20),
    "four-seats-first-pack": Golden(4, {}, EVENTS, TASTE, seed=30, seeds=20),  # place 4 had 5 wet clay
    "minister": solo(50),
    **{f"minister-{name.replace('_', '-')}": solo(60 + 10 * at, name) for at, name in enumerate(DIFFICULTY)},
    "minister-typed-decrees": solo(150, "typed_decrees"),
    "minister-all": solo(160, *DIFFICULTY, "typed_decrees"),
}
