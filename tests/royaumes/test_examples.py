"""The worked examples of the rulebook, number for number."""

import pytest
from tests.ledger import rule
from tests.royaumes.positions import (
    army,
    asked,
    combat,
    generals,
    legal,
    level,
    play,
    position,
    progress,
    refusal,
    spread,
    stock,
)

from tianxia.games.royaumes.state import RoyaumesState

BLUE, RED = 0, 1
SIX = (25, 16, 26, 30, 20, 21)  # one III, three II, two I


@rule(
    "royaumes.command.base_two",
    "royaumes.command.major_four",
    "royaumes.command.minor_two",
    "royaumes.command.choose_denominations",
    "royaumes.command.exact_total",
    "royaumes.map.chu_yue_union",
    "royaumes.notion.control_kingdom",
)
def test_income_of_chu_and_yue() -> None:
    state = position({0: spread(28, 31, 32, 33, 35, 36), 1: {"2": "1+"}}, "command")
    assert state.decision.prompt(state).args["total"] == 8
    found = set()
    unfinished = [state]
    while unfinished:  # every way to choose markers
        here = unfinished.pop()
        for action in here.actions():
            other = here.copy()
            other.take(action)
            if other.decision.kind == "income-more":
                unfinished.append(other)
            else:
                found.add(tuple(stock(other, 0)))
    assert len(found) == 9
    assert all(sum(markers) == 8 for markers in found)
    assert stock(play(state, "four two one one"), 0) == [4, 2, 1, 1]


@rule("royaumes.recruit.one_troop_per_commandery")
@pytest.mark.parametrize("places", [SIX, (28, 31, 32, 33, 35, 36)])
def test_recruit_six(places: tuple[int, ...]) -> None:
    state = position({0: spread(*places), 1: {"2": "1+"}}, "place")
    assert state.recruits == 6


@rule(
    "royaumes.recruit.general_cost",
    "royaumes.recruit.general_from_reserve",
    "royaumes.setup.no_marker_no_general",
    "royaumes.place.general_only_on_start_three",
    "royaumes.place.general_face_down",
)
def test_a_general_on_turn_one() -> None:
    for income, price in (("two", "two"), ("one one", "one one")):
        state = position({0: {"25": "1+"}, 1: {"2": "1+"}}, "command")
        assert (stock(state, 0), generals(state, 0)) == ([], {1: "reserve", 2: "reserve", 4: "reserve"})
        play(state, income, "one one")
        assert asked(state) == ("recruit", 0)
        assert "general 4" not in legal(state)
        assert refusal(state, "general 4") == "royaumes.recruit.general_cost"
        play(state, f"general 2 {price}")
        assert stock(state, 0) == []
        assert generals(state, 0) == {1: "reserve", 2: "hand", 4: "reserve"}
        play(state, "done")  # the other seat buys nothing; both recruits have only one place each
        assert asked(state) == ("place-general", 0)
        play(state, "general 2")
        assert generals(state, 0)[2] == "25"
        assert state.see(1)["generals"] == {"25": [{"seat": 0, "count": 1, "moved": 0}]}


@rule(
    "royaumes.place.all_recruits",
    "royaumes.place.only_on_occupied",
    "royaumes.place.campfire_limit",
    "royaumes.place.zero_allowed",
    "royaumes.place.organised",
    "royaumes.place.slide_into_commandery",
)
def test_placement_of_six() -> None:
    state = position({0: spread(*SIX), 1: {"2": "1+"}}, "place")
    ends = set()
    level = [state]
    while level:
        after = []
        seen = set()
        for here in level:
            for action in here.actions():
                other = here.copy()
                other.take(action)
                where = tuple(army(other, str(place)) for place in SIX)
                if not other.recruits:
                    ends.add(where)
                elif where not in seen:
                    seen.add(where)
                    after.append(other)
        level = after
    assert len(ends) == 83
    play(state, "place 30", "place 30")
    assert refusal(state, "place 30") == "royaumes.place.campfire_limit"
    play(state, "place 26", "place 20")
    assert refusal(state, "place 20") == "royaumes.place.campfire_limit"
    assert refusal(state, "place 2") == "royaumes.place.only_on_occupied"
    play(state, "place 26")
    assert asked(state) == ("place", 0)  # five are not enough
    play(state, "place 21")
    found = {place: army(state, str(place)) for place in SIX}
    assert found == {25: (0, 1, 0), 16: (0, 1, 0), 30: (0, 3, 0), 26: (0, 3, 0), 20: (0, 2, 0), 21: (0, 2, 0)}
    assert state.decision.kind != "place"


