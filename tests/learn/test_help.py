"""Lines of help in a first game: each at its moment, with its numbers, from what the seat sees."""

from __future__ import annotations

import re

import pytest
from tests.golden import folder
from tests.learn.test_review import TITLES

import tianxia
from tianxia.kernel.help import help_lines, help_warnings
from tianxia.kernel.preview import preview
from tianxia.kernel.record import read_record
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State
from tianxia.kernel.words import COMPLETE, words
from tianxia.learn.lesson import read_lesson
from tianxia.learn.page import pass_step
from tianxia.learn.review import moves_of

# By title: a step of the first lesson, a proposed move (empty: the question itself), and the expected lines,
# in order.
MOMENTS = [
    ("huang", "leader", "", ["help-tile"]),
    ("huang", "kingdom", "", ["help-lowest colours=@colour-yellow,@colour-blue,@colour-green count=0"]),
    ("huang", "yellow", "", ["help-pagoda colours=@colour-red"]),
    ("huang", "revolt", "", ["help-revolt colour=@colour-yellow attack=2 defence=1", "help-commit"]),
    ("huang", "war", "tile yellow h7", ["help-war colours=@colour-red first=3 second=1"]),
    ("huang", "lowest", "", ["help-lowest colours=@colour-yellow,@colour-green count=1"]),
    ("zhanguo", "unify", "", ["help-ways"]),
    ("zhanguo", "unify", "unify 88 chu", ["help-land number=1 region=@region-chu tokens=1 unrest=0"]),
    ("zhanguo", "second", "unify 48 chu", ["help-land number=2 region=@region-chu tokens=2 unrest=1"]),
    ("zhanguo", "second", "", ["help-court card=54 count=1"]),
    ("zhanguo", "hire", "", ["help-court card=54 count=2"]),
    ("zhanguo", "last", "", ["help-reward aspect=@aspect-currency mine=2 other=0"]),
    ("zhanguo", "reward", "", ["help-reward aspect=@aspect-currency mine=2 other=0"]),
    ("royaumes", "command", "", ["help-markers"]),
    ("royaumes", "recruit", "", ["help-general"]),
    ("royaumes", "spring", "", ["help-spring", "help-authority now=1 before=1 level=-1"]),
    ("royaumes", "spring", "move 15 14-15 2+", ["help-leaving place=Linzi"]),
    ("royaumes", "spring", "move 15 14-15 1+", []),
    ("royaumes", "place", "", ["help-placing"]),
    ("royaumes", "bid", "", ["help-bid most=3"]),
    ("terracotta", "worker", "", ["help-worker"]),
    ("terracotta", "officer", "", ["help-space row=1 column=a tile=@tile-officer"]),
    ("terracotta", "master", "", ["help-master cost=1"]),
    ("terracotta", "clay", "", ["help-instead"]),
]
# A golden game of each title in which every line of help appears.
GAMES = {"huang": "refill", "royaumes": "objective", "terracotta": "two-seats", "zhanguo": "both-halves"}


def position_at(title: str, step: str) -> tuple[State, int]:
    """The position of a step of the first lesson, and its learner."""
    course = read_lesson(title).begin()
    while course.step.id != step:
        pass_step(course)
    return course.state, course.lesson.learner


def said(state: State, seat: int, move: str = "") -> list[str]:
    """The lines for a question, or for a proposed move, with their arguments."""
    view = state.view(seat)
    if move:
        lines = help_warnings(state.game, preview(state, seat, move).position.view(seat), view)
    else:
        lines = help_lines(state.game, view)
    found = []
    for line in lines:
        args = [
            f"{name}={','.join(map(str, value)) if isinstance(value, list) else value}"
            for name, value in line.args.items()
        ]
        found.append(" ".join([line.key, *args]))
    return found


@pytest.mark.parametrize(("title", "step", "thought", "wanted"), MOMENTS)
def test_a_line_stands_at_its_moment(title: str, step: str, thought: str, wanted: list[str]) -> None:
    lines = said(*position_at(title, step), thought)
    assert [line for line in lines if line in wanted] == wanted, lines
    if not wanted:
        assert lines == []


@pytest.mark.parametrize("title", TITLES)
def test_every_line_is_said_in_a_game_and_by_what_the_seat_knows(title: str) -> None:
    text = (folder(title) / f"{GAMES[title]}.txt").read_text(encoding="utf-8")
    keys: set[str] = set()
    games = moves_of(tianxia.game(title), read_record(text, tianxia.game))
    for number, (move, after) in enumerate(games):
        state, seat = move.before, move.seat
        view, then = state.view(seat), preview(state, seat, move.actions).position.view(seat)
        lines = help_lines(state.game, view) + help_warnings(state.game, then, view)
        if not {line.key for line in lines} <= keys:
            hidden = state.redeal(seat, stream(number, "other"))
            foreseen = preview(hidden, seat, move.actions).position.view(seat)
            again = help_lines(state.game, hidden.view(seat)) + help_warnings(state.game, foreseen, view)
            assert [line.to_dict() for line in again] == [line.to_dict() for line in lines]
            for language in COMPLETE:
                spoken = words(language, state.game.folder)
                for line in lines:
                    assert not re.search("[{}@]|help-", spoken.format(line.key, line.args)), line
        keys |= {line.key for line in lines}
        assert help_lines(state.game, after.view(-1)) == []
    assert keys == {key for key in words("en", tianxia.game(title).folder).own if key.startswith("help-")}


def test_a_title_without_help_has_none() -> None:
    toy = tianxia.game("toy")
    state = toy.new(seats=2, seed=1)
    assert help_lines(toy, state.view(0)) == help_warnings(toy, state.view(0), state.view(0)) == []
