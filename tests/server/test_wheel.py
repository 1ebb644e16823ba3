"""The wheel of `make wheel`, installed into an empty environment, serves the whole client."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.offers import some_phrase
from tests.server.running import PATIENCE, Guest

import tianxia

ROOT = Path(__file__).parent.parent.parent

pytestmark = pytest.mark.slow


@pytest.fixture
def wheel() -> Path:
    """The wheel in dist/; never one that is older than its sources."""
    sources = [file for file in (ROOT / "src/tianxia").rglob("*") if file.suffix in (".py", ".toml", ".ftl")]
    newest = max(file.stat().st_mtime for file in sources)
    fresh = [file for file in (ROOT / "dist").glob("*.whl") if file.stat().st_mtime >= newest]
    assert fresh, "there is no wheel of these sources in dist/: run make wheel"
    return fresh[0]


@pytest.fixture
def installed(wheel: Path, tmp_path: Path) -> Path:
    """The scripts of an empty environment into which the wheel was installed with its server."""
    venv.create(tmp_path / "empty", symlinks=os.name == "posix")
    scripts = tmp_path / "empty" / ("bin" if os.name == "posix" else "Scripts")
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    pip += ["--python", str(scripts / "python"), "install", f"{wheel}[server]"]
    subprocess.run(pip, check=True, env=alone())
    return scripts


@pytest.fixture
def address(installed: Path, tmp_path: Path) -> Iterator[str]:
    """Where the installed command serves."""
    command = [str(installed / "tianxia"), "serve", "--port", "0", "--db", str(tmp_path / "matches.db")]
    with subprocess.Popen(command, env=alone(), cwd=tmp_path, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.search(r"http://(\S+)/", said)
        assert found, f"the server did not start: {said!r}"
        yield found[1]
        process.send_signal(signal.SIGINT)


def alone() -> dict[str, str]:
    """Environment variables without those that refer to this checkout."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "TIANXIA"))}


def test_a_wheel_serves_the_client_and_a_match(installed: Path, address: str) -> None:
    version = subprocess.run(
        [installed / "tianxia", "--version"], env=alone(), capture_output=True, text=True
    )
    assert version.stdout == f"tianxia {tianxia.__version__} ({tianxia.engine()} engine)\n"

    page = httpx.get(f"http://{address}/", timeout=PATIENCE)
    scripts = re.findall(r'<script[^>]* src="\./(assets/[^"]+)"', page.text)
    assert scripts, page.text
    for script in scripts:
        answer = httpx.get(f"http://{address}/{script}", timeout=PATIENCE)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/javascript")
        assert len(answer.text) > 10_000

    guest = Guest(address, "Ann")
    try:
        served = [game["name"] for game in guest.get("/games")]
        assert served == [
            title for title in tianxia.titles() if title != "toy"
        ]  # the toy is not in the wheel
        for title in served:
            match = guest.start(title, "me", "random")["match"]
            with guest.at(match, seat=0) as table:
                assert table.until_asked()
                table.play(some_phrase(table.frame["offer"]))
    finally:
        guest.http.close()
