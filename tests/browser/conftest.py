"""A real server, a real Chromium, and pages that fail the test on any error."""

from __future__ import annotations

import json
import os
import runpy
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from tests.browser.pages import OpenPage, watch
from tests.server.running import UNLIMITED_ENVIRONMENT

import tianxia
from tianxia.kernel.components import export_pack

ROOT = Path(__file__).parent.parent.parent
SERVE = ROOT / "tests" / "server" / "repeatable.py"
CHROMIUM = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
START = 90  # seconds a server may take

expect.set_options(timeout=40_000)  # a machine that builds and tests at the same time is slow


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.timing)  # a browser is slow where other programs run


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a separate `tianxia serve`, which also offers corrected components of Huang."""
    port = free_port()
    folder = tmp_path_factory.mktemp("server")
    (_, pieces) = export_pack(tianxia.game("huang").pack, folder / "My Huang")
    pieces.write_text(pieces.read_text("utf-8").replace("market = 6", "market = 4"), "utf-8")
    command = [sys.executable, str(SERVE), "serve", "--port", str(port), "--db", str(folder / "test.db")]
    command += ["--data", str(folder / "My Huang")]
    environment = {**os.environ, **UNLIMITED_ENVIRONMENT, "PYTHONPATH": str(ROOT / "src")}
    process = subprocess.Popen(command, env=environment, cwd=ROOT)
    deadline = time.monotonic() + START
    while True:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                break
        assert process.poll() is None, "the server stopped"
        assert time.monotonic() < deadline, "the server does not start"
        time.sleep(0.1)
    yield f"http://127.0.0.1:{port}/"
    process.terminate()
    process.wait(60)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path: str = runpy.run_path(str(ROOT / "scripts" / "browser.py"))["find"]()
    assert path, "no Chromium: make browser"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=CHROMIUM)
        yield chromium
        chromium.close()


@pytest.fixture
def open_page(browser: Browser, server: str) -> Iterator[OpenPage]:
    """Opens a page as a new guest; the test fails if the page reports any error."""
    contexts: list[BrowserContext] = []
    faults: list[Callable[[], list[str]]] = []

    def open_one(
        width: int = 1440,
        height: int = 900,
        language: str = "en-GB",
        theme: str = "light",
        motion: bool = False,
        pace: str = "once",
        confirm: str = "each",  # "final" is the default for a new player
        named: bool = True,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=width < 600,
            base_url=server,
        )
        contexts.append(context)
        wish = json.dumps(json.dumps({"pace": pace, "confirm": confirm, "named": named}))
        context.add_init_script(f"localStorage['tianxia.preferences'] ??= {wish}")
        page = context.new_page()
        page.set_default_timeout(40_000)
        faults.append(watch(page))
        page.goto("/")
        return page

    yield open_one
    found = [fault for collect in faults for fault in collect()]
    for context in contexts:
        context.close()
    assert found == []
