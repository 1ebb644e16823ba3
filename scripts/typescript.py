"""Write msgspec structs as TypeScript interfaces, with their docstrings and the comments behind fields."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
import types
import typing
from collections.abc import Collection, Mapping
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}
LEFT_OUT = (msgspec.UnsetType, msgspec.Raw)  # members of a union that no client sees


class TypeScript:
    """Everything about one generated file: its structs, and the types that have a name of their own.

    - `names`: structs with another name than in Python.
    - `aliases`: named types.
    - `fields`: types written by hand, by `field` or `Struct.field`.
    - `sent`: structs that a client sends; fields with a default are optional there.
    """

    def __init__(
        self,
        structs: Collection[Any],
        names: Mapping[Any, str] = types.MappingProxyType({}),
        aliases: Mapping[str, Any] = types.MappingProxyType({}),
        fields: Mapping[str, str] = types.MappingProxyType({}),
        sent: Collection[Any] = (),
    ) -> None:
        self.structs = structs
        self.names = names
        self.aliases = aliases
        self.fields = fields
        self.sent = sent

    def name_of(self, struct: Any) -> str:
        return self.names.get(struct) or str(struct.__name__)

    def written(self, hint: Any) -> str:
        """A Python type in TypeScript."""
        for name, alias in self.aliases.items():
            if hint == alias:
                return name
        if hint in PLAIN:
            return PLAIN[hint]
        if hint in (Any, object):
            return "unknown"
        if isinstance(hint, type) and hasattr(hint, "__annotations__"):
            assert hint in self.structs, f"{hint} is not in the list of structs"
            return self.name_of(hint)
        return self.compound(hint)

    def compound(self, hint: Any) -> str:
        """A type made of others."""
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated and get_origin(args[0]) is not dict:
            return self.written(args[0])
        if origin is Annotated:
            return self.record(args[0], every_key=any(isinstance(one, msgspec.Meta) for one in args[1:]))
        if origin is Literal:
            return literals(hint)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.written(arg) for arg in args if arg not in LEFT_OUT))
        if origin is list:
            inner = self.written(args[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is tuple:
            return f"[{', '.join(map(self.written, args))}]"
        if origin is dict:
            return self.record(hint, every_key=False)
        raise TypeError(f"{hint} has no type in TypeScript")

    def record(self, hint: Any, every_key: bool) -> str:
        """A dictionary. If its keys are words, some may be missing, unless every key is required."""
        key, value = map(self.written, get_args(hint))
        whole = f"Record<{key}, {value}>"
        return whole if every_key or get_args(hint)[0] is str else f"Partial<{whole}>"

    def fields_of(self, struct: Any) -> list[tuple[str, str, str]]:
        """Name, with a question mark if it may be left out, type and comment of each field."""
        hints = typing.get_type_hints(struct, include_extras=True)
        found = []
        sent = struct in self.sent or left_out(struct)
        optional = defaults_of(struct) if sent else unset_of(hints)
        for name, hint in hints.items():
            by_hand = self.fields.get(f"{struct.__name__}.{name}") or self.fields.get(name)
            shape = by_hand or self.written(hint)
            if type(None) in get_args(hint) and name in optional:
                shape = shape.removesuffix(" | null")
            elif type(None) in get_args(hint) and not shape.endswith("null"):
                shape += " | null"
            found.append((name + "?" * (name in optional), shape, comments_of(struct).get(name, "")))
        return found

    def interface(self, struct: Any) -> str:
        tag = getattr(getattr(struct, "__struct_config__", None), "tag", None)
        body = [f'  type: "{tag}";'] if tag else []
        for name, shape, comment in self.fields_of(struct):
            body.append(f"  {name}: {shape};" + (f" // {comment}" if comment else ""))
        head = comment_block(inspect.getdoc(struct) or "")
        return "\n".join([*head, f"export interface {self.name_of(struct)} {{", *body, "}", ""])


def literals(hint: Any) -> str:
    """The values of a Literal."""
    return " | ".join(msgspec.json.encode(value).decode() for value in get_args(hint))


def comment_block(text: str) -> list[str]:
    """A docstring as a comment."""
    parts = re.split(r"\n+(?=- )", text)  # the items of a list begin on new lines
    lines = [
        line for part in parts for line in textwrap.wrap(" ".join(part.split()), 100, break_on_hyphens=False)
    ]
    return [f"/** {lines[0]} */"] if len(lines) == 1 else ["/**", *(f" * {line}" for line in lines), " */"]


@cache
def comments_of(struct: Any) -> dict[str, str]:
    """The comment behind each field in the source, including fields of base classes."""
    found: dict[str, str] = {}
    for base in struct.__bases__:
        if base not in (object, msgspec.Struct):
            found |= comments_of(base)
    lines = textwrap.dedent(inspect.getsource(struct)).splitlines()
    (body,) = ast.parse("\n".join(lines)).body
    assert isinstance(body, ast.ClassDef)
    for node in body.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            _, mark, comment = lines[node.lineno - 1].partition("  # ")
            found[node.target.id] = comment if mark else ""
    return found


def left_out(struct: Any) -> bool:
    config = getattr(struct, "__struct_config__", None)
    return config is not None and config.omit_defaults


def defaults_of(struct: Any) -> frozenset[str]:
    return frozenset(field.name for field in msgspec.structs.fields(struct) if not field.required)


def unset_of(hints: Mapping[str, Any]) -> frozenset[str]:
    """The fields that may be missing."""
    return frozenset(name for name, hint in hints.items() if msgspec.UnsetType in get_args(hint))
