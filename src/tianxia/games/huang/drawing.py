"""The position drawn as text: the map of hexes, conflicts, kingdoms, the market, players.

A hex is five columns wide. An empty hex shows its name. A tile is the first letter of its colour, a leader
the letter and its seat (`R0`). Signs around it say what the hex is: see `LEGEND`.
"""

from __future__ import annotations

from typing import Any, Final

from tianxia.games.huang.tables import COLOURS, ROW_LETTERS, Map, Side
from tianxia.kernel.drawing import Pen
from tianxia.kernel.event import word_arg
from tianxia.kernel.game import Game

CELL: Final = 5  # columns of a hex
SHIFT: Final = 3  # for rows b, d, f, ...: half a hex to the right
MARGIN: Final = 2


def draw(game: Game, view: dict[str, Any], pen: Pen) -> list[str]:
    """The lines of a view."""
    table = view["position"]
    side: Side = game.tables.main if table["board"] == "main" else game.tables.eighteen
    return [
        *draw_map(game.tables.map, side, table, pen),
        *legend(side, table, pen),
        "",
        *conflicts(table, pen),
        *pen.fill(
            [kingdom(side, one, game.tables.map, pen) for one in table["kingdoms"]],
            pen.say("drawing-kingdoms"),
        ),
        *pen.fill([*beside_board(table, pen), pen.say("ui-actions-left", count=table["actions_left"])]),
        "",
        *players(view, pen),
    ]


def draw_map(map: Map, side: Side, table: dict[str, Any], pen: Pen) -> list[str]:
    """One line for each row of hexes. Column numbers of rows a, c, e, ... are above the map, those of the
    others below.
    """
    built = {hex: "^" for pagoda in table["pagodas"] for hex in pagoda["hexes"]}
    built |= dict.fromkeys((table["palace"] or {"hexes": []})["hexes"], "#")
    last = max(column for _, column in map.places)
    numbers = "".join(f"{column:^{CELL}}" for column in range(last + 1))
    lines = [" " * MARGIN + numbers]
    for row, letter in enumerate(ROW_LETTERS):
        line = f"{letter:{MARGIN}}" + " " * (SHIFT * (row % 2))
        for column in range(last + 1):
            hex = map.hex_at.get((row, column), -1)
            line += " " * CELL if hex < 0 else cell(hex, map.names[hex], side, table, built, pen)
        lines.append(line.rstrip())
    return [*lines, " " * (MARGIN + SHIFT) + numbers.rstrip()]


def cell(hex: int, name: str, side: Side, table: dict[str, Any], built: dict[str, str], pen: Pen) -> str:
    """One hex: a sign before it, its content or its name, and a sign behind it."""
    piece = table["hexes"].get(name)
    text, style = contents(name, piece, built.get(name, ""), pen)
    before = "~" if side.is_river[hex] else "*" if hex in side.capitals else " "
    behind = "!" if name == table["marker"] else "+" if name in table["granaries"] else " "
    if f"hex:{name}" in pen.marked or name in table["paying"]:
        before, behind = ("{", "}") if before == "~" else ("[", "]")
        style = "mark" if piece is None else style
    return pen.paint(before, "blue" if before in "~{" else "") + pen.paint(f"{text:^3}", style) + behind


def contents(name: str, piece: dict[str, Any] | None, building: str, pen: Pen) -> tuple[str, str]:
    """The content of a hex in at most three characters, and its style."""
    if piece is None:
        return f"{building}{name}"[:3], "dim"
    if "tile" in piece:
        return f"{building}{letter(piece['tile'])}", piece["tile"]
    if "leader" in piece:
        return f"{letter(piece['leader']).upper()}{piece['seat']}", f"seat-{piece['seat']}"
    return f"x{piece['bandits']}", "bold"


def letter(colour: str) -> str:
    return colour[0]


def legend(side: Side, table: dict[str, Any], pen: Pen) -> list[str]:
    """The meaning of letters and signs, and the hexes of the capitals."""
    tiles = [f"{pen.paint(letter(colour), colour)} {pen.say(f'colour-{colour}')}" for colour in COLOURS]
    signs = ["leader", "river", "capital", "pagoda"]
    signs += ["palace"] if table["palace"] or table["supply"]["palace"] else []
    signs += ["bandits"] if any("bandits" in piece for piece in table["hexes"].values()) else []
    signs += ["granary"] if table["granaries"] else []
    signs += ["marker"] if table["marker"] else []
    signs += ["choose"] if table["paying"] or any(one.startswith("hex:") for one in pen.marked) else []
    return pen.fill([*tiles, *(pen.say(f"drawing-sign-{sign}") for sign in signs)])


