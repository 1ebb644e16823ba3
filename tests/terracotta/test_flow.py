"""Rounds, turns, and the three actions of a turn."""

from tests.ledger import rule
from tests.terracotta.positions import Table, active, legal, points, refused

from tianxia.games.terracotta import GAME
from tianxia.games.terracotta.state import TerracottaState


def play_out(seats: int, seed: int = 1) -> list[TerracottaState]:
    """A game in which everybody takes the first answer: each position at the start of a turn, and the end."""
    state = GAME.new(seats, seed=seed)
    seen: list[TerracottaState] = []
    while not state.over:
        if state.decision.kind == "turn":
            assert isinstance(state, TerracottaState)
            seen.append(state.copy())
        state.take(state.actions()[0])
    assert isinstance(state, TerracottaState)
    return [*seen, state]


@rule("terracotta.flow.five_rounds", "terracotta.flow.one_worker_per_turn", "terracotta.flow.actions_end")
def test_five_rounds_in_which_everybody_places_every_worker() -> None:
    *turns, end = play_out(3)
    assert [state.round for state in turns] == sorted([1, 2, 3, 4, 5] * 12)
    for number, state in enumerate(turns):
        assert state.turn == number % 12
        assert state.decision.seat == state.order[number % 3]
    assert end.over
    assert end.round == 5


@rule("terracotta.flow.three_phases")
def test_actions_then_scoring_then_maintenance() -> None:
    table = Table().has(0, wet=2).has(1).apprentice_at(0, 0, 1, 2, 3).apprentice_at(1, 4, 5, 6, 7, 8)
    state = table.tile_now("clay").act("outer", 9)
    events = state.listen()
    state.play("clay")
    keys = [event.key for event in events]
    assert keys.index("event-gain-clay") < keys.index("event-score-tile") < keys.index("event-dry")
    assert points(state, 0) == 3  # clay of the round, counted while it was wet
    assert (state.round, state.dry[0]) == (2, 3)


@rule("terracotta.flow.worker_mandatory")
def test_a_turn_cannot_be_passed() -> None:
    state = Table().turn()
    assert all(word.startswith("apprentice") for word in legal(state))
    assert refused(state, "coin") == "terracotta.flow.worker_mandatory"


@rule(
    "terracotta.flow.rotation_optional",
    "terracotta.flow.rotation_once",
    "terracotta.flow.rotation_before_worker",
)
@rule("terracotta.flow.rotation_needs_coins")
def test_one_paid_rotation_before_the_worker() -> None:
    state = Table().has(0, coins=5).turn()
    assert {"turn central", "turn middle"} <= set(legal(state))
    state.take(GAME.notations.index("turn central"))
    assert (state.coins[0], state.central, state.middle) == (3, 1, 0)
    assert not [word for word in legal(state) if word.startswith("turn")]
    state.play("apprentice 0")
    assert not [word for word in legal(state) if word.startswith("turn")]
    other = Table().has(0, coins=2).turn()
    other.play("turn middle apprentice 4")
    assert (other.coins[0], other.central, other.middle) == (0, 0, 1)
    poor = Table().has(0, coins=1).turn()
    assert refused(poor, "turn central") == "terracotta.flow.rotation_needs_coins"


@rule("terracotta.flow.three_actions", "terracotta.flow.inside_out")
def test_central_middle_outer_in_this_order() -> None:
    state = Table().turn()
    state.play("apprentice 3")  # Coins 3, Priority, Bow
    state.play("take")
    assert (state.coins[0], state.tokens[0], active(state, 0)) == (3, 0, set())
    state.play("take")
    assert (state.tokens[0], active(state, 0)) == (1, set())
    state.play("take")
    assert active(state, 0) == {"bow"}
    assert state.decision.seat == 1


@rule("terracotta.flow.inside_out")
def test_every_turn_of_a_game_asks_from_the_inside_out() -> None:
    state = GAME.new(2)
    for segment in (3, 5):
        state.play(f"apprentice {segment}")
        asked = []
        for _ in range(3):
            asked.append(state.decision.prompt(state).args["ring"])
            state.play("coin")
        assert asked == ["@ring-central", "@ring-middle", "@ring-outer"]


@rule("terracotta.flow.actions_optional", "terracotta.flow.forgone_resource")
def test_each_action_may_be_given_up() -> None:
    state = Table().turn()
    state.play("apprentice 3")
    for _ in range(3):
        assert {"coin", "clay"} <= set(legal(state))
        state.play("coin")
    assert (state.coins[0], state.wet[0]) == (3, 0)
    other = Table().turn()
    other.play("apprentice 3")
    for _ in range(3):
        other.play("clay")
    assert (other.coins[0], other.wet[0], other.dry[0]) == (0, 3, 0)
    assert legal(Table().act("central", 2)) == ["coin", "clay"]  # impossible without clay


@rule("terracotta.flow.forgone_at_its_step")
def test_the_substitute_can_pay_for_a_later_action() -> None:
    state = Table().discs(2, 0).turn()
    state.play("apprentice 2")  # Train, Administrator, Halberd
    state.play("coin")
    assert "take" in legal(state)
    state.play("take")
    assert (state.coins[0], state.has_master(0, 1)) == (0, True)


@rule("terracotta.flow.forgone_not_with_action")
def test_a_performed_action_gives_no_substitute() -> None:
    state = Table().act("outer", 0)
    state.play("take")
    assert (state.coins[0], state.wet[0]) == (0, 0)
    state = Table().has(0, wet=3).act("central", 2)
    state.play("guard a1")
    assert (state.coins[0], state.wet[0]) == (0, 0)
