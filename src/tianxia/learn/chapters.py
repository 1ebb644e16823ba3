"""The order in which people read the rules of a title: chapters that hold sections of the ledger.

The section of a rule is the middle of its id: `war` for `huang.war.tie`. The same file says which rules
depend on a table of the components, so that the page can mark rules whose table is reconstructed.
"""

from __future__ import annotations

import tomllib
from functools import cache

import msgspec

import tianxia
from tianxia.kernel.errors import TianxiaError
from tianxia.kernel.ledger import Ledger


class BadChapters(TianxiaError):
    """Chapters that cannot be read, or that leave out or repeat a section."""


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of the rules page.

    Its heading is `rules-ID` in the words of the title. If the title has no chapters of its own, it is
    `chapter-ID`."""

    id: str
    sections: list[str]
    own: bool = True  # from the title's file


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the components, and the rules whose sentences depend on it."""

    table: str
    rules: list[str]


def sections_of(ledger: Ledger) -> list[str]:
    """The sections of a ledger, in its order."""
    return list(dict.fromkeys(rule.split(".")[1] for rule in ledger.rules))


@cache
def read_chapters(game: str) -> list[Chapter]:
    """The chapters of a title; without a file each section is one. BadChapters says what is wrong."""
    title = tianxia.game(game)
    sections = sections_of(title.ledger)
    file = title.folder / "chapters.toml"
    if not file.is_file():
        return [Chapter(section, [section], False) for section in sections]
    try:
        chapters = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8"))["chapter"], list[Chapter])
    except (KeyError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadChapters(f"{game}/chapters.toml: {error}") from None
    listed = [section for chapter in chapters for section in chapter.sections]
    for section in {*listed, *sections}:
        if listed.count(section) != 1 or section not in sections:
            raise BadChapters(
                f"{game}/chapters.toml: section {section!r} of the ledger must stand in one chapter, "
                f"and stands in {listed.count(section)}"
            )
    return chapters


@cache
def reconstructed(game: str) -> list[str]:
    """The rules that depend on a reconstructed table. BadChapters names a rule that does not exist."""
    title = tianxia.game(game)
    file = title.folder / "chapters.toml"
    if not file.is_file():
        return []
    try:
        listed = tomllib.loads(file.read_text(encoding="utf-8")).get("figures", [])
        figures = msgspec.convert(listed, list[Figures])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadChapters(f"{game}/chapters.toml: {error}") from None
    for one in figures:
        for rule in one.rules:
            if rule not in title.ledger.rules:
                raise BadChapters(f"{game}/chapters.toml: {one.table}: no rule {rule!r}")
        if one.table not in title.pack.tables:
            raise BadChapters(f"{game}/chapters.toml: no table {one.table!r}")
    marked = [one for one in figures if title.pack.sources[one.table] == "reconstructed"]
    return sorted({rule for one in marked for rule in one.rules})
