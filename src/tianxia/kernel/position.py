"""Reading position text: lists every reason why a position cannot exist, not only the first."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from tianxia.kernel.arguments import shown
from tianxia.kernel.decision import Decision
from tianxia.kernel.errors import BadPosition, TianxiaError, WrongType
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State

if TYPE_CHECKING:
    from tianxia.kernel.game import Game


POSITION_FORMAT = 1
MOST_STEPS = 200  # on a stack
MOST_LEARNED = 1_000_000
MOST_NUMBER = 1 << 32  # larger than any count; sums of such numbers still fit into 64 bits


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """The kernel's part of a position as text: the schema that all titles share."""

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


@lru_cache
def fields_of(shape: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """The fields of a struct; inspected once."""
    return msgspec.structs.fields(shape)


def convert_fields(data: Mapping[str, Any], shape: type[msgspec.Struct], where: str = "") -> dict[str, Any]:
    """Each field of `data` as `shape` declares it; BadPosition lists every field that does not fit."""
    fields = fields_of(shape)
    known = {field.encode_name for field in fields}
    if known.issuperset(data):
        try:
            # much faster than field by field, but reports one error only
            whole = msgspec.convert(data, shape)
        except msgspec.ValidationError:
            pass
        else:
            return {field.name: getattr(whole, field.name) for field in fields if field.encode_name in data}
    problems = [f"{where}{name}: unknown" for name in data if name not in known]
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
    if not isinstance(text, (str, Mapping)):
        raise WrongType(f"a position is JSON text or a dict of it, not {shown(text)}")
    try:
        return parse_position(game, text)
    except RecursionError:
        raise BadPosition(["nested without end: no position is so deep"]) from None


def parse_position(game: Game, text: str | Mapping[str, Any]) -> State:
    if isinstance(text, str):
        try:
            data = read_json(text)
        except ValueError as error:
            raise BadPosition([f"not JSON: {error}"]) from None
        if not isinstance(data, dict):
            raise BadPosition(["not a JSON object"])
    else:
        data = dict(text)
    oversized = list(too_large(data))
    if oversized:
        raise BadPosition(oversized)
    head = convert_fields(data, Head)
    problems: list[str] = []
    if head["game"] != game.name:
        problems.append(f"game: this is {head['game']}, not {game.name}")
    if head["tianxia"] != POSITION_FORMAT:
        problems.append(f"tianxia: format {head['tianxia']} is not known here ({POSITION_FORMAT} is)")
    if 1 <= head["rules"] <= game.rules_version:
        game = game.variant(rules=head["rules"])
    else:
        known = f"1 to {game.rules_version}" if game.rules_version > 1 else "1"
        problems.append(f"rules: version {head['rules']} is not known here ({known} is)")
    known_data = game.with_data(head["data"])
    if known_data is not None:
        game = known_data
    else:
        problems.append("data: saved with other components than these")
    if len(head["rng"]) != 4 or not all(0 <= word < 1 << 32 for word in head["rng"]):
        problems.append("rng: four numbers of 32 bits")
    if not 1 <= head["seats"] <= 8 or not -1 <= head["automa"] < head["seats"]:
        problems.append(f"seats: {head['seats']} with automa {head['automa']}")
    if not 0 <= head["learned"] < MOST_LEARNED:
        problems.append(f"learned: {head['learned']} is not from 0 to {MOST_LEARNED - 1}")
    if len(head["stack"]) > MOST_STEPS:
        raise BadPosition([*problems, f"stack: {len(head['stack'])} steps are too many"])
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
            problems.append(f"stack: {shown(entry)} is not a kind, a seat and numbers")
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
    problems = state.problems() or misfits(state)
    if problems:
        raise BadPosition(problems)
    return state


def too_large(value: Any, where: str = "") -> Iterator[str]:
    """An error for each number too large for a position. Compiled code would fail on such numbers without a
    message.
    """
    if isinstance(value, (int, float)):
        if not -MOST_NUMBER < value < MOST_NUMBER:  # also refuses nan
            yield f"{where or 'a position'}: {shown(value)} is not between -{MOST_NUMBER} and {MOST_NUMBER}"
    elif isinstance(value, Mapping):
        for key, one in value.items():
            yield from too_large(one, f"{where}.{key}" if where else f"{key}")
    elif isinstance(value, (list, tuple)):
        for at, one in enumerate(value):
            yield from too_large(one, f"{where}.{at}")


def read_json(text: str) -> Any:
    """The values of a JSON text; ValueError names the place of an error."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError):
        return json.loads(text)  # the standard library's error message is more precise


def misfits(state: State) -> list[str]:
    """Why the steps of a stack cannot be there, in a position whose pieces are valid."""
    problems = []
    for at, step in enumerate(state.stack):
        reason = step.misfit(state, at)
        if reason:
            problems.append(f"stack: {step.kind!r}: {reason}")
    if not problems and not state.over and not state.actions():
        problems.append("stack: the decision on top has no legal action")
    return problems
