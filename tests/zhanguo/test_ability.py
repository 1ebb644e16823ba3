"""What abilities of tucked cards do."""

import pytest
from tests.ledger import rule
from tests.zhanguo.positions import GAME, Table, at, card, legal, officials_in, refused, tokens

from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.tables import COURT

TABLES = GAME.tables
# For each Court action a move, and a number at Court that fits card 60 on the pile.
MOVES = {
    "recruit": "court 40 recruit alchemist yan",
    "elixir": "court 40 elixir",
    "governor": "court 40 governor yan area",
    "hire": "court 80 hire yan",
    "palace": "court 80 palace chu from yan",
    "wall": "court 80 wall a-left 1 from yan",
}


def ability(name: str) -> int:
    """The first card with that ability."""
    return next(n for n in range(1, 121) if TABLES.ability_of[n].name == name)


def fire(table: Table, name: int | str) -> ZhanguoState:
    """Perform the Court action that triggers a card tucked in Wei, and choose to activate cards."""
    table.court(60).hand(0, 40, 80).large(1, "writing", "currency", "laws").emperors(a="", b="", c="")
    table.officials(0, chu="architect", yan="alchemist architect general").workers(0, chu=2, yan=1)
    state = table.play(0)
    state.play(MOVES[COURT[TABLES.trigger_of[card(name)]]])
    return state


def with_card(name: int | str) -> Table:
    return Table().tuck(0, "wei", name).soldiers(0, 8, 0).ship(0, 16).aside(0)


def with_ability(name: str) -> tuple[Table, int]:
    number = ability(name)
    return with_card(number), number


@rule("zhanguo.ability.ship1")
def test_ship_one_space() -> None:
    number = 4  # on Palace
    state = fire(with_card(number).ship(0, 4), number)
    state.play(f"activate {number}")
    assert state.ships[0] == 5
    at_end = fire(with_card(number).ship(0, 18).tuck(0, "qi", 31), number)
    assert refused(at_end, f"activate {number}") == "zhanguo.ability.ship1"


@rule("zhanguo.ability.recruit_fixed")
@pytest.mark.parametrize(("name", "gained"), [("alchemist", 0), ("architect", 1), ("general", 2)])
def test_recruit_one_type_here(name: str, gained: int) -> None:
    table, number = with_ability(f"recruit-{name}")
    state = fire(table, number)
    state.play(f"activate {number}")
    assert officials_in(state, 0, "wei")[gained] == 1
    assert sum(officials_in(state, 0, "wei")) == 1


@rule("zhanguo.ability.recruit_needs_supply")
def test_recruiting_needs_one_in_supply() -> None:
    """Card 19 recruits a General on Palace. Card 31 is beside it, so that at least one card can fire."""
    table = with_card(19).tuck(0, "wei", 31).officials(0, qi="general general general")
    state = fire(table, 19)
    assert state.official_supply[2] == 0
    assert refused(state, "activate 19") == "zhanguo.ability.recruit_needs_supply"


@rule("zhanguo.ability.move_worker")
def test_move_one_worker() -> None:
    state = fire(with_card(9).workers(0, qi=2), 9)  # on Palace
    state.play("activate 9")
    assert legal(state) == ["worker qi"]
    state.play("worker qi")
    assert legal(state) == ["zhao", "yan"]
    state.play("yan")
    assert list(state.workers[:5]) == [0, 0, 0, 1, 1]
    assert state.decision.kind != "move-workers"


@rule("zhanguo.ability.move_official2")
@pytest.mark.parametrize(
    ("moves", "ends_in"),
    [
        (["general qi zhao", "general zhao wei"], "wei"),
        (["general qi zhao", "architect chu wei"], "zhao"),
        (["general qi zhao"], "zhao"),
        ([], "qi"),
    ],
)
def test_up_to_two_official_moves(moves: list[str], ends_in: str) -> None:
    state = fire(with_card(62).officials(0, qi="general"), 62)  # on Palace
    state.play("activate 62")
    for move in moves:
        state.play(f"move {move}")
    if len(moves) < 2:
        state.play("pass")
    assert state.decision.kind != "move-officials"
    assert officials_in(state, 0, ends_in)[2] == 1