def conflicts(table: dict[str, Any], pen: Pen) -> list[str]:
    """The revolt or the war that is going on."""
    lines = []
    if table["revolt"]:
        now = table["revolt"]
        lines.append(
            pen.say(
                "drawing-revolt",
                colour=word_arg(f"leader-{now['colour']}"),
                attacker=f"#{now['attacker']['seat']}",
                attack=now["attacker"]["strength"],
                defender=f"#{now['defender']['seat']}",
                defence=now["defender"]["strength"],
            )
        )
    if table["war"]:
        for side in table["war"]["sides"]:
            colours = [word_arg(f"colour-{colour}") for colour in table["war"]["colours"]]
            line = pen.say("drawing-war", colours=colours, hex=side["hex"], strength=side["strength"])
            backers = [
                pen.say("drawing-support", seat=f"#{one['seat']}", tiles=one["tiles"], leader=one["leader"])
                for one in side["support"]
            ]
            lines += pen.fill([line, *backers])
    return lines


def kingdom(side: Side, one: dict[str, Any], map: Map, pen: Pen) -> str:
    """A kingdom, named after its first capital or first hex: its size, its red tiles and its rulers."""
    capitals = [
        pen.say(f"capital-{name}")
        for name, hex in zip(side.capital_names, side.capitals, strict=True)
        if map.names[hex] in one["hexes"]
    ]
    rulers = " ".join(
        pen.paint(f"{letter(colour).upper()}{seat}", f"seat-{seat}") for colour, seat in one["rulers"].items()
    )
    name = "/".join(capitals) or one["hexes"][0]
    return pen.say("drawing-kingdom", name=name, hexes=len(one["hexes"]), red=one["red"], rulers=rulers)


def beside_board(table: dict[str, Any], pen: Pen) -> list[str]:
    """The market, the bag and the buildings in supply."""
    market = " ".join(pen.paint(letter(tile), tile) if tile else "-" for tile in table["market"])
    supply = counts({colour: table["supply"][colour] for colour in COLOURS}, pen)
    parts = [pen.colon(pen.say("market"), market), pen.say("ui-bag", count=table["bag"])]
    parts.append(pen.colon(pen.say("drawing-pagodas-left"), supply))
    if table["supply"]["palace"]:
        parts.append(pen.say("palace"))
    return parts


def counts(by_colour: dict[str, int], pen: Pen) -> str:
    return " ".join(pen.paint(f"{letter(colour)}{number}", colour) for colour, number in by_colour.items())


def players(view: dict[str, Any], pen: Pen) -> list[str]:
    """One line for each seat, with its hand and points where the viewer may see them."""
    table = view["position"]
    rows = []
    for seat, player in enumerate(table["players"]):
        out = " ".join(
            pen.paint(f"{letter(colour).upper()}{hex}" if hex else f"{letter(colour).upper()}-", colour)
            for colour, hex in player["leaders"].items()
        )
        points = counts(player["points"], pen) if player["points"] else pen.say("glance-hidden")
        turn = ">" if seat == table["turn"] and not view["over"] else " "
        hand = pen.say("drawing-hand", tiles=player["tiles"], limit=player["limit"])
        stored = f"+{player['granaries']}" if player["granaries"] else ""
        dynasty = pen.say(f"dynasty-{player['dynasty']}")
        rows.append([f"{turn}{pen.seat(seat)}", dynasty, out, hand, points, stored])
    lines = pen.table(rows)
    for seat, player in enumerate(table["players"]):
        if player["hand"] is not None and (seat == view["seat"] or view["over"]):
            own = pen.say("drawing-own-hand") if seat == view["seat"] else pen.seat(seat)
            tiles = [
                f"{number} {pen.say(f'colour-{colour}')}"
                for colour, number in player["hand"].items()
                if number
            ]
            lines += pen.fill(tiles or ["-"], own)
    return lines
