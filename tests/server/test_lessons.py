"""Guided games at a real server: played, resumed, repeated, skipped, and left out of limits and lists."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.running import Guest, RunningServer, Table, sqlite_file

from tianxia.learn.lesson import read_lesson

TITLES = ("huang", "royaumes", "terracotta", "zhanguo")


def begin(guest: Guest, title: str) -> str:
    match: str = guest.post(f"/games/{title}/lessons/first", {}, 200)["match"]
    return match


def go_to(guest: Guest, match: str, step: int) -> int:
    reached: int = guest.post(f"/matches/{match}/lesson", {"step": step}, 200)["step"]
    return reached


def asked(table: Table) -> dict[str, Any]:
    """The guide, once the learner is to do something."""
    while True:
        guide = table.frame["guide"]
        last = guide["at"] >= len(guide["steps"]) - bool(guide["tap"])
        if last or guide["accepts"] or (guide["then"] and guide["then"]["accepts"]):
            return dict(guide)
        table.receive()


def play_step(table: Table) -> None:
    """Do one step in the way that the guide asks for."""
    at = asked(table)["at"]
    while True:
        guide = asked(table)
        if guide["tap"]:
            guide = guide["then"]  # pointing is not sent
            at = guide["at"]
        if guide["at"] != at or not guide["accepts"]:
            return
        table.play(guide["accepts"][0])


@pytest.mark.parametrize("title", TITLES)
def test_a_lesson_is_played_to_its_last_step_and_goes_on_against_a_novice(title: str, tmp_path: Path) -> None:
    lesson = read_lesson(title)
    with RunningServer(sqlite_file(tmp_path)) as server:
        ann = server.guest("Ann")
        match = begin(ann, title)
        with ann.at(match, 0) as table:
            seen = []
            for _ in range(len(lesson.step) + 1):
                guide = asked(table)
                seen.append(guide["at"])
                if guide["at"] == len(lesson.step) or (guide["tap"] and not guide["then"]["accepts"]):
                    break
                play_step(table)
            assert seen[-1] >= len(lesson.step) - 1
            assert seen == sorted(seen)
            assert table.frame["seats"][1]["bot"] == "novice"
            for _ in range(3):  # the script is over, so any legal move is allowed
                assert table.until_asked()
                choice = table.frame["offer"]["lists"][table.frame["offer"]["asks"][0]["choices"]][0]
                words, then = choice["move"], choice.get("then")
                while then:
                    choice = table.frame["offer"]["lists"][table.frame["offer"]["asks"][then]["choices"]][0]
                    words, then = f"{words} {choice['move']}", choice.get("then")
                table.play(words)


def test_a_wrong_move_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    with RunningServer(sqlite_file(tmp_path)) as server:
        ann = server.guest("Ann")
        match = begin(ann, "huang")
        with ann.at(match, 0) as table:
            answer = table.move("leader green h6")
            assert (answer["type"], answer["why"]["key"]) == ("refused", "lesson-other")
            answer = table.move("leader red g5")
            assert answer["rule"].startswith("huang.")
            table.play("leader red h6")
            assert table.move("tile red c5")["why"]["key"] == "lesson-tile-far"
            assert asked(table)["at"] == 1


def test_a_lesson_is_left_resumed_repeated_and_skipped(tmp_path: Path) -> None:
    database = sqlite_file(tmp_path)
    with RunningServer(database) as server:
        ann = server.guest("Ann")
        match = begin(ann, "huang")
        assert go_to(ann, match, 3) == 3
        assert begin(ann, "huang") == match
        cookies = ann.http.cookies
    with RunningServer(database) as server:  # after a restart only the entries are left
        ann = server.guest()
        ann.http.cookies = cookies
        assert begin(ann, "huang") == match
        with ann.at(match, 0) as table:
            assert asked(table)["at"] == 3
            assert go_to(ann, match, 1) == 1
            while table.frame["guide"]["at"] != 1:
                table.receive()
            assert asked(table)["accepts"] == ["tile red i5"]
            table.play("tile red i5")
            assert asked(table)["at"] == 2
        assert go_to(ann, match, 12) == 12
        assert begin(ann, "huang") != match  # the first match is an ordinary game now


def test_the_step_after_one_that_is_only_pointed_at_is_skipped(tmp_path: Path) -> None:
    lesson = read_lesson("royaumes")
    pointed = next(i for i, step in enumerate(lesson.step) if step.tap)
    with RunningServer(sqlite_file(tmp_path)) as server:
        ann = server.guest("Ann")
        match = begin(ann, "royaumes")
        assert go_to(ann, match, pointed) == pointed
        assert go_to(ann, match, pointed + 1) == pointed  # the page continues to the next step by itself
        assert go_to(ann, match, pointed + 2) == pointed + 2


def test_a_lesson_counts_for_no_limit_and_stands_in_no_public_list(tmp_path: Path) -> None:
    with RunningServer(sqlite_file(tmp_path), most_unfinished=1) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        match = begin(ann, "huang")
        begin(ann, "zhanguo")
        ann.start("huang", "me", "novice")
        mine = {info["id"]: info["lesson"] for info in ann.get("/matches")["mine"]}
        assert mine[match] == "first"
        assert sorted(mine.values()) == ["", "first", "first"]
        assert bob.get("/matches")["open"] == []
        refused = ann.http.post(
            "/matches", json={"game": "huang", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        )
        assert refused.status_code == 429
        assert bob.http.post(f"/matches/{match}/lesson", json={"step": 3}).status_code == 409
        assert ann.http.post("/games/huang/lessons/none", json={}).status_code == 404
        with bob.at(match) as table:
            assert table.frame["guide"] is None
