"""Many tables in one call, into arrays that are allocated once.

```python
from tianxia.research.vector import Tables

tables = Tables("royaumes", count=256, seats=2, seed=7)
while training:
    tables.step(policy(tables.observations, tables.masks))
    tables.seats    # whose decision each row is
    tables.ended    # tables whose game ended with this step; each begins a new one at once
    tables.returns  # of the games that ended, by table and seat; 0 elsewhere
```

A row is always the view of the seat that is asked, so one policy plays all seats. Gymnasium's `VectorEnv` has
one reward for each row and could not say whose it is; that is why this is no `VectorEnv`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

import tianxia
from tianxia.kernel.observation import Batch
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State
from tianxia.research.spaces import NUMBER


class Tables:
    """`count` tables of a title. Each step overwrites every array, so copy what you want to keep."""

    def __init__(
        self,
        title: str,
        count: int = 256,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
    ) -> None:
        self.game = tianxia.game(title)
        self.count = count
        chosen = self.game.options(options)

        def new(number: int) -> State:
            draw = stream(seed, f"table game {number}")
            return self.game.new(seats, chosen, int(draw.next32() << 31 | draw.next32() >> 1))

        self.batch = Batch(new, count)
        self.look = self.batch.observer
        self.observations: NDArray[np.int16] = np.zeros((count, self.look.size), np.int16)
        self.masks: NDArray[np.bool_] = np.zeros((count, self.look.actions), np.bool_)
        self.rows = np.arange(count) * self.look.actions  # the index at which each row of the masks begins
        self.seats: NDArray[np.int64] = np.zeros(count, np.int64)
        self.ended: NDArray[np.bool_] = np.zeros(count, np.bool_)
        self.returns: NDArray[np.float32] = np.zeros((count, self.look.seats), np.float32)
        self.read()

    def read(self) -> None:
        """Copy the batch's buffers into the arrays."""
        batch = self.batch
        shape = self.observations.shape
        self.observations[:] = np.frombuffer(batch.observations.getvalue(), NUMBER).reshape(shape)
        self.masks[:] = np.frombuffer(batch.masks.getvalue(), np.bool_).reshape(self.masks.shape)
        self.seats[:] = batch.to_act
        self.ended[:] = False
        self.returns[:] = 0
        if batch.ended:
            self.ended[batch.ended] = True
            self.returns[batch.ended] = batch.results

    def step(self, actions: Any) -> None:
        """Take one action at each table. BadArgument, before anything is changed, if an action is not
        legal."""
        self.batch.step(np.asarray(actions).tolist())
        self.read()

    def sample(self, draw: np.random.Generator) -> NDArray[np.int64]:
        """A random legal action for each table."""
        legal = np.flatnonzero(self.masks)  # row after row
        begins = legal.searchsorted(self.rows)
        counts = np.diff(begins, append=len(legal))
        found: NDArray[np.int64] = legal[begins + (draw.random(self.count) * counts).astype(np.int64)]
        found -= self.rows
        return found
