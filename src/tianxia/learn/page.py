"""The page that introduces a title: texts in its words, pictures from positions of its first lesson."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, Literal

import msgspec

import tianxia
from tianxia.kernel.errors import TianxiaError
from tianxia.kernel.state import State
from tianxia.learn.chapters import Chapter, read_chapters, reconstructed
from tianxia.learn.example import DrawnExample, draw, read_examples
from tianxia.learn.lesson import Course, lessons_of, read_lesson

# The headings of a page, in their order; the texts are `page-ID` in the words of the title.
Section = Literal["about", "win", "turn", "pieces", "points"]
MISTAKES = 5  # page-miss-1 and so on


class BadPage(TianxiaError):
    """A page that cannot be read or drawn."""


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the table in a position of the first lesson, after that number of steps.

    Its caption is `page-picture-ID`."""

    id: str
    section: Section
    after: int
    part: Literal["board", "mine"]
    show: list[str]  # crop to these elements (`hex:e7`) or classes (`.points`); empty: the whole part
    highlight: list[str]
    chapter: str = ""  # the chapter of the rules in which it is an example, too
    alone: bool = False  # before the rival answers


class Drawn(msgspec.Struct, frozen=True):
    """A picture with what the learner's seat sees in its position."""

    picture: Picture
    view: dict[str, Any]


class Learning(msgspec.Struct, frozen=True):
    """The learning material of a title."""

    game: str
    pack: str  # digest of the components of the pictures
    options: dict[str, Any]
    chapters: list[Chapter]
    pictures: list[Drawn]  # empty: the title has no page
    examples: list[DrawnExample]  # in the rules
    lessons: list[str]
    reconstructed: list[str]  # rules that depend on a reconstructed table


def read_pictures(game: str) -> list[Picture]:
    """The pictures of a title's page. BadPage names what is wrong."""
    file = tianxia.game(game).folder / "page.toml"
    if not file.is_file():
        return []
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8"))["picture"], list[Picture])
    except (KeyError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadPage(f"{game}/page.toml: {error}") from None


def pass_step(course: Course) -> State:
    """Do the current step of a lesson in the usual way. Returns the position before the rival answers."""
    at, alone = course.at, course.state
    while not course.over and course.at == at:
        if course.step.tap:
            course.tap(course.step.tap[0])
        else:
            course.follow(course.lesson.learner, course.expected[0])
            alone = course.state
            course.settle()
    return alone


@cache
def learning(game: str) -> Learning:
    """The learning material of a title. The first call takes a fraction of a second; later ones are
    cached."""
    title = tianxia.game(game)
    pictures, drawn = read_pictures(game), []
    pack = title.pack.digest
    if pictures:
        lesson = read_lesson(game)
        pack = lesson.components
        course = lesson.begin()
        views = [course.state.view(lesson.learner)]
        alone = list(views)
        while not course.over:
            alone.append(pass_step(course).view(lesson.learner))
            views.append(course.state.view(lesson.learner))
        for picture in pictures:
            if not 0 <= picture.after < len(views):
                raise BadPage(f"{game}/page.toml: {picture.id}: the lesson has {len(views) - 1} steps")
            if picture.chapter and picture.chapter not in {one.id for one in read_chapters(game)}:
                raise BadPage(f"{game}/page.toml: {picture.id}: no chapter {picture.chapter!r}")
            drawn.append(Drawn(picture, (alone if picture.alone else views)[picture.after]))
    options = msgspec.to_builtins(title.options())
    examples = [draw(one) for one in read_examples(game)]
    chapters, lessons = read_chapters(game), lessons_of(game)
    return Learning(game, pack, options, chapters, drawn, examples, lessons, reconstructed(game))
