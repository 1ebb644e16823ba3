"""Every title declares which answers give something up and which are rarely chosen."""

from __future__ import annotations

import pytest
from tests.royaumes.positions import position
from tests.terracotta.positions import Table

import tianxia
from tianxia.games.terracotta.decisions.priority import SoloResource
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State
from tianxia.table.offer import offer

# Roles by the words of the answer. All other answers are "usual" in every question of the title.
SPECIAL = {
    "huang": {
        "pass": "declines",
        "take nothing": "declines",
        "no pagoda": "declines",
        "stop": "ends",
        "commit nothing": "declines",
        "collect nothing": "declines",
        "riot": "rare",
        "riot leader": "rare",
        "replace": "rare",
        "withdraw": "rare",
    },
    "terracotta": {
        "coin": "declines",
        "clay": "declines",
        "keep": "declines",
        "turn central": "rare",
        "turn middle": "rare",
    },
    "zhanguo": {"pass": "ends", "nothing": "declines"},
    "royaumes": {"done": "ends", "withdraw": "declines"},
}
FIRST_WORDS = {"after-action": {"move": "rare"}}  # by kind of question: moving is rarely wanted
PAYMENTS = ("restore", "payment", "pay-general", "bid")  # in Royaumes the role depends on the amount paid


def roles(state: State) -> dict[str, str]:
    """The role of each answer to the present question, by its words."""
    decision = state.decision
    words = [state.game.notation(decision, action) for action in state.actions()]
    return dict(zip(words, [decision.role(state, action) for action in state.actions()], strict=True))


@pytest.mark.parametrize("title", sorted(SPECIAL))
def test_answers_have_their_roles_through_a_game(title: str) -> None:
    state, rng = tianxia.game(title).new(3, seed=1), stream(1, "roles")
    seen = set()
    for _ in range(400):
        if state.over:
            break
        if not any(kind in state.decision.kind for kind in PAYMENTS):
            for words, role in roles(state).items():
                usual = FIRST_WORDS.get(state.decision.kind, {}).get(words.split()[0], "usual")
                assert role == SPECIAL[title].get(words, usual), (state.decision.kind, words)
                seen.add(role)
        actions = state.actions()
        state.take(actions[rng.below(len(actions))])
    assert len({"declines", "ends"} & seen) > 0 < len({"usual"} & seen)


def test_the_offer_carries_the_roles() -> None:
    state = tianxia.game("huang").new(2, seed=1)
    offered = offer(state, state.decision.seat)
    assert offered is not None
    found = {choice.move: choice.role for choice in offered.choices()}
    assert (found["pass"], found["replace"]) == ("declines", "rare")
    assert {role for words, role in found.items() if words.startswith("tile")} == {"usual"}


def test_the_resource_that_goes_with_priority_is_not_given_up() -> None:
    """The words are the same as for giving up an action, but the question is another one."""
    state = Table(1).has(0).act("central", 0)
    assert roles(state)["coin"] == "declines"
    assert SoloResource(0).role(state, state.game.notations.index("coin")) == "usual"


def test_paying_more_than_a_general_costs_is_rare_and_stopping_usual() -> None:
    state = position({0: {"22": "3+"}, 1: {"1": "3+"}}, "recruit", markers={0: [4, 2, 1, 1]})
    state.play("general 1")
    assert state.decision.kind == "pay-general"
    assert roles(state) == {"four": "rare", "two": "rare", "one": "usual"}, "the exact payment comes first"
    state.play("one")
    assert roles(state) == {"one": "rare", "enough": "usual"}, "what is paid too much is lost"


def test_an_empty_hand_declines_and_a_hand_with_markers_does_not() -> None:
    state = position({0: {"22-27": "4+"}, 1: {"22": "3+"}}, markers={0: [4, 2, 1], 1: [4, 2, 1]})
    state.play("move 22-27 22 4+")
    assert state.decision.kind == "bid"
    assert roles(state)["enough"] == "declines"
    seat = state.decision.seat
    state.play("four", seat)
    assert (state.decision.seat, state.decision.kind) == (seat, "bid-more")
    assert set(roles(state).values()) == {"usual"}
