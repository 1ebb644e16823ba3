"""The `tianxia` command as a person or a script uses it."""

import json
from pathlib import Path
from typing import Any

import pytest

import tianxia
from tianxia.cli import main
from tianxia.kernel.conformance import check_match

GAMES = tianxia.titles()


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    try:
        code = main(list(arguments))
    except SystemExit as stop:
        code = int(stop.code or 0)
    streams = capsys.readouterr()
    return code, streams.out, streams.err


def figures(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    code, out, err = run(capsys, *arguments, "--json")
    assert code == 0, err
    return json.loads(out)


def test_help_says_in_one_sentence_what_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--help")
    assert code == 0
    assert "Tianxia: four board games of Warring States China on one kernel." in out
    assert ">>>" not in out


def test_games_lists_titles_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games")
    assert code == 0
    assert all(title in out for title in GAMES)
    listed = figures(capsys, "games")
    assert [game["name"] for game in listed] == GAMES
    assert "renegade_bandits" in [o["name"] for o in listed[GAMES.index("huang")]["options"]]


@pytest.mark.parametrize("title", GAMES)
def test_simulate_gives_the_same_games_on_one_job_and_on_two(
    capsys: pytest.CaptureFixture[str], title: str
) -> None:
    one = figures(capsys, "simulate", title, "--games", "24", "--seed", "5", "--seats", "2")
    two = figures(capsys, "simulate", title, "--games", "24", "--seed", "5", "--seats", "2", "--jobs", "2")
    other = figures(capsys, "simulate", title, "--games", "24", "--seed", "6", "--seats", "2")
    assert one["digest"] == two["digest"] != other["digest"]
    assert one["games"] == 24
    assert one["wins_by_seat"] == two["wins_by_seat"]
    assert sum(one["wins_by_seat"]) + one["draws"] == pytest.approx(24, abs=0.1)


def test_simulate_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "simulate", "huang", "--games", "2", "--check")
    assert code == 0
    assert "2 games of huang" in out
    assert "seat 1: score" in out


@pytest.fixture
def match_file(tmp_path: Path) -> Path:
    file = tmp_path / "match.txt"
    record = check_match(tianxia.game("huang"), 2, {"short_two_player": True}, seed=3, every=10_000)
    file.write_text(record.text(), encoding="utf-8")
    return file


def test_verify_and_replay(capsys: pytest.CaptureFixture[str], match_file: Path) -> None:
    assert run(capsys, "verify", str(match_file))[:2] == (0, f"{match_file}: sound\n")
    code, out, _ = run(capsys, "replay", str(match_file), "--language", "fr")
    assert code == 0
    assert "final scores" in out
    told = figures(capsys, "replay", str(match_file), "--to", "5")
    assert len(told["moves"]) == 5
    assert not told["over"]


def test_replay_prints_a_position_that_loads(capsys: pytest.CaptureFixture[str], match_file: Path) -> None:
    code, out, _ = run(capsys, "replay", str(match_file), "--to", "10", "--position")
    assert code == 0
    assert tianxia.game("huang").from_json(out).to_json() == out.strip()


def test_verify_finds_false_claims(capsys: pytest.CaptureFixture[str], match_file: Path) -> None:
    text = match_file.read_text(encoding="utf-8")
    match_file.write_text(text.replace("scores: ", "scores: 9"), encoding="utf-8")
    code, out, _ = run(capsys, "verify", str(match_file))
    assert code == 1
    assert "NOT SOUND" in out
    assert "it claims scores" in out


def test_verify_names_the_move_that_does_not_fit(
    capsys: pytest.CaptureFixture[str], match_file: Path
) -> None:
    lines = match_file.read_text(encoding="utf-8").splitlines()
    first = lines.index("") + 1
    lines.insert(first, "0 fly to the moon")
    match_file.write_text("\n".join(lines), encoding="utf-8")
    code, out, _ = run(capsys, "verify", str(match_file))
    assert code == 1
    assert "entry 1 (0 fly to the moon)" in out
    assert f"just before: tianxia replay {match_file} --to 0 --position" in out


def test_rules_are_shown_and_searched_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "rules", "huang", "revolt", "tie")
    assert code == 0
    assert "huang.revolt.tie_defender" in out
    code, out, _ = run(capsys, "rules", "huang", "revolt", "defenseur", "egalite", "--language", "fr")
    assert "huang.revolt.tie_defender" in out
    assert len(figures(capsys, "rules", "huang")) == 264
    assert run(capsys, "rules", "huang", "zeppelin")[0] == 1


def test_data_is_shown_exported_and_played_with(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = run(capsys, "data", "huang")
    assert code == 0
    assert "reconstructed" in out
    pack = tmp_path / "pack"
    assert run(capsys, "data", "huang", "export", str(pack))[0] == 0
    assert figures(capsys, "simulate", "huang", "--games", "1", "--data", str(pack))["games"] == 1


def test_a_bad_pack_says_where(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    run(capsys, "data", "huang", "export", str(pack))
    file = next(iter(sorted(pack.glob("*.toml"))))
    file.write_text(file.read_text(encoding="utf-8").replace("source", "sauce", 1), encoding="utf-8")
    code, _, err = run(capsys, "data", "huang", "check", str(pack))
    assert code == 2
    assert file.name in err
    assert "source must be one of" in err


def test_play_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A person who always takes the first move of the list reaches the score sheet."""
    monkeypatch.setattr("builtins.input", lambda prompt: "1")
    file = tmp_path / "mine.txt"
    code, out, err = run(
        capsys, "play", "huang", "--seats", "2", "--option", "short_two_player", "--save", str(file)
    )
    assert code == 0, err
    assert "Winner" in out
    assert run(capsys, "verify", str(file))[0] == 0


def test_a_refused_move_in_the_terminal_names_its_rule(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["leader red a2", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    state = tianxia.game("huang").new(2)
    code, out, _ = run(capsys, "play", "huang", "--seats", "2", "--seat", str(state.decision.seat))
    assert code == 0
    assert "[huang.leader." in out
