"""The rule ledger: every atomic rule of a title, in two languages, searchable."""

from __future__ import annotations

import tomllib
import unicodedata
from pathlib import Path

import msgspec


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One atomic rule. `ref` is where it stands in the rulebook, `option` the variant it belongs to."""

    id: str
    en: str
    fr: str
    ref: str
    source: str
    option: str = ""

    def text(self, language: str = "en") -> str:
        return self.fr if language == "fr" else self.en


class Ledger:
    """The rules of one title by id, in the order of the rulebook."""

    def __init__(self, rules: list[Rule]) -> None:
        self.rules = {rule.id: rule for rule in rules}
        if len(self.rules) != len(rules):
            raise ValueError("two rules share one id")

    def text(self, rule: str, language: str = "en") -> str:
        """A rule's sentence; empty for an unknown one."""
        found = self.rules.get(rule)
        return found.text(language) if found else ""

    def search(self, words: list[str], language: str = "en") -> list[Rule]:
        """The rules that contain every word in id or text; accents and case do not matter."""
        wanted = [plain(word) for word in words]
        return [
            rule
            for rule in self.rules.values()
            if all(word in plain(f"{rule.id} {rule.text(language)} {rule.option}") for word in wanted)
        ]

    def __repr__(self) -> str:
        return f"<ledger of {len(self.rules)} rules>"


def plain(text: str) -> str:
    """Lower case without accents."""
    return "".join(c for c in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(c))


def read_ledger(file: Path) -> Ledger:
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return Ledger([msgspec.convert(entry, Rule) for entry in data["rule"]])
