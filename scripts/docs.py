"""The documentation site: gathers its pages, builds them with Zensical, and checks the result.

`make docs` runs it; the site is then `build/docs-site/site/index.html`. Pages are the Markdown files that
GitHub shows too, a page for each title in each language (scripts/docs_titles.py), and the API reference from
docstrings. A broken link, a file from another host or a warning of Zensical is an error.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
from scripts.docs_titles import LANGUAGES, observations, page  # noqa: E402

import tianxia  # noqa: E402

# Pages outside docs/, by their name on the site.
OTHERS = {
    "benchmarks.md": "benchmarks/README.md",
    "changelog.md": "CHANGELOG.md",
    "contributing.md": "CONTRIBUTING.md",
    "security.md": "SECURITY.md",
}
LINK = re.compile(r"(\]\()([^)\s]+)(\))")
FENCE = re.compile(r"^```(\w*)[^\n]*$", re.MULTILINE)
LOADS = re.compile(r"(?:url\(\s*[\"']?|@import\s+[\"'])((?:https?:)?//[^\"')\s]+)")

# The parts of the API reference: a heading, a sentence, and modules or names.
API: list[tuple[str, str, list[str]]] = [
    ("The package", "These names keep their meaning between versions.", ["tianxia"]),
    (
        "Games and positions",
        "What every title has.",
        ["tianxia.kernel.game.Game", "tianxia.kernel.state.State"],
    ),
    (
        "Decisions",
        "What a position asks.",
        ["tianxia.kernel.decision.Step", "tianxia.kernel.decision.Decision"],
    ),
    ("Chance", "Streams of random numbers, the same on every machine.", ["tianxia.kernel.rng"]),
    (
        "Random play",
        "Games played at random to the end, in one compiled call.",
        ["tianxia.kernel.playout"],
    ),
    (
        "Bots",
        "What a bot is, how commands find yours, and hints.",
        ["tianxia.bots.bot", "tianxia.bots.own", "tianxia.bots.hint"],
    ),
    (
        "Observations",
        "What a seat may know as numbers, and what it may do as a mask.",
        ["tianxia.kernel.observation", "tianxia.research.spaces"],
    ),
    (
        "Environments",
        "Our titles in PettingZoo, Gymnasium and OpenSpiel, and many tables in one call.",
        ["tianxia.research.aec", "tianxia.research.gym", "tianxia.research.vector", "tianxia.research.spiel"],
    ),
    (
        "The arena",
        "Many matches on processes or on Ray, and the decisions they keep.",
        ["tianxia.arena.match", "tianxia.arena.run", "tianxia.arena.cluster", "tianxia.arena.record"],
    ),
    (
        "Match files",
        "Reading, writing and replaying them.",
        ["tianxia.kernel.record"],
    ),
    (
        "Rules",
        "The ledger: every rule of a title with its sentence and its source.",
        ["tianxia.kernel.ledger"],
    ),
    (
        "Errors",
        "All of them are a `TianxiaError`.",
        ["tianxia.kernel.errors"],
    ),
]


class DocsError(Exception):
    """The errors of the site, one line for each."""


# --- gather -------------------------------------------------------------------------------------------


def sources() -> dict[str, Path]:
    """The Markdown files of the site, by their paths on the site."""
    docs = ROOT / "docs"
    found = {str(file.relative_to(docs)): file for file in sorted(docs.rglob("*.md"))}
    return found | {name: ROOT / path for name, path in OTHERS.items()}


def gather(folder: Path) -> None:
    """Write the source files for Zensical. DocsError names links to missing files."""
    target = folder / "docs"
    there = sources()
    names = {file.resolve(): name for name, file in there.items()}
    broken: list[str] = []
    for name, file in there.items():
        text = FENCE.sub(
            r"```\1", file.read_text(encoding="utf-8")
        )  # Zensical knows no words after the language

        def moved(match: re.Match[str], name: str = name, file: Path = file) -> str:
            link = match[2]
            path, hash, anchor = link.partition("#")
            if not path or urlsplit(link).scheme:
                return match[0]
            wanted = (file.parent / unquote(path)).resolve()
            if wanted not in names and not (wanted.is_file() and wanted.is_relative_to(ROOT)):
                broken.append(f"{file.relative_to(ROOT)}: {link} is not there")
                return match[0]
            up = "../" * name.count("/")
            if wanted in names:
                return f"{match[1]}{up}{names[wanted]}{hash}{anchor}{match[3]}"
            copied = Path("files") / wanted.relative_to(ROOT)
            put(target / copied, wanted.read_bytes())
            return f"{match[1]}{up}{copied}{match[3]}"

        put(target / name, LINK.sub(moved, text).encode())
    if broken:
        raise DocsError("\n".join(broken))
    for title in own_titles():
        picture = f"docs/screenshots/{title}-table-desktop.jpg"
        put(target / "files" / picture, (ROOT / picture).read_bytes())
        for language in LANGUAGES:
            other = "" if language == "en" else f".{language}"
            put(target / f"games/{title}{other}.md", page(title, language).encode())
    put(target / "api.md", api().encode())
    put(target / "observations.md", observations(own_titles()).encode())
    settings = (ROOT / "zensical.toml").read_text(encoding="utf-8")
    for path in ("src", "scripts/docs_examples.py"):  # it is built elsewhere
        settings = settings.replace(f'["{path}"]', f'["{ROOT / path}"]')
    put(folder / "zensical.toml", settings.encode())


def own_titles() -> list[str]:
    """The titles of this repository, without those of TIANXIA_TITLES."""
    games = ROOT / "src" / "tianxia" / "games"
    return [title for title in tianxia.titles() if (games / title).is_dir()]


def put(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


def api() -> str:
    """The page of the API reference; mkdocstrings reads the docstrings."""
    parts = [
        "# API reference",
        "What each call promises. Functions and classes that begin with `_` are not listed.",
    ]
    for heading, about, names in API:
        parts += [f"## {heading}", about, *(f"::: {name}" for name in names)]
    return "\n\n".join(parts) + "\n"


# --- build and check ----------------------------------------------------------------------------------


def build(folder: Path) -> Path:
    """Gather, build and check the site in a folder; returns the folder of the HTML files."""
    shutil.rmtree(folder, ignore_errors=True)
    gather(folder)
    command = [
        sys.executable,
        "-m",
        "zensical",
        "build",
        "--strict",
        "--config-file",
        str(folder / "zensical.toml"),
    ]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        raise DocsError(done.stdout + done.stderr)
    site = folder / "site"
    faults = check(site)
    if faults:
        raise DocsError("\n".join(faults))
    return site


class Page(HTMLParser):
    """Collects the files that a page loads, its links, and its anchors."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value for name, value in attrs if value}
        if "id" in found:
            self.ids.add(found["id"])
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        elif tag == "link" and found.get("rel") not in ("canonical", "next", "prev"):
            self.loads.append(found.get("href", ""))
        elif "src" in found:
            self.loads.append(found["src"])
        elif "srcset" in found:
            self.loads += [one.split()[0] for one in found["srcset"].split(",")]


