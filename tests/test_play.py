"""`make play`: the engine is compiled in the background, and a game can begin before that is done."""

import os
import runpy
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import tianxia
from tianxia.bots import bot
from tianxia.kernel.rng import stream

PLAY = runpy.run_path("scripts/play.py")


def is_running(process: int) -> bool:
    """Is there such a process, and is it not a zombie?"""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")
def test_a_stopped_compilation_leaves_no_compiler_behind(tmp_path: Path) -> None:
    child = "import os, time; print(os.getpid(), os.nice(0), flush=True); time.sleep(600)"
    script = f"import subprocess, sys; subprocess.call([sys.executable, '-c', {child!r}])"
    log = tmp_path / "build/compile.log"
    background = PLAY["Background"]([sys.executable, "-c", script], log)
    while not (said := log.read_text()).endswith("\n"):
        time.sleep(0.01)
    compiler, priority = map(int, said.split())
    assert priority == min(19, os.nice(0) + 19)
    assert is_running(compiler)

    background.stop()
    until = time.monotonic() + 10
    while is_running(compiler) and time.monotonic() < until:
        time.sleep(0.01)
    assert not is_running(compiler)
    assert background.process.poll() == -signal.SIGTERM
    background.stop()  # the command has ended, so nothing happens


@pytest.mark.parametrize(
    ("recipe", "said"),
    [
        ("import pathlib, sys; pathlib.Path(sys.argv[1]).touch()", "the engine is compiled (0.0 minutes)"),
        ("raise SystemExit('cc1: out of memory')", "the engine stays interpreted"),
    ],
)
def test_the_terminal_says_how_the_compilation_went(
    recipe: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    sign = tmp_path / "sign"
    tell: Any = PLAY["tell_how_it_went"]
    monkeypatch.setitem(tell.__globals__, "SIGN", sign)
    log = tmp_path / "log"
    tell(PLAY["Background"]([sys.executable, "-c", recipe, str(sign)], log))
    output = capsys.readouterr().out
    assert output.startswith(f"tianxia: {said}")
    assert output.count("\n") == 1, "a compiler's words are for the log"


def test_a_stale_engine_is_put_out_of_use_and_compiled_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_compiled: Any = PLAY["is_compiled"]
    sign, stamp = tmp_path / "sign", tmp_path / "stamp"
    monkeypatch.setitem(is_compiled.__globals__, "SIGN", sign)
    monkeypatch.setitem(is_compiled.__globals__, "STAMP", stamp)
    stale: list[str] = []
    monkeypatch.setitem(is_compiled.__globals__, "SETUP", {"stale": lambda: stale})
    assert not is_compiled()

    sign.touch()
    stamp.touch()
    assert is_compiled()

    stale.append("src/tianxia/kernel/rng.py changed after it was compiled")
    assert not is_compiled()
    assert not sign.exists()
    assert not stamp.exists(), "or make would not compile again"


@pytest.mark.parametrize("why", ["interpreted engine wanted", "compiled already", "no compiler"])
def test_nothing_is_compiled_without_need_or_means(why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    start: Any = PLAY["start_compiling"]
    monkeypatch.setitem(start.__globals__, "Background", None)  # calling it would fail
    monkeypatch.setitem(start.__globals__, "is_compiled", lambda: why == "compiled already")
    monkeypatch.setitem(start.__globals__, "has_compiler", lambda: why != "no compiler")
    if why == "interpreted engine wanted":
        monkeypatch.setenv("TIANXIA_ENGINE", "interpreted")
    else:
        monkeypatch.delenv("TIANXIA_ENGINE", raising=False)
    assert start("make") is None


@pytest.mark.timing
@pytest.mark.parametrize("title", tianxia.titles())
def test_opponents_of_play_now_answer_within_two_seconds(title: str) -> None:
    """`adept` at the usual number of seats, also with the interpreted engine, which `make check` uses."""
    game = tianxia.game(title)
    state = game.new(seats=game.seats_by_default(), seed=5)
    for turn in range(12):
        if state.over:
            break
        seat = state.decision.seat
        rng = stream(5, f"move {turn}")
        started = time.monotonic()
        phrase = bot("adept").choose(state.redeal(seat, rng), seat, rng)
        assert time.monotonic() - started < 2
        for action in phrase:
            state.play(action)


def test_the_server_is_told_that_the_engine_was_spoken_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """`make play` has already given the advice to compile, so `tianxia serve` must not repeat it."""
    from tianxia.cli import common

    said: list[str] = []
    monkeypatch.setattr(tianxia, "engine", lambda: "interpreted")
    monkeypatch.setattr("builtins.print", lambda *words, **_: said.append(str(words)))
    monkeypatch.delenv("TIANXIA_ENGINE", raising=False)
    common.say_if_interpreted()
    assert len(said) == 1
    monkeypatch.setenv("TIANXIA_ENGINE_TOLD", "1")
    common.say_if_interpreted()
    assert len(said) == 1
