"""The Prime Minister's turn: dice, the Supervisor's walk, a worker, three actions, then the decrees.

- The person's turn is unchanged except for Priority (`decisions/`): terracotta.solo.turn.human_unchanged
- Decrees come last, because `NextTurn` puts them beneath his actions on the stack:
  terracotta.solo.turn.decrees_last
- His worker always has a place, because there are more segments than workers:
  terracotta.solo.turn.always_place
"""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.terracotta.automa.action import resolve_action
from tianxia.games.terracotta.automa.decree import decree_roll
from tianxia.games.terracotta.automa.master import resolve_master
from tianxia.games.terracotta.automa.reasons import MINISTER, PERSON, beneath, say
from tianxia.games.terracotta.automa.specialist import resolve_specialist
from tianxia.games.terracotta.decisions.base import item_arg, item_number, works_at_segment
from tianxia.games.terracotta.decisions.worker import can_place_apprentice, can_place_artisan, put_worker
from tianxia.games.terracotta.elements import (
    dice_elements,
    item_element,
    placed_element,
    segment_element,
    worker_element,
)
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import MASTER, OUTER, RINGS, SEGMENTS, SPECIALIST
from tianxia.games.terracotta.wheel import item_at, number_at
from tianxia.kernel.decision import Field, Step
from tianxia.kernel.event import word_arg


class MinisterTurn(Step):
    """Begins his turn: dice, Supervisor, worker; he never pays for a rotation
    (terracotta.solo.turn.never_pays_rotation)."""

    kind = "minister-turn"
    waits = False

    def run(self, state: TerracottaState) -> None:
        state.learn()
        first, second = 1 + state.rng.below(6), 1 + state.rng.below(6)
        supervise(state, first, second)
        place_worker(state)


def supervise(state: TerracottaState, first: int, second: int) -> None:
    """The Supervisor moves clockwise by the smaller die (terracotta.solo.turn.smaller_die, double)."""
    steps = min(first, second)
    if state.log is not None:
        rule = "turn.double" if first == second else "turn.smaller_die"
        args: dict[str, object] = {"first": first, "second": second, "steps": steps}
        say(state, "dice", rule, args, dice_elements(first, second))
    start = state.supervisor
    # Skipped: segments with his own workers or the person's artisans
    # (terracotta.solo.turn.skip_own_workers, terracotta.solo.turn.skip_human_artisans).
    # Not skipped: segments with the person's apprentices (terracotta.solo.turn.count_human_apprentices).
    skipped = state.apprentices_at[MINISTER] | state.artisans_at[MINISTER] | state.artisans_at[PERSON]
    passed: list[int] = []
    walked = [segment_element(start)]
    at = start
    while steps > 0:
        at = (at + 1) % SEGMENTS  # terracotta.solo.turn.clockwise
        walked.append(segment_element(at))
        if (skipped >> at) & 1:
            passed.append(at)
        else:
            steps -= 1
    state.supervisor = at  # until his next turn: terracotta.solo.turn.supervisor_stays
    if state.log is not None:
        args = {"from": start + 1, "to": at + 1, "skipped": [at + 1 for at in passed], "count": len(passed)}
        rule = "turn.clockwise"
        if passed:
            own = [at for at in passed if not (state.artisans_at[PERSON] >> at) & 1]
            rule = "turn.skip_own_workers" if own else "turn.skip_human_artisans"
        say(state, "supervisor", rule, args, ["supervisor:marker", segment_element(at)], walked)


def place_worker(state: TerracottaState) -> None:
    """Place an apprentice if possible, else an artisan; else a decree roll and the next free segment."""
    at = state.supervisor
    rule = "turn.place_worker"
    if state.apprentices[MINISTER] > 0 and can_place_apprentice(state, at):
        if state.artisans[MINISTER] > 0:
            rule = "turn.apprentice_preferred"
        put(state, False, rule)
        return
    if state.artisans[MINISTER] > 0 and can_place_artisan(state, at):
        if not can_place_apprentice(state, at):
            rule = "turn.artisan_on_apprentice"
        put(state, True, rule)
        return
    decree_roll(state, "turn.blocked_decree")
    while not can_place_apprentice(state, state.supervisor):
        state.supervisor = (state.supervisor + 1) % SEGMENTS
    if state.log is not None:
        args: dict[str, object] = {"from": at + 1, "to": state.supervisor + 1}
        path = [segment_element(at), segment_element(state.supervisor)]
        say(state, "goes-on", "turn.blocked_advance", args, ["supervisor:marker"], path)
    put(state, False, "turn.blocked_advance")


def put(state: TerracottaState, artisan: bool, rule: str) -> None:
    segment = state.supervisor
    put_worker(state, MINISTER, segment, artisan)
    if state.log is not None:
        key = "places-artisan" if artisan else "places-apprentice"
        path = [worker_element(MINISTER, artisan), segment_element(segment)]
        say(state, key, rule, {"segment": segment + 1}, [placed_element(MINISTER, artisan, segment)], path)


class MinisterRing(Step):
    """Perform one of the three actions of his segment, from the inside out
    (terracotta.solo.turn.inside_out).
    """

    kind = "minister-ring"
    fields: ClassVar = [Field("ring", 0, 2)]

    def __init__(self, ring: int) -> None:
        self.seat = -1
        self.ring = ring

    def misfit(self, state: TerracottaState, at: int) -> str:
        if state.automa != MINISTER or not works_at_segment(state, MINISTER):
            return "it is not the Prime Minister's turn"
        if self.ring == OUTER:
            return "" if beneath(state, at, ["minister-decrees"]) else "decrees come last"
        if not beneath(state, at, ["minister-ring"]) or state.stack[at - 1].args() != [self.ring + 1]:
            return "actions go from the inside out"
        return ""

    def run(self, state: TerracottaState) -> None:
        segment = state.segment
        item, number = item_at(state, segment, self.ring), number_at(state, segment, self.ring)
        if state.log is not None:
            args: dict[str, object] = {
                "ring": word_arg("ring-" + RINGS[self.ring]),
                "item": item_arg(state, segment, self.ring),
                "number": item_number(state, segment, self.ring),
            }
            say(state, "resolves", "turn.inside_out", args, [item_element(segment, self.ring)])
        if item == MASTER:
            resolve_master(state, number)
        elif item == SPECIALIST:
            resolve_specialist(state)
        else:
            resolve_action(state, item, number)


# Rules of this chapter that the code above implements without citing them:
# `terracotta.solo.turn.double`
# `terracotta.solo.turn.place_worker`
# `terracotta.solo.turn.apprentice_preferred`
# `terracotta.solo.turn.artisan_on_apprentice`
# `terracotta.solo.turn.blocked_decree`
# `terracotta.solo.turn.blocked_advance`
