"""`tianxia upgrade-check DB`: does every stored match replay to the same result with this version?"""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from tianxia.cli.common import add_json, extra, print_json, say_if_interpreted


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "upgrade-check", help="replay all matches of a server's database: which would differ now?"
    )
    parser.add_argument("db", metavar="DB", help="an SQLite file or postgresql://...; it is only read")
    parser.add_argument(
        "--data", action="append", default=[], metavar="FOLDER", help="a corrected pack that matches use"
    )
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Returns 0 if every match replays to its stored result, else 1."""
    with extra("server"):
        from tianxia.server.storage.upgrade_check import upgrade_check
    say_if_interpreted()
    verdicts = upgrade_check(arguments.db, arguments.data)
    counts = {
        result: sum(found.result == result for found in verdicts)
        for result in ("same", "differs", "unreadable")
    }
    code = 0 if counts["same"] == len(verdicts) else 1
    if arguments.json:
        print_json({**counts, "matches": msgspec.to_builtins(verdicts)})
        return code
    for found in verdicts:
        if found.result != "same":
            what = "would differ" if found.result == "differs" else "cannot be read"
            played = f"{found.game} rules {found.rules}, {found.entries} entries"
            print(f"{found.match} ({played}, {'finished' if found.over else 'running'}) {what}:")
            print(f"    {found.reason}")
    print(
        f"{len(verdicts)} matches: {counts['same']} as they were, {counts['differs']} would differ, "
        f"{counts['unreadable']} cannot be read"
    )
    bare = sum(found.result == "same" and found.entries > 0 and not found.checks for found in verdicts)
    if bare:
        print(f"{bare} as they were have no fingerprints: who is asked, who won and the scores agree")
    return code
