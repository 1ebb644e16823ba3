"""Tools based on an observation's description: arrays, named views, spaces, features, tables, checks."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tianxia.kernel.observation import Observer, Part
from tianxia.kernel.state import State

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]
NUMBER = np.dtype("<i2")


def observe(look: Observer, state: State, seat: int) -> Numbers:
    """The observation of a seat, as a read-only array of `look.size` numbers."""
    return np.frombuffer(look.observation(state, seat), NUMBER)


def mask(look: Observer, state: State, seat: int) -> Mask:
    """1 for each action of the table that is legal for the seat now, as a read-only array."""
    return np.frombuffer(look.mask(state, seat), np.int8)


def views(look: Observer, row: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """The parts of an observation, or of a batch of observations, by name and in their shapes. Nothing is
    copied.
    """
    before = row.shape[:-1]
    return {
        part.name: row[..., part.begin : part.begin + part.size].reshape(*before, *part.shape)
        for part in look.parts
    }


def bounds(look: Observer) -> tuple[Numbers, Numbers]:
    """The lower and the upper bound of every number."""
    least, most = np.empty(look.size, np.int16), np.empty(look.size, np.int16)
    for part in look.parts:
        least[part.begin : part.begin + part.size] = part.least
        most[part.begin : part.begin + part.size] = part.most
    return least, most


def outside(look: Observer, row: NDArray[Any]) -> list[str]:
    """The names of the parts with a number that their description does not allow."""
    shown = views(look, row)
    return [
        part.name
        for part in look.parts
        if part.size and (shown[part.name].min() < part.least or shown[part.name].max() > part.most)
    ]


def space(look: Observer) -> Any:
    """The Gymnasium space of observation and mask."""
    from gymnasium import spaces

    least, most = bounds(look)
    return spaces.Dict(
        {
            "observation": spaces.Box(least, most, (look.size,), np.int16),
            "action_mask": spaces.Box(0, 1, (look.actions,), np.int8),
        }
    )


def table(look: Observer) -> str:
    """The description as a Markdown table."""
    lines = ["| numbers | name | shape | range | meaning |", "|--:|---|---|---|---|"]
    for part in look.parts:
        shape = " × ".join(map(str, part.shape))
        lines.append(f"| {part.begin} | `{part.name}` | {shape} | {part.least}–{part.most} | {part.means} |")
    return "\n".join(lines)


MOST_LABELS = 64  # parts with more labels are scaled like amounts by `Features`


class Features:
    """Turns observations into floats from 0 to 1 for a network: labels one-hot, amounts scaled.

    ```python
    features = Features(look)
    rows = features(observations)  # (tables, look.size) to (tables, features.size)
    ```
    """

    def __init__(self, look: Observer, scale: int = 30) -> None:
        """Amounts are divided by their range, or by `scale` if that is smaller, and limited to 1."""
        self.parts = look.parts
        one_hot = [part for part in look.parts if self.is_one_hot(part)]
        plain = [part for part in look.parts if not self.is_one_hot(part)]
        self.plain = np.concatenate([np.arange(p.begin, p.begin + p.size) for p in plain]).astype(np.int64)
        self.least = np.concatenate([np.full(p.size, p.least) for p in plain]).astype(np.float32)
        spans = [np.full(p.size, min(max(1, p.most - p.least), scale)) for p in plain]
        self.span = np.concatenate(spans).astype(np.float32)
        self.labels = np.concatenate([np.arange(p.begin, p.begin + p.size) for p in one_hot]).astype(np.int64)
        begins, at = [], len(self.plain)
        for part in one_hot:
            width = part.most - part.least + 1
            begins.append(at - part.least + width * np.arange(part.size))
            at += width * part.size
        self.begins = np.concatenate(begins).astype(np.int64)
        self.size = at

    @staticmethod
    def is_one_hot(part: Part) -> bool:
        """Is each number of the part a label with its own column for each value?"""
        return part.labels and part.most - part.least < MOST_LABELS

    def __call__(self, rows: NDArray[Any]) -> NDArray[np.float32]:
        """Features of a batch of observations."""
        found = np.zeros((len(rows), self.size), np.float32)
        np.clip((rows[:, self.plain] - self.least) / self.span, 0, 1, out=found[:, : len(self.plain)])
        found[np.arange(len(rows))[:, None], rows[:, self.labels] + self.begins] = 1
        return found
