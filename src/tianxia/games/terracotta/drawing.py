"""The position drawn as text: the mausoleum, rack and specialists, the wheel, scoring tiles, boards.

A warrior is the letter of its type and its seat (`O0`); the other spaces under a mounted one have
small letters. An empty space shows its name.
"""

from __future__ import annotations

from typing import Any, Final

from tianxia.games.terracotta.mausoleum import COLUMNS, ROWS
from tianxia.games.terracotta.tables import ITEMS, SPECIALISTS, TYPES, WEAPONS
from tianxia.kernel.drawing import Pen, cut
from tianxia.kernel.event import seat_arg
from tianxia.kernel.game import Game

LETTERS: Final = "abcdefghi"
FACES: Final = {(-1, 0): "^", (1, 0): "v", (0, -1): "<", (0, 1): ">"}
ROUND_TILES: Final = 24  # columns of what a scoring tile counts


def draw(game: Game, view: dict[str, Any], pen: Pen) -> list[str]:
    """The lines of a view."""
    table = view["position"]
    order = " ".join(pen.seat(seat) for seat in table["order"])
    return [
        *pen.fill(
            [
                pen.say("drawing-round", round=table["round"], rounds=table["rounds"], turn=table["turn"]),
                pen.colon(pen.say("ui-order"), order),
            ]
        ),
        "",
        *pen.join(mausoleum(table, pen), workshop(table, pen), columns=True),
        *pen.fill(signs(pen)),
        "",
        *pen.join(wheel(table, pen), tiles(table, pen), columns=True),
        "",
        *groups(table, pen),
        *boards(view, pen),
        *minister(table, pen),
    ]


# --- the mausoleum ------------------------------------------------------------------------------------


def mausoleum(table: dict[str, Any], pen: Pen) -> list[str]:
    """The grid, with the inspectors' marks beside its row and above its column."""
    inspectors, pieces = table["inspectors"], contents(table["mausoleum"])
    top = "".join(
        f" {'v' if column == inspectors['column'] else ' '}{letter} " for column, letter in enumerate(LETTERS)
    )
    lines = [f"  {top}"]
    for row in range(ROWS):
        line = f"{'>' if row == inspectors['row'] else ' '}{row + 1}"
        for column in range(COLUMNS):
            name = f"{LETTERS[column]}{row + 1}"
            text, style = pieces.get(name, (name, "dim"))
            marked = f"space:{name}" in pen.marked
            shown = pen.paint(f"{text:2}", "mark" if marked and name not in pieces else style)
            line += f"[{shown}]" if marked else f" {shown} "
        lines.append(line.rstrip())
    return lines


def signs(pen: Pen) -> list[str]:
    """What the letters in the mausoleum and on the wheel mean."""
    warriors = [f"{type[0].upper()} {pen.say(f'warrior-{type}')}" for type in TYPES]
    letters = {"horse": "o", "kneeling_archer": "K>", "footman": "F", "musician": "M"}
    figures = [f"{letters[kind]} {pen.say(f'specialist-{kind}')}" for kind in SPECIALISTS]
    workers = [f"a {pen.say('ui-apprentice')}", f"A {pen.say('ui-artisan')}"]
    return [*warriors, *figures, *workers]


def contents(tomb: dict[str, Any]) -> dict[str, tuple[str, str]]:
    """The figure on each space, in two characters, and its style."""
    found: dict[str, tuple[str, str]] = {}
    for one in tomb["warriors"]:
        style = f"seat-{one['seat']}"
        for space in one["horse"] or []:
            found[space] = f"{one['type'][0]}{one['seat']}", style
        found[one["space"]] = f"{one['type'][0].upper()}{one['seat']}", style
    for one in tomb["kneeling"]:
        (row, column), (to_row, to_column) = place(one["space"]), place(one["faces"])
        found[one["space"]] = f"K{FACES[to_row - row, to_column - column]}", f"seat-{one['seat']}"
    for one in tomb["footmen"]:
        found[one["space"]] = "F", "bold"
    for one in tomb["musicians"]:
        found[one["space"]] = "M", "bold"
    return found


def place(space: str) -> tuple[int, int]:
    return int(space[1:]) - 1, LETTERS.index(space[0])


def groups(table: dict[str, Any], pen: Pen) -> list[str]:
    """Groups of two warriors or more, and what each seat would get for them."""
    parts = []
    for one in table["mausoleum"]["groups"]:
        if one["size"] > 1:
            points = "/".join(map(str, one["points"]))
            name = pen.say(f"tile-{one['type']}")
            parts.append(f"{one['size']} {name} {one['spaces'][0]} ({points})")
    return [*pen.fill(parts, pen.say("drawing-groups")), ""] if parts else []


# --- beside the mausoleum -----------------------------------------------------------------------------


def workshop(table: dict[str, Any], pen: Pen) -> list[str]:
    """The rack with the Warehouses, and the specialists."""
    rows = [["", pen.say("drawing-left"), pen.say("drawing-worth"), pen.say("drawing-dry")]]
    for type in TYPES:
        rack = table["rack"][type]
        rows.append([marked(f"rack:{type}", pen.say(f"warrior-{type}"), pen), str(rack["left"])])
        rows[-1] += [str(rack["points"]), str(table["warehouses"][type])]
    for kind in SPECIALISTS:
        one = table["specialists"][kind]
        cost = "-" if one["cost"] is None else pen.say("glance-coins", count=one["cost"])
        name = marked(f"specialist:{kind}", pen.say(f"ui-short-{kind}"), pen)
        rows.append([name, str(one["left"]), cost, pen.say(f"weapon-{one['weapon']}")])
    return pen.table(rows)


