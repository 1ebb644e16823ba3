"""The optional rules of Huang."""

from __future__ import annotations

import msgspec


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Extensions of the game, all off by default. `Huang.check_options` forbids some combinations; all others
    are allowed (huang.dragon.combinable). `set_up.py` fills the bag for five seats
    (huang.dragon.bag_after_draws).
    """

    short_two_player: bool = False
    renegade_bandits: bool = False
    eighteen_kingdoms: bool = False
    royal_palace: bool = False
    dragon: bool = False  # a fifth seat like the others (huang.dragon.fifth_player), with any of the above
