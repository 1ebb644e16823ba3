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
from tianxia.kernel.ledger import SOURCES, Ledger, Rule
from tianxia.kernel.words import words


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "rules", help="show or search the rules of a game; show one rule with its tests"
    )
    parser.add_argument("game", metavar="game|rule", help=f"one of {', '.join(tianxia.titles())}, or an id")
    parser.add_argument("words", nargs="*", help="show only rules with all these words")
    parser.add_argument("--source", choices=SOURCES, help="show only rules of this kind")
    add_language(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if re.fullmatch(r"\w+(\.\w+)+", arguments.game):
        return show_one(arguments.game, arguments)
    game: Game = tianxia.game(arguments.game)
    if len(arguments.words) == 1 and arguments.words[0] in game.ledger.rules:
        return show_one(arguments.words[0], arguments)
    ledger = game.ledger
    found = ledger.search(arguments.words, arguments.language, arguments.source)
    if arguments.json:
        print_json([facts(ledger, rule, arguments.language) for rule in found])
        return 0
    for rule in found:
        show(ledger, rule, arguments.language)
    if found:
        print(total(Ledger(found), arguments.language))
    else:
        print(
            f"no {arguments.source or 'rule'} of {game.name} has {' and '.join(map(repr, arguments.words))}"
        )
    return 0 if found else 1


def show_one(name: str, arguments: argparse.Namespace) -> int:
    """One rule and the tests that prove it."""
    ledger = tianxia.game(name.partition(".")[0]).ledger
    rules = ledger.rules
    if name not in rules:
        near = ", ".join(get_close_matches(name, rules, 3, 0.5))
        raise TianxiaError(f"there is no rule {name!r}" + (f"; there is {near}" if near else ""))
    tests = folder_of_tests()
    proven = proofs(name, tests) if tests else []
    if arguments.json:
        print_json([{**facts(ledger, rules[name], arguments.language), "tests": proven if tests else None}])
        return 0
    show(ledger, rules[name], arguments.language)
    for line in proven if tests else [NOT_HERE]:
        print(f"    {line}")
    return 0


def show(ledger: Ledger, rule: Rule, language: str) -> None:
    option = f" ({rule.option})" if rule.option else ""
    kind = words(language).format(f"ui-rule-{rule.source}", {})
    print(f"{rule.id}{option}\n    {ledger.text(rule.id, language)}  [{kind}]")


def total(ledger: Ledger, language: str) -> str:
    """Count the rules by kind, in one line."""
    spoken = words(language)
    kinds = [spoken.format(f"ui-rule-count-{source}", {"count": n}) for source, n in ledger.count().items()]
    count = spoken.format("ui-rules-count", {"count": len(ledger.rules)})
    return f"{count}{spoken.format('ui-colon', {})}{', '.join(kinds)}"


def facts(ledger: Ledger, rule: Rule, language: str) -> dict[str, object]:
    """The JSON of a rule for `--json`."""
    return {
        "id": rule.id,
        "text": ledger.text(rule.id, language),
        "ref": rule.ref,
        "source": rule.source,
        "option": rule.option,
    }
