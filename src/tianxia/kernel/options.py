"""Optional rules: one typed struct for each title, made from names and values that people write."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from tianxia.kernel.errors import BadOptions

S = TypeVar("S", bound=msgspec.Struct)


class OptionInfo(msgspec.Struct, frozen=True):
    """One option for menus: `kind` is `bool`, `int` or `choice`; `choices` are the allowed values."""

    name: str
    kind: str
    default: Any
    choices: list[Any]


def list_options(shape: type[msgspec.Struct]) -> list[OptionInfo]:
    """The options, in the order of their declaration."""
    return list(options_of(shape).values())


@lru_cache
def options_of(shape: type[msgspec.Struct]) -> dict[str, OptionInfo]:
    """The options by name; inspected once."""
    found = []
    info = msgspec.inspect.type_info(shape)
    assert isinstance(info, msgspec.inspect.StructType)
    for field in info.fields:
        kind = field.type
        if isinstance(kind, msgspec.inspect.BoolType):
            found.append(OptionInfo(field.name, "bool", field.default, [False, True]))
        elif isinstance(kind, msgspec.inspect.IntType):
            choices = list(range(kind.ge or 0, (kind.le or 0) + 1))
            found.append(OptionInfo(field.name, "int", field.default, choices))
        elif isinstance(kind, msgspec.inspect.LiteralType):
            found.append(OptionInfo(field.name, "choice", field.default, list(kind.values)))
    return {info.name: info for info in found}


def make_options(title: str, shape: type[S], values: Mapping[str, object] | None) -> S:
    """The struct for these names and values; errors say what would be valid."""
    known = options_of(shape)
    for name in values or {}:
        if name not in known:
            raise BadOptions(f"{title} has no option {name!r}; it has {', '.join(known) or 'none'}")
    try:
        return msgspec.convert(dict(values or {}), shape)
    except msgspec.ValidationError as error:
        raise BadOptions(f"{title} options: {error}") from None


def read_option(title: str, shape: type[msgspec.Struct], text: str) -> tuple[str, object]:
    """`name=value` as people type it on a command line; a bare `name` means true."""
    name, equals, value = text.partition("=")
    known = options_of(shape)
    if name not in known:
        raise BadOptions(f"{title} has no option {name!r}; it has {', '.join(known) or 'none'}")
    if not equals:
        value = "true"
    for choice in known[name].choices:
        if str(choice).lower() == value.lower():
            return name, choice
    allowed = ", ".join(str(c).lower() for c in known[name].choices)
    raise BadOptions(f"option {name} takes {allowed}, not {value!r}")
