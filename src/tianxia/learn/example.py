"""Drawn examples in the rules: a small position beside the sentences that it explains.

An example is data in `examples/NAME.toml` of a title. Its statements about the rules are claims, which a
test checks with the engine.
"""

from __future__ import annotations

import json
import tomllib
from typing import Any, Literal

import msgspec

import tianxia
from tianxia.kernel.errors import TianxiaError
from tianxia.kernel.state import State
from tianxia.learn.chapters import read_chapters
from tianxia.learn.claim import Claim


class BadExample(TianxiaError):
    """An example that cannot be read or drawn: the file, and what is wrong with it."""


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of the table in a position. The caption is `example-ID` in the words of the title."""

    id: str
    game: str
    chapter: str  # of the rules
    part: Literal["board", "mine"]
    show: list[str] = []  # crop to these elements (`hex:e7`) or classes (`.points`); empty: the whole part
    highlight: list[str] = []
    seat: int = 0  # who looks at it
    moves: list[str] = []  # moves that are played before the drawing
    claim: list[Claim] = []  # from `position`, before `moves`
    position: str

    def begin(self) -> State:
        """The position before `moves`."""
        head = json.loads(self.position)
        title = tianxia.game(self.game).variant(rules=head["rules"]).with_data(head["data"])
        if title is None:
            raise BadExample(f"{self.game}/examples/{self.id}.toml: its components are not at hand")
        state: State = title.from_json(self.position)
        return state

    def faults(self) -> list[str]:
        """The claims that do not hold in its position."""
        state = self.begin()
        return [fault for one in self.claim for fault in one.faults(state, self.seat)]


class DrawnExample(msgspec.Struct, frozen=True):
    """The data that a page needs to draw an example."""

    id: str
    chapter: str
    part: Literal["board", "mine"]
    show: list[str]
    highlight: list[str]
    pack: str
    options: dict[str, Any]
    view: dict[str, Any]


def read_examples(game: str) -> list[Example]:
    """The examples of a title, by name. BadExample names the file and what is wrong with it."""
    chapters = {chapter.id for chapter in read_chapters(game)}
    found = []
    for file in sorted((tianxia.game(game).folder / "examples").glob("*.toml")):
        try:
            values = tomllib.loads(file.read_text(encoding="utf-8"))
            example = msgspec.convert({"id": file.stem, "game": game, **values}, Example)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            raise BadExample(f"{game}/examples/{file.name}: {error}") from None
        if example.chapter not in chapters:
            raise BadExample(f"{game}/examples/{file.name}: no chapter {example.chapter!r}")
        found.append(example)
    return found


def draw(example: Example) -> DrawnExample:
    """An example with what its seat sees."""
    state = example.begin()
    for move in example.moves:
        state.play(move)
    return DrawnExample(
        id=example.id,
        chapter=example.chapter,
        part=example.part,
        show=example.show,
        highlight=example.highlight,
        pack=state.game.pack.digest,
        options=msgspec.to_builtins(state.game.options_of(state)),
        view=state.view(example.seat),
    )