@rule(
    "royaumes.move.spring_then_autumn",
    "royaumes.move.commandery_to_link",
    "royaumes.move.link_to_commandery",
    "royaumes.move.split_freely",
    "royaumes.move.river_payment",
    "royaumes.move.stay",
    "royaumes.map.links_from_examples",
)
@pytest.mark.parametrize("paid", [True, False])
def test_spring_and_autumn(paid: bool) -> None:
    state = position({BLUE: {"16": "3+"}, RED: {"21": "2+"}}, markers={RED: [1] if paid else []})
    play(state, "move 16 11-16 2+", "done")
    assert asked(state) == ("move", RED)
    play(state, f"move 21 16-21 1+{' one' if paid else ''}", "done")
    assert asked(state) == ("move", BLUE)  # autumn
    assert state.see(-1)["phase"] == "autumn"
    play(state, "move 11-16 11 1+", "move 11-16 16")
    assert army(state, "16") == (BLUE, 2, 0)
    assert army(state, "11") == (BLUE, 1, 0)
    assert army(state, "11-16") is None
    assert army(state, "16-21") == ((RED, 1, 0) if paid else (RED, 0, 1))
    assert army(state, "21") == (RED, 1, 0)
    assert stock(state, RED) == []
    assert state.attacker < 0  # no combat took place


SEVEN = (20, 21, 25, 26, 30, 34, 22)
NINE = (*SEVEN, 27, 31)
TEN = (*NINE, 16)


@rule(
    "royaumes.authority.progress_is_strict",
    "royaumes.authority.kept_on_progress",
    "royaumes.authority.progress_marker_moves",
    "royaumes.authority.zero_pays_nothing",
)
def test_authority_after_progress() -> None:
    state = position({RED: spread(*NINE), BLUE: {"2": "1+"}}, "authority", turn=4, progress={RED: 7, BLUE: 0})
    assert progress(state, RED) == 9
    assert level(state, RED) == 0
    assert asked(state)[0] == "income"  # nobody had to pay


@rule(
    "royaumes.authority.drops_one_step",
    "royaumes.authority.pay_markers",
    "royaumes.authority.pay_organised",
    "royaumes.authority.levels",
)
@pytest.mark.parametrize("price", ["one", "four", "organised 25"])
def test_authority_at_a_standstill(price: str) -> None:
    held = {"one": [1], "four": [4], "organised 25": []}[price]
    red = {**spread(*NINE), "25": "2+"}
    state = position(
        {BLUE: {"2": "1+"}, RED: red}, "authority", turn=5, progress={RED: 9, BLUE: 0}, markers={RED: held}
    )
    assert (level(state, RED), progress(state, RED)) == (-1, 9)
    assert asked(state) == ("restore", RED)
    play(state, price)
    assert stock(state, RED) == []
    assert army(state, "25") == (RED, 1 if price == "organised 25" else 2, 0)
    assert progress(state, RED) == 9
    assert asked(state)[0] == "income"


@rule(
    "royaumes.authority.never_rises",
    "royaumes.authority.pay_every_turn_below_zero",
    "royaumes.authority.kept_on_progress",
    "royaumes.authority.pay_disorganised",
)
@pytest.mark.parametrize("price", ["two", "organised 25", "disorganised 25 disorganised 25"])
def test_authority_after_progress_below_zero(price: str) -> None:
    red = {**spread(*TEN), "25": "2+ 2-"}
    state = position(
        {BLUE: {"2": "1+"}, RED: red},
        "authority",
        turn=6,
        progress={RED: 9, BLUE: 0},
        authority={RED: -1},
        markers={RED: [2]},
    )
    assert (level(state, RED), progress(state, RED)) == (-1, 10)
    assert asked(state) == ("restore", RED)
    play(state, price)
    assert asked(state)[0] == "income"
    assert level(state, RED) == -1


def manoeuvres(surplus: bool, extra: list[int]) -> RoyaumesState:
    """Blue attacks 22 from the link 22-27; both have bid, ten to seven."""
    state = position(
        {BLUE: {"22-27": "4+"}, RED: {"22": "3+ 2-"}},
        generals={BLUE: {1: "22-27"}, RED: {2: "22"}},
        markers={BLUE: [1, 2, 2, 4], RED: [1, 1, 2, 2, *extra]},
        surplus_bids=surplus,
    )
    play(state, "move 22-27 22 4+ general 1")
    assert asked(state) == ("bid", BLUE)
    play(state, "four two two one enough")
    if not surplus:
        assert refusal(state, "two two one one") == "royaumes.combat.bid_limit_enforced"
    return play(state, "two two one one enough" if surplus else "two two one enough")


