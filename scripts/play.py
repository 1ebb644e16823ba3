"""`make play`: serves the games at once, and compiles the engine in the background if needed.

`python scripts/play.py MAKE` runs `MAKE build` at the lowest priority. The running server stays interpreted;
its bots use the compiled engine once it is ready, the server from its next start on. Ctrl-C stops the server
and the compilation; the next `make play` goes on with what is left to compile.
"""

import os
import runpy
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
LOG = ROOT / "build" / "compile.log"
STAMP = ROOT / ".stamps" / "engine"
SETUP = runpy.run_path(str(ROOT / "setup.py"))
SIGN: Path = ROOT / SETUP["SIGN"]
GRACE = 5.0  # seconds that a stopped process has before it is killed


def say(words: str) -> None:
    print(f"tianxia: {words}", flush=True)


def is_compiled() -> bool:
    """Is there an engine compiled from the current sources? A stale one is disabled."""
    if SIGN.exists() and not SETUP["stale"]():
        return True
    SIGN.unlink(missing_ok=True)
    STAMP.unlink(missing_ok=True)
    return False


def has_compiler() -> bool:
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    return shutil.which(command[0]) is not None


class Background:
    """A command at the lowest priority, with its output in a file and its own process group.

    The group lets `stop` end every compiler that the command has started.
    """

    def __init__(self, command: list[str], log: Path) -> None:
        log.parent.mkdir(parents=True, exist_ok=True)
        nice = ["nice", "-n", "19"] if shutil.which("nice") else []
        with log.open("w") as output:
            self.process = subprocess.Popen(
                [*nice, *command],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                process_group=0,
            )
        self.stopped = False

    def stop(self) -> None:
        """End the command and all that it started; do nothing if it has ended."""
        self.stopped = True
        if self.process.poll() is not None:
            return
        os.killpg(self.process.pid, signal.SIGTERM)
        try:
            self.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)


def tell_how_it_went(compilation: Background) -> None:
    """Wait for the compilation and print its result."""
    started = time.monotonic()
    code = compilation.process.wait()
    minutes = (time.monotonic() - started) / 60
    if compilation.stopped:
        return
    if code == 0 and SIGN.exists():
        say(f"the engine is compiled ({minutes:.1f} minutes): bots use it now, the server at its next start")
    else:
        say(f"the engine stays interpreted, which works but is slower: {LOG.relative_to(ROOT)} says why")


def start_compiling(make: str) -> Background | None:
    """Compile in the background if needed and possible."""
    if os.environ.get("TIANXIA_ENGINE") == "interpreted" or is_compiled():
        return None
    if not has_compiler():
        say("there is no C compiler, so the engine stays interpreted and the strongest bots are slower")
        return None
    say("compiling the engine in the background, 3 to 10 minutes; grandmasters are slow until then")
    compilation = Background([make, "--no-print-directory", "build"], LOG)
    threading.Thread(target=tell_how_it_went, args=[compilation], daemon=True).start()
    return compilation


def leave(number: int, _frame: object) -> None:
    sys.exit(128 + number)


def main() -> int:
    signal.signal(signal.SIGTERM, leave)
    signal.signal(signal.SIGHUP, leave)  # the terminal was closed
    compilation = start_compiling(sys.argv[1])
    environment = {**os.environ, "TIANXIA_ENGINE_TOLD": "1"}
    server = subprocess.Popen([sys.executable, "-m", "tianxia", "serve", "--open"], env=environment)
    try:
        while True:
            try:
                return server.wait()
            except KeyboardInterrupt:  # the server also got the signal, and stops gracefully
                continue
    finally:
        if compilation is not None:
            compilation.stop()
        if server.poll() is None:
            server.terminate()
            server.wait(GRACE)


if __name__ == "__main__":
    sys.exit(main())
