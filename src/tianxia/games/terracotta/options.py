"""Optional rules: the Prime Minister's difficulty options, in any combination, and another reading of his
table.
"""

from __future__ import annotations

import msgspec


class TerracottaOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options chosen before a game; all of them concern only the solo game."""

    decree_every_turn: bool = False  # a decree roll in each of his turns that had no roll
    rich_compensation: bool = False  # a Compensation gives more points
    cheap_surprise: bool = False  # Surprise shaping asks for less and discards less
    two_masters: bool = False  # he starts with two Masters
    trained_start: bool = False  # he starts with an artisan and more clay
    inspector_edge: bool = False  # one more warrior for him in each inspected line
    tile_edge: bool = False  # one more for him of what a scoring tile counts
    cheap_shaping: bool = False  # clay shaping always costs him the same little
    typed_decrees: bool = False  # rows 7 to 10 of the decree table each shape one kind of warrior
