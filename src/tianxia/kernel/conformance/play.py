"""Random games with every check, over every seat count and the important combinations of options."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations, product
from typing import Any

from tianxia.kernel.conformance.fault import Fault, hold, saved
from tianxia.kernel.conformance.moves import check_ending, check_reading, check_refusals, check_why
from tianxia.kernel.conformance.positions import check_actions, check_copy, check_text
from tianxia.kernel.conformance.secrecy import check_pictures, check_secrecy, view_bytes
from tianxia.kernel.conformance.views import check_outcome_shape, check_view_shape
from tianxia.kernel.conformance.words import check_events, check_sentence, check_words
from tianxia.kernel.errors import BadOptions, TianxiaError
from tianxia.kernel.event import Sentence
from tianxia.kernel.game import Game
from tianxia.kernel.phrase import phrase_goes_on
from tianxia.kernel.record import STRIDE, Record, fingerprint, read_record, replay, start_record, verify
from tianxia.kernel.rng import Rng, stream
from tianxia.kernel.state import SPECTATOR, State

MOST_DECISIONS = 20_000


def check_match(
    game: Game,
    seats: int,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    every: int = 25,
) -> Record:
    """Play one random game with quick checks of each position, and all checks every few decisions.
    Returns its record, which was replayed to the same end.
    """
    state = game.new(seats, options, seed)
    players = stream(seed, "players")
    record = start_record(game, seats, game.options(options), seed, [])
    dealt_anew = False
    phrase: list[str] = []
    asked = learned = -1
    try:
        for number in range(MOST_DECISIONS):
            if state.over:
                break
            check_actions(game, state)
            if number % every == 0:
                dealt_anew = check_position(game, state, players) or dealt_anew
            if not phrase or not phrase_goes_on(learned, state, asked):
                add_move(record, state, asked, phrase)
                phrase = []
                asked, learned = state.decision.seat, state.learned
            actions = state.actions()
            action = actions[players.below(len(actions))]
            phrase.append(game.notate(state, action))
            events = state.listen()
            state.take(action)
            check_events(game, state, events)
            check_outcome_shape(events)
        else:
            raise Fault(f"the game does not end within {MOST_DECISIONS} decisions")
        add_move(record, state, asked, phrase)
        check_end(game, state)
        if game.hidden and state.seats > 1 and not dealt_anew:
            raise Fault("redeal never dealt anything anew")
    except (Fault, TianxiaError, AssertionError, IndexError, KeyError, TypeError, ValueError) as error:
        raise Fault(f"{error}\n{saved(game, state, f'{game.name}-{seats}-{seed}')}") from error
    record.scores = state.scores()
    record.winners = state.winners()
    check_record(game, state, record)
    return record


def check_position(game: Game, state: State, rng: Rng) -> bool:
    """All checks of one position. True if a redeal changed anything."""
    check_copy(game, state, rng)
    check_text(game, state)
    check_view_shape(game, state)
    check_words(game, state)
    check_reading(game, state, rng)
    check_ending(game, state)
    check_refusals(game, state, rng)
    check_why(game, state, rng)
    check_pictures(game, state, rng)
    return check_secrecy(game, state, rng)


def add_move(record: Record, state: State, seat: int, phrase: list[str]) -> None:
    """Record a complete phrase, sometimes with the fingerprint of the position after it."""
    if phrase:
        noted = len(record.entries) % STRIDE == STRIDE - 1 or state.over
        record.move(seat, " ".join(phrase), fingerprint(state) if noted else "")


@lru_cache
def settings(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Every seat count with no option, each option, each pair, and as many options as are compatible."""
    options = game.list_options()
    changes = {option.name: [v for v in option.choices if v != option.default] for option in options}
    mixes: list[dict[str, Any]] = [{}]
    for count in (1, 2):
        for names in combinations(changes, count):
            for values in product(*(changes[name] for name in names)):
                mixes.append(dict(zip(names, values, strict=True)))
    found = []
    for seats in game.seat_counts:
        everything: dict[str, Any] = {}
        for name, others in changes.items():
            if others and allowed(game, seats, {**everything, name: others[-1]}):
                everything[name] = others[-1]
        for mix in [*mixes, everything]:
            full = {option.name: mix.get(option.name, option.default) for option in options}
            if allowed(game, seats, full) and (seats, full) not in found:
                found.append((seats, full))
        if not any(count == seats for count, _ in found):  # a seat count that needs some option
            found.append((seats, {o.name: everything.get(o.name, o.default) for o in options}))
    return found


def allowed(game: Game, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.check(seats, game.options(options))
    except BadOptions:
        return False
    return True


def mix_of(game: Game, number: int) -> tuple[int, dict[str, Any]]:
    """The setting of random game `number`.

    First comes each of `settings`, then random combinations of options.
    """
    mixes = settings(game)
    if number < len(mixes):
        return mixes[number]
    rng = stream(number, "options")
    for _ in range(20):  # only few combinations are refused
        seats = game.seat_counts[rng.below(len(game.seat_counts))]
        options = {one.name: one.choices[rng.below(len(one.choices))] for one in game.list_options()}
        if allowed(game, seats, options):
            return seats, options
    return mixes[number % len(mixes)]


def fuzz(game: Game, number: int, every: int = 10) -> int:
    """Play random game `number` and check a position every few decisions.

    The first numbers use each setting once, later ones random combinations. Returns the number of
    decisions; a fault saves the position.
    """
    seats, options = mix_of(game, number)
    state = game.new(seats, options, number)
    rng = stream(number, "players")
    try:
        return play_on(state, rng, every)
    except Exception as error:
        again = f"python scripts/fuzz.py {game.name} --game {number}"
        where = saved(game, state, f"{game.name}-fuzz-{number}", again)
        raise Fault(f"game {number}: {error!r}\n{where}") from error


def play_on(state: State, rng: Rng, every: int) -> int:
    """Play at random to the end, with a check every few positions. Returns the number of decisions."""
    decisions = 0
    while not state.over:
        actions = state.actions()
        hold(bool(actions), f"a dead end: {state!r}")
        state.take(actions[rng.below(len(actions))])
        decisions += 1
        hold(decisions <= MOST_DECISIONS, "the game does not end")
        if decisions % every == 0 or state.over:
            problems = state.problems()
            hold(not problems, f"an impossible position: {problems}")
    return decisions


def check_end(game: Game, state: State) -> None:
    """Check that a finished game has winners, a score sheet with words, a score for each seat, and no
    question.
    """
    hold(not state.actions() and not state.waiting(), "a finished game still asks")
    hold(not state.problems(), f"an impossible end: {state.problems()}")
    winners = state.winners()
    hold(bool(winners) and winners == sorted(set(winners)), f"winners {winners}")
    hold(len(state.scores()) == state.seats, "a score for each seat")
    check_view_shape(game, state)
    for note in state.sheet_notes():
        check_sentence(game, note)
    for key, values in state.sheet():
        hold(len(values) == state.seats, f"sheet line {key!r} has {len(values)} values")
        check_sentence(game, Sentence(key, {}))
    for seat in range(SPECTATOR, state.seats):
        view_bytes(state, seat)


def check_record(game: Game, state: State, record: Record) -> None:
    """Check that the same seed and moves give the same game, through the text of a match file."""
    again = read_record(record.text(), lambda name: game)
    hold(again == record, "a match file changes when it is read and written")
    hold(replay(game, again) == state, "the record replays to another game")
    hold(not verify(game, again), f"the record is not verified: {verify(game, again)}")
