"""What every test run checks before it starts."""

import runpy
from pathlib import Path

import pytest

import tianxia

pytest_plugins = ("tests.ledger",)

ROOT = Path(__file__).parent.parent


def pytest_report_header() -> str:
    return f"engine: {tianxia.engine()}"


def pytest_sessionstart(session: pytest.Session) -> None:
    """Never test a compiled engine that is older than its sources."""
    if tianxia.engine() == "compiled":
        stale = runpy.run_path(str(ROOT / "setup.py"))["stale"]()
        if stale:
            pytest.exit("the compiled engine is stale, run make build\n  " + "\n  ".join(stale), 1)
