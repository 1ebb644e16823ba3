"""Lines of help for a first game (kernel/help.py)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tianxia.games.royaumes.tables import RIVER, Map
from tianxia.kernel.event import Sentence
from tianxia.kernel.help import Moment

MAPS = ["base", "rank", "split"]  # the names that a view uses


def lines(moment: Moment) -> Iterator[Sentence]:
    position, kind = moment.position, moment.kind
    if kind in ("income", "income-more"):
        yield Sentence("help-markers", {})
    if kind == "recruit":
        yield Sentence("help-general", {})
    if kind == "place":
        yield Sentence("help-placing", {})
    if kind in ("bid", "bid-more"):
        yield Sentence("help-bid", {"most": moment.args["most"]})
    if kind == "move" and position["phase"] == "spring":
        yield Sentence("help-spring", {})
    if kind in ("move", "march", "reorganise"):
        yield from authority(moment)


def warnings(moment: Moment) -> Iterator[Sentence]:
    """Warnings about the effect of a move on the troops that go and on those that stay."""
    map: Map = moment.tables.maps[MAPS.index(moment.position["map"])]
    yield from forded(moment, map)
    yield from left_empty(moment, map)


def own_towns(moment: Moment, position: dict[str, Any]) -> list[str]:
    """The commanderies that a seat holds."""
    armies = position["armies"]
    return [place for place, army in armies.items() if "-" not in place and army["seat"] == moment.seat]


def left_empty(moment: Moment, map: Map) -> Iterator[Sentence]:
    """The move would leave a town without troops."""
    held = own_towns(moment, moment.position)
    empty = [place for place in own_towns(moment, moment.before) if place not in held]
    if empty and moment.position["combat"] is None:
        yield Sentence("help-leaving", {"place": map.called[map.names.index(empty[0])]})


def forded(moment: Moment, map: Map) -> Iterator[Sentence]:
    """The move would bring troops across a river in disorder."""
    was = moment.before["armies"]
    for place, army in moment.position["armies"].items():
        river = map.barrier[map.names.index(place)] == RIVER
        before = was[place]["disorganised"] if place in was else 0
        count = army["disorganised"] - before
        if river and army["seat"] == moment.seat and count > 0:
            yield Sentence("help-ford", {"count": count})


def authority(moment: Moment) -> Iterator[Sentence]:
    """The seat has not grown yet in this turn."""
    player = moment.position["players"][moment.seat]
    levels: list[int] = moment.tables.levels
    next_level = levels.index(-player["authority"]) + 1
    if player["commanderies"] <= player["progress"] and next_level < len(levels):
        args = {"now": player["commanderies"], "before": player["progress"], "level": -levels[next_level]}
        yield Sentence("help-authority", args)
