"""Words: the subset of Fluent that the terminal and the browser share."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tianxia
from tianxia.kernel.words import COMMON, COMPLETE, Words, plural

FOLDERS = [COMMON, *(tianxia.game(title).folder / "words" for title in tianxia.titles())]


def spoken(tmp_path: Path, text: str, language: str = "en") -> Words:
    file = tmp_path / f"{language}.ftl"
    file.write_text(text, encoding="utf-8")
    return Words(language, [file])


def test_arguments_and_references(tmp_path: Path) -> None:
    words = spoken(tmp_path, "colour-red = red\nplaced = { $seat }: { $colour } tile on { $hex }\n")
    args = {"seat": "#1", "colour": "@colour-red", "hex": "e7"}
    assert words.format("placed", args, ["Ann", "Bo"]) == "Bo: red tile on e7"


def test_french_elides_before_a_vowel(tmp_path: Path) -> None:
    text = "won = Victoire de { $seat }, plus que { $other } n’en possède ici.\n"
    french = spoken(tmp_path, text, "fr")
    assert french.format("won", {"seat": "#0", "other": "#1"}, ["Adepte", "Yan"]) == (
        "Victoire d’Adepte, plus que Yan n’en possède ici."
    )
    assert (
        spoken(tmp_path, text)
        .format("won", {"seat": "#0", "other": "#1"}, ["Adept", "Yan"])
        .startswith("Victoire de Adept,")
    )


def test_lists_are_joined(tmp_path: Path) -> None:
    words = spoken(tmp_path, "a = A\nb = B\nmany = got { $what }\n")
    assert words.format("many", {"what": ["@a", "@b", 3]}) == "got A, B, 3"


def test_a_word_may_have_another_as_its_of(tmp_path: Path) -> None:
    words = spoken(tmp_path, "wei = Wei\nby = next to { $of }\nplaced = a tile { $place }\n")
    assert words.format("placed", {"place": "@by(wei)"}) == "a tile next to Wei"


def test_numbers_choose_their_plural(tmp_path: Path) -> None:
    text = "tiles = { $n ->\n    [0] none\n    [one] { $n } tile\n   *[other] { $n } tiles\n }\n"
    english, french = spoken(tmp_path, text), spoken(tmp_path, text, "fr")
    assert [english.format("tiles", {"n": n}) for n in (0, 1, 2)] == ["none", "1 tile", "2 tiles"]
    assert french.format("tiles", {"n": 1.5}) == "1.5 tile"
    assert (plural("en", 0), plural("fr", 0)) == ("other", "one")


def test_strings_choose_their_variant(tmp_path: Path) -> None:
    words = spoken(tmp_path, "won = { $how ->\n    [tie] by a tie\n   *[other] clearly\n }\n")
    assert words.format("won", {"how": "tie"}) == "by a tie"
    assert words.format("won", {"how": "so"}) == "clearly"


def test_an_unknown_key_shows_as_itself(tmp_path: Path) -> None:
    assert spoken(tmp_path, "a = A\n").format("no-such", {}) == "no-such"


def test_a_faulty_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="cannot read"):
        spoken(tmp_path, "this is not fluent\n")
    with pytest.raises(ValueError, match="there twice"):
        spoken(tmp_path, "a = A\na = B\n")


class Variables(Visitor):
    """The variables of a message, and what it uses that we do not allow."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.forbidden: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.forbidden.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.forbidden.append(node.id.name)


def messages(folder: Path, language: str) -> dict[str, Variables]:
    found = {}
    for entry in FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, (ast.Junk, ast.Term)), f"{folder}/{language}.ftl: {entry}"
        if isinstance(entry, ast.Message):
            assert not entry.attributes, f"{entry.id.name} has attributes"
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_say_the_same_things(folder: Path) -> None:
    english, french = (messages(folder, language) for language in COMPLETE)
    assert set(english) == set(french)
    for key, variables in english.items():
        assert variables.names == french[key].names, key
        assert not variables.forbidden + french[key].forbidden, key


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_wordings_of_a_question_belong_to_one_and_know_its_arguments(folder: Path) -> None:
    """`prompt-tile-now` says more about `prompt-tile`; see `web/src/interaction/first.ts`."""
    found = messages(folder, "en")
    for key, variables in found.items():
        if match := re.fullmatch(r"(prompt-.+)-(now|first|picked|picked-(\w+))", key):
            question, kind, common = match.groups()
            more = {"first": {"places"}, "picked": {"picked"}}.get(kind, {common} - {None})
            assert question in found, key
            assert variables.names <= found[question].names | more, key


@pytest.mark.parametrize(
    "file",
    [folder / f"{language}.ftl" for folder in FOLDERS for language in COMPLETE]
    + [tianxia.game(title).folder / "rules.toml" for title in tianxia.titles()],
    ids=str,
)
def test_apostrophes_are_of_one_kind(file: Path) -> None:
    """Typographic ones, in every language: a page must not mix them."""
    lines = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r"\w'", line)] == []
