"""The names of elements on screen, one function for each kind.

`space:e4`, `row:3` and `column:e`, `inspector:row`, `segment:7`, `turned:7` (the same once a disc was
turned in this phrase: the wheel shows something else there), `wheel:central` (a disc), `item:central:7`
(what a ring shows at a segment), `worker:0:apprentice` (not placed yet), `placed:0:artisan:7`,
`rack:officer`, `warehouse:guard`, `specialist:horse` (in supply), `master:shaper`, `token:0:shaper`,
`priority:1`, `tile:3` (of round 3), `weapon:0:sword`, `coins:0`, `clay:0`, `score:0`, `board:0`; the Prime
Minister's `supervisor:marker`, `decree:7`, `die:0:5` (his first die, showing 5); and `button:take`.
"""

from __future__ import annotations

from tianxia.games.terracotta.mausoleum import NAMES
from tianxia.games.terracotta.tables import MASTERS, RINGS, SPECIALISTS, TYPES, WEAPONS


def space_element(space: int) -> str:
    return "space:" + NAMES[space]


def space_elements(spaces: list[int]) -> list[str]:
    return [space_element(space) for space in spaces]


def row_element(row: int) -> str:
    return f"row:{row + 1}"


def column_element(column: int) -> str:
    return "column:" + "abcdefghi"[column]


def inspector_element(which: int) -> str:
    return "inspector:column" if which else "inspector:row"


def segment_element(segment: int) -> str:
    return f"segment:{segment}"


def turned_element(segment: int) -> str:
    return f"turned:{segment}"


def ring_element(ring: int) -> str:
    return "wheel:" + RINGS[ring]


def item_element(segment: int, ring: int) -> str:
    return f"item:{RINGS[ring]}:{segment}"


def worker_element(seat: int, artisan: bool) -> str:
    return f"worker:{seat}:" + ("artisan" if artisan else "apprentice")


def placed_element(seat: int, artisan: bool, segment: int) -> str:
    return f"placed:{seat}:" + ("artisan" if artisan else "apprentice") + f":{segment}"


def rack_element(type: int) -> str:
    return "rack:" + TYPES[type]


def warehouse_element(type: int) -> str:
    return "warehouse:" + TYPES[type]


def specialist_element(kind: int) -> str:
    return "specialist:" + SPECIALISTS[kind]


def master_element(master: int) -> str:
    return "master:" + MASTERS[master]


def token_element(seat: int, master: int) -> str:
    return f"token:{seat}:{MASTERS[master]}"


def priority_element(token: int) -> str:
    return f"priority:{token}"


def tile_element(round: int) -> str:
    return f"tile:{round}"


def weapon_element(seat: int, weapon: int) -> str:
    return f"weapon:{seat}:{WEAPONS[weapon]}"


def coins_element(seat: int) -> str:
    return f"coins:{seat}"


def clay_element(seat: int) -> str:
    return f"clay:{seat}"


def score_element(seat: int) -> str:
    return f"score:{seat}"


def board_element(seat: int) -> str:
    return f"board:{seat}"


def decree_element(row: int) -> str:
    return f"decree:{row}"


def dice_elements(first: int, second: int) -> list[str]:
    return [f"die:0:{first}", f"die:1:{second}"]


def button(name: str) -> str:
    return "button:" + name
