"""The end of the game: a required tile cannot be drawn, or no tile moves for four rounds.

Tiles are drawn in two places:

- `endturn.py` refills hands and market after the points of the turn: huang.end.market_refill_counts,
  huang.end.turn_points_kept
- `replace.py` draws the new tiles of a replace action: huang.end.replace_failure
"""

from __future__ import annotations

from tianxia.games.huang.scoring import final_outcome
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import ENDINGS, STALL_ROUNDS, STALLED


def draw_or_end(state: HuangState, seat: int, count: int, ending: int) -> bool:
    """Draw tiles into a hand. Returns whether the game goes on.

    A tile that cannot be drawn ends the game (huang.end.failed_draw); drawing the last tile of the bag does
    not (huang.end.exact_empty_continues)."""
    if state.draw_to_hand(seat, count):
        return True
    end_game(state, ending)
    return False


def count_turn(state: HuangState) -> bool:
    """Record whether a tile moved in this turn; too many turns without one end the game
    (huang.end.stall_guard). Returns whether the game goes on.
    """
    state.idle_turns = 0 if state.tiles_moved else state.idle_turns + 1
    state.tiles_moved = False
    if state.idle_turns < STALL_ROUNDS * state.seats:
        return True
    end_game(state, STALLED)
    return False


def end_game(state: HuangState, ending: int) -> None:
    """End the game at once, whatever steps are left (huang.end.no_further_steps)."""
    state.ending = ending
    state.finish()
    if state.log is not None:
        state.emit(f"event-end-{ENDINGS[ending]}", {}, [], outcome=final_outcome(state))
