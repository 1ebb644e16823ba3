"""Agreements between seats (royaumes.diplomacy.*): they bind nobody, and the engine knows none.

A table that records agreements asks here whether something that happened goes against one.
"""

from __future__ import annotations

from typing import Final

from tianxia.kernel.event import Event

KINDS: Final = ["peace", "passage", "attack", "words"]


def breaker(kind: str, seats: list[int], places: list[str], event: Event) -> int:
    """The seat that goes against an agreement with this event, or -1.

    Peace is broken by an attack between its seats, anywhere or in the places it names; passage by an
    attack on a partner in these places; an attack planned together by attacking a partner instead. Free
    words are never broken.
    """
    if kind == "words" or event.key != "event-combat":
        return -1
    attacker, defender = int(str(event.args["seat"])[1:]), int(str(event.args["defender"])[1:])
    if attacker not in seats or defender not in seats:
        return -1
    if places and kind != "attack" and event.args["place"] not in places:
        return -1
    return attacker
