"""Checks of moves: they are stored as offered; a refusal names a rule, and `why` names the same one."""

from __future__ import annotations

from tianxia.kernel.conformance.fault import Fault, hold
from tianxia.kernel.errors import IllegalMove
from tianxia.kernel.game import Game
from tianxia.kernel.phrase import is_final, next_of_phrase, only_answer
from tianxia.kernel.reader import read
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State
from tianxia.kernel.why import why

TRIED = 6


def random_phrase(game: Game, state: State, rng: Rng) -> tuple[list[int], list[str]]:
    """A random phrase of the seat that is asked: its actions, and their notation as it was offered."""
    here = state.copy()
    seat = here.decision.seat
    actions: list[int] = []
    offered: list[str] = []
    while True:
        legal = here.actions()
        actions.append(legal[rng.below(len(legal))])
        offered.append(game.notate(here, actions[-1]))
        here.take(actions[-1])
        if next_of_phrase(state.learned, here, seat) is None:
            return actions, offered


def check_reading(game: Game, state: State, rng: Rng) -> None:
    """Check that words and actions of a phrase are read alike, and that the stored text equals the offer."""
    actions, offered = random_phrase(game, state, rng)
    seat = state.decision.seat
    before = game.to_json(state)
    in_words, in_actions = read(state, " ".join(offered), seat), read(state, actions, seat)
    for reading in (in_words, in_actions):
        hold(reading.actions == actions, f"{offered} was read as {reading.notations}")
        hold(reading.notations == offered, f"{offered} would be stored as {reading.notations}")
    hold(in_words.position == in_actions.position, f"{offered} leads to two positions")
    again = state.copy()
    again.play(in_words.text, seat)
    hold(again == in_words.position, f"{offered} is played to another position than it is read to")
    first = read(state, offered[0], seat, finish=False)
    hold(first.notations == offered[:1], f"{offered[0]!r} was read as {first.notations}")
    needed = words_needed(game, state, actions, offered)
    if needed:
        terse = read(state, " ".join(needed), seat)
        hold(terse.notations == offered, f"{needed} was read as {terse.notations}, not as {offered}")
    hold(game.to_json(state) == before, "reading a move changed the position")


def words_needed(game: Game, state: State, actions: list[int], offered: list[str]) -> list[str]:
    """The words of a phrase without those of automatic answers."""
    here = state.copy()
    needed: list[str] = []
    for number, action in enumerate(actions):
        coming = " ".join(offered[number + 1 :]).split()
        lexicon = game.lexicon(here.decision)
        if only_answer(here) < 0 or next(lexicon.matches(coming, 0), None) is not None:
            needed.append(offered[number])
        here.take(action)
    return needed


def check_ending(game: Game, state: State) -> None:
    """Check `ends_phrase` and `final` of a decision: they must agree with what happens after each answer."""
    if not state.decision.ends_phrase:
        return
    seat = state.decision.seat
    for action in state.actions():
        after = state.copy()
        after.take(action)
        following = next_of_phrase(state.learned, after, seat)
        goes_on = "" if following is None else following.kind
        said = f"{state.decision.kind} {game.notate(state, action)!r}"
        hold(not goes_on, f"after {said} follows {goes_on!r}")
        final = int(is_final(state.learned, after, seat))
        hold(state.decision.final(state, action) in (-1, final), f"{said} is final: {final}")


def check_refusals(game: Game, state: State, rng: Rng) -> None:
    """Check that an illegal move is refused with a rule and changes nothing; also an unknown word."""
    before = game.to_json(state)
    decision = state.decision
    legal = set(state.actions())
    forced = only_answer(state) >= 0
    declared = game.lexicon(decision).notations
    refused = [action for action in declared if action not in legal]
    foreign = [action for action in range(len(game.notations)) if action not in declared]
    for group in (refused, foreign):
        for _ in range(min(TRIED, len(group))):
            action = group[rng.below(len(group))]
            rule = rule_against(game, state, action)
            hold(rule in game.ledger.rules, f"{rule!r} is no rule, for {game.notations[action]!r}")
            words = declared.get(action, game.notations[action])
            if forced or any(words.startswith(declared[other] + " ") for other in legal):
                # the words may belong to a later question of the phrase, whose refusal names another rule
                continue
            hold(rule_against(game, state, words) in (rule, decision.rule, ""), f"{words!r} has two refusals")
    hold(game.to_json(state) == before, "a refused move changed the position")


def rule_against(game: Game, state: State, move: int | str) -> str:
    """The rule that forbids a move; a Fault if none does."""
    try:
        read(state, move)
    except IllegalMove as refused:
        return refused.rule
    words = game.notations[move] if isinstance(move, int) else move
    raise Fault(f"{state.decision.kind}: {words!r} was not refused")


def check_why(game: Game, state: State, rng: Rng) -> None:
    """Check `why` for an element: the refusal of an action that touches it; empty if such an action is
    legal.
    """
    decision = state.decision
    legal = set(state.actions())
    touched: dict[str, list[int]] = {}
    for action in decision.might_offer(game):
        for element in decision.touches(state, action):
            touched.setdefault(element, []).append(action)
    elements = sorted(touched)
    for _ in range(min(TRIED, len(elements))):
        element = elements[rng.below(len(elements))]
        rule = why(state, decision.seat, "", element)
        if legal.intersection(touched[element]):
            hold(rule == "", f"{decision.kind}: {element} may be chosen, but {rule} is named")
        else:
            refusals = {rule_against(game, state, action) for action in touched[element]}
            hold(rule in refusals, f"{decision.kind}: {element} is refused by {refusals}, not by {rule!r}")
