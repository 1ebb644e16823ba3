"""The Prime Minister's wheel actions: what a ring shows at the segment of the Supervisor."""

from __future__ import annotations

from tianxia.games.terracotta.automa.bonus import activate
from tianxia.games.terracotta.automa.compensation import compensate
from tianxia.games.terracotta.automa.decree import decree_roll, turn_leftmost
from tianxia.games.terracotta.automa.reasons import MINISTER, gain_clay, gain_coins, say
from tianxia.games.terracotta.automa.shape import ANY_TYPE, clay_cost, shape_with_clay
from tianxia.games.terracotta.decisions.action import promote, worker_is_apprentice
from tianxia.games.terracotta.elements import placed_element
from tianxia.games.terracotta.rack import can_shape
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import ALL_WEAPONS, CENTRAL, CLAY, COINS, MOISTEN, PRIORITY, SHAPE, TRAIN
from tianxia.games.terracotta.wheel import item_at, number_at


def resolve_central(state: TerracottaState) -> None:
    """Perform the Central action of his segment, also when the Administrator copies it."""
    resolve_action(state, item_at(state, state.segment, CENTRAL), number_at(state, state.segment, CENTRAL))


def resolve_action(state: TerracottaState, item: int, number: int) -> None:
    """Perform an action other than a Master or a specialist."""
    if item == COINS:
        gain_coins(state, number, "action.coins")  # terracotta.solo.action.coins
    elif item == CLAY:
        gain_clay(state, number, "action.clay")  # terracotta.solo.action.clay
    elif item == SHAPE:
        shape(state, number)
    elif item == MOISTEN:
        moisten(state)
    elif item == TRAIN:
        train(state)
    elif item == PRIORITY:  # terracotta.solo.action.priority
        decree_roll(state, "action.priority")
        compensate(state, "action.priority")
    else:
        take_weapon(state, number)


def shape(state: TerracottaState, printed: int) -> None:
    """Shape a warrior; if he cannot, a decree roll (terracotta.solo.action.shape_too_little,
    shape_no_figure).
    """
    cost = clay_cost(state, printed)
    if not can_shape(state, MINISTER):
        decree_roll(state, "action.shape_no_figure")
    elif state.wet[MINISTER] < cost:
        decree_roll(state, "action.shape_too_little")
    else:
        rule = "option.cheap_shaping" if state.options.cheap_shaping else "action.shape"
        shape_with_clay(state, cost, ANY_TYPE, rule)


def moisten(state: TerracottaState) -> None:
    """He takes as much clay from the supply as the largest pile has; the pile stays
    (terracotta.solo.action.moisten).
    """
    amount = max(state.warehouses)
    if amount == 0:  # terracotta.gap.minister_idle_action
        compensate(state, "compensation.does_nothing")
    else:
        gain_clay(state, amount, "action.moisten")


def train(state: TerracottaState) -> None:
    """His apprentice becomes an artisan; if it is one already, a decree roll
    (terracotta.solo.action.train_artisan).
    """
    if not worker_is_apprentice(state, MINISTER):
        decree_roll(state, "action.train_artisan")
        return
    promote(state, MINISTER)
    if state.log is not None:
        touches = [placed_element(MINISTER, True, state.segment)]
        say(state, "trains", "action.train", {"segment": state.segment + 1}, touches)


def take_weapon(state: TerracottaState, weapon: int) -> None:
    """Activate the named weapon; if it is active already, his leftmost inactive weapon; nothing if all four
    are active.
    """
    if not state.is_active(MINISTER, weapon):
        activate(state, weapon, "action.weapon")
    elif state.weapons[MINISTER] == ALL_WEAPONS:  # terracotta.solo.compensation.does_nothing
        compensate(state, "action.weapon_all_active")
    else:
        turn_leftmost(state, "action.weapon_leftmost", "action.weapon_all_active")


# Rules of this chapter that the code above implements without citing them:
# `terracotta.solo.action.shape_no_figure`
# `terracotta.solo.action.train`
# `terracotta.solo.action.weapon`
# `terracotta.solo.action.weapon_leftmost`
# `terracotta.solo.action.weapon_all_active`
