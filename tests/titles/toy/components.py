"""Components: from TOML to tables."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tianxia.kernel.components import Pack

from .tables import MOST_IN_HAND, Tables


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    """The deal; with a generous one there is one card more."""

    hand: Annotated[int, msgspec.Meta(ge=1, le=MOST_IN_HAND - 1)]
    turns: Annotated[int, msgspec.Meta(ge=1, le=8)]


def read_tables(pack: Pack) -> Tables:
    cards = pack.table("cards", Cards)
    return Tables(cards.hand, cards.turns)
