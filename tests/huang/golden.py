"""The golden games of Huang: one for each way of ending and each optional rule."""

from tests.golden import Golden

LIVELY = {
    "tile": 60,
    "leader": 12,
    "replace": 2,
    "pass": 1,
    "pagoda": 60,
    "no": 1,
    "withdraw": 1,
    "build": 40,
}
HASTY = {"replace": 60, "tile": 20, "leader": 10, "pass": 1, "done": 1}
ROYAL = {**LIVELY, "tile yellow": 400, "riot": 1, "take yellow": 200}
IDLE = {"tile": 0, "replace": 0, "riot": 0}


def ends(how: str, *shows: str) -> tuple[str, ...]:
    return (f"event-end-{how}", *shows)


GAMES = {
    "refill": Golden(
        3, {}, ends("refill", "event-war-won", "event-pagoda-built", "event-riot"), LIVELY, seeds=300
    ),
    "market": Golden(
        2, {}, ends("market", "event-market", "event-revolt-won"), {**HASTY, "tile": 60}, seeds=300
    ),
    "replace": Golden(2, {}, ends("replace", "event-replace"), HASTY, seeds=300),
    "stall": Golden(2, {}, ends("stall", "event-leader-withdrawn"), IDLE, seeds=40),
    "short": Golden(
        2,
        {"short_two_player": True},
        ends("refill", "event-revolt-won", "event-build"),
        LIVELY,
        seeds=300,
    ),
    "bandits": Golden(
        3,
        {"renegade_bandits": True},
        ends("refill", "event-bandits-beaten", "event-lose"),
        LIVELY,
        seeds=300,
    ),
    "eighteen": Golden(
        4, {"eighteen_kingdoms": True}, ends("refill", "event-collect", "event-war-won"), LIVELY, seeds=300
    ),
    "palace": Golden(3, {"royal_palace": True}, ends("refill", "event-palace-built"), ROYAL, seeds=2000),
    "dragon": Golden(
        5, {"dragon": True}, ends("refill", "event-war-won", "event-points-pagoda"), LIVELY, seeds=300
    ),
}
