"""The tutor of a guided game: the automatic moves of the lesson, the tasks of the learner, and the moves
it refuses. Everything follows from the entries of the match, so a lesson survives a reload and a restart.
"""

from __future__ import annotations

import copy
import logging

from tianxia.learn.lesson import BadLesson, Course, course_of, read_lesson
from tianxia.table.command import Command, Move
from tianxia.table.frame import Guide, WrongAnswer
from tianxia.table.match import Match
from tianxia.table.offer import SentenceOut

log = logging.getLogger("tianxia.server")


class Tutor:
    """The tutor of one match. It does nothing if the match is no guided game."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.followed: Course | None = None
        self.version = -1  # the version up to which `followed` is current
        self.playing = False  # the next moves of the script are being played

    def course(self) -> Course | None:
        """The progress of the guided game. None for any other match, or if the script no longer fits the
        match.
        """
        match = self.match
        if not match.terms.lesson:
            return None
        news = match.entries[self.version :] if self.version >= 0 else []
        if self.followed is None or any(entry.kind == "undo" for entry in news):
            try:
                lesson = read_lesson(match.game.name, match.terms.lesson)
            except BadLesson as error:
                log.warning("match %s: %s", match.header.id, error)
                return None
            self.followed = course_of(lesson, match)
        else:
            for entry in news:
                if entry.kind == "move":
                    self.followed.note(entry.seat, match.read(self.followed.state, entry))
        self.version = match.version
        return None if self.followed.lost else self.followed

    def scripted(self) -> tuple[int, str] | None:
        """The seat and the phrase that the lesson itself plays next."""
        course = None if self.match.over else self.course()
        return course.scripted() if course else None

    def refusal(self, command: Command) -> SentenceOut | None:
        """Why the lesson refuses a legal move; None if the lesson accepts it. IllegalMove if the move is
        not legal.
        """
        course = self.course()
        if course is None or not isinstance(command, Move) or command.version != self.match.version:
            return None
        if command.seat != course.lesson.learner or self.match.state.decision_for(command.seat) is None:
            return None
        course = past_taps(course)
        if course.over or course.accepts(command.text):
            return None
        key = course.answer(command.text)  # the lesson's own sentence for this answer
        return SentenceOut(key, {})

    def guide(self, seat: int) -> Guide | None:
        """The task of the lesson for a seat now."""
        course = self.course()
        return None if course is None or seat != course.lesson.learner else guide_of(course)

    def fail(self) -> None:
        """The script does not fit this match, so the match goes on as an ordinary game."""
        if self.followed is not None:
            self.followed.lost = True

    def start_of(self, step: int) -> int | None:
        """The version at which the learner began a step; None if that step has not begun."""
        course = self.course()
        if course is None or step not in course.began:
            return None
        moves = self.match.moves()
        before = course.began[step]
        return moves[before].number - 1 if before < len(moves) else self.match.version


def past_taps(course: Course) -> Course:
    """The course with all current "point at an element" tasks skipped; learners may continue without them."""
    after = copy.copy(course)
    while not after.over and after.pointing:
        after.advance()
    return after


def guide_of(course: Course) -> Guide:
    """The guide of a frame: what the lesson asks of its learner now."""
    lesson = course.lesson
    steps = [step.id for step in lesson.step]
    if course.over:
        return Guide(lesson.name, steps, course.at)
    step, after = course.step, None
    if course.pointing:
        after = copy.copy(course)
        after.advance()
    return Guide(
        lesson.name,
        steps,
        course.at,
        course.wanted(),
        step.tap if course.pointing else [],
        step.check,
        step.teaches,
        [WrongAnswer(one.move, one.touch, one.words) for one in step.wrong],
        guide_of(after) if after else None,
    )
