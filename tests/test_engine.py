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
    assert stale(tmp_path) == []  # nothing is compiled, nothing is stale

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
