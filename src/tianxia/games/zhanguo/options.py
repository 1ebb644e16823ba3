"""Optional rules."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

TABLEAUX = ("board", "side_1", "side_2")


class ZhanguoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options that a table chooses before it starts."""

    tableau: Literal["board", "side_1", "side_2", "random"] = "board"
    advanced: bool = False  # Mausoleum tokens cover the printed symbols
    li_si: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1  # level of the solo opponent
    governor_both_halves: bool = False  # a Governor tile gives both its halves
    soldier_price_by_count: bool = False  # a soldier costs three tokens of any size, not a value of three
    english_text: bool = False  # the English readings: docs/zhanguo-texts.md


# Rules of this chapter that the code above implements without citing them:
# `zhanguo.components.two_texts`
