"""Seats, invitations, commands and undo at a live table."""

from __future__ import annotations

import multiprocessing

import httpx
import pytest
from tests.server.offers import phrases, some_phrase
from tests.server.running import PATIENCE, RunningServer
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tianxia.table.match import Match


def test_an_invitation_seats_a_friend_once(server: RunningServer) -> None:
    ann, bob, eve = server.guest("Ann"), server.guest("Bob"), server.guest("Eve")
    made = ann.start("huang", "me", "open")
    (invite,) = made["invite"]
    assert invite["seat"] == 1
    secret = invite["link"].removeprefix(f"/#/join/{made['match']}/")
    with ann.at(made["match"], 0) as table:
        assert [info["open"] for info in table.frame["seats"]] == [False, True]
        assert eve.post(f"/matches/{made['match']}/join", {"secret": "guess"}, 409)["error"]
        assert eve.post(f"/matches/{made['match']}/join", {}, 409)["error"]
        assert bob.post(f"/matches/{made['match']}/join", {"secret": secret}, 200) == {"seat": 1}
        assert "invitation" in eve.post(f"/matches/{made['match']}/join", {"secret": secret}, 409)["error"]
        while table.frame["seats"][1]["open"]:
            table.receive()
        assert table.frame["seats"][1]["name"] == "Bob"
        with bob.at(made["match"], 1) as other:
            assert [info["mine"] for info in other.frame["seats"]] == [False, True]
            while not table.frame["seats"][1]["online"]:
                table.receive()
            first, second = (table, other) if table.frame["offer"] else (other, table)
            first.play(some_phrase(first.frame["offer"]))
            while second.frame["version"] < 1:
                second.receive()
        while table.frame["seats"][1]["online"]:
            table.receive()


def test_a_match_names_its_host(server: RunningServer) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    match = ann.start("huang", "open", "me", "open")["match"]
    info = bob.get(f"/matches/{match}")
    assert info["seats"][info["host"]]["name"] == "Ann"
    assert bob.get(f"/matches/{ann.start('huang', 'open', 'open')['match']}")["host"] == -1


def test_titles_tell_what_goes_together(server: RunningServer) -> None:
    games = {game["name"]: game for game in server.guest().get("/games")}
    huang = {limit["name"]: limit for limit in games["huang"]["limits"]}
    assert huang["short_two_player"]["seats"] == [2]
    assert huang["renegade_bandits"]["apart"] == ["eighteen_kingdoms"]
    assert huang["dragon"]["needed"] == [5]
    assert games["zhanguo"]["solo_options"] == ["li_si"]
    assert len(games["terracotta"]["solo_options"]) == 9


def test_the_secret_of_an_invitation_is_not_in_the_database(server: RunningServer) -> None:
    made = server.guest("Ann").start("huang", "me", "open")
    secret = made["invite"][0]["link"].rpartition("/")[2]
    rows = server.matches.live[made["match"]].seats
    assert rows[1].secret
    assert secret not in str(rows)


def test_anybody_may_sit_down_at_a_public_table(server: RunningServer) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    match = ann.start("huang", "me", "open", public=True)["match"]
    assert [info["id"] for info in bob.get("/matches")["open"]] == [match]
    assert bob.post(f"/matches/{match}/join", {"name": "Bobby"}, 200) == {"seat": 1}
    assert bob.get("/matches")["open"] == []
    (info,) = bob.get("/matches")["mine"]
    assert info["seats"][1]["name"] == "Bobby"
    assert info["my_turn"] == (1 in info["waiting"])


def test_a_seat_is_shown_to_its_owner_only(server: RunningServer) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    match = ann.start("huang", "me", "me")["match"]
    with eve.at(match) as table:
        assert table.frame["offer"] is None
        table.send(type="look", seat=0, since=0)
        assert table.until("error")["why"] == {"key": "refusal-not-your-seat", "args": {}}
        table.seat = 0
        answer = table.move("pass")
        assert (answer["type"], answer["why"]["key"]) == ("refused", "refusal-not-your-seat")
        table.send(type="why", id="w", seat=0, prefix="", element="hex:a2")
        assert table.until("refused")["id"] == "w"
        table.seat = -1
        assert table.move("pass")["why"]["key"] == "refusal-spectator"
    assert eve.http.get(f"/matches/{match}/at/0", params={"seat": 0}).status_code == 403
    assert ann.get(f"/matches/{match}/at/0?seat=0")["view"]["seat"] == 0


