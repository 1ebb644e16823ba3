"""The greedy bot plays to win: it beats the random bot and never stops moving."""

from __future__ import annotations

import math

import pytest
from tests.royaumes.positions import new, play, position, spread

from tianxia.bots import bot
from tianxia.bots.phrases import Greed
from tianxia.games.royaumes.answers import answers, reply
from tianxia.games.royaumes.evaluate import (
    ASSAULT,
    CLAIM,
    DANGER,
    FAR,
    HURRY,
    MINOR,
    POINT,
    RIVAL,
    SPARE,
    USUAL,
    WANTED,
    Weights,
    done,
    evaluate,
    far_outlook,
    forces,
    land,
    likely_points,
    outlook,
    season,
    survey,
    surveys,
)
from tianxia.games.royaumes.objective import wanted_land
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.games.royaumes.tables import AUTUMN, SPRING
from tianxia.games.royaumes.threats import HELD, assaulted, endangered, might
from tianxia.kernel.rng import stream


def play_bots(seed: int, names: list[str], turns: int = 99) -> RoyaumesState:
    """A game between bots, to its end or to the beginning of a turn."""
    state, rng = new(len(names), seed), stream(seed, "bots")
    while not state.over and state.turn <= turns:
        seat = state.waiting()[0]
        dealt = state.redeal(seat, rng.split(f"deal {state.learned}"))
        for action in bot(names[seat]).choose(dealt, seat, rng):
            state.take_for(seat, action)
    return state


def wins(seeds: range) -> int:
    """The number of games against another bot that the greedy bot wins, on both seats."""
    won = 0
    for seed in seeds:
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        won += play_bots(seed, names).winners() == [names.index("greedy")]
    return won


def test_greedy_beats_random() -> None:
    assert wins(range(4)) == 4


@pytest.mark.long
def test_greedy_beats_random_95_times_of_100() -> None:
    assert wins(range(100)) >= 95


@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=pytest.mark.slow)])
def test_greedy_never_sits_still(seats: int) -> None:
    state = play_bots(5, ["greedy"] * seats, turns=3)
    for seat in range(seats):
        assert state.authority[seat] == 0  # it progressed every turn
        assert state.count_occupied(seat) >= 4


def test_land_is_worth_more_than_its_price() -> None:
    poor = position({0: {"25": "3+"}, 1: {"2": "3+"}})
    rich = position({0: {"25": "2+", "26": "1+"}, 1: {"2": "3+"}})
    assert evaluate(rich, 0) > evaluate(poor, 0)
    assert evaluate(rich, 1) < evaluate(poor, 1)


@pytest.mark.parametrize(
    ("armies", "worth"),
    [
        ({"26": "1+"}, 0.0),  # who stands alone stays
        ({"26": "2+"}, SPARE),
        ({"26": "1+ 2-"}, 2 * SPARE),
        ({"26": "9+"}, 5 * SPARE),  # five ways out
        ({"12": "9+"}, 4 * SPARE),  # a fifth is barred by a wall
        ({"26": "2+", "22": "1+", "25": "1+"}, SPARE),
        ({"22-26": "1+"}, CLAIM * HELD),  # either end, not both
        ({"22-26": "1+", "22": "1+"}, CLAIM * HELD),
        ({"22-26": "1+", "22": "1+", "26": "1+"}, 0.0),
        ({"22-26": "1+", "25-26": "1+"}, 2 * CLAIM * HELD),
        ({"22-26": "1+", "25-26": "1+", "22": "1+", "25": "1+"}, CLAIM * HELD),  # both before the same
    ],
)
def test_spare_troops_and_armies_on_links_claim_land(armies: dict[str, str], worth: float) -> None:
    state = position({0: armies, 1: {"2": "1+"}})
    assert survey(state, 0, 0).claims == pytest.approx(worth)


@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=pytest.mark.slow)])
def test_a_survey_counts_what_the_position_counts(seats: int) -> None:
    for turn in range(1, 6):
        state = play_bots(turn, ["greedy"] * seats, turns=turn)
        for seat in range(seats):
            found = survey(state, seat, 0)
            assert found.occupied == state.occupied(seat)
            assert found.organised + found.disorganised == state.troops(seat)
            assert found.organised == state.all_organised(seat)


