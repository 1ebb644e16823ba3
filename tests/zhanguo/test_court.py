"""Cards at Court, and the abilities they activate."""

import pytest
from tests.ledger import rule
from tests.zhanguo.positions import Table, legal, officials_in, refused


@rule("zhanguo.court.pile")
def test_the_pile_grows_and_is_never_cleared() -> None:
    state = Table(2).hand(0, 57).court(30, 70).soldiers(0, 9, 0).play(0)
    height = len(state.court)
    state.play("court 57 recruit general chu")
    assert state.court[-2:] == [70, 57]
    assert len(state.court) == height + 1


@rule("zhanguo.court.pile")
def test_the_pile_stays_between_rounds() -> None:
    state = Table(2).court(30, 70).rewards()
    pile = state.court[:]
    assert state.round == 2
    assert state.decision.kind == "play"
    assert state.court == pile


@rule("zhanguo.court.must_be_possible")
def test_only_possible_actions_are_offered() -> None:
    state = Table().hand(0, 57).play(0)
    state.play("court 57")
    assert legal(state) == ["recruit", "elixir"]
    assert refused(state, "governor") == "zhanguo.governor.cost"
    assert refused(state, "hire") == "zhanguo.hire.effect"
    assert refused(state, "palace") == "zhanguo.palace.needs_architect"
    assert refused(state, "wall") == "zhanguo.wall.cost"


@rule("zhanguo.court.must_be_possible")
def test_an_action_that_was_chosen_is_carried_through() -> None:
    state = Table().hand(0, 57).officials(0, zhao="general", qi="general").play(0)
    state.play("court 57 hire")
    assert legal(state) == ["zhao", "qi"]
    assert refused(state, "pass") == "zhanguo.hire.effect"


@rule("zhanguo.court.order")
def test_bonuses_first_then_one_of_three_things() -> None:
    """The ship's symbol is resolved before anything of the second step is asked."""
    table = Table().hand(0, 10).court(30).ship(0, 2).tuck(0, "wei", 3).officials(0, chu="general")
    state = table.soldiers(0, 8, 0).play(0)
    state.play("court 10 elixir")
    assert legal(state) == ["unlock"]
    state.play("unlock")
    assert legal(state) == ["move general chu", "activate", "pass"]
    assert refused(state, "recruit") == "zhanguo.court.order"
    assert refused(state, "move general wei") == "zhanguo.court.move_one_official"


def ready() -> Table:
    """Two cards of each trigger tucked, pieces for every action, card 60 on the pile."""
    table = Table().court(60).ship(0, 16).tuck(0, "wei", 18, 26).tuck(0, "zhao", 1, 31).tuck(0, "qi", 49, 67)
    table.officials(0, chu="architect", yan="alchemist architect general").workers(0, chu=2, yan=1)
    return table.large(1, "writing", "currency", "laws").emperors(a="", b="", c="").soldiers(0, 9, 0)


MOVES = {
    "recruit": "recruit alchemist chu",
    "elixir": "elixir",
    "governor": "governor yan area",
    "hire": "hire yan",
    "palace": "palace chu from yan",
    "wall": "wall a-left 1 from yan",
}


@rule("zhanguo.court.low_actions")
@pytest.mark.parametrize("action", ["recruit", "elixir", "governor"])
def test_low_actions_want_a_lower_card(action: str) -> None:
    for number, fits in ((40, True), (80, False)):
        state = ready().hand(0, number).play(0)
        state.play(f"court {number} {MOVES[action]}")
        assert ("activate" in legal(state)) == fits
        if not fits:
            assert refused(state, "activate") == "zhanguo.court.low_actions"


@rule("zhanguo.court.high_actions")
@pytest.mark.parametrize("action", ["hire", "palace", "wall"])
def test_high_actions_want_a_higher_card(action: str) -> None:
    for number, fits in ((40, False), (80, True)):
        state = ready().hand(0, number).play(0)
        state.play(f"court {number} {MOVES[action]}")
        assert ("activate" in legal(state)) == fits
        if not fits:
            assert refused(state, "activate") == "zhanguo.court.high_actions"


@rule("zhanguo.court.first_card_free")
@pytest.mark.parametrize("action", list(MOVES))
@pytest.mark.parametrize("number", [40, 80])
def test_the_first_card_of_the_game_fits_whatever_its_number(action: str, number: int) -> None:
    state = ready().court().hand(0, number).play(0)
    state.play(f"court {number} {MOVES[action]}")
    assert "activate" in legal(state)


