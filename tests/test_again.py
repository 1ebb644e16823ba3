"""A failure prints the one command that fails again."""

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
