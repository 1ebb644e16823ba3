"""The rewards of the three tableaux."""

from tests.ledger import rule
from tests.zhanguo.positions import GAME

from tianxia.games.zhanguo.tables import ASPECTS


@rule("zhanguo.tableau.side_numbering")
def test_the_two_sides_have_our_numbers() -> None:
    assert [ASPECTS[a] for a in GAME.new(3, {"tableau": "side_1"}).layout.aspects] == [
        "laws",
        "writing",
        "currency",
    ]
    assert [ASPECTS[a] for a in GAME.new(3, {"tableau": "side_2"}).layout.aspects] == [
        "currency",
        "laws",
        "writing",
    ]
