"""A title is a folder: the toy in tests/titles is found, compiled, served, and part of conformance. All
code that loops over the titles includes it: conformance, the ledger, bots, words, and the browser tests,
where it is played from the list of actions alone.
"""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.offers import some_phrase
from tests.server.running import RunningServer, sqlite_file
from tests.test_conformance import cases

import tianxia

ROOT = Path(__file__).parent.parent
TITLES = ROOT / "tests" / "titles"

GAME = """
import tianxia
from tianxia.kernel.conformance import check_match
state = tianxia.game("toy").new(2, seed=3)
print(tianxia.engine(), tianxia.titles(), type(state).__module__)
print(check_match(tianxia.game("toy"), 2, None, 3).text())
"""


def run(code: str, source: Path, engine: str, titles: str = "") -> str:
    environment = dict(os.environ, PYTHONPATH=str(source), TIANXIA_ENGINE=engine, TIANXIA_TITLES=titles)
    answer = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert answer.returncode == 0, answer.stderr
    return answer.stdout


def test_titles_are_found_in_further_folders() -> None:
    code = "import tianxia; print(tianxia.titles())"
    plain = run(code, ROOT / "src", "interpreted")
    more = run(code, ROOT / "src", "interpreted", os.pathsep.join(["", str(TITLES), "no-such-folder"]))
    assert "'toy'" not in plain
    assert sorted([*eval(plain), "toy"]) == eval(more) == tianxia.titles()


def test_it_is_in_conformance() -> None:
    names = [case.id for case in cases()]
    assert [name for name in names if name.startswith("toy")] == [
        f"toy-{seats}{mix}" for seats in (2, 3) for mix in ("", "-generous=True")
    ]


@pytest.mark.long
def test_dropped_into_the_games_it_is_compiled_and_plays_the_same(tmp_path: Path) -> None:
    if runpy.run_path(str(ROOT / "setup.py"))["why_not_compiled"]():
        pytest.skip("there is no C compiler here")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path / name)
    source = tmp_path / "src"
    others = shutil.ignore_patterns("*.so", "__pycache__", "static", *set(tianxia.titles()) - {"toy"})
    shutil.copytree(ROOT / "src" / "tianxia", source / "tianxia", ignore=others)
    shutil.copytree(TITLES / "toy", source / "tianxia" / "games" / "toy", ignore=others)
    interpreted = run(GAME, source, "interpreted")
    assert interpreted.startswith("interpreted ['toy'] tianxia.games.toy.state\n")

    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    environment = dict(os.environ, TIANXIA_ENGINE="compiled", PYTHONPATH=str(source))
    built = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    compiled = {file.name.partition(".")[0] for file in (source / "tianxia/games/toy").rglob("*.so")}
    assert compiled >= {"state", "scoring", "evaluate", "bid", "turn", "lay"}
    assert run(GAME, source, "compiled") == interpreted.replace("interpreted", "compiled", 1)


@pytest.mark.server
def test_it_is_served_and_played_to_the_end(tmp_path: Path) -> None:
    with RunningServer(sqlite_file(tmp_path)) as server:
        ann = server.guest("Ann")
        (info,) = [info for info in ann.get("/games") if info["name"] == "toy"]
        assert (info["seat_counts"], info["usual_seats"], info["solo"]) == ([2, 3], 2, False)
        match = ann.start("toy", "me", "greedy")["match"]
        with ann.at(match, 0) as table:
            while table.until_asked():
                table.play(some_phrase(table.frame["offer"]))
            assert table.frame["view"]["winners"]
