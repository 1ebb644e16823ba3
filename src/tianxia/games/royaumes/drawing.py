"""The position drawn as text: the map, combat, players, what lies behind one's own screen, the roads.

Each commandery takes two lines: number, rank and kingdom; below them its army. `0 3+1-g2` are three organised
and one disorganised troops of seat 0 with two generals; `*` is a campfire.
"""

from __future__ import annotations

from typing import Any, Final

from tianxia.games.royaumes.tables import COMMANDERIES, RIVER, WALL, Map
from tianxia.kernel.drawing import Pen, cut, pad
from tianxia.kernel.event import seat_arg, word_arg
from tianxia.kernel.game import Game

CELL: Final = 12  # columns of a commandery
BAND: Final = 80  # units of the map: commanderies whose `y` differ by less stand in one row
RANKS: Final = ["", "I", "II", "III"]
SIGNS: Final = {RIVER: "~", WALL: "#"}


def draw(game: Game, view: dict[str, Any], pen: Pen) -> list[str]:
    """The lines of a view."""
    table = view["position"]
    map: Map = game.tables.maps[["base", "rank", "split"].index(table["map"])]
    sheet = {one["number"]: one for one in game.pack.tables["commanderies"]["all"]}
    order = " ".join(pen.seat(seat) for seat in table["order"]) or "-"
    phase = word_arg(f"phase-{table['phase']}")
    return [
        *pen.fill(
            [
                pen.say("ui-wheel", turn=table["turn"], turns=table["turns"], phase=phase),
                pen.colon(pen.say("drawing-order"), order),
            ]
        ),
        "",
        *draw_map(map, sheet, table, pen),
        pen.say("drawing-signs"),
        "",
        *pen.fill(on_roads(map, table, pen), pen.say("drawing-on-roads")),
        *combat(map, table, pen),
        "",
        *players(view, pen),
        "",
        *roads(map, pen),
    ]


# --- the map ------------------------------------------------------------------------------------------


def draw_map(map: Map, sheet: dict[int, dict[str, Any]], table: dict[str, Any], pen: Pen) -> list[str]:
    """Two lines for each row of commanderies, arranged as on the map."""
    rows: list[list[int]] = []
    for number in sorted(range(COMMANDERIES), key=lambda number: int(sheet[number + 1].get("y", 0))):
        y = int(sheet[number + 1].get("y", 0))
        full = rows and len(rows[-1]) * (CELL + 1) + CELL > pen.width
        if not rows or full or y - int(sheet[rows[-1][0] + 1].get("y", 0)) >= BAND // 2:
            rows.append([])
        rows[-1].append(number)
    lines = []
    for row in rows:
        row.sort(key=lambda number: int(sheet[number + 1].get("x", 0)))
        heads = foots = ""
        for place, number in enumerate(row):
            room = (len(row) - place) * (CELL + 1) - 1
            wanted = int(sheet[number + 1].get("x", 0)) * (pen.width - CELL) // 1000
            start = min(max(wanted, place * (CELL + 1)), pen.width - room)
            heads = pad(heads, start) + head(map, number, table, pen)
            foots = pad(foots, start) + foot(map.names[number], table, pen)
        lines += [heads.rstrip(), foots.rstrip()]
    return lines


def head(map: Map, number: int, table: dict[str, Any], pen: Pen) -> str:
    """A commandery's number, rank and kingdom."""
    name = map.names[number]
    kingdom = pen.say(f"kingdom-{table['kingdoms'][name]}")[:3]
    text = f"{name} {RANKS[table['ranks'][name]]}"
    chosen = {f"commandery:{name}", f"army:{name}"} & pen.marked
    shown = f"[{text}]" if chosen else text
    return pad(pen.paint(shown, "mark" if chosen else "bold") + f" {kingdom}", CELL + 1)


def foot(name: str, table: dict[str, Any], pen: Pen) -> str:
    """The pieces in a commandery."""
    fires = "*" * table["campfires"].get(name, 0)
    return pad((army(name, table, pen) or ".") + fires, CELL + 1)


def army(name: str, table: dict[str, Any], pen: Pen) -> str:
    """The army and the generals on a space; empty if there is nothing."""
    parts = []
    troops = table["armies"].get(name)
    generals = {one["seat"]: one["count"] for one in table["generals"].get(name, [])}
    if troops:
        strength = "".join(
            f"{count}{sign}"
            for count, sign in ((troops["organised"], "+"), (troops["disorganised"], "-"))
            if count
        )
        led = generals.pop(troops["seat"], 0)
        text = f"{troops['seat']} {strength}" + (f"g{led}" if led else "")
        parts.append(pen.paint(text, f"seat-{troops['seat']}"))
    parts += [pen.paint(f"{seat} g{count}", f"seat-{seat}") for seat, count in generals.items()]
    return " ".join(parts)


