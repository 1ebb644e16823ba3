"""Maintenance between rounds, in its order (terracotta.maintenance.order)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.games.terracotta.elements import clay_element, coins_element, inspector_element, ring_element
from tianxia.games.terracotta.inspector import COLUMN, ROW, move_inspector
from tianxia.games.terracotta.tables import CENTRAL, MIDDLE, SEGMENTS
from tianxia.games.terracotta.wheel import turn_disc
from tianxia.kernel.event import seat_arg
from tianxia.kernel.numbers import bits, plus

if TYPE_CHECKING:
    from tianxia.games.terracotta.state import TerracottaState


def maintain(state: TerracottaState) -> None:
    """Warehouses and weapons stay as they are: terracotta.maintenance.warehouses_stay, weapons_stay."""
    workers_return(state)
    set_order(state)
    pay_masters(state)
    if state.round == state.tables.rounds:  # terracotta.maintenance.last_round
        return
    dry_clay(state)
    step = state.tables.rotation_between
    turn_disc(state, CENTRAL, step)  # terracotta.maintenance.discs_step
    turn_disc(state, MIDDLE, step)
    move_inspector(state, ROW, state.tables.inspector_step)  # terracotta.inspector.auto_advance
    move_inspector(state, COLUMN, state.tables.inspector_step)
    state.round += 1
    if state.log is not None:
        touches = [
            ring_element(CENTRAL),
            ring_element(MIDDLE),
            inspector_element(ROW),
            inspector_element(COLUMN),
        ]
        state.emit("event-round", {"round": state.round}, touches)


def workers_return(state: TerracottaState) -> None:
    """Return all workers; artisans stay artisans (terracotta.maintenance.workers_return)."""
    for seat in range(state.seats):
        state.apprentices = plus(state.apprentices, seat, bits(state.apprentices_at[seat]))
        state.artisans = plus(state.artisans, seat, bits(state.artisans_at[seat]))
    state.apprentices_at = [0] * state.seats
    state.artisans_at = [0] * state.seats
    state.turn = 0
    if state.log is not None:
        state.emit("event-workers-return", {}, [f"segment:{segment}" for segment in range(SEGMENTS)])


def set_order(state: TerracottaState) -> None:
    """Holders of tokens first, the others in their old order; the solo game has no tokens, so its order
    never changes.
    """
    if max(state.tokens) == 0:  # terracotta.solo.maintenance.order_kept
        return
    order: list[int] = []
    for token in range(1, max(state.tokens) + 1):  # terracotta.maintenance.turn_order
        for seat in state.order:
            if state.tokens[seat] == token:
                order.append(seat)
    for seat in state.order:  # terracotta.maintenance.turn_order_rest
        if state.tokens[seat] == 0:
            order.append(seat)
    state.order = order
    state.tokens = [0] * state.seats  # terracotta.maintenance.tokens_return
    if state.log is not None:
        seats: list[object] = [seat_arg(seat) for seat in order]
        state.emit("event-order", {"seats": seats}, [f"board:{seat}" for seat in order])


def pay_masters(state: TerracottaState) -> None:
    """Give seats coins for their tokens on the left of a master (terracotta.maintenance.master_coins)."""
    for seat in range(state.seats):
        if seat == state.automa:  # terracotta.solo.maintenance.no_income
            continue
        amount = state.tables.master_coins * bits(state.masters[seat] & state.tables.coin_masters)
        state.coins = plus(state.coins, seat, amount)
        if state.log is not None and amount > 0:
            state.emit("event-income", {"seat": seat_arg(seat), "amount": amount}, [coins_element(seat)])


def dry_clay(state: TerracottaState) -> None:
    """Wet clay dries, except some for tokens on the right (terracotta.maintenance.clay_dries)."""
    for seat in range(state.seats):
        if seat == state.automa:  # terracotta.solo.maintenance.clay_never_dries
            continue
        kept = state.tables.master_wet * bits(state.masters[seat] & state.tables.wet_masters)
        dried = max(0, state.wet[seat] - kept)
        state.wet = plus(state.wet, seat, -dried)
        state.dry = plus(state.dry, seat, dried)
        if state.log is not None and dried > 0:
            state.emit("event-dry", {"seat": seat_arg(seat), "amount": dried}, [clay_element(seat)])


# Rules of this chapter that the code above implements without citing them:
# `terracotta.maintenance.weapons_stay`
