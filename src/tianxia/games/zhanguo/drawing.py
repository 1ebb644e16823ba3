"""The position drawn as text: the Court, the five regions, the Wall, the Mausoleum, the ships, lands, hands.

The seats of a piece stand as numbers behind a colon or an arrow; `-` is a free place.
"""

from __future__ import annotations

from typing import Any, Final

from tianxia.games.zhanguo.tables import ASPECTS, COURT, NONE, OFFICIALS
from tianxia.kernel.drawing import Pen
from tianxia.kernel.event import word_arg
from tianxia.kernel.game import Game

NEEDS: Final = {"governors": "G", "palaces": "P", "walls": "W", "ship_value": "V"}


def draw(game: Game, view: dict[str, Any], pen: Pen) -> list[str]:
    """The lines of a view."""
    table = view["position"]
    lines = [
        *heading(table, pen),
        "",
        *regions(table, pen),
        *wall(table, pen),
        *mausoleum(table, pen),
        *ships(table, pen),
        "",
    ]
    for seat in sorted(range(view["seats"]), key=lambda seat: seat == view["seat"]):
        lines += board(seat, view, pen)
    if "li_si" in table:
        lines += li_si(game, table["li_si"], pen)
    if view["seat"] >= 0:
        lines += hand(table["boards"][view["seat"]], pen)
    return lines + starting(table, view["seat"], pen)


# --- the table ------------------------------------------------------------------------------------------


def heading(table: dict[str, Any], pen: Pen) -> list[str]:
    """Round, order, Court, rewards and supplies."""
    pile = table["court"]["pile"]
    top = card_name(pile[-1], pen) if pile else "-"
    order = " ".join(pen.seat(seat) for seat in table["order"])
    first = [pen.say("ui-round", round=table["round"]), pen.colon(pen.say("drawing-order"), order)]
    first.append(pen.colon(pen.say("drawing-court"), top))
    round = max(table["round"], 1) - 1
    rewards = []
    for row in table["tableau"]["rows"]:
        coming = [effect(name, pen) for name in row["rewards"][round : round + 2]]
        next_one = f" ({coming[1]})" if len(coming) > 1 else ""
        rewards.append(f"{pen.say('aspect-' + row['aspect'])} {coming[0]}{next_one}")
    supplies = [
        pen.colon(
            pen.say(f"aspect-{aspect}"),
            f"{table['tokens']['small'][at]}" + large(table["tokens"]["large"][at]),
        )
        for at, aspect in enumerate(ASPECTS)
    ]
    masters = [card_name(card, pen) for card in table["masters"]]
    return [
        *pen.fill(first),
        *pen.fill(rewards, pen.say("drawing-rewards")),
        *pen.fill(supplies, pen.say("drawing-tokens")),
        *(pen.fill(masters, pen.say("drawing-masters")) if masters else []),
    ]


def effect(name: str, pen: Pen) -> str:
    """The effect of a reward or of half a Governor tile, in short words if the language has them."""
    key = f"short-{name}"
    return pen.say(key if pen.knows(key) else f"effect-{name}")


def large(holder: int) -> str:
    """The seat that holds the large token."""
    return " +2" if holder < 0 else f" +2:{holder}"


def card_name(card: dict[str, Any], pen: Pen) -> str:
    """A card as in sentences: number, suit, trigger and ability."""
    name = card["id"]
    kind = card["suit"] if card["suit"] != "alchemist" else "alchemist" if name[0] == "a" else "master"
    return pen.say(
        "card-name",
        card=name if name.isdecimal() else "none",
        suit=word_arg(f"suit-{kind}"),
        trigger=word_arg(f"court-{card['trigger']}"),
        ability=word_arg(f"short-{card['ability']}"),
    )


def marked(elements: set[str], text: str, pen: Pen) -> str:
    """A name, in brackets if one of its elements may be chosen."""
    return pen.paint(f"[{text}]", "mark") if elements & pen.marked else text


def who(seat: int, pen: Pen) -> str:
    return "-" if seat < 0 else pen.paint(str(seat), f"seat-{seat}")


