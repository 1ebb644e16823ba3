"""The set-up page states how hard each solo option is; docs/bots.md has the figures."""

import re

import pytest

import tianxia

NO_DIFFICULTY = {"typed_decrees"}  # another reading of the decree table
EXPECTED = {
    "terracotta": {
        f"option-{option.name}-hardness"
        for option in tianxia.game("terracotta").list_options()
        if option.name not in NO_DIFFICULTY
    },
    "zhanguo": {
        f"option-li_si-hardness-{level}"
        for option in tianxia.game("zhanguo").list_options()
        if option.name == "li_si"
        for level in option.choices
    },
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("title", EXPECTED)
def test_every_difficulty_says_how_hard_it_is(title: str, language: str) -> None:
    file = tianxia.game(title).folder / "words" / f"{language}.ftl"
    keys = re.findall(r"^([a-z0-9_-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
    there = {key for key in keys if re.fullmatch(r"option-.*-hardness(-\d+)?", key)}
    assert there == EXPECTED[title]
    assert len(there) in (8, 4)
    assert "solo-hardness" in keys
