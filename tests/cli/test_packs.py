"""Match files with other rules or components: refused with a sentence, or played with the pack in the
file.
"""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import tianxia
from tianxia.cli import main
from tianxia.kernel.components import export_pack
from tianxia.kernel.record import fingerprint, read_record, start_record


@pytest.fixture
def corrected(tmp_path: Path) -> Path:
    """Huang with a market of four."""
    folder = tmp_path / "corrected"
    export_pack(tianxia.game("huang").pack, folder)
    pieces = folder / "pieces.toml"
    pieces.write_text(
        pieces.read_text(encoding="utf-8").replace("market = 6", "market = 4"), encoding="utf-8"
    )
    return folder


def written(folder: Path, data: Path | None = None, **changes: str) -> str:
    """A match file of two moves, with some changed header lines."""
    game = tianxia.game("huang", data=data)
    record = start_record(game, 3, game.options(), 4, [])
    state = game.new(3, {}, 4)
    for _ in range(2):
        seat = state.decision.seat
        state.play("pass")
        record.move(seat, "pass", fingerprint(state))
    lines = record.text().splitlines()
    for name, value in changes.items():
        lines = [f"{name}: {value}" if line.startswith(f"{name}:") else line for line in lines]
    file = folder / "match.txt"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(file)


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    capsys.readouterr()
    assert main(list(arguments)) == 2
    streams = capsys.readouterr()
    assert streams.out == ""
    (line,) = streams.err.splitlines()
    return line


@pytest.mark.parametrize("more", [(), ("--to", "0"), ("--to", "1", "--position"), ("--json",)])
def test_replay_refuses_another_rules_version(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], more: tuple[str, ...]
) -> None:
    for version in ("99", "0", "-1"):
        file = written(tmp_path, rules=version)
        assert f"rules version {version}" in refused(capsys, "replay", file, *more)
        assert main(["verify", file]) == 1
        assert f"rules version {version}" in capsys.readouterr().out


@pytest.mark.parametrize("more", [(), ("--to", "0"), ("--to", "1", "--position"), ("--json",)])
def test_replay_refuses_other_components(
    tmp_path: Path, corrected: Path, capsys: pytest.CaptureFixture[str], more: tuple[str, ...]
) -> None:
    file = written(tmp_path, corrected)
    assert "played with components sha256:" in refused(capsys, "replay", file, *more)
    assert main(["verify", file]) == 1
    assert main(["replay", file, "--data", str(corrected), *more]) == 0
    assert main(["verify", file, "--data", str(corrected)]) == 0
    plain = written(tmp_path)
    assert "played with components" in refused(capsys, "replay", plain, "--data", str(corrected), *more)
    assert main(["replay", plain, *more]) == 0


def test_replay_refuses_a_move_that_leads_elsewhere_than_it_did(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = Path(written(tmp_path))
    text = file.read_text(encoding="utf-8")
    first = next(line for line in text.splitlines() if " pass =" in line)
    file.write_text(text.replace(first, first[:-4] + "0000"), encoding="utf-8")
    assert "entry 1 " in refused(capsys, "replay", str(file), "--json")
    assert "to another position" in refused(capsys, "replay", str(file), "--position")


def test_a_match_played_with_corrected_components_carries_them(
    tmp_path: Path, corrected: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "mine.txt"
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 40))
    play = ["play", "huang", "--seats", "2", "--save", str(file)]
    assert main([*play, "--data", str(corrected)]) == 0
    record = read_record(file.read_text(encoding="utf-8"), tianxia.game)
    assert record.pack == tianxia.game("huang", data=corrected).pack.to_json()
    assert record.entries[15].check
    assert main(["verify", str(file)]) == 0
    assert main(["replay", str(file)]) == 0
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("market = 4", "market = 5"), encoding="utf-8")
    assert "it carries components" in refused(capsys, "replay", str(file))
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 4))
    assert main(play) == 0
    assert "\npack:" not in file.read_text(encoding="utf-8")


def test_serve_refuses_a_pack_that_cannot_be_played(
    tmp_path: Path, corrected: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("litestar")
    database = ["--port", "0", "--db", str(tmp_path / "games.db")]
    for data, says in (
        (str(tmp_path / "nothing"), "no .toml file"),
        (f"chess={corrected}", "there is no game 'chess'"),
        (f"zhanguo={corrected}", "is missing"),
    ):
        capsys.readouterr()
        assert main(["serve", *database, "--data", data]) == 2
        assert says in capsys.readouterr().err
