"""Hints: against bots always, among people only if all agreed; from the worker processes."""

import asyncio
import threading

import pytest
from tests.server.running import Guest, RunningServer
from tests.server.test_going_on import until

from tianxia.table.terms import Terms, read_terms


def hint(guest: Guest, match: str, seat: int = 0) -> tuple[int, dict[str, object]]:
    answer = guest.http.get(f"/matches/{match}/hint?seat={seat}")
    return answer.status_code, answer.json()


def asked_seat(guest: Guest, match: str) -> int:
    """The seat that is asked, at a table of people, or at a table with a bot before it has moved."""
    waiting: list[int] = guest.get(f"/matches/{match}")["waiting"]
    return waiting[0]


def test_a_hint_against_bots(server: RunningServer) -> None:
    ann = server.guest("Ann")
    match = ann.start("huang", "me", "novice")["match"]
    with ann.at(match, 0) as table:
        table.until_asked()
        frame = table.look()
        assert frame["may"]["hint"]
        code, found = hint(ann, match)
        assert code == 200
        assert found["seat"] == 0
        moves = found["moves"]
        assert isinstance(moves, list)
        assert len(moves) == 3
        assert {"move", "chance", "parts"} == set(moves[0])
        assert hint(ann, match) == (code, found)  # the hint is kept until somebody moves
        table.play(moves[0]["move"]["text"])
    assert server.guest("Bob").http.get(f"/matches/{match}/hint?seat=0").status_code == 403


def test_among_people_only_if_it_was_agreed(server: RunningServer) -> None:
    ann = server.guest("Ann")
    plain = ann.start("huang", "me", "me")["match"]
    code, refused = hint(ann, plain, asked_seat(ann, plain))
    assert (code, refused["why"]) == (409, {"key": "refusal-hint", "args": {}})
    agreed = ann.start("huang", "me", "me", hints=True)["match"]
    seat = asked_seat(ann, agreed)
    assert hint(ann, agreed, seat)[0] == 200
    code, refused = hint(ann, agreed, 1 - seat)
    assert code == 409
    assert refused["why"]["key"] == "refusal-not-asked"  # type: ignore[index]
    with ann.at(agreed, seat) as table:
        frame = table.look()
        assert frame["may"]["hint"]
        assert frame["terms"]["hints"]
        assert "event-terms-hints" in [line["key"] for line in frame["log"]]
    with ann.at(plain, 0) as table:
        assert not table.look()["may"]["hint"]


def test_several_who_ask_wait_for_one_thought(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = server.guest("Ann")
    match = ann.start("terracotta", "me", "novice")["match"]
    with ann.at(match, 0) as table:
        table.until_asked()
    seat = 0
    runs = 0
    workers = server.matches.bots.workers
    run = workers.run

    async def counted(*args: object) -> object:
        nonlocal runs
        runs += 1
        return await run(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(workers, "run", counted)
    codes: list[int] = []
    threads = [threading.Thread(target=lambda: codes.append(hint(ann, match, seat)[0])) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert codes == [200] * 4
    assert runs == 1


def test_it_outlasts_secret_choices_of_others(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = server.guest("Ann")
    match = ann.start("zhanguo", "me", "me", "me", hints=True)["match"]
    workers = server.matches.bots.workers
    run, busy, free = workers.run, threading.Event(), threading.Event()

    async def slow(*args: object) -> object:
        busy.set()
        await asyncio.to_thread(free.wait)
        return await run(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(workers, "run", slow)
    codes: dict[int, int] = {}
    threads = [
        threading.Thread(target=lambda seat=seat: codes.update({seat: hint(ann, match, seat)[0]}))
        for seat in (0, 1)
    ]
    threads[0].start()
    assert busy.wait(30)
    threads[1].start()
    until(lambda: len(workers.queue.waiting) == 1, "the second hint waits for a worker")
    with ann.at(match, 2) as table:
        offer = table.look()["offer"]
        table.play(offer["lists"][offer["asks"][0]["choices"]][0]["move"])
    free.set()
    for thread in threads:
        thread.join()
    assert codes == {0: 200, 1: 200}


def test_the_terms_say_it() -> None:
    terms = Terms(hints=True)
    assert terms.text() == "vacant nobody 0, hints on"
    assert read_terms(terms.text()) == terms
    assert not read_terms("hints off").hints
