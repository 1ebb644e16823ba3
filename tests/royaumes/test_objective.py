"""The nine objective cards."""

import pytest
from tests.ledger import rule
from tests.royaumes.positions import ROYAUMES, new, player, position, saved, spread

from tianxia.games.royaumes.objective import met, points
from tianxia.games.royaumes.tables import Map

MAP: Map = ROYAUMES.tables.maps[0]
MAJORS = MAP.kingdom_names[:6]
MINORS = MAP.kingdom_names[6:]
STATE = new(2)
SUM = new(2, card6_sum=True)


def holding(kingdoms: str, *more: int) -> int:
    """Whole kingdoms and single commanderies as a mask."""
    mask = 0
    for name in kingdoms.split():
        mask |= MAP.kingdoms[MAP.kingdom_names.index(name)]
    for number in more:
        mask |= 1 << number - 1
    return mask


def of_rank(rank: int, count: int) -> int:
    found = [n for n in range(36) if MAP.ranks[n] == rank][:count]
    return sum(1 << n for n in found)


CARDS = [
    (1, "qi ba han", True),
    (2, "zhongshan chu liang", False),
    (3, "qin wey yue", True),
    (4, "song yan zhao", False),
    (9, "song han wey", True),
]


@pytest.mark.parametrize(
    ("card", "named", "major"),
    [pytest.param(*one, marks=rule(f"royaumes.objective.card_{one[0]}_goal")) for one in CARDS],
)
def test_goals_with_named_kingdoms(card: int, named: str, major: bool) -> None:
    others = [name for name in MAP.kingdom_names if name not in named.split()]
    assert not met(STATE, card - 1, holding(named))
    for other in others:
        assert met(STATE, card - 1, holding(f"{named} {other}")) == (other in MAJORS or not major)
    for missing in named.split():
        rest = " ".join(name for name in MAP.kingdom_names if name != missing)
        assert not met(STATE, card - 1, holding(rest))


@pytest.mark.parametrize(
    ("card", "lines", "other"),
    [
        pytest.param(1, {"qi": 12, "ba": 12, "han": 6}, 8, marks=rule("royaumes.objective.card_1_points")),
        pytest.param(
            2, {"chu": 12, "liang": 12, "zhongshan": 6}, 6, marks=rule("royaumes.objective.card_2_points")
        ),
        pytest.param(3, {"qin": 12, "wey": 6, "yue": 6}, 8, marks=rule("royaumes.objective.card_3_points")),
        pytest.param(
            4, {"yan": 12, "zhao": 12, "song": 6}, 6, marks=rule("royaumes.objective.card_4_points")
        ),
        pytest.param(9, {"song": 9, "han": 9, "wey": 9}, 8, marks=rule("royaumes.objective.card_9_points")),
    ],
)
def test_points_of_named_kingdoms(card: int, lines: dict[str, int], other: int) -> None:
    for name, worth in lines.items():
        assert points(STATE, card - 1, holding(name)) == worth
    assert points(STATE, card - 1, holding(" ".join(lines))) == sum(lines.values())
    majors = [name for name in MAJORS if name not in lines]
    minors = [name for name in MINORS if name not in lines]
    assert points(STATE, card - 1, holding(majors[0])) == other
    assert points(STATE, card - 1, holding(minors[0])) == (other if card in (2, 4) else 0)
    assert points(STATE, card - 1, holding(" ".join([*lines, majors[0]]))) == sum(lines.values()) + other


@rule("royaumes.objective.card_1_ba_as_printed")
def test_ba_pays_what_is_printed_and_says_so() -> None:
    assert points(STATE, 0, holding("ba")) == 12
    assert "BA" in ROYAUMES.pack.notes["card_1"]


@rule("royaumes.objective.card_5_goal", "royaumes.objective.card_5_points")
def test_five_kingdoms() -> None:
    assert not met(STATE, 4, holding("qin ba yue han"))
    assert met(STATE, 4, holding("qin ba yue han song"))
    assert met(STATE, 4, holding("qin zhao qi liang chu"))
    assert points(STATE, 4, holding("qin zhao ba yue han")) == 8 + 8 + 4 + 4 + 4
    assert points(STATE, 4, holding("ba")) == 4


