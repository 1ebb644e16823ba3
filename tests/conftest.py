"""Set-up for every test run."""

import logging
import os
import runpy
import shlex
import signal
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).parent.parent
os.environ["TIANXIA_TITLES"] = str(ROOT / "tests" / "titles")  # here and in every process of a test

# A background shell makes the suite ignore Ctrl-C; processes started by tests must not inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

import tianxia  # noqa: E402

pytest_plugins = ("tests.ledger",)

# The same commit gives the same result; `--hypothesis-profile=explore` looks for new examples.
settings.register_profile("repeatable", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None, max_examples=1000)
settings.load_profile("repeatable")


@pytest.fixture(autouse=True)
def log_as_it_was() -> Iterator[None]:
    """Restore logging: `tianxia serve` redirects it to the error stream of the current test."""
    root, own = logging.getLogger(), logging.getLogger("tianxia")
    handlers, level, own_level = root.handlers, root.level, own.level
    yield
    root.handlers = handlers
    root.setLevel(level)
    own.setLevel(own_level)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--timing-only", action="store_true", help="with --last-failed: refuse other failures")


def pytest_collection_finish(session: pytest.Session) -> None:
    """Only tests marked `timing` are retried."""
    if session.config.getoption("--timing-only"):
        others = [item.nodeid for item in session.items if item.get_closest_marker("timing") is None]
        if others:
            raise pytest.UsageError("failed, and not tried again:\n  " + "\n  ".join(others))


def pytest_report_header() -> str:
    return f"engine: {tianxia.engine()}"


def pytest_sessionstart(session: pytest.Session) -> None:
    """Never test a compiled engine that is older than its sources."""
    if tianxia.engine() == "compiled":
        stale = runpy.run_path(str(ROOT / "setup.py"))["stale"]()
        if stale:
            raise pytest.UsageError("the compiled engine is stale: run make build\n  " + "\n  ".join(stale))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failed test prints the one command that fails again."""
    report = yield
    if report.failed:
        report.sections.append(("run it again", again(item.nodeid)))
    return report


def again(test: str) -> str:
    """The command that runs one test as this run did: same engine, same seeds."""
    return f"TIANXIA_ENGINE={tianxia.engine()} python -m pytest -n 0 {shlex.quote(test)}"
