"""Game: the frozen facts of one title, and the ways in and out of its positions."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from tianxia.kernel.components import Pack, read_pack
from tianxia.kernel.decision import Decision, Step
from tianxia.kernel.errors import BadOptions, BadPosition
from tianxia.kernel.ledger import Ledger, read_ledger
from tianxia.kernel.notation import read_move
from tianxia.kernel.options import OptionInfo, list_options, make_options
from tianxia.kernel.rng import Rng, stream
from tianxia.kernel.state import State

POSITION_FORMAT = 1


class Game:
    """One title. Subclasses fill in the class attributes and `set_up`, `load` and `read_components`."""

    name: ClassVar[str]
    folder: ClassVar[Path]  # holds data/, words/, rules.toml
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[Sequence[int]]  # 1 means the solo game against its automa
    minutes: ClassVar[tuple[int, int]]  # shortest and longest, as boxes print it
    weight: ClassVar[int]  # 1 light to 5 heavy
    options_type: ClassVar[type[msgspec.Struct]]
    steps: ClassVar[Mapping[str, type[Step]]]  # every decision and step by its kind

    def __init__(self, data: Path | None = None) -> None:
        """The title with its own components, or with a corrected pack."""
        self.data = data if data is not None else self.folder / "data"
        self.pack: Pack = read_pack(self.data)
        self.tables = self.read_components(self.pack)
        self.notations: list[str] = self.notation_table()
        self.action_of: dict[str, int] = {word: i for i, word in enumerate(self.notations)}
        assert len(self.action_of) == len(self.notations), "two actions share one notation"

    # --- what a title provides ------------------------------------------------------------------

    def read_components(self, pack: Pack) -> Any:
        """The pack as the title's native tables. Raises BadComponents with every fault."""
        raise TypeError("a title reads its components")

    def notation_table(self) -> list[str]:
        """The action table: the notation of action 0, 1, 2, ... Never reordered within a rules version."""
        raise TypeError("a title names its actions")

    def check_options(self, seats: int, options: Any) -> None:
        """Refuse what does not go together, with its rule."""

    def set_up(self, seats: int, options: Any, rng: Rng) -> State:
        """A new position, settled on its first decision. `seats` is 1 for the solo game."""
        raise TypeError("a title sets itself up")

    def load(self, saved: dict[str, Any], options: Any, kernel: State) -> State:
        """The position whose `save()` this was; `kernel` carries the kernel's half to copy from.

        Raises BadPosition with every reason for data that is not even well-formed.
        """
        raise TypeError("a title loads itself")

    # --- playing ----------------------------------------------------------------------------------

    def new(
        self,
        seats: int | None = None,
        options: Mapping[str, object] | msgspec.Struct | None = None,
        seed: int = 0,
    ) -> State:
        """A new game. The same seats, options and seed give the same game for ever."""
        seats = next(n for n in self.seat_counts if n > 1) if seats is None else seats
        chosen = self.options(options)
        self.check(seats, chosen)
        state = self.set_up(seats, chosen, stream(seed))
        state.settle()
        return state

    def options(self, values: Mapping[str, object] | msgspec.Struct | None = None) -> Any:
        """The title's options from names and values; unknown names and bad values are refused."""
        if isinstance(values, msgspec.Struct):
            if not isinstance(values, self.options_type):
                raise BadOptions(f"these are no options of {self.name}: {values!r}")
            return values
        return make_options(self.name, self.options_type, values)

    def check(self, seats: int, options: Any) -> None:
        """Refuse seats and options that do not go together."""
        if seats not in self.seat_counts:
            counts = ", ".join(map(str, self.seat_counts))
            raise BadOptions(f"{self.name} takes {counts} seats, not {seats}")
        self.check_options(seats, options)

    def list_options(self) -> list[OptionInfo]:
        """Each option with its kind, choices and default, for menus and help."""
        return list_options(self.options_type)

    # --- notation ---------------------------------------------------------------------------------

    def notate(self, state: State, action: int) -> str:
        """An action in words; `parse` is the inverse."""
        return self.notations[action]

    def parse(self, text: str) -> int | None:
        """The action a notation names, if it names one."""
        return self.action_of.get(" ".join(text.split()))

    def read(self, state: State, move: int | str, seat: int = -1) -> list[int]:
        """The actions a move stands for, checked against the rules; IllegalMove names what forbids it."""
        return read_move(self, state, move, seat)

    # --- text in and out ----------------------------------------------------------------------------

    @cached_property
    def ledger(self) -> Ledger:
        return read_ledger(self.folder / "rules.toml")

    def to_json(self, state: State) -> str:
        return json.dumps(self.to_dict(state), ensure_ascii=False, separators=(",", ":"))

    def to_dict(self, state: State) -> dict[str, Any]:
        """The whole position as JSON values."""
        return {
            "tianxia": POSITION_FORMAT,
            "game": self.name,
            "rules": self.rules_version,
            "data": self.pack.digest,
            "seats": state.seats,
            "automa": state.automa,
            "options": msgspec.to_builtins(self.options_of(state)),
            "rng": state.rng.words(),
            "learned": state.learned,
            "over": state.over,
            "stack": [[step.kind, step.seat, *step.args()] for step in state.stack],
            "state": state.save(),
        }

    def options_of(self, state: Any) -> Any:
        """The options a position is played with."""
        return state.options

    def from_json(self, text: str | Mapping[str, Any]) -> State:
        """A position from its text. One that cannot exist is refused with every reason."""
        from tianxia.kernel.position import read_position

        return read_position(self, text)

    def step(self, kind: str, seat: int, args: list[int]) -> Step:
        """A decision or step from its text; BadPosition if there is none such."""
        found = self.steps.get(kind)
        if found is None:
            raise BadPosition([f"stack: {self.name} has no step {kind!r}"])
        make: Any = found
        try:
            step: Step = make(seat, *args) if issubclass(found, Decision) else make(*args)
        except TypeError:
            raise BadPosition([f"stack: {kind!r} does not take {len(args)} numbers"]) from None
        return step

    def __repr__(self) -> str:
        return f"<tianxia game {self.name}>"
