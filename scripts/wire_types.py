"""Write the types of the wire from the Python structs, for the client and for `docs/protocol.md`.

    python scripts/wire_types.py           # or: make web-types
    python scripts/wire_types.py --check   # exit 1 if a file is not what would be written

Comments behind fields and docstrings of structs become comments. A field with a default is optional where the
struct leaves out defaults, and in what a client sends.
"""

from __future__ import annotations

import argparse
import inspect
import re
import sys
from pathlib import Path
from typing import Any, get_args

from tianxia.kernel.game import AgreementPlace
from tianxia.kernel.ledger import Rule, Source
from tianxia.kernel.options import OptionInfo
from tianxia.kernel.view_shape import (
    AskedShape,
    GainShape,
    OutcomeShape,
    SentenceShape,
    SideShape,
    ViewShape,
)
from tianxia.learn.advice import Advice, Advised
from tianxia.learn.review import Category, Moment, Point, Review
from tianxia.learn.standing import Row, Standing
from tianxia.learn.thought import Difference, Estimate, Finding, Part, SaidMove
from tianxia.server.matches.reviews import Progress
from tianxia.server.web.lessons import Begun, GoTo, Reached
from tianxia.server.web.library import GameInfo, LanguageInfo, OptionLimit
from tianxia.server.web.lobby import (
    Created,
    Deleted,
    Invite,
    Join,
    Joined,
    Matches,
    MatchInfo,
    Me,
    MeChange,
    NewMatch,
    SeatWish,
)
from tianxia.server.web.practice import PuzzleInfo, Puzzles, Verdict
from tianxia.server.web.problems import Problem
from tianxia.table.agreement import Diplomacy
from tianxia.table.command import Answer, Message
from tianxia.table.draft import MOST_PHRASES, Foreseen
from tianxia.table.frame import Frame, Guide, May, PackInfo, SeatInfo, WrongAnswer
from tianxia.table.log import LogLine, Page
from tianxia.table.offer import Ask, Choice, Offer, Role, SentenceOut
from tianxia.table.patch import Patch
from tianxia.table.proposal import Proposal, Status
from tianxia.table.result import Result
from tianxia.table.telling import Telling, ToldStep
from tianxia.table.terms import Terms
from tianxia.table.undo import Undo
from tianxia.table.wire import WIRE

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
from scripts.typescript import TypeScript, literals  # noqa: E402

TYPES = ROOT / "web" / "src" / "protocol.generated.ts"
DOCS = ROOT / "docs" / "protocol.md"

# The parts of a frame, then the requests and answers of the HTTP API.
OF_FRAMES: list[Any] = [
    SentenceOut, ViewShape, AskedShape, OutcomeShape, SideShape, GainShape,
    Offer, Ask, Choice, LogLine, Page, SeatInfo, PackInfo, Proposal, AgreementPlace, Diplomacy,
    May, Terms, Result, Undo, ToldStep, Telling, Foreseen, WrongAnswer,
    Guide, Frame,
]  # fmt: skip
OF_CALLS: list[Any] = [
    Problem, Me, MeChange, GameInfo, OptionInfo, OptionLimit, LanguageInfo, Rule, MatchInfo, Matches,
    SeatWish, NewMatch, Invite, Created, Join, Joined, Deleted, GoTo, Reached, SaidMove, Part, Advised,
    Advice, Row, Standing,
    Difference, Finding, Estimate, Point, Category, Moment, Review,
    Progress, Begun, PuzzleInfo, Puzzles, Verdict,
]  # fmt: skip
SENT = (
    MeChange,
    SeatWish,
    NewMatch,
    Join,
    GoTo,
    *get_args(Message),
)  # by the client: defaults may be left out
# Types with a name of their own on the page.
ALIASES: dict[str, Any] = {"RuleSource": Source, "Role": Role, "Status": Status}
NAMES = {
    SentenceOut: "Sentence",
    SentenceShape: "Sentence",
    ViewShape: "View",
    AskedShape: "Asked",
    OutcomeShape: "Outcome",
    SideShape: "Side",
    GainShape: "Gain",
    Ask: "OfferedAsk",
    Choice: "OfferedChoice",
    Point: "ReviewPoint",
    Category: "ReviewCategory",
    Moment: "ReviewMoment",
    Progress: "ReviewProgress",
    Verdict: "PuzzleVerdict",
    Row: "StandingRow",
}
# Plain dictionaries in Python; `protocol.ts` declares their types.
BY_HAND = ("Args", "OptionValue", "Patch")
FIELDS = {
    "args": "Args",
    "view": "View",
    "outcome": "Outcome",
    "GameInfo.rules": "Record<RuleSource, number>",
    "options": "Record<string, OptionValue>",
    "OptionInfo.kind": '"bool" | "int" | "choice"',
    "OptionInfo.default": "OptionValue",
    "OptionInfo.choices": "OptionValue[]",
    "GameInfo.options": "OptionInfo[]",
}


