"""Secrecy: after a redeal of what a seat cannot know, the seat sees and may do the same."""

from __future__ import annotations

import json
from typing import Any

from tianxia.kernel.conformance.fault import hold
from tianxia.kernel.conformance.moves import TRIED, random_phrase
from tianxia.kernel.errors import IllegalMove
from tianxia.kernel.game import Game
from tianxia.kernel.preview import preview, tell
from tianxia.kernel.reader import read
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import SPECTATOR, State


def check_secrecy(game: Game, state: State, rng: Rng) -> bool:
    """Check that views, choices, refusals and previews of a redeal are the same. True if the redeal
    changed anything.
    """
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
        hold(state.key(seat) == other.key(seat), f"the key of seat {seat} tells what it cannot know")
        again = rng.split(f"again {seat}")
        hold(
            state.redeal(seat, again.copy()) == other.redeal(seat, again.copy()),
            f"redeal for seat {seat} depends on what it cannot know",
        )
        if seat == state.decision.seat:
            check_refusal_tells_nothing(game, state, other, seat, rng)
            check_preview_tells_nothing(game, state, other, seat, rng)
        elif state.decision.follows and not state.decision.never_automatic and len(state.actions()) == 1:
            same = other.actions() == state.actions()
            hold(same, f"{state.decision.kind}: an answer given by the reader tells seat {seat} something")
        changed = changed or other.save() != state.save()
    hold(game.to_json(state) == before, "redeal changed the original")
    return changed


def check_refusal_tells_nothing(game: Game, state: State, other: State, seat: int, rng: Rng) -> None:
    for _ in range(TRIED):
        action = rng.below(len(game.notations))
        answers = []
        for position in (state, other):
            try:
                answers.append(read(position, action, seat).text)
            except IllegalMove as refused:
                answers.append(str(refused))
        hold(answers[0] == answers[1], f"a refusal tells seat {seat} something: {answers}")


def check_preview_tells_nothing(game: Game, state: State, other: State, seat: int, rng: Rng) -> None:
    actions, offered = random_phrase(game, state, rng)
    for count in {1, len(actions)}:
        told = [preview_bytes(position, seat, actions[:count]) for position in (state, other)]
        hold(told[0] == told[1], f"the preview of {offered[:count]} tells seat {seat} something:\n{told}")


def preview_bytes(state: State, seat: int, actions: list[int]) -> bytes:
    """Everything that a seat is shown about a move before it plays it."""
    shown = preview(state, seat, actions)
    events = [event.to_dict() for event in shown.events if event.visible_to(seat)]
    return as_bytes([shown.certain, events, shown.position.view(seat)])


def check_pictures(game: Game, state: State, rng: Rng) -> None:
    """Check that every seat has a view of the position at each event, and that the events begin as
    previewed."""
    actions, offered = random_phrase(game, state, rng)
    seat = state.decision.seat
    told = tell(state, seat, actions)
    for event, picture in told:
        for viewer in range(SPECTATOR, state.seats):
            hold(bool(view_bytes(picture, viewer)), f"{event.key} has no picture for seat {viewer}")
    shown = preview(state, seat, actions)
    happened = [event.to_dict() for event, _ in told]
    foreseen = [event.to_dict() for event in shown.events]
    hold(happened[: len(foreseen)] == foreseen, f"{offered} does not begin as its preview says")
    after = read(state, actions, seat).position
    certain = after.learned == state.learned
    hold(shown.certain == certain, f"{offered}: the preview is cut at the wrong place")
    if certain:
        hold(shown.position == after, f"{offered} leads to another position than its preview")
    else:
        early = shown.position.learned == state.learned
        hold(early, f"{offered}: the preview goes on after something is learned")


def view_bytes(state: State, seat: int) -> bytes:
    return as_bytes(state.view(seat))


def as_bytes(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True, ensure_ascii=False).encode()
