"""The frame of the game: rounds, turns, and the three actions of a turn from the inside out."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.games.terracotta import actions as act
from tianxia.games.terracotta.automa.decree import MinisterDecrees
from tianxia.games.terracotta.automa.master import NewMaster
from tianxia.games.terracotta.automa.surprise import Surprise
from tianxia.games.terracotta.automa.turn import MinisterRing, MinisterTurn
from tianxia.games.terracotta.decisions.action import action_ways, perform_action, refuse_action
from tianxia.games.terracotta.decisions.base import (
    gain_coins,
    item_arg,
    item_number,
    master_arg,
    type_arg,
    works_at_segment,
)
from tianxia.games.terracotta.decisions.bonus import describe_move
from tianxia.games.terracotta.decisions.master import hiring_cost, master_ways, perform_master, refuse_master
from tianxia.games.terracotta.decisions.priority import (
    priority_ways,
    refuse_priority,
    take_priority,
    take_resource,
)
from tianxia.games.terracotta.decisions.specialist import (
    begin_specialist,
    refuse_specialist,
    specialist_cost,
    specialist_ways,
)
from tianxia.games.terracotta.decisions.worker import PlaceWorker, placements
from tianxia.games.terracotta.elements import (
    button,
    clay_element,
    coins_element,
    inspector_element,
    item_element,
    rack_element,
    ring_element,
    segment_element,
    specialist_element,
    warehouse_element,
    worker_element,
)
from tianxia.games.terracotta.final import score_footman, score_group, score_leftovers
from tianxia.games.terracotta.group import Group, groups_of
from tianxia.games.terracotta.maintenance import maintain
from tianxia.games.terracotta.mausoleum import AROUND, NAMES, spaces_in, warriors_in
from tianxia.games.terracotta.rack import rack_value
from tianxia.games.terracotta.scoring import final_outcome, score_round, tell_contest, tell_points
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import (
    ADMINISTRATOR,
    CENTRAL,
    ITEMS,
    MASTER,
    MIDDLE,
    OUTER,
    PRIORITY,
    RINGS,
    SEGMENTS,
    SHAPER,
    SPECIALIST,
    SPECIALISTS,
    TYPES,
)
from tianxia.games.terracotta.wheel import item_at, number_at, tell_turned, turn_disc
from tianxia.kernel.decision import BOTTOM, Decision, Field, Step
from tianxia.kernel.event import Sentence, seat_arg, word_arg


class NextTurn(Step):
    """Begins the next seat's turn, until every worker is placed (terracotta.flow.actions_end)."""

    kind = "next-turn"
    beneath: ClassVar[list[str]] = [BOTTOM]

    def run(self, state: TerracottaState) -> None:
        if state.turn == state.seats * state.tables.workers[state.seats - 2]:
            state.stack.append(Scoring())  # terracotta.flow.three_phases
            if state.automa >= 0:  # terracotta.solo.surprise.timing
                state.stack.append(Surprise(1, 0))
                state.stack.append(Surprise(0, 0))
            return
        seat = state.order[state.turn % state.seats]  # terracotta.flow.one_worker_per_turn
        state.stack.append(self)
        if seat == state.automa:
            state.stack.append(MinisterDecrees())
            for ring in (OUTER, MIDDLE, CENTRAL):
                state.stack.append(MinisterRing(ring))
            state.stack.append(MinisterTurn())
            return
        for ring in (OUTER, MIDDLE, CENTRAL):  # terracotta.flow.three_actions, terracotta.flow.inside_out
            state.stack.append(Act(seat, ring))
        state.stack.append(Turn(seat))


class Scoring(Step):
    """The Scoring phase, then Maintenance; after the last round the end (terracotta.final.timing)."""

    kind = "scoring"
    beneath: ClassVar[list[str]] = [BOTTOM]

    def run(self, state: TerracottaState) -> None:
        score_round(state)
        last = state.round == state.tables.rounds  # terracotta.flow.five_rounds
        maintain(state)
        if last:
            tell_final(state)
            state.finish()
            return
        state.stack.append(NextTurn())
        if state.automa >= 0:  # not after the last round: terracotta.solo.maintenance.no_master_last
            state.stack.append(NewMaster())

    def fits(self, state: TerracottaState) -> bool:
        """True once every worker is placed."""
        return state.turn >= state.seats * state.tables.workers[state.seats - 2]


