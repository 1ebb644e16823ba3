"""What all decisions of the toy share."""

from __future__ import annotations

from typing import Any

from tianxia.kernel.decision import Decision
from tianxia.kernel.event import Sentence

from ..elements import element


class ToyDecision(Decision):
    """An answer is described by its notation, and touches its card or its button."""

    def describe(self, state: Any, action: int) -> Sentence:
        return Sentence("action", {"words": state.game.notations[action]})

    def touches(self, state: Any, action: int) -> list[str]:
        return [element(action)]
