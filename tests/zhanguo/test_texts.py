"""Differences between the two rulebooks: the page that lists them and the ledger say the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.ledger import rule
from tests.zhanguo.positions import GAME

PAGE = Path(__file__).parents[2] / "docs" / "zhanguo-texts.md"
ROW = re.compile(r"^\| `([a-z0-9_.]+)`.*\| (none|`\w+`) \|$", re.MULTILINE)
LISTED = {f"zhanguo.{name}": option.strip("`") for name, option in ROW.findall(PAGE.read_text("utf-8"))}
ALL = "zhanguo.components.two_texts"  # the rule about all other differences


@rule("zhanguo.components.two_texts", "zhanguo.solo.wanted_region", "zhanguo.solo.wanted_site")
def test_the_page_lists_exactly_the_rules_that_name_both_readings() -> None:
    named = {name for name, one in GAME.ledger.rules.items() if "French" in one.en and name != ALL}
    assert set(LISTED) == named
    assert len(LISTED) == 30


@pytest.mark.parametrize("name", LISTED)
def test_a_difference_names_both_readings_in_both_languages_as_a_ruling(name: str) -> None:
    found = GAME.ledger.rules[name]
    assert found.source == "ruling"
    assert "English" in found.en
    assert "français" in found.fr
    assert "anglais" in found.fr


@pytest.mark.parametrize(("name", "option"), LISTED.items())
def test_a_difference_names_the_option_that_changes_it(name: str, option: str) -> None:
    found = GAME.ledger.rules[name]
    played = "The option english_text plays the English reading."
    assert (played in found.en) == (option == "english_text")
    assert ("L’option english_text joue la lecture anglaise." in found.fr) == (option == "english_text")
    if option != "none":
        assert option in {one.name for one in GAME.list_options()}
        assert option in found.en
        assert option in found.fr