def test_a_forged_cookie_is_nobody(server: RunningServer) -> None:
    ann = server.guest("Ann")
    match = ann.start("huang", "me", "me")["match"]
    guest, _, signature = ann.http.cookies["tianxia_guest"].partition(".")
    other = "0" if signature[-1] != "0" else "1"
    for forged in (f"{guest}.{signature[:-1]}{other}", guest, f"{guest}.", "é.b", ""):
        headers = {b"cookie": f"tianxia_guest={forged}".encode()}
        assert httpx.get(f"http://{server.address}/api/matches", headers=headers).json()["mine"] == []
        past = f"http://{server.address}/api/matches/{match}/at/0?seat=0"
        assert httpx.get(past, headers=headers).status_code == 403


def test_hot_seat_looks_through_one_seat_at_a_time(server: RunningServer) -> None:
    ann = server.guest("Ann")
    match = ann.start("huang", "me", "me")["match"]
    with ann.at(match, 0) as table:
        for number in range(8):
            seat = table.frame["view"]["waiting"][0]
            table.look(seat)
            assert table.frame["view"]["seat"] == seat
            table.play(some_phrase(table.frame["offer"], number))


def test_a_repeated_command_counts_once_and_a_late_one_not_at_all(server: RunningServer) -> None:
    ann = server.guest("Ann")
    match = ann.start("huang", "me", "me")["match"]
    with ann.at(match, 0) as table:
        seat = table.frame["view"]["waiting"][0]
        table.look(seat)
        assert table.move("pass", 0, "one") == {"type": "done", "id": "one", "version": 1, "text": "pass"}
        assert table.move("pass", 0, "one") == {"type": "done", "id": "one", "version": 1, "text": "pass"}
        assert table.move("pass", 0, "two") == {"type": "late", "id": "two"}
        assert table.until("frame")["version"] == 1
        assert ann.get(f"/matches/{match}")["version"] == 1


def test_an_illegal_move_is_refused_with_its_rule(server: RunningServer) -> None:
    ann = server.guest("Ann")
    match = ann.start("huang", "me", "me", seed=1)["match"]
    with ann.at(match, 0) as table:
        table.look(table.frame["view"]["waiting"][0])
        answer = table.move("leader red a2")
        assert answer["type"] == "refused"
        assert answer["rule"].startswith("huang.leader.")
        assert answer["why"] == {"key": "refusal-by-rule", "args": {"move": "'a2'"}}
        table.send(type="why", id="w", seat=table.seat, prefix="leader red", element="hex:a2")
        assert table.until("because") == {"type": "because", "id": "w", "rule": answer["rule"]}


def test_undo_goes_back_as_far_as_the_frame_says(server: RunningServer) -> None:
    ann = server.guest("Ann")
    match = ann.start("huang", "me", "me", seed=1)["match"]
    with ann.at(match, 0) as table:
        table.look(table.frame["view"]["waiting"][0])
        start = table.frame["view"]
        leader = next(w for w in phrases(table.frame["offer"]) if w.startswith("leader"))
        table.play(leader)
        assert table.frame["undo"] == {"to": 0, "reason": "undo-free", "step": 0, "limit": "undo-start"}
        table.send(type="undo", id="u", version=1, seat=table.seat, to=0)
        assert table.until("done")["version"] == 2
        while table.frame["version"] < 2:
            table.receive()
        assert table.frame["view"] == start
        assert [line["key"] for line in table.frame["log"]] == ["event-undo"]
        for _ in range(2):  # the turn ends: hands are filled, and everybody learns something
            tile = next(w for w in phrases(table.frame["offer"]) if w.startswith("tile"))
            table.play(tile)
        assert table.frame["undo"]["reason"] == "undo-learned"
        table.send(type="undo", id="v", version=4, seat=table.seat, to=3)
        assert table.until("refused")["id"] == "v"


def test_a_seat_can_be_left_to_a_bot(server: RunningServer) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    match = ann.start("huang", "me", "me")["match"]
    with ann.at(match, 0) as table, bob.at(match) as watcher:
        asked = table.frame["view"]["waiting"][0]
        left = 1 - asked  # the other seat's bot is not asked yet, so the version does not change
        table.send(type="takeover", id="t", version=0, seat=left, bot="greedy")
        assert table.until("done")["version"] == 1
        while watcher.frame["seats"][left]["kind"] != "bot":
            watcher.receive()
        assert any(line["key"] == "event-takeover" for line in watcher.look(since=0)["log"])
        table.send(type="takeover", id="u", version=1, seat=asked, bot="clever")
        assert table.until("refused")["why"]["key"] == "refusal-no-bot"
        table.seat = left
        assert table.move("pass")["why"]["key"] == "refusal-not-your-seat"


