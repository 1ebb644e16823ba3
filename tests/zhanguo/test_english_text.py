"""The option english_text: the differences in play between the English rulebook and the French one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.ledger import rule
from tests.zhanguo.positions import GAME, Table, at, legal, officials_in, refused

from tianxia.bots import bot
from tianxia.games.zhanguo.evaluate import WEIGHTS, evaluate, holdings
from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.kernel.errors import IllegalMove
from tianxia.kernel.rng import stream

CHANGED = {  # tableau, row, round: the effect that differs
    ("board", 1, 3): ("workers-2", "workers-apart-2"),
    ("side_1", 1, 3): ("recruit-two-any", "recruit-two-any-apart"),
    ("side_1", 2, 2): ("recruit-two-alchemists", "recruit-two-alchemists-apart"),
    ("side_2", 0, 3): ("recruit-two-any", "recruit-two-any-apart"),
}


@rule("zhanguo.components.two_texts")
@pytest.mark.parametrize("tableau", ["board", "side_1", "side_2"])
def test_only_the_listed_rewards_are_read_otherwise(tableau: str) -> None:
    plain = GAME.new(3, {"tableau": tableau}).layout.rewards
    english = GAME.new(3, {"tableau": tableau, "english_text": True}).layout.rewards
    found = {
        (tableau, row, number + 1): (plain[row][number].name, english[row][number].name)
        for row in range(3)
        for number in range(5)
        if plain[row][number].name != english[row][number].name
    }
    assert found == {place: names for place, names in CHANGED.items() if place[0] == tableau}


@rule("zhanguo.components.two_texts")
def test_the_same_seed_deals_the_same_game() -> None:
    """The option changes how components are read, never which are drawn."""
    plain, english = GAME.new(4, {}, 5), GAME.new(4, {"english_text": True}, 5)
    assert (plain.deck, plain.order, plain.starting) == (english.deck, english.order, english.starting)
    assert plain.layout.governor_tiles == english.layout.governor_tiles
    assert plain.layout.wall_conditions == english.layout.wall_conditions


def reward(tableau: str, number: int, aspect: str, english: bool) -> Table:
    table = Table(tableau=tableau, english_text=english).round(number).tokens(0, **{aspect: 1})
    return table.soldiers(0, 9, 0)


def reads(state: ZhanguoState, move: str) -> bool:
    """Is this a legal move?"""
    try:
        state.play(move)
    except IllegalMove:
        return False
    return True


@rule("zhanguo.tableau.board_currency", "zhanguo.reward.workers")
def test_two_workers_of_the_board_go_to_any_regions() -> None:
    state = reward("board", 3, "currency", True).unrest(0, qi=3).rewards()
    together = state.copy()
    state.play("accept qi chu")
    assert list(state.workers[:5]) == [1, 0, 0, 1, 0]
    assert at(state.unrest, 0, "qi") == 3  # no unrest, as ever
    together.play("accept yan yan")
    assert list(together.workers[:5]) == [0, 0, 0, 0, 2]
    french = reward("board", 3, "currency", False).rewards()
    assert not reads(french, "accept qi chu")


@rule("zhanguo.tableau.side1_laws", "zhanguo.tableau.side2_writing")
@pytest.mark.parametrize(("tableau", "aspect"), [("side_1", "laws"), ("side_2", "writing")])
def test_two_workers_of_the_tile_stay_together(tableau: str, aspect: str) -> None:
    """In both readings all of these pieces go to the same region."""
    state = reward(tableau, 3, aspect, True).rewards()
    state.play("accept qi")
    assert list(state.workers[:5]) == [0, 0, 0, 2, 0]


@rule("zhanguo.tableau.side1_writing", "zhanguo.tableau.side2_currency", "zhanguo.reward.officials")
@pytest.mark.parametrize(("tableau", "aspect"), [("side_1", "writing"), ("side_2", "currency")])
def test_any_two_officials_go_to_any_regions(tableau: str, aspect: str) -> None:
    state = reward(tableau, 3, aspect, True).rewards()
    state.play("accept alchemist qi general chu")
    assert officials_in(state, 0, "qi") == [1, 0, 0]
    assert officials_in(state, 0, "chu") == [0, 0, 1]
    assert state.decision.kind != "officials-apart"
    last = reward(tableau, 3, aspect, True).officials(0, wei="alchemist " * 3).rewards()
    last.play("accept alchemist yan")
    assert refused(last, "alchemist chu") == "zhanguo.recruit.supply"
    assert not reads(reward(tableau, 3, aspect, False).rewards(), "accept alchemist qi general chu")


@rule("zhanguo.tableau.side1_currency", "zhanguo.reward.officials")
def test_two_alchemists_go_to_any_regions() -> None:
    state = reward("side_1", 2, "currency", True).rewards()
    state.play("accept")
    assert legal(state) == [f"alchemist {region}" for region in ("chu", "wei", "zhao", "qi", "yan")]
    assert refused(state, "general wei") == "zhanguo.reward.officials"
    state.play("alchemist wei")
    state.play("alchemist yan")
    assert [officials_in(state, 0, region)[0] for region in ("wei", "yan")] == [1, 1]
    short = reward("side_1", 2, "currency", True).officials(0, wei="alchemist " * 3).rewards()
    assert short.decision.kind != "offer"  # both Officials must be in supply


@rule("zhanguo.governor.g10")
def test_two_alchemists_of_a_governor_tile_stay_together() -> None:
    """In both readings all of these pieces go to the same region."""
    state = on_tile(10)
    state.play("bonus 2 wei")
    assert officials_in(state, 0, "wei") == [2, 0, 0]


def on_tile(tile: int, **workers: int) -> ZhanguoState:
    """A Governor was just placed on a tile in Qi."""
    table = Table(english_text=True).round(2).hand(0, 1, 2, 3, 4, 5, 57).governor_tile("qi", tile)
    state = table.officials(0, qi="alchemist architect general").workers(0, **workers).play(0)
    state.play("court 57 governor qi space 1")
    return state


@rule("zhanguo.governor.g3")
def test_g3_moves_each_worker_once() -> None:
    state = on_tile(3, chu=1, yan=1)
    state.play("bonus 2")
    assert legal(state) == ["worker chu", "worker yan", "pass"]
    state.play("worker chu wei")
    assert legal(state) == ["worker yan", "pass"]
    assert refused(state, "worker wei zhao") == "zhanguo.governor.g3"
    state.play("worker yan qi")
    assert list(state.workers[:5]) == [0, 1, 0, 1, 0]
    assert state.decision.kind != "move-two-workers"


@rule("zhanguo.governor.g3")
def test_g3_tells_a_worker_that_moved_from_those_it_joined() -> None:
    """One of the two workers in Wei has not moved. Workers may also go to different regions."""
    state = on_tile(3, chu=1, wei=1)
    state.play("bonus 2 worker chu wei")
    assert legal(state) == ["worker wei", "pass"]
    state.play("worker wei zhao")
    assert list(state.workers[:5]) == [0, 1, 1, 0, 0]


@rule("zhanguo.governor.g3")
@pytest.mark.parametrize(("workers", "moves"), [(1, 1), (2, 0), (2, 1)])
def test_g3_is_up_to_two(workers: int, moves: int) -> None:
    """A single worker moves once and is not asked again."""
    state = on_tile(3, chu=workers)
    state.play("bonus 2")
    if moves:
        state.play("worker chu wei")
    if workers > 1:
        state.play("pass")
    assert list(state.workers[:2]) == [workers - moves, moves]
    assert state.decision.kind != "move-two-workers"


@rule("zhanguo.ability.move_worker")
def test_other_moves_of_workers_stay_as_they_are() -> None:
    assert GAME.tables.english.ability_of[1:] != []
    for plain, english in zip(GAME.tables.ability_of, GAME.tables.english.ability_of, strict=True):
        assert plain.name == english.name


@rule("zhanguo.scoring.wall_officials_unrest")
@pytest.mark.parametrize(("english", "regions"), [(False, 2), (True, 4)])
def test_calm_regions_without_officials_count(english: bool, regions: int) -> None:
    """Chu and Qi have enough Officials, Wei too few; Zhao and Yan have none and no unrest."""
    found = []
    for slot in (1, 2, 3):
        table = Table(english_text=english).officials(0, chu="general", wei="general", qi="general architect")
        table.unrest(0, wei=2, qi=2).wall_tile("a-left", "officials-ge-unrest").wall(0, "a-left", slot)
        found.append(dict(table.end().sheet())["category-walls"][0])
    assert found == [2 * regions, 3 * regions, 4 * regions]


@rule("zhanguo.scoring.wall_officials_unrest")
def test_unrest_without_officials_never_counts() -> None:
    table = Table(english_text=True).unrest(0, chu=1, wei=1, zhao=1, qi=1, yan=1)
    state = table.wall_tile("a-left", "officials-ge-unrest").wall(0, "a-left", 3).end()
    assert dict(state.sheet())["category-walls"][0] == 0


def test_bots_value_calm_regions_by_the_text_in_force() -> None:
    worth = {}
    for english in (False, True):
        table = Table(seats=2, english_text=english).wall_tile("a-left", "officials-ge-unrest")
        state = table.wall(0, "a-left", 1).play(0)
        walls = [name for name, _, _ in WEIGHTS].index("points of Walls")
        worth[english] = evaluate(state, 0), holdings(state, 0)[walls]
    assert worth[True][0] == worth[False][0] + 10  # five regions, two points each
    assert (worth[False][1], worth[True][1]) == (0, 10)


@pytest.mark.parametrize("seats", [1, 2])
def test_bots_answer_the_new_questions(seats: int) -> None:
    """At a table and against Li Si: first workers of different regions are worth more than two of one."""
    table = Table(seats=seats, english_text=True).round(3).tokens(0, currency=1)
    state = (table.li_si() if seats == 1 else table).rewards()
    state.play("accept")
    assert state.decision.kind == "workers-apart"
    for _ in range(2):
        state.play(bot("greedy").choose(state, 0, stream(1, "bot"))[:1])
    assert sorted(state.workers[:5]) == [0, 0, 0, 1, 1]


@rule("zhanguo.components.two_texts")
def test_the_view_names_what_is_played() -> None:
    for english, halves, condition in (
        (False, "move-workers-2", "officials-ge-unrest"),
        (True, "move-workers-apart-2", "officials-ge-unrest-or-none"),
    ):
        table = Table(english_text=english).governor_tile("wei", 3)
        seen: Any = table.wall_tile("a-left", "officials-ge-unrest").play(0).view(0)["position"]
        assert seen["regions"][1]["spaces"][0]["halves"] == ["unlock-1", halves]
        assert seen["walls"][0]["condition"] == condition


@pytest.mark.parametrize(
    ("start", "moves"),
    [
        (lambda: reward("board", 3, "currency", True).rewards(), ["accept", "qi"]),
        (lambda: reward("side_1", 3, "writing", True).rewards(), ["accept", "alchemist qi"]),
        (lambda: reward("side_1", 2, "currency", True).rewards(), ["accept", "alchemist qi"]),
        (lambda: on_tile(3, chu=2), ["bonus 2", "worker chu", "wei"]),
    ],
)
def test_positions_in_the_middle_can_be_saved(start: Callable[[], ZhanguoState], moves: list[str]) -> None:
    state = start()
    for move in moves:
        state.play(move)
        again = GAME.from_json(state.to_json())
        assert again == state
        assert again.actions() == state.actions()
        assert state.problems() == []


@rule("zhanguo.phase3.unlock_price")
def test_the_price_of_soldiers_is_an_option_of_its_own() -> None:
    """A large and a small token are worth three but are only two tokens, in both readings."""
    for english in (False, True):
        worth = Table(english_text=english).tokens(0, currency=1).large(0, "writing")
        assert worth.unlocking().decision.kind == "buy-soldier"
        count = Table(english_text=english, soldier_price_by_count=True).tokens(0, currency=1)
        counted = count.large(0, "writing").unlocking()
        assert counted.over or counted.decision.kind != "buy-soldier"
