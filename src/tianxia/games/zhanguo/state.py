"""A position of Zhanguo: all pieces in flat lists of integers, its copy, and small moves of pieces.

How the lists are indexed:

- by seat and region: `seat * 5 + region`
- by seat and aspect: `seat * 3 + aspect`
- tucked cards and the Emperor tiles on them: `seat * 15 + region * 3 + place`
- Officials: `seat * 15 + region * 3 + type`

Copies share lists that seldom change, and a change makes a new list (`changed`). Values that change often
are in a `vec`, and each copy of a position has its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tianxia.games.zhanguo import position, redeal, scoring, soundness, view
from tianxia.games.zhanguo.elements import tell
from tianxia.games.zhanguo.tables import (
    FIRST_ALCHEMIST,
    WALLS,
    Tables,
    at_kind,
    at_place,
    at_region,
    at_slot,
    at_source,
)
from tianxia.kernel.event import Sentence, seat_arg
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State

if TYPE_CHECKING:
    from tianxia.games.zhanguo.effects import Effect

# Values of Li Si's fields in a game without him.
NO_CARDS: Final[list[int]] = []


def changed(values: list[int], at: int, value: int) -> list[int]:
    """A shared list with one number replaced."""
    values = values[:]
    values[at] = value
    return values


class Layout:
    """Set-up values that never change during a game, so copies share them."""

    tableau: int
    aspects: list[int]  # the aspect of each row of the tableau
    rewards: list[list[Effect]]  # by row, round - 1
    spot_places: list[int]  # by Mausoleum spot: its region, site or Elixir
    spot_tiles: list[int]
    spot_of: list[int]  # by place
    wall_conditions: list[int]  # by section
    slot_prices: vec[i64]  # section * 4 + slot; 0 where there is none
    governor_tiles: list[int]  # region * 2 + space: tile number, 0 where there is no space
    slots_open: int  # soldiers a Mausoleum tile holds
    level: int  # level of Li Si; 0 without him

    def __init__(self, level: int) -> None:
        self.level = level
        self.governor_tiles = [0] * 10

    def set_places(self, places: list[int]) -> None:
        self.spot_places = places
        self.spot_of = [places.index(place) if place in places else 0 for place in range(9)]

    def fill_in(self, tables: Tables, seats: int) -> None:
        """Values that follow from the tableau and the number of seats."""
        self.aspects = tables.tableau_aspects[self.tableau]
        self.rewards = tables.tableau_rewards[self.tableau]
        self.slot_prices = vec[i64]([0] * 24)
        for section in range(6):
            for slot, price in enumerate(tables.wall_slots[seats - 2][section]):
                self.slot_prices[at_slot(section, slot)] = price
        self.slots_open = 2 if seats == 2 else 3  # zhanguo.mausoleum.slots_2p


@mypyc_attr(acyclic=True)
class ZhanguoState(State):
    """One position."""

    options: Any
    tables: Tables
    layout: Layout

    round: int
    turn: int  # turns played this round
    order: list[int]  # the turn order track, from the top
    markers: list[int]  # by seat: the row whose reward was taken last, or ON_TRACK

    deck: list[int]  # three shuffled suits of forty; shared by copies, replaced only by a redeal
    drawn: int  # cards gone from each suit
    hands: vec[i64]  # seat * 6: sorted numbers, then zeros
    court: list[int]  # the pile, the top last
    starting: list[int]  # seat * 3: the two tiles dealt until all are revealed, the one kept until resolved

    officials: vec[i64]
    official_supply: vec[i64]  # seat * 3 + type
    workers: vec[i64]
    unrest: vec[i64]
    tucked: vec[i64]
    emperors: list[int]
    card_count: vec[i64]  # seat * 5 + region
    triggered: vec[i64]  # seat * 6 + Court action: mask of the places whose cards it triggers
    aside: list[int]  # by seat: mask of set-aside Alchemist (bits 0-4) and Master cards (bits 5-9)
    masters: int  # mask of Masters on display, bits 5-9

    tokens: vec[i64]  # seat * 3 + aspect: small ones
    large: list[int]  # by aspect: who holds it, or NOBODY
    supply: vec[i64]  # small tokens left, by aspect

    governors: vec[i64]  # seat * 5 + region, in the area and on spaces
    spaces: list[int]  # at region * 2 + space: the seat of the Governor on that tile, or NOBODY
    palaces: vec[i64]
    palace_tiles: list[int]  # region * 3 + place: kind, -1 where there is none
    walls: vec[i64]  # seat * 6 + section: slot, -1 where there is none
    emperor_stacks: list[int]  # site * 2: top tile, then the one below; 0 where there is none
    left: vec[i64]  # seat * 3: Governors, Palaces, Walls in supply

    locked: vec[i64]
    entrance: vec[i64]
    soldiers: vec[i64]  # spot * 3 + slot: whose
    ships: vec[i64]
    points: vec[i64]  # seat * 5 + source: scored during play

    action_deck: list[int]  # Li Si's Action cards, the next one last
    action_discard: list[int]
    scrolls: list[int]  # his Unification deck, the next card last
    gone: list[int]  # Unification cards that left the game unseen
    won_tiles: list[int]  # Palace tiles on his board: region * 5 + kind

    def copy(self) -> ZhanguoState:
        """An independent copy; it shares what never changes."""
        other = ZhanguoState()
        self.copy_kernel_to(other)
        other.options = self.options
        other.tables = self.tables
        other.layout = self.layout
        other.round = self.round
        other.turn = self.turn
        other.order = self.order
        other.markers = self.markers
        other.deck = self.deck
        other.drawn = self.drawn
        other.hands = self.hands[:]
        other.court = self.court
        other.starting = self.starting
        other.officials = self.officials[:]
        other.official_supply = self.official_supply[:]
        other.workers = self.workers[:]
        other.unrest = self.unrest[:]
        other.tucked = self.tucked[:]
        other.emperors = self.emperors
        other.card_count = self.card_count[:]
        other.triggered = self.triggered[:]
        other.aside = self.aside
        other.masters = self.masters
        other.tokens = self.tokens[:]
        other.large = self.large
        other.supply = self.supply[:]
        other.governors = self.governors[:]
        other.spaces = self.spaces
        other.palaces = self.palaces[:]
        other.palace_tiles = self.palace_tiles
        other.walls = self.walls[:]
        other.emperor_stacks = self.emperor_stacks
        other.left = self.left[:]
        other.locked = self.locked[:]
        other.entrance = self.entrance[:]
        other.soldiers = self.soldiers[:]
        other.ships = self.ships[:]
        other.points = self.points[:]
        if self.automa >= 0:
            other.action_deck = self.action_deck[:]
            other.action_discard = self.action_discard[:]
            other.scrolls = self.scrolls[:]
            other.gone = self.gone[:]
            other.won_tiles = self.won_tiles[:]
        else:
            other.action_deck = NO_CARDS
            other.action_discard = NO_CARDS
            other.scrolls = NO_CARDS
            other.gone = NO_CARDS
            other.won_tiles = NO_CARDS
        return other

    # --- counting -----------------------------------------------------------------------------

    def hand(self, seat: int) -> list[int]:
        """The cards in hand, in order."""
        cards = []
        for i in range(seat * 6, seat * 6 + 6):
            card = self.hands[i]
            if card == 0:
                break
            cards.append(card)
        return cards

    def tucked_in(self, seat: int, region: int) -> list[int]:
        """The cards of one region, in the order they came."""
        at = at_place(seat, region, 0)
        return [self.tucked[at + i] for i in range(self.card_count[at_region(seat, region)])]

    def place_of(self, seat: int, card: int) -> int:
        """Where a card is tucked, 0 to 14, or -1."""
        for place in range(15):
            if self.tucked[seat * 15 + place] == card:
                return place
        return -1

    def trigger_at(self, at: int) -> int:
        """The trigger in force on a tucked card: the Emperor tile's, if one lies on it."""
        tile = self.emperors[at]
        return self.tables.emperor_triggers[tile - 1] if tile > 0 else self.tables.trigger_of[self.tucked[at]]

    def cards_of_kind(self, seat: int, kind: int) -> int:
        """Tucked cards of a suit, or Alchemist and Master cards, on the whole board."""
        suit_of = self.tables.suit_of
        count = 0
        for at in range(seat * 15, seat * 15 + 15):
            card = self.tucked[at]
            if card > 0 and suit_of[card] == kind:
                count += 1
        return count

    def cards_here(self, seat: int, region: int, kind: int) -> int:
        """Tucked cards of a kind in one region."""
        suit_of = self.tables.suit_of
        at = at_place(seat, region, 0)
        count = 0
        for i in range(at, at + self.card_count[at_region(seat, region)]):
            if suit_of[self.tucked[i]] == kind:
                count += 1
        return count

    def total(self, values: vec[i64], seat: int) -> int:
        """The sum of a seat's five regions."""
        at = seat * 5
        return values[at] + values[at + 1] + values[at + 2] + values[at + 3] + values[at + 4]

    def has_officials(self, seat: int) -> bool:
        """Is any Official on a seat's board?"""
        officials = self.officials
        return any(officials[at] > 0 for at in range(seat * 15, seat * 15 + 15))

    def wall_count(self, seat: int) -> int:
        return self.tables.walls - self.left[at_kind(seat, WALLS)]

    def ship_value(self, seat: int) -> int:
        return self.tables.ship_values[self.ships[seat]]

    def soldiers_posted(self, seat: int) -> int:
        return sum([1 for who in self.soldiers if who == seat])

    def token_value(self, seat: int, aspect: int) -> int:
        """Small tokens count 1, the large one 2 (zhanguo.components.token_values)."""
        value = self.tokens[at_kind(seat, aspect)]
        if self.large[aspect] == seat:
            value += 2
        return value

    # --- moving pieces ------------------------------------------------------------------------

    def recruit(self, seat: int, region: int, official: int) -> None:
        self.official_supply[at_kind(seat, official)] -= 1
        self.officials[at_place(seat, region, official)] += 1

    def dismiss(self, seat: int, region: int, official: int) -> None:
        self.official_supply[at_kind(seat, official)] += 1
        self.officials[at_place(seat, region, official)] -= 1

    def tuck(self, seat: int, region: int, card: int) -> int:
        """Put a card at the end of a region; returns how many are there now."""
        count = self.card_count[at_region(seat, region)]
        place = region * 3 + count
        self.tucked[seat * 15 + place] = card
        self.card_count[at_region(seat, region)] = count + 1
        self.triggered[seat * 6 + self.tables.trigger_of[card]] |= 1 << place
        return count + 1

    def put_emperor(self, seat: int, place: int, tile: int) -> None:
        """Put an Emperor tile on a card; it replaces the card's trigger."""
        at = seat * 15 + place
        self.triggered[seat * 6 + self.tables.trigger_of[self.tucked[at]]] &= ~(1 << place)
        self.emperors = changed(self.emperors, at, tile)
        self.triggered[seat * 6 + self.tables.emperor_triggers[tile - 1]] |= 1 << place

    def take_from_hand(self, seat: int, card: int) -> None:
        """Take a card out of a hand; the cards behind it close up."""
        hands = self.hands
        at = seat * 6
        end = at + 5
        while hands[at] != card:
            at += 1
        while at < end:
            hands[at] = hands[at + 1]
            at += 1
        hands[end] = 0

    def gain_small(self, seat: int, aspect: int, amount: int) -> int:
        """Take as many of these tokens as the supply has; returns how many (zhanguo.unify.token_shortage)."""
        if amount > self.supply[aspect]:
            amount = self.supply[aspect]
        self.supply[aspect] -= amount
        self.tokens[at_kind(seat, aspect)] += amount
        return amount

    def return_small(self, seat: int, aspect: int, amount: int) -> None:
        self.supply[aspect] += amount
        self.tokens[at_kind(seat, aspect)] -= amount

    def unlock(self, seat: int) -> bool:
        """Move one soldier to the entrance if one is still locked (zhanguo.mausoleum.unlock)."""
        if self.locked[seat] == 0:
            return False
        self.locked[seat] -= 1
        self.entrance[seat] += 1
        return True

    def take_piece(self, seat: int, kind: int) -> None:
        """Take a Governor (0), Palace (1) or Wall (2) from a seat's supply."""
        self.left[at_kind(seat, kind)] -= 1

    def give_large(self, aspect: int, seat: int) -> None:
        """Give a large token to a seat; NOBODY: put it back on the board."""
        self.large = changed(self.large, aspect, seat)

    def score(self, seat: int, source: int, amount: int) -> None:
        """Add points to the running score; `source` is one of POINTS."""
        self.points[at_source(seat, source)] += amount
        if self.log is not None:
            tell(self, "points", seat, {"amount": amount}, [f"score:{seat}"])

    def running(self, seat: int) -> int:
        """The score track: what was scored during play."""
        return self.total(self.points, seat)

    def place_card(self, seat: int, region: int, card: int) -> None:
        """A set-aside Alchemist or Master card comes onto the board."""
        self.aside = changed(self.aside, seat, self.aside[seat] & ~(1 << (card - FIRST_ALCHEMIST)))
        self.tuck(seat, region, card)

    def take_master(self, seat: int, card: int) -> None:
        bit = 1 << (card - FIRST_ALCHEMIST)
        self.masters &= ~bit
        self.aside = changed(self.aside, seat, self.aside[seat] | bit)

    # --- methods of every title ------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The totals as they would be if the game ended now."""
        return scoring.score_totals(self)

    def winners(self) -> list[int]:
        if not self.over:
            return []
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(self.seats) if scores[seat] == best]

    def sheet(self) -> list[tuple[str, list[int]]]:
        """Every category, then the total."""
        categories = scoring.score_categories(self)
        lines = [
            ("category-" + name, values) for name, values in zip(scoring.CATEGORIES, categories, strict=True)
        ]
        return [*lines, ("category-total", self.scores())]

    def sheet_notes(self) -> list[Sentence]:
        best = self.winners()
        if len(best) < 2:
            return []
        return [Sentence("note-shared", {"seats": [seat_arg(seat) for seat in best]})]

    def see(self, seat: int) -> dict[str, object]:
        return view.see(self, seat)

    def deal_anew(self, seat: int, rng: Rng) -> ZhanguoState:
        other = self.copy()
        redeal.deal_anew(other, seat, rng)
        return other

    def save(self) -> dict[str, object]:
        return position.save(self)

    def problems(self) -> list[str]:
        return soundness.problems(self)

    def __reduce__(self) -> Any:
        return load_text, (self.game.name, self.to_json())


def load_text(name: str, text: str) -> Any:
    """Read a position from its text, so that it can be sent to another process."""
    from tianxia.games import game

    return game(name).from_json(text)