WRITER = TypeScript(
    [SentenceShape, *OF_FRAMES, *OF_CALLS], NAMES, {**ALIASES, "Patch": Patch}, FIELDS, SENT
)  # fmt: skip
interface = WRITER.interface


def message(struct: Any) -> str:
    """One member of the union of messages."""
    if struct is Frame:
        return "Frame"
    fields = [f'type: "{struct.__struct_config__.tag}"']
    fields += [f"{name}: {shape}" for name, shape, _ in WRITER.fields_of(struct)]
    return "{ " + "; ".join(fields) + " }"


def union(name: str, about: str, members: list[Any]) -> str:
    lines = [f"  | {message(member)}" for member in members]
    return "\n".join([f"/** {about} */", f"export type {name} =", *lines]) + ";\n"


def aliases() -> str:
    return "".join(f"export type {name} = {literals(alias)};\n" for name, alias in ALIASES.items())


def typescript() -> str:
    """The whole file."""
    head = (
        "// Written by scripts/wire_types.py from the Python structs: `make web-types`. Do not edit.\n\n"
        f'import type {{ {", ".join(BY_HAND)} }} from "./protocol";\n\n'
        "/** The version of the wire this page speaks. */\n"
        f"export const WIRE = {WIRE};\n\n"
        "/** The most phrases of one draft. */\n"
        f"export const MOST_PHRASES = {MOST_PHRASES};\n"
    )
    parts = [aliases(), *map(interface, OF_FRAMES)]
    parts.append(union("ToServer", "What a client sends over the WebSocket.", list(get_args(Message))))
    parts.append(union("FromServer", "What it is sent.", [Frame, *get_args(Answer)]))
    parts += map(interface, OF_CALLS)
    return "\n".join([head, *parts])


def table(members: list[Any]) -> str:
    """A table of messages and what they mean."""
    rows = ["| message | meaning |", "|---|---|"]
    for struct in members:
        names = [
            f'type: "{struct.__struct_config__.tag}"',
            *(name for name, _, _ in WRITER.fields_of(struct)),
        ]
        about = " ".join((inspect.getdoc(struct) or "").split())
        rows.append(f"| `{{{', '.join(names)}}}` | {about} |")
    return "\n".join(rows) + "\n"


def parts_of_docs() -> dict[str, str]:
    shown = "\n".join(part.replace("export ", "") for part in [aliases(), *map(interface, OF_FRAMES)])
    return {
        "types": f"```ts\n{shown}```\n",
        "to-server": table(list(get_args(Message))),
        "from-server": table(list(get_args(Answer))),
    }


def documented(text: str) -> str:
    """The document with the parts between markers replaced."""
    for name, part in parts_of_docs().items():
        pattern = re.compile(rf"(<!-- generated: {name} -->\n).*?(<!-- end -->)", re.DOTALL)
        text, count = pattern.subn(lambda found, part=part: found[1] + part + found[2], text)  # type: ignore[misc]
        if count != 1:
            raise ValueError(f"{DOCS.name} has {count} parts called {name}")
    return text


def wanted() -> dict[Path, str]:
    """The expected content of each file."""
    return {TYPES: typescript(), DOCS: documented(DOCS.read_text("utf-8"))}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; name stale files")
    check = parser.parse_args().check
    stale = [path for path, text in wanted().items() if not path.exists() or path.read_text("utf-8") != text]
    for path in stale:
        print(f"{path.relative_to(ROOT)} {'is stale: make web-types' if check else 'written'}")
        if not check:
            path.write_text(wanted()[path], "utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
