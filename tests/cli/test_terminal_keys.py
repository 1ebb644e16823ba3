"""The page for players, the help of the program and its key bar name the keys that the program has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from textual.binding import Binding

from tianxia.cli.terminal.app import COMMANDS, PlayApp, PlayScreen
from tianxia.kernel.words import words

PAGE = Path(__file__).parents[2] / "docs" / "play.md"

# The names of keys in Textual, and their usual names.
NAMED = {
    "up": "↑",
    "down": "↓",
    "tab": "Tab",
    "escape": "Escape",
    "pageup": "Page Up",
    "pagedown": "Page Down",
    "ctrl+q": "Ctrl+Q",
}
OF_THE_INPUT = {"Enter", "?"}  # keys that the text input handles


def bound() -> set[str]:
    """The keys of the program, as people call them."""
    bindings = [one for one in (*PlayScreen.BINDINGS, *PlayApp.BINDINGS) if isinstance(one, Binding)]
    keys = {one.key for one in bindings} - {"ctrl+c"}  # copies, as everywhere in Textual
    return {NAMED.get(key, key.upper()) for key in keys}


def documented() -> set[str]:
    """The keys in the table of the page."""
    text = PAGE.read_text(encoding="utf-8")
    (table,) = re.findall(r"^\| key \| does \|\n\|---\|---\|\n((?:\|.*\n)+)", text, re.MULTILINE)
    cells = [line.split("|")[1].strip() for line in table.splitlines()]
    return {key for cell in cells for key in re.split(r", |(?<=↑) ", cell)}


def test_the_page_has_every_key_and_no_other() -> None:
    assert documented() == bound() | OF_THE_INPUT


def test_the_page_has_every_word() -> None:
    (line,) = re.findall(r"^The words (.*) do the same", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(re.findall("`([a-z]+)`", line)) == set(COMMANDS)


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", {}),
        ("fr", {"Escape": "Échap", "Enter": "Entrée", "Page Up": "Page préc.", "Page Down": "Page suiv."}),
    ],
)
def test_the_help_has_every_key(language: str, names: dict[str, str]) -> None:
    spoken = words(language)
    text = spoken.format("terminal-help-full", {})
    for key in documented():
        assert names.get(key, key) in text, key
    for word in COMMANDS:
        assert word in text, word
    bar = spoken.format("terminal-keys", {})
    assert set(re.findall(r"F\d+", bar)) == {key for key in documented() if re.fullmatch(r"F\d+", key)}
    assert "^Q" in bar