def on_roads(map: Map, table: dict[str, Any], pen: Pen) -> list[str]:
    """The pieces on the links, link by link."""
    links = map.names[COMMANDERIES:]
    return [f"{name}: {found}" for name in links if (found := army(name, table, pen))]


def roads(map: Map, pen: Pen) -> list[str]:
    """Each commandery with its neighbours; `~` where a river is between, `#` a wall."""
    texts = []
    for number in range(COMMANDERIES):
        ways = []
        for other in map.neighbours[number]:
            barrier = map.barrier[map.road[number * COMMANDERIES + other]]
            ways.append(f"{map.names[other]}{SIGNS.get(barrier, '')}")
        texts.append(f"{map.names[number]:>2} {map.called[number]}: {' '.join(ways)}")
    half = (COMMANDERIES + 1) // 2
    rows = [
        [cut(left, 48), cut(right, pen.width - 50)]
        for left, right in zip(texts[:half], texts[half:], strict=True)
    ]
    return [pen.say("drawing-roads"), *pen.table(rows)]


# --- combat and players ----------------------------------------------------------------------------------


def combat(map: Map, table: dict[str, Any], pen: Pen) -> list[str]:
    """The combat that is going on, a line for each side."""
    now = table["combat"]
    if now is None:
        return []
    called = dict(zip(map.names, map.called, strict=True))
    lines = [pen.title(pen.say("ui-combat", place=f"{called[now['place']]} ({now['place']})"))]
    for name in ("attacker", "defender"):
        side = now[name]
        line = pen.say(
            "drawing-side",
            organised=side["organised"],
            disorganised=side["disorganised"],
            generals=side["generals"],
        )
        if side["bid"] is not None:
            line += "  " + pen.say("ui-bid-open", count=len(side["bid"]), markers=side["bid"])
        lines.append(f"  {pen.colon(pen.say(f'ui-{name}'), pen.seat(side['seat']))}  {line}")
    return lines


def players(view: dict[str, Any], pen: Pen) -> list[str]:
    """A line for each seat, then the pieces behind the screens that the viewer may see."""
    table = view["position"]
    rows = [["", *(pen.say(f"drawing-column-{name}") for name in COLUMNS)]]
    for seat, player in enumerate(table["players"]):
        sign = ">" if seat == table["active"] and not view["over"] else " "
        if not player["alive"]:
            rows.append([f"{sign}{pen.seat(seat)}", pen.say("glance-out"), *[""] * (len(COLUMNS) - 1)])
            continue
        rows.append(
            [
                f"{sign}{pen.seat(seat)}",
                pen.say(f"kingdom-{player['kingdom']}"),
                f"{player['commanderies']} ({player['progress']})",
                str(player["authority"]),
                f"{player['troops']}/{player['troops'] + player['supply']}",
                f"{player['hand']}+{player['reserve']}",
                " ".join(pen.say(f"kingdom-{one}") for one in player["controls"]) or "-",
            ]
        )
    lines = pen.table(rows)
    for seat, player in enumerate(table["players"]):
        if player["stock"] is not None and (seat == view["seat"] or view["over"]):
            lines += behind_screen(seat, player, pen)
    return lines


COLUMNS: Final = ["kingdom", "commanderies", "authority", "troops", "generals", "controls"]


def behind_screen(seat: int, player: dict[str, Any], pen: Pen) -> list[str]:
    """Markers, generals and objective of a seat."""
    parts = [markers("drawing-stock", player["stock"], pen)]
    if any(player["chosen"].values()):
        parts.append(markers("drawing-chosen", player["chosen"], pen))
    for power, place in player["powers"].items():
        key = f"drawing-general-{place}" if place.isalpha() else "drawing-general-at"
        parts.append(pen.say(key, power=power, place=place))
    objective = pen.say(f"objective-{player['objective']}")
    parts.append(pen.say("ui-objective-of", seat=seat_arg(seat)) + pen.say("ui-colon") + objective)
    return pen.fill(parts, pen.seat(seat))


def markers(key: str, by_value: dict[str, int], pen: Pen) -> str:
    found = " ".join(f"{number}x{value}" for value, number in by_value.items() if number)
    return pen.colon(pen.say(key), found or "-")
