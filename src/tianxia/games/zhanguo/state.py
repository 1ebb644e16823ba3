"""A position of Zhanguo: the board, and the methods that look at all of it."""

from __future__ import annotations

from typing import Any

from tianxia.games.zhanguo import audit, scoring, view
from tianxia.games.zhanguo.board import Board
from tianxia.kernel.rng import Rng


class ZhanguoState(Board):
    """One position."""

    def copy(self) -> ZhanguoState:
        other = ZhanguoState()
        self.copy_board_to(other)
        return other

    def scores(self) -> list[int]:
        """The totals as they would be if the game ended now."""
        categories = scoring.score_categories(self)
        return [sum([values[seat] for values in categories]) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        if not self.over:
            return []
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(self.seats) if scores[seat] == best]

    def sheet(self) -> list[tuple[str, list[int]]]:
        """Every category apart, then the total."""
        categories = scoring.score_categories(self)
        lines = [
            ("category-" + name, values) for name, values in zip(scoring.CATEGORIES, categories, strict=True)
        ]
        return [*lines, ("category-total", self.scores())]

    def see(self, seat: int) -> dict[str, object]:
        return view.see(self, seat)

    def redeal(self, seat: int, rng: Rng) -> ZhanguoState:
        other = self.copy()
        view.deal_anew(other, seat, rng)
        return other

    def save(self) -> dict[str, object]:
        return audit.save(self)

    def problems(self) -> list[str]:
        return audit.problems(self)

    def __reduce__(self) -> Any:
        return load_text, (self.game.name, self.to_json())


def load_text(name: str, text: str) -> Any:
    """A position from its text, so that it can cross to another process."""
    from tianxia.games import game

    return game(name).from_json(text)