def test_troops_that_attack_still_count() -> None:
    state = position({0: {"22-26": "2+ 1-", "25": "1+"}, 1: {"22": "3+"}})
    before = forces(state, 0, survey(state, 0, 0), USUAL)
    play(state, "move 22-26 22 2+ 1-")
    assert state.attacker == 0
    assert forces(state, 0, survey(state, 0, 0), USUAL) == before


def test_what_the_own_objective_names_is_worth_nothing_more_to_a_rival() -> None:
    """Card 9 names SONG; a rival holds half of this kingdom."""
    state = position({0: {"26": "1+"}, 1: {"24": "1+"}}, objectives=[9, 1])
    assert [has.wanted for has in surveys(state, 0)] == [wanted_land(state, 0), 0]
    assert [has.wanted for has in surveys(state, 1)] == [0, wanted_land(state, 1)]
    assert land(state, 1, surveys(state, 0)[1], False) == pytest.approx(HELD)


@pytest.mark.parametrize(
    ("armies", "beside"),
    [
        ({"12": "1+"}, (7, 8, 11, 13)),  # 17 is behind a wall, so it does not count
        ({"22-26": "1+"}, (22, 26)),
        ({"22-26": "1+", "26": "1+"}, (21, 22, 25, 26, 30, 31)),
    ],
)
def test_a_survey_knows_what_armies_stand_beside(armies: dict[str, str], beside: tuple[int, ...]) -> None:
    state = position({0: armies, 1: {"2": "1+"}})
    assert survey(state, 0, 0).beside == sum(1 << number - 1 for number in beside)


def test_land_is_counted_as_a_whole() -> None:
    """The seat holds three commanderies, two of them wanted, and all of SONG, a minor kingdom."""
    state = position({0: spread(24, 29, 26), 1: {"2": "1+"}}, objectives=[9, 1], progress={0: 3, 1: 1})
    found = survey(state, 0, 0)
    assert land(state, 0, found, False) - found.claims == pytest.approx(3 * HELD + MINOR)
    found = survey(state, 0, wanted_land(state, 0))
    aimed = 3 * HELD + 2 * WANTED + MINOR
    assert land(state, 0, found, True) - found.claims == pytest.approx(aimed)


def test_an_objective_is_worth_most() -> None:
    three = position({0: spread(2, 12, 15, 26), 1: {"23": "1+"}}, objectives=[6, 1])
    four = position({0: spread(2, 12, 15, 25), 1: {"23": "1+"}}, objectives=[6, 1])
    assert evaluate(four, 0) > evaluate(three, 0) + 100
    won = position(
        {0: spread(2, 12, 15, 25), 1: {"23": "1+"}}, "authority", progress={0: 0, 1: 0}, objectives=[6, 1]
    )
    assert evaluate(won, 0) > 1000 > evaluate(won, 1)


def test_rollouts_pay_for_nobody_or_for_all_that_cross() -> None:
    """All ways to pay with markers are legal: hundreds of phrases with nearly the same value."""
    state = position({0: {"21": "3+"}, 1: {"2": "1+"}}, markers={0: [4, 2, 2, 1, 1, 1]})
    greeds = [Greed(evaluate, reply, stream(1, "greed"), tried) for tried in (None, answers)]
    every, few = (greed.sweep(state, 0, math.inf)[0] for greed in greeds)
    assert {tuple(phrase) for phrase in few} < {tuple(phrase) for phrase in every}
    crossing = state.game.read(state, "move 21 16-21 3+", 0, finish=False).actions
    paid = [state.game.read(state, one, 0, finish=False).text for one in few if one[:3] == crossing]
    assert sorted(paid) == ["move 21 16-21 3+ enough", "move 21 16-21 3+ two one enough"]


def phrases_tried(state: RoyaumesState, beginning: str) -> list[str]:
    """The phrases that rollouts try and that begin with these words."""
    found, _ = Greed(evaluate, reply, stream(1, "greed"), answers).sweep(state, state.decision.seat, math.inf)
    texts = [state.game.read(state, one, state.decision.seat, finish=False).text for one in found]
    return sorted(text for text in texts if text.startswith(beginning))


