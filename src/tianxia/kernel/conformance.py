"""The conformance kit: what every title must keep, on every seat count and option, checked in play.

`check_match` plays one random game and looks at its positions; a fault raises Fault, and the position
is written to a file that loads again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from functools import lru_cache
from itertools import product
from pathlib import Path
from typing import Any

from tianxia.kernel.errors import BadOptions, IllegalMove, TianxiaError
from tianxia.kernel.event import Event, Sentence
from tianxia.kernel.game import Game
from tianxia.kernel.record import Record, read_record, replay, start_record, verify
from tianxia.kernel.rng import Rng, stream
from tianxia.kernel.state import SPECTATOR, State
from tianxia.kernel.words import LANGUAGES, words

MOST_DECISIONS = 20_000
REFUSALS_TRIED = 6


class Fault(AssertionError):
    """A title broke its contract."""


def check_match(
    game: Game,
    seats: int,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    every: int = 25,
) -> Record:
    """Play one random game; check each position a little, and every so many decisions all there is.

    Returns the game as a record, which has been replayed to the same end.
    """
    state = game.new(seats, options, seed)
    players = stream(seed, "players")
    record = start_record(game, seats, game.options(options), seed, [])
    dealt_anew = False
    phrase: list[str] = []
    asked = -1
    try:
        for number in range(MOST_DECISIONS):
            if state.over:
                break
            check_actions(game, state)
            if number % every == 0:
                check_copy(game, state, players)
                check_text(game, state)
                check_words(game, state)
                check_refusals(game, state, players)
                dealt_anew = check_secrecy(game, state, players) or dealt_anew
            decision = state.decision
            if phrase and not (decision.follows and decision.seat == asked):
                record.moves.append((asked, " ".join(phrase)))
                phrase = []
            asked = decision.seat
            actions = state.actions()
            action = actions[players.below(len(actions))]
            phrase.append(game.notate(state, action))
            events = state.listen()
            state.take(action)
            check_events(game, state, events)
        else:
            raise Fault(f"the game does not end within {MOST_DECISIONS} decisions")
        if phrase:
            record.moves.append((asked, " ".join(phrase)))
        check_end(game, state)
        if state.seats > 1 and not dealt_anew:
            raise Fault("redeal never dealt anything anew")
    except (Fault, TianxiaError, AssertionError, IndexError, KeyError, TypeError, ValueError) as error:
        raise Fault(f"{error}\n{saved(game, state, f'{game.name}-{seats}-{seed}')}") from error
    record.scores = state.scores()
    record.winners = state.winners()
    check_record(game, state, record)
    return record


@lru_cache
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


def fuzz(game: Game, number: int, every: int = 10) -> int:
    """Random game `number`, over all settings in turn, with every so many positions checked for soundness.

    Returns its decisions; a fault leaves a position that loads again.
    """
    mixes = settings(game)
    seats, options = mixes[number % len(mixes)]
    state = game.new(seats, options, number)
    rng = stream(number, "players")
    decisions = 0
    try:
        while not state.over:
            actions = state.actions()
            state.take(actions[rng.below(len(actions))])
            decisions += 1
            hold(decisions <= MOST_DECISIONS, "the game does not end")
            if decisions % every == 0 or state.over:
                problems = state.problems()
                hold(not problems, f"an impossible position: {problems}")
    except Exception as error:
        raise Fault(f"game {number}: {error}\n{saved(game, state, f'{game.name}-fuzz-{number}')}") from error
    return decisions


def saved(game: Game, state: State, name: str) -> str:
    """Write the position of a failure where it can be loaded again; says where."""
    folder = Path(os.environ.get("TIANXIA_FAILURES", ".test-output"))
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{name}.json"
    try:
        file.write_text(game.to_json(state), encoding="utf-8")
    except Exception as error:  # the failure being reported matters more than this one
        return f"the position could not be saved: {error!r}"
    return f"position saved as {file}"


def hold(condition: bool, fault: str) -> None:
    if not condition:
        raise Fault(fault)


def check_actions(game: Game, state: State) -> None:
    """Legal lists are sorted, unique and never empty, and notation and parse are inverses."""
    actions = state.actions()
    kind = state.decision.kind
    hold(bool(actions), f"{kind}: no legal action")
    hold(actions == sorted(set(actions)), f"{kind}: actions are not sorted and unique: {actions}")
    hold(actions[0] >= 0 and actions[-1] < len(game.notations), f"{kind}: actions outside the table")
    for action in actions:
        notation = game.notate(state, action)
        hold(game.parse(notation) == action, f"{kind}: {notation!r} does not parse to {action}")
    waiting = state.waiting()
    hold(state.automa not in waiting, f"{kind}: the automa is asked")
    hold(state.decision.seat == waiting[0], f"{kind}: waiting for {waiting}")


def check_copy(game: Game, state: State, rng: Rng) -> None:
    """A copy says the same, and what happens to it does not happen to the original."""
    before = game.to_json(state)
    other = state.copy()
    hold(game.to_json(other) == before, "a copy differs from its original")
    for _ in range(8):
        if other.over:
            break
        actions = other.actions()
        other.take(actions[rng.below(len(actions))])
    hold(game.to_json(state) == before, "playing on a copy changed the original")


def check_text(game: Game, state: State) -> None:
    """Position text goes in and out without loss, and the position is sound."""
    text = game.to_json(state)
    problems = state.problems()
    hold(not problems, f"an impossible position: {problems}")
    again = game.from_json(text)
    hold(game.to_json(again) == text, "position text changes when it is read and written")
    hold(again.actions() == state.actions(), "a position read from text offers other actions")


def check_words(game: Game, state: State) -> None:
    """Prompts and actions have words in every language, and point at elements."""
    decision = state.decision
    check_sentence(game, decision.prompt(state))
    hold(decision.rule in game.ledger.rules, f"{decision.kind}: {decision.rule!r} is no rule")
    for action in state.actions():
        check_sentence(game, state.describe(action))
        for element in state.touches(action):
            hold(":" in element, f"{decision.kind}: {element!r} is no element")


def check_sentence(game: Game, phrase: Sentence | Event) -> None:
    """A phrase reads well in every language: all keys known, all arguments given."""
    json.dumps(phrase.args)
    for language in LANGUAGES:
        known = words(language, game.folder)
        for key in [phrase.key, *keys_in(phrase.args)]:
            hold(key in known.messages, f"no {language} words for {key!r}")
        text = known.format(phrase.key, phrase.args)
        hold("{$" not in text, f"{language} {phrase.key!r} lacks an argument: {text!r}")


def keys_in(value: object) -> list[str]:
    """The word keys among the arguments of a phrase."""
    if isinstance(value, dict):
        return [key for part in value.values() for key in keys_in(part)]
    if isinstance(value, (list, tuple)):
        return [key for part in value for key in keys_in(part)]
    return [value[1:]] if isinstance(value, str) and value.startswith("@") else []


def check_refusals(game: Game, state: State, rng: Rng) -> None:
    """A move that is not legal is refused with a rule, and changes nothing."""
    before = game.to_json(state)
    legal = set(state.actions())
    refused = [action for action in range(len(game.notations)) if action not in legal]
    for _ in range(min(REFUSALS_TRIED, len(refused))):
        action = refused[rng.below(len(refused))]
        try:
            state.play(action)
        except IllegalMove as error:
            hold(
                error.rule in game.ledger.rules, f"{error.rule!r} is no rule, for {game.notations[action]!r}"
            )
        else:
            raise Fault(f"{game.notations[action]!r} was not refused")
    hold(game.to_json(state) == before, "a refused move changed the position")


def check_secrecy(game: Game, state: State, rng: Rng) -> bool:
    """What a seat cannot know may be dealt anew, and it sees the same bytes. True if it was anything."""
    before = game.to_json(state)
    changed = False
    for seat in range(SPECTATOR, state.seats):
        if seat == state.automa:
            continue
        other = state.redeal(seat, rng.split(f"redeal {seat}"))
        mine, theirs = view_bytes(state, seat), view_bytes(other, seat)
        hold(mine == theirs, f"seat {seat} sees what it cannot know:\n{mine!r}\n{theirs!r}")
        hold(other.actions_for(seat) == state.actions_for(seat), f"seat {seat} may do what it cannot know")
        problems = other.problems()
        hold(not problems, f"redeal for seat {seat} made an impossible position: {problems}")
        hold(other.rng.words() != state.rng.words(), "redeal kept the random generator")
        changed = changed or other.save() != state.save()
    hold(game.to_json(state) == before, "redeal changed the original")
    return changed


def view_bytes(state: State, seat: int) -> bytes:
    return json.dumps(state.view(seat), sort_keys=True, ensure_ascii=False).encode()


def check_events(game: Game, state: State, events: list[Event]) -> None:
    """Events have words, and only seats of the game see the hidden ones."""
    for event in events:
        check_sentence(game, event)
        for element in [*event.touches, *event.path]:
            hold(":" in element, f"{event.key}: {element!r} is no element")
        hold(-(1 << state.seats) <= event.seen_by < 1 << state.seats, f"{event.key}: seen by {event.seen_by}")


def check_end(game: Game, state: State) -> None:
    """A finished game has winners, a sheet with words, a score for each seat, and asks nothing."""
    hold(not state.actions() and not state.waiting(), "a finished game still asks")
    hold(not state.problems(), f"an impossible end: {state.problems()}")
    winners = state.winners()
    hold(bool(winners) and winners == sorted(set(winners)), f"winners {winners}")
    hold(len(state.scores()) == state.seats, "a score for each seat")
    for key, values in state.sheet():
        hold(len(values) == state.seats, f"sheet line {key!r} has {len(values)} values")
        check_sentence(game, Sentence(key, {}))
    for seat in range(SPECTATOR, state.seats):
        view_bytes(state, seat)


def check_record(game: Game, state: State, record: Record) -> None:
    """The same seed and moves give the same game, through the text of a match file."""
    again = read_record(record.text(), lambda name: game)
    hold(again == record, "a match file changes when it is read and written")
    hold(game.to_json(replay(game, again)) == game.to_json(state), "the record replays to another game")
    hold(not verify(game, again), f"the record is not verified: {verify(game, again)}")