@rule("zhanguo.ability.calm1")
def test_calm_any_one_region() -> None:
    state = fire(with_card(113).unrest(0, wei=1, qi=2), 113)  # on Palace
    state.play("activate 113")
    assert legal(state) == ["wei", "qi"]
    state.play("qi")
    assert list(state.unrest[:5]) == [0, 1, 0, 1, 0]


@rule("zhanguo.ability.token_any")
def test_one_token_of_any_colour_in_supply() -> None:
    state = fire(with_card(31).supply(currency=0), 31)  # on Palace
    state.play("activate 31")
    assert legal(state) == ["writing", "laws"]
    assert refused(state, "currency") == "zhanguo.ability.token_shortage"
    state.play("laws")
    assert tokens(state, 0) == [0, 0, 1]


@rule("zhanguo.ability.vp_alchemist")
def test_a_point_for_each_alchemist_card() -> None:
    state = fire(with_card(84).tuck(0, "qi", "a1", "m3"), 84)  # on Palace
    before = state.running(0)
    state.play("activate 84")
    assert state.running(0) == before + 2


@rule("zhanguo.ability.vp_pieces")
@pytest.mark.parametrize(("name", "points"), [("vp-governors", 3), ("vp-walls", 2), ("vp-palaces", 4)])
def test_a_point_for_each_piece_of_one_kind(name: str, points: int) -> None:
    """Three Governors, two Walls and four Palaces are built before the action; the action may add
    one more.
    """
    table, number = with_ability(name)
    table.governors(0, chu=2, qi=1).wall(0, "b-left", 1).wall(0, "c-left", 1).palaces(0, zhao=4)
    state = fire(table, number)
    added = {"vp-governors": "governor", "vp-walls": "wall", "vp-palaces": "palace"}[name]
    before = state.running(0)
    state.play(f"activate {number}")
    assert state.running(0) == before + points + (COURT[TABLES.trigger_of[number]] == added)


@rule("zhanguo.ability.unrest_tokens")
@pytest.mark.parametrize(
    ("number", "gained"), [(74, [1, 0, 1]), (12, [0, 1, 1]), (87, [1, 1, 0])]
)  # fmt: skip
def test_two_named_tokens_for_unrest(number: int, gained: list[int]) -> None:
    state = fire(with_card(number), number)
    state.play(f"activate {number}")
    assert tokens(state, 0) == gained
    assert at(state.unrest, 0, "wei") == 1


@rule("zhanguo.ability.unrest_worker")
def test_a_worker_for_unrest() -> None:
    state = fire(with_card(25), 25)  # on Palace
    state.play("activate 25")
    assert at(state.workers, 0, "wei") == 1
    assert at(state.unrest, 0, "wei") == 1


@rule("zhanguo.ability.unrest_vp")
@pytest.mark.parametrize(("number", "points"), [(14, 2), (51, 1), (33, 3)])
def test_points_by_suit_for_unrest(number: int, points: int) -> None:
    """Card 14 counts Currency cards, card 51 Laws cards, card 33 Writing cards, itself included."""
    table = with_card(number).tuck(0, "qi", 1, 2).tuck(0, "yan", 41, 42, 81)
    state = fire(table, number)
    before = state.running(0)
    state.play(f"activate {number}")
    assert state.running(0) == before + points
    assert at(state.unrest, 0, "wei") == 1


@rule("zhanguo.ability.token_shortage")
def test_a_short_supply_gives_what_it_has_and_unrest_stays_paid() -> None:
    state = fire(with_card(74).supply(writing=0), 74)
    state.play("activate 74")
    assert tokens(state, 0) == [0, 0, 1]
    assert at(state.unrest, 0, "wei") == 1
    none = fire(with_card(74).tuck(0, "qi", 25).supply(writing=0, laws=0), 74)
    assert refused(none, "activate 74") == "zhanguo.ability.token_shortage"
