"""`tianxia rules huang [words]`: the rule ledger, shown and searched; `tianxia rules huang.war.tie`: one
rule, with the tests that prove it."""

from __future__ import annotations

import argparse
import re
from difflib import get_close_matches
from typing import Any

import tianxia
from tianxia.cli.common import add_json, add_language, print_json
from tianxia.cli.proofs import NOT_HERE, folder_of_tests, proofs
from tianxia.kernel.errors import TianxiaError
from tianxia.kernel.game import Game
from tianxia.kernel.ledger import Rule


def add(commands: Any) -> None:
    parser = commands.add_parser("rules", help="show or search the rules of a game, or one with its tests")
    parser.add_argument("game", metavar="game|rule", help=f"one of {', '.join(tianxia.titles())}, or an id")
    parser.add_argument("words", nargs="*", help="show only rules with all these words")
    add_language(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if re.fullmatch(r"\w+(\.\w+)+", arguments.game):
        return show_one(arguments.game, arguments)
    game: Game = tianxia.game(arguments.game)
    if len(arguments.words) == 1 and arguments.words[0] in game.ledger.rules:
        return show_one(arguments.words[0], arguments)
    found = game.ledger.search(arguments.words, arguments.language)
    if arguments.json:
        print_json([facts(rule, arguments.language) for rule in found])
        return 0
    for rule in found:
        show(rule, arguments.language)
    if not found:
        print(f"no rule of {game.name} has {' and '.join(map(repr, arguments.words))}")
    return 0 if found else 1


def show_one(name: str, arguments: argparse.Namespace) -> int:
    """One rule and the tests that prove it."""
    rules = tianxia.game(name.partition(".")[0]).ledger.rules
    if name not in rules:
        near = ", ".join(get_close_matches(name, rules, 3, 0.5))
        raise TianxiaError(f"there is no rule {name!r}" + (f"; there is {near}" if near else ""))
    tests = folder_of_tests()
    proven = proofs(name, tests) if tests else []
    if arguments.json:
        print_json([{**facts(rules[name], arguments.language), "tests": proven if tests else None}])
        return 0
    show(rules[name], arguments.language)
    for line in proven if tests else [NOT_HERE]:
        print(f"    {line}")
    return 0


def show(rule: Rule, language: str) -> None:
    option = f" ({rule.option})" if rule.option else ""
    print(f"{rule.id}{option}\n    {rule.text(language)}  [{rule.source}]")


def facts(rule: Rule, language: str) -> dict[str, object]:
    """What `--json` says of a rule."""
    return {
        "id": rule.id,
        "text": rule.text(language),
        "ref": rule.ref,
        "source": rule.source,
        "option": rule.option,
    }
