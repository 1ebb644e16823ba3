"""Every reason why a position cannot exist."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.zhanguo.automa.base import level_of
from tianxia.games.zhanguo.options import TABLEAUX
from tianxia.games.zhanguo.tables import (
    ASPECTS,
    COURT,
    FROM_MAUSOLEUM,
    FROM_PALACES,
    LAST_CARD,
    LAST_NUMBER,
    NOBODY,
    OFFICIALS,
    ON_TRACK,
    REGIONS,
    WALL_CONDITIONS,
    aside_cards,
    at_place,
    at_region,
    at_section,
    at_source,
    kind_of_place,
)

if TYPE_CHECKING:
    from tianxia.games.zhanguo.state import ZhanguoState


# Steps of a turn whose card is still in hand.
TO_PLAY: Final = ("play", "unify-card", "court-card", "unify-region", "court-action")


def recompute(state: ZhanguoState) -> None:
    """Check all stored values that can be computed from the pieces: supplies, numbers of cards, triggers."""
    seats = range(state.seats)
    tables = state.tables
    officials = list(state.officials)
    supply = [
        tables.officials - sum(officials[seat * 15 + official : seat * 15 + 15 : 3])
        for seat in seats
        for official in range(3)
    ]
    state.official_supply = vec[i64](supply)
    places = [range(at * 3, at * 3 + 3) for at in range(state.seats * 5)]
    state.card_count = vec[i64]([sum(state.tucked[at] > 0 for at in three) for three in places])
    state.triggered = vec[i64]([0] * (state.seats * len(COURT)))
    for at in range(state.seats * 15):
        if state.tucked[at] > 0:
            state.triggered[at // 15 * 6 + state.trigger_at(at)] |= 1 << at % 15
    left: list[int] = []
    for seat in seats:
        built = sum(slot >= 0 for slot in state.walls[seat * 6 : seat * 6 + 6])
        left.append(tables.governors - state.total(state.governors, seat))
        left.append(tables.palaces - state.total(state.palaces, seat))
        left.append(tables.walls - built)
    state.left = vec[i64](left)


class Checker:
    """Collects errors. Checks shapes first, because other checks rely on them."""

    def __init__(self, state: ZhanguoState) -> None:
        self.state = state
        self.found: list[str] = []

    def want(self, holds: bool, problem: str) -> None:
        if not holds:
            self.found.append(problem)

    def shape(self, name: str, values: list[int], size: int, low: int, high: int) -> None:
        if len(values) != size:
            self.found.append(f"{name}: {len(values)} numbers where {size} belong")
            return
        for value in values:
            if not low <= value <= high:
                self.found.append(f"{name}: {value} is not from {low} to {high}")
                return


def check_shapes(check: Checker) -> None:
    state, tables, layout = check.state, check.state.tables, check.state.layout
    seats = state.seats
    last = seats - 1
    check.want(0 <= layout.tableau <= 2, f"layout.tableau: {layout.tableau}")
    check.shape("layout.spot_places", layout.spot_places, 9, 0, 8)
    check.shape("layout.spot_tiles", layout.spot_tiles, 9, 0, 8)
    check.shape("layout.wall_conditions", layout.wall_conditions, 6, 0, len(WALL_CONDITIONS) - 1)
    check.shape("layout.governor_tiles", layout.governor_tiles, 10, 0, len(tables.governor_tiles))
    check.want(1 <= state.round <= 5, f"round: {state.round}")
    check.want(0 <= state.turn <= 6 * seats, f"turn: {state.turn}")
    check.shape("order", state.order, seats, 0, last)
    check.shape("markers", state.markers, seats, ON_TRACK, 2)
    check.shape("deck", state.deck, 120, 1, 120)
    check.want(0 <= state.drawn <= 10 * seats and state.drawn % (2 * seats) == 0, f"drawn: {state.drawn}")
    check.shape("hands", list(state.hands), seats * 6, 0, LAST_NUMBER)
    check.shape("court", state.court, len(state.court), 1, LAST_NUMBER)
    check.shape("starting", state.starting, seats * 3, 0, len(tables.starting_tiles))
    check.shape("officials", list(state.officials), seats * 15, 0, tables.officials)
    check.shape("workers", list(state.workers), seats * 5, 0, 1000)
    check.shape("unrest", list(state.unrest), seats * 5, 0, 3)
    check.shape("tucked", list(state.tucked), seats * 15, 0, LAST_CARD)
    check.shape("emperors", state.emperors, seats * 15, 0, len(tables.emperor_sites))
    check.shape("aside", state.aside, seats, 0, 1023)
    check.want(0 <= state.masters < 1024 and state.masters & 31 == 0, f"masters: {state.masters}")
    check.shape("tokens", list(state.tokens), seats * 3, 0, 1000)
    check.shape("large", state.large, 3, NOBODY, last)
    check.shape("supply", list(state.supply), 3, 0, 1000)
    check.shape("governors", list(state.governors), seats * 5, 0, tables.governors)
    check.shape("spaces", state.spaces, 10, NOBODY, last)
    check.shape("palaces", list(state.palaces), seats * 5, 0, tables.palaces)
    check.shape("palace_tiles", state.palace_tiles, 15, -1, 4)
    check.shape("walls", list(state.walls), seats * 6, -1, last)
    check.shape("emperor_stacks", state.emperor_stacks, 6, 0, len(tables.emperor_sites))
    check.shape("locked", list(state.locked), seats, 0, tables.soldiers)
    check.shape("entrance", list(state.entrance), seats, 0, tables.soldiers)
    check.shape("soldiers", list(state.soldiers), 27, NOBODY, last)
    check.shape("ships", list(state.ships), seats, 0, tables.ship_end)
    check.shape("points", list(state.points), seats * 5, 0, 100_000)
    check.shape("action_deck", state.action_deck, len(state.action_deck), 1, len(tables.solo_cards))
    check.shape("action_discard", state.action_discard, len(state.action_discard), 1, len(tables.solo_cards))
    check.shape("scrolls", state.scrolls, len(state.scrolls), 1, LAST_NUMBER)
    check.shape("gone", state.gone, len(state.gone), 1, LAST_NUMBER)
    check.shape("won_tiles", state.won_tiles, 25 if state.automa >= 0 else 0, 0, len(tables.palace_tiles))


def check_layout(check: Checker) -> None:
    """Check that Mausoleum, Wall tiles and Governor tiles can come from one box."""
    state, tables, layout = check.state, check.state.tables, check.state.layout
    check.want(sorted(layout.spot_places) == list(range(9)), "layout.spot_places: each place once")
    check.want(sorted(layout.spot_tiles) == list(range(9)), "layout.spot_tiles: each tile once")
    if state.options.tableau != "random":
        check.want(TABLEAUX[layout.tableau] == state.options.tableau, "tableau: not the one of the options")
    if not state.options.advanced:
        check.want(layout.spot_places == tables.mausoleum_spots, "layout.spot_places: not the printed ones")
    for spot in range(9):
        kind = tables.mausoleum_kinds[layout.spot_tiles[spot]]
        check.want(
            kind == kind_of_place(layout.spot_places[spot]), f"spot {spot + 1}: a tile of another kind"
        )
    used = [tile for tile in layout.governor_tiles if tile > 0]
    check.want(len(set(used)) == len(used), "layout.governor_tiles: a tile lies twice")
    for at in range(10):
        open_here = at % 2 < tables.governor_spaces[state.seats - 2]
        check.want(
            (layout.governor_tiles[at] > 0) == open_here, "layout.governor_tiles: spaces and tiles differ"
        )
    sides = [0] * len(tables.wall_tiles)
    for condition in layout.wall_conditions:
        for i, tile in enumerate(tables.wall_tiles):
            if condition in tile:
                sides[i] += 1
    check.want(max(sides) <= 1, "layout.wall_conditions: both sides of a tile are in play")


def check_cards(check: Checker) -> None:
    """Check that every numbered card, Alchemist and Master is in exactly one place."""
    state, tables = check.state, check.state.tables
    check.want(sorted(state.deck) == list(range(1, 121)), "deck: each card once")
    dealt: list[int] = []
    for suit in range(3):
        part = state.deck[suit * 40 : suit * 40 + 40]
        check.want(
            all((card - 1) // 40 == suit for card in part), f"deck: {ASPECTS[suit]} holds another suit"
        )
        dealt += part[: state.drawn]
    seen = state.court + [card for card in state.tucked if 0 < card <= LAST_NUMBER]
    seen += [card for card in state.hands if card > 0] + state.scrolls + state.gone
    check.want(sorted(seen) == sorted(dealt), "cards: hands, boards and Court are not the cards dealt")
    masters = aside_cards(state.masters)
    for seat in range(state.seats):
        hand = list(state.hands[seat * 6 : seat * 6 + 6])
        held = [card for card in hand if card > 0]
        check.want(hand == sorted(held) + [0] * (6 - len(held)), f"hands: seat {seat}'s is not sorted")
        placed = [card for card in state.tucked[seat * 15 : seat * 15 + 15] if card > LAST_NUMBER]
        own = aside_cards(state.aside[seat]) + placed
        masters += [card for card in own if card > LAST_NUMBER + 5]
        alchemists = sorted(card for card in own if card <= LAST_NUMBER + 5)
        check.want(alchemists == list(range(121, 126)), f"seat {seat}: its five Alchemist cards, each once")
        for region in range(5):
            at = at_place(seat, region, 0)
            cards = list(state.tucked[at : at + 3])
            check.want(
                cards == [c for c in cards if c > 0] + [0] * cards.count(0), f"tucked: a gap at seat {seat}"
            )
    check.want(len(masters) == state.seats == len(set(masters)), "masters: as many as seats, each once")
    laid = [tile for tile in state.emperors + state.emperor_stacks if tile > 0]
    most = tables.emperors_in_play[state.seats - 2]
    check.want(len(set(laid)) == len(laid) <= most, "emperors: more tiles than are in play")
    if state.automa < 0:
        check.want(len(laid) == most, "emperors: a tile is missing")
    for at in range(state.seats * 15):
        check.want(state.emperors[at] == 0 or state.tucked[at] > 0, "emperors: a tile lies on no card")
    for site in range(3):
        top, below = state.emperor_stacks[site * 2], state.emperor_stacks[site * 2 + 1]
        check.want(top > 0 or below == 0, "emperor_stacks: nothing lies on the lower tile")
        for tile in (top, below):
            check.want(
                tile == 0 or tables.emperor_sites[tile - 1] == site, "emperor_stacks: a tile of another site"
            )


def check_pieces(check: Checker) -> None:
    """Check that Officials, tokens, pieces and soldiers are as many as in the box, in legal places."""
    state, tables = check.state, check.state.tables
    seats = state.seats
    for aspect in range(3):
        held = sum(list(state.tokens)[aspect::3])
        check.want(
            held + state.supply[aspect] == tables.small_tokens[seats - 2],
            f"tokens: {held} + {state.supply[aspect]} small {ASPECTS[aspect]} tokens",
        )
    for seat in range(seats):
        for official in range(3):
            count = sum(list(state.officials)[seat * 15 + official : seat * 15 + 15 : 3])
            check.want(
                count <= tables.officials, f"officials: seat {seat} has {count} {OFFICIALS[official]}s"
            )
        check.want(
            state.total(state.governors, seat) <= tables.governors, f"governors: seat {seat} has too many"
        )
        check.want(state.total(state.palaces, seat) <= tables.palaces, f"palaces: seat {seat} has too many")
        built = sum(1 for slot in state.walls[seat * 6 : seat * 6 + 6] if slot >= 0)
        check.want(built <= tables.walls, f"walls: seat {seat} has too many")
        soldiers = state.locked[seat] + state.entrance[seat] + state.soldiers_posted(seat)
        check.want(soldiers == tables.soldiers, f"soldiers: seat {seat} has {soldiers}")
        for region in range(5):
            on_tiles = state.spaces[region * 2 : region * 2 + 2].count(seat)
            check.want(
                on_tiles <= state.governors[at_region(seat, region)],
                f"spaces: seat {seat} has no such Governor in {REGIONS[region]}",
            )
        check.want(
            state.points[at_source(seat, FROM_PALACES)]
            == tables.palace_points * state.total(state.palaces, seat),
            f"points: seat {seat}'s Palaces",
        )
        check.want(
            state.points[at_source(seat, FROM_MAUSOLEUM)] == slot_points(state, seat),
            f"points: seat {seat}'s soldiers",
        )
    for at in range(10):
        check.want(state.spaces[at] == NOBODY or state.layout.governor_tiles[at] > 0, "spaces: no such space")
    for section in range(6):
        slots = [
            state.walls[at_section(seat, section)]
            for seat in range(seats)
            if state.walls[at_section(seat, section)] >= 0
        ]
        check.want(len(set(slots)) == len(slots), f"walls: two on one slot of section {section}")
    for spot in range(9):
        slots = list(state.soldiers[spot * 3 : spot * 3 + 3])
        there = [who for who in slots if who != NOBODY]
        check.want(slots == there + [NOBODY] * (3 - len(there)), f"soldiers: a gap on spot {spot + 1}")
        check.want(len(set(there)) == len(there), f"soldiers: a seat twice on spot {spot + 1}")
        check.want(len(there) <= state.layout.slots_open, f"soldiers: too many on spot {spot + 1}")
    for kind in range(5):
        left = state.palace_tiles.count(kind) + sum(state.won_tiles[kind::5])
        check.want(left <= tables.palace_tiles.count(kind), "palace_tiles: more of a kind than there are")
    for at in range(15):
        open_here = at % 3 < tables.palace_spaces[seats - 2]
        check.want(open_here or state.palace_tiles[at] < 0, "palace_tiles: no such space")


def slot_points(state: ZhanguoState, seat: int) -> int:
    """The points of a seat's soldiers by their slots."""
    points = 0
    for at in range(27):
        if state.soldiers[at] == seat:
            points += state.tables.mausoleum_points[state.layout.spot_tiles[at // 3]][at % 3]
    return points


def check_li_si(check: Checker) -> None:
    """Check his Action cards: they are the cards of his level, without used cards that are played only
    once.
    """
    state, tables = check.state, check.state.tables
    there = state.action_deck + state.action_discard
    if state.automa < 0:
        check.want(not there and not state.scrolls and not state.gone, "li_si: cards without Li Si")
        return
    deck = level_of(state).deck
    check.want(
        len(set(there)) == len(there) and all(n in deck for n in there), "action_deck: not his level's"
    )
    gone = [n for n in deck if n not in there]
    check.want(all(tables.solo_cards[n - 1].once for n in gone), "action_deck: a lasting card is gone")
    pieces = [*state.officials[15:], *state.workers[5:], *state.unrest[5:]]
    check.want(sum(pieces) == 0, "li_si: he has no Officials, workers or unrest")
    check.want(sum(state.hands[6:]) == 0 and sum(state.starting[3:]) == 0, "li_si: he has no hand")


def check_order(check: Checker) -> None:
    state = check.state
    check.want(sorted(state.order) == list(range(state.seats)), "order: each seat once")
    taken = [row for row in state.markers if row != ON_TRACK]
    check.want(len(set(taken)) == len(taken), "markers: two on one reward")
    dealt = [tile for i, tile in enumerate(state.starting) if i % 3 < 2 and tile > 0]
    kept = [tile for tile in state.starting[2::3] if tile > 0]
    for tiles in (dealt, kept):
        check.want(len(set(tiles)) == len(tiles), "starting: a tile is dealt twice")
    for seat in range(state.seats):
        first, second, chosen = state.starting[seat * 3 : seat * 3 + 3]
        check.want((first > 0) == (second > 0), f"starting: seat {seat} has one tile only")
        check.want(first == 0 or chosen in (0, first, second), f"starting: seat {seat} kept another tile")


def check_caches(check: Checker) -> None:
    """Check that cached values are correct."""
    state = check.state
    cached = state.official_supply, state.card_count, state.triggered, state.left
    recompute(state)
    counted = state.official_supply, state.card_count, state.triggered, state.left
    names = ["official_supply", "card_count", "triggered", "left"]
    for name, was, now in zip(names, cached, counted, strict=True):
        check.want(was == now, f"{name}: {was}, but counted {now}")
    state.official_supply, state.card_count, state.triggered, state.left = cached


def check_phase(check: Checker) -> None:
    """Check the phase by the bottom of the stack: hands, decks and markers must agree with it."""
    state = check.state
    if not state.stack:
        check.want(state.over, "stack: nothing is left to do, yet the game is not over")
        return
    seats = state.seats
    kinds = [step.kind for step in state.stack]
    check.want(kinds[0] == "draw", "stack: no further round at the bottom")
    begun = any(kind in ("next-turn", "end-round") for kind in kinds)
    first = kinds[1] if begun and len(kinds) > 1 else "draw"
    check.want(first in ("draw", "next-turn", "end-round"), f"stack: nothing goes on after {first!r}")
    check.want(state.drawn == (2 * seats * state.round if begun else 0), f"drawn: {state.drawn} by now")
    if first != "end-round":
        check.want(max(state.markers) == ON_TRACK, "markers: one stands on a reward too early")
    if first == "draw":
        check.want(state.turn == 0 and state.round == 1, "turn: the game has not begun")
        check_choices(check, kinds)
        return
    check.want(sum(state.starting) == 0, "starting: tiles are there after they were chosen")
    check.want((state.turn == 6 * seats) or first == "next-turn", "turn: rewards before all cards are played")
    check.want(state.turn > 0, "turn: nobody has begun")
    to_play = any(kind in TO_PLAY for kind in kinds)
    for i, seat in enumerate(state.order):
        left = 6 - (state.turn - i + seats - 1) // seats
        if to_play and seat == state.order[(state.turn - 1) % seats]:
            left += 1
        if seat == state.automa:
            check.want(
                left <= len(state.scrolls) <= 6, f"scrolls: {len(state.scrolls)} with {left} turns to come"
            )
        else:
            check.want(len(state.hand(seat)) == left, f"hands: seat {seat} should hold {left} cards")


def check_choices(check: Checker, kinds: list[str]) -> None:
    """Check Starting tiles: two per person until all are revealed, then the kept ones until resolved."""
    state = check.state
    asked = [step.seat for step in state.stack if step.kind == "starting-tile"]
    resolved = [step.args()[0] for step in state.stack if step.kind == "resolve-start"]
    for seat in range(state.seats):
        first, _, kept = state.starting[seat * 3 : seat * 3 + 3]
        choosing = "reveal" in kinds and seat != state.automa
        check.want((first > 0) == choosing, f"starting: seat {seat}'s tiles")
        chosen = (choosing and seat not in asked) or seat in resolved
        check.want((kept > 0) == chosen, f"starting: seat {seat}'s choice")


def problems(state: ZhanguoState) -> list[str]:
    """Every reason why this position cannot exist."""
    check = Checker(state)
    check_shapes(check)
    if check.found:
        return check.found
    check_layout(check)
    check_order(check)
    check_cards(check)
    check_pieces(check)
    check_li_si(check)
    check_caches(check)
    check_phase(check)
    return check.found
