"""The rule ledger: which rule each test proves, and which rules nobody proves yet.

A test says `@rule("huang.war.tie")`; a name that no `rules.toml` has stops the run.
`make ledger` counts, and fails while a rule is not proven.
"""

import pytest

import tianxia

rule = pytest.mark.rule

open_rules = pytest.StashKey[dict[str, list[str]]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--ledger", action="store_true", help="run nothing, count the rules that tests prove")


@pytest.hookimpl(tryfirst=True)  # before -m and -k leave tests out
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
        for title, missing in config.stash.get(open_rules, {}).items():
            rules = len(tianxia.game(title).ledger.rules)
            terminalreporter.write_line(f"{title:12}{rules - len(missing):4} of {rules} rules proven")
            for name in missing:
                terminalreporter.write_line(f"    not yet: {name}")
