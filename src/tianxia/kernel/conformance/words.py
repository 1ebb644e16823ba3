"""Sentences read well in every language."""

from __future__ import annotations

import json

from tianxia.kernel.conformance.fault import hold
from tianxia.kernel.event import Event, Sentence
from tianxia.kernel.game import Game
from tianxia.kernel.state import State
from tianxia.kernel.words import LANGUAGES, words


def check_words(game: Game, state: State) -> None:
    """Prompts and actions have words in every language, and point at elements, legal or not."""
    decision = state.decision
    check_sentence(game, decision.prompt(state))
    for action in state.actions():
        check_sentence(game, decision.describe(state, action))
    for action in decision.might_offer(game):
        decision.describe(state, action)
        touched = decision.touches(state, action)
        hold(bool(touched), f"{decision.kind}: {game.notations[action]!r} touches nothing")
        for element in touched:
            hold(":" in element, f"{decision.kind}: {element!r} is no element")


def check_events(game: Game, state: State, events: list[Event]) -> None:
    """Events have words, and only seats of the game see the hidden ones."""
    for event in events:
        check_sentence(game, event)
        for element in [*event.touches, *event.path]:
            hold(":" in element, f"{event.key}: {element!r} is no element")
        hold(-(1 << state.seats) <= event.seen_by < 1 << state.seats, f"{event.key}: seen by {event.seen_by}")


def check_sentence(game: Game, sentence: Sentence | Event) -> None:
    """All its keys are known, and all its arguments given."""
    json.dumps(sentence.args)
    for language in LANGUAGES:
        known = words(language, game.folder)
        for key in [sentence.key, *keys_in(sentence.args)]:
            hold(key in known.messages, f"no {language} words for {key!r}")
        text = known.format(sentence.key, sentence.args)
        hold("{$" not in text, f"{language} {sentence.key!r} lacks an argument: {text!r}")


def keys_in(value: object) -> list[str]:
    """The word keys among the arguments of a sentence."""
    if isinstance(value, dict):
        return [key for part in value.values() for key in keys_in(part)]
    if isinstance(value, (list, tuple)):
        return [key for part in value for key in keys_in(part)]
    return [value[1:]] if isinstance(value, str) and value.startswith("@") else []
