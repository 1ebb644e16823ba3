"""Agreements between seats: what may be offered, and what a move makes of them.

They bind nobody. What goes against one is the title's to say, through its Game; here it is only noted.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tianxia.kernel.errors import IllegalMove
from tianxia.kernel.event import Event, seat_arg, word_arg
from tianxia.kernel.game import AgreementPlace, Game
from tianxia.kernel.state import State
from tianxia.table.proposal import Proposal, Status

MOST_WORDS = 300  # characters
MOST_PLACES = 40
MOST_OFFERED = 8  # by one seat at a time
FREE_WORDS = "words"  # the kind that says nothing else

EVENTS = "event-agreement"  # how the keys of all lines about agreements begin


class Diplomacy(msgspec.Struct, frozen=True):
    """What agreements can be about now: kinds, places, the present turn and the last one."""

    kinds: list[str]
    places: list[AgreementPlace]
    turn: int
    last: int


class Remark(msgspec.Struct, frozen=True):
    """What a move makes of an agreement: `seat` breaks it, or its time is over."""

    number: int
    status: Status
    seat: int = -1


def diplomacy_of(game: Game, state: State) -> Diplomacy:
    turn, last = game.agreement_turns(state)
    return Diplomacy(list(game.agreements), game.agreement_places(state), turn, last)


def check_agreement(game: Game, state: State, one: Proposal, people: frozenset[int]) -> None:
    """Refuse what cannot be offered; who takes part in an agreement may know of it."""
    about = diplomacy_of(game, state)
    others = set(one.asked) - {one.seat}
    if not others:
        raise IllegalMove("", "an agreement is with somebody")
    strangers = sorted(others - people)
    if strangers:
        raise IllegalMove("", f"nobody can answer at seat {strangers[0]}")
    unknown = [place for place in one.places if place not in {place.id for place in about.places}]
    if unknown or len(one.places) > MOST_PLACES:
        raise IllegalMove("", f"an agreement cannot name {unknown[0] if unknown else 'so many places'!r}")
    if one.until and not about.turn <= one.until <= about.last:
        raise IllegalMove("", f"an agreement holds until turn {about.turn} to {about.last}")
    if len(one.words) > MOST_WORDS:
        raise IllegalMove("", f"at most {MOST_WORDS} characters of free words")
    if one.kind == FREE_WORDS and not one.words:
        raise IllegalMove("", "free words are missing")
    if any(not 0 <= seat < state.seats for seat in one.known):
        raise IllegalMove("", "there is no such seat to know of it")
    one.asked = sorted(others)
    one.places = sorted(set(one.places), key=one.places.index)
    one.to = -1
    if one.known:
        one.known = sorted({*one.known, *one.parties})


def remarks_on(game: Game, agreements: Iterable[Proposal], event: Event) -> list[Remark]:
    """Which of these agreements something that happened goes against."""
    found = []
    for one in agreements:
        seat = game.agreement_breaker(one.kind, one.parties, one.places, event)
        if seat >= 0:
            found.append(Remark(one.number, "broken", seat))
    return found


def run_out(game: Game, agreements: Iterable[Proposal], state: State) -> list[Remark]:
    """Which of these were until a turn that is over."""
    turn, _ = game.agreement_turns(state)
    over = [one for one in agreements if one.until and one.until < turn]
    return [Remark(one.number, "lapsed" if one.status == "offered" else "ended") for one in over]


def told(game: Game, state: State, one: Proposal, what: str, seat: int) -> Event:
    """A line of the log about an agreement: `what` is offered, accepted, declined, withdrawn, ended, over
    or broken. Only those who may know of it see it."""
    names = {place.id: place.name for place in game.agreement_places(state)}
    args: dict[str, object] = {
        "seat": seat_arg(seat if seat >= 0 else one.seat),
        "with": [seat_arg(other) for other in one.parties if other != seat],
        "what": word_arg(f"proposal-{one.kind}"),
        "count": len(one.places),
        "places": [names.get(place, place) for place in one.places],
        "until": one.until,
        "said": 1 if one.words else 0,
        "words": f"“{one.words}”" if one.words else "",  # in quotes nothing in it is taken for a key
    }
    return Event(f"{EVENTS}-{what}", args, one.seen_by(), [], [])
