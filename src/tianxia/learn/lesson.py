"""Guided games: a seed, the phrases of each seat, and what the learner is told at each step.

A lesson is data in `lessons/NAME.toml` of a title. Its match is an ordinary one: the seat of the learner is a
person, the other seat plays its phrases in order. When the phrases are used up, a bot takes that seat and the
game goes on.

    >>> lesson = read_lesson("huang")
    >>> course = lesson.begin()
    >>> course.step.id, course.expected
    ('leader', ['leader red h6'])
    >>> course.play("leader red h6")
    >>> course.step.id
    'tile'
"""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from functools import cache

import msgspec

import tianxia
from tianxia.kernel.errors import IllegalMove, TianxiaError
from tianxia.kernel.game import Game
from tianxia.kernel.reader import Reading
from tianxia.kernel.state import State
from tianxia.table.match import Match


class BadLesson(TianxiaError):
    """A lesson that cannot be read or played: the file, and what is wrong with it."""


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wrong answer with a sentence of its own.

    It is a legal `move` with `words` (the end of the sentence's key), or an element to `touch` with `words`
    or a `rule` of the ledger. In both, `*` stands for any words.
    """

    move: str = ""
    touch: str = ""
    words: str = ""
    rule: str = ""


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One task of the learner. The sentence is `lesson-ID` in the words of the title.

    `lesson-ID-done` tells the result; `lesson-ID-WORDS` answers a wrong move."""

    id: str
    teaches: list[str]
    moves: list[str] = []  # phrases that the learner has to play, in order
    tap: list[str] = []  # or elements to point at: any of them is right
    accept: list[str] = []  # other accepted answers to the last move; `*` stands for any words
    auto: list[str] = []  # phrases of the learner that are played without asking
    rival: list[str] = []  # phrases of the other seat, added to its queue
    wrong: list[Wrong] = []
    check: bool = False  # a question to think about: the place to click is highlighted only on demand


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided game, pinned to the rules version and the components it was written for."""

    game: str
    name: str
    rules: int
    components: str  # the digest of a pack
    seats: int
    seed: int
    learner: int
    step: list[LessonStep]
    after: list[str] = []  # the other seat's phrases after the last step
    then: str = "novice"  # the bot that plays the other seat when the lesson is over

    @property
    def rival(self) -> int:
        return 1 - self.learner

    def title(self) -> Game:
        """The title with the rules and components of the lesson."""
        newest = tianxia.game(self.game)
        found = newest.variant(rules=self.rules).with_data(self.components)
        if found is None:
            raise BadLesson(f"{self.game}/{self.name}: components {self.components} are not available")
        return found

    def begin(self) -> Course:
        """The lesson at its first step."""
        course = Course(self, self.title().new(self.seats, {}, self.seed))
        course.settle()
        return course


class Course:
    """A lesson in progress: the position, and the progress of both seats in their phrases."""

    def __init__(self, lesson: Lesson, state: State) -> None:
        self.lesson = lesson
        self.state = state
        self.at = 0  # the current step
        self.answered = 0  # phrases of the learner in this step, automatic ones included
        self.rest: list[int] = []  # remaining actions of a phrase that was played in part
        self.queue = [phrase for step in lesson.step for phrase in step.rival] + lesson.after
        self.lost = False  # has a move been played that is not part of the lesson?
        self.began: dict[int, int] = {}  # by step: how many moves had been played before its first move
        self.moves = 0

    @property
    def over(self) -> bool:
        """Has the learner done every step?"""
        return self.at >= len(self.lesson.step)

    @property
    def step(self) -> LessonStep:
        return self.lesson.step[self.at]

    @property
    def pointing(self) -> bool:
        """Is an element to be pointed at now?"""
        return not self.over and bool(self.step.tap) and self.answered == len(self.step.auto)

    @property
    def expected(self) -> list[str]:
        """The phrases that are accepted now, the usual one first; empty if an element must be tapped."""
        if self.over or self.pointing:
            return []
        phrases = self.step.auto + self.step.moves
        last = self.answered == len(phrases) - 1
        return [phrases[self.answered], *(self.step.accept if last else [])]

    def scripted(self) -> tuple[int, str] | None:
        """The seat and phrase that the lesson plays automatically now, or None."""
        if self.lost:
            return None
        if self.queue and self.lesson.rival in self.state.waiting():
            return self.lesson.rival, self.queue[0]
        asked = not self.over and self.lesson.learner in self.state.waiting()
        if asked and self.answered < len(self.step.auto):
            return self.lesson.learner, self.step.auto[self.answered]
        return None

    def settle(self) -> None:
        """Play the automatic moves of the lesson until the learner has to act."""
        while (line := self.scripted()) is not None:
            self.follow(*line)

    def follow(self, seat: int, phrase: str | list[int]) -> None:
        """Play a phrase of the script, or one that `accepts` has checked."""
        self.note(seat, self.state.game.read(self.state, phrase, seat))

    def note(self, seat: int, reading: Reading) -> None:
        """Record a move of any seat. If the learner plays a move that the lesson does not know, the
        lesson is lost.
        """
        self.watch(seat, reading.actions)
        self.state = reading.position

    def watch(self, seat: int, actions: list[int]) -> None:
        self.moves += 1
        if seat == self.lesson.rival:
            del self.queue[:1]
            return
        while self.pointing:
            self.began.setdefault(self.at, self.moves - 1)
            self.advance()  # a learner who makes a move has seen the text
        if self.over or self.lost:
            return
        self.began.setdefault(self.at, self.moves - 1)
        left = self.left(actions)
        self.lost, self.rest = left is None, left or []
        if left == []:
            self.answered += 1
            if self.answered == len(self.step.auto) + len(self.step.moves) and not self.step.tap:
                self.advance()

    def advance(self) -> None:
        """Go to the next step. Called after the last move of a step, or when the right element was tapped."""
        self.at += 1
        self.answered = 0

    def wanted(self) -> list[str]:
        """The moves that are right now, in words: the usual one first. Empty if the learner is not asked."""
        if self.lesson.learner not in self.state.waiting() or self.scripted():
            return []
        if self.rest:
            return [self.text(self.rest)]
        phrases = [(phrase, self.read(phrase)) for phrase in self.expected]
        return [phrase if actions is None else self.text(actions) for phrase, actions in phrases]

    def left(self, actions: list[int]) -> list[int] | None:
        """The rest of an expected phrase after these actions; None if they do not match it."""
        if self.rest:
            return self.rest[len(actions) :] if self.rest[: len(actions)] == actions else None
        for phrase in self.expected:
            wanted = self.read(phrase)
            if wanted is not None and wanted[: len(actions)] == actions:
                return wanted[len(actions) :]
            if "*" in phrase and fnmatchcase(self.text(actions), phrase):
                return []
        return None

    def read(self, phrase: str) -> list[int] | None:
        """The actions of a phrase; None if it is not legal (for example because of a `*`)."""
        try:
            found: list[int] = self.state.game.read(self.state, phrase, self.lesson.learner).actions
        except IllegalMove:
            return None
        return found

    def text(self, actions: list[int]) -> str:
        found: str = self.state.game.read(self.state, actions, self.lesson.learner).text
        return found

    def accepts(self, move: str | list[int]) -> bool:
        """Does a legal move match the step, completely or so far?"""
        return self.left(self.state.game.read(self.state, move, self.lesson.learner).actions) is not None

    def answer(self, move: str | list[int]) -> str:
        """The key of the sentence that answers a move which is not accepted."""
        text = self.state.game.read(self.state, move, self.lesson.learner).text
        for wrong in self.step.wrong:
            if wrong.move and fnmatchcase(text, wrong.move):
                return f"lesson-{self.step.id}-{wrong.words}"
        return "lesson-other"

    def play(self, move: str | list[int]) -> None:
        """Play a move of the learner, then what the lesson plays. IllegalMove if it is not accepted."""
        if self.over or not self.accepts(move):
            raise IllegalMove("kernel.turn", "refusal-lesson", {"moves": list(self.expected)})
        self.follow(self.lesson.learner, move)
        self.settle()

    def tap(self, element: str) -> bool:
        """The learner points at an element. True if it was the right one: the lesson continues."""
        right = not self.over and element in self.step.tap
        if right:
            self.advance()
            self.settle()
        return right


def course_of(lesson: Lesson, match: Match) -> Course:
    """The progress of a match in its lesson, from its moves without those that were taken back."""
    course = Course(lesson, match.position(0))
    for entry in match.moves():
        course.note(entry.seat, match.read(course.state, entry))
    return course


@cache
def read_lesson(game: str, name: str = "first") -> Lesson:
    """A lesson of a title. BadLesson names the file and what is wrong with it."""
    file = tianxia.game(game).folder / "lessons" / f"{name}.toml"
    try:
        values = tomllib.loads(file.read_text(encoding="utf-8"))
        return msgspec.convert({"game": game, "name": name, **values}, Lesson)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(f"{game}/lessons/{name}.toml: {error}") from None


def lessons_of(game: str) -> list[str]:
    """The names of the lessons of a title."""
    return sorted(file.stem for file in (tianxia.game(game).folder / "lessons").glob("*.toml"))
