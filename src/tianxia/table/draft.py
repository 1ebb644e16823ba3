"""Drafts: what a seat would see and could do after phrases that only its page has.

A draft is answered on copies. It stops where a preview stops: before anybody learns something, and where
another seat is asked. Nothing of a draft is stored; the command `move` plays all of it at once.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tianxia.kernel.errors import IllegalMove
from tianxia.kernel.help import help_lines, help_warnings
from tianxia.kernel.phrase import is_final
from tianxia.kernel.preview import preview
from tianxia.kernel.record import Entry
from tianxia.table.log import LogLine, as_lines
from tianxia.table.match import Match, Played
from tianxia.table.offer import Offer, SentenceOut, offer, out
from tianxia.table.patch import Patch, difference

MOST_PHRASES = 40  # phrases of one draft; a page plays a longer turn in parts


class Foreseen(msgspec.Struct, frozen=True):
    """The certain effects of some phrases, and what the seat may do after them.

    - `phrases`: those that can be played, with all words. If there are fewer than requested, `why` and
      `rule` say why the next one cannot be played.
    - `lines`: the log lines of all phrases, with the version numbers that they will get.
    - `patch`: leads from the present view to the view after the phrases.
    - `final`: the last phrase cannot be taken back; there is no offer then.
    - `certain`: the whole last phrase is shown; otherwise somebody learns something next, or the game ends.
    - `help`: lines of help for the next question, as in a frame.
    - `warnings`: lines of help about the effect of the last phrase.
    """

    phrases: list[str]
    certain: bool
    final: bool
    lines: list[LogLine]
    patch: Patch
    offer: Offer | None
    rule: str
    why: SentenceOut | None
    help: list[SentenceOut]
    warnings: list[SentenceOut]


def foresee(match: Match, seat: int, phrases: Sequence[str]) -> Foreseen:
    """The certain effects of a seat's phrases. No phrase may follow one that cannot be taken back."""
    before = last = position = match.state
    draft: list[Played] = []
    lines: list[LogLine] = []
    texts: list[str] = []
    certain, final = True, False
    refused: IllegalMove | None = None
    for number, text in enumerate(phrases, 1):
        try:
            shown = preview(position, seat, text)
            final = not shown.certain or is_final(position.learned, shown.position, seat)
            if final and number < len(phrases):
                raise IllegalMove("", "refusal-draft-ends", {"move": repr(shown.text)})
        except IllegalMove as error:
            refused, final = error, False
            break
        last, position, certain = position, shown.position, shown.certain
        events, remarks = match.remarks(shown.events, position if certain else None, draft)
        version = match.version + number
        draft.append(Played(Entry(version, "move", seat), version, position, events, remarks))
        lines += as_lines(match, events, version, seat, seat)
        texts.append(shown.text)
    now, then = before.view(seat), position.view(seat)
    asked = None if final else offer(position, seat)
    rule, why = ("", None) if refused is None else (refused.rule, out(refused.sentence))
    advice = [out(line) for line in help_lines(match.game, then)]
    warnings = [out(line) for line in help_warnings(match.game, then, last.view(seat))]
    return Foreseen(texts, certain, final, lines, difference(now, then), asked, rule, why, advice, warnings)
