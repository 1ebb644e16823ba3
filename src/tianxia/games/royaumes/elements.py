"""Ids of elements on screen, and arguments of sentences."""

from __future__ import annotations

from tianxia.games.royaumes.tables import COMMANDERIES, POWERS, VALUES, Map
from tianxia.kernel.event import word_arg


def place_element(map: Map, space: int) -> str:
    """`commandery:22` or `link:22-27`."""
    if space >= map.spaces:
        return f"link:{space}"
    return f"{'commandery' if space < COMMANDERIES else 'link'}:{map.names[space]}"


def army_element(map: Map, space: int) -> str:
    """The id of the pieces on a space. A player clicks the pieces to move them, and the space as the
    target.
    """
    return f"army:{place_element(map, space).partition(':')[2]}"


def place_arg(map: Map, space: int) -> str:
    """A space as a person calls it."""
    return map.called[space] if space < map.spaces else str(space)


def marker_element(kind: int, left: int) -> str:
    """The element of the last of `left` markers of a kind behind the seat's own screen."""
    return f"marker:{VALUES[kind]}:{left}"


def rest_element(counts: list[int]) -> str:
    """The markers, by kind, that stay behind the seat's own screen after a choice."""
    return f"rest:{counts[0]}.{counts[1]}.{counts[2]}"


def supply_element(kind: int, number: int) -> str:
    """The markers of a kind taken from the supply, counted from 1."""
    return f"supply:{VALUES[kind]}:{number}"


def marker_args(counts: list[int]) -> list[object]:
    """Markers by kind as a list of their values."""
    found: list[object] = []
    for kind in range(3):
        found += [VALUES[kind]] * counts[kind]
    return found


def general_element(seat: int, general: int) -> str:
    """One of a seat's generals, as its owner sees it."""
    return f"general:{seat}:{POWERS[general]}"


def led_element(mask: int) -> str:
    """The id of the button that sends exactly these generals."""
    return f"led:{mask}"


def powers_arg(mask: int) -> list[object]:
    """Some generals by their powers."""
    return [power for power in POWERS if mask & power]


def screen(seat: int) -> str:
    """A seat's screen."""
    return f"screen:{seat}"


def button(name: str) -> str:
    return f"button:{name}"


def kingdom_arg(map: Map, kingdom: int) -> str:
    return word_arg(f"kingdom-{map.kingdom_names[kingdom]}")
