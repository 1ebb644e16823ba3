"""A patch applied to the old view gives exactly the new view, and is small."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tianxia.table.patch import apply, difference

values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 2) | st.sampled_from(["", "a", "0"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["a", "b", "0"]), inner),
    max_leaves=12,
)


@given(values, values)
def test_a_patch_leads_from_the_one_to_the_other(before: Any, after: Any) -> None:
    patch = msgspec.json.decode(msgspec.json.encode(difference(before, after)))
    kept = msgspec.json.encode(before)
    led = apply(before, patch)
    assert msgspec.json.encode(led, order="sorted") == msgspec.json.encode(after, order="sorted")
    assert msgspec.json.encode(before) == kept


@pytest.mark.parametrize(
    ("before", "after", "patch"),
    [
        ({"a": [1, 2, 3], "b": "x"}, {"a": [1, 5, 3], "b": "x"}, {"a": {"1": [5]}}),
        ({"a": [1, 2]}, {"a": [1]}, {"a": [[1]]}),
        ({"a": 1, "b": 2}, {"b": 2, "c": None}, {"a": 0, "c": [None]}),
        ([True], [1], {"0": [1]}),  # a revealed bid
        ({"a": {}}, {"a": {}}, {}),
    ],
)
def test_a_patch_says_only_what_changed(before: Any, after: Any, patch: Any) -> None:
    assert difference(before, after) == patch
