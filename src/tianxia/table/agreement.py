"""Agreements between seats: what may be offered, and which moves break them.

Agreements are not enforced. The title's Game decides what breaks one; the table only records it.
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
MOST_OFFERED = 8  # open offers of one seat
FREE_WORDS = "words"  # the kind that consists of free text only

EVENTS = "event-agreement"  # prefix of the keys of log lines about agreements


class Diplomacy(msgspec.Struct, frozen=True):
    """The agreements that are possible now: kinds, places, the current turn and the last possible turn."""

    kinds: list[str]
    places: list[AgreementPlace]
    turn: int
    last: int


class Remark(msgspec.Struct, frozen=True):
    """The effect of a move on an agreement: `seat` breaks it, or it expires."""

    number: int
    status: Status
    seat: int = -1


def diplomacy_of(game: Game, state: State) -> Diplomacy:
    turn, last = game.agreement_turns(state)
    return Diplomacy(list(game.agreements), game.agreement_places(state), turn, last)


def check_agreement(game: Game, state: State, one: Proposal, people: frozenset[int]) -> None:
    """Refuse an agreement that cannot be offered. Its parties must be able to see it."""
    about = diplomacy_of(game, state)
    others = set(one.asked) - {one.seat}
    if not others:
        raise IllegalMove("", "refusal-agreement-alone")
    strangers = sorted(others - people)
    if strangers:
        raise IllegalMove("", "refusal-agreement-no-answer", {"seat": seat_arg(strangers[0])})
    unknown = [place for place in one.places if place not in {place.id for place in about.places}]
    if unknown:
        raise IllegalMove("", "refusal-agreement-place", {"place": repr(unknown[0])})
    if len(one.places) > MOST_PLACES:
        raise IllegalMove("", "refusal-agreement-places", {"most": MOST_PLACES})
    if one.until and not about.turn <= one.until <= about.last:
        raise IllegalMove("", "refusal-agreement-until", {"turn": about.turn, "last": about.last})
    if len(one.words) > MOST_WORDS:
        raise IllegalMove("", "refusal-agreement-long", {"most": MOST_WORDS})
    if one.kind == FREE_WORDS and not one.words:
        raise IllegalMove("", "refusal-agreement-empty")
    if any(not 0 <= seat < state.seats for seat in one.known):
        raise IllegalMove("", "refusal-agreement-known")
    one.asked = sorted(others)
    one.places = sorted(set(one.places), key=one.places.index)
    one.to = -1
    if one.known:
        one.known = sorted({*one.known, *one.parties})


def remarks_on(game: Game, agreements: Iterable[Proposal], event: Event) -> list[Remark]:
    """The agreements that an event breaks."""
    found = []
    for one in agreements:
        seat = game.agreement_breaker(one.kind, one.parties, one.places, event)
        if seat >= 0:
            found.append(Remark(one.number, "broken", seat))
    return found


def run_out(game: Game, agreements: Iterable[Proposal], state: State) -> list[Remark]:
    """The agreements that have expired."""
    turn, _ = game.agreement_turns(state)
    over = [one for one in agreements if one.until and one.until < turn]
    return [Remark(one.number, "lapsed" if one.status == "offered" else "ended") for one in over]


def log_event(game: Game, state: State, one: Proposal, what: str, seat: int) -> Event:
    """A log line about an agreement. Only seats that may know of the agreement see it.

    `what` is offered, accepted, declined, withdrawn, ended, over or broken."""
    names = {place.id: place.name for place in game.agreement_places(state)}
    args: dict[str, object] = {
        "seat": seat_arg(seat if seat >= 0 else one.seat),
        "with": [seat_arg(other) for other in one.parties if other != seat],
        "what": word_arg(f"proposal-{one.kind}"),
        "count": len(one.places),
        "places": [names.get(place, place) for place in one.places],
        "until": one.until,
        "said": 1 if one.words else 0,
        "words": f"“{one.words}”" if one.words else "",  # quoted: no part is read as a translation key
    }
    return Event(f"{EVENTS}-{what}", args, one.seen_by(), [], [])
