"""Views from zones: what is public, what only its owner knows, what nobody knows.

A view is an allow-list: what is not put into a zone here never leaves the position.
"""

from __future__ import annotations


class Zones:
    """What one seat may know, built zone by zone. `open_hands` is true when the game is over."""

    def __init__(self, viewer: int, open_hands: bool) -> None:
        self.viewer = viewer
        self.open_hands = open_hands
        self.shown: dict[str, object] = {}

    def public(self, name: str, value: object) -> None:
        """Everybody sees it."""
        self.shown[name] = value

    def owner(self, owner: int, mine: object, others: object) -> object:
        """Its owner sees `mine`, everybody else `others` (a count, a back) until the game is over."""
        return mine if self.open_hands or owner == self.viewer else others

    def nobody(self, name: str, size: int) -> None:
        """Nobody sees more than how many there are."""
        self.shown[name] = size
