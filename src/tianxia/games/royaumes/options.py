"""The readings of Royaumes Combattants that its rulebook leaves open."""

from __future__ import annotations

import msgspec


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All off is the game as the rulings read it."""

    surplus_bids: bool = False
    card6_sum: bool = False
    literal_start_table: bool = False
    rank_variant: bool = False
    split_variant: bool = False
