"""Solo set-up, on top of the one for two players (terracotta.solo.setup.two_player_base)."""

from __future__ import annotations

from tianxia.games.terracotta.automa.reasons import MINISTER
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import SEGMENTS
from tianxia.games.terracotta.wheel import segment_of_train
from tianxia.kernel.rng import Rng


def set_up_minister(state: TerracottaState, rng: Rng) -> None:
    """Boxed figures, his weapons in a row, the Supervisor, his first Master, and what options add.

    That he is first, and the person has a clay more (terracotta.solo.setup.human_extra_clay), is the turn
    order's doing; there are no priority tokens, for the action is another (no_priority_tokens).
    """
    tables = state.tables
    state.shaped = tables.boxed[:]  # terracotta.solo.setup.boxed_figures, and so boxed_cost
    row = [0, 1, 2, 3]
    rng.shuffle(row)  # terracotta.solo.setup.weapon_row
    state.weapon_row = row
    # terracotta.solo.setup.supervisor_start
    state.supervisor = (segment_of_train(state) + tables.supervisor_start) % SEGMENTS
    masters = [0, 1, 2, 3, 4, 5]
    rng.shuffle(masters)
    number = tables.minister_masters  # terracotta.solo.setup.first_master
    if state.options.two_masters:  # terracotta.solo.option.two_masters
        number = tables.more_masters
    for master in masters[:number]:
        state.give_master(MINISTER, master)
    if state.options.trained_start:
        state.apprentices[MINISTER] -= tables.trained_artisans  # terracotta.solo.option.trained_start
        state.artisans[MINISTER] += tables.trained_artisans
        state.wet[MINISTER] += tables.trained_clay  # terracotta.solo.option.trained_start_clay
