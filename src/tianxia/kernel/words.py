"""Words: Fluent files shared with the browser, formatted here for the terminal.

The subset of Fluent our files may use (a test holds them to it): variables, references to other
messages, and selectors on a number's plural category or on a string. The browser uses @fluent/bundle.

A language is a set of files: `words/de.ftl` with the common words, which names itself in the sentence
`language-name`, and `de.ftl` in the words of each title. Sentences that it lacks are said in English.
Further folders, named in the environment variable TIANXIA_WORDS (separated as in PATH), add languages or
replace single sentences: FOLDER/de.ftl for common words, FOLDER/huang/de.ftl for those of a title.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from tianxia.kernel.errors import TianxiaError

COMMON = Path(__file__).parent.parent / "words"
COMPLETE = ("en", "fr")  # languages in which every title is complete; tests and conformance check that
NAME = "language-name"
CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z]{2,4})?")  # at most 8 letters, which is the limit of the server
ENTRY = re.compile(r"^(?=([A-Za-z][\w-]*)[ ]*=)", re.MULTILINE)  # a message begins in the first column
ELISION = re.compile(r"(?<!\w)([Dd]|[Qq]u|[Jj]usqu)e (?=[AEIOUÀÂÄÉÈÊËÎÏÔÖÛÜŒaeiouàâäéèêëîïôöûüœ])")
COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)

Folders = tuple[Path, ...]

# Families of plural rules for whole numbers, as in the CLDR. The rest: `one` for 1, `other` for all else.
NO_PLURAL = frozenset({"id", "ja", "ko", "ms", "th", "vi", "zh"})
ONE_BELOW_TWO = frozenset({"fr", "hy", "pt"})
EAST_SLAVIC = frozenset({"be", "ru", "uk"})
WEST_SLAVIC = frozenset({"cs", "sk"})


def plural(language: str, number: float) -> str:
    """The plural category of a number: one, few, many or other."""
    family, size = language.partition("-")[0], abs(number)
    if family in NO_PLURAL:
        return "other"
    if family in ONE_BELOW_TWO:
        return "one" if size < 2 else "other"
    if size != int(size):
        return "many" if family in WEST_SLAVIC else "other"
    if family in WEST_SLAVIC and 2 <= size <= 4:
        return "few"
    if family in EAST_SLAVIC or family == "pl":
        if size == 1 or (family != "pl" and size % 10 == 1 and size % 100 != 11):
            return "one"
        return "few" if size % 10 in (2, 3, 4) and size % 100 not in (12, 13, 14) else "many"
    return "one" if number == 1 else "other"


class Words:
    """The sentences of one language: the common sentences and those of a title.

    The files of a layer have different keys; a later layer replaces sentences of earlier layers.
    """

    def __init__(self, language: str, *layers: Sequence[Path]) -> None:
        self.language = language
        self.messages: dict[str, ast.Pattern] = {}
        # keys with words in this language itself, not in English as a fallback
        self.own: set[str] = set()
        for layer in layers:
            found = read_layer(layer)
            self.messages |= found
            self.own.update(found if all(file.stem == language for file in layer) else ())

    def format(self, key: str, args: Mapping[str, object], names: Sequence[str] = ()) -> str:
        """A phrase in this language; `names` are the names of the seats. An unknown key shows as itself."""
        pattern = self.messages.get(key)
        if pattern is None:
            return key
        text = self.pattern(pattern, {name: self.argument(value, names) for name, value in args.items()})
        return elided(text) if self.language == "fr" else text

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
            seat = int(text[1:])  # seats count from 0, as in match files and in Python
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


def elided(text: str) -> str:
    """French elision of `de` and `que` before a vowel, also of a name: d’Anne, qu’Anne."""
    return ELISION.sub(r"\1’", text)


def read_layer(files: Sequence[Path]) -> dict[str, ast.Pattern]:
    """The sentences of some files. ValueError names a file that cannot be read or repeats a key."""
    found: dict[str, ast.Pattern] = {}
    for file in files:
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{file.name}: cannot read {(entry.content or '').splitlines()[:1]}")
            if isinstance(entry, ast.Message) and entry.value is not None:
                if entry.id.name in found:
                    raise ValueError(f"{file.name}: {entry.id.name} is there twice")
                found[entry.id.name] = entry.value
    return found


def further_folders() -> Folders:
    """The word folders in the environment variable."""
    return tuple(Path(one) for one in os.environ.get("TIANXIA_WORDS", "").split(os.pathsep) if one)


def languages(further: Folders | None = None) -> dict[str, str]:
    """The code and name of each language that has words, English first."""
    return dict(find_languages(further_folders() if further is None else further))


@cache
def find_languages(further: Folders) -> dict[str, str]:
    found: dict[str, str] = {}
    for folder in (COMMON, *further):
        if not folder.is_dir():
            raise TianxiaError(f"{folder}: there is no such folder of words")
        for file in sorted(folder.glob("*.ftl")):
            name = re.search(rf"^{NAME} *= *(\S.*)$", file.read_text(encoding="utf-8"), re.MULTILINE)
            if name:
                found[file.stem] = name[1].strip()
            elif file.stem not in found:
                raise TianxiaError(f"{file}: a language says its own name, as in `{NAME} = Deutsch`")
            if not CODE.fullmatch(file.stem):
                raise TianxiaError(f"{file}: a language is called as in de.ftl or pt-BR.ftl")
    return {"en": found.pop("en"), **found}


def known_language(language: str, further: Folders) -> str:
    there = find_languages(further)
    if language not in there:
        raise TianxiaError(f"there are words in {', '.join(there)}, not in {language!r}")
    return language


def layers(language: str, folder: Path | None, further: Folders) -> list[list[Path]]:
    """The files with the words of a language, layer by layer. `folder` is the title's.

    English comes first, then the language itself; for both, the shipped files come before the files of
    further folders."""
    found = []
    for one in dict.fromkeys(["en", language]):
        shipped = [COMMON] if folder is None else [COMMON, folder / "words"]
        others = [[place] if folder is None else [place, place / folder.name] for place in further]
        for places in (shipped, *others):
            found.append([file for place in places if (file := place / f"{one}.ftl").is_file()])
    return [files for files in found if files]


def entries(text: str) -> dict[str, str]:
    """The Fluent text of each sentence of a file, by its key."""
    text = COMMENT.sub("", text)
    starts = list(ENTRY.finditer(text))
    ends = [*(start.start() for start in starts[1:]), len(text)]
    return {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}


def fluent(language: str, folder: Path | None = None, further: Folders | None = None) -> str:
    """The words of a language as one Fluent text for the browser, each sentence once."""
    further = further_folders() if further is None else further
    return merged_text(known_language(language, further), folder, further)


@cache
def merged_text(language: str, folder: Path | None, further: Folders) -> str:
    found: dict[str, str] = {}
    for files in layers(language, folder, further):
        for file in files:
            found |= entries(file.read_text(encoding="utf-8"))
    return "\n".join(text.rstrip() for text in found.values()) + "\n"


def words(language: str, folder: Path | None = None, further: Folders | None = None) -> Words:
    """The words of a language: common ones, and a title's when its folder is given."""
    further = further_folders() if further is None else further
    return read_words(known_language(language, further), folder, further)


@cache
def read_words(language: str, folder: Path | None, further: Folders) -> Words:
    return Words(language, *layers(language, folder, further))
