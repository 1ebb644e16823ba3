"""Positions for tests, written like the rulebook's examples.

    table = Table(seats=3)
    table.hand(0, 50).tuck(0, "wei", 5).unrest(0, wei=1)
    state = table.play(0)
    state.play("unify 50 wei")

`Table(seats=1, li_si=4)` is a solo game: the person is seat 0, Li Si seat 1. Everything not mentioned is as
at the start: empty boards, unrest 0, one soldier at the entrance, ship 0. Governor tiles lie in the order of
the data file, one row of regions after the other; Palace tiles only where a test puts them. Cards a test
does not name fill the hands of the others, and then the bottom of the pile at Court.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import tianxia
from tianxia.games.zhanguo import actions as act
from tianxia.games.zhanguo.automa.turn import LiSiTurn
from tianxia.games.zhanguo.decisions.mausoleum import PostSoldiers
from tianxia.games.zhanguo.decisions.phase3 import EndRound, NewOrder, TokenLimit
from tianxia.games.zhanguo.decisions.rewards import Rewards
from tianxia.games.zhanguo.decisions.round import Draw, NextTurn
from tianxia.games.zhanguo.decisions.turn import Play
from tianxia.games.zhanguo.options import TABLEAUX
from tianxia.games.zhanguo.set_up import empty_board
from tianxia.games.zhanguo.soundness import recompute
from tianxia.games.zhanguo.state import Layout, ZhanguoState
from tianxia.games.zhanguo.tables import (
    ASPECTS,
    CARDS,
    COURT,
    FIRST_ALCHEMIST,
    FROM_CARDS,
    FROM_MAUSOLEUM,
    FROM_PALACES,
    LAST_NUMBER,
    NOBODY,
    OFFICIALS,
    PALACE_TILES,
    PLACES,
    REGIONS,
    SECTIONS,
    SITES,
    WALL_CONDITIONS,
)  # fmt: skip
from tianxia.kernel.decision import Step
from tianxia.kernel.errors import IllegalMove
from tianxia.kernel.rng import stream

GAME: Any = tianxia.game("zhanguo")


def card(name: int | str) -> int:
    """A card by its number or name: 57, "57", "a3", "m1"."""
    return CARDS.index(str(name))


class Table:
    """Builds one position. Every method but the last returns the table, so that calls can be chained."""

    def __init__(self, seats: int = 3, seed: int = 0, rules: int = 2, **options: Any) -> None:
        self.options = GAME.options(options)
        tables = GAME.tables_for(self.options)
        layout = Layout(self.options.li_si if seats == 1 else 0)
        layout.tableau = 0 if self.options.tableau == "random" else TABLEAUX.index(self.options.tableau)
        layout.set_places(list(tables.mausoleum_spots))
        kinds: dict[int, list[int]] = {0: [0, 1, 2, 3, 4], 1: [5, 6, 7], 2: [8]}
        layout.spot_tiles = [0] * 9
        for place in range(9):  # tiles in the order of the data file, places in the order of PLACES
            layout.spot_tiles[layout.spot_of[place]] = kinds[0 if place < 5 else 1 if place < 8 else 2].pop(0)
        layout.wall_conditions = [sides[0] for sides in tables.wall_tiles[:6]]
        count = max(seats, 2)
        for space in range(tables.governor_spaces[count - 2]):
            for region in range(5):
                layout.governor_tiles[region * 2 + space] = space * 5 + region + 1
        layout.fill_in(tables, count)
        self.layout = layout
        self.state = ZhanguoState()
        self.state.begin(GAME.variant(rules=rules), count, 1 if seats == 1 else -1, stream(seed))
        empty_board(self.state, self.options, tables, layout)
        for tile in range(1, tables.emperors_in_play[count - 2] + 1):
            at = tables.emperor_sites[tile - 1] * 2
            self.state.emperor_stacks[at if self.state.emperor_stacks[at] == 0 else at + 1] = tile
        for master in range(5, 5 + count):
            self.state.masters |= 1 << master
        self.running = dict.fromkeys(range(count), 0)
        self.no_pile = False

    # --- a seat's own board -----------------------------------------------------------------------

    def hand(self, seat: int, *cards: int) -> Table:
        """Exactly these cards in hand."""
        held = sorted(cards)
        for i in range(6):
            self.state.hands[seat * 6 + i] = held[i] if i < len(held) else 0
        return self

    def tuck(self, seat: int, region: str, *cards: int | str) -> Table:
        """Cards on the board, in this order; Alchemists and Masters by name."""
        for name in cards:
            number = card(name)
            if number > LAST_NUMBER:
                self.state.aside[seat] &= ~(1 << (number - FIRST_ALCHEMIST))
                self.state.masters &= ~(1 << (number - FIRST_ALCHEMIST))
            recompute(self.state)
            self.state.tuck(seat, REGIONS.index(region), number)
        return self

    def aside(self, seat: int, *cards: str) -> Table:
        """Exactly these cards set aside; Masters among them leave the display."""
        self.state.aside[seat] = 0
        for name in cards:
            self.state.aside[seat] |= 1 << (card(name) - FIRST_ALCHEMIST)
            self.state.masters &= ~(1 << (card(name) - FIRST_ALCHEMIST))
        return self

    def emperor_on(self, seat: int, name: int | str, trigger: str) -> Table:
        """An Emperor tile lies on a tucked card already (and no longer on its site)."""
        tile = GAME.tables.emperor_triggers.index(COURT.index(trigger)) + 1
        stacks = self.state.emperor_stacks
        for site in range(3):
            left = [t for t in stacks[site * 2 : site * 2 + 2] if t not in (0, tile)]
            stacks[site * 2 : site * 2 + 2] = left + [0] * (2 - len(left))
        self.state.emperors[seat * 15 + self.state.place_of(seat, card(name))] = tile
        return self

    def officials(self, seat: int, **regions: str) -> Table:
        """`wei="alchemist general general"`."""
        for region, names in regions.items():
            for name in names.split():
                self.state.officials[seat * 15 + REGIONS.index(region) * 3 + OFFICIALS.index(name)] += 1
        return self

    def workers(self, seat: int, **regions: int) -> Table:
        for region, amount in regions.items():
            self.state.workers[seat * 5 + REGIONS.index(region)] = amount
        return self

    def unrest(self, seat: int, **regions: int) -> Table:
        for region, level in regions.items():
            self.state.unrest[seat * 5 + REGIONS.index(region)] = level
        return self

    def tokens(self, seat: int, **aspects: int) -> Table:
        """Small tokens, out of the supply."""
        for aspect, amount in aspects.items():
            self.state.tokens[seat * 3 + ASPECTS.index(aspect)] = amount
        for i in range(3):
            in_play = GAME.tables.small_tokens[self.state.seats - 2]
            self.state.supply[i] = in_play - sum(self.state.tokens[i::3])
        return self

    def large(self, seat: int, *aspects: str) -> Table:
        for aspect in aspects:
            self.state.large[ASPECTS.index(aspect)] = seat
        return self

    def ship(self, seat: int, space: int) -> Table:
        self.state.ships[seat] = space
        return self

    def soldiers(self, seat: int, locked: int, entrance: int) -> Table:
        self.state.locked[seat] = locked
        self.state.entrance[seat] = entrance
        return self

    def score(self, seat: int, total: int) -> Table:
        """The running score. Points that are not from Palaces or soldiers are counted as points
        from cards.
        """
        self.running[seat] = total
        return self

    # --- the main board ---------------------------------------------------------------------------

    def governors(self, seat: int, **regions: int) -> Table:
        """Governors in the areas."""
        for region, amount in regions.items():
            self.state.governors[seat * 5 + REGIONS.index(region)] = amount
        return self

    def governor_on(self, seat: int, region: str, space: int = 1) -> Table:
        """A Governor on a tile space, counted from 1."""
        self.state.spaces[REGIONS.index(region) * 2 + space - 1] = seat
        self.state.governors[seat * 5 + REGIONS.index(region)] += 1
        return self

    def governor_tile(self, region: str, tile: int, space: int = 1) -> Table:
        """Swap Governor tile `tile` (1 to 12) onto a space."""
        tiles = self.layout.governor_tiles
        at = REGIONS.index(region) * 2 + space - 1
        if tile in tiles:
            tiles[tiles.index(tile)] = tiles[at]
        tiles[at] = tile
        return self

    def palaces(self, seat: int, **regions: int) -> Table:
        for region, amount in regions.items():
            self.state.palaces[seat * 5 + REGIONS.index(region)] = amount
        return self

    def palace_tiles(self, **regions: str) -> Table:
        """`qi="writing unrest"`: the tiles of a region, in order."""
        for region, kinds in regions.items():
            for place, kind in enumerate(kinds.split()):
                self.state.palace_tiles[REGIONS.index(region) * 3 + place] = PALACE_TILES.index(kind)
        return self

    def wall(self, seat: int, section: str, slot: int) -> Table:
        """A Wall on a slot counted from 1 on the left."""
        self.state.walls[seat * 6 + SECTIONS.index(section)] = slot - 1
        return self

    def wall_tile(self, section: str, condition: str) -> Table:
        """Put a condition on a section. If the tile has two sections, the other one gets the condition that
        was here.
        """
        at = SECTIONS.index(section)
        wanted = WALL_CONDITIONS.index(condition)
        tile = next(sides for sides in GAME.tables.wall_tiles if wanted in sides)
        conditions = self.layout.wall_conditions
        for other in range(6):
            if conditions[other] in tile:
                conditions[other] = conditions[at]
        conditions[at] = wanted
        return self

    def emperors(self, **sites: str) -> Table:
        """`a="recruit palace"`: the triggers on a site, the top first."""
        for site, triggers in sites.items():
            at = SITES.index(site) * 2
            tiles = [GAME.tables.emperor_triggers.index(COURT.index(word)) + 1 for word in triggers.split()]
            self.state.emperor_stacks[at : at + 2] = tiles + [0] * (2 - len(tiles))
        return self

    def spot(self, place: str, tile: str) -> Table:
        """Swap a Mausoleum tile (`r1`) onto the spot of a place (`wei`, `site-a`, `elixir`)."""
        wanted = GAME.tables.mausoleum_names.index(tile)
        at = self.spot_of(place)
        tiles = self.layout.spot_tiles
        tiles[tiles.index(wanted)] = tiles[at]
        tiles[at] = wanted
        return self

    def spot_of(self, place: str) -> int:
        """The index of the spot of a place."""
        return self.layout.spot_of[PLACES.index(place)]

    def post(self, seat: int, *places: str) -> Table:
        """Soldiers on the topmost free slots of these places."""
        for place in places:
            at = self.spot_of(place) * 3
            slot = next(i for i in range(3) if self.state.soldiers[at + i] == NOBODY)
            self.state.soldiers[at + slot] = seat
        return self

    def court(self, *cards: int) -> Table:
        """The pile at Court, the top card last. `court()` makes it empty; those cards are then nowhere in
        the position.
        """
        self.state.court = list(cards)
        self.no_pile = not cards
        return self

    def masters(self, *names: str) -> Table:
        self.state.masters = 0
        for name in names:
            self.state.masters |= 1 << (card(name) - FIRST_ALCHEMIST)
        return self

    def supply(self, **aspects: int) -> Table:
        """Small tokens left in the supply. Only for shortages: the missing tokens are nowhere else in the
        position.
        """
        for aspect, amount in aspects.items():
            self.state.supply[ASPECTS.index(aspect)] = amount
        return self

    def li_si(self, actions: list[int] | None = None, scrolls: list[int] | None = None) -> Table:
        """Li Si's decks, the next card first; of his Action cards, those not named are in his discard."""
        deck = GAME.tables.levels[self.layout.level - 1].deck
        self.state.action_deck = list(reversed(actions if actions is not None else deck))
        self.state.action_discard = [number for number in deck if number not in self.state.action_deck]
        self.state.scrolls = list(reversed(scrolls or []))
        return self

    def won_tiles(self, **regions: str) -> Table:
        """`wei="currency"`: Palace tiles on Li Si's board."""
        for region, kinds in regions.items():
            for kind in kinds.split():
                self.state.won_tiles[REGIONS.index(region) * 5 + PALACE_TILES.index(kind)] += 1
        return self

    def round(self, number: int) -> Table:
        self.state.round = number
        return self

    def order(self, *seats: int) -> Table:
        self.state.order = list(seats)
        return self

    # --- the current question -------------------------------------------------------------------------

    def play(self, seat: int = 0) -> ZhanguoState:
        """Let that seat begin a turn: it plays a card."""
        self.state.turn = self.state.order.index(seat) + 1
        return self.ask(NextTurn(), PostSoldiers(seat), Play(seat))

    def li_si_turn(self) -> ZhanguoState:
        """Li Si has just played the first card of his Action deck; the person is asked."""
        self.state.turn = 2
        self.state.order = [1, 0]
        return self.ask(NextTurn(), PostSoldiers(0), Play(0), LiSiTurn())

    def rewards(self) -> ZhanguoState:
        """Phase 3 begins: all hands are empty."""
        self.empty_hands()
        return self.ask(EndRound(), Rewards(0))

    def new_order(self) -> ZhanguoState:
        """Step 2 of phase 3."""
        self.empty_hands()
        return self.ask(EndRound(), NewOrder())

    def unlocking(self) -> ZhanguoState:
        """Step 3 of phase 3: soldiers for tokens, in turn order."""
        self.empty_hands()
        return self.ask(EndRound(), NewOrder())  # nobody took a reward, so the order stays

    def token_limit(self) -> ZhanguoState:
        """Step 4 of phase 3."""
        self.empty_hands()
        return self.ask(EndRound(), TokenLimit())

    def end(self) -> ZhanguoState:
        """The end of the fifth round."""
        self.state.round = 5
        self.empty_hands()
        return self.ask(EndRound())

    def ask(self, *steps: Step) -> ZhanguoState:
        """The position with these steps on its stack, settled. The step beneath them is the next round."""
        state = self.state
        recompute(state)
        self.deal()
        for seat in range(state.seats):
            posted = 0
            for at in range(27):
                if state.soldiers[at] == seat:
                    posted += GAME.tables.mausoleum_points[state.layout.spot_tiles[at // 3]][at % 3]
            built = GAME.tables.palace_points * sum(state.palaces[seat * 5 : seat * 5 + 5])
            state.points[seat * 5 + FROM_PALACES] = built
            state.points[seat * 5 + FROM_MAUSOLEUM] = posted
            state.points[seat * 5 + FROM_CARDS] = max(0, self.running[seat] - built - posted)
        state.stack = [Draw(), *steps]
        state.settle()
        return state

    def empty_hands(self) -> None:
        self.state.turn = 6 * self.state.seats
        self.state.hands = vec[i64]([0] * len(self.state.hands))

    def deal(self) -> None:
        """A deck that is consistent with the named cards; the other cards fill free hands, then the
        pile's bottom.
        """
        state = self.state
        used = state.court + [c for c in [*state.hands, *state.tucked] if 0 < c <= LAST_NUMBER]
        used += state.scrolls + state.gone
        assert len(set(used)) == len(used), f"cards named twice: {Counter(used).most_common(1)}"
        most = max(sum(1 for c in used if (c - 1) // 40 == suit) for suit in range(3))
        per_round = 2 * state.seats
        state.drawn = max(state.round * per_round, -(-most // per_round) * per_round)
        deck: list[int] = []
        free: list[int] = []
        for suit in range(3):
            all_cards = list(range(suit * 40 + 1, suit * 40 + 41))
            mine = [c for c in all_cards if c in used]
            rest = [c for c in all_cards if c not in used]
            free += rest[: state.drawn - len(mine)]
            deck += mine + rest
        state.deck = deck
        if state.turn < 6 * state.seats:
            for seat in range(state.seats):
                if state.hands[seat * 6] == 0 and seat != state.automa:
                    self.hand(seat, *free[:6])
                    free = free[6:]
        if not self.no_pile:
            state.court = free + state.court


def refused(state: ZhanguoState, move: str) -> str:
    """The rule that refuses a move."""
    with pytest.raises(IllegalMove) as error:
        state.play(move)
    return error.value.rule


def legal(state: ZhanguoState) -> list[str]:
    """The answers offered now, in words."""
    return [GAME.notations[action] for action in state.actions()]


def officials_in(state: ZhanguoState, seat: int, region: str) -> list[int]:
    """The numbers of Alchemists, Architects and Generals of a seat in a region."""
    at = seat * 15 + REGIONS.index(region) * 3
    return list(state.officials[at : at + 3])


def at(values: vec[i64], seat: int, region: str) -> int:
    """A seat's number for a region: workers, unrest, governors, palaces, card_count."""
    return values[seat * 5 + REGIONS.index(region)]


def score(state: ZhanguoState, seat: int) -> int:
    """The running score."""
    return state.running(seat)


def tokens(state: ZhanguoState, seat: int) -> list[int]:
    return list(state.tokens[seat * 3 : seat * 3 + 3])


assert len(GAME.notations) == act.END


def table_seen(state: ZhanguoState, seat: int = -1) -> Any:
    """The title's part of what a seat or a spectator sees."""
    return state.view(seat)["position"]
