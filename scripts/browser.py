"""Finds the Chromium that browser tests drive, and gets one where that is possible.

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
    return playwrights_own()


def playwrights_own() -> str | None:
    """The one that `playwright install chromium` downloads."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def has_chinese_font() -> bool:
    """Whether 天下 shows as more than two boxes; yes where nobody can tell."""
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


def main() -> int:
    path = find()
    if path is None:
        if debian_root():
            apt_install("chromium")
        else:
            subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"])
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