def test_rollouts_pay_for_all_who_march_over_a_river() -> None:
    """No troop crosses unpaid. Two fours are more than the five due, so they are paid only without smaller
    markers."""
    armies = {0: {"21": "5+"}, 1: {"2": "1+"}}
    generals = {0: {2: "21"}}
    change = position(armies, "march", markers={0: [4, 4, 1]}, generals=generals)
    assert phrases_tried(change, "march 21 16 5+") == ["march 21 16 5+ four one"]
    rich = position(armies, "march", markers={0: [4, 4]}, generals=generals)
    assert phrases_tried(rich, "march 21 16 5+") == ["march 21 16 5+ four four"]
    poor = position(armies, "march", markers={0: [4]}, generals=generals)
    assert phrases_tried(poor, "march 21 16 5+") == []


def test_rollouts_send_few_or_most_of_an_army() -> None:
    state = position({0: {"26": "9+"}, 1: {"2": "1+"}})
    sent = [text.split()[3] for text in phrases_tried(state, "move 26 22-26")]
    assert sent == ["1+", "2+", "8+", "9+"]
    small = position({0: {"26": "4+"}, 1: {"2": "1+"}})
    assert len(phrases_tried(small, "move 26 22-26")) == 4


def test_rollouts_give_up_troops_of_the_largest_army() -> None:
    state = position({0: {"26": "2+ 3-", "22": "4+"}, 1: {"2": "1+"}}, "authority", authority={0: -1, 1: 0})
    assert state.decision.kind == "restore"
    given = phrases_tried(state, "")
    assert given == ["organised 26 disorganised 26 disorganised 26", "organised 26 organised 22"]


def test_rollouts_pay_debts_with_markers_that_fit() -> None:
    """For a debt of 2 the seat pays a two; a four only if it has nothing smaller."""
    armies = {0: {"26": "1+"}, 1: {"2": "1+"}}
    ways = [([4, 2, 1, 1], ["two enough"]), ([4, 1, 1], ["one one", "one organised 26"]), ([4], ["four"])]
    for markers, paid in ways:
        state = position(armies, "authority", authority={0: -1, 1: 0}, markers={0: markers})
        assert phrases_tried(state, "") == paid


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_rollouts_try_is_legal(seats: int) -> None:
    """For every question of random games, at least one answer is left to try."""
    asked = set()
    for seed in range(12):
        state, rng = new(seats, seed), stream(seed, "any")
        while not state.over:
            legal = state.actions()
            tried = answers(state)
            assert tried
            assert set(tried) <= set(legal)
            if len(tried) < len(legal):
                asked.add(state.decision.kind)
            state.take(legal[rng.below(len(legal))])
    assert {"move-payment", "give-organised"} <= asked


@pytest.mark.parametrize(
    ("rival", "generals", "lost"),
    [
        ({"22": "1+"}, {}, 0.0),  # 2, of which one stays: 1 against 2
        ({"22": "2+"}, {}, HELD / 3),  # 3 against 2
        ({"22": "2+"}, {1: {2: "22"}}, HELD),  # and a general
        ({"22": "2+"}, {1: {2: "22"}, 0: {4: "26"}}, 0.0),
        ({"22-26": "2+"}, {}, HELD * 2 / 3),  # all troops on the link can enter: strength 4
        ({"22-26": "2+", "22": "1+"}, {}, HELD),
        ({"21": "9+"}, {}, HELD),  # across a river, disorganised: 8
        ({"21": "3+"}, {}, 0.0),
        ({"21": "2+ 9-"}, {}, 0.0),  # disorganised troops do not cross
        ({"7": "9+"}, {}, 0.0),  # far away
    ],
)
def test_a_stronger_rival_next_to_a_commandery_endangers_it(
    rival: dict[str, str], generals: dict[int, dict[int, str]], lost: float
) -> None:
    state = position({0: {"26": "1+"}, 1: rival}, seats=3, objectives=[6, 1, 2], generals=generals)
    assert endangered(state, 0, surveys(state, 0), USUAL) == pytest.approx(lost)
    far_from_the_end = abs(POINT * 12**-HURRY * 9)
    assert outlook(state, 0) == pytest.approx(evaluate(state, 0) - DANGER * lost, abs=far_from_the_end)


