"""The rule ledger: which rule each test proves, and which rules have no test yet.

A test is marked `@rule("huang.war.tie")`; a name that is in no `rules.toml` stops the run. `make ledger`
counts the rules by kind, and fails if a rule has no test.
"""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest

import tianxia
from tianxia.kernel.ledger import Source

TESTS = Path(__file__).parent

rule = pytest.mark.rule

open_rules = pytest.StashKey[dict[str, list[str]]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--ledger", action="store_true", help="run nothing, count the rules that tests prove")


@pytest.hookimpl(tryfirst=True)  # run before -m and -k deselect tests
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    ledgers = {title: list(tianxia.game(title).ledger.rules) for title in tianxia.titles()}
    proven = {name: item for item in items for mark in item.iter_markers("rule") for name in mark.args}
    known = {name for rules in ledgers.values() for name in rules}
    unknown = [f"{name} ({item.nodeid})" for name, item in sorted(proven.items()) if name not in known]
    if unknown:
        raise pytest.UsageError("tests name rules that are in no rules.toml:\n  " + "\n  ".join(unknown))
    config.stash[open_rules] = {
        title: [name for name in rules if name not in proven] for title, rules in ledgers.items()
    }
    if config.getoption("--ledger"):
        items.clear()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    unproven = session.config.stash.get(open_rules, None)
    if session.config.getoption("--ledger") and unproven is not None:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED if any(unproven.values()) else pytest.ExitCode.OK


def pytest_terminal_summary(config: pytest.Config, terminalreporter: pytest.TerminalReporter) -> None:
    if config.getoption("--ledger"):
        together: Counter[Source] = Counter()
        unproven = 0
        for title, missing in config.stash.get(open_rules, {}).items():
            counts = tianxia.game(title).ledger.count()
            if not tianxia.game(title).folder.is_relative_to(TESTS):  # skip titles made for tests
                together.update(counts)
                unproven += len(missing)
            terminalreporter.write_line(line(title, sum(counts.values()) - len(missing), counts))
            for name in missing:
                terminalreporter.write_line(f"    not yet: {name}")
        terminalreporter.write_line(line("together", together.total() - unproven, together))


def line(title: str, proven: int, counts: Mapping[Source, int]) -> str:
    """The rules of a title: how many are proven, and how many of each kind there are."""
    kinds = ", ".join(f"{number:4} {source}" for source, number in counts.items())
    return f"{title:12}{proven:5} of {sum(counts.values()):5} rules proven: {kinds}"
