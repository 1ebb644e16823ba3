"""Secrecy over the wire: a seat's bytes do not change when what it cannot know is redealt."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from tests.server.offers import choices_of, some_phrase
from tests.server.running import PATIENCE, RunningServer, Table

import tianxia
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State


@contextmanager
def redealt(server: RunningServer, match: str, seat: int, seed: int) -> Iterator[None]:
    """Replace the position of a live match by a redeal for the seat."""
    folded = server.matches.live[match].match
    number = folded.source[-1]
    kept = folded.positions[number]
    put(server, folded.positions, number, kept.redeal(seat, stream(seed, f"seat {seat}")))
    yield
    put(server, folded.positions, number, kept)


def put(server: RunningServer, positions: dict[int, State], number: int, position: State) -> None:
    """Replace the position between two messages, never during one."""
    done = threading.Event()

    def swap() -> None:
        positions[number] = position
        done.set()

    server.loop.call_soon_threadsafe(swap)
    assert done.wait(PATIENCE)


def raw(table: Table, seat: int) -> str:
    table.look(seat)
    return table.raw


@pytest.mark.parametrize("title", tianxia.titles())
def test_a_seats_bytes_do_not_change_when_what_it_cannot_know_is_redealt(
    server: RunningServer, title: str
) -> None:
    ann = server.guest("Ann")
    seats = 3
    match = ann.start(title, *["me"] * seats, seed=11)["match"]
    rng = stream(11, title)
    compared = 0
    with ann.at(match) as table:
        for move in range(40):
            if table.look(-1)["view"]["over"]:  # the toy is a short game
                break
            seat = raw_waiting(table, rng.below(8))
            words = some_phrase(table.look(seat)["offer"], rng.below(1000))
            draft = {"type": "draft", "version": table.frame["version"], "seat": seat, "phrases": [words]}
            foreseen = answered(table, draft)
            if foreseen["offer"]:
                draft["phrases"] = [words, some_phrase(foreseen["offer"], rng.below(1000))]
                foreseen = answered(table, draft)
            with redealt(server, match, seat, move):
                assert answered(table, draft) == foreseen
            for looking in range(-1, seats):
                telling = {"type": "tell", "seat": looking, "since": max(0, table.frame["version"] - 1)}
                told = answered(table, telling)
                with redealt(server, match, looking, move):
                    assert answered(table, telling) == told
                before = raw(table, looking)
                with redealt(server, match, looking, move):
                    assert raw(table, looking) == before
                    if move % 10 == 0:  # a new connection sees the same
                        with ann.at(match, looking) as again:
                            assert again.raw == before
                    compared += 1
            table.look(seat)
            table.play(some_phrase(table.frame["offer"], rng.below(1000)))
            undo = table.frame["undo"]
            if undo["to"] < table.frame["version"] and rng.below(3) == 0:
                name = f"u{move}"
                table.send(type="undo", id=name, version=table.frame["version"], seat=seat, to=undo["step"])
                assert table.until("done")["id"] == name
        assert table.look(-1)["view"]["over"] or compared == 160
    assert compared >= 32


def answered(table: Table, question: dict[str, Any]) -> dict[str, Any]:
    """The answer to a question."""
    table.send(id="asked", **question)
    while (message := table.receive()).get("id") != "asked":
        pass
    return message


def raw_waiting(table: Table, pick: int) -> int:
    waiting: list[int] = table.look(-1)["view"]["waiting"]
    return waiting[pick % len(waiting)]


@pytest.mark.parametrize("title", tianxia.titles())
def test_refusals_and_reasons_do_not_tell_either(server: RunningServer, title: str) -> None:
    ann = server.guest("Ann")
    match = ann.start(title, "me", "me", seed=5)["match"]
    game = tianxia.game(title)
    rng = stream(5, title)
    with ann.at(match) as table:
        for move in range(8):
            seat = raw_waiting(table, move)
            frame = table.look(seat)
            elements = [touched for choice in choices_of(frame["offer"]) for touched in choice["touches"]]
            for number in range(12):
                words = " ".join(
                    game.notations[rng.below(len(game.notations))] for _ in range(1 + rng.below(3))
                )
                element = elements[rng.below(len(elements))]
                answers = []
                for dealt in (False, True):
                    with redealt(server, match, seat, number if dealt else 0):
                        name = f"{move}/{number}/{dealt}"
                        table.send(type="why", id=name, seat=seat, prefix=words, element=element)
                        answers.append(table.until("because")["rule"])
                assert answers[0] == answers[1]
            table.play(some_phrase(frame["offer"], rng.below(1000)))
