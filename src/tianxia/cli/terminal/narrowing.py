"""Finds the choices of an offer that match typed text."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tianxia.table.offer import Choice, Offer


class Narrowed(NamedTuple):
    """The question that the typed words lead to, and its choices that match the rest of the text.

    `words` are the complete words before that question, `rest` is the typed part of its answer.
    """

    ask: int
    words: str
    rest: str
    choices: list[Choice]

    def phrase(self, choice: Choice) -> str:
        """The whole text with that choice."""
        return f"{self.words} {choice.move}".strip()

    def meant(self) -> Choice | None:
        """The choice that the text means: its full notation, or the only one that begins like it."""
        if not self.rest:
            return None
        exact = [choice for choice in self.choices if choice.move.casefold() == self.rest.casefold()]
        return exact[0] if exact else self.choices[0] if len(self.choices) == 1 else None


def narrow(offer: Offer, text: str, label: Callable[[int, Choice], str]) -> Narrowed:
    """Follow the complete words of a text through the questions of an offer.

    Choices match by the beginning of their notation; if none does, by a part of their `label`.
    """
    typed = " ".join(text.split())
    if text.endswith(" ") and typed:
        typed += " "
    ask, words = 0, ""
    while True:
        followed = [
            choice
            for choice in offer.choices(ask)
            if choice.then and typed.casefold().startswith(f"{choice.move} ".casefold())
        ]
        if not followed:
            break
        longest = max(followed, key=lambda choice: len(choice.move))
        typed = typed[len(longest.move) + 1 :]
        words = f"{words} {longest.move}".strip()
        ask = longest.then
    rest = typed.strip()
    wanted = rest.casefold()
    choices = offer.choices(ask)
    first = [choice for choice in choices if choice.move.casefold().startswith(wanted)]
    return Narrowed(
        ask, words, rest, first or [choice for choice in choices if wanted in label(ask, choice).casefold()]
    )
