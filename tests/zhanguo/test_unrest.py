"""Unrest in the regions."""

from tests.ledger import rule
from tests.zhanguo.positions import GAME, Table, at, legal, officials_in, refused

from tianxia.kernel.rng import stream


@rule("zhanguo.unrest.range", "zhanguo.unrest.never_above_three")
def test_unrest_runs_from_0_to_3() -> None:
    state = Table().hand(0, 57, 58, 59, 60).officials(0, zhao="general").play(0)
    for card, level in ((57, 1), (58, 2), (59, 3)):
        state.play(f"court {card} hire zhao", 0)
        assert at(state.unrest, 0, "zhao") == level
        while state.decision.seat != 0 or state.decision.kind != "play":
            state.take(state.actions()[-1])
    assert refused(state, "court 60 hire") == "zhanguo.hire.unrest_block"


@rule("zhanguo.unrest.floor_zero")
def test_unrest_never_goes_below_zero() -> None:
    """A3 calms its own calm region: nothing happens there, then another region may be calmed."""
    table = Table().hand(0, 61).court(30).tuck(0, "wei", "a3").unrest(0, qi=1)
    table.officials(0, chu="architect").workers(0, chu=2, qi=1).large(1, "writing", "currency", "laws")
    state = table.play(0)
    state.play("court 61 palace chu from qi")
    state.play("activate a3")
    assert legal(state) == ["qi"]
    assert refused(state, "wei") == "zhanguo.unrest.floor_zero"
    state.play("qi")
    assert list(state.unrest[:5]) == [0, 0, 0, 0, 0]


def two_palace_cards(wei: int) -> Table:
    """A3 in Wei (calms Wei, then any) and 25 in Qi (unrest for a worker), both triggered by Palace."""
    table = Table().hand(0, 61).court(30).tuck(0, "wei", "a3").tuck(0, "qi", 25).unrest(0, wei=wei, qi=3)
    table.officials(0, chu="architect").workers(0, chu=2, qi=1)
    return table.large(1, "writing", "currency", "laws")


@rule("zhanguo.unrest.checked_each_card")
def test_an_earlier_ability_opens_a_region() -> None:
    state = two_palace_cards(wei=1).play(0)
    state.play("court 61 palace chu from qi")
    assert refused(state, "activate 25") == "zhanguo.unrest.three_blocks_cards"
    state.play("activate a3")
    state.play("qi")
    state.play("activate 25")
    assert at(state.workers, 0, "qi") == 1
    assert at(state.unrest, 0, "qi") == 3


@rule("zhanguo.unrest.checked_each_card")
def test_an_earlier_ability_closes_a_region() -> None:
    """Cards 25 and 14 both raise unrest in Qi from 2: only one of them can fire."""
    table = Table().hand(0, 61).court(30).tuck(0, "qi", 25, 14).unrest(0, qi=2)
    table.officials(0, chu="architect").workers(0, chu=2, qi=1)
    state = table.large(1, "writing", "currency", "laws").soldiers(0, 9, 0).play(0)
    state.play("court 61 palace chu from qi")
    state.play("activate 25")
    assert state.decision.seat == 1


@rule("zhanguo.unrest.no_other_effect_of_three")
def test_unrest_three_does_not_keep_out_what_causes_none() -> None:
    table = Table().hand(0, 57).ship(0, 2).unrest(0, chu=3, wei=3, zhao=3, qi=3, yan=3)
    table.officials(0, wei="alchemist").soldiers(0, 9, 0)
    state = table.play(0)
    state.play("court 57 elixir a1 wei")
    assert state.tucked_in(0, 1) == [121]
    other = Table().hand(0, 57).unrest(0, chu=3).play(0)
    other.play("court 57 recruit general chu")
    assert officials_in(other, 0, "chu") == [0, 0, 1]
    reward = Table(tableau="side_1").tokens(0, currency=1).unrest(0, chu=3).rewards()
    reward.play("accept chu")
    assert at(reward.workers, 0, "chu") == 1


@rule("zhanguo.unrest.never_above_three")
def test_no_random_game_exceeds_it() -> None:
    for seed in range(3):
        state = GAME.new(4, seed=seed)
        rng = stream(seed, "players")
        while not state.over:
            assert all(0 <= level <= 3 for level in state.unrest)
            actions = state.actions()
            state.take(actions[rng.below(len(actions))])
