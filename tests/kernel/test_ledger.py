"""The ledger: every rule states its kind of source, and the kinds are counted separately."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tianxia
from tianxia.kernel.ledger import SOURCES, read_ledger

RULE = '[[rule]]\nid = "a.b.{name}"\nen = "E"\nfr = "F"\nref = "-"\nsource = "{source}"\n'


def ledger_file(folder: Path, *sources: str) -> Path:
    file = folder / "rules.toml"
    rules = [RULE.format(name=f"r{number}", source=source) for number, source in enumerate(sources)]
    file.write_text("\n".join(rules), encoding="utf-8")
    return file


def test_every_kind_is_counted(tmp_path: Path) -> None:
    ledger = read_ledger(ledger_file(tmp_path, "ruling", "rulebook", "ruling"))
    assert ledger.count() == {"rulebook": 1, "deduced": 0, "ruling": 2}
    assert [rule.id for rule in ledger.search([], source="ruling")] == ["a.b.r0", "a.b.r2"]


def test_an_unknown_kind_is_refused_with_the_rule_that_has_it(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"rules\.toml: rule a\.b\.r1: Invalid enum value 'public'"):
        read_ledger(ledger_file(tmp_path, "deduced", "public"))


@pytest.mark.parametrize("title", tianxia.titles())
def test_references_do_not_name_another_kind(title: str) -> None:
    """`ref` may say more about a kind, but not contradict it."""
    rules = tianxia.game(title).ledger.rules.values()
    named = [(rule, re.match(r"(rulebook|deduced|ruling)\b", rule.ref)) for rule in rules]
    assert [rule.id for rule, kind in named if kind and kind[1] != rule.source] == []
    assert sum(tianxia.game(title).ledger.count().values()) == len(rules)
    assert tuple(tianxia.game(title).ledger.count()) == SOURCES
