"""Phase 3: who is offered what, what each reward gives, order, soldiers, limits."""

import pytest
from tests.ledger import rule
from tests.zhanguo.positions import GAME, Table, at, legal, officials_in, tokens
from tests.zhanguo.test_unify import refused

from tianxia.games.zhanguo.names import ASPECTS
from tianxia.games.zhanguo.state import ZhanguoState

TABLEAUX = {
    "board": [
        ("writing", ["recruit-any-in-chu", "alchemist-card", "governor-in-chu-or-wei", "unlock-2", "palace"]),
        (
            "currency",
            [
                "recruit-two-generals-in-chu",
                "ship-4",
                "workers-2",
                "governor-in-zhao-or-qi",
                "unlock-1-then-soldier",
            ],
        ),
        ("laws", ["recruit-two-architects-in-chu", "workers-2-in-wei", "reset-3", "wall", "governor"]),
    ],
    "side_1": [
        ("laws", ["recruit-any-in-chu", "reset-2", "workers-2", "soldier", "wall"]),
        (
            "writing",
            [
                "ship-3",
                "recruit-architect-general-in-wei",
                "recruit-two-any",
                "governor-in-zhao-or-qi",
                "palace",
            ],
        ),
        ("currency", ["worker", "recruit-two-alchemists", "alchemist-cards-2", "wall", "ship-7"]),
    ],
    "side_2": [
        (
            "currency",
            ["recruit-two-architects-in-chu", "workers-2-in-wei", "recruit-two-any", "unlock-2", "wall"],
        ),
        ("laws", ["worker", "recruit-any-anywhere", "alchemist-cards-2", "governor-in-zhao-or-qi", "palace"]),
        ("writing", ["recruit-two-generals-in-chu", "ship-4", "workers-2", "wall", "governor"]),
    ],
}


def row_cases() -> list[object]:
    names = {"board": "board", "side_1": "side1", "side_2": "side2"}
    return [
        pytest.param(tableau, row, aspect, effects, marks=rule(f"zhanguo.tableau.{names[tableau]}_{aspect}"))
        for tableau, rows in TABLEAUX.items()
        for row, (aspect, effects) in enumerate(rows)
    ]


@pytest.mark.parametrize(("tableau", "row", "aspect", "effects"), row_cases())
def test_rows_of_the_tableaux(tableau: str, row: int, aspect: str, effects: list[str]) -> None:
    """As laid out, and as offered: a seat with tokens of the aspect is offered exactly this, each round."""
    layout = GAME.new(3, {"tableau": tableau}).layout
    assert ASPECTS[layout.aspects[row]] == aspect
    assert [effect.name for effect in layout.rewards[row]] == effects
    for number, effect in enumerate(effects, 1):
        state = Table(tableau=tableau).round(number).tokens(0, **{aspect: 1}).soldiers(0, 6, 3).rewards()
        assert state.decision.kind == "offer"
        assert state.decision.prompt(state).args["reward"] == f"@effect-{effect}"


@rule("zhanguo.tableau.side_numbering")
def test_the_two_sides_have_our_numbers() -> None:
    assert [ASPECTS[a] for a in GAME.new(3, {"tableau": "side_1"}).layout.aspects] == [
        "laws",
        "writing",
        "currency",
    ]
    assert [ASPECTS[a] for a in GAME.new(3, {"tableau": "side_2"}).layout.aspects] == [
        "currency",
        "laws",
        "writing",
    ]


@rule("zhanguo.rewards.eligible")
def test_without_a_token_nobody_is_offered_anything() -> None:
    state = Table().tokens(0, currency=1).rewards()
    assert (state.decision.kind, state.decision.seat) == ("offer", 0)
    assert state.decision.prompt(state).args["aspect"] == "@aspect-currency"
    state.play("pass")
    assert state.round == 2


@rule("zhanguo.rewards.highest_value")
def test_a_large_token_counts_two() -> None:
    state = Table().tokens(0, writing=2).tokens(1, writing=1).large(1, "writing").rewards()
    assert state.decision.seat == 1


@rule("zhanguo.rewards.pass", "zhanguo.rewards.pay_all")
def test_a_refusal_goes_down_the_ranking_and_costs_nothing() -> None:
    state = Table().tokens(0, writing=3).tokens(1, writing=2).tokens(2, writing=1).rewards()
    assert state.decision.seat == 0
    state.play("pass")
    assert tokens(state, 0) == [3, 0, 0]
    assert state.decision.seat == 1
    state.play("accept general chu")
    assert tokens(state, 1) == [0, 0, 0]
    assert tokens(state, 2) == [1, 0, 0]
    assert state.decision.kind != "offer"


