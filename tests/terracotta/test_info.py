"""Everything is known except future chance."""

import json

from tests.ledger import rule
from tests.terracotta.positions import MINISTER, Table, rolling

from tianxia.games.terracotta import GAME
from tianxia.kernel.rng import stream


@rule("terracotta.info.all_open")
def test_everybody_sees_everything() -> None:
    for seats in (2, 4):
        state = GAME.new(seats, seed=2)
        for _ in range(60):
            shown = [json.dumps(state.see(seat)) for seat in range(-1, seats)]
            assert len(set(shown)) == 1
            state.take(state.actions()[-1])
        boards = state.see(-1)["boards"]
        assert isinstance(boards, list)
        for board in boards:
            assert {"coins", "wet", "dry", "weapons", "masters", "apprentices", "artisans"} <= set(board)


@rule("terracotta.info.future_random")
def test_chance_to_come_is_drawn_when_it_comes() -> None:
    """Two positions that differ only in the generator look the same until the dice are rolled, and differ
    afterwards.
    """
    table = Table(1).apprentice_at(MINISTER, 6).act("outer", 3)
    positions = [table.copy() for _ in range(2)]
    positions[0].rng, positions[1].rng = rolling(1, 1), rolling(6, 6)
    assert json.dumps(positions[0].view(0)) == json.dumps(positions[1].view(0))
    assert positions[0].save() == positions[1].save()
    for state in positions:
        state.play("coin")
    assert positions[0].supervisor != positions[1].supervisor


@rule("terracotta.info.future_random")
def test_a_redeal_throws_other_dice() -> None:
    state = Table(1).apprentice_at(MINISTER, 6).act("outer", 3)
    places = set()
    for seed in range(30):
        other = state.deal_anew(0, stream(seed, "redeal"))
        assert other.view(0) == state.view(0)
        other.play("coin")
        places.add(other.supervisor)
    assert len(places) > 3
    learned = state.learned
    state.play("coin")
    assert state.learned > learned
