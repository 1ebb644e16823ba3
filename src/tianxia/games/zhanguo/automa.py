"""Li Si, the solo opponent: his set-up, decks, tokens and scoring. His turns are in `decisions/li_si.py`.

What `see` gives to a client, all of it public:

    level                   1 to 4
    upper, lower            his scoring cards
    left, discard, removed  numbers of his Action cards: still in the deck (sorted), played, out of the game
    scrolls                 cards left of each suit in his Unification deck
    palace_tiles            by region the Palace tiles on his board
"""

from __future__ import annotations

from tianxia.games.zhanguo.board import NOBODY, Board
from tianxia.games.zhanguo.names import ALCHEMIST_CARD, REGIONS
from tianxia.games.zhanguo.tables import (
    PALACE_TILES,
    SHARE_TIES,
    TIMES_SHIP,
    TIMES_SHIP_PLUS_2,
    UNREST_TILE,
    WIN_TIES,
    Level,
)
from tianxia.kernel.rng import Rng

LI_SI = 1
PERSON = 0


def level_of(state: Board) -> Level:
    return state.tables.levels[state.layout.level - 1]


def set_up_li_si(state: Board, rng: Rng) -> None:
    """His card decides deck, place in the turn order, ship and extra soldiers."""
    level = level_of(state)
    state.action_deck = level.deck[:]
    rng.shuffle(state.action_deck)
    state.order = [LI_SI, PERSON] if level.turn == 1 else [PERSON, LI_SI]
    state.ships[LI_SI] = level.ship
    for _ in range(level.soldiers):
        state.unlock(LI_SI)


def draw_scrolls(state: Board, cards: list[int]) -> None:
    """His six cards of the round are a face-down deck; those he did not use leave the game unseen."""
    state.gone += state.scrolls
    state.rng.shuffle(cards)
    state.scrolls = cards


def shuffle_actions(state: Board) -> None:
    """What he played goes back into his Action deck at the end of a round."""
    state.action_deck += state.action_discard
    state.action_discard = []
    state.rng.shuffle(state.action_deck)


def pay_for_soldier(state: Board) -> list[int]:
    """The tokens for one more soldier, large ones first; empty when he cannot. A large one is 3 + aspect.

    A large and a small token are worth exactly three, so this order also unlocks as many as possible.
    """
    large = [3 + aspect for aspect in range(3) if state.large[aspect] == LI_SI]
    small = state.tokens[LI_SI * 3 : LI_SI * 3 + 3]
    paid: list[int] = []
    if state.options.soldier_price_by_count:
        paid = large[:3]
        wanted = 3 - len(paid)
    elif large and sum(small) > 0:
        paid = large[:1]
        wanted = 1
    elif len(large) >= 2:
        paid = large[:2]
        wanted = 0
    else:
        wanted = 3
    if sum(small) < wanted:
        return []
    for _ in range(wanted):
        aspect = most_numerous(small)
        small[aspect] -= 1
        paid.append(aspect)
    return paid


def most_numerous(small: list[int]) -> int:
    """The aspect with most tokens, the first of equals."""
    return small.index(max(small))


def pay(state: Board, tokens: list[int]) -> None:
    for token in tokens:
        if token < 3:
            state.return_small(LI_SI, token, 1)
        else:
            state.give_large(token - 3, NOBODY)


# --- scoring ---------------------------------------------------------------------------------------


def score_palace_tiles(state: Board) -> int:
    """The tiles on his board, by his cards in their regions; unrest does not concern him."""
    points = 0
    for region in range(5):
        for kind in range(5):
            tiles = state.won_tiles[region * 5 + kind]
            if kind == UNREST_TILE:
                points += tiles * 2 * state.card_count[LI_SI * 5 + region]
            else:
                points += tiles * 3 * state.cards_here(LI_SI, region, kind)
    return points


def score_majorities(state: Board) -> list[int]:
    """His scoring line says how ties end; a region without Governors scores nothing."""
    lines = level_of(state).lines
    prize = state.tables.majority[0]
    points = [0, 0]
    for region in range(5):
        mine, his = state.governors[PERSON * 5 + region], state.governors[LI_SI * 5 + region]
        if mine > his:
            points[PERSON] += prize
        elif (his > mine and (SHARE_TIES in lines or WIN_TIES in lines)) or (
            his == mine > 0 and WIN_TIES in lines
        ):
            points[LI_SI] += prize
        elif his == mine > 0:
            points[PERSON] += prize // 2
            points[LI_SI] += prize // 2 if SHARE_TIES in lines else 0
    return points


def score_elixir(state: Board) -> int:
    cards = state.cards_of_kind(LI_SI, ALCHEMIST_CARD)
    points = 0
    for line in level_of(state).lines:
        if line == TIMES_SHIP:
            points += cards * state.ship_value(LI_SI)
        elif line == TIMES_SHIP_PLUS_2:
            points += cards * (state.ship_value(LI_SI) + 2)
    return points


def score_walls(state: Board) -> int:
    """By the tier of the slot, whatever the Wall tile."""
    points = 0
    for section in range(6):
        slot = state.walls[LI_SI * 6 + section]
        if slot >= 0:
            points += level_of(state).walls[state.layout.slot_prices[section * 4 + slot] - 1]
    return points


# --- who sees what ---------------------------------------------------------------------------------


def removed_cards(state: Board) -> list[int]:
    """Action cards that were played and left the game."""
    there = state.action_deck + state.action_discard
    return sorted(card for card in level_of(state).deck if card not in there)


def tiles_in(state: Board, region: int) -> list[str]:
    """The Palace tiles on his board in a region."""
    found: list[str] = []
    for kind in range(5):
        found += [PALACE_TILES[kind]] * state.won_tiles[region * 5 + kind]
    return found


def see(state: Board) -> dict[str, object]:
    """Everything about Li Si that is not on a board."""
    level = level_of(state)
    suits = [(card - 1) // 40 for card in state.scrolls]
    return {
        "level": state.layout.level,
        "upper": level.upper,
        "lower": level.lower,
        "left": sorted(state.action_deck),
        "discard": state.action_discard[:],
        "removed": removed_cards(state),
        "scrolls": [suits.count(suit) for suit in range(3)],
        "palace_tiles": {REGIONS[region]: tiles_in(state, region) for region in range(5)},
    }


def deal_anew(state: Board, hidden: list[list[int]], rng: Rng) -> None:
    """His decks in another order, and other cards of the same suits in what nobody has seen."""
    state.scrolls = [hidden[(card - 1) // 40].pop() for card in state.scrolls]
    rng.shuffle(state.scrolls)
    state.gone = [hidden[(card - 1) // 40].pop() for card in state.gone]
    rng.shuffle(state.action_deck)