def check(site: Path) -> list[str]:
    """Faults of a built site: broken links and anchors, and files loaded from another host."""
    pages = {file: Page(file.read_text(encoding="utf-8")) for file in sorted(site.rglob("*.html"))}
    faults = []
    for file, parsed in pages.items():
        name = file.relative_to(site)
        for target in [*parsed.loads, *parsed.links]:
            parts = urlsplit(target)
            if parts.scheme or parts.netloc:
                if target in parsed.loads and parts.scheme != "data":
                    faults.append(f"{name}: loads {target}")
                continue
            if file.name == "404.html":
                continue  # its links contain the address of the published site
            wanted = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            wanted = wanted / "index.html" if wanted.is_dir() else wanted
            if not wanted.is_file():
                faults.append(f"{name}: {target} is not there")
            elif parts.fragment and wanted in pages and unquote(parts.fragment) not in pages[wanted].ids:
                faults.append(f"{name}: {target} has no such anchor")
    for style in sorted(site.rglob("*.css")):
        loads = LOADS.findall(style.read_text(encoding="utf-8"))
        faults += [f"{style.relative_to(site)}: loads {address}" for address in loads]
    return faults


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "docs-site", metavar="FOLDER")
    chosen = parser.parse_args()
    try:
        site = build(chosen.out.resolve())
    except DocsError as error:
        print(f"the documentation cannot be built:\n{error}", file=sys.stderr)
        return 1
    print(f"{site / 'index.html'}: {len(list(site.rglob('*.html')))} pages")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
