"""Built-in packs of earlier releases stay available to their matches, files and positions."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.server.running import RunningServer, sqlite_file

import tianxia
from tianxia.kernel.components import Pack, pack_from_json, read_earlier_packs
from tianxia.kernel.errors import BadComponents, BadPosition, BadRecord
from tianxia.kernel.game import Game, built_in_packs
from tianxia.kernel.record import game_of, read_record, start_record, verify
from tianxia.server.storage.packs import NotAtHand, PackCache


def changed(market: int) -> Pack:
    """Huang's pack with another market."""
    content = tianxia.game("huang").pack.to_json()
    assert content.count("market = 6") == 1
    return pack_from_json(content.replace("market = 6", f"market = {market}"), "a test")


@pytest.fixture
def earlier(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Huang as it would have been before a correction of its market."""
    pack = changed(4)
    folder = tmp_path / "earlier"
    folder.mkdir()
    (folder / f"{pack.digest.removeprefix('sha256:')}.json").write_text(pack.to_json(), encoding="utf-8")
    monkeypatch.setattr(type(tianxia.game("huang")), "folder", tmp_path)
    return tianxia.game("huang").variant(pack)


def test_a_match_file_without_its_pack_is_replayed_with_the_earlier_one(earlier: Game) -> None:
    game = tianxia.game("huang")
    record = start_record(earlier, 2, earlier.options(), 5, [])
    record.move(earlier.new(2, seed=5).decision.seat, "pass")
    again = read_record(record.text(), tianxia.game)
    assert again.pack == ""
    assert verify(game, again) == []
    assert game_of(game, again) is earlier
    assert game_of(earlier, start_record(game, 2, game.options(), 5, [])) is game
    again.data = changed(5).digest
    with pytest.raises(BadRecord, match="played with components"):
        game_of(game, again)


def test_a_position_of_an_earlier_pack_keeps_it(earlier: Game) -> None:
    saved = earlier.to_json(earlier.new(2, seed=5))
    state = tianxia.game("huang").from_json(saved)
    assert state.game is earlier
    assert state.game.to_json(state) == saved
    with pytest.raises(BadPosition, match="other components"):
        tianxia.game("huang").from_json(saved.replace(earlier.pack.digest, changed(5).digest))


def test_a_server_has_earlier_packs_at_hand_and_does_not_offer_them(earlier: Game) -> None:
    shelf = PackCache()
    assert shelf.game("huang", earlier.pack.digest) is earlier
    assert shelf.info(earlier.pack.digest).source == "earlier"
    assert [info.source for info in shelf.offers["huang"]] == ["built-in"]
    with pytest.raises(NotAtHand):
        shelf.game("zhanguo", earlier.pack.digest)


def test_a_running_match_of_an_earlier_release_goes_on_though_its_pack_was_never_kept(
    earlier: Game, tmp_path: Path
) -> None:
    database = sqlite_file(tmp_path)
    with RunningServer(database) as server:
        ann = server.guest("Ann")
        match = ann.start("huang", "me", "me", pack=earlier.pack.digest, seed=3)["match"]
        forget_packs(server)
    with RunningServer(database) as server, ann.back(server).at(match) as table:
        assert table.frame["pack"] == {"digest": earlier.pack.digest, "source": "earlier", "name": ""}
        assert len(table.frame["view"]["position"]["market"]) == 4


def test_a_pack_under_the_wrong_name_is_refused(tmp_path: Path) -> None:
    (tmp_path / ("0" * 32 + ".json")).write_text(changed(4).to_json(), encoding="utf-8")
    with pytest.raises(BadComponents, match="has the digest"):
        read_earlier_packs(tmp_path)


@pytest.mark.parametrize("title", tianxia.titles())
def test_earlier_packs_that_are_shipped_can_be_played(title: str) -> None:
    game = tianxia.game(title)
    for digest in built_in_packs(type(game)):
        found = game.with_data(digest)
        assert found is not None
        assert found.new().game is found


def forget_packs(server: RunningServer) -> None:
    async def run() -> None:
        await server.matches.store.write(lambda connection: connection.execute(text("DELETE FROM packs")))

    asyncio.run_coroutine_threadsafe(run(), server.loop).result(10)
