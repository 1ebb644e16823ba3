"""Games are found by name."""

import pytest

import tianxia


def test_every_title_loads_under_its_name() -> None:
    for title in tianxia.titles():
        assert tianxia.game(title).name == title


def test_an_unknown_title_is_told_what_there_is() -> None:
    with pytest.raises(LookupError, match="there is no game 'nope'; there is ") as error:
        tianxia.game("nope")
    assert all(title in str(error.value) for title in tianxia.titles())
