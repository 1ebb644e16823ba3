"""A language is a set of files: a third one needs no code, and English stands in for what it lacks."""

from __future__ import annotations

from pathlib import Path

import pytest

import tianxia
from tianxia.cli import main
from tianxia.kernel.errors import TianxiaError
from tianxia.kernel.words import Words, entries, fluent, languages, plural, words

HUANG = tianxia.game("huang").folder


@pytest.fixture
def german(tmp_path: Path) -> Path:
    """A folder with a few German sentences, and a neutral English name for Huang."""
    (tmp_path / "huang").mkdir()
    (tmp_path / "de.ftl").write_text("language-name = Deutsch\nui-lobby = Halle\n", encoding="utf-8")
    (tmp_path / "huang/de.ftl").write_text(
        "tagline = Sieben Reiche.\nrule-revolt-tie_defender = Bei Gleichstand hält sich der Verteidiger.\n",
        encoding="utf-8",
    )
    (tmp_path / "huang/en.ftl").write_text("title = Seven Lands\n", encoding="utf-8")
    return tmp_path


def test_a_third_language_is_found_and_falls_back_to_english(german: Path) -> None:
    assert languages((german,)) == {"en": "English", "fr": "Français", "de": "Deutsch"}
    spoken = words("de", HUANG, (german,))
    assert spoken.format("ui-lobby", {}) == "Halle"
    assert spoken.format("tagline", {}) == "Sieben Reiche."
    assert spoken.format("ui-rules", {}) == "Rules"
    assert spoken.own == {"language-name", "ui-lobby", "tagline", "rule-revolt-tie_defender"}


def test_a_host_gives_titles_other_names(german: Path) -> None:
    assert words("en", HUANG, (german,)).format("title", {}) == "Seven Lands"
    assert words("de", HUANG, (german,)).format("title", {}) == "Seven Lands"
    assert words("fr", HUANG, (german,)).format("title", {}) == "Huang"  # French has words of its own
    assert words("en", HUANG, ()).format("title", {}) == "Huang"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("title", [None, *tianxia.titles()])
def test_the_browser_gets_each_sentence_once(german: Path, language: str, title: str | None) -> None:
    folder = tianxia.game(title).folder if title else None
    text = fluent(language, folder, (german,))
    (german / "sent.ftl").write_text(text, encoding="utf-8")
    sent, known = Words("sent", [german / "sent.ftl"]), words(language, folder, (german,))
    assert set(sent.messages) == set(known.messages) == set(entries(text))
    assert {key: sent.messages[key].equals(known.messages[key]) for key in sent.messages} == dict.fromkeys(
        known.messages, True
    )


def test_commands_speak_it(
    german: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TIANXIA_WORDS", str(german))
    assert main(["rules", "huang", "gleichstand", "verteidiger", "--language", "de"]) == 0
    assert "Bei Gleichstand hält sich der Verteidiger.  [Rulebook]" in capsys.readouterr().out
    assert main(["games", "--language", "de"]) == 0
    assert "Seven Lands" in capsys.readouterr().out


def test_missing_sentences_are_counted(german: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "check", "en", "fr"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith(f"0 of {total()} sentences are missing")

    (german / "huang/de.ftl").write_text("nonsense = x\nwinner = { $who }\n", encoding="utf-8")
    assert main(["words", "check", "de", "--words", str(german), "--list"]) == 1
    told = capsys.readouterr().out
    common = len(words("en").messages)
    assert f"{common - 2} missing of {common}" in told
    assert "missing rule-revolt-tie_defender" in told
    assert "unknown nonsense" in told

    assert main(["words", "check", "xx"]) == 2
    assert "there are words in en, fr, not in 'xx'" in capsys.readouterr().err


def total() -> str:
    common = len(words("en").messages)
    own = [len(words("en", tianxia.game(title).folder).messages) - common for title in tianxia.titles()]
    return str(2 * (common + sum(own)))


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("de", "ui-lobby = Halle\n", "a language says its own name"),
        ("Deutsch", "language-name = Deutsch\n", "a language is called as in de.ftl"),
    ],
)
def test_a_language_that_is_none_is_refused(tmp_path: Path, name: str, text: str, why: str) -> None:
    (tmp_path / f"{name}.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(TianxiaError, match=why):
        languages((tmp_path,))
    with pytest.raises(TianxiaError, match="no such folder of words"):
        languages((tmp_path / "nowhere",))


@pytest.mark.parametrize(
    ("language", "categories"),
    [
        ("de", ["other", "one", "other", "other", "other"]),
        ("ja", ["other"] * 5),
        ("ru", ["many", "one", "few", "many", "one"]),
        ("pl", ["many", "one", "few", "many", "many"]),
        ("cs", ["other", "one", "few", "other", "other"]),
        ("pt-BR", ["one", "one", "other", "other", "other"]),
    ],
)
def test_plurals_of_other_languages(language: str, categories: list[str]) -> None:
    assert [plural(language, number) for number in (0, 1, 2, 12, 21)] == categories
