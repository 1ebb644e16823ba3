"""Optional rules."""

from __future__ import annotations

import msgspec


class ToyOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose before it starts."""

    generous: bool = False  # one card more in each hand
