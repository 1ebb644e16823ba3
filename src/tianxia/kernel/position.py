"""Position text in: every reason why a position cannot exist, not the first."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from tianxia.kernel.decision import Decision
from tianxia.kernel.errors import BadPosition, TianxiaError
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State

if TYPE_CHECKING:
    from tianxia.kernel.game import Game


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """The kernel's half of a position as text: the schema of what every title shares."""

    tianxia: int
    game: str
    rules: int
    data: str
    seats: int
    automa: int
    options: dict[str, Any]
    rng: list[int]
    learned: int
    over: bool
    stack: list[list[Any]]
    state: dict[str, Any]


def convert_fields(data: Mapping[str, Any], shape: type[msgspec.Struct], where: str = "") -> dict[str, Any]:
    """Each field of `data` as `shape` declares it; BadPosition lists every field that does not fit."""
    fields = msgspec.structs.fields(shape)
    problems = [f"{where}{name}: unknown" for name in data if name not in {f.encode_name for f in fields}]
    found: dict[str, Any] = {}
    for field in fields:
        if field.encode_name not in data:
            if field.required:
                problems.append(f"{where}{field.encode_name}: missing")
            continue
        try:
            found[field.name] = msgspec.convert(data[field.encode_name], field.type)
        except msgspec.ValidationError as error:
            problems.append(f"{where}{field.encode_name}: {error}")
    if problems:
        raise BadPosition(problems)
    return found


def read_position(game: Game, text: str | Mapping[str, Any]) -> State:
    """A sound, settled position, or BadPosition."""
    if isinstance(text, str):
        try:
            data = json.loads(text)
        except ValueError as error:
            raise BadPosition([f"not JSON: {error}"]) from None
        if not isinstance(data, dict):
            raise BadPosition(["not a JSON object"])
    else:
        data = dict(text)
    head = convert_fields(data, Head)
    problems: list[str] = []
    if head["game"] != game.name:
        problems.append(f"game: this is {head['game']}, not {game.name}")
    if head["rules"] != game.rules_version:
        problems.append(f"rules: version {head['rules']} is not known here ({game.rules_version} is)")
    if head["data"] != game.pack.digest:
        problems.append("data: saved with other components than these")
    if len(head["rng"]) != 4 or not all(0 <= word < 1 << 32 for word in head["rng"]):
        problems.append("rng: four numbers of 32 bits")
    if not 1 <= head["seats"] <= 8 or not -1 <= head["automa"] < head["seats"]:
        problems.append(f"seats: {head['seats']} with automa {head['automa']}")
    if head["learned"] < 0:
        problems.append("learned: below zero")
    options = None
    try:
        options = game.options(head["options"])
        solo = head["automa"] >= 0
        game.check(1 if solo else head["seats"], options)
    except TianxiaError as error:
        problems.append(f"options: {error}")
    kernel = State()
    stack = []
    for entry in head["stack"]:
        if len(entry) < 2 or not isinstance(entry[0], str) or not all(type(n) is int for n in entry[1:]):
            problems.append(f"stack: {entry!r} is not a kind, a seat and numbers")
            continue
        try:
            step = game.step(entry[0], entry[1], entry[2:])
        except BadPosition as error:
            problems += error.problems
            continue
        if isinstance(step, Decision) and not 0 <= step.seat < head["seats"]:
            problems.append(f"stack: {entry[0]!r} asks seat {step.seat}")
        stack.append(step)
    if head["over"] == bool(stack):
        problems.append("stack: empty exactly when the game is over")
    elif stack and stack[-1].seat < 0:
        problems.append("stack: nobody is asked")
    if problems:
        raise BadPosition(problems)
    a, b, c, counter = head["rng"]
    kernel.begin(game, head["seats"], head["automa"], Rng(a, b, c, counter))
    kernel.stack = stack
    kernel.over = head["over"]
    kernel.learned = head["learned"]
    state = game.load(head["state"], options, kernel)
    problems = state.problems()
    if not problems and not state.over:
        try:
            if not state.actions():
                problems.append("stack: the decision on top has no legal action")
        except (IndexError, KeyError, ValueError, AssertionError, TypeError) as error:
            problems.append(f"stack: the decision on top does not fit the position ({error!r})")
    if problems:
        raise BadPosition(problems)
    return state