@rule("zhanguo.rewards.tie")
def test_ties_by_the_track_then_by_the_column() -> None:
    state = Table().order(2, 1, 0).tokens(0, writing=1, laws=1).tokens(1, writing=1, laws=1).rewards()
    assert state.decision.seat == 1  # higher on the track
    state.play("accept general chu")
    assert state.decision.prompt(state).args["aspect"] == "@aspect-laws"
    assert state.decision.seat == 0  # still on the track, the other marker is in the column


@rule("zhanguo.rewards.full_only")
def test_a_reward_that_cannot_be_taken_in_full_is_not_offered() -> None:
    """Two Generals are named, one is in supply; the next in line is asked."""
    table = Table().tokens(0, currency=3).tokens(1, currency=1).officials(0, wei="general general general")
    state = table.rewards()
    assert (state.decision.kind, state.decision.seat) == ("offer", 1)


@rule("zhanguo.rewards.full_only")
def test_up_to_rewards_are_exempt() -> None:
    """Nothing to reset, and still the reward may be accepted."""
    state = Table().round(3).tokens(0, laws=1).rewards()
    state.play("accept")
    assert tokens(state, 0) == [0, 0, 0]


@rule("zhanguo.rewards.no_abilities")
def test_rewards_trigger_no_card() -> None:
    """A free Wall with a Wall card ready and any number fitting: nothing fires, no Official moves."""
    table = Table().round(4).tokens(0, laws=1).tuck(0, "chu", 1).officials(0, chu="general").court()
    state = table.emperors(a="", b="", c="").soldiers(0, 9, 0).rewards()
    state.play("accept a-left 1")
    assert state.round == 5


def accepted(table: Table, move: str = "accept") -> ZhanguoState:
    state = table.rewards()
    state.play(move)
    return state


@rule("zhanguo.reward.officials")
def test_official_rewards() -> None:
    state = accepted(Table().tokens(0, laws=1))
    assert officials_in(state, 0, "chu") == [0, 2, 0]
    any_two = Table(tableau="side_1").round(3).tokens(0, writing=1).rewards()
    any_two.play("accept alchemist qi")
    assert legal(any_two) == ["alchemist qi", "architect qi", "general qi"]  # the same region
    any_two.play("general qi")
    assert officials_in(any_two, 0, "qi") == [1, 0, 1]
    short = Table().tokens(0, laws=1).officials(0, wei="architect architect architect").rewards()
    assert short.decision.kind != "offer"


@rule("zhanguo.reward.ship")
def test_ship_rewards() -> None:
    state = accepted(Table().round(2).tokens(0, currency=1).ship(0, 16))
    assert state.ships[0] == 18
    at_end = Table().round(2).tokens(0, currency=1).ship(0, 18).rewards()
    assert at_end.decision.kind != "offer"


@rule("zhanguo.reward.workers")
def test_worker_rewards() -> None:
    state = Table().round(3).tokens(0, currency=1).unrest(0, qi=3).rewards()
    state.play("accept")
    assert legal(state) == ["chu", "wei", "zhao", "qi", "yan"]
    state.play("qi")
    assert state.workers[:5] == [0, 0, 0, 2, 0]
    assert at(state.unrest, 0, "qi") == 3
    wei = accepted(Table().round(2).tokens(0, laws=1))
    assert wei.workers[:5] == [0, 2, 0, 0, 0]


@rule("zhanguo.reward.alchemist_card")
def test_an_alchemist_card_reward_needs_room_but_no_alchemist() -> None:
    state = Table().round(2).tokens(0, writing=1).tuck(0, "wei", 1, 2, 3).aside(0, "a3").rewards()
    state.play("accept a3")
    assert legal(state) == ["chu", "zhao", "qi", "yan"]
    assert refused(state, "wei") == "zhanguo.unify.limit_three"
    none = Table().round(2).tokens(0, writing=1).aside(0).rewards()
    assert none.decision.kind != "offer"


@rule("zhanguo.reward.alchemist_cards_two")
@pytest.mark.parametrize(
    ("moves", "there"), [(["a1 wei", "a2 wei"], 2), (["a1 wei", "pass"], 1), (["pass"], 0)]
)
def test_up_to_two_alchemist_cards(moves: list[str], there: int) -> None:
    state = Table(tableau="side_1").round(3).tokens(0, currency=1).soldiers(0, 9, 0).rewards()
    state.play("accept")
    for move in moves:
        state.play(move)
    assert at(state.card_count, 0, "wei") == there
    assert state.decision.kind != "aside-card"


