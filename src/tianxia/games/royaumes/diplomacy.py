"""Agreements between seats (royaumes.diplomacy.*). They are not binding, and the rules ignore them. A
table that records agreements asks here whether an event breaks one.
"""

from __future__ import annotations

from typing import Final

from tianxia.games.royaumes.elements import kingdom_arg
from tianxia.games.royaumes.tables import COMMANDERIES, Map
from tianxia.kernel.event import Event
from tianxia.kernel.game import AgreementPlace

KINDS: Final = ["peace", "passage", "attack", "words"]


def places_by_kingdom(map: Map) -> list[AgreementPlace]:
    """The commanderies that an agreement names; the name of a kingdom stands for all of its commanderies."""
    found: list[AgreementPlace] = []
    for kingdom in range(len(map.kingdoms)):
        for place in range(COMMANDERIES):
            if map.kingdom_of[place] == kingdom:
                found.append(AgreementPlace(map.names[place], map.called[place], kingdom_arg(map, kingdom)))
    return found


def breaker(kind: str, seats: list[int], places: list[str], event: Event) -> int:
    """The seat that breaks an agreement with this event, or -1.

    - Peace: broken by an attack between its seats, in the places that it names (anywhere if it names none).
    - Passage: broken by an attack on a partner in these places.
    - Joint attack: broken by an attack on a partner.
    - Agreements in free words are never broken.
    """
    if kind == "words" or event.key != "event-combat":
        return -1
    attacker, defender = int(str(event.args["seat"])[1:]), int(str(event.args["defender"])[1:])
    if attacker not in seats or defender not in seats:
        return -1
    if places and kind != "attack" and not lies_in(field_of(event), places):
        return -1
    return attacker


def field_of(event: Event) -> str:
    """The place of a combat: the element of the event, `commandery:22` or `link:22-27`."""
    return event.touches[0].partition(":")[2]


def lies_in(place: str, places: list[str]) -> bool:
    """A link belongs to the commanderies at both its ends."""
    return place in places or all(end in places for end in place.split("-"))


# Rules of this chapter that the code above implements without citing them:
# `royaumes.diplomacy.any_agreement`
# `royaumes.diplomacy.not_binding`
# `royaumes.diplomacy.talk_only`
# `royaumes.diplomacy.no_transfer`
# `royaumes.diplomacy.no_shared_space`
