"""Statements about a position that the engine can check: after these moves, that is true.

>>> import tianxia
>>> start = tianxia.game("huang").new(2, {}, 3369)
>>> Claim(["leader red h6"], {"players.0.leaders.red": "h6", "turn": 0}).faults(start, 0)
[]
>>> Claim(["leader red g5"], refused="huang.leader.not_on_river").faults(start, 0)
[]
"""

from __future__ import annotations

from typing import Any

import msgspec

from tianxia.kernel.errors import IllegalMove
from tianxia.kernel.state import State


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Moves, and what a seat sees after them: values by their path in its view, such as
    `players.0.points.red`.

    A value that is null or missing counts as `false`. `refused` is the rule that forbids the last move.
    """

    moves: list[str] = []
    brings: dict[str, Any] = {}
    refused: str = ""

    def faults(self, state: State, seat: int) -> list[str]:
        """The errors of the claim. The position is not changed."""
        there, faults = state.copy(), []
        for move in self.moves:
            try:
                there.play(move)
            except IllegalMove as error:
                if error.rule == self.refused and move is self.moves[-1]:
                    return []
                return [f"{move}: {error}"]
        if self.refused:
            faults.append(f"{self.moves[-1]}: is legal, {self.refused} does not forbid it")
        view = there.view(seat)
        for path, value in self.brings.items():
            found = value_at(view, path)
            if found != value:
                faults.append(f"{', '.join(self.moves) or 'here'}: {path} is {found!r}, not {value!r}")
        return faults


def value_at(view: Any, path: str) -> Any:
    """The value at a path in the part `position` of a view, or in the view itself; False if there is none."""
    place = view if path.partition(".")[0] in view else view["position"]
    for step in path.split("."):
        try:
            place = place[int(step)] if isinstance(place, list) else place[step]
        except (KeyError, IndexError, TypeError, ValueError):
            return False
    return False if place is None else place