@rule("zhanguo.reward.reset_unrest")
@pytest.mark.parametrize(("tableau", "number", "most"), [("board", 3, 3), ("side_1", 2, 2)])
def test_reset_in_up_to_some_regions(tableau: str, number: int, most: int) -> None:
    table = Table(tableau=tableau).round(number).tokens(0, laws=1).unrest(0, chu=3, wei=2, qi=1, yan=3)
    state = accepted(table)
    for region in ("chu", "wei", "qi")[:most]:
        state.play(region)
    assert state.decision.kind != "reset"
    assert state.unrest[:5] == ([0, 0, 0, 0, 3] if most == 3 else [0, 0, 0, 1, 3])
    fewer = accepted(table_like(tableau, number))
    fewer.play("yan")
    fewer.play("pass")
    assert fewer.unrest[:5] == [3, 2, 0, 1, 0]


def table_like(tableau: str, number: int) -> Table:
    return Table(tableau=tableau).round(number).tokens(0, laws=1).unrest(0, chu=3, wei=2, qi=1, yan=3)


@rule("zhanguo.reward.free_governor")
def test_a_free_governor() -> None:
    table = Table().round(3).tokens(0, writing=1).unrest(0, wei=2).governor_tile("wei", 4)
    state = table.rewards()
    state.play("accept")
    assert legal(state) == ["chu", "wei"]
    assert refused(state, "qi") == "zhanguo.reward.free_governor"
    state.play("wei space 1 bonus 2")
    assert at(state.governors, 0, "wei") == 1
    assert at(state.unrest, 0, "wei") == 0
    assert state.ships[0] == 2
    assert state.official_supply[:3] == [4, 4, 4]


@rule("zhanguo.reward.free_palace")
def test_a_free_palace() -> None:
    table = Table().round(5).tokens(0, writing=1).palace_tiles(qi="laws").tuck(0, "qi", 81)
    state = table.rewards()
    state.play("accept qi tile 1")
    assert at(state.palaces, 0, "qi") == 1
    assert state.large == [-1, -1, -1]
    assert state.running(0) == 9


@rule("zhanguo.reward.free_wall")
def test_a_free_wall() -> None:
    table = Table().round(4).tokens(0, laws=1).tuck(0, "chu", 1).wall(0, "a-left", 1).wall(1, "b-left", 3)
    state = table.emperors(b="wall elixir").rewards()
    state.play("accept")
    assert refused(state, "a-left") == "zhanguo.wall.one_per_section"
    other = state.copy()
    state.play("b-left")
    assert legal(state) == ["1", "2"]
    state.play("2")
    assert state.decision.kind != "emperor-card"  # not the first in the section
    other.play("b-right 3")
    assert other.decision.kind == "emperor-card"
    assert sum(other.workers) == 0


@rule("zhanguo.reward.unlock_two")
@pytest.mark.parametrize(("locked", "offered"), [(2, True), (1, False)])
def test_two_soldiers_must_still_be_locked(locked: int, offered: bool) -> None:
    state = Table().round(4).tokens(0, writing=1).soldiers(0, locked, 9 - locked).rewards()
    assert (state.decision.kind == "offer") == offered
    if offered:
        state.play("accept")
        assert (state.locked[0], state.entrance[0]) == (0, 9)


@rule("zhanguo.reward.free_mausoleum")
def test_a_soldier_on_any_tile() -> None:
    """R5 on Chu is not fulfilled, Marco stands on its top slot: the second scores 7."""
    table = Table(tableau="side_1").round(4).tokens(0, laws=1).spot("chu", "r5")
    table.soldiers(1, 8, 0).post(1, "chu").soldiers(0, 7, 1).post(0, "wei")
    state = table.rewards()
    before = state.running(0)
    state.play("accept")
    assert "mausoleum 3" not in legal(state)
    assert refused(state, "mausoleum 3") == "zhanguo.mausoleum.one_per_tile"
    state.play("mausoleum 1")
    assert state.running(0) == before + 7
    assert state.soldiers[1] == 0
    none = Table(tableau="side_1").round(4).tokens(0, laws=1).soldiers(0, 9, 0).rewards()
    assert none.decision.kind != "offer"


