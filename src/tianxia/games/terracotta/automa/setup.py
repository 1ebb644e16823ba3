"""Set-up of the solo game, after the set-up for two (terracotta.solo.setup.two_player_base)."""

from __future__ import annotations

from tianxia.games.terracotta.automa.reasons import MINISTER
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import SEGMENTS
from tianxia.games.terracotta.wheel import segment_of_train
from tianxia.kernel.rng import Rng


def set_up_minister(state: TerracottaState, rng: Rng) -> None:
    """Set up the Prime Minister: his figures, weapons, Supervisor and first Master, and additions by
    options.

    He is first in the turn order, so the person gets one more clay
    (terracotta.solo.setup.human_extra_clay). There are no priority tokens, because the solo game has
    another Priority action (no_priority_tokens).
    """
    tables = state.tables
    state.shaped = tables.boxed[:]  # terracotta.solo.setup.boxed_figures, boxed_cost
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


# Rules of this chapter that the code above implements without citing them:
# `terracotta.solo.setup.minister_follows_rules`
# `terracotta.solo.setup.no_priority_tokens`
# `terracotta.solo.setup.empty_decrees`
#
# Rules of this chapter that other files decide:
# - `set_up.py`: terracotta.solo.setup.minister_first, terracotta.solo.setup.vp_zero
