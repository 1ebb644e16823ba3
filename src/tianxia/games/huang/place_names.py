"""Names of places in sentences: "next to Wei", "in Zhao's kingdom". Coordinates are for the notation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.kernel.event import word_arg

if TYPE_CHECKING:
    from tianxia.games.huang.state import HuangState


def spot_arg(state: HuangState, hex: int) -> str:
    """The name of a hex in a list of choices: its nearest capital and the direction from it."""
    return state.side.called[hex]


def place_arg(state: HuangState, hex: int) -> str:
    """The name of the place of an event: at a capital, next to one, in a kingdom, or near the nearest
    capital."""
    side = state.side
    nearest = side.nearest[hex]
    capital = f"capital-{side.capital_names[nearest]}"
    away = state.map.distance(hex, side.capitals[nearest])
    if away < 2:
        return word_arg("on" if away == 0 else "by", capital)
    within = capital_of(state, hex)
    if within >= 0:
        return word_arg("in", f"capital-{side.capital_names[within]}")
    return word_arg("near", capital)


def kingdom_arg(state: HuangState, hex: int) -> str:
    """The group at a hex, named after its first capital; without one, after the nearest capital."""
    side = state.side
    within = capital_of(state, hex)
    if within >= 0:
        return word_arg(f"capital-{side.capital_names[within]}")
    return word_arg("lands", f"capital-{side.capital_names[side.nearest[hex]]}")


def capital_of(state: HuangState, hex: int) -> int:
    """The first capital in the group of a hex, as an index of the side's capitals, or -1."""
    name = state.group[hex]
    if name >= 0:
        for i, capital in enumerate(state.side.capitals):
            if state.group[capital] == name:
                return i
    return -1
