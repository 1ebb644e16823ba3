"""Combat: bids, results, handicaps."""

import json

import pytest
from tests.ledger import rule
from tests.royaumes.positions import (
    army,
    asked,
    combat,
    generals,
    legal,
    play,
    player,
    position,
    refusal,
    stock,
)

from tianxia.games.royaumes.decisions.combat import counted, kept_range
from tianxia.games.royaumes.state import RoyaumesState


def fight(
    attack: str = "3+",
    defence: str = "3+",
    bids: tuple[list[int], list[int]] = ([], []),
    powers: tuple[list[int], list[int]] = ([], []),
    surplus: bool = False,
) -> RoyaumesState:
    """Seat 0 attacks seat 1 in 22 with all it has; the hands are still open."""
    state = position(
        {0: {"22-27": attack, "12": "1+"}, 1: {"22": defence, "2": "1+"}},
        generals={0: dict.fromkeys(powers[0], "22-27"), 1: dict.fromkeys(powers[1], "22")},
        markers={0: bids[0], 1: bids[1]},
        surplus_bids=surplus,
    )
    words = attack.split() if len(attack.split()) > 1 or int(attack[:-1]) > 1 or powers[0] else []
    named = ["general " + "+".join(map(str, powers[0]))] if powers[0] else []
    state.play(" ".join(["move 22-27 22", *words, *named]))
    return state


def closed(state: RoyaumesState, first: str = "enough", second: str = "enough") -> RoyaumesState:
    """Both sides bid."""
    return play(state, first, second)


@rule("royaumes.combat.trigger")
@pytest.mark.parametrize(("origin", "to"), [("22-27", "22"), ("22", "22-27")])
def test_an_army_that_meets_an_army_fights(origin: str, to: str) -> None:
    state = position({0: {origin: "1-" if to == "22" else "1+"}, 1: {to: "1-"}})
    play(state, f"move {origin} {to}")
    assert (state.attacker, state.map.names[state.field]) == (0, to)
    alone = position({0: {origin: "1+"}, 1: {"2": "1+"}})
    play(alone, f"move {origin} {to}")
    assert alone.attacker < 0


@rule("royaumes.combat.roles")
def test_who_moved_attacks() -> None:
    state = position({0: {"22": "2+"}, 1: {"22-27": "2+"}}, active=1)
    play(state, "move 22-27 22 2+")
    seen = combat(state)
    assert seen is not None
    assert (seen["attacker"]["seat"], seen["defender"]["seat"]) == (1, 0)


@rule("royaumes.combat.two_stages")
def test_manoeuvres_then_the_clash() -> None:
    state = fight("3+", "2+ 1-", bids=([1], []))
    assert asked(state) == ("bid", 0)
    closed(state, "one enough")
    assert asked(state) == ("handicap", 1)
    play(state, "keep 2")
    assert asked(state) == ("attacker-decides", 0)
    play(state, "fight", "fight")
    assert asked(state) == ("handicap", 0)  # a question of the clash, 6 to 4
    play(state, "keep 0")
    assert state.attacker < 0


@rule("royaumes.combat.groups_fight_in_turn")
def test_groups_from_one_origin_fight_one_after_the_other() -> None:
    state = position({0: {"22-27": "4+"}, 1: {"22": "1+"}})
    play(state, "move 22-27 22 1+", "enough", "enough", "fight", "fight")
    assert army(state, "22") is None  # one against one
    play(state, "move 22-27 22 3+")
    assert army(state, "22") == (0, 3, 0)


@rule("royaumes.combat.bid_secret", "royaumes.combat.bid_commit_first")
def test_bids_are_made_in_secret_in_any_order() -> None:
    state = fight(bids=([4, 2], [2, 1]))
    assert sorted(state.waiting()) == [0, 1]
    before = {seat: json.dumps(state.view(seat)["position"]) for seat in (-1, 0, 1)}
    state.play("two enough", seat=1)
    assert state.waiting() == [0]
    for seat in (-1, 0):  # neither the rival nor a spectator sees any of it
        assert json.dumps(state.view(seat)["position"]) == before[seat]
    assert player(state, 1, viewer=1)["chosen"] == {"4": 0, "2": 1, "1": 0}
    events = state.listen()
    state.play("four enough", seat=0)
    assert [event.args["markers"] for event in events if event.key == "event-bid"] == [[4], [2]]
    other = fight(bids=([4, 2], [2, 1]))
    other.play("four enough", seat=0)
    other.play("two enough", seat=1)
    assert other.save() == state.save()  # the order in which seats commit does not matter


