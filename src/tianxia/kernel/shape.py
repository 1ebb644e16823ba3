"""All differences between JSON or TOML and its declared shape, with names that people use: `card 12,
ability: ...`.

Used for tables of components, and in tests for the views of titles.
"""

from __future__ import annotations

from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec

NAMES = ("number", "id", "name")  # the keys that name a card or tile, if it has one


def shape_faults(value: Any, shape: Any) -> list[str]:
    """Every difference between a value of JSON or TOML and its type; empty if there is none.

    >>> shape_faults({"suits": ["red", 3]}, dict[str, list[str]])
    ['suit 2: expected str, got int']
    """
    return [f"{where}: {reason}" if where else reason for where, reason in look(value, shape, "")]


def look(value: Any, shape: Any, where: str) -> list[tuple[str, str]]:
    """The errors in a value and everything in it: (where, what is wrong)."""
    origin, parts = get_origin(shape), get_args(shape)
    if isinstance(shape, type) and issubclass(shape, msgspec.Struct) and isinstance(value, dict):
        return look_at_fields(value, shape, where)
    if origin in (Union, UnionType) and isinstance(value, (dict, list)):
        return min((look(value, part, where) for part in parts), key=len)
    if origin is Annotated and get_origin(parts[0]) is dict and isinstance(value, dict):
        missing = [(where, "keys are missing") for meta in parts[1:] if len(value) < (meta.min_length or 0)]
        return missing + look(value, parts[0], where)
    if origin is dict and isinstance(value, dict):
        found = [fault for key in value for fault in look(key, parts[0], inside(where, key))]
        return found + [fault for key in value for fault in look(value[key], parts[1], inside(where, key))]
    if origin in (list, tuple) and isinstance(value, list):
        if origin is tuple and parts[-1] is not Ellipsis:
            if len(value) != len(parts):
                return [(where, f"{len(parts)} values are expected, not {len(value)}")]
            shapes = list(parts)
        else:
            shapes = [parts[0]] * len(value)
        found = []
        for number, (item, part) in enumerate(zip(value, shapes, strict=True), 1):
            found += look(item, part, one_of(where, item, number))
        return found
    try:
        msgspec.convert(value, shape)
    except msgspec.ValidationError as error:
        reason = str(error).partition(" - at ")[0].replace("`", "")
        meta = next((m for m in get_args(shape)[1:] if isinstance(m, msgspec.Meta)), None)
        if origin is Annotated and meta is not None and type(value) is int:
            reason = f"{span(meta)} is expected, not {value}"
        return [(where, reason[0].lower() + reason[1:])]
    return []


def look_at_fields(value: dict[str, Any], shape: type[msgspec.Struct], where: str) -> list[tuple[str, str]]:
    fields = msgspec.structs.fields(shape)
    known = {field.encode_name for field in fields}
    found = [(inside(where, name), "not known here") for name in value if name not in known]
    for field in fields:
        if field.encode_name in value:
            found += look(value[field.encode_name], field.type, inside(where, field.encode_name))
        elif field.required:
            found.append((inside(where, field.encode_name), "missing"))
    return found


def inside(where: str, name: str) -> str:
    return f"{where}, {name}" if where else name


def one_of(where: str, item: Any, number: int) -> str:
    """The name of one item of a list: `card 12` of `cards`, `tile 3` of `tiles`.

    The number is the item's own number or id; an item without one is counted from 1.
    """
    before, comma, plural = where.rpartition(", ")
    named = [item[key] for key in NAMES if key in item] if isinstance(item, dict) else []
    called = named[0] if named and isinstance(named[0], (int, str)) else number
    return f"{before}{comma}{plural.removesuffix('s')} {called}"


def span(meta: msgspec.Meta) -> str:
    """The numbers that a field takes."""
    if meta.le is None:
        return f"a number from {meta.ge}"
    return f"a number from {meta.ge} to {meta.le}"
