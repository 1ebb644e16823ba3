"""`tianxia words check`: all languages, and the sentences that each one lacks."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import tianxia
from tianxia.cli.common import BadWords, add_json, print_json, title_words
from tianxia.kernel.errors import TianxiaError
from tianxia.kernel.game import Game
from tianxia.kernel.words import COMPLETE, Words, further_folders, languages, words


class Part(msgspec.Struct):
    """A language compared with English: the sentences of one title, or the common ones."""

    language: str
    part: str
    sentences: int
    missing: list[str]  # keys without a sentence; English is shown instead
    unknown: list[str]  # keys that English does not have
    different: list[str]  # keys whose variables differ from the English sentence


def add(commands: Any) -> None:
    parser = commands.add_parser("words", help="check the words of a language: which sentences are missing")
    inside = parser.add_subparsers(metavar="check", required=True, parser_class=type(parser))
    check = inside.add_parser("check", help="count the sentences that each language lacks")
    check.add_argument("languages", nargs="*", metavar="language", help="only these, as in: de fr")
    check.add_argument(
        "--words",
        type=Path,
        action="append",
        default=[],
        metavar="FOLDER",
        help="also read this folder of words; may be repeated",
    )
    check.add_argument("--list", action="store_true", help="also list the missing sentences")
    add_json(check)
    check.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    further = (*further_folders(), *arguments.words)
    there = languages(further)
    for language in arguments.languages:
        if language not in there:
            raise TianxiaError(f"there are words in {', '.join(there)}, not in {language!r}")
    games = tianxia.games()
    parts: list[Part] = []
    faults: dict[str, None] = {}  # ordered, each once
    for language in arguments.languages or there:
        found, bad = compare_all(language, games, further)
        parts += found
        faults.update(dict.fromkeys(bad))
    for fault in faults:
        print(f"tianxia: {fault}", file=sys.stderr)
    if arguments.json:
        print_json(msgspec.to_builtins(parts))
    else:
        show(parts, there, arguments.list)
    return 1 if faults or any(part.missing or part.unknown or part.different for part in parts) else 0


def compare_all(language: str, games: list[Game], further: tuple[Path, ...]) -> tuple[list[Part], list[str]]:
    """Compare the common words and each title's with English; the second list names malformed files."""
    common = words("en", None, further)
    found = [compare("common", common, words(language, None, further))]
    faults = []
    for game in games:
        try:
            english, spoken = title_words("en", game, further), title_words(language, game, further)
        except BadWords as error:
            faults.append(str(error))
            continue
        found.append(compare(game.name, english, spoken, set(common.messages), rule_words(game, language)))
    return found, faults


def rule_words(game: Game, language: str) -> set[str]:
    """Keys of the ledger's sentences, for languages other than English and French (these are in
    rules.toml).
    """
    return set() if language in COMPLETE else {rule.word for rule in game.ledger.rules.values()}


def compare(
    part: str, english: Words, spoken: Words, apart: set[str] | None = None, rules: set[str] | None = None
) -> Part:
    """Compare a title's sentences with English. Keys in `apart` are skipped; keys in `rules` are required."""
    wanted = (english.own | (rules or set())) - (apart or set())
    own = spoken.own - (apart or set())
    different = [
        key
        for key in sorted(own & set(english.messages))
        if variables(spoken.messages[key]) != variables(english.messages[key])
    ]
    return Part(spoken.language, part, len(wanted), sorted(wanted - own), sorted(own - wanted), different)


def variables(pattern: ast.Pattern) -> set[str]:
    found = Variables()
    found.visit(pattern)
    return found.names


class Variables(Visitor):
    """The variables of a sentence."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def show(parts: list[Part], names: dict[str, str], whole: bool) -> None:
    for part in parts:
        counts = f"{len(part.missing):5} missing of {part.sentences}"
        if part.unknown:
            counts += f", {len(part.unknown)} unknown"
        if part.different:
            counts += f", {len(part.different)} with other variables than in English"
        print(f"{part.language:6}{names[part.language]:12}{part.part:12}{counts}")
        if whole:
            for what in ("missing", "unknown", "different"):
                for key in getattr(part, what):
                    print(f"{'':18}{what} {key}")
    lacking = sum(len(part.missing) for part in parts)
    sentences = sum(part.sentences for part in parts)
    print(f"{lacking} of {sentences} sentences are missing: English is shown instead")