def test_a_bot_whose_process_dies_is_asked_again(server: RunningServer) -> None:
    ann = server.guest("Ann")
    match = ann.start("huang", "me", "greedy")["match"]
    with ann.at(match, 0) as table:
        for number in range(4):
            assert table.until_asked()
            for worker in multiprocessing.active_children():
                worker.kill()
            table.play(some_phrase(table.frame["offer"], number))
        assert table.until_asked()


def test_the_past_can_be_looked_at_step_by_step(server: RunningServer) -> None:
    ann = server.guest("Ann")
    match = ann.start("huang", "me", "random")["match"]
    seen = {}
    with ann.at(match, 0) as table:
        seen[table.frame["version"]] = table.frame["view"]
        for number in range(3):
            table.until_asked()
            seen[table.frame["version"]] = table.frame["view"]
            table.play(some_phrase(table.frame["offer"], number))
        last = table.look()
    for version, view in seen.items():
        past = ann.get(f"/matches/{match}/at/{version}?seat=0")
        assert past["view"] == view
        assert past["offer"] is None
        assert {line["version"] for line in past["log"]} <= {version}
    assert ann.get(f"/matches/{match}/at/{last['version']}?seat=0&since=0")["log"] == last["log"]
    assert ann.http.get(f"/matches/{match}/at/9999").status_code == 404
    assert ann.http.get(f"/matches/{match}/file").status_code == 409


def test_an_unknown_match_is_told_and_closed(server: RunningServer) -> None:
    for name in ("nothing", "a%00b", "x" * 100):
        with connect(f"ws://{server.address}/api/matches/{name}/live") as wire:
            assert "match" in str(wire.recv(PATIENCE))
            with pytest.raises(ConnectionClosed):
                wire.recv(PATIENCE)
            assert wire.close_code == 4404


def test_another_site_cannot_connect_or_post(server: RunningServer) -> None:
    ann = server.guest("Ann")
    match = ann.start("huang", "me", "me")["match"]
    uri = f"ws://{server.address}/api/matches/{match}/live"
    with pytest.raises(InvalidStatus, match="403"), connect(uri, origin=Origin("http://evil.example")):
        pass
    with connect(uri, origin=Origin(f"http://{server.address}")):
        pass
    for origin, status in (("http://evil.example", 403), ("null", 403), (f"http://{server.address}", 200)):
        answer = ann.http.patch("/me", json={"name": "Ann"}, headers={"Origin": origin})
        assert answer.status_code == status


@pytest.mark.parametrize(("long", "thinks"), [(True, "grandmaster-long"), (False, "grandmaster")])
def test_a_table_may_let_grandmasters_think_long(server: RunningServer, long: bool, thinks: str) -> None:
    workers = server.matches.bots.workers
    choose = workers.choose
    asked: set[str] = set()

    async def noted(match: Match, seat: int, name: str) -> str:
        asked.add(name)
        return await choose(match, seat, "random")

    workers.choose = noted  # type: ignore[method-assign]
    ann = server.guest("Ann")
    match = ann.start("huang", "me", "grandmaster", "novice", long_thought=long)["match"]
    with ann.at(match, 0) as table:
        assert table.frame["terms"]["long_thought"] is long
        assert [seat["bot"] for seat in table.frame["seats"]] == ["", "grandmaster", "novice"]
        while len(asked) < 2:
            assert table.until_asked()
            table.play(some_phrase(table.frame["offer"]))
    assert asked == {thinks, "novice"}


def test_a_table_shows_that_its_seed_was_chosen(server: RunningServer) -> None:
    ann = server.guest("Ann")
    for seed in (7, "0" * 39, "9" * 39, None):
        match = ann.start("toy", "me", "me", seed=seed)["match"]
        with server.guest().at(match) as table:
            assert table.frame["seed_chosen"] is (seed is not None)
            assert table.frame["seed"] == ""
            kept = server.matches.live[match].match.header.seed
        assert seed is None or int(kept) == int(seed)


def test_a_move_is_acknowledged_as_it_is_kept(server: RunningServer) -> None:
    """The words of automatic answers may be left out. The server's answer contains them."""
    ann = server.guest("Ann")
    match = ann.start("huang", "me", "me", seed=1)["match"]
    completed = 0
    with ann.at(match) as table:
        for number in range(60):
            table.look(table.look(-1)["view"]["waiting"][0])
            text = some_phrase(table.frame["offer"], number)
            answer = table.move(text.rpartition(" ")[0] or text)
            if answer["type"] == "done":
                completed += answer["text"] == text != text.rpartition(" ")[0]
            else:
                answer = table.move(text)
            kept = server.matches.live[match].match.entries[answer["version"] - 1]
            assert answer["text"] == kept.text
            if table.look(-1)["view"]["over"]:
                break
    assert completed > 0