@rule("zhanguo.reward.unlock_then_mausoleum")
def test_unlock_then_place() -> None:
    state = Table().round(5).tokens(0, currency=1).soldiers(0, 9, 0).rewards()
    state.play("accept mausoleum 5")
    assert (state.locked[0], state.entrance[0]) == (8, 0)
    assert state.running(0) == 8
    none_locked = Table().round(5).tokens(0, currency=1).soldiers(0, 0, 9).rewards()
    assert none_locked.over or none_locked.decision.kind != "offer"


@rule("zhanguo.reward.needs_piece")
def test_a_free_piece_must_be_in_supply() -> None:
    governors = Table().round(3).tokens(0, writing=1).governors(0, chu=7).rewards()
    palaces = Table().round(5).tokens(0, writing=1).palaces(0, chu=6).rewards()
    table = Table().round(4).tokens(0, laws=1)
    for section in ("a-left", "a-right", "b-left", "b-right", "c-left", "c-right"):
        table.wall(0, section, 1)
    for state in (governors, palaces, table.rewards()):
        assert state.over or state.decision.kind != "offer"


@rule("zhanguo.rewards.marker", "zhanguo.rewards.several")
def test_the_marker_stands_on_the_reward_taken_last() -> None:
    state = Table().tokens(0, writing=1, laws=1).rewards()
    state.play("accept general chu")
    assert state.markers == [0, -1, -1]
    state.play("accept")
    assert state.order == [1, 2, 0]


@rule("zhanguo.rewards.row_order")
def test_rows_from_top_to_bottom() -> None:
    """Side 2 goes Currency, Laws, Writing."""
    state = Table(tableau="side_2").tokens(0, writing=1, currency=1, laws=1).rewards()
    asked = []
    while state.decision.kind == "offer":
        asked.append(state.decision.prompt(state).args["aspect"])
        state.play("pass")
        if state.decision.kind == "buy-soldier":
            break
    assert asked == ["@aspect-currency", "@aspect-laws", "@aspect-writing"]


# --- steps 2 to 5 --------------------------------------------------------------------------------


@rule("zhanguo.phase3.new_order")
def test_markers_on_the_track_move_up_then_the_column_follows() -> None:
    table = Table(4).order(3, 1, 0, 2)
    table.state.markers = [2, -1, 0, -1]
    assert table.new_order().order == [3, 1, 2, 0]


@rule("zhanguo.phase3.unlock", "zhanguo.phase3.unlock_price")
def test_three_tokens_a_soldier_in_turn_order() -> None:
    table = Table().order(1, 0, 2).tokens(0, writing=3).tokens(1, currency=2, laws=1).tokens(2, laws=2)
    state = table.unlocking()
    assert (state.decision.kind, state.decision.seat) == ("buy-soldier", 1)
    state.play("unlock currency currency laws")
    assert state.locked[1] == 7
    assert state.decision.seat == 0
    state.play("pass")
    assert state.round == 2  # Pauline has too few


@rule("zhanguo.phase3.unlock_price")
def test_no_change_is_given_and_the_switch_counts_pieces() -> None:
    state = Table().tokens(0, currency=1).large(0, "writing", "laws").unlocking()
    state.play("unlock large writing large laws")
    assert state.locked[0] == 7
    assert tokens(state, 0) == [0, 1, 0]
    counted = Table(soldier_price_by_count=True).tokens(0, currency=1).large(0, "writing").unlocking()
    assert counted.decision.kind != "buy-soldier"


@rule("zhanguo.phase3.small_limit", "zhanguo.phase3.large_returned")
def test_five_small_tokens_are_kept() -> None:
    state = Table().tokens(0, writing=4, laws=3).large(1, "currency").token_limit()
    assert state.large == [-1, -1, -1]
    state.play("writing")
    state.play("writing")
    assert tokens(state, 0) == [2, 0, 3]
    assert state.round == 2


@rule("zhanguo.phase3.next_round")
def test_the_next_round_begins_and_tokens_carry_over() -> None:
    state = Table().round(2).tokens(0, writing=2).token_limit()
    assert state.round == 3
    assert state.decision.kind == "play"
    assert tokens(state, 0) == [2, 0, 0]
    assert [len(state.hand(seat)) for seat in range(3)] == [6, 6, 6]


@rule("zhanguo.phase3.game_end")
def test_the_game_ends_after_all_steps_of_round_five() -> None:
    state = Table().round(5).tokens(0, writing=3, laws=6).rewards()
    kinds = []
    while not state.over:
        kinds.append(state.decision.kind)
        state.take(state.actions()[0])
    assert kinds == [
        "offer",
        "offer",
        "buy-soldier",
        "return-token",
        "return-token",
        "return-token",
        "return-token",
    ]
    assert state.round == 5