@rule(
    "royaumes.combat.trigger",
    "royaumes.combat.roles",
    "royaumes.combat.bid_limit",
    "royaumes.combat.bid_limit_at_start",
    "royaumes.combat.surplus_ignored",
    "royaumes.combat.surplus_discarded",
    "royaumes.combat.manoeuvre_result",
    "royaumes.combat.manoeuvre_handicaps",
    "royaumes.combat.handicap_choice",
    "royaumes.combat.bids_discarded",
    "royaumes.general.revealed_in_combat",
)
@pytest.mark.parametrize("surplus", [True, False])
def test_manoeuvres_ten_to_seven(surplus: bool) -> None:
    state = manoeuvres(surplus, [])
    assert asked(state) == ("handicap", RED)
    assert state.decision.args() == [3]
    seen = combat(state)
    assert seen is not None
    assert (seen["attacker"]["seat"], seen["defender"]["seat"]) == (BLUE, RED)
    assert (seen["attacker"]["powers"], seen["defender"]["powers"]) == ([1], [2])
    assert seen["defender"]["bid"] == ([2, 2, 1, 1] if surplus else [2, 2, 1])
    assert (stock(state, BLUE), stock(state, RED)) == ([], [] if surplus else [1])
    play(state, "keep 2")
    assert army(state, "22") == (RED, 2, 1)
    seen = combat(state)
    assert seen is not None
    assert (seen["attacker"]["organised"], seen["attacker"]["disorganised"]) == (4, 0)
    assert asked(state) == ("attacker-decides", BLUE)


@rule(
    "royaumes.clash.attacker_decides_first",
    "royaumes.clash.both_accept",
    "royaumes.clash.strength",
    "royaumes.clash.higher_wins",
    "royaumes.clash.winner_handicaps",
    "royaumes.combat.handicap_same_troop_twice",
    "royaumes.clash.winner_keeps_difference",
    "royaumes.combat.generals_die_with_army",
    "royaumes.general.killed_returns_to_reserve",
    "royaumes.clash.winner_stays",
)
def test_clash_eight_to_five() -> None:
    state = play(manoeuvres(False, []), "keep 2")
    assert asked(state) == ("attacker-decides", BLUE)
    play(state, "fight")
    assert asked(state) == ("defender-decides", RED)
    prompt = state.decision.prompt(state).args
    assert (prompt["strength"], prompt["enemy"]) == (5, 8)
    play(state, "fight")
    assert asked(state) == ("handicap", BLUE)
    assert state.decision.args() == [5]
    assert legal(state) == ["keep 0", "keep 1"]
    other = play(state.copy(), "keep 0")
    assert army(other, "22") == (BLUE, 0, 3)
    play(state, "keep 1")
    assert army(state, "22") == (BLUE, 1, 1)
    assert generals(state, BLUE)[1] == "22"
    assert generals(state, RED)[2] == "reserve"


@rule(
    "royaumes.retreat.refuser_must_leave",
    "royaumes.retreat.defender_adjacent",
    "royaumes.retreat.not_to_attacker_origin",
    "royaumes.retreat.whole_army_together",
    "royaumes.clash.winner_stays",
    "royaumes.map.commandery_22_has_four_links",
)
def test_retreat_over_a_plain_link() -> None:
    state = play(manoeuvres(False, []), "keep 2", "fight", "withdraw")
    assert legal(state) == ["16-22", "17-22", "22-26"]
    assert refusal(state, "22-27") == "royaumes.retreat.not_to_attacker_origin"
    before = stock(state, RED)
    play(state, "22-26")
    assert army(state, "22-26") == (RED, 2, 1)
    assert generals(state, RED)[2] == "22-26"
    assert army(state, "22") == (BLUE, 4, 0)
    assert generals(state, BLUE)[1] == "22"
    assert stock(state, RED) == before


@rule(
    "royaumes.retreat.river_applies",
    "royaumes.move.river_forced_entry_removes",
    "royaumes.move.river_payment",
    "royaumes.retreat.paid_from_remaining_stock",
    "royaumes.retreat.river_payment_optional",
)
@pytest.mark.parametrize("link", ["16-22", "17-22"])
def test_retreat_over_a_river(link: str) -> None:
    state = manoeuvres(True, [2])
    play(state, "keep 2", "fight")
    assert stock(state, RED) == [2]
    unpaid = play(state.copy(), f"withdraw {link} enough")
    assert army(unpaid, link) == (RED, 0, 2)
    assert generals(unpaid, RED)[2] == link
    play(state, f"withdraw {link} two")
    assert army(state, link) == (RED, 2, 0)
    assert generals(state, RED)[2] == link
    assert stock(state, RED) == []