@pytest.mark.parametrize(
    ("own", "rival", "generals", "worth"),
    [
        ({"22-26": "2+"}, {"22": "2+"}, {}, 0.0),  # as strong
        ({"22-26": "2+"}, {"22": "1+"}, {}, HELD * 2 / 3),
        ({"22-26": "3+"}, {"22": "1+"}, {}, HELD),
        ({"22-26": "9+"}, {"22": "1+", "26": "1+"}, {}, HELD),  # one of both
        ({"22-26": "2+", "25-26": "2+"}, {"22": "1+", "25": "1+"}, {}, (2 * HELD + WANTED) * 2 / 3),
        ({"22-26": "2+"}, {"22": "2+"}, {0: {2: "22-26"}}, HELD * 2 / 3),  # a general
        ({"22-26": "2+"}, {"22": "1+"}, {1: {4: "22"}}, 0.0),
        ({"22-26": "9+", "22": "1+"}, {"7": "1+"}, {}, 0.0),  # land of nobody, and own land
        ({"26": "9+"}, {"22": "1+"}, {}, 0.0),  # not on its way
        ({"20-25": "3+"}, {"25": "1+"}, {}, HELD + WANTED),  # the card asks for III commanderies
    ],
)
def test_an_army_before_a_weaker_rival_threatens_its_land(
    own: dict[str, str], rival: dict[str, str], generals: dict[int, dict[int, str]], worth: float
) -> None:
    state = position({0: own, 1: rival}, seats=3, objectives=[6, 1, 2], generals=generals)
    assert assaulted(state, 0, USUAL) == pytest.approx(worth)
    assert assaulted(state, 1, USUAL) == 0


def test_what_threatens_a_rival_is_worth_something_to_a_grandmaster() -> None:
    before = position({0: {"26": "1+", "21-26": "3+"}, 1: {"22": "1+"}}, seats=3, objectives=[6, 1, 2])
    ready = position({0: {"26": "1+", "22-26": "3+"}, 1: {"22": "1+"}}, seats=3, objectives=[6, 1, 2])
    claimed = survey(before, 0, 0).claims - survey(ready, 0, 0).claims
    gained = outlook(ready, 0) - outlook(before, 0) + claimed
    assert gained == pytest.approx(ASSAULT * HELD)


def test_who_thinks_long_counts_what_a_rival_may_lose() -> None:
    state = position({0: {"26": "1+", "22-26": "2+"}, 1: {"22": "1+"}}, objectives=[6, 2])
    lost = endangered(state, 1, surveys(state, 1), USUAL)
    assert lost == pytest.approx(HELD)  # 4 on the link and one of 26 against 2
    blind, sees = Weights({}), Weights({"THREAT": 0.25})
    assert outlook(state, 0, blind) == outlook(state, 0)
    assert outlook(state, 0, sees) - outlook(state, 0) == pytest.approx(0.25 * lost)


@pytest.mark.parametrize("name", ["WANTED", "ORGANISED", "MARKER", "FALLEN", "DANGER", "POINT", "RIVAL"])
def test_a_changed_weight_changes_the_outlook(name: str) -> None:
    lands = {0: {"26": "1+", "30": "2+"}, 1: {"22": "3+", "35": "1+"}}
    state = position(lands, turn=8, objectives=[7, 2], markers={0: [4, 2]}, authority={0: -1})
    usual: float = getattr(USUAL, name.lower())
    assert outlook(state, 0, Weights({name: 2 * usual})) != outlook(state, 0)


@pytest.mark.parametrize("seats", [2, 3])
def test_who_thinks_long_has_weights_of_its_own_at_two_seats(seats: int) -> None:
    state = play_bots(3, ["greedy"] * seats, turns=4)
    assert far_outlook(state, 0) == outlook(state, 0, FAR if seats == 2 else USUAL)
    assert outlook(state, 0, FAR) != outlook(state, 0, USUAL)