@rule("royaumes.combat.bid_secret")
def test_a_hand_still_open_hides_nobody_elses_bid() -> None:
    state = fight(bids=([4, 2], [2, 1]))
    state.play("four", seat=0)  # and perhaps more
    assert sorted(state.waiting()) == [0, 1]
    state.play("two", seat=1)
    assert sorted(state.waiting()) == [0, 1]
    state.play("enough", seat=0)
    assert state.waiting() == [1]
    events = state.listen()
    state.play("one enough", seat=1)
    assert [event.args["markers"] for event in events if event.key == "event-bid"] == [[4], [2, 1]]


@rule("royaumes.combat.bid_may_be_empty")
def test_a_bid_may_be_empty() -> None:
    state = closed(fight(bids=([4], [4])))
    assert (stock(state, 0), stock(state, 1)) == ([4], [4])
    assert asked(state) == ("attacker-decides", 0)


@rule("royaumes.combat.bid_no_hint")
def test_an_empty_purse_is_asked_like_a_full_one() -> None:
    full, empty = fight(bids=([1], [4, 4])), fight(bids=([1], []))
    assert full.waiting() == empty.waiting() == [0, 1]
    mine = [state.view(0) for state in (full, empty)]
    assert mine[0] == mine[1]
    assert legal(play(empty, "one enough")) == ["enough"]
    play(full, "one enough")
    assert full.view(0) == empty.view(0)


@rule("royaumes.combat.bid_limit", "royaumes.combat.bid_limit_enforced", "royaumes.combat.bid_limit_at_start")
def test_no_more_markers_than_organised_troops() -> None:
    state = fight("2+ 3-", bids=([4, 4, 4], []))
    assert refusal(state, "four four four") == "royaumes.combat.bid_limit_enforced"
    play(state, "four four enough")  # two organised troops, whatever the value
    assert state.waiting() == [1]
    lost = fight("2+", "2+", bids=([4, 4], [2, 2]))
    closed(lost, "four enough", "two two enough")  # both bids count in full, although handicaps follow
    assert lost.attacker >= 0


@rule("royaumes.combat.surplus_ignored", "royaumes.combat.surplus_discarded")
def test_surplus_markers_do_not_count_but_are_lost() -> None:
    assert counted([1, 1, 2], 2) == 6
    assert counted([0, 0, 3], 0) == 0
    state = fight("1+", "1+", bids=([4, 2, 1], [1]), surplus=True)
    closed(state, "four two one enough", "one enough")
    assert stock(state, 0) == []
    assert army(state, "22") == (0, 1, 0)  # 4 against 1: more than the defender can bear
    none = fight("1-", "1+", bids=([4], []), surplus=True)
    assert asked(none) == ("bid", 0)  # asked although it has no organised troop
    closed(none, "four enough", "enough")
    assert stock(none, 0) == []
    assert asked(none) == ("attacker-decides", 0)  # nothing counted


@rule("royaumes.combat.manoeuvre_result")
@pytest.mark.parametrize(
    ("bids", "powers", "words", "handicaps"),
    [
        (([4, 1], []), ([], []), "four one enough", 5),
        (([], []), ([4], []), "enough", 4),
        (([], []), ([1, 2], []), "enough", 2),  # only the strongest counts
        (([2], []), ([1, 4], [2]), "two enough", 4),
        (([1], []), ([], [1]), "one enough", 0),
    ],
)
def test_markers_and_the_best_general(
    bids: tuple[list[int], list[int]], powers: tuple[list[int], list[int]], words: str, handicaps: int
) -> None:
    state = closed(fight("3+", "9+", bids, powers), words)
    if handicaps:
        assert asked(state) == ("handicap", 1)
        assert state.decision.args() == [handicaps]
    else:
        assert asked(state) == ("attacker-decides", 0)


