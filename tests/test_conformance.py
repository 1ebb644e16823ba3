"""The conformance kit on every title, seat count and option."""

from typing import Any

import pytest
from tests.toy.positions import TOY

import tianxia
from tianxia.kernel.conformance import check_declarations, check_match, fuzz, settings
from tianxia.kernel.conformance.play import mix_of
from tianxia.kernel.game import Game


def cases() -> list[Any]:
    """A test for each setting: one option changed is slow, several are long."""
    found = []
    for title in tianxia.titles():
        game: Game = tianxia.game(title)
        plain = {option.name: option.default for option in game.list_options()}
        for number, (seats, mix) in enumerate(settings(game)):
            changed = [f"{name}={mix[name]}" for name in mix if mix[name] != plain[name]]
            marks = [[], [pytest.mark.slow], [pytest.mark.long]][min(len(changed), 2)]
            name = "-".join([title, str(seats), *changed])
            found.append(pytest.param(title, seats, mix, number, id=name, marks=marks))
    return found


@pytest.mark.parametrize(("title", "seats", "options", "seed"), cases())
def test_conformance(title: str, seats: int, options: dict[str, Any], seed: int) -> None:
    record = check_match(tianxia.game(title), seats, options, seed, every=60)
    assert record.entries


@pytest.mark.slow
@pytest.mark.parametrize("title", tianxia.titles())
def test_random_games_stay_sound(title: str) -> None:
    """Some hundred games over all settings; `make fuzz` plays ten thousand."""
    game = tianxia.game(title)
    for number in range(300):
        assert fuzz(game, number, every=40) > 0


def test_after_every_setting_mixes_come_by_chance() -> None:
    game = tianxia.game("terracotta")  # eight difficulty options in any mix
    every = settings(game)
    assert [mix_of(game, number) for number in range(len(every))] == every
    drawn = [mix_of(game, len(every) + number) for number in range(40)]
    assert sum(mix not in every for mix in drawn) > 20
    assert drawn == [mix_of(game, len(every) + number) for number in range(40)]


def test_the_toy_keeps_the_contract() -> None:
    check_declarations(TOY)
    for number, (seats, mix) in enumerate(settings(TOY)):
        check_match(TOY, seats, mix, number, every=1)