def test_neither_walls_nor_an_own_army_on_the_link_let_a_rival_through() -> None:
    walled = position({0: {"12": "1+"}, 1: {"17": "9+"}}, seats=3, objectives=[6, 1, 2])
    assert endangered(walled, 0, surveys(walled, 0), USUAL) == 0
    kept_off = position({0: {"26": "1+", "22-26": "5+"}, 1: {"22": "9+"}}, seats=3, objectives=[6, 1, 2])
    assert endangered(kept_off, 0, surveys(kept_off, 0), USUAL) == 0


def test_two_rivals_do_not_attack_as_one() -> None:
    state = position({0: {"26": "2+"}, 1: {"22-26": "2+"}, 2: {"25-26": "2+"}}, objectives=[6, 1, 2])
    assert endangered(state, 0, surveys(state, 0), USUAL) == 0
    assert might(state, 0, 25) == 4


def test_a_seat_may_always_be_done_with_its_orders() -> None:
    ended = set()
    for seed in range(6):
        state, rng = new(3 + seed % 4, seed), stream(seed, "any")
        while not state.over:
            actions = state.actions()
            action = done(state)
            if action >= 0:
                assert action in actions
                ended.add(state.decision.kind)
            state.take(actions[rng.below(len(actions))])
    assert ended == {"recruit", "move", "march", "reorganise"}


def test_a_season_is_a_turn_and_a_phase() -> None:
    seen = []
    state, rng = new(2, 4), stream(4, "any")
    while not state.over:
        seen.append(season(state))
        actions = state.actions()
        state.take(actions[rng.below(len(actions))])
    assert seen == sorted(seen)
    assert {turn for turn, _ in seen} == set(range(1, state.turn + 1))
    assert {SPRING, AUTUMN} <= {phase for _, phase in seen}


@pytest.mark.parametrize(
    ("card", "held", "hope", "likely"),
    [
        (8, (20, 21, 25), 0.5, 3 + 2 * 3),  # I commanderies: 3 each
        (6, (25, 12), 0.5, 2 + 12),
        (9, (24, 29), 0.5, 2 + 9),  # SONG
        (9, (24,), 0.5, 1 + 9 / 8),  # half of the kingdom counts as the square of one half
        (9, (24,), 0.0, 1),
        (9, (24, 29, 20, 21, 25), 0.5, 5 + 9 + 8 * 9 / 32),  # and three quarters of QIN, another major one
        (9, (24, 29, 20, 21, 25, 26), 0.0, 6 + 9 + 8),
        (9, (30, 34), 0.5, 2),  # BA is a minor one
        (2, (30, 34), 0.5, 2 + 6),  # where any other kingdom does
        (5, (30, 34, 20, 21), 0.5, 4 + 4 + 8 / 8),
    ],
)
def test_likely_points_are_those_of_whole_kingdoms_and_some_hope(
    card: int, held: tuple[int, ...], hope: float, likely: float
) -> None:
    state = position({0: spread(*held), 1: {"2": "1+"}}, objectives=[card, 1])
    assert likely_points(state, 0, state.occupied(0), hope) == pytest.approx(likely)


def test_without_hope_likely_points_are_the_score() -> None:
    state = play_bots(3, ["greedy"] * 4, turns=4)
    likely = [likely_points(state, seat, state.occupied(seat), 0.0) for seat in range(4)]
    assert likely == state.scores()


def test_in_the_last_turn_points_count_for_a_grandmaster() -> None:
    few = position({0: spread(24, 20), 1: {"2": "1+"}, 2: {"15": "1+"}}, turn=11, objectives=[9, 7, 8])
    more = position({0: spread(24, 29), 1: {"2": "1+"}, 2: {"15": "1+"}}, turn=11, objectives=[9, 7, 8])
    gained = (outlook(more, 0) - evaluate(more, 0)) - (outlook(few, 0) - evaluate(few, 0))
    assert gained == pytest.approx(9 * POINT)
    lost = (outlook(more, 1) - evaluate(more, 1)) - (outlook(few, 1) - evaluate(few, 1))
    assert lost == pytest.approx(-RIVAL * 9 * POINT)
