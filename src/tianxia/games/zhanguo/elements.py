"""Ids of the elements on screen, and arguments of sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tianxia.games.zhanguo.tables import ASPECTS, CARDS, COURT, OFFICIALS, REGIONS
from tianxia.kernel.event import seat_arg, word_arg

if TYPE_CHECKING:
    from tianxia.games.zhanguo.state import ZhanguoState


LETTERS: Final = ["w", "c", "l"]


def region_arg(region: int) -> str:
    return word_arg("region-" + REGIONS[region])


def aspect_arg(aspect: int) -> str:
    return word_arg("aspect-" + ASPECTS[aspect])


def card_args(state: ZhanguoState, card: int) -> dict[str, object]:
    """The arguments of the message `card-name`: number (Alchemists have none), suit, trigger and ability."""
    suit = state.tables.suit_of[card]
    kind = ASPECTS[suit] if suit < 3 else "alchemist" if CARDS[card][0] == "a" else "master"
    return {
        "card": CARDS[card] if suit < 3 else "none",
        "suit": word_arg("suit-" + kind),
        "trigger": word_arg("court-" + COURT[state.tables.trigger_of[card]]),
        "ability": word_arg("short-" + state.tables.ability_of[card].name),
    }


def tell(
    state: ZhanguoState, key: str, seat: int, args: dict[str, object], touches: list[str], origin: str = ""
) -> None:
    """Log a public event. Callers check `state.log is not None` first.

    With an origin, the event shows a piece that moved from there to the last element of the event.
    """
    args["seat"] = seat_arg(seat)
    state.emit("event-" + key, args, touches, path=[origin, touches[-1]] if origin else None)


def tile_words(state: ZhanguoState, number: int) -> list[str]:
    """The effect of a tile as translation keys, from the data."""
    tile = state.tables.starting_tiles[number - 1]
    parts = ["start-general"]
    if tile.official >= 0:
        second = "start-" + OFFICIALS[tile.official]
        parts = ["start-general-2"] if second == "start-general" else [*parts, second]
    parts += ["start-unrest-" + REGIONS[region] for region in tile.unrest]
    parts += ["start-token-" + ASPECTS[aspect] for aspect in tile.tokens]
    parts += ["start-soldier"] * tile.soldiers
    parts += ["start-worker"] * tile.workers
    parts += ["start-card"] * tile.cards
    parts += ["start-ship-2"] * (tile.ship // 2) + ["start-ship"] * (tile.ship % 2)
    return parts


def tile_parts(state: ZhanguoState, number: int) -> list[object]:
    return [word_arg(part) for part in tile_words(state, number)]