def marked(element: str, text: str, pen: Pen) -> str:
    """A name, in brackets if it may be chosen."""
    return pen.paint(f"[{text}]", "mark") if element in pen.marked else text


def item_name(item: dict[str, Any], pen: Pen) -> str:
    """What a ring shows."""
    name = item["item"]
    if name in ITEMS:
        key = "drawing-shape" if name == "shape" else f"item-{name}"
    else:
        key = f"weapon-{name}" if name in WEAPONS else f"ui-short-{name}"
    return pen.say(key) + (f" {item['number']}" if item["number"] else "")


def wheel(table: dict[str, Any], pen: Pen) -> list[str]:
    """A line for each segment: its three items and the workers on it."""
    rows = []
    supervisor = table["minister"]["supervisor"] if "minister" in table else -1
    for number, segment in enumerate(table["wheel"]["segments"]):
        chosen = {f"segment:{number}", f"turned:{number}"} & pen.marked
        name = f"[{number}]" if chosen else f" {number} "
        workers = [("a", segment["apprentice"]), ("A", segment["artisan"])]
        here = [pen.paint(f"{letter}{seat}", f"seat-{seat}") for letter, seat in workers if seat >= 0]
        here += ["S"] if number == supervisor else []
        here += ["<"] if number == table["wheel"]["segment"] else []
        items = [item_name(segment[ring], pen) for ring in ("central", "middle", "outer")]
        rows.append([pen.paint(name, "mark" if chosen else ""), *items, " ".join(here)])
    return pen.table(rows, [0])


def tiles(table: dict[str, Any], pen: Pen) -> list[str]:
    """The scoring tiles, the inspectors and the Masters."""
    lines = [pen.say("drawing-scoring")]
    for tile in table["tiles"]:
        now = ">" if tile["round"] == table["round"] else " "
        counted = cut(pen.say(f"tile-{tile['counts']}"), ROUND_TILES)
        seats = " ".join(map(str, tile["now"]))
        lines.append(f"{now}{tile['round']} {counted} {tile['domination']}/{tile['presence']}: {seats}")
    for line in ("row", "column"):
        seats = " ".join(map(str, table["inspectors"]["now"][line]))
        lines.append(f" {pen.colon(marked(f'inspector:{line}', pen.say(f'inspector-{line}'), pen), seats)}")
    for name, master in table["masters"].items():
        held = " ".join(pen.paint(str(seat), f"seat-{seat}") for seat in master["tokens"]) or "-"
        lines.append(f" {pen.colon(marked(f'master:{name}', pen.say(f'ui-short-{name}'), pen), held)}")
    return lines


# --- the seats ----------------------------------------------------------------------------------------


def boards(view: dict[str, Any], pen: Pen) -> list[str]:
    """A line for each seat; all of its pieces are public."""
    table = view["position"]
    names = ["points", "coins", "clay", "bases", "hiring", "weapons"]
    rows = [["", "a+A", *(pen.say(f"drawing-column-{name}") for name in names)]]
    for seat, board in enumerate(table["boards"]):
        sign = ">" if seat in view["waiting"] else " "
        weapons = " ".join(cut(pen.say(f"weapon-{weapon}"), 5) for weapon in board["weapons"]) or "-"
        rows.append(
            [
                f"{sign}{pen.seat(seat)}",
                f"{board['apprentices']}+{board['artisans']}",
                str(board["points"]),
                str(board["coins"]),
                f"{board['wet']}+{board['dry']}",
                str(board["bases"]),
                str(board["hiring"] or "-"),
                weapons + (f" ({pen.say('item-priority')} {board['token']})" if board["token"] else ""),
            ]
        )
    return pen.table(rows)


def minister(table: dict[str, Any], pen: Pen) -> list[str]:
    """The Prime Minister's weapons and decrees, in a solo game."""
    if "minister" not in table:
        return []
    weapons = [
        pen.say(f"weapon-{one['weapon']}") + ("" if one["active"] else " -")
        for one in table["minister"]["weapons"]
    ]
    lines = pen.fill(weapons, pen.colon(pen.say("automa"), pen.say("drawing-weapons")).rstrip())
    for one in table["minister"]["decrees"]:
        lines.append(decree(one, pen))
    return ["", *lines]


def decree(one: dict[str, Any], pen: Pen) -> str:
    """A row of the table of decrees."""
    action = one["action"]
    if action in WEAPONS:
        what = pen.say("ui-decree-weapon", weapon=pen.say(f"weapon-{action}"))
    else:
        what = pen.say(f"ui-decree-{action}", number=one["number"])
    key = "ui-decree-marked" if one["marked"] else "ui-decree"
    turns = pen.say(f"ui-decree-turns-{one['rotates']}")
    return " " + pen.say(key, row=one["row"], what=what, turns=turns, seat=seat_arg(1))
