"""TIANXIA_ENGINE, and what `tianxia --version` says about it."""

import os
import runpy
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import tianxia


def version(choice: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "tianxia", "--version"]
    environment = dict(os.environ, PYTHONPATH="src", TIANXIA_ENGINE=choice)
    return subprocess.run(command, env=environment, capture_output=True, text=True)


def test_version_names_the_engine() -> None:
    answer = version("interpreted")
    assert answer.stdout == f"tianxia {tianxia.__version__} (interpreted engine)\n"


def test_compiled_is_kept_or_refused() -> None:
    answer = version("compiled")
    if answer.returncode == 0:
        assert "(compiled engine)" in answer.stdout
    else:
        assert "the engine is not compiled here" in answer.stderr


def test_a_wrong_choice_is_refused() -> None:
    answer = version("fast")
    assert answer.returncode != 0
    assert "'compiled', 'interpreted' or unset" in answer.stderr


@pytest.mark.skipif(tianxia.engine() == "compiled", reason="the engine is compiled")
def test_interpreted_modules_are_python_files() -> None:
    ours = [module for name, module in sys.modules.items() if name.startswith("tianxia.")]
    assert all((module.__file__ or "").endswith(".py") for module in ours)


def test_a_stale_engine_is_noticed(tmp_path: Path) -> None:
    stale = runpy.run_path("setup.py")["stale"]
    kernel = tmp_path / "src/tianxia/kernel"
    kernel.mkdir(parents=True)
    source = kernel / "rng.py"
    source.touch()
    assert stale(tmp_path) == []  # nothing is compiled, so nothing is stale

    library = kernel / f"rng{sysconfig.get_config_var('EXT_SUFFIX')}"
    library.touch()
    os.utime(source, (1, 1))
    assert stale(tmp_path) == []

    os.utime(library, (0, 0))
    assert stale(tmp_path) == ["src/tianxia/kernel/rng.py changed after it was compiled"]

    source.rename(kernel / "state.py")
    assert stale(tmp_path) == [
        "src/tianxia/kernel/state.py is not compiled",
        f"{library.name} has no source any more",
    ]


def test_a_compiled_set_appears_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The library that decides which engine runs is removed first and written last. Loaded libraries are
    never written to.
    """
    setup = runpy.run_path("setup.py")
    sign, suffix = tmp_path / setup["SIGN"], setup["SUFFIX"]
    sign.parent.mkdir(parents=True)
    state, gone = sign.with_name("state" + suffix), sign.with_name("gone" + suffix)
    for library in (sign, state, gone):
        library.write_text("old")
    loaded = state.open()
    made = tmp_path / "made"
    made.mkdir()
    for library in (sign, state):
        (made / library.name).write_text("new")
    steps: list[tuple[str, bool]] = []
    replace = Path.replace

    def watched(self: Path, target: Path) -> Path:
        steps.append((target.name, sign.exists()))
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", watched)
    setup["put_in_place"]({place: made / place.name for place in (sign, state)}, 5.0, tmp_path)
    assert steps == [(state.name, False), (sign.name, False)]
    assert (sign.read_text(), state.read_text(), loaded.read()) == ("new", "new", "old")
    assert not gone.exists()
    assert state.stat().st_mtime == 5.0
    loaded.close()

    steps.clear()
    setup["put_in_place"]({place: made / place.name for place in (sign, state)}, 6.0, tmp_path)
    assert steps == []  # nothing has changed, so nothing is written
    assert sign.stat().st_mtime == 6.0


def test_a_process_that_began_interpreted_stays_so(tmp_path: Path) -> None:
    """A process that runs while the engine is compiled stays interpreted; the next one is compiled."""
    script = (
        "import os, sys; from pathlib import Path; from tianxia import _engine\n"
        "_engine.KERNEL = Path(sys.argv[1]); sys.meta_path[:] = [f for f in sys.meta_path"
        " if f is not _engine.SourcesOnly]\n"
        "_engine.choose(); print(_engine.engine(), _engine.available())\n"
        f"(_engine.KERNEL / 'rng{sysconfig.get_config_var('EXT_SUFFIX')}').touch()\n"
        "print(_engine.engine(), _engine.available())\n"
    )
    environment = {name: value for name, value in os.environ.items() if name != "TIANXIA_ENGINE"}
    answer = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path)],
        env={**environment, "PYTHONPATH": "src"},
        capture_output=True,
        text=True,
    )
    assert answer.stdout.split() == ["interpreted", "interpreted", "interpreted", "compiled"], answer.stderr
