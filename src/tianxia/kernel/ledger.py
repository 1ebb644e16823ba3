"""The rule ledger: every atomic rule of a title, in two languages, searchable."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Literal, get_args

import msgspec

from tianxia.kernel.words import words

# The kinds of rules: stated in the rulebook, deduced from it, or decided by us where the rulebook is
# unclear.
Source = Literal["rulebook", "deduced", "ruling"]
SOURCES: tuple[Source, ...] = get_args(Source)


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One atomic rule. `ref` is its place in the rulebook, `option` the variant it belongs to."""

    id: str
    en: str
    fr: str
    ref: str
    source: Source
    option: str = ""

    @property
    def word(self) -> str:
        """The key of its sentence in the words of other languages: `rule-war-tie` for `huang.war.tie`."""
        return "-".join(["rule", *self.id.split(".")[1:]])


class Ledger:
    """The rules of one title by id, in the order of the rulebook; `folder` holds the title's words."""

    def __init__(self, rules: list[Rule], folder: Path | None = None) -> None:
        self.rules = {rule.id: rule for rule in rules}
        self.folder = folder
        if len(self.rules) != len(rules):
            raise ValueError("two rules share one id")

    def text(self, rule: str, language: str = "en") -> str:
        """A rule's sentence, in English if the language has none; empty for an unknown rule."""
        found = self.rules.get(rule)
        return self.texts(language)(found) if found else ""

    def texts(self, language: str) -> Callable[[Rule], str]:
        """The function that gives a rule's sentence in a language: the ledger has English and French,
        word files the others.
        """
        if language == "en":
            return lambda rule: rule.en
        if language == "fr":
            return lambda rule: rule.fr
        spoken = words(language, self.folder)
        return lambda rule: spoken.format(rule.word, {}) if rule.word in spoken.messages else rule.en

    def search(self, wanted: list[str], language: str = "en", source: Source | None = None) -> list[Rule]:
        """The rules that contain every word in id or text; accents and case do not matter."""
        plain_words = [plain(word) for word in wanted]
        text = self.texts(language)
        return [
            rule
            for rule in self.rules.values()
            if source in (None, rule.source)
            and all(word in plain(f"{rule.id} {text(rule)} {rule.option}") for word in plain_words)
        ]

    def count(self) -> dict[Source, int]:
        """The number of rules of each kind; every kind is included."""
        return {source: sum(rule.source == source for rule in self.rules.values()) for source in SOURCES}

    def __repr__(self) -> str:
        return f"<ledger of {len(self.rules)} rules>"


def plain(text: str) -> str:
    """Lower case without accents."""
    return "".join(c for c in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(c))


def read_ledger(file: Path) -> Ledger:
    """The ledger in a file. ValueError names the malformed rule and the error."""
    rules = []
    for entry in tomllib.loads(file.read_text(encoding="utf-8"))["rule"]:
        try:
            rules.append(msgspec.convert(entry, Rule))
        except msgspec.ValidationError as error:
            raise ValueError(f"{file}: rule {entry.get('id', len(rules))}: {error}") from None
    return Ledger(rules, file.parent)
