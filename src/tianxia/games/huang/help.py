"""Lines of help for a first game (kernel/help.py)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tianxia.games.huang.tables import COLOURS, WHITE
from tianxia.kernel.event import Sentence, word_arg
from tianxia.kernel.help import Moment

FEW_TILES = 20  # in the bag
TILES_A_TURN = 2  # about how many tiles a seat draws in a turn


def lines(moment: Moment) -> Iterator[Sentence]:
    position = moment.position
    if moment.kind in ("revolt-commit", "war-commit"):
        yield from warnings(moment)
        yield Sentence("help-commit", {})
    if moment.kind != "action":
        return
    if position["bag"] < FEW_TILES:
        turns = max(1, round(position["bag"] / (TILES_A_TURN * len(position["players"]))))
        yield Sentence("help-bag", {"count": position["bag"], "turns": turns})
    paying = own_pagodas(moment)
    if paying:
        yield Sentence("help-pagoda", {"colours": [word_arg(f"colour-{colour}") for colour in paying]})
    points: dict[str, int] = position["players"][moment.seat]["points"]
    if any(points.values()):
        least = min(points[colour] for colour in COLOURS[:WHITE])
        lowest = [colour for colour in COLOURS[:WHITE] if points[colour] == least]
        yield Sentence(
            "help-lowest", {"colours": [word_arg(f"colour-{colour}") for colour in lowest], "count": least}
        )
    yield Sentence("help-tile", {})


def warnings(moment: Moment) -> Iterator[Sentence]:
    """Describe the conflict that a move would start."""
    if moment.position["war"] is not None:
        yield from war(moment)
    revolt = moment.position["revolt"]
    if revolt is not None:
        sides = {"attack": revolt["attacker"]["strength"], "defence": revolt["defender"]["strength"]}
        yield Sentence("help-revolt", {"colour": word_arg(f"colour-{revolt['colour']}"), **sides})


def war(moment: Moment) -> Iterator[Sentence]:
    """Lines for a conflict before any commitment: first the seat's own side, if it has one."""
    war = moment.position["war"]
    if any(side["support"] for side in war["sides"]):
        return

    def own(side: dict[str, Any]) -> bool:
        rulers = [one["rulers"] for one in moment.position["kingdoms"] if side["hex"] in one["hexes"]]
        return any(one.get(colour) == moment.seat for one in rulers for colour in war["colours"])

    ordered = sorted(war["sides"], key=lambda side: (not own(side), -side["strength"]))
    colours = [word_arg(f"colour-{colour}") for colour in war["colours"]]
    strengths = {"first": ordered[0]["strength"], "second": ordered[1]["strength"]}
    yield Sentence("help-war", {"colours": colours, **strengths})


def own_pagodas(moment: Moment) -> list[str]:
    """The colours in which pagodas pay the seat."""
    position = moment.position
    found: list[str] = []
    for pagoda in position["pagodas"]:
        for kingdom in position["kingdoms"]:
            if pagoda["id"] in kingdom["hexes"] and kingdom["rulers"].get(pagoda["colour"]) == moment.seat:
                found.append(pagoda["colour"])
    return list(dict.fromkeys(found))
