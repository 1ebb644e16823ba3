"""Programs in a pseudo-terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios
import time

# Makes the standard input the controlling terminal, then becomes the program.
BEGIN = """
import fcntl, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execvp(sys.argv[1], sys.argv[1:])
"""


def at_the_keyboard(
    command: list[str], steps: list[tuple[str, str]], size: tuple[int, int] = (80, 24), patience: float = 60
) -> tuple[int, str]:
    """Run a program, and type each text after the expected text before it was shown.

    Returns the exit code and the last output."""
    terminal, end = pty.openpty()
    columns, rows = size
    fcntl.ioctl(end, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    environment = {**os.environ, "COLUMNS": str(columns), "LINES": str(rows)}
    run = [sys.executable, "-c", BEGIN, *command]
    with subprocess.Popen(
        run, stdin=end, stdout=end, stderr=end, env=environment, start_new_session=True
    ) as program:
        os.close(end)
        os.set_blocking(terminal, False)
        seen, late = "", time.monotonic() + patience
        try:
            for wanted, typed in steps:
                while wanted not in seen:
                    assert time.monotonic() < late, f"{wanted!r} is not shown: {seen[-2000:]!r}"
                    seen += shown(terminal)
                seen = seen.partition(wanted)[2]
                os.write(terminal, typed.encode())
            while program.poll() is None:
                assert time.monotonic() < late, f"it does not end: {seen[-2000:]!r}"
                seen += shown(terminal)
            seen += shown(terminal)
        finally:
            program.kill()
            os.close(terminal)
    return program.returncode, seen


def shown(terminal: int) -> str:
    """The output of the program since the last call."""
    time.sleep(0.02)
    try:
        return os.read(terminal, 65536).decode(errors="replace")
    except OSError:  # no output yet, or the program has ended
        return ""
