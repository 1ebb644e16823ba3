"""How many clicks a turn takes: for each title, counted over greedy games from the offers.

A perfect clicker takes the fewest clicks that leave one move, on elements of the board or lines of the list,
as `web/src/interaction/narrow.ts` narrows them. A move that can be taken back then joins the draft; one that
cannot be is confirmed with one more click, unless it only ends a draft ("done"). The second figure is the
count without drafts: each move is confirmed, and the last one of a turn once more.

    python scripts/clicks_a_turn.py             # all titles, twenty games each
    python scripts/clicks_a_turn.py huang 5     # some titles, fewer games
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator

import tianxia
from tianxia.bots.driver import choose
from tianxia.bots.greedy import Greedy
from tianxia.kernel.reader import read
from tianxia.kernel.state import State
from tianxia.table.offer import Choice, Offer, offer

GAMES = 20
SEATS = 4
# the answers of both sides in a conflict are not counted as part of the action
SECRET = ("war-commit", "revolt-commit")
# The question that begins a unit of play, and its name; without one, each phrase is counted.
UNITS = {
    "terracotta": ("turn", "a turn"),
    "zhanguo": ("play", "a card"),
    "huang": ("action", "an action"),
    "royaumes": ("", "a phrase"),
}
BARS = {"terracotta": 6.5, "zhanguo": 5.5, "huang": 3.0, "royaumes": 2.1}
MANY = 9  # lists with more lines are grouped by place
DEEPEST = 30  # clicks that are searched
BROADEST = 60  # first clicks that are compared at once
ALIKE = 20  # the most moves that touch the same elements
# Elements that a board shows only once their question is reached: troops and generals of an order, the wheel
# with a turned disc.
SHOWN_WHEN_ASKED = ("organised:", "disorganised:", "led:", "turned:")

Click = tuple[str, str]  # "element" and its id, "line" and its words, or "confirm"


class Way:
    """One move of an offer: its choices, and the question of each."""

    def __init__(self, path: tuple[Choice, ...], asks: tuple[int, ...]) -> None:
        self.path = path
        self.asks = asks
        self.text = " ".join(choice.move for choice in path)
        # a button of the prompt can be clicked only when its question is asked, so the line of that answer
        # counts instead
        touches = (one for choice in path for one in choice.touches if not one.startswith("button:"))
        self.touches = list(dict.fromkeys(touches))


def ways(offered: Offer, ask: int = 0) -> Iterator[Way]:
    """Every move of an offer."""
    for choice in offered.choices(ask):
        if not choice.then:
            yield Way((choice,), (ask,))
        else:
            for rest in ways(offered, choice.then):
                yield Way((choice, *rest.path), (ask, *rest.asks))


class Clicker:
    """Finds the fewest clicks for a move of an offer. Sets of moves are bit masks."""

    def __init__(self, offered: Offer) -> None:
        self.offered = offered
        self.ways = list(ways(offered))
        self.all = (1 << len(self.ways)) - 1
        self.usually = any(way.path[0].role == "usual" for way in self.ways)
        self.touching: dict[str, int] = {}
        self.begins: dict[tuple[tuple[int, str], ...], int] = {}
        self.rare = 0  # moves that begin with a rare answer
        for number, way in enumerate(self.ways):
            self.rare |= (way.path[0].role == "rare") << number
            for element in way.touches:
                self.touching[element] = self.touching.get(element, 0) | 1 << number
            for depth in range(len(way.path) + 1):
                begin = beginning(way, depth)
                self.begins[begin] = self.begins.get(begin, 0) | 1 << number

    def find(self, text: str) -> Way | None:
        """The offered move that a phrase begins with; the rest of the phrase are automatic answers.

        None if the phrase stops in the middle of a move, as phrases of bots may.
        """
        fitting = [way for way in self.ways if f"{text} ".startswith(f"{way.text} ")]
        return max(fitting, key=lambda way: len(way.text), default=None)

    def clicks(self, way: Way) -> list[Click]:
        """The shortest list of clicks after which only this move is left, without the confirming click."""
        target = 1 << self.ways.index(way)
        if self.all == target:
            return []
        level: list[tuple[int, tuple[Click, ...]]] = [(self.all, ())]
        for _ in range(DEEPEST):
            following = []
            for left, clicked in level:
                for kept, more in self.next_clicks(way, left, clicked):
                    so_far = clicked + more
                    if self.in_order(kept, so_far) == target and not self.stray(way, so_far):
                        return list(so_far)
                    following.append((kept, so_far))
            fewest: dict[int, tuple[Click, ...]] = {}
            for kept, so_far in following:
                if kept not in fewest or len(so_far) < len(fewest[kept]):
                    fewest[kept] = so_far
            level = sorted(fewest.items(), key=lambda one: (len(one[1]), one[0].bit_count()))[:BROADEST]
        raise AssertionError(f"no clicks lead to {way.text!r}")

    def stray(self, way: Way, clicked: tuple[Click, ...]) -> bool:
        """A rare answer that a single click on the board has met needs a confirmation: name it instead."""
        single = len(clicked) == 1 and clicked[0][0] == "element"
        return way.path[0].role == "rare" and single and self.usually

    def next_clicks(
        self, way: Way, left: int, clicked: tuple[Click, ...]
    ) -> Iterator[tuple[int, tuple[Click, ...]]]:
        """Each possible click for the move, with the moves that remain after it."""
        for element in way.touches:
            if ("element", element) not in clicked and self.shown(way, left, element):
                kept = left & self.touching[element]
                if kept & ~self.rare:  # what is clicked means the usual answers, if there are any
                    kept &= ~self.rare
                if kept != left or len(clicked) < 2:
                    yield kept, (("element", element),)
        depth = 0
        while left & ~self.begins[beginning(way, depth + 1)] == 0:
            depth += 1
        kept = left & self.begins[beginning(way, depth + 1)]
        line = ("line", way.path[depth].move)
        if self.grouped(left, way, depth):
            yield kept, (("group", line[1]), line)
        else:
            yield kept, (line,)

    def shown(self, way: Way, left: int, element: str) -> bool:
        """Is an element on the board while these moves remain?"""
        if not element.startswith(SHOWN_WHEN_ASKED):
            return True
        depth = next(depth for depth, choice in enumerate(way.path) if element in choice.touches)
        return left & ~self.begins[beginning(way, depth)] == 0

    def grouped(self, left: int, way: Way, depth: int) -> bool:
        """Is the line inside a folded group of the list, which takes a click to open?"""
        ask = way.asks[depth]
        prefix = beginning(way, depth)
        rows = [
            choice
            for choice in self.offered.choices(ask)
            if left & self.begins[(*prefix, (ask, choice.move))]
        ]
        of = [called_after(self.offered, ask, choice) for choice in rows]
        mine = called_after(self.offered, ask, way.path[depth])
        return len(rows) > MANY and mine != "" and of.count(mine) > 1

    def in_order(self, left: int, clicked: tuple[Click, ...]) -> int:
        """If clicks cannot distinguish moves, those whose elements are in click order win."""
        if not 1 < left.bit_count() <= ALIKE:
            return left
        elements = [name for kind, name in clicked if kind == "element"]
        found = [way for number, way in enumerate(self.ways) if left >> number & 1]
        if not all(set(way.touches) <= set(elements) for way in found):
            return left
        kept = 0
        for way in found:
            order = way.touches
            places = [order.index(element) for element in elements]
            if places == sorted(places):
                kept |= 1 << self.ways.index(way)
        return kept or left


def beginning(way: Way, depth: int) -> tuple[tuple[int, str], ...]:
    return tuple((ask, choice.move) for ask, choice in zip(way.asks[:depth], way.path, strict=False))


def called_after(offered: Offer, ask: int, choice: Choice) -> str:
    """The name of a line's group, as in `web/src/interaction/groups.ts`."""
    for value in offered.label(ask, choice).args.values():
        found = re.fullmatch(r"@[\w-]+\(([\w-]+)\)", value) if isinstance(value, str) else None
        if found:
            return found[1]
    return ""


