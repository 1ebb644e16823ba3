"""README.md and docs/games.md count rules as the ledgers do; tests/test_docs.py runs their examples."""

import re
from pathlib import Path

import tianxia

ROOT = Path(__file__).parent.parent


def test_the_kinds_of_rules_are_counted_as_they_are() -> None:
    """In the order of the titles' table; the ledger's words are the columns."""
    games = (ROOT / "docs/games.md").read_text("utf-8")
    rows = re.findall(r"^\| [\w ]+ \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", games, re.MULTILINE)
    ledgers = [tianxia.game(title).ledger for title in ("huang", "zhanguo", "royaumes", "terracotta")]
    counted = [[len(one.rules), *one.count().values()] for one in ledgers]
    assert [[int(number) for number in row] for row in rows] == counted
    assert list(ledgers[0].count()) == ["rulebook", "deduced", "ruling"]
    readme = " ".join((ROOT / "README.md").read_text("utf-8").split())
    sums = [sum(column) for column in zip(*counted, strict=True)]
    said = re.search(r"(\d+) rules, (\d+) from the rulebooks, (\d+) deduced and (\d+) our rulings", readme)
    assert said
    assert [int(number) for number in said.groups()] == sums
