"""The files that a browser loads for the table: small enough, and without pages that open on demand."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import tianxia

STATIC = Path(tianxia.__file__).parent / "server" / "static"
MOST = 200 * 1024  # bytes, compressed
# static imports only, not import("./x.js")
IMPORTED = re.compile(r"""(?:import|from)\s*["']\./([^"']+\.js)["']""")
LATER = ("Learn-", "Review-", "Puzzles-", "PuzzleCard-", "RulesPanel-", "Share-")


def chunks(pattern: str) -> list[Path]:
    return sorted((STATIC / "assets").glob(pattern))


def with_imports(files: list[Path]) -> set[Path]:
    """These scripts, and all scripts that they import immediately."""
    found: set[Path] = set()
    while files:
        one = files.pop()
        if one not in found:
            found.add(one)
            files += [one.parent / name for name in IMPORTED.findall(one.read_text("utf-8"))]
    return found


def at_once() -> set[Path]:
    """The scripts that every page loads at its start."""
    page = (STATIC / "index.html").read_text("utf-8")
    return with_imports([STATIC / "assets" / name for name in re.findall(r"assets/([^\"]+\.js)", page)])


def size(files: set[Path]) -> int:
    return sum(len(gzip.compress(file.read_bytes())) for file in files)


def test_script_and_style_of_a_table_are_small() -> None:
    page = (STATIC / "index.html").read_text("utf-8")
    styles = {STATIC / "assets" / name for name in re.findall(r"assets/([^\"]+\.css)", page)}
    assert styles
    for title in tianxia.titles():
        own = with_imports(chunks(f"{title}-*.js"))
        if own:  # a title without a drawing is played from the list
            names = {file.name.split("-")[0] for file in own}
            scripts = at_once() | own
            there = scripts | styles | {one for name in names for one in chunks(f"{name}-*.css")}
            assert 100_000 < size(there) < MOST, title


def test_lessons_reviews_puzzles_and_rules_load_when_they_are_opened() -> None:
    loaded = {file.name for file in at_once()}
    for title in tianxia.titles():
        loaded |= {file.name for file in with_imports(chunks(f"{title}-*.js"))}
    for name in LATER:
        assert chunks(f"{name}*.js"), f"{name} has no chunk of its own"
        assert not [one for one in loaded if one.startswith(name)], name