def tell_final(state: TerracottaState) -> None:
    """Score the end of the game in its order; `final.py` computes the points."""
    if state.log is None:
        return
    leftovers = score_leftovers(state)
    for seat in range(state.seats):
        tell_points(state, "event-final-leftovers", seat, leftovers[seat], {}, [coins_element(seat)])
    for space in state.footmen:
        points = score_footman(state, space)
        around = warriors_in(state, AROUND[space])
        if len(around) - around.count(0) > 1:
            where: dict[str, object] = {"space": NAMES[space]}
            tell_contest(state, "event-contest-footman", where, ["space:" + NAMES[space]], around, points)
        for seat in range(state.seats):
            if points[seat] > 0:
                args: dict[str, object] = {"space": NAMES[space]}
                tell_points(state, "event-final-footman", seat, points[seat], args, ["space:" + NAMES[space]])
    groups = [group for type in range(4) for group in groups_of(state, type)]
    alone: list[object] = [NAMES[spaces_in(group.spaces)[0]] for group in groups if group.size == 1]
    if alone:
        state.emit("event-final-isolated", {"spaces": alone}, [f"space:{name}" for name in alone])
    for group in groups:
        points = score_group(state, group)
        touches = ["space:" + NAMES[space] for space in spaces_in(group.spaces)]
        if group.is_mixed() and group.size > 1:
            what: dict[str, object] = {"type": type_arg(group.type), "size": group.size}
            tell_contest(
                state, "event-contest-group", what, touches, group.strength, points, strength_parts(group)
            )
        for seat in range(state.seats):
            if points[seat] > 0:
                args = {"type": type_arg(group.type), "size": group.size}
                tell_points(state, "event-final-group", seat, points[seat], args, touches)
    state.emit("event-over", {}, [ring_element(CENTRAL)], outcome=final_outcome(state))


def strength_parts(group: Group) -> list[list[Sentence]]:
    """By seat: its warriors, and the strength that Kneeling Archers add."""
    found: list[list[Sentence]] = []
    for seat, warriors in enumerate(group.warriors):
        parts = [Sentence("outcome-warriors", {"count": warriors})]
        more = group.strength[seat] - warriors
        if more > 0:
            parts.append(Sentence("outcome-kneeling", {"count": more}))
        found.append(parts)
    return found


class Turn(PlaceWorker):
    """Asks at the start of a turn: place a worker, or first pay to turn one disc
    (terracotta.flow.rotation_optional)."""

    kind = "turn"
    follows = False
    offers: ClassVar = [(act.APPRENTICE, act.TURN + 1)]

    def actions(self, state: TerracottaState) -> list[int]:
        found = placements(state, self.seat)
        if state.coins[self.seat] >= state.tables.rotation_coins:  # terracotta.flow.rotation_needs_coins
            found.append(act.TURN + CENTRAL)
            found.append(act.TURN + MIDDLE)
        return found

    def take(self, state: TerracottaState, action: int) -> None:
        if action < act.TURN:
            super().take(state, action)
            return
        gain_coins(state, self.seat, -state.tables.rotation_coins)
        turn_disc(state, action - act.TURN, 1)
        tell_turned(state, action - act.TURN, self.seat)
        # terracotta.flow.rotation_once, terracotta.flow.rotation_before_worker
        state.stack.append(PlaceWorker(self.seat))

    def describe(self, state: TerracottaState, action: int) -> Sentence:
        if action < act.TURN:
            return super().describe(state, action)
        disc = word_arg("ring-" + RINGS[action - act.TURN])
        return Sentence("action-turn", {"disc": disc, "coins": state.tables.rotation_coins})

    def touches(self, state: TerracottaState, action: int) -> list[str]:
        if action < act.TURN:
            segment = (action - act.APPRENTICE) % SEGMENTS
            return [segment_element(segment), worker_element(self.seat, action >= act.ARTISAN)]
        return [ring_element(action - act.TURN), button("turn-" + RINGS[action - act.TURN])]

    def role(self, state: TerracottaState, action: int) -> str:
        return "usual" if action < act.TURN else "rare"

    def refusal(self, state: TerracottaState, action: int) -> str:
        if act.TURN <= action < act.COIN:
            return "terracotta.flow.rotation_needs_coins"
        return super().refusal(state, action)