class Clicks:
    """Counts the clicks of some games; keeps the current click state of each seat."""

    def __init__(self, unit: str = "") -> None:
        self.unit = unit
        self.units = 0
        self.usual = 0
        self.before = 0  # without drafts
        self.by_kind: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()  # by kind
        self.begun: dict[int, tuple[Offer, str]] = {}  # by seat: the offer at the beginning of a phrase
        self.drafts: Counter[int] = Counter()  # phrases in the draft of a seat

    def count(self, state: State, seat: int, text: str, after: State) -> None:
        """One move of a seat, before it is played."""
        offered, said = self.begun.pop(seat, (None, ""))
        if offered is None:
            offered = offer(state, seat)
            assert offered is not None
        text = f"{said} {text}".strip()
        clicker = Clicker(offered)
        way = clicker.find(text)
        if way is None:  # the bot continues with its next move
            self.begun[seat] = offered, text
            return
        last = way.path[-1]
        kind = offered.asks[0].kind
        narrowing = len(clicker.clicks(way))
        confirmed = needs_confirmation(clicker, last, self.drafts[seat] > 0)
        ends_turn = bool(last.final) and after.learned == state.learned and not after.over
        self.drafts[seat] = 0 if last.final else self.drafts[seat] + 1
        self.by_kind[kind] += narrowing + confirmed
        self.answers[kind] += 1
        if kind in SECRET:
            return
        self.units += not self.unit or kind == self.unit
        self.usual += narrowing + confirmed
        self.before += narrowing + 1 + ends_turn


def needs_confirmation(clicker: Clicker, last: Choice, drafted: bool) -> bool:
    """Does the move need a confirmation?

    Yes if it cannot be taken back, unless it only ends a draft. Also if it is the only legal move.
    """
    if len(clicker.ways) == 1:
        return True
    return last.more or (bool(last.final) and not (last.role == "ends" and drafted))


def count_games(title: str, games: int, found: Clicks) -> None:
    """Play greedy games and count the clicks of every seat."""
    game = tianxia.game(title)
    seats = SEATS if SEATS in game.seat_counts else max(game.seat_counts)
    for seed in range(games):
        state = game.new(seats=seats, seed=seed)
        found.begun.clear()
        found.drafts.clear()
        move = 0
        while not state.over:
            seat = state.decision.seat
            reading = read(state, choose(Greedy(), state, seat, seed, move), seat)
            found.count(state, seat, reading.text, reading.position)
            state = reading.position
            move += 1


def main() -> int:
    numbers = [int(one) for one in sys.argv[1:] if one.isdigit()]
    titles = [one for one in sys.argv[1:] if not one.isdigit()] or list(UNITS)
    late = False
    for title in titles:
        begins, unit = UNITS.get(title, ("", "a phrase"))
        found = Clicks(begins)
        count_games(title, (numbers or [GAMES])[0], found)
        rate, before = found.usual / found.units, found.before / found.units
        bar = BARS.get(title, float("inf"))
        late = late or rate > bar
        print(f"{title}: {rate:.2f} clicks {unit} (bar {bar}); {before:.2f} without drafts", flush=True)
        for kind, clicks in found.by_kind.most_common(8):
            each = clicks / found.answers[kind]
            print(f"    {kind}: {each:.2f} an answer, {clicks / found.units:.2f} {unit}")
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())
