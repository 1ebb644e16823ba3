"""Any arguments of the command: errors are one clear sentence and exit code 2, never a traceback."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import tianxia
from tianxia.cli import main
from tianxia.kernel.conformance import check_match

ROOT = Path(__file__).parent.parent.parent
DISK_IS_FULL = "No space left on device"

# Arguments, and the sentence that refuses them.
BAD_INVOCATIONS = [
    # unknown command, missing arguments, too many arguments
    ("fly", "invalid choice: 'fly'"),
    ("--fly", "unrecognized arguments: --fly"),
    ("games go", "unrecognized arguments: go"),
    ("games --json=yes", "ignored explicit argument 'yes'"),
    ("play", "the following arguments are required: game"),
    ("replay", "the following arguments are required: file"),
    ("verify", "the following arguments are required: files"),
    ("rules", "the following arguments are required: game"),
    ("simulate huang --games", "argument --games: expected one argument"),
    ("rules huang --language de", "argument --language: invalid choice: 'de'"),
    ("play huang --language", "argument --language: expected one argument"),
    # titles
    ("simulate go", "there is no game 'go'; there is huang"),
    ("play Huang", "there is no game 'Huang'; there is huang"),
    ("rules ../huang", "there is no game '../huang'"),
    ("data __init__", "there is no game '__init__'"),
    # numbers
    ("simulate huang --games 0", "argument --games: a whole number from 1 is expected, not 0"),
    ("simulate huang --games -3", "argument --games: a whole number from 1 is expected, not -3"),
    ("simulate huang --games many", "argument --games: a whole number from 1 is expected, not 'many'"),
    ("simulate huang --games 2.5", "argument --games: a whole number from 1 is expected, not '2.5'"),
    ("simulate huang --games ²", "argument --games: a whole number from 1 is expected, not '²'"),
    ("simulate huang --jobs 0", "argument --jobs: a whole number from 1 to 256 is expected, not 0"),
    ("simulate huang --jobs 100000", "argument --jobs: a whole number from 1 to 256 is expected, not 100000"),
    ("simulate huang --seed one", "argument --seed: a whole number is expected, not 'one'"),
    ("simulate huang --seed 1e3", "argument --seed: a whole number is expected, not '1e3'"),
    ("replay match.txt --to -1", "argument --to: a whole number from 0 is expected, not -1"),
    ("serve --port http", "argument --port: a whole number from 0 to 65535 is expected, not 'http'"),
    ("serve --port 70000", "argument --port: a whole number from 0 to 65535 is expected, not 70000"),
    ("serve --port -1", "argument --port: a whole number from 0 to 65535 is expected, not -1"),
    # seats
    ("simulate huang --seats 9", "huang takes 2, 3, 4, 5 seats, not 9"),
    ("simulate huang --seats 1", "huang takes 2, 3, 4, 5 seats, not 1"),
    ("simulate huang --seats -2", "huang takes 2, 3, 4, 5 seats, not -2"),
    ("simulate huang --seats 99999999999999999999", "huang takes 2, 3, 4, 5 seats, not 99999999999999999999"),
    ("simulate huang --seats two", "argument --seats: a whole number is expected, not 'two'"),
    ("simulate huang --seats 5", "[huang."),  # refused with its rule: five seats need Eighteen Kingdoms
    ("play huang --seats 2 --seat 2", "there is no seat 2 for you; this game has seats 0 to 1"),
    ("play huang --seat -1", "there is no seat -1 for you; this game has seats 0 to 3"),
    ("play huang --seat me", "argument --seat: a whole number is expected, not 'me'"),
    ("play zhanguo --seats 1 --seat 1", "there is no seat 1 for you; this game has seat 0 only"),
    # options
    ("simulate huang --option fast=1", "huang has no option 'fast'; it has"),
    ("simulate huang --option =", "huang has no option ''; it has"),
    ("simulate huang --option dragon=maybe", "option dragon takes false, true, not 'maybe'"),
    ("simulate huang --option dragon=", "option dragon takes false, true, not ''"),
    ("simulate huang --option dragon --option dragon=false", "option dragon is given twice"),
    ("play zhanguo --option dragon", "zhanguo has no option 'dragon'; it has"),
    # match files
    ("replay no-such-file", "no-such-file: No such file or directory"),
    ("replay folder", "folder: Is a directory"),
    ("replay folder/", "folder: Is a directory"),
    ("replay match.txt/more", "match.txt/more: Not a directory"),
    ("replay empty", "empty: line 1: a match file begins with 'tianxia match"),
    ("replay picture", "picture: no text in UTF-8 (byte 0)"),
    ("replay page.html", "page.html: line 1: a match file begins with 'tianxia match"),
    ("replay other-game.txt", "there is no game 'go'"),
    ("replay headless.txt", "missing: game, rules, seats"),
    ("replay /dev/zero", "/dev/zero: longer than 16 MB, which no match is"),
    ("replay " + "x" * 300, "File name too long"),
    # data packs
    ("data huang --data no-such-folder", "no-such-folder: no .toml file here"),
    ("data huang check match.txt", "match.txt: no .toml file here"),
    ("data huang check folder", "folder: no .toml file here"),
    ("data huang show folder", "to show the pack in folder, write --data folder"),
    ("data huang check folder --data other", "check one pack at a time: folder or other"),
    ("data huang burn", "argument do: invalid choice: 'burn'"),
    ("data huang export match.txt", "match.txt: File exists"),
    ("data huang export match.txt/sub", "match.txt/sub: Not a directory"),
    ("simulate huang --data bad-pack", "pieces.toml: "),
    ("play huang --data bad-pack", "pieces.toml: "),
    # where a match is to be saved
    ("play huang --save folder", "folder: Is a directory"),
    ("play huang --save no-such-folder/match.txt", "no-such-folder/match.txt: No such file or directory"),
    ("play huang --save match.txt/x", "match.txt/x: Not a directory"),
]

BAD_SERVERS = [
    ("serve --db folder", "cannot use the database {here}/folder: Is a directory"),
    ("serve --db picture", "cannot use the database {here}/picture: file is not a database"),
    ("serve --db other.db", "cannot use the database {here}/other.db: "),
    ("serve --db match.txt/x.db", "match.txt: File exists"),
    ("serve --db mysql://localhost/x", "a database is a file, sqlite:// or postgresql://, not mysql://"),
    ("serve --db postgresql://u:secret@127.0.0.1:1/x", "cannot use the database postgresql://127.0.0.1:1/x"),
    ("serve --db postgresql://127.0.0.1:port/x", "cannot use the database postgresql://127.0.0.1:port/x"),
    ("serve --db ~no-such-user/x.db", "~no-such-user/x.db: Could not determine home directory"),
    ("serve --db new.db --key empty", "empty: the key has 0 bytes, which is too short; a key is 64 hex"),
    ("serve --db new.db --key short.key", "short.key: the key has 31 bytes, which is too short; a key is"),
    ("serve --db new.db --key picture", "picture: no key; a key is 64 hexadecimal digits or more"),
    ("serve --db new.db --key folder", "folder: Is a directory"),
    ("serve --db new.db --host no such", "unrecognized arguments: such"),
    ("serve --db new.db --host 256.0.0.1", "cannot listen on 256.0.0.1 port 8765: "),
    ("serve --db new.db --host ::zz", "cannot listen on ::zz port 8765: "),
]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with many kinds of unusable files."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    (tmp_path / "folder").mkdir()
    (tmp_path / "bad-pack").mkdir()
    (tmp_path / "bad-pack/pieces.toml").write_text("source = [", encoding="utf-8")
    (tmp_path / "empty").touch()
    (tmp_path / "picture").write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" * 40)
    (tmp_path / "page.html").write_text("<!doctype html>", encoding="utf-8")
    (tmp_path / "short.key").write_text("ab" * 31, encoding="ascii")
    head = "tianxia match 1\ngame: huang\nrules: 1\nseats: 2\nseed: 1\n"
    (tmp_path / "match.txt").write_text(head, encoding="utf-8")
    (tmp_path / "square.txt").write_text(head + "² tile red f7\n", encoding="utf-8")
    (tmp_path / "other-game.txt").write_text(head.replace("huang", "go"), encoding="utf-8")
    (tmp_path / "headless.txt").write_text("tianxia match 1\nseed: 1\n", encoding="utf-8")
    return tmp_path


def judge(capsys: pytest.CaptureFixture[str], line: str, sentence: str) -> None:
    """The command refuses: exit code 2, no output, and on the error stream the sentence and one more line."""
    code = main(line.split(" "))
    out, err = capsys.readouterr()
    assert sentence in err
    assert (code, out) == (2, "")
    assert err.startswith("tianxia")
    assert "Traceback" not in err
    if "these components cannot be used" not in err:  # this refusal lists all errors
        assert err.count("\n") == 1


@pytest.mark.parametrize(("line", "sentence"), BAD_INVOCATIONS)
def test_a_bad_invocation_gets_its_sentence(
    capsys: pytest.CaptureFixture[str], here: Path, line: str, sentence: str
) -> None:
    judge(capsys, line, sentence)


@pytest.mark.server
@pytest.mark.parametrize(("line", "sentence"), BAD_SERVERS)
def test_a_bad_server_gets_its_sentence(
    capsys: pytest.CaptureFixture[str], here: Path, line: str, sentence: str
) -> None:
    if "other.db" in line:
        another_programs_database(here / "other.db")
    judge(capsys, line, sentence.format(here=here))


def another_programs_database(file: Path) -> None:
    import sqlite3

    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE matches (id INTEGER)")
    connection.close()


# --- the command as a process: streams, locale, signals ---------------------------------------------


def start(line: str, folder: Path, **streams: object) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUTF8": "0"}
    environment |= {name: str(value) for name, value in streams.items() if name.isupper()}
    others = {name: value for name, value in streams.items() if not name.isupper()}
    pipes = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **others}
    command = [sys.executable, "-m", "tianxia", *line.split()]
    return subprocess.Popen(command, cwd=folder, env=environment, text=True, **pipes)  # type: ignore[call-overload,no-any-return]


def finish(process: subprocess.Popen[str], typed: str | None = None) -> tuple[int, str, str]:
    out, err = process.communicate(typed, timeout=60)
    assert "Traceback" not in (err or "")
    assert "Exception" not in (err or "")
    return process.returncode, out or "", err or ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk here")
@pytest.mark.parametrize("line", ["games", "--version", "play --help", "rules huang", "data huang --json"])
def test_a_full_disk_is_told(tmp_path: Path, line: str) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        code, _, err = finish(start(line, tmp_path, stdout=full))
    assert (code, err) == (2, f"tianxia: cannot go on: {DISK_IS_FULL}\n")


@pytest.mark.parametrize("line", ["games", "rules huang", "data huang"])
def test_a_reader_who_has_seen_enough_ends_it_quietly(tmp_path: Path, line: str) -> None:
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "w") as closed:
        assert finish(start(line, tmp_path, stdout=closed)) == (0, "", "")


@pytest.mark.parametrize("line", ["games --language fr", "rules huang --language fr", "games --json"])
def test_a_terminal_of_seven_bits_is_enough(tmp_path: Path, line: str) -> None:
    code, out, err = finish(start(line, tmp_path, LC_ALL="C", PYTHONIOENCODING="ascii"))
    assert (code, err) == (0, "")
    assert out.isascii()


@pytest.mark.skipif(os.name != "posix", reason="closed streams are a matter of shells")
def test_streams_that_are_closed_are_no_obstacle(tmp_path: Path) -> None:
    shell = f'exec "{sys.executable}" -m tianxia play huang <&- >&- 2>&-'
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    assert subprocess.run(["sh", "-c", shell], cwd=tmp_path, env=environment, timeout=60).returncode == 0


@pytest.mark.parametrize(
    ("line", "engine", "sentence"),
    [
        ("games", "fast", "TIANXIA_ENGINE is 'fast'; it may be 'compiled', 'interpreted' or unset"),
        (
            "--version",
            "COMPILED",
            "TIANXIA_ENGINE is 'COMPILED'; it may be 'compiled', 'interpreted' or unset",
        ),
    ],
)
def test_an_unknown_engine_is_refused(tmp_path: Path, line: str, engine: str, sentence: str) -> None:
    assert finish(start(line, tmp_path, TIANXIA_ENGINE=engine)) == (2, "", f"tianxia: {sentence}\n")


def test_an_interpreted_engine_says_so_once(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TIANXIA_ENGINE", raising=False)
    monkeypatch.setattr(tianxia, "engine", lambda: "interpreted")
    assert main(["simulate", "huang", "--games", "1", "--seats", "2", "--option", "short_two_player"]) == 0
    assert capsys.readouterr().err.count("the engine is interpreted, some ten times slower") == 1
    monkeypatch.setenv("TIANXIA_ENGINE", "interpreted")  # no warning if the user chose it
    assert main(["simulate", "huang", "--games", "1", "--seats", "2", "--option", "short_two_player"]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    "typed", ["²", "٣", "0", "-1", "99999999999999999999", "tile ² f7", "\udcff", "#1", "1" * 5000]
)
def test_what_is_no_move_is_refused_and_asked_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    seat = tianxia.game("huang").new(2).decision.seat
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{typed}\nq\n"))
    assert main(["play", "huang", "--seats", "2", "--seat", str(seat)]) == 0
    out, err = capsys.readouterr()
    assert "is no move here" in out
    assert out.count("\n> ") == 2
    assert err == ""


# --- matches that must not be lost -------------------------------------------------------------------


def moves(text: str) -> list[str]:
    return [line for line in text.splitlines() if line[:2] in ("0 ", "1 ")]


def test_a_match_is_saved_after_ctrl_c(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    answers = iter(["1", "1", "1"])

    def answer(prompt: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("builtins.input", answer)
    file = tmp_path / "match.txt"
    assert main(["play", "huang", "--seats", "2", "--save", str(file)]) == 130
    assert moves(file.read_text(encoding="utf-8"))
    assert main(["verify", str(file)]) == 0


def test_a_match_is_saved_elsewhere_when_its_target_turns_out_bad(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\nq\n"))
    folder = tmp_path / "gone"
    folder.mkdir()

    def play_and_lose(*arguments: Any) -> None:
        folder.joinpath("match.txt").unlink()
        folder.rmdir()
        real_play(*arguments)

    from tianxia.cli import play

    real_play = play.play
    monkeypatch.setattr(play, "play", play_and_lose)
    assert main(["play", "huang", "--seats", "2", "--save", str(folder / "match.txt")]) == 2
    err = capsys.readouterr().err
    (saved,) = tmp_path.glob("tianxia-*.txt")
    assert err == f"tianxia: {folder}/match.txt: No such file or directory; the match is saved as {saved}\n"
    assert moves(saved.read_text(encoding="utf-8"))
    assert main(["verify", str(saved)]) == 0


def test_verify_judges_every_file(capsys: pytest.CaptureFixture[str], here: Path) -> None:
    record = check_match(tianxia.game("huang"), 2, {"short_two_player": True}, seed=3, every=10_000)
    (here / "good.txt").write_text(record.text(), encoding="utf-8")
    record.scores = [99, 98]
    (here / "false.txt").write_text(record.text(), encoding="utf-8")
    files = ["no-such-file", "folder", "picture", "false.txt", "good.txt"]
    assert main(["verify", *files]) == 2
    judged = [line for line in capsys.readouterr().out.splitlines() if not line.startswith(" ")]
    assert judged == [*(f"{file}: NOT SOUND" for file in files[:4]), "good.txt: sound"]
    assert main(["verify", "false.txt", "good.txt"]) == 1
    assert main(["verify", "good.txt", "good.txt"]) == 0


@pytest.mark.skipif(os.name != "posix", reason="signals are a matter of POSIX")
@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_in_simulate_is_quiet(tmp_path: Path, jobs: int) -> None:
    process = start(
        f"simulate huang --games 1000000 --jobs {jobs}",
        tmp_path,
        start_new_session=True,
        TIANXIA_ENGINE="interpreted",
    )
    time.sleep(2)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does, to every process of the command
    code, out, err = finish(process)
    assert (code, out, err) == (130, "", "\n")


def test_seats_are_counted_from_0_in_words_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "1")
    main(["play", "huang", "--seats", "2", "--option", "short_two_player"])
    out = capsys.readouterr().out
    assert "Seat 0" in out
    assert "Seat 1" in out
    assert "Seat 2" not in out
