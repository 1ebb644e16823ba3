"""Victory on points."""

from tests.ledger import rule
from tests.royaumes.positions import player, position, spread

from tianxia.games.royaumes.state import RoyaumesState
from tianxia.kernel.words import words

GROWING = {0: 0, 1: 0, 2: 0}


def last(
    armies: dict[int, dict[str, str]], objectives: list[int] | None = None, **more: object
) -> RoyaumesState:
    """The end of the last turn of a game of two."""
    progress = dict.fromkeys(armies, 0)
    return position(armies, "authority", turn=12, progress=progress, objectives=objectives or [1, 2], **more)  # type: ignore[arg-type]


@rule("royaumes.score.reveal_objectives")
def test_all_objectives_are_revealed() -> None:
    state = last({0: spread(20), 1: spread(2)}, [4, 9])
    assert [player(state, seat)["objective"] for seat in (0, 1)] == [4, 9]
    before = position(
        {0: spread(20), 1: spread(2)}, "authority", turn=11, progress=GROWING, objectives=[4, 9]
    )
    assert [player(before, seat)["objective"] for seat in (0, 1)] == [None, None]


@rule("royaumes.score.one_per_commandery")
def test_a_point_for_each_commandery() -> None:
    state = last({0: {**spread(20, 25, 26), "20-21": "9+"}, 1: spread(2)}, [9, 8])
    assert state.scores()[0] == 3  # the rank does not matter, and links do not count
    sheet = dict(state.sheet())
    assert sheet["category-commanderies"] == [3, 1]


@rule("royaumes.score.card_points_added")
def test_the_card_is_added() -> None:
    state = last({0: spread(10, 14, 15, 19, 22, 27), 1: spread(2)}, [1, 6])
    assert state.scores() == [6 + 12 + 6, 1 + 5]
    sheet = dict(state.sheet())
    assert (sheet["category-objective"], sheet["category-points"]) == ([18, 5], [24, 6])


@rule("royaumes.score.most_points_wins")
def test_the_most_points_win_among_those_in_the_game() -> None:
    state = last({0: spread(20, 21), 1: spread(2, 3, 6)}, [9, 8])
    assert state.winners() == [1]
    out = position(
        {1: spread(20), 2: spread(12)},
        "authority",
        seats=3,
        active=1,
        turn=11,
        progress=GROWING,
        defeated=(0,),
    )
    assert out.winners() == [1, 2]
    assert out.scores()[0] == 0


@rule("royaumes.score.tie_break", "royaumes.end.two_objectives")
def test_the_chain_that_breaks_a_tie() -> None:
    # Points are equal, 1 + 5 and 6, so the seat with more commanderies wins.
    state = last({0: spread(2), 1: spread(20, 21, 22, 1, 3, 9)}, [6, 1])
    assert state.scores() == [6, 6]
    assert state.winners() == [1]
    equal = {0: {"20": "1+"}, 1: {"22": "1+"}}
    assert last(equal).winners() == [0, 1]  # equal in everything: shared
    better = position(
        {0: {"20": "3+"}, 1: {"22": "1+"}},
        "authority",
        turn=12,
        progress=GROWING,
        authority={0: -1},
        markers={0: [1]},
        objectives=[1, 2],
    )
    better.play("one")
    assert better.winners() == [1]  # authority before troops
    assert last({0: {"20": "2+"}, 1: {"22": "1+ 5-"}}).winners() == [0]  # organised before all troops
    assert last({0: {"20": "1+ 1-"}, 1: {"22": "1+"}}).winners() == [0]
    rich = last({0: {"20": "1+ 1-"}, 1: {"22": "1+"}}, markers={1: [4]})
    assert rich.winners() == [0]  # troops before markers
    assert last(equal, markers={1: [1, 2], 0: [2]}).winners() == [1]  # the value, not the number
    assert last(equal, markers={1: [1, 1], 0: [4]}).winners() == [0]


def said(state: RoyaumesState) -> list[str]:
    spoken = words("en", state.game.folder)
    return [spoken.format(note.key, note.args) for note in state.sheet_notes() if note.key != "note-card"]


def test_the_sheet_tells_every_objective() -> None:
    state = last({0: spread(2), 1: spread(20, 21, 22)})
    notes = [note for note in state.sheet_notes() if note.key == "note-card"]
    spoken = words("en", state.game.folder)
    assert [spoken.format(note.key, note.args) for note in notes] == [
        f"Objective of Seat {seat}: {spoken.format(f'objective-{card + 1}', {})}."
        for seat, card in enumerate(state.objectives)
    ]


def test_the_sheet_says_how_a_tie_was_broken() -> None:
    assert said(last({0: spread(2), 1: spread(20, 21, 22, 1, 3, 9)}, [6, 1])) == [
        "Seat 0, Seat 1 have 6 points each. Commanderies decides: 6 for Seat 1, against 1."
    ]
    equal = {0: {"20": "1+"}, 1: {"22": "1+"}}
    assert said(last(equal)) == ["Seat 0, Seat 1 are equal in all that breaks a tie, and share the victory."]
    (organised,) = said(last({0: {"20": "2+"}, 1: {"22": "1+ 5-"}}))
    assert "Organised troops decides: 2 for Seat 0, against 1." in organised
    (markers,) = said(last(equal, markers={1: [1, 2], 0: [2]}))
    assert "Value of markers decides: 3 for Seat 1, against 2." in markers
    assert said(last({0: spread(2), 1: spread(20, 21, 22)})) == []


def test_the_sheet_says_that_an_objective_won() -> None:
    """Twelve commanderies of rank I against more points."""
    ones = spread(1, 3, 4, 5, 9, 10, 11, 13, 17, 19, 20, 21)
    state = position({0: ones, 1: spread(6)}, "authority", turn=3, progress=GROWING, objectives=[8, 7])
    assert said(state) == [
        "Seat 0 has met an objective at the end of a turn: that wins, whatever the points of the others."
    ]


@rule("royaumes.end.two_objectives")
def test_the_same_chain_for_two_objectives() -> None:
    ones = spread(1, 3, 4, 5, 9, 10, 11, 13, 17, 19, 20, 21)  # twelve I: 12 + 36
    twos = spread(6, 7, 8, 14, 16, 18, 24, 26, 27, 30, 31, 36)  # twelve II: 12 + 48
    state = position({0: ones, 1: twos}, "authority", turn=3, progress=GROWING, objectives=[8, 7])
    assert (state.scores(), state.winners()) == ([48, 60], [1])
    assert said(state) == [
        "Seat 0, Seat 1 have met their objectives at the end of a turn: points decide between them alone."
    ]
    ten = {place: twos[place] for place in list(twos)[:9]}  # nine II: 9 + 36
    state = position({0: {**ones}, 1: ten}, "authority", turn=3, progress=GROWING, objectives=[8, 7])
    assert state.winners() == [0]
    # 12 + 36 and 3 commanderies more on the other side: 12 + 36 too, so organised troops decide.
    even = {**ten, "2": "1+", "12": "1+", "15": "1+"}
    for strong in (0, 1):
        armies = {0: dict(ones), 1: dict(even)}
        place = next(iter(armies[strong]))
        armies[strong][place] = "2+"
        state = position(armies, "authority", turn=3, progress=GROWING, objectives=[8, 7])
        assert state.scores() == [48, 48]
        assert state.winners() == [strong]