class Performer:
    """An item of the wheel for a seat: the ways to perform it, its effect, and the reasons of refusals."""

    def ways(self, state: TerracottaState, seat: int, item: int, number: int) -> list[int]:
        """The ways to perform the action; empty if it is impossible."""
        return action_ways(state, seat, item, number)

    def perform(self, state: TerracottaState, seat: int, item: int, number: int, action: int) -> None:
        perform_action(state, seat, item, number, action)

    def refuse(self, state: TerracottaState, seat: int, item: int, number: int, action: int) -> str:
        """The rule that forbids an action which is not in `ways`."""
        return refuse_action(state, seat, item, number, action)


class MasterPerformer(Performer):
    """Hires a Master, or uses it."""

    def ways(self, state: TerracottaState, seat: int, item: int, number: int) -> list[int]:
        return master_ways(state, seat, number)

    def perform(self, state: TerracottaState, seat: int, item: int, number: int, action: int) -> None:
        perform_master(state, seat, number, action)

    def refuse(self, state: TerracottaState, seat: int, item: int, number: int, action: int) -> str:
        return refuse_master(state, seat, number, action)


class PriorityPerformer(Performer):
    """Takes a priority token."""

    def ways(self, state: TerracottaState, seat: int, item: int, number: int) -> list[int]:
        return priority_ways(state, seat)

    def perform(self, state: TerracottaState, seat: int, item: int, number: int, action: int) -> None:
        take_priority(state, seat)

    def refuse(self, state: TerracottaState, seat: int, item: int, number: int, action: int) -> str:
        return refuse_priority(state, seat)


class SpecialistPerformer(Performer):
    """Shapes a specialist."""

    def ways(self, state: TerracottaState, seat: int, item: int, number: int) -> list[int]:
        return specialist_ways(state, seat)

    def perform(self, state: TerracottaState, seat: int, item: int, number: int, action: int) -> None:
        begin_specialist(state, seat, action - act.FIGURE)

    def refuse(self, state: TerracottaState, seat: int, item: int, number: int, action: int) -> str:
        return refuse_specialist(state, seat, action)


def performers() -> list[Performer]:
    """The performer of each item."""
    found = [Performer() for _ in ITEMS]
    found[MASTER] = MasterPerformer()
    found[PRIORITY] = PriorityPerformer()
    found[SPECIALIST] = SpecialistPerformer()
    return found


PERFORMERS: Final = performers()


