"""Placing a worker: apprentices on empty segments, artisans where no artisan stands."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.terracotta import actions as act
from tianxia.games.terracotta.decisions.base import item_arg, item_number
from tianxia.games.terracotta.elements import placed_element, segment_element, turned_element, worker_element
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import CENTRAL, MIDDLE, OUTER, SEGMENTS
from tianxia.kernel.decision import Decision
from tianxia.kernel.event import Sentence, seat_arg
from tianxia.kernel.numbers import plus


def segments_taken(masks: list[int]) -> int:
    """The segments that hold workers of this kind (terracotta.worker.two_slots)."""
    found = 0
    for mask in masks:
        found |= mask
    return found


def can_place_apprentice(state: TerracottaState, segment: int) -> bool:
    """An apprentice needs an empty segment; even a single artisan closes it
    (terracotta.worker.artisan_closes).
    """
    taken = segments_taken(state.apprentices_at) | segments_taken(state.artisans_at)
    return (taken >> segment) & 1 == 0


def can_place_artisan(state: TerracottaState, segment: int) -> bool:
    """An artisan may join an apprentice, even its own seat's (terracotta.worker.artisan_joins_apprentice)."""
    return (segments_taken(state.artisans_at) >> segment) & 1 == 0


def placements(state: TerracottaState, seat: int) -> list[int]:
    """The segments on which the seat may place each kind of worker (terracotta.worker.choice_of_kind)."""
    with_artisan = segments_taken(state.artisans_at)
    taken = with_artisan | segments_taken(state.apprentices_at)
    found: list[int] = []
    if state.apprentices[seat] > 0:
        for segment in range(SEGMENTS):  # terracotta.worker.apprentice_empty_only
            if (taken >> segment) & 1 == 0:
                found.append(act.APPRENTICE + segment)
    if state.artisans[seat] > 0:
        for segment in range(SEGMENTS):  # terracotta.worker.artisan_no_artisan
            if (with_artisan >> segment) & 1 == 0:
                found.append(act.ARTISAN + segment)
    return found


def put_worker(state: TerracottaState, seat: int, segment: int, artisan: bool) -> None:
    """Place a worker on a segment; joining another worker costs nothing (terracotta.worker.join_free)."""
    if artisan:
        state.artisans = plus(state.artisans, seat, -1)
        state.artisans_at = plus(state.artisans_at, seat, 1 << segment)
    else:
        state.apprentices = plus(state.apprentices, seat, -1)
        state.apprentices_at = plus(state.apprentices_at, seat, 1 << segment)
    state.turn += 1
    state.segment = segment


class PlaceWorker(Decision):
    """Asks which worker goes to which segment, after a disc was turned. If no disc is turned, `Turn` in
    `flow.py` asks.
    """

    kind = "place"
    rule = "terracotta.flow.worker_mandatory"
    follows = True
    offers: ClassVar = [(act.APPRENTICE, act.TURN - 1)]

    def misfit(self, state: TerracottaState, at: int) -> str:
        if state.order[state.turn % state.seats] != self.seat:
            return f"it is not seat {self.seat}'s turn"
        beneath = state.stack[at - 1]
        if at < len(state.stack) - 1 or beneath.kind != "act" or beneath.args() != [CENTRAL]:
            return "workers are placed before anything else"
        return ""

    def actions(self, state: TerracottaState) -> list[int]:
        return placements(state, self.seat)

    def take(self, state: TerracottaState, action: int) -> None:
        artisan = action >= act.ARTISAN
        segment = (action - act.APPRENTICE) % SEGMENTS
        put_worker(state, self.seat, segment, artisan)
        if state.log is not None:
            key = "event-place-artisan" if artisan else "event-place-apprentice"
            touches = [placed_element(self.seat, artisan, segment), segment_element(segment)]
            path = [worker_element(self.seat, artisan), segment_element(segment)]
            state.emit(key, {"seat": seat_arg(self.seat), "segment": segment + 1}, touches, path=path)

    def describe(self, state: TerracottaState, action: int) -> Sentence:
        segment = (action - act.APPRENTICE) % SEGMENTS
        args: dict[str, object] = {"segment": segment + 1}
        for name, ring in (("central", CENTRAL), ("middle", MIDDLE), ("outer", OUTER)):
            args[name] = item_arg(state, segment, ring)
            args[name + "_number"] = item_number(state, segment, ring)
        return Sentence("action-artisan" if action >= act.ARTISAN else "action-apprentice", args)

    def touches(self, state: TerracottaState, action: int) -> list[str]:
        segment = (action - act.APPRENTICE) % SEGMENTS
        return [turned_element(segment), worker_element(self.seat, action >= act.ARTISAN)]

    def refusal(self, state: TerracottaState, action: int) -> str:
        if not act.APPRENTICE <= action < act.TURN:
            return self.rule
        segment = (action - act.APPRENTICE) % SEGMENTS
        if action >= act.ARTISAN:
            if state.artisans[self.seat] == 0:
                return "terracotta.action.train_permanent"
            return "terracotta.worker.artisan_no_artisan"
        if (segments_taken(state.artisans_at) >> segment) & 1:
            return "terracotta.worker.artisan_closes"
        if state.apprentices[self.seat] == 0:
            return "terracotta.worker.choice_of_kind"
        return "terracotta.worker.apprentice_empty_only"


# Rules of this chapter that the code above implements without citing them:
# `terracotta.worker.always_a_place`
