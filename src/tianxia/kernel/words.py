"""Words: Fluent files shared with the browser, English and French, formatted here for the terminal.

The subset of Fluent our files may use (a test holds them to it): variables, references to other
messages, and selectors on a number's plural category or on a string. The browser uses @fluent/bundle.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from tianxia.kernel.errors import TianxiaError

LANGUAGES = ("en", "fr")
COMMON = Path(__file__).parent.parent / "words"


def plural(language: str, number: float) -> str:
    """The plural category of a number, for our two languages."""
    if language == "fr":
        return "one" if abs(number) < 2 else "other"
    return "one" if number == 1 else "other"


class Words:
    """The sentences of one language: the common ones and those of a title."""

    def __init__(self, language: str, files: Sequence[Path]) -> None:
        self.language = language
        self.messages: dict[str, ast.Pattern] = {}
        for file in files:
            resource = FluentParser().parse(file.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    raise ValueError(f"{file.name}: cannot read {(entry.content or '').splitlines()[:1]}")
                if isinstance(entry, ast.Message) and entry.value is not None:
                    if entry.id.name in self.messages:
                        raise ValueError(f"{file.name}: {entry.id.name} is there twice")
                    self.messages[entry.id.name] = entry.value

    def format(self, key: str, args: Mapping[str, object], names: Sequence[str] = ()) -> str:
        """A phrase in this language; `names` are the names of the seats. An unknown key shows as itself."""
        pattern = self.messages.get(key)
        if pattern is None:
            return key
        return self.pattern(pattern, {name: self.argument(value, names) for name, value in args.items()})

    def argument(self, value: object, names: Sequence[str]) -> str | float:
        """An argument as Fluent takes it: a number or a string."""
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, (int, float)):
            return value
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self.argument(item, names)) for item in value)
        text = str(value)
        if text.startswith("@"):
            key, _, of = text[1:].removesuffix(")").partition("(")
            return self.format(key, {"of": f"@{of}"} if of else {}, names)
        if text.startswith("#") and text[1:].isdecimal():
            seat = int(text[1:])  # counted from 0, as in match files and in Python
            return names[seat] if seat < len(names) else self.format("seat-number", {"number": seat})
        return text

    def pattern(self, pattern: ast.Pattern, args: Mapping[str, str | float]) -> str:
        parts = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                parts.append(element.value)
            else:
                parts.append(str(self.expression(element.expression, args)))
        return "".join(parts)

    def expression(self, expression: object, args: Mapping[str, str | float]) -> str | float:
        if isinstance(expression, ast.StringLiteral):
            return str(expression.value)
        if isinstance(expression, ast.NumberLiteral):
            return float(expression.value)
        if isinstance(expression, ast.VariableReference):
            return args.get(expression.id.name, "{$" + expression.id.name + "}")
        if isinstance(expression, ast.MessageReference):
            pattern = self.messages.get(expression.id.name)
            return self.pattern(pattern, args) if pattern else expression.id.name
        if isinstance(expression, ast.SelectExpression):
            return self.pattern(self.choose(expression, args).value, args)
        raise ValueError(f"words may not use {type(expression).__name__}")

    def choose(self, select: ast.SelectExpression, args: Mapping[str, str | float]) -> ast.Variant:
        """The variant for the selector's value: exact first, then the plural category, then the default."""
        value = self.expression(select.selector, args)
        fallback = select.variants[0]
        category = None
        for variant in select.variants:
            if variant.default:
                fallback = variant
            if isinstance(variant.key, ast.NumberLiteral):
                if isinstance(value, (int, float)) and float(variant.key.value) == value:
                    return variant
            elif variant.key.name == str(value):
                return variant
            elif isinstance(value, (int, float)) and variant.key.name == plural(self.language, value):
                category = variant
        return category or fallback

    def __repr__(self) -> str:
        return f"<words in {self.language}: {len(self.messages)} sentences>"


@cache
def words(language: str, folder: Path | None = None) -> Words:
    """The words of a language: common ones, and a title's when its folder is given."""
    if language not in LANGUAGES:
        raise TianxiaError(f"there are words in {' and '.join(LANGUAGES)}, not in {language!r}")
    files = [COMMON / f"{language}.ftl"]
    if folder is not None:
        files.append(folder / "words" / f"{language}.ftl")
    return Words(language, files)
