"""Set-up: the deal."""

import pytest
from tests.ledger import rule
from tests.toy.positions import TOY


@pytest.mark.parametrize(
    ("generous", "cards"),
    [
        pytest.param(False, 3, marks=rule("toy.setup.deal")),
        pytest.param(True, 4, marks=rule("toy.setup.generous")),
    ],
)
def test_everybody_gets_cards(generous: bool, cards: int) -> None:
    view = TOY.new(3, {"generous": generous}, seed=4).view(0)["position"]
    assert isinstance(view, dict)
    assert len(view["hands"][0]) == cards
    assert view["hands"][1:] == [cards, cards]
    assert view["deck"] == 12 - 3 * cards
