"""Completion at Tab: the candidates, and the scripts in real shells."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.keyboard import at_the_keyboard

import tianxia
from tianxia.bots import BOTS
from tianxia.cli import main, parser
from tianxia.cli.completion import FILES, FOLDERS, SCRIPTS, candidates


def found(line: str) -> list[str]:
    """The candidates at the end of a line."""
    return [one.text for one in candidates(parser(), line.split(" "))]


def test_commands_and_options_follow_from_the_parser() -> None:
    (commands,) = (action.choices for action in parser()._actions if isinstance(action.choices, dict))
    assert found("") == list(commands)
    for name, command in commands.items():
        wanted = {action.option_strings[-1] for action in command._actions if action.option_strings}
        assert set(found(f"{name} -")) == wanted
    assert found("arena --re") == ["--record"]
    assert "--record" not in found("arena --record --"), "it is there already"
    assert "--option" in found("play huang --option dragon=true --"), "it may be repeated"
    assert all(one.help for one in candidates(parser(), [""]))


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("play hu", ["huang"]),
        ("simulate ", tianxia.titles()),
        ("play --seats 2 ", tianxia.titles()),
        ("play huang --bots ", list(BOTS)),
        ("play huang --bots novice,ad", ["novice,adept"]),
        ("play huang --bots=ma", ["--bots=master"]),
        ("hint match.txt --bot gre", ["greedy"]),
        ("benchmark ", ["play", "table", "shorten"]),
        ("benchmark play ran", ["random"]),
        ("benchmark play random --task zh", ["zhanguo-2", "zhanguo-4", "zhanguo-solo"]),
        ("puzzle ", ["make", "check"]),
        ("puzzle make zh", ["zhanguo"]),
        ("rules huang war --source d", ["deduced"]),
        ("games --language ", ["en", "fr"]),
        ("words check en f", ["fr"]),
        ("play huang --option dra", ["dragon=false", "dragon=true"]),
        ("play zhanguo --option li_si=", [f"li_si={level}" for level in range(1, 5)]),
        ("play zhanguo --seats ", ["1", "2", "3", "4"]),
        ("play huang --seed ", []),
        ("play --option ", []),
        ("verify a.txt ", [FILES]),
        ("play --resume ", [FILES]),
        ("arena huang --out ", [FOLDERS]),
        ("nonsense ", []),
    ],
)
def test_values(line: str, wanted: list[str]) -> None:
    assert found(line) == wanted


def test_the_command_prints_scripts_and_candidates(capsys: pytest.CaptureFixture[str]) -> None:
    for shell, script in SCRIPTS.items():
        assert main(["completion", shell]) == 0
        assert capsys.readouterr().out == script
    assert main(["completion", "bash", "--", "arena", "--rec"]) == 0
    assert capsys.readouterr().out == "--record\n"
    assert main(["completion", "fish", "--", "arena", "--rec"]) == 0
    assert capsys.readouterr().out.startswith("--record\tkeep ")


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one file, and a `tianxia` on the path."""
    program = tmp_path / "bin" / "tianxia"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m tianxia "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    folder = tmp_path / "here"
    folder.mkdir()
    (folder / "my match.txt").touch()
    monkeypatch.chdir(folder)
    monkeypatch.setenv("PATH", f"{program.parent}:{os.environ['PATH']}")
    monkeypatch.setenv("PYTHONPATH", str(Path(tianxia.__file__).parent.parent))
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
@pytest.mark.usefixtures("shell")
def test_the_script_in_bash() -> None:
    lines = {
        "tianxia ver": "verify",
        "tianxia play huang --bots novice,gre": "novice,greedy",
        "tianxia play huang --option dragon=t": "true",  # bash completes what follows `=`
        "~/bin/tianxia ladd": "ladder",
    }
    asks = [
        f'COMP_LINE="{line}"; COMP_POINT=${{#COMP_LINE}}; _tianxia; echo "${{COMPREPLY[@]}}"'
        for line in lines
    ]
    script = "\n".join(['eval "$(tianxia completion bash)"', *asks])
    done = subprocess.run(
        ["bash", "--norc", "-c", script], capture_output=True, text=True, timeout=120, check=True
    )
    assert done.stdout.splitlines() == list(lines.values()), done.stderr


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
@pytest.mark.usefixtures("shell")
def test_tab_in_bash(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PS1", "> ")
    monkeypatch.setenv("TERM", "dumb")
    steps = [
        ("> ", 'eval "$(tianxia completion bash)"; echo ready$((1 + 1))\n'),
        ("ready2", "tianxia pl\t"),
        ("tianxia play ", "hu\t"),
        ("huang ", "--resume my\t"),
        ("my\\ match.txt ", "\x03"),
        ("> ", "exit\n"),
    ]
    at_the_keyboard(["bash", "--norc", "--noprofile", "-i"], steps)


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("zsh") is None, reason="zsh is not installed")
@pytest.mark.usefixtures("shell")
def test_tab_in_zsh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PS1", "> ")
    monkeypatch.setenv("TERM", "dumb")
    steps = [
        ("> ", 'autoload -U compinit; compinit -u; eval "$(tianxia completion zsh)"; echo ready$((1 + 1))\n'),
        ("ready2", "tianxia pl\t"),
        ("play ", "hu\t"),
        ("huang ", "--resume my\t"),
        ("match.txt ", "\x03"),
        ("> ", "exit\n"),
    ]
    at_the_keyboard(["zsh", "-f", "-i"], steps)


@pytest.mark.skipif(shutil.which("fish") is None, reason="fish is not installed")
@pytest.mark.usefixtures("shell")
def test_the_script_in_fish() -> None:
    script = (
        "tianxia completion fish | source; complete -C 'tianxia play hu'; complete -C 'tianxia verify my'"
    )
    done = subprocess.run(
        ["fish", "--no-config", "-c", script], capture_output=True, text=True, timeout=120, check=True
    )
    assert done.stdout.splitlines() == ["huang", "my match.txt"], done.stderr
