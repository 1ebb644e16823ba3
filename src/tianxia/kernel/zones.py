"""Views from zones: public, for the owner only, for nobody. A view is an allow-list: only values that are
put into a zone here leave the position.
"""

from __future__ import annotations


class Zones:
    """The view of one seat, built zone by zone. `open_hands` is true when the game is over."""

    def __init__(self, viewer: int, open_hands: bool) -> None:
        self.viewer = viewer
        self.open_hands = open_hands
        self.shown: dict[str, object] = {}

    def public(self, name: str, value: object) -> None:
        """Everybody sees it."""
        self.shown[name] = value

    def owner(self, owner: int, mine: object, others: object) -> object:
        """The owner sees `mine`, everybody else `others` (a count, a back) until the game is over."""
        return mine if self.open_hands or owner == self.viewer else others

    def nobody(self, name: str, size: int) -> None:
        """Everybody sees only the count."""
        self.shown[name] = size
