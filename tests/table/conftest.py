"""Lift the limit on undos for long logs and random walks; the limit has its own tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tianxia.table import undo


@pytest.fixture(scope="module", autouse=True)
def undo_without_end() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(undo, "OFTEN", 10_000)
        patch.setattr(undo, "OFTEN_FROM_OTHERS", 10_000)
        yield
