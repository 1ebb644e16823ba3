"""`tianxia backup`, `restore` and `doctor`: for people who run a server."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

from tianxia.cli.common import add_json, extra, print_json


def add(commands: Any) -> None:
    keep = commands.add_parser("backup", help="write all matches of a server into one file, while it runs")
    keep.add_argument("file", type=Path, help="a new file; the key of the cookies goes beside it")
    back = commands.add_parser("restore", help="write a backup into a new database, SQLite or PostgreSQL")
    back.add_argument("file", type=Path, help="a backup")
    look = commands.add_parser("doctor", help="find what is wrong with a server's set-up")
    look.add_argument("--url", default="", help="also check the running server at this address")
    add_json(look)
    for parser, run in ((keep, run_backup), (back, run_restore), (look, run_doctor)):
        parser.add_argument("--db", default="", metavar="FILE", help="as for `tianxia serve`")
        parser.add_argument("--key", type=Path, metavar="FILE", help="as for `tianxia serve`")
        parser.set_defaults(run=run)


def settings_of(arguments: argparse.Namespace) -> Any:
    with extra("server"):
        from tianxia.server.operations.settings import make_settings
    given = {"key_file": arguments.key} if arguments.key else {}
    return make_settings(arguments.db, **given)


def run_backup(arguments: argparse.Namespace) -> int:
    settings = settings_of(arguments)
    with extra("server"):
        from tianxia.server.storage.backup import backup

    counts = backup(settings, arguments.file)
    print(f"{arguments.file}: {counts.matches} matches, {counts.entries} entries, {counts.guests} guests")
    return 0


def run_restore(arguments: argparse.Namespace) -> int:
    settings = settings_of(arguments)
    with extra("server"):
        from tianxia.server.storage.backup import restore

    counts = restore(arguments.file, settings)
    print(f"{settings.shown}: {counts.matches} matches, {counts.entries} entries, {counts.guests} guests")
    return 0


def run_doctor(arguments: argparse.Namespace) -> int:
    """Returns 0 if nothing is wrong, else 1."""
    settings = settings_of(arguments)
    with extra("server"):
        from tianxia.server.operations.doctor import examine

    found = examine(settings, arguments.url)
    if arguments.json:
        print_json(msgspec.to_builtins(found))
    else:
        for finding in found:
            print(f"{finding.state:>5}: {finding.what}")
    return 1 if any(finding.state == "wrong" for finding in found) else 0
