"""Write the types of the wire from the Python structs, for the client and for `docs/protocol.md`.

    python scripts/wire_types.py           # or: make web-types
    python scripts/wire_types.py --check   # exit 1 if a file is not what would be written

Comments behind fields and docstrings of structs become comments. A field with a default is optional where the
struct leaves out defaults, and in what a client sends.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import re
import sys
import textwrap
import types
import typing
from functools import cache
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from tianxia.kernel.game import AgreementPlace
from tianxia.kernel.ledger import Rule, Source
from tianxia.kernel.options import OptionInfo
from tianxia.learn.advice import Advice, Advised
from tianxia.learn.review import Category, Moment, Point, Review
from tianxia.learn.standing import Row, Standing
from tianxia.learn.thought import Difference, Estimate, Finding, Move, Part
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
TYPES = ROOT / "web" / "src" / "protocol.generated.ts"
DOCS = ROOT / "docs" / "protocol.md"

# The parts of a frame, then the requests and answers of the HTTP API.
OF_FRAMES: list[Any] = [
    SentenceOut, Offer, Ask, Choice, LogLine, Page, SeatInfo, PackInfo, Proposal, AgreementPlace, Diplomacy,
    May, Terms, Result, Undo, ToldStep, Telling, Foreseen, WrongAnswer,
    Guide, Frame,
]  # fmt: skip
OF_CALLS: list[Any] = [
    Problem, Me, MeChange, GameInfo, OptionInfo, OptionLimit, LanguageInfo, Rule, MatchInfo, Matches,
    SeatWish, NewMatch, Invite, Created, Join, Joined, Deleted, GoTo, Reached, Move, Part, Advised,
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
    Ask: "OfferedAsk",
    Choice: "OfferedChoice",
    Move: "SaidMove",
    Point: "ReviewPoint",
    Category: "ReviewCategory",
    Moment: "ReviewMoment",
    Progress: "ReviewProgress",
    Verdict: "PuzzleVerdict",
    Row: "StandingRow",
}
# Plain dictionaries in Python; `protocol.ts` declares their types.
BY_HAND = ("Args", "OptionValue", "Outcome", "Patch", "View")
FIELDS = {
    "args": "Args",
    "view": "View",
    "outcome": "Outcome",
    "options": "Record<string, OptionValue>",
    "OptionInfo.kind": '"bool" | "int" | "choice"',
    "OptionInfo.default": "OptionValue",
    "OptionInfo.choices": "OptionValue[]",
    "GameInfo.options": "OptionInfo[]",
}
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}


def name_of(struct: Any) -> str:
    return NAMES.get(struct) or str(struct.__name__)


def written(hint: Any) -> str:
    """A Python type in TypeScript."""
    for name, alias in ALIASES.items():
        if hint == alias:
            return name
    if hint == Patch:
        return "Patch"
    if hint in PLAIN:
        return PLAIN[hint]
    if hint in (Any, object):
        return "unknown"
    if isinstance(hint, type) and hasattr(hint, "__annotations__"):
        assert hint in OF_FRAMES or hint in OF_CALLS, f"{hint} is not in the list of structs"
        return name_of(hint)
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(msgspec.json.encode(value).decode() for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(written(arg) for arg in args if arg is not msgspec.Raw))
    if origin is list:
        inner = written(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(map(written, args))}]"
    if origin is dict:
        return f"Record<{written(args[0])}, {written(args[1])}>"
    raise TypeError(f"{hint} has no type in TypeScript")


@cache
def comments_of(struct: Any) -> dict[str, str]:
    """The comment behind each field in the source."""
    lines = textwrap.dedent(inspect.getsource(struct)).splitlines()
    found = {}
    (body,) = ast.parse("\n".join(lines)).body
    assert isinstance(body, ast.ClassDef)
    for node in body.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            _, mark, comment = lines[node.lineno - 1].partition("  # ")
            found[node.target.id] = comment if mark else ""
    return found


def fields_of(struct: Any) -> list[tuple[str, str, str]]:
    """Name, with a question mark if it may be left out, type and comment of each field."""
    hints = typing.get_type_hints(struct)
    found = []
    optional = defaults_of(struct) if struct in SENT or left_out(struct) else frozenset()
    for name in hints:
        shape = FIELDS.get(f"{struct.__name__}.{name}") or FIELDS.get(name) or written(hints[name])
        if type(None) in get_args(hints[name]) and name in optional:
            shape = shape.removesuffix(" | null")
        elif type(None) in get_args(hints[name]) and not shape.endswith("null"):
            shape += " | null"
        found.append((name + "?" * (name in optional), shape, comments_of(struct).get(name, "")))
    return found


def left_out(struct: Any) -> bool:
    config = getattr(struct, "__struct_config__", None)
    return config is not None and config.omit_defaults


def defaults_of(struct: Any) -> frozenset[str]:
    return frozenset(field.name for field in msgspec.structs.fields(struct) if not field.required)


def interface(struct: Any) -> str:
    text = " ".join((inspect.getdoc(struct) or "").split())
    lines = textwrap.wrap(text, 100, break_on_hyphens=False)
    head = [f"/** {text} */"] if len(lines) == 1 else ["/**", *(f" * {line}" for line in lines), " */"]
    tag = getattr(getattr(struct, "__struct_config__", None), "tag", None)
    body = [f'  type: "{tag}";'] if tag else []
    for name, shape, comment in fields_of(struct):
        body.append(f"  {name}: {shape};" + (f" // {comment}" if comment else ""))
    return "\n".join([*head, f"export interface {name_of(struct)} {{", *body, "}", ""])


def message(struct: Any) -> str:
    """One member of the union of messages."""
    if struct is Frame:
        return "Frame"
    fields = [f'type: "{struct.__struct_config__.tag}"']
    fields += [f"{name}: {shape}" for name, shape, _ in fields_of(struct)]
    return "{ " + "; ".join(fields) + " }"


def union(name: str, about: str, members: list[Any]) -> str:
    lines = [f"  | {message(member)}" for member in members]
    return "\n".join([f"/** {about} */", f"export type {name} =", *lines]) + ";\n"


def aliases() -> str:
    return "".join(
        f"export type {name} = {' | '.join(msgspec.json.encode(one).decode() for one in get_args(alias))};\n"
        for name, alias in ALIASES.items()
    )


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
        names = [f'type: "{struct.__struct_config__.tag}"', *(name for name, _, _ in fields_of(struct))]
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