class Act(Decision):
    """Asks about one of the three actions of the worker's segment: perform it, or give it up for a coin or a
    clay."""

    kind = "act"
    rule = "terracotta.flow.actions_optional"
    fields: ClassVar = [Field("ring", CENTRAL, OUTER)]
    offers: ClassVar = [(act.COIN, act.KEEP - 1)]

    def __init__(self, seat: int, ring: int) -> None:
        self.seat = seat
        self.ring = ring

    def misfit(self, state: TerracottaState, at: int) -> str:
        if at == 0 or self.seat == state.automa:
            return "an action belongs to a turn"
        beneath = state.stack[at - 1]
        if self.ring == OUTER:
            if beneath.kind != "next-turn":
                return "nothing comes after the outer action"
        elif beneath.kind != "act" or beneath.seat != self.seat or beneath.args() != [self.ring + 1]:
            return "actions go from the inside out"
        if state.stack[len(state.stack) - 1].kind in ("turn", "place"):
            return ""
        return "" if works_at_segment(state, self.seat) else f"seat {self.seat} has no worker there"

    def actions(self, state: TerracottaState) -> list[int]:
        found = [act.COIN, act.CLAY]  # terracotta.flow.forgone_resource
        found += self.ways(state)
        return found

    def ways(self, state: TerracottaState) -> list[int]:
        """The ways to perform the action; empty if it is impossible."""
        item, number = item_at(state, state.segment, self.ring), number_at(state, state.segment, self.ring)
        return PERFORMERS[item].ways(state, self.seat, item, number)

    def take(self, state: TerracottaState, action: int) -> None:
        # terracotta.flow.forgone_not_with_action, terracotta.flow.forgone_at_its_step
        if action <= act.CLAY:
            take_resource(state, self.seat, action)
            return
        item, number = item_at(state, state.segment, self.ring), number_at(state, state.segment, self.ring)
        PERFORMERS[item].perform(state, self.seat, item, number, action)

    def prompt(self, state: TerracottaState) -> Sentence:
        segment = max(0, state.segment)
        args: dict[str, object] = {
            "seat": seat_arg(self.seat),
            "ring": word_arg("ring-" + RINGS[self.ring]),
            "item": item_arg(state, segment, self.ring),
            "number": item_number(state, segment, self.ring),
        }
        return Sentence(self.prompt_key(state), args)

    def prompt_key(self, state: TerracottaState) -> str:
        """The key of the question: where the first click goes depends on what is possible."""
        ways = self.ways(state)
        if not ways:
            return "prompt-act-nothing"
        if act.SHAPE <= ways[0] < act.FIGURE:
            return "prompt-act-shape"
        return "prompt-act-inspect" if ways[0] >= act.INSPECT else "prompt-act"

    def describe(self, state: TerracottaState, action: int) -> Sentence:
        return self.shown(state, action)[0]

    def touches(self, state: TerracottaState, action: int) -> list[str]:
        return self.shown(state, action)[1]

    def shown(self, state: TerracottaState, action: int) -> tuple[Sentence, list[str]]:
        """The sentence of an action, and the elements it touches."""
        if action == act.COIN:
            coins = Sentence("action-forgo-coin", {"amount": state.tables.forgone_coins})
            return coins, [button("coin"), coins_element(self.seat)]
        if action == act.CLAY:
            clay = Sentence("action-forgo-clay", {"amount": state.tables.forgone_clay})
            return clay, [button("clay"), clay_element(self.seat)]
        if act.SHAPE <= action < act.FIGURE:
            type = action - act.SHAPE
            return self.describe_shape(state, type), [rack_element(type)]
        if act.FIGURE <= action < act.WAREHOUSES:
            kind = action - act.FIGURE
            args: dict[str, object] = {"specialist": word_arg("specialist-" + SPECIALISTS[kind])}
            args["coins"] = max(0, specialist_cost(state, kind))
            return Sentence("action-specialist", args), [specialist_element(kind)]
        if act.WAREHOUSES <= action < act.INSPECT:
            one, two = act.PAIRS[action - act.WAREHOUSES]
            types = [one] if one == two else [one, two]
            names: list[object] = [type_arg(type) for type in types]
            dry = sum([state.warehouses[type] for type in types])
            words = Sentence("action-warehouses", {"warehouses": names, "clay": dry})
            return words, [warehouse_element(type) for type in types]
        if action >= act.INSPECT:
            step = action - act.INSPECT
            return describe_move(state, action), [inspector_element(step // 4), button(f"step-{step}")]
        return self.describe_take(state), [item_element(max(0, state.segment), self.ring), button("take")]

    def describe_shape(self, state: TerracottaState, type: int) -> Sentence:
        points = rack_value(state, type)
        if self.ring == MIDDLE and number_at(state, max(0, state.segment), MIDDLE) == SHAPER:
            points = 0
        return Sentence("action-shape", {"type": word_arg("warrior-" + TYPES[type]), "points": points})

    def describe_take(self, state: TerracottaState) -> Sentence:
        """Describe TAKE: hiring a Master, or performing the action."""
        segment, ring = max(0, state.segment), self.ring
        if item_at(state, segment, ring) == MASTER:
            master = number_at(state, segment, ring)
            if not state.has_master(self.seat, master):
                args: dict[str, object] = {
                    "master": master_arg(master),
                    "coins": hiring_cost(state, self.seat),
                }
                return Sentence("action-hire", args)
            if master == ADMINISTRATOR:
                ring = CENTRAL
        args = {"item": item_arg(state, segment, ring), "number": item_number(state, segment, ring)}
        return Sentence("action-take", args)

    def role(self, state: TerracottaState, action: int) -> str:
        return "declines" if action <= act.CLAY else "usual"

    def refusal(self, state: TerracottaState, action: int) -> str:
        if not act.COIN <= action < act.KEEP:
            return "terracotta.flow.inside_out"
        item, number = item_at(state, state.segment, self.ring), number_at(state, state.segment, self.ring)
        return PERFORMERS[item].refuse(state, self.seat, item, number, action)


# Rules of this chapter that other files decide:
# - `decisions/worker.py`: terracotta.flow.worker_mandatory