@rule(
    "royaumes.objective.card_6_goal",
    "royaumes.objective.card_6_points",
    "royaumes.objective.card_6_running_total",
)
def test_four_of_rank_three() -> None:
    assert [met(STATE, 5, of_rank(3, count)) for count in range(7)] == [False] * 4 + [True] * 3
    assert [points(STATE, 5, of_rank(3, count)) for count in range(6)] == [0, 5, 12, 21, 21, 21]


@rule("royaumes.objective.card_6_added_up")
def test_card_six_added_up() -> None:
    assert [points(SUM, 5, of_rank(3, count)) for count in range(6)] == [0, 5, 17, 38, 38, 38]


@rule("royaumes.objective.card_7_goal", "royaumes.objective.card_7_points")
def test_nine_of_rank_two() -> None:
    assert [met(STATE, 6, of_rank(2, count)) for count in (8, 9, 10)] == [False, True, True]
    assert [points(STATE, 6, of_rank(2, count)) for count in (0, 1, 8)] == [0, 4, 32]
    assert not met(STATE, 6, of_rank(1, 18) | of_rank(3, 6))


@rule("royaumes.objective.card_8_goal", "royaumes.objective.card_8_points")
def test_twelve_of_rank_one() -> None:
    assert [met(STATE, 7, of_rank(1, count)) for count in (11, 12, 13)] == [False, True, True]
    assert [points(STATE, 7, of_rank(1, count)) for count in (0, 1, 11)] == [0, 3, 33]


@rule("royaumes.objective.conquer_means_hold")
def test_to_conquer_is_to_hold_at_the_check() -> None:
    assert met(STATE, 7, of_rank(1, 18))  # more than asked is fine
    assert not met(STATE, 0, holding("qi ba han", 20, 21, 25))  # QIN without 26
    assert met(STATE, 0, holding("qi ba han qin zhao"))
    held = spread(10, 14, 15, 19, 30, 34, 22, 27, 20, 21, 25)
    state = position(
        {0: {**held, "25-26": "3+"}, 1: {"2": "1+"}},
        "authority",
        progress={0: 0, 1: 0},
        generals={0: {4: "26"}},
    )
    assert not state.over  # a general in 26 does not hold QIN, nor does an army on a link to it


@rule("royaumes.objective.free_kingdom_is_another")
def test_the_free_kingdom_is_another_one() -> None:
    assert not met(STATE, 0, holding("qi ba han"))  # QI is major, but named
    assert not met(STATE, 1, holding("zhongshan chu liang"))


@rule("royaumes.objective.start_kingdom_counts")
def test_the_start_kingdom_counts() -> None:
    held = {0: spread(10, 14, 15, 19, 30, 34, 22, 27, 20, 21, 25, 26), 1: {"2": "1+"}}
    free = position(held, "authority", progress={0: 0, 1: 0}, kingdoms=("qin", "yan"), objectives=[1, 2])
    named = position(held, "authority", progress={0: 0, 1: 0}, kingdoms=("qi", "yan"), objectives=[1, 2])
    assert free.winners() == named.winners() == [0]


@rule("royaumes.objective.first_other_paid_once")
def test_the_first_other_kingdom_is_paid_once() -> None:
    assert points(STATE, 0, holding("zhao yan chu")) == 8
    assert points(STATE, 1, holding("ba han song")) == 6


@rule("royaumes.objective.lines_independent")
def test_each_line_pays_by_itself() -> None:
    assert points(STATE, 0, holding("han")) == 6
    assert points(STATE, 0, holding("han zhao")) == 14
    assert points(STATE, 3, holding("zhao")) == 12


@rule("royaumes.objective.secret_until_scoring")
def test_an_objective_is_secret_until_the_end() -> None:
    held = {0: spread(20, 21), 1: spread(2, 3, 6)}
    running = position(held, "authority", turn=11, progress={0: 0, 1: 0}, objectives=[1, 2])
    assert [player(running, seat, viewer=0)["objective"] for seat in (0, 1)] == [1, None]
    over = position(held, "authority", turn=12, progress={0: 0, 1: 0}, objectives=[1, 2])
    assert [player(over, seat, viewer=-1)["objective"] for seat in (0, 1)] == [1, 2]
    assert saved(over)["ending"] == "points"
