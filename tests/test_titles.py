"""Games are found by name."""

import pytest

import tianxia
from tianxia.kernel.words import COMPLETE, words


def test_every_title_loads_under_its_name() -> None:
    for title in tianxia.titles():
        assert tianxia.game(title).name == title


def test_an_unknown_title_is_told_what_there_is() -> None:
    with pytest.raises(LookupError, match="there is no game 'nope'; there is ") as error:
        tianxia.game("nope")
    assert all(title in str(error.value) for title in tianxia.titles())


def test_every_chapter_of_the_rules_has_a_name() -> None:
    for title in tianxia.titles():
        game = tianxia.game(title)
        keys = {"chapter-" + rule.split(".")[1] for rule in game.ledger.rules}
        for language in COMPLETE:
            spoken = words(language, game.folder)
            assert {key for key in keys if spoken.format(key, {}) == key} == set(), (title, language)
