"""What all decisions of Huang share."""

from __future__ import annotations

from tianxia.kernel.decision import Decision


class Question(Decision):
    """A decision of Huang: also knows what of it others know."""

    def pledged(self) -> tuple[int, int]:
        """The colour and number of tiles the seat has already said it will spend: others know of them."""
        return 0, 0

    def seen_by_others(self) -> Decision:
        """The decision without what only its seat knows."""
        return self
