"""A failure prints the one command that fails again."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.conftest import again

import tianxia
from tianxia.kernel.conformance import Fault, fuzz


def test_a_failed_test_is_run_again_by_its_name() -> None:
    command = again("tests/huang/test_war.py::test_tie[a b]")
    assert command.startswith(f"TIANXIA_ENGINE={tianxia.engine()} python -m pytest -n 0 ")
    assert command.endswith(" 'tests/huang/test_war.py::test_tie[a b]'")


def test_a_fuzzed_game_is_played_again_by_its_number(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def stumble(*arguments: object) -> int:
        raise IndexError("off the board")

    monkeypatch.setenv("TIANXIA_FAILURES", str(tmp_path))
    monkeypatch.setattr("tianxia.kernel.conformance.play.play_on", stumble)
    with pytest.raises(Fault) as caught:
        fuzz(tianxia.game("huang"), 12)
    told = str(caught.value).splitlines()
    assert told[0] == "game 12: IndexError('off the board')"
    assert told[-1] == "again: python scripts/fuzz.py huang --game 12"
    kept = (tmp_path / "huang-fuzz-12.json").read_text(encoding="utf-8")
    assert tianxia.game("huang").from_json(kept).to_json() == kept


@pytest.mark.parametrize(
    ("fails", "code", "word"), [("slow", 0, "1 passed"), ("wrong", 4, "not tried again")]
)
def test_only_tests_that_compare_times_are_tried_again(
    fails: str, code: int, word: str, tmp_path: Path
) -> None:
    """`make test` runs the second command after a failure. Only tests that compare times may pass at the
    second attempt.
    """
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = timing\n")
    (tmp_path / "test_both.py").write_text(
        "import os, pytest\n"
        "fails = os.environ.get('FAILS')\n"
        "@pytest.mark.timing\n"
        "def test_slow():\n    assert fails != 'slow'\n"
        "def test_wrong():\n    assert fails != 'wrong'\n"
    )
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.conftest", str(tmp_path)]
    environment = {
        **os.environ,
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "PYTHONPATH": os.pathsep.join(["src", "."]),
    }
    first = subprocess.run(command, env={**environment, "FAILS": fails}, capture_output=True, text=True)
    assert "1 failed, 1 passed" in first.stdout, first.stdout + first.stderr

    retry = [*command, "--last-failed", "--last-failed-no-failures", "none", "--timing-only"]
    second = subprocess.run(retry, env=environment, capture_output=True, text=True)
    assert second.returncode == code, second.stdout + second.stderr
    assert word in second.stdout + second.stderr
