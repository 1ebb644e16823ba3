"""Sentences: every key and argument has words in every language."""

from __future__ import annotations

import json

from tianxia.kernel.conformance.fault import hold
from tianxia.kernel.event import Event, Outcome, Sentence
from tianxia.kernel.game import Game
from tianxia.kernel.state import State
from tianxia.kernel.words import COMPLETE, words


def check_words(game: Game, state: State) -> None:
    """Check that prompts and actions have words in every language, and elements for legal and illegal
    actions.
    """
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
    """Check that events have words, and that only seats of the game can see hidden ones."""
    for event in events:
        check_sentence(game, event)
        if event.outcome is not None:
            check_outcome(game, event.outcome)
        for element in [*event.touches, *event.path]:
            hold(":" in element, f"{event.key}: {element!r} is no element")
        hold(-(1 << state.seats) <= event.seen_by < 1 << state.seats, f"{event.key}: seen by {event.seen_by}")


def check_outcome(game: Game, outcome: Outcome) -> None:
    """Check that a result has words, and names a rule of the ledger."""
    hold(bool(outcome.sides or outcome.gains), "a result that says nothing")
    hold(not outcome.rule or outcome.rule in game.ledger.rules, f"no rule {outcome.rule!r}")
    for sentence in outcome.sentences():
        check_sentence(game, sentence)
    for side in outcome.sides:
        check_argument(game, side.name)


def check_argument(game: Game, value: object) -> None:
    """Check a phrase that is not part of a sentence."""
    for language in COMPLETE:
        known = words(language, game.folder)
        for key in keys_in(value):
            hold(key in known.own, f"no {language} words for {key!r}")
        text = known.argument(value, ())
        hold("{$" not in str(text), f"{language} {value!r} lacks an argument: {text!r}")


def check_sentence(game: Game, sentence: Sentence | Event) -> None:
    """Check that a sentence uses known keys and gives every argument of theirs."""
    json.dumps(sentence.args)
    for language in COMPLETE:
        known = words(language, game.folder)
        for key in [sentence.key, *keys_in(sentence.args)]:
            hold(key in known.own, f"no {language} words for {key!r}")
        text = known.format(sentence.key, sentence.args)
        hold("{$" not in text, f"{language} {sentence.key!r} lacks an argument: {text!r}")


def keys_in(value: object) -> list[str]:
    """The translation keys among the arguments of a sentence."""
    if isinstance(value, dict):
        return [key for part in value.values() for key in keys_in(part)]
    if isinstance(value, (list, tuple)):
        return [key for part in value for key in keys_in(part)]
    if isinstance(value, str) and value.startswith("@"):
        return [key for key in value[1:].removesuffix(")").split("(") if key]
    return []
