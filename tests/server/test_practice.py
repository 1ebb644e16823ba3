"""Reviews in the background, "what if", and puzzles at a table."""

import time
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from tests.golden import folder
from tests.server.running import Guest, RunningServer, sqlite_file

import tianxia
from tianxia.kernel.record import read_record
from tianxia.learn.puzzle import Puzzle, puzzles_of
from tianxia.learn.review import Review
from tianxia.server.matches import reviews
from tianxia.server.web import practice
from tianxia.table.terms import Terms, read_terms

PATIENCE = 120.0
MOVES = 4


def finished(ann: Guest) -> str:
    """A match of Huang with both seats on one screen: a few moves, then a player resigns."""
    record = read_record((folder("huang") / "short.txt").read_text(encoding="utf-8"), tianxia.game)
    made = ann.start("huang", *["me"] * record.seats, seed=record.seed, options=record.options)
    match: str = made["match"]
    for entry in record.entries[:MOVES]:
        with ann.at(match, entry.seat) as table:
            table.play(entry.text)
    with ann.at(match, 0) as table:
        table.send(type="resign", id="enough", seat=0, bot="")
        assert table.until_answered("enough")["type"] == "done"
    assert ann.get(f"/matches/{match}")["over"]
    return match


def reviewed(ann: Guest, match: str) -> dict[str, Any]:
    until = time.monotonic() + PATIENCE
    done = -1
    while time.monotonic() < until:
        found: dict[str, Any] = ann.get(f"/matches/{match}/review")
        assert done <= found["done"] <= found["total"]
        done = found["done"]
        if found["review"]:
            review: dict[str, Any] = found["review"]
            return review
        time.sleep(0.2)
    raise AssertionError("the review is not done")


def test_a_review_is_made_while_one_looks_and_kept(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = server.guest("Ann")
    running = ann.start("huang", "me", "novice")["match"]
    assert ann.http.get(f"/matches/{running}/review").status_code == 409
    match = finished(ann)
    making = server.app.app.state.reviews.making  # type: ignore[attr-defined]
    monkeypatch.setattr(reviews, "UNSEEN", -1.0)
    ann.get(f"/matches/{match}/review")
    time.sleep(0.5)
    assert making[match].running.done()  # nobody looked any more
    assert making[match].review is None
    monkeypatch.setattr(reviews, "UNSEEN", 60.0)
    review = reviewed(ann, match)
    found = msgspec.convert(review, Review)
    assert 1 <= len(found.moments) <= 12
    assert len(found.points[-1].scores) == found.seats == 2
    assert all(len(one.values) == len(found.points) for one in found.categories)
    making.clear()
    again = ann.get(f"/matches/{match}/review")
    assert again["review"] == review  # from the database
    assert not making
    moment = found.moments[0]
    made = ann.post(f"/matches/{match}/what-if", {"version": moment.version - 1, "seat": moment.seat})
    with ann.at(made["match"], moment.seat) as table:
        frame = table.look()
        assert frame["terms"]["practice"] == "what-if"
        assert frame["offer"]
        table.play(moment.finding.best.text)
    others = [seat["kind"] for seat in ann.get(f"/matches/{made['match']}")["seats"]]
    assert others.count("person") == 1
    wrong = {"version": moment.version - 1, "seat": 1 - moment.seat}
    assert ann.http.post(f"/matches/{match}/what-if", json=wrong).status_code == 409
    assert ann.http.post(f"/matches/{running}/what-if", json=wrong).status_code == 409


def test_the_puzzle_of_the_day_changes_with_the_day(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = {one.name for one in puzzles_of("terracotta")}
    seen = set()
    for day in range(len(names)):
        monkeypatch.setattr(practice, "day", lambda day=day: day)
        found = server.guest("Ann").get("/games/terracotta/puzzles")
        assert {one["name"] for one in found["puzzles"]} == names
        seen.add(found["today"])
    assert seen == names


def with_a_plus() -> Puzzle:
    """A puzzle whose answer an address must quote."""
    return next(one for one in puzzles_of("terracotta") if "+" in one.answers[0])


def test_a_puzzle_is_solved_by_playing(server: RunningServer) -> None:
    ann = server.guest("Ann")
    puzzle = with_a_plus()
    for move, solved, second in ((puzzle.answers[0], True, False), (puzzle.second, False, True)):
        match = ann.post(f"/games/terracotta/puzzles/{puzzle.name}", {})["match"]
        before = ann.get(f"/matches/{match}/puzzle")
        assert (before["tried"], before["answer"]) == ("", None)
        with ann.at(match, puzzle.seat) as table:
            table.until_asked()
            assert table.frame["terms"]["practice"] == f"puzzle {puzzle.name}"
            table.play(move)
        after = ann.get(f"/matches/{match}/puzzle")
        assert (after["solved"], after["second"]) == (solved, second)
        assert after["answer"]["text"]
    match = ann.post(f"/games/terracotta/puzzles/{puzzle.name}", {})["match"]
    thought = quote(puzzle.answers[0], safe="")  # of a draft that nobody has sent
    told = ann.get(f"/matches/{match}/puzzle?thought={thought}")
    assert (told["tried"], told["solved"]) == (puzzle.answers[0], True)
    assert ann.get(f"/matches/{match}/puzzle?thought=nonsense")["tried"] == ""
    assert ann.get(f"/matches/{match}/puzzle?give_up=true")["answer"]
    assert ann.http.post("/games/terracotta/puzzles/nothing", json={}).status_code == 404
    plain = ann.start("huang", "me", "novice")["match"]
    assert ann.http.get(f"/matches/{plain}/puzzle").status_code == 404


def test_a_puzzle_made_by_hand_is_solved_by_any_move_that_brings_the_same(server: RunningServer) -> None:
    ann = server.guest("Ann")
    found = ann.get("/games/terracotta/puzzles")["puzzles"]
    assert {one["name"] for one in found if one["by_hand"]} == {"join", "last", "ties"}
    match = ann.post("/games/terracotta/puzzles/ties", {})["match"]
    with ann.at(match, 0) as table:
        table.until_asked()
        table.play("soldier b2")
    after = ann.get(f"/matches/{match}/puzzle")
    assert (after["by_hand"], after["solved"], after["question"]) == (True, True, "ties")


def test_practice_counts_for_no_limit_on_tables_but_has_its_own(tmp_path: Path) -> None:
    limits = {"most_unfinished": 1, "tables_per_hour": 2, "practices_per_hour": 6}
    with RunningServer(sqlite_file(tmp_path), **limits) as server:
        ann = server.guest("Ann")
        name = puzzles_of("huang")[0].name
        puzzle = f"/games/huang/puzzles/{name}"
        begun = [ann.http.post(puzzle, json={}) for _ in range(4)]
        assert [answer.status_code for answer in begun] == [201, 201, 201, 429]
        assert ann.get("/matches")["mine"] == []  # practice matches are not in the list of games
        # practice matches do not count for the limit of one table
        match = ann.start("huang", "me", "novice")["match"]
        assert [one["id"] for one in ann.get("/matches")["mine"]] == [match]
        assert ann.get(f"/matches/{begun[0].json()['match']}/puzzle")["name"] == name


def test_the_terms_say_that_it_counts_for_nothing() -> None:
    for kind in ("what-if", "puzzle 12-40"):
        terms = Terms(practice=kind)
        assert read_terms(terms.text()) == terms
