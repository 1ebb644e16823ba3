"""Who is offered which reward."""

import pytest
from tests.ledger import rule
from tests.zhanguo.positions import GAME, Table, tokens

from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.tables import ASPECTS
from tianxia.kernel.event import Event

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
    """The rewards laid out are the rewards offered to a seat with tokens of the aspect, in each round."""
    layout = GAME.new(3, {"tableau": tableau}).layout
    assert ASPECTS[layout.aspects[row]] == aspect
    assert [effect.name for effect in layout.rewards[row]] == effects
    for number, effect in enumerate(effects, 1):
        state = Table(tableau=tableau).round(number).tokens(0, **{aspect: 1}).soldiers(0, 6, 3).rewards()
        assert state.decision.kind == "offer"
        assert state.decision.prompt(state).args["reward"] == f"@effect-{effect}"


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


@rule("zhanguo.rewards.highest_value", "zhanguo.rewards.pass")
def test_a_reward_ends_with_what_each_had() -> None:
    state = Table().tokens(0, writing=3).tokens(1, writing=2).large(1, "writing").rewards()
    state.play("pass")
    (event,) = [event for event in heard(state, "accept general chu") if event.outcome is not None]
    assert event.outcome is not None
    assert [(side.name, side.number, side.won) for side in event.outcome.sides] == [
        ("#0", 3, True),
        ("#1", 4, False),
    ]
    assert event.outcome.rule == "zhanguo.rewards.pass"  # a seat with a higher value declined the reward
    assert [(seat, gain.key) for seat, gain in event.outcome.gains] == [(0, "effect-recruit-any-in-chu")]


def heard(state: ZhanguoState, move: str) -> list[Event]:
    events = state.listen()
    state.play(move)
    return events


@rule("zhanguo.rewards.tie")
def test_ties_by_the_track_then_by_the_column() -> None:
    state = Table().order(2, 1, 0).tokens(0, writing=1, laws=1).tokens(1, writing=1, laws=1).rewards()
    assert state.decision.seat == 1  # higher on the track
    state.play("accept general chu")
    assert state.decision.prompt(state).args["aspect"] == "@aspect-laws"
    assert state.decision.seat == 0  # still on the track, the other marker is in the column


@rule("zhanguo.rewards.tie")
@pytest.mark.parametrize(("first", "second", "order"), [(1, 0, (0, 1, 2)), (0, 1, (1, 0, 2))])
def test_ties_between_two_markers_in_the_column(first: int, second: int, order: tuple[int, ...]) -> None:
    """The seat on the upper reward is asked first, whatever the order on the track was, then the other."""
    table = Table().order(*order).tokens(first, writing=1, laws=1).tokens(second, currency=1, laws=1)
    state = table.soldiers(first, 9, 0).soldiers(second, 9, 0).rewards()
    state.play("accept general chu")
    state.play("accept")
    assert (state.markers[first], state.markers[second]) == (0, 1)
    assert (state.decision.kind, state.decision.seat) == ("offer", first)
    state.play("pass")
    assert (state.decision.kind, state.decision.seat) == ("offer", second)


@rule("zhanguo.rewards.full_only")
def test_a_reward_that_cannot_be_taken_in_full_is_not_offered() -> None:
    """Two Generals are named, one is in supply; the next in line is asked."""
    table = Table().tokens(0, currency=3).tokens(1, currency=1).officials(0, wei="general general general")
    state = table.rewards()
    assert (state.decision.kind, state.decision.seat) == ("offer", 1)


@rule("zhanguo.rewards.full_only")
def test_up_to_rewards_are_exempt() -> None:
    """The reward may be accepted although there is nothing to reset."""
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
