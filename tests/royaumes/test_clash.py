"""The clash."""

from tests.ledger import rule
from tests.royaumes.positions import armies, army, asked, generals, legal, play, position
from tests.royaumes.test_combat import closed, fight


@rule("royaumes.clash.attacker_decides_first")
def test_the_attacker_is_asked_first() -> None:
    state = closed(fight("2+", "2+"))
    assert asked(state) == ("attacker-decides", 0)
    assert legal(state) == ["fight", "withdraw"]
    play(state, "fight")
    assert asked(state) == ("defender-decides", 1)
    assert legal(state) == ["fight", "withdraw"]


@rule("royaumes.clash.attacker_refusal_ends")
def test_an_attacker_that_refuses_ends_the_combat() -> None:
    state = play(closed(fight("2+", "2+")), "withdraw")
    assert state.attacker < 0
    assert asked(state) == ("move", 0)  # the defender was not asked
    assert (army(state, "22"), army(state, "22-27")) == ((1, 2, 0), (0, 2, 0))


@rule("royaumes.clash.both_accept", "royaumes.clash.higher_wins")
def test_a_clash_destroys_at_least_one_army() -> None:
    won = play(closed(fight("3+", "2+")), "fight", "fight")
    play(won, "keep 1")
    assert army(won, "22") == (0, 1, 0)
    assert armies(won, 1) == {"2": (1, 0)}
    lost = play(closed(fight("2+", "3+")), "fight", "fight")
    assert asked(lost) == ("handicap", 1)
    play(lost, "keep 0")
    assert army(lost, "22") == (1, 0, 2)
    assert armies(lost, 0) == {"12": (1, 0)}


@rule("royaumes.clash.strength")
def test_strength() -> None:
    state = closed(fight("2+ 1-", "1+ 4-", powers=([4], [4])))
    prompt = state.decision.prompt(state).args
    assert (prompt["strength"], prompt["enemy"]) == (5, 6)  # generals add nothing
    play(state, "fight", "fight")
    assert army(state, "22") == (1, 0, 1)  # markers neither: 6 - 5


@rule("royaumes.clash.winner_handicaps", "royaumes.clash.winner_keeps_difference")
def test_the_winner_is_left_with_the_difference() -> None:
    state = play(closed(fight("4+ 1-", "2+")), "fight", "fight")
    assert asked(state) == ("handicap", 0)
    assert state.decision.args() == [4]
    found = set()
    for words in legal(state):
        after = play(state.copy(), words)
        left = army(after, "22")
        assert left is not None
        assert 2 * left[1] + left[2] == 9 - 4
        found.add(left)
    assert found == {(0, 0, 5), (0, 1, 3), (0, 2, 1)}


@rule("royaumes.clash.tie_destroys_both", "royaumes.clash.tie_kills_all_generals")
def test_equal_strengths_destroy_both() -> None:
    state = closed(fight("2+", "1+ 2-", powers=([1, 2], [2])))
    play(state, "fight", "fight")
    assert army(state, "22") is None
    assert set(generals(state, 0).values()) == set(generals(state, 1).values()) == {"reserve"}
    assert state.attacker < 0
    assert asked(state) == ("move", 0)


@rule("royaumes.clash.winner_stays")
def test_the_winner_stays_with_its_generals() -> None:
    state = play(closed(fight("3+", "1+", powers=([1], [1]))), "fight", "fight", "keep 2")
    assert (army(state, "22"), generals(state, 0)[1]) == ((0, 2, 0), "22")
    link = position({0: {"22": "3+"}, 1: {"22-27": "1-"}}, generals={0: {2: "22"}})
    play(link, "move 22 22-27 3+ general 2", "enough")
    assert (army(link, "22-27"), generals(link, 0)[2]) == ((0, 3, 0), "22-27")