@rule("royaumes.combat.manoeuvre_handicaps")
def test_the_lower_side_takes_the_difference() -> None:
    state = closed(fight("5+", "5+", ([1], [4])), "one enough", "four enough")
    assert asked(state) == ("handicap", 0)
    assert state.decision.args() == [3]
    play(state, "keep 2")
    seen = combat(state)
    assert seen is not None
    assert (seen["attacker"]["organised"], seen["attacker"]["disorganised"]) == (2, 3)
    assert army(state, "22") == (1, 5, 0)


@rule("royaumes.combat.manoeuvre_tie")
def test_equal_results_hurt_nobody() -> None:
    state = closed(fight("2+", "2+", ([2], [1]), ([], [1])), "two enough", "one enough")
    assert asked(state) == ("attacker-decides", 0)
    seen = combat(state)
    assert seen is not None
    assert (seen["attacker"]["organised"], seen["defender"]["organised"]) == (2, 2)
    assert (stock(state, 0), stock(state, 1)) == ([], [])


@rule("royaumes.combat.handicap_choice", "royaumes.combat.handicap_same_troop_twice")
def test_the_owner_chooses_its_losses() -> None:
    state = closed(fight("3+", "2+ 1-", ([2], [])), "two enough")
    assert asked(state) == ("handicap", 1)
    assert legal(state) == ["keep 0", "keep 1"]
    assert army(play(state.copy(), "keep 0"), "22") == (1, 0, 3)  # both disorganised
    assert army(play(state.copy(), "keep 1"), "22") == (1, 1, 1)  # one of each, or one troop twice
    assert refusal(state, "keep 2") == "royaumes.combat.manoeuvre_handicaps"


def test_every_way_to_bear_handicaps() -> None:
    """Compared with applying the handicaps one by one."""
    for organised in range(6):
        for disorganised in range(6):
            for count in range(1, 2 * organised + disorganised):
                ways = {(organised, disorganised)}
                for _ in range(count):
                    ways = {(o - 1, d + 1) for o, d in ways if o} | {(o, d - 1) for o, d in ways if d}
                least, most = kept_range(organised, disorganised, count)
                assert sorted(o for o, _ in ways) == list(range(least, most + 1))


@rule("royaumes.combat.handicap_excess_ignored", "royaumes.combat.destroyed_by_manoeuvres")
def test_an_army_destroyed_by_manoeuvres() -> None:
    state = closed(fight("3+", "1+", ([4, 4], []), ([], [1])), "four four enough")
    assert army(state, "22") == (0, 3, 0)  # no clash, no loss
    assert asked(state)[0] == "move"
    assert generals(state, 1)[1] == "reserve"
    repelled = closed(fight("1+", "3+", ([], [4]), ([2], [])), "enough", "four enough")
    assert army(repelled, "22") == (1, 3, 0)
    assert generals(repelled, 0)[2] == "reserve"


@rule("royaumes.combat.bids_discarded")
@pytest.mark.parametrize(("first", "second"), [("four", "one"), ("one", "four"), ("two", "two")])
def test_all_bids_are_discarded(first: str, second: str) -> None:
    state = fight("9+", "9+", ([4, 2, 1], [4, 2, 1]))
    closed(state, f"{first} enough", f"{second} enough")
    worth = {"four": 4, "two": 2, "one": 1}
    assert sum(stock(state, 0)) == 7 - worth[first]
    assert sum(stock(state, 1)) == 7 - worth[second]


@rule("royaumes.combat.generals_die_with_army")
def test_all_generals_die_with_their_army() -> None:
    state = play(fight("3+", "1-", ([4], []), ([], [1, 2])), "four enough")
    assert generals(state, 1) == {1: "reserve", 2: "reserve", 4: "reserve"}
