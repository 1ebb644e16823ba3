"""A rematch has the same seats and options, and the old table leads everybody there."""

from __future__ import annotations

from tests.server.running import RunningServer
from tests.server.test_leaving import say, see, two


def test_both_play_again_at_the_same_seats(server: RunningServer) -> None:
    with two(server, vacant="players", after=60) as (match, ann, bob):
        one, other = server.guests[0], server.guests[1]
        assert one.http.post(f"/matches/{match}/rematch").status_code == 409
        say(ann, "colour", "c", colour=4)
        say(ann, "resign", "x", bot="random")
        see(bob, 3)
        assert bob.frame["rematch"] == ""
        again = other.post(f"/matches/{match}/rematch", None, 200)["match"]
        assert see(ann, 4)["rematch"] == again
        assert ann.frame["log"][-1]["key"] == "event-rematch"
        assert [seat["open"] for seat in one.get(f"/matches/{again}")["seats"]] == [True, False]
        assert one.post(f"/matches/{match}/rematch", None, 200)["match"] == again
        assert (
            one.post(f"/matches/{match}/rematch", None, 200)["match"] == again
        )  # asking twice gives the same match
        assert other.post(f"/matches/{match}/rematch", None, 200)["match"] == again
        stranger = server.guest("Eve")
        assert stranger.http.post(f"/matches/{match}/rematch").status_code == 409
        with one.at(again, 0) as table:
            assert [(info["name"], info["mine"]) for info in table.frame["seats"]] == [
                ("Ann", True),
                ("Bob", False),
            ]
            assert table.frame["terms"] == {
                "vacant": "players",
                "after": 60,
                "diplomacy": True,
                "long_thought": False,
                "lesson": "",
                "hints": False,
                "practice": "",
            }
            assert [info["colour"] for info in table.frame["seats"]] == [4, 1]
            assert table.frame["seed_hash"] != ann.frame["seed_hash"]
            table.play("bid 1")


def test_bots_sit_down_again_and_play(server: RunningServer) -> None:
    ann = server.guest("Ann")
    match = ann.start("toy", "random", "me", seed=1)["match"]
    with ann.at(match, 1) as table:
        say(table, "propose", "p", text="end")
    again = ann.post(f"/matches/{match}/rematch", None, 200)["match"]
    with ann.at(again, 1) as table:
        assert [info["kind"] for info in table.frame["seats"]] == ["bot", "person"]
        see(table, 1)  # the bot has bid
