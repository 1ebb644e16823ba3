"""Position text: what cannot exist is refused, with every reason."""

import json
from typing import Any

import pytest

import tianxia
from tianxia.kernel.errors import BadPosition
from tianxia.kernel.rng import stream


def midgame(title: str = "huang", decisions: int = 40) -> Any:
    state = tianxia.game(title).new(seats=2, seed=1)
    rng = stream(1, "players")
    for _ in range(decisions):
        actions = state.actions()
        state.take(actions[rng.below(len(actions))])
    return json.loads(state.to_json())


@pytest.mark.parametrize("title", tianxia.titles())
def test_in_and_out(title: str) -> None:
    text = json.dumps(midgame(title, 8), ensure_ascii=False, separators=(",", ":"))
    assert tianxia.game(title).from_json(text).to_json() == text


def reasons(data: Any) -> list[str]:
    with pytest.raises(BadPosition) as caught:
        tianxia.game("huang").from_json(data)
    return caught.value.problems


def test_what_is_not_a_position() -> None:
    assert reasons("{") == [
        "not JSON: Expecting property name enclosed in double quotes: line 1 column 2 (char 1)"
    ]
    assert reasons("[]") == ["not a JSON object"]
    assert len(reasons("{}")) == 12


def test_every_reason_is_given() -> None:
    data = midgame()
    data |= {"game": "go", "rules": 99, "rng": [1], "extra": 1}
    assert reasons(data) == ["extra: unknown"]
    del data["extra"]
    found = reasons(data)
    assert [problem.split(":")[0] for problem in found] == ["game", "rules", "rng"]


def test_types_are_checked_field_by_field() -> None:
    data = midgame() | {"seats": "two", "over": 3}
    assert [problem.split(":")[0] for problem in reasons(data)] == ["seats", "over"]


def test_a_stack_that_cannot_be() -> None:
    data = midgame()
    data["stack"] = [["fly", 0], ["x"]]
    found = reasons(data)
    assert "stack: huang has no step 'fly'" in found
    assert any("is not a kind, a seat and numbers" in problem for problem in found)
    assert "stack: empty exactly when the game is over" in reasons(midgame() | {"stack": []})


def test_other_components_are_refused() -> None:
    assert reasons(midgame() | {"data": "sha256:0"}) == ["data: saved with other components than these"]
