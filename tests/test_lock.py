"""The lock file names the versions that are installed, and make uses it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_what_the_server_needs_is_installed_in_the_locked_versions() -> None:
    command = [sys.executable, "scripts/lock.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_every_pip_of_make_uses_the_lock_file() -> None:
    assert "export PIP_CONSTRAINT := $(CURDIR)/constraints.txt" in (ROOT / "Makefile").read_text("utf-8")
