"""The conformance kit on every title, seat count and option."""

from itertools import product
from typing import Any

import pytest

import tianxia
from tianxia.kernel.conformance import check_match
from tianxia.kernel.errors import BadOptions
from tianxia.kernel.game import Game


def settings(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Every seat count with every mix of options that the rules allow."""
    options = game.list_options()
    found = []
    for seats in game.seat_counts:
        for values in product(*(option.choices for option in options)):
            mix = {option.name: value for option, value in zip(options, values, strict=True)}
            try:
                game.check(seats, game.options(mix))
            except BadOptions:
                continue
            found.append((seats, mix))
    return found


def cases() -> list[Any]:
    """A test a setting; those that differ from the plain game in more than one option are slow."""
    found = []
    for title in tianxia.titles():
        game: Game = tianxia.game(title)
        plain = {option.name: option.default for option in game.list_options()}
        for number, (seats, mix) in enumerate(settings(game)):
            changed = [f"{name}={mix[name]}" for name in mix if mix[name] != plain[name]]
            marks = [pytest.mark.slow] if len(changed) > 1 else []
            name = "-".join([title, str(seats), *changed])
            found.append(pytest.param(title, seats, mix, number, id=name, marks=marks))
    return found


@pytest.mark.parametrize(("title", "seats", "options", "seed"), cases())
def test_conformance(title: str, seats: int, options: dict[str, Any], seed: int) -> None:
    record = check_match(tianxia.game(title), seats, options, seed, every=60)
    assert record.moves