def regions(table: dict[str, Any], pen: Pen) -> list[str]:
    """The five regions: Governor tiles with their Governors, Governors beside the tiles, Palaces."""
    lines = [pen.say("drawing-regions")]
    for one in table["regions"]:
        name = one["region"]
        spaces = {f"governor:{name}:{at}" for at in range(2)}
        title = marked(
            {f"main:{name}", f"area:{name}", f"palaces:{name}"} | spaces, pen.say(f"region-{name}"), pen
        )
        parts = []
        for space in one["spaces"]:
            halves = " / ".join(effect(half, pen) for half in space["halves"]) or pen.say("drawing-blank")
            parts.append(f"{halves} -> {who(space['seat'], pen)}")
        tiles = " ".join(pen.say(f"drawing-tile-{tile}") if tile else "-" for tile in one["palace_tiles"])
        parts.append(pen.colon(pen.say("ui-piece-governor"), " ".join(map(str, one["area"]))))
        parts.append(pen.colon(pen.say("ui-piece-palace"), f"{' '.join(map(str, one['palaces']))} ({tiles})"))
        lines += pen.fill(parts, title)
    return lines


def wall(table: dict[str, Any], pen: Pen) -> list[str]:
    """The six sections: what they count, points by slot, prices and owners; then the Emperor tiles."""
    rows = []
    for one in table["walls"]:
        name = one["section"]
        elements = {f"section:{name}", *(f"wall:{name}:{slot}" for slot in range(len(one["slots"])))}
        slots = " ".join(f"{slot['price']}:{who(slot['seat'], pen)}" for slot in one["slots"])
        points = "/".join(map(str, one["points"]))
        title = marked(elements, pen.say(f"section-{name}"), pen)
        rows.append([title, slots, points, pen.say(f"condition-{one['condition']}")])
    emperors = [
        f"{pen.say('site-' + site)} {', '.join(pen.say(f'court-{one}') for one in tiles) or '-'}"
        for site, tiles in table["emperors"].items()
    ]
    return ["", pen.say("drawing-wall"), *pen.table(rows), *pen.fill(emperors, pen.say("drawing-emperors"))]


def mausoleum(table: dict[str, Any], pen: Pen) -> list[str]:
    """The nine spots in their rows: number, place, needs, points and soldiers."""
    cells = []
    for number, spot in enumerate(table["mausoleum"], 1):
        place = spot["place"]
        site = place.startswith("site")
        name = pen.say(place if site else "court-elixir" if place == "elixir" else f"region-{place}")
        needs = "".join(f"{NEEDS[need]}{count}" for need, count in spot["needs"].items())
        points = "/".join(map(str, spot["points"]))
        soldiers = "".join(who(seat, pen) for seat in spot["soldiers"])
        title = marked({f"mausoleum:{number}"}, f"{number} {name}", pen)
        cells.append(f"{title} {needs} {points} {soldiers}")
    rows = [cells[at : at + 3] for at in range(0, 9, 3)]
    return ["", pen.say("drawing-mausoleum"), *pen.table(rows)]


