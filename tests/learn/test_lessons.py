"""Every lesson can be played as written, in both languages, and teaches rules that exist."""

import json
from fnmatch import fnmatchcase
from pathlib import Path

import msgspec
import pytest

import tianxia
from tianxia.bots import bot
from tianxia.kernel.errors import IllegalMove
from tianxia.kernel.rng import stream
from tianxia.kernel.words import COMPLETE, words
from tianxia.learn.lesson import BadLesson, Course, Lesson, lessons_of, read_lesson
from tianxia.table.offer import offer

TITLES = ("huang", "royaumes", "terracotta", "zhanguo")
LESSONS = [(title, name) for title in tianxia.titles() for name in lessons_of(title)]
WORDS = {"en": 30, "fr": 34}  # most words of a step's sentence
ANSWER = {"en": 16, "fr": 18}  # most words of a result, and of the answer to a wrong move


def do_step(course: Course) -> None:
    """Do the current step in the usual way."""
    at = course.at
    while not course.over and course.at == at:
        if course.step.tap:
            assert course.tap(course.step.tap[-1])
        else:
            course.play(course.expected[0])


def course_at(lesson: Lesson, step: int) -> Course:
    course = lesson.begin()
    for _ in range(step):
        do_step(course)
    return course


def test_every_title_has_a_first_lesson() -> None:
    assert [title for title, name in LESSONS if name == "first"] == list(TITLES)


@pytest.mark.parametrize(("title", "name"), LESSONS)
def test_the_script_plays_to_its_end_and_a_bot_finishes_the_game(title: str, name: str) -> None:
    lesson = read_lesson(title, name)
    course = lesson.begin()
    while not course.over:
        text = course.state.to_json()  # a match may be stored and loaded between any two steps
        assert course.state.game.from_json(text).to_json() == text
        do_step(course)
    assert course.queue == []
    novice, rng, state = bot(lesson.then), stream(lesson.seed, "lesson"), course.state
    while not state.over:
        seat = state.waiting()[0]
        state.play(novice.choose(state.redeal(seat, rng), seat, rng), seat)
    assert state.winners()


@pytest.mark.parametrize(("title", "name"), LESSONS)
def test_every_accepted_answer_leaves_the_rest_playable(title: str, name: str) -> None:
    lesson = read_lesson(title, name)
    for at, step in enumerate(lesson.step):
        for wanted in step.accept:
            course = course_at(lesson, at)
            while len(course.expected) == 1:
                course.play(course.expected[0])
            for move in matching(course, wanted):
                other = course_at(lesson, at)
                while len(other.expected) == 1:
                    other.play(other.expected[0])
                other.play(move)
                while not other.over:
                    do_step(other)


@pytest.mark.parametrize(("title", "name"), LESSONS)
def test_the_page_finds_what_a_step_asks_among_what_it_is_offered(title: str, name: str) -> None:
    course = read_lesson(title, name).begin()
    while not course.over:
        if course.pointing:
            course.advance()
            continue
        said = phrases(course)
        wanted = course.wanted()[0]
        assert any(wanted == words or wanted.startswith(f"{words} ") for words in said), course.step.id
        course.play(course.expected[0])


def matching(course: Course, pattern: str) -> list[str]:
    """The legal phrases that match a pattern: the phrase itself, or up to three that fit a `*`."""
    if "*" not in pattern:
        return [pattern]
    return [move for move in phrases(course) if fnmatchcase(move, pattern)][:3]


def phrases(course: Course) -> list[str]:
    """The legal phrases of the learner, as the page is offered them."""
    offered = offer(course.state, course.lesson.learner)
    return [words for words, _ in offered.phrases()] if offered else []


@pytest.mark.parametrize(("title", "name"), LESSONS)
def test_wrong_answers_that_a_step_names_are_wrong_and_answered(title: str, name: str) -> None:
    lesson = read_lesson(title, name)
    for at, step in enumerate(lesson.step):
        for wrong in step.wrong:
            course = course_at(lesson, at)
            if not wrong.move:
                assert wrong.words or wrong.rule in course.state.game.ledger.rules
                continue
            found = matching(course, wrong.move)
            while not found:  # a pattern that answers a later move of the step
                course.play(course.expected[0])
                assert course.at == at, f"{step.id}: nothing legal fits {wrong.move!r}"
                found = matching(course, wrong.move)
            refused = [move for move in found if not course.accepts(move)]
            assert refused, f"{step.id}: {wrong.move!r} is accepted"
            for move in refused:
                assert course.answer(move) == f"lesson-{step.id}-{wrong.words}"
                with pytest.raises(IllegalMove):
                    course.play(move)


@pytest.mark.parametrize(("title", "name"), LESSONS)
def test_every_rule_that_a_lesson_teaches_exists(title: str, name: str) -> None:
    lesson = read_lesson(title, name)
    ledger = lesson.title().ledger
    for step in lesson.step:
        assert step.teaches
        for rule in step.teaches:
            assert rule in ledger.rules


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize(("title", "name"), LESSONS)
def test_every_sentence_is_there_and_short(title: str, name: str, language: str) -> None:
    lesson = read_lesson(title, name)
    spoken = words(language, tianxia.game(title).folder)
    wanted = {f"lesson-{step.id}": WORDS for step in lesson.step}
    for step in lesson.step:
        wanted[f"lesson-{step.id}-done"] = ANSWER
        wanted[f"lesson-{step.id}-other"] = ANSWER  # any other wrong move, or a wrong element
        wanted |= {f"lesson-{step.id}-{wrong.words}": ANSWER for wrong in step.wrong if wrong.words}
    wanted["lesson-end"] = WORDS
    for key, most in wanted.items():
        assert key in spoken.own, f"{key} has no words in {language}"
        assert len(spoken.format(key, {}).split()) <= most[language], key


@pytest.mark.parametrize(("title", "name"), LESSONS)
def test_a_lesson_has_ten_to_fourteen_steps(title: str, name: str) -> None:
    assert 10 <= len(read_lesson(title, name).step) <= 14


def test_a_phrase_may_be_played_in_parts() -> None:
    course = course_at(read_lesson("huang"), 5)
    whole = course.read("tile green i3 take blue")
    assert whole is not None
    course.play(whole[:1])
    assert course.step.id == "market"
    assert course.rest == whole[1:]
    course.play(whole[1:])
    assert course.step.id == "revolt"


def test_a_tap_goes_on_only_at_the_right_element() -> None:
    lesson = read_lesson("royaumes")
    course = course_at(lesson, [step.id for step in lesson.step].index("authority"))
    assert not course.tap("authority:0")
    assert course.step.id == "authority"
    assert course.tap("authority:1")
    assert course.step.id == "big"


def test_a_lesson_that_is_missing_or_broken_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadLesson, match=r"huang/lessons/none\.toml"):
        read_lesson("huang", "none")
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "odd.toml").write_text("rules = 'one'")
    monkeypatch.setattr(type(tianxia.game("huang")), "folder", tmp_path)
    with pytest.raises(BadLesson, match=r"odd\.toml"):
        read_lesson("huang", "odd")


def test_lessons_hold_only_json_values() -> None:
    for title, name in LESSONS:
        assert json.loads(msgspec.json.encode(read_lesson(title, name)))
