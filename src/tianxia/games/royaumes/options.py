"""Options for questions that the rulebook of Royaumes Combattants leaves open.

`__init__.py` checks which of them can be combined (royaumes.map.variants_exclude).
"""

from __future__ import annotations

import msgspec


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """By default every option follows our rulings."""

    surplus_bids: bool = False
    card6_sum: bool = False
    literal_start_table: bool = False
    rank_variant: bool = False
    split_variant: bool = False


# Rules of this chapter that other files decide:
# - `__init__.py`: royaumes.players.two_to_six
