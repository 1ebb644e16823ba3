"""Recorded decisions, what seats were dealt, and bots from outside."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import numpy as np
import pytest
from tests.research.play import TITLES, game_of, people

from tianxia.arena.match import Plan
from tianxia.arena.record import dealt, load
from tianxia.arena.run import RunError, run
from tianxia.arena.store import database
from tianxia.bots import UnknownBot, bot
from tianxia.bots.own import find_bot
from tianxia.cli import main
from tianxia.kernel.observation import observer
from tianxia.research.spaces import observe

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def play(folder: Path, *more: str) -> int:
    words = ["arena", "royaumes", "--seats", "2", "--bots", "greedy,random", "--games", "4", "--seed", "2"]
    return main([*words, "--out", str(folder), *more])


def test_decisions_are_recorded_and_loaded(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    assert play(folder, "--record") == 0
    found = load(folder)
    look = observer(game_of("royaumes").new(2))
    assert found.version == look.version
    assert found.observations.shape == (len(found), look.size)
    assert found.masks.shape == (len(found), look.actions)
    assert found.masks[np.arange(len(found)), found.action].all()
    assert (found.masks.sum(axis=1) > 1).all()
    assert set(found.match.tolist()) == {0, 1, 2, 3}
    with database() as connection:
        rows = connection.execute(
            f"SELECT number, seed, shares FROM '{folder / 'matches.parquet'}' ORDER BY number"
        ).fetchall()
    for number, seed, shares in rows:
        own = found.match == number
        first = game_of("royaumes").new(2, seed=seed)
        while len(first.actions()) == 1:
            first.take(first.actions()[0])
        seat = first.decision.seat
        assert found.observations[own][0].tolist() == observe(look, first, seat).tolist()
        for seat, share in enumerate(shares):
            values = found.returns[own & (found.seat == seat)]
            assert len(values) == 0 or ((values > 0) == (share == 1)).all()


def test_runs_without_decisions_say_so(tmp_path: Path) -> None:
    assert play(tmp_path / "run") == 0
    with pytest.raises(RunError, match="--record"):
        load(tmp_path / "run")
    with pytest.raises(RunError, match="this machine only"):
        run(Plan("royaumes", 2, ["random"], 1, 0), tmp_path / "none", ray="local", record=True)


@pytest.mark.parametrize("title", TITLES)
def test_what_was_dealt_is_told_for_every_person(title: str) -> None:
    for seats in game_of(title).seat_counts:
        if title == "huang" and seats == 5:
            continue
        state = game_of(title).new(seats, seed=3)
        found = dealt(state)
        assert found
        for values in found.values():
            assert len(values) == state.seats
            assert all(values[seat] for seat in people(state))
            assert state.automa < 0 or values[state.automa] == ""


def test_what_an_objective_is_worth_is_one_query(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    assert play(folder) == 0
    query = (EXAMPLES / "objectives.sql").read_text(encoding="utf-8").replace("run/", f"{folder}/")
    with database() as connection:
        rows = connection.execute(query).fetchall()
    assert sum(matches for _, matches, _, _ in rows) == 8  # two seats in four matches
    assert sum(matches * won for _, matches, won, _ in rows) <= 4


OWN = """
from tianxia.bots import Bot

class First(Bot):
    def choose(self, position, seat, rng, until=float("inf")):
        return position.actions_for(seat)[:1]

class Silent:
    pass

NUMBER = 3
"""


@pytest.fixture
def own_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    name = f"own_bots_{tmp_path.name.replace('-', '_')}"
    (tmp_path / f"{name}.py").write_text(OWN, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return name


def test_an_own_bot_plays_wherever_a_name_is_taken(
    own_module: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = f"{own_module}:First"
    out = str(tmp_path / "run")
    assert (
        main(["arena", "royaumes", "--seats", "2", "--bots", f"{name},random", "--games", "2", "--out", out])
        == 0
    )
    assert name in capsys.readouterr().out
    assert main(["simulate", "royaumes", "--seats", "2", "--bots", name, "--games", "1"]) == 0
    ladder = ["ladder", "royaumes", "--bot", name, "--part", "1", "--only", f"{name} against random"]
    assert main([*ladder, "--out", str(tmp_path / "ladder")]) == 0
    position = tmp_path / "position.json"
    state = game_of("royaumes").new(2, seed=1)
    position.write_text(state.to_json(), encoding="utf-8")
    capsys.readouterr()
    assert main(["hint", str(position), "--bot", name, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["actions"] == state.actions()[:1]
    shutil.rmtree(out)


def test_an_own_bot_that_is_none_is_refused_in_words(own_module: str) -> None:
    for name, why in [
        ("no_such_module_here:First", "no module"),
        (f"{own_module}:Nobody", "no class 'Nobody'"),
        (f"{own_module}:NUMBER", "no class 'NUMBER'"),
        (f"{own_module}:Silent", "no choose"),
    ]:
        with pytest.raises(UnknownBot, match=why):
            find_bot(name)


def test_a_server_knows_no_bots_from_outside(own_module: str) -> None:
    with pytest.raises(UnknownBot):
        bot(f"{own_module}:First")