@rule("zhanguo.court.matching_trigger")
@pytest.mark.parametrize(
    ("action", "number", "cards"),
    [("recruit", 40, ["49"]), ("elixir", 40, ["26"]), ("governor", 40, ["67"]),
     ("hire", 80, ["18"]), ("palace", 80, ["31"]), ("wall", 80, ["1"])],
)  # fmt: skip
def test_only_cards_with_the_actions_trigger_fire(action: str, number: int, cards: list[str]) -> None:
    state = ready().hand(0, number).play(0)
    state.play(f"court {number} {MOVES[action]}")
    state.play("activate")
    assert legal(state) == cards
    assert refused(state, "2") == "zhanguo.court.matching_trigger"


@rule("zhanguo.court.ability_order")
def test_each_card_once_in_any_order_and_some_may_be_left() -> None:
    table = Table().hand(0, 61).court(30).tuck(0, "wei", 4, 57).tuck(0, "yan", 31)
    table.officials(0, chu="architect").workers(0, chu=2, qi=1).large(1, "writing", "currency", "laws")
    state = table.soldiers(0, 9, 0).play(0)
    state.play("court 61 palace chu from qi")
    state.play("activate")
    assert legal(state) == ["4", "31", "57"]
    state.play("57")
    assert refused(state, "activate 57") == "zhanguo.court.ability_order"
    state.play("activate 4")
    state.play("pass")
    assert state.decision.seat == 1
    assert list(state.tokens[:3]) == [0, 0, 0]


@rule("zhanguo.court.not_both")
def test_no_official_moves_after_an_ability() -> None:
    table = Table().hand(0, 61).court(30).tuck(0, "wei", 4, 57).officials(0, chu="architect")
    state = table.workers(0, chu=2, qi=1).large(1, "writing", "currency", "laws").play(0)
    state.play("court 61 palace chu from qi")
    assert "move architect chu" in legal(state)
    state.play("activate 4")
    assert legal(state) == ["activate", "pass"]
    assert refused(state, "move architect chu") == "zhanguo.court.not_both"


@rule("zhanguo.court.not_both")
def test_no_ability_after_an_official_has_moved() -> None:
    table = Table().hand(0, 61).court(30).tuck(0, "wei", 4).officials(0, chu="architect")
    table.workers(0, chu=2, qi=1).large(1, "writing", "currency", "laws").soldiers(0, 9, 0)
    state = table.play(0)
    state.play("court 61 palace chu from qi")
    state.play("move architect chu wei")
    assert state.decision.seat == 1


@rule("zhanguo.court.move_one_official")
def test_one_official_moves_one_region() -> None:
    table = Table().hand(0, 80).court(30).officials(0, zhao="general architect").soldiers(0, 9, 0)
    state = table.play(0)
    state.play("court 80 recruit alchemist yan")
    assert legal(state) == ["move architect zhao", "move general zhao", "move alchemist yan", "pass"]
    state.play("move general zhao qi")
    assert officials_in(state, 0, "qi") == [0, 0, 1]
    assert state.decision.seat == 1


@rule("zhanguo.court.new_card_can_fire")
def test_a_card_placed_by_the_action_fires_in_the_same_turn() -> None:
    """M1 has the Elixir trigger: placed for the ship's symbol, it scores itself."""
    table = Table().hand(0, 10).court(30).ship(0, 2).officials(0, wei="alchemist").aside(0, "m1")
    state = table.play(0)
    state.play("court 10 elixir m1 wei")
    state.play("activate m1")
    assert state.running(0) == 2


@rule("zhanguo.court.pass_allowed")
def test_nothing_further_may_be_done() -> None:
    state = ready().hand(0, 40).play(0)
    state.play("court 40 elixir")
    state.play("pass")
    assert state.decision.seat == 1


@rule("zhanguo.court.any_card_any_action")
@pytest.mark.parametrize("number", [2, 57, 101])
@pytest.mark.parametrize("action", list(MOVES))
def test_any_card_serves_any_action(number: int, action: str) -> None:
    state = ready().hand(0, number).play(0)
    state.play(f"court {number} {MOVES[action]}")
    assert state.court[-1] == number
