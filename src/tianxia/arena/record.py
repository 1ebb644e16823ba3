"""Decisions of matches as Parquet: the observation, the legal actions, the action taken, the result.

`tianxia arena ... --record` writes one file for each match into `decisions/` of the run, so processes need no
lock; `load` reads them all.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from tianxia.arena.match import Tally
from tianxia.arena.run import RunError
from tianxia.kernel.decision import Decision
from tianxia.kernel.observation import observer, ranks, returns
from tianxia.kernel.state import State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

FOLDER = "decisions"


def arrow() -> tuple[Any, Any]:
    """Import PyArrow and its Parquet module; RunError says how to install them."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise RunError("recording needs PyArrow: pip install 'tianxia[research]'") from None
    return pyarrow, pyarrow.parquet


def dealt(state: State) -> dict[str, list[str]]:
    """The part of a new game's deal that may decide it: by name, a text for each seat.

    Numbers are written as they are, lists as JSON. The text of an automa is empty.
    """
    observation: Any = import_module(f"{type(state.game).__module__}.observation")
    found: dict[str, list[str]] = {}
    for seat in range(state.seats):
        if seat == state.automa:
            continue
        for name, value in observation.dealt(state, seat).items():
            text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
            found.setdefault(name, [""] * state.seats)[seat] = text
    return found


class Recorder(Tally):
    """A Tally that also keeps every decision with two or more legal actions."""

    def __init__(self, state: State, folder: Path, number: int) -> None:
        super().__init__(state)
        arrow()
        self.look = observer(state)
        self.folder = folder
        self.number = number
        self.columns: dict[str, list[Any]] = {"seat": [], "action": [], "observation": [], "mask": []}

    def before_action(
        self, state: State, seat: int, decision: Decision, legal: list[int], action: int
    ) -> None:
        """Store a decision that has a choice: seat, question, observation and mask."""
        super().before_action(state, seat, decision, legal, action)
        if len(legal) > 1:
            columns = self.columns
            columns["seat"].append(seat)
            columns["action"].append(action)
            columns["observation"].append(self.look.observation(state, seat))
            columns["mask"].append(self.look.mask(state, seat))

    def finish(self, state: State) -> None:
        """Write the file of this match, atomically."""
        pyarrow, parquet = arrow()
        values, places = returns(state), ranks(state)
        seats = self.columns["seat"]
        count = len(seats)
        table = pyarrow.table(
            {
                "match": pyarrow.array([self.number] * count, pyarrow.int32()),
                "step": pyarrow.array(range(count), pyarrow.int32()),
                "seat": pyarrow.array(seats, pyarrow.int8()),
                "action": pyarrow.array(self.columns["action"], pyarrow.int16()),
                "return": pyarrow.array([values[seat] for seat in seats], pyarrow.float32()),
                "rank": pyarrow.array([places[seat] for seat in seats], pyarrow.int8()),
                "observation": pyarrow.array(
                    self.columns["observation"], pyarrow.binary(len(self.look.blank))
                ),
                "mask": pyarrow.array(self.columns["mask"], pyarrow.binary(self.look.actions)),
            },
            metadata={"observation": self.look.version},
        )
        target = self.folder / FOLDER / f"{self.number:07}.parquet"
        target.parent.mkdir(parents=True, exist_ok=True)
        draft = target.with_suffix(".new")
        parquet.write_table(table, draft, compression="zstd")
        draft.replace(target)


class Decisions:
    """Recorded decisions as NumPy arrays of equal length.

    The arrays are `match`, `step`, `seat`, `action`, `returns`, `ranks`, `observations` (16-bit numbers)
    and `masks`. `version` is the version of the observation."""

    def __init__(self, table: Any, version: str) -> None:
        import numpy as np

        def plain(name: str) -> NDArray[Any]:
            found: NDArray[Any] = table[name].to_numpy()
            return found

        def rows(name: str, kind: Any) -> NDArray[Any]:
            joined = b"".join(table[name].to_pylist())
            return np.frombuffer(joined, kind).reshape(len(table), -1)

        self.version = version
        self.match, self.step = plain("match"), plain("step")
        self.seat, self.action = plain("seat"), plain("action")
        self.returns, self.ranks = plain("return"), plain("rank")
        self.observations: NDArray[np.int16] = rows("observation", "<i2")
        self.masks: NDArray[np.bool_] = rows("mask", np.bool_)

    def __len__(self) -> int:
        return len(self.action)


def load(folder: Path | str) -> Decisions:
    """All recorded decisions of a run, in the order of matches and steps.

    RunError if there are none, or if they were observed in different layouts.

    ```python
    decisions = load("run")
    decisions.observations[decisions.returns > 0]
    ```
    """
    pyarrow, parquet = arrow()
    files = sorted((Path(folder) / FOLDER).glob("*.parquet"))
    if not files:
        raise RunError(f"{folder}: holds no recorded decisions; play with --record")
    tables = [parquet.read_table(file) for file in files]
    versions = {table.schema.metadata[b"observation"].decode() for table in tables}
    if len(versions) > 1:
        raise RunError(f"{folder}: was recorded in different layouts: {', '.join(sorted(versions))}")
    plain = [table.replace_schema_metadata(None) for table in tables]
    return Decisions(pyarrow.concat_tables(plain), versions.pop())
