"""Every refusal is a sentence: a key with words in every complete language, never prose."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tianxia
from tianxia.kernel.errors import IllegalMove
from tianxia.kernel.words import COMPLETE, words

SOURCES = Path(tianxia.__file__).parent
KEY = re.compile(r"refusal-[a-z0-9-]+")
# the position of the key among the arguments of a call
POSITIONS = {"IllegalMove": 1, "Refusal": 1, "refuse": 1, "SentenceOut": 0}
SAID = re.compile(r"""["'](refusal-[a-z0-9-]+)["']""")


def calls() -> Iterator[tuple[str, ast.expr]]:
    """Each refusal in the sources: where it is, and its key."""
    for file in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in POSITIONS and len(node.args) > POSITIONS[name]:
                yield f"{file.relative_to(SOURCES)}:{node.lineno}", node.args[POSITIONS[name]]


def keys_of(node: ast.expr) -> list[str]:
    """The possible keys of an expression; empty if it passes on another refusal's key."""
    if isinstance(node, ast.IfExp):
        return keys_of(node.body) + keys_of(node.orelse)
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.JoinedStr):  # one key for each HTTP status
        return [ast.unparse(node).removeprefix("f'").removesuffix("{error.status_code}'") + "404"]
    assert isinstance(node, ast.Name | ast.Attribute), ast.unparse(node)
    return []


def test_no_refusal_is_prose() -> None:
    found = [(place, key) for place, node in calls() for key in keys_of(node)]
    found = [
        (place, key) for place, key in found if key or "offer.py" not in place
    ]  # labels without a common part
    assert len(found) > 40
    assert [(place, key) for place, key in found if not KEY.fullmatch(key)] == []


@pytest.mark.parametrize("language", COMPLETE)
def test_every_refusal_has_words(language: str) -> None:
    keys = {key for file in SOURCES.rglob("*.py") for key in SAID.findall(file.read_text("utf-8"))}
    assert len(keys) > 40
    assert keys - words(language).own == set()


@pytest.mark.parametrize("language", COMPLETE)
def test_no_words_are_for_a_refusal_that_never_comes(language: str) -> None:
    client = Path(__file__).parent.parent.parent / "web" / "src"
    files = [*SOURCES.rglob("*.py"), *client.rglob("*.ts"), *client.rglob("*.svelte")]
    used = {key for file in files for key in KEY.findall(file.read_text("utf-8"))}
    there = {key for key in words(language).messages if key.startswith("refusal-")}
    spare = {key for key in there - used if not key.startswith("refusal-status-")}
    assert spare == {"refusal-legal"}, "which the others refer to"


def test_the_message_of_a_refusal_is_its_sentence_in_english() -> None:
    error = IllegalMove("toy.bid", "refusal-by-rule", {"move": "'bid 9'"}, "a bid is at most 3")
    assert error.message == "'bid 9' is not legal here: a bid is at most 3"
    assert str(error) == "'bid 9' is not legal here: a bid is at most 3 [toy.bid]"
    assert error.sentence.key == "refusal-by-rule"
