"""Names that guests choose."""

from __future__ import annotations

from tianxia.table.free_text import clean_text

LONGEST = 40


def clean_name(text: str) -> str:
    """Clean a name for storage and display: free text of at most 40 characters."""
    return clean_text(text, LONGEST)
