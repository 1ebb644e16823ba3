"""What is hidden and what is open."""

import json
from collections import Counter

import pytest
from tests.huang.positions import hand, pass_turn, player, position, saved
from tests.ledger import rule

from tianxia.games.huang.state import HuangState
from tianxia.kernel.event import Event, seat_arg
from tianxia.kernel.rng import stream


def bytes_of(state: HuangState, seat: int) -> str:
    return json.dumps(state.view(seat), sort_keys=True)


def seen_by(events: list[Event], seat: int) -> list[tuple[str, dict[str, object]]]:
    """The events a seat is told of."""
    return [(event.key, event.args) for event in events if event.visible_to(seat)]


@rule("huang.hidden.hand")
def test_a_hand_is_its_owners_secret() -> None:
    one = position(hands={0: "yrb", 1: "rrr"})
    other = position(hands={0: "yrb", 1: "ggw"})
    assert bytes_of(one, 0) == bytes_of(other, 0)
    assert bytes_of(one, -1) == bytes_of(other, -1)
    assert player(one, 1, 1)["hand"] == {"yellow": 0, "red": 3, "blue": 0, "green": 0, "white": 0}
    assert player(one, 1, 0)["hand"] is None
    assert player(one, 1, 0)["tiles"] == 3  # the number of tiles is public


@rule("huang.hidden.hand")
def test_drawn_tiles_are_told_to_their_owner_only() -> None:
    state = position(hands={0: "r", 1: "yrbgww", 2: "yrbgww"})
    events = state.listen()
    pass_turn(state)
    assert [key for key, _ in seen_by(events, 0) if "draw" in key] == ["event-draw-own"]
    for seat in (1, 2, -1):
        told = [(key, args) for key, args in seen_by(events, seat) if "draw" in key]
        assert told == [("event-draw", {"seat": seat_arg(0), "count": 5})]


@rule("huang.hidden.victory_points")
def test_points_are_their_owners_secret_until_the_end() -> None:
    rich = position(seats=2, points={1: {"red": 9}}, bag="")
    poor = position(seats=2, points={1: {"blue": 1}}, bag="")
    assert bytes_of(rich, 0) == bytes_of(poor, 0)
    assert bytes_of(rich, -1) == bytes_of(poor, -1)
    assert bytes_of(rich, 1) != bytes_of(poor, 1)
    assert player(rich, 1, 0)["points"] is None
    assert (rich.view(0)["winners"], rich.view(0)["sheet"]) == ([], [])
    pass_turn(rich)
    assert rich.over
    assert player(rich, 1, 0)["points"]["red"] == 9
    assert player(rich, 1, -1)["points"]["red"] == 9


@rule("huang.hidden.bag")
def test_nobody_knows_what_comes_out_of_the_bag() -> None:
    one = position(hands={0: "yrb"}, bag="r" * 10)
    other = position(hands={0: "yrb"}, bag="b" * 10)
    for seat in (-1, 0, 1, 2):
        assert bytes_of(one, seat) == bytes_of(other, seat)
    state = position(hands={0: "yrb", 1: "yrbgww", 2: "yrbgww"})
    drawn = {hand(pass_turn(state.deal_anew(0, stream(seed))), 0) for seed in range(10)}
    assert len(drawn) > 3  # each redeal for this seat gives other tiles


@rule("huang.hidden.discards")
def test_discards_are_never_looked_at() -> None:
    # Both positions have the same unseen tiles; nobody sees which of them were discarded.
    one = position(hands={0: "y"}, bag="rrrrrrbbbbbb")
    other = position(hands={0: "y"}, bag="ggggggwwwwww")
    assert saved(one)["discarded"] != saved(other)["discarded"]
    for seat in (-1, 0, 1, 2):
        assert bytes_of(one, seat) == bytes_of(other, seat)


@rule("huang.hidden.replaced_tiles")
@pytest.mark.parametrize("seat", [-1, 1, 2])
def test_others_see_how_many_tiles_are_replaced(seat: int) -> None:
    red = position(hands={0: "rrgg", 1: "y", 2: "y"}, bag="b" * 10)
    green = position(hands={0: "rrgg", 1: "y", 2: "y"}, bag="b" * 10)
    red_events, green_events = red.listen(), green.listen()
    red.play("replace red red done")
    green.play("replace green green done")
    assert hand(red, 0) != hand(green, 0)
    assert bytes_of(red, seat) == bytes_of(green, seat)
    watching = max(seat, 1)
    assert seen_by(red_events, watching) == seen_by(green_events, watching)
    assert ("event-replace", {"seat": seat_arg(0), "count": 2}) in seen_by(red_events, watching)


@rule("huang.hidden.replaced_tiles")
def test_being_asked_on_does_not_tell_which_tiles_were_put_aside() -> None:
    yellow = position(hands={0: "yyw"})
    white = position(hands={0: "yyw"})
    yellow.play("replace yellow")
    white.play("replace white")  # nothing can follow the last colour, but the others must not learn this
    assert bytes_of(yellow, 1) == bytes_of(white, 1)


@rule("huang.hidden.open_information")
def test_what_lies_on_the_table_is_open() -> None:
    state = position(
        tiles={"h6": "red", "i6": "red", "i7": "red"},
        leaders={(0, "red"): "h4", (1, "blue"): "l8"},
        pagodas=["h6 up"],
        market="yrb.gw",
    )
    for seat in (-1, 0, 1, 2):
        table = state.see(seat)
        hexes = table["hexes"]
        assert isinstance(hexes, dict)
        assert hexes["h6"] == {"tile": "red"}
        assert hexes["h4"] == {"leader": "red", "seat": 0}
        assert Counter(next(iter(piece)) for piece in hexes.values()) == {"tile": 10, "leader": 2}
        assert table["market"] == ["yellow", "red", "blue", None, "green", "white"]
        assert table["supply"] == {"yellow": 2, "red": 1, "blue": 2, "green": 2, "white": 1, "palace": 0}
        off_board = [colour for colour, hex in player(state, 0, seat)["leaders"].items() if hex is None]
        assert off_board == ["yellow", "blue", "green", "white"]
