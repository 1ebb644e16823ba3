"""Lines of help for a first game (kernel/help.py)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tianxia.games.terracotta.tables import SPEAR, SWORD, TYPES, WEAPONS
from tianxia.kernel.event import Sentence, word_arg
from tianxia.kernel.help import Moment

COLUMNS = "abcdefghi"


def lines(moment: Moment) -> Iterator[Sentence]:
    position, kind = moment.position, moment.kind
    board = position["boards"][moment.seat]
    if kind in ("turn", "place"):
        if position["round"] == position["rounds"]:
            yield from lone_warriors(moment)
        if board["apprentices"] + board["artisans"] == 1:
            yield from drying(moment, board)
        yield Sentence("help-worker", {})
    if kind == "act":
        item: str = moment.args["item"]
        shapes = item == "@item-shape" and board["wet"] >= moment.args["number"]
        if item.startswith("@master-") and item.removeprefix("@master-") not in board["masters"]:
            yield Sentence("help-master", {"cost": board["hiring"]})
        if shapes:
            yield from weapon(moment, board)
            yield from shaping(moment)
            yield scored(moment)
        yield Sentence("help-instead", {})


def warnings(moment: Moment) -> Iterator[Sentence]:
    """No warnings: the preview of a move shows everything."""
    yield from ()


def lone_warriors(moment: Moment) -> Iterator[Sentence]:
    """Lines before the end of the game, about own warriors without a neighbour of their type."""
    groups = moment.position["mausoleum"]["groups"]
    alone = [group for group in groups if group["size"] == 1 and group["warriors"][moment.seat]]
    if alone:
        yield Sentence("help-alone", {"count": len(alone)})


def drying(moment: Moment, board: dict[str, Any]) -> Iterator[Sentence]:
    """At the last worker: clay that will be dry in the next round."""
    tables, masters = moment.tables, moment.position["masters"]
    kept = sum(tables.master_wet for name in board["masters"] if masters[name]["side"] == "wet")
    if board["wet"] > kept:
        yield Sentence("help-drying", {"count": board["wet"] - kept})


def weapon(moment: Moment, board: dict[str, Any]) -> Iterator[Sentence]:
    """A weapon that is ready, and the warrior it goes with."""
    worth = {WEAPONS[SWORD]: moment.tables.sword_vp, WEAPONS[SPEAR]: moment.tables.spear_vp}
    for type in TYPES:
        name = moment.position["rack"][type]["weapon"]
        if name in board["weapons"]:
            args: dict[str, object] = {
                "weapon": word_arg(f"weapon-{name}"),
                "type": word_arg(f"warrior-{type}"),
                "points": worth.get(name, 0),  # the points of other specialists depend on the space
            }
            yield Sentence("help-weapon", args)
            return


def shaping(moment: Moment) -> Iterator[Sentence]:
    """The warriors that are worth most on the rack."""
    rack = {type: one["points"] for type, one in moment.position["rack"].items() if one["left"]}
    if rack:
        most = max(rack.values())
        types = [word_arg(f"warrior-{type}") for type, points in rack.items() if points == most]
        yield Sentence("help-shape", {"types": types, "points": most})


def scored(moment: Moment) -> Sentence:
    """The lines and tiles that score at the end of this round."""
    position = moment.position
    inspectors = position["inspectors"]
    args: dict[str, object] = {
        "row": inspectors["row"] + 1,
        "column": COLUMNS[inspectors["column"]],
        "tile": word_arg(f"tile-{position['tiles'][position['round'] - 1]['counts']}"),
    }
    return Sentence("help-space", args)
