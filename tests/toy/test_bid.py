"""The bid: secret, then revealed; the highest starts."""

from typing import Any

import pytest
from tests.ledger import rule
from tests.toy.positions import TOY


@rule("toy.bid.secret")
def test_bids_come_in_any_order_and_are_revealed_together() -> None:
    state: Any = TOY.new(3, seed=1)
    assert state.waiting() == [0, 1, 2]
    state.play("bid 2", seat=1)
    assert state.waiting() == [0, 2]
    assert state.view(1)["position"]["bids"] == [False, 2, False]
    assert state.view(0)["position"]["bids"] == [-1, True, False]
    state.play("bid 0", seat=0)
    state.play("bid 1", seat=2)
    assert state.view(0)["position"]["bids"] == [0, 2, 1]


@rule("toy.bid.starts")
@pytest.mark.parametrize(("bids", "first"), [((0, 2, 1), 1), ((1, 1, 0), 0), ((0, 2, 2), 1)])
def test_the_highest_bid_starts(bids: tuple[int, int, int], first: int) -> None:
    state = TOY.new(3, seed=1)
    for bid in bids:
        state.play(f"bid {bid}")
    assert state.decision.seat == first
