"""The optional rules of Huang."""

from __future__ import annotations

import msgspec


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What can be added to the game; all of it is off in the plain game.

    What does not go together is in `Huang.check_options`; the rest does (huang.dragon.combinable). What the
    bag holds with five: `set_up.py` (huang.dragon.bag_after_draws).
    """

    short_two_player: bool = False
    renegade_bandits: bool = False
    eighteen_kingdoms: bool = False
    royal_palace: bool = False
    dragon: bool = False  # a fifth seat like the others (huang.dragon.fifth_player), with any of the above