def ships(table: dict[str, Any], pen: Pen) -> list[str]:
    """The ship track: spaces, symbols passed there, values, and the ships."""
    track = table["ship_track"]
    spaces = range(len(track["symbols"]))
    signs = ["*" * track["symbols"][at] + ("M" if at in track["masters"] else "") for at in spaces]
    rows = [
        [pen.say("drawing-ships"), *map(str, spaces)],
        [pen.say("drawing-symbols"), *(sign or "." for sign in signs)],
        [pen.say("drawing-values"), *map(str, track["values"])],
    ]
    here = [[seat for seat, board in enumerate(table["boards"]) if board["ship"] == at] for at in spaces]
    for row in range(max(map(len, here))):
        rows.append(["", *(str(seats[row]) if row < len(seats) else "" for seats in here)])
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [
        " ".join(
            cell.ljust(width) if not at else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]
    return ["", *(line.rstrip() for line in lines)]


# --- the seats --------------------------------------------------------------------------------------------


def board(seat: int, view: dict[str, Any], pen: Pen) -> list[str]:
    """A seat: score and supplies, then its lands with cards, Officials, workers and unrest."""
    one = view["position"]["boards"][seat]
    supply = one["supply"]
    tokens = " ".join(
        f"{pen.say('aspect-' + aspect)} {number}"
        for aspect, number in zip(ASPECTS, one["tokens"], strict=True)
    )
    officials = " ".join(
        f"{official(kind, pen)}{number}" for kind, number in zip(OFFICIALS, supply["officials"], strict=True)
    )
    parts = [
        pen.title(pen.say("drawing-score", points=one["score"])),
        tokens,
        pen.say("ui-soldiers", entrance=one["entrance"], locked=one["locked"]),
        pen.colon(pen.say("drawing-supply"), officials),
        *(
            pen.colon(pen.say(f"ui-piece-{piece[:-1]}"), supply[piece])
            for piece in ("governors", "palaces", "walls")
        ),
        pen.say("ui-aside", count=len(one["aside"])),
    ]
    backs = [card for card in one["hand"] if "id" not in card]
    if backs:
        suits = [card["suit"] for card in backs]
        parts.append(pen.say("ui-backs", **{aspect: suits.count(aspect) for aspect in ASPECTS}))
    sign = ">" if seat in view["waiting"] else ""
    lines = pen.fill(parts, f"{sign}{pen.seat(seat)}")
    rows = []
    for land in one["regions"]:
        name = land["region"]
        elements = {f"region:{seat}:{name}", f"unrest:{seat}:{name}", f"worker:{seat}:{name}"}
        elements |= {f"official:{seat}:{name}:{kind}" for kind in OFFICIALS}
        there = " ".join(
            f"{official(kind, pen)}{number}"
            for kind, number in zip(OFFICIALS, land["officials"], strict=True)
            if number
        )
        cards = ", ".join(tucked(card, seat == view["seat"], pen) for card in land["cards"])
        title = marked(elements, pen.say(f"region-{name}"), pen)
        rows.append([f"  {title}", f"{pen.say('drawing-unrest')} {land['unrest']}"])
        rows[-1] += [f"{pen.say('drawing-workers')} {land['workers']}", there or "-", cards]
    lands = pen.table(rows)
    if all(not land["cards"] and not any(land["officials"]) for land in one["regions"]):
        lands = []
    return [*lines, *lands]


def official(kind: str, pen: Pen) -> str:
    """Two letters of an Official."""
    return pen.say(f"official-{kind}")[:2]


def tucked(card: dict[str, Any], own: bool, pen: Pen) -> str:
    """A card under a land: number, trigger (the Emperor tile's, if one lies there) and ability."""
    trigger = pen.say(f"court-{card['emperor'] or card['trigger']}")
    ability = pen.say(f"short-{card['ability']}") if own else pen.say(f"drawing-tile-{card['suit']}")
    return f"{card['id']} {trigger}{'!' if card['emperor'] else ''} {ability}"


def hand(one: dict[str, Any], pen: Pen) -> list[str]:
    """The cards in hand, if they may be seen."""
    cards = [
        marked({f"card:{card['id']}"}, card_name(card, pen), pen) for card in one["hand"] if "id" in card
    ]
    return ["", *pen.fill(cards, pen.say("drawing-hand"))] if cards else []


def starting(table: dict[str, Any], seat: int, pen: Pen) -> list[str]:
    """The starting tiles of a seat that still chooses, and what they give."""
    if "starting_tiles" not in table or seat < 0:
        return []
    own = table["boards"][seat]["starting"]
    lines = []
    for tile in own if isinstance(own, list) else []:
        gives = [pen.say(part) for part in table["starting_tiles"][tile]]
        lines += pen.fill(gives, marked({f"start:{tile}"}, tile, pen))
    return lines


def li_si(game: Game, him: dict[str, Any], pen: Pen) -> list[str]:
    """Li Si's Action cards and how he will score."""

    def kind(number: int) -> str:
        action = game.tables.solo_cards[number - 1].kind
        return pen.say("li-si-unify") if action == NONE else pen.say(f"court-{COURT[action]}")

    lines = [pen.title(f"{pen.say('automa')}, {pen.say('ui-li-si-level', level=him['level'])}")]
    for pile in ("left", "discard", "removed"):
        if him[pile]:
            lines += pen.fill(
                [f"{number} {kind(number)}" for number in him[pile]], pen.say(f"ui-li-si-{pile}")
            )
    points = word_arg(f"ui-scoring-walls-{him['upper']}")
    scoring = ["walls", "palaces", f"line-{him['upper']}", f"line-{him['lower']}"]
    lines += pen.fill(
        [pen.say(f"ui-scoring-{line}", points=points) for line in scoring], pen.say("ui-scoring")
    )
    tiles = [
        f"{pen.say('region-' + region)} {' '.join(pen.say('drawing-tile-' + tile) for tile in held)}"
        for region, held in him["palace_tiles"].items()
        if held
    ]
    return lines + pen.fill(tiles, pen.say("drawing-palace-tiles")) if tiles else lines
