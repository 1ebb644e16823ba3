"""Components as data: TOML files whose every table says where it comes from."""

from __future__ import annotations

import hashlib
import json
import shutil
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tianxia.kernel.errors import BadComponents

SOURCES = ("rulebook", "deduced", "public", "reconstructed")

T = TypeVar("T")


class Pack:
    """The tables of one title's components. A table's `source` is kept apart from its content."""

    def __init__(self, folder: Path, tables: dict[str, dict[str, Any]], files: dict[str, str]) -> None:
        self.folder = folder
        self.sources = {name: table["source"] for name, table in tables.items()}
        self.notes = {name: table.get("note", "") for name, table in tables.items()}
        self.tables = {
            name: {key: value for key, value in table.items() if key not in ("source", "note")}
            for name, table in tables.items()
        }
        self.files = files
        canonical = json.dumps(self.tables, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        self.digest = "sha256:" + hashlib.sha256(canonical.encode()).hexdigest()[:32]

    def table(self, name: str, shape: type[T]) -> T:
        """One table as a typed value; BadComponents says file, table and reason."""
        if name not in self.tables:
            raise BadComponents([f"{self.folder}: table [{name}] is missing"])
        try:
            return msgspec.convert(self.tables[name], shape)
        except msgspec.ValidationError as error:
            raise BadComponents([self.fault(name, str(error))]) from None

    def fault(self, table: str, reason: str) -> str:
        """A fault in one line: file, table, reason."""
        return f"{self.files.get(table, self.folder.name)} [{table}]: {reason}"


def read_pack(folder: Path) -> Pack:
    """Every table of every TOML file in a folder."""
    problems: list[str] = []
    tables: dict[str, dict[str, Any]] = {}
    files: dict[str, str] = {}
    found = sorted(folder.glob("*.toml"))
    if not found:
        raise BadComponents([f"{folder}: no .toml file here"])
    for file in found:
        try:
            data = tomllib.loads(file.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            problems.append(f"{file.name}: {error}")
            continue
        for name, table in data.items():
            if not isinstance(table, dict):
                problems.append(f"{file.name}: {name} stands outside any table")
            elif name in tables:
                problems.append(f"{file.name} [{name}]: already in {files[name]}")
            elif table.get("source") not in SOURCES:
                problems.append(f"{file.name} [{name}]: source must be one of {', '.join(SOURCES)}")
            else:
                tables[name] = table
                files[name] = file.name
    if problems:
        raise BadComponents(problems)
    return Pack(folder, tables, files)


def export_pack(pack: Pack, target: Path) -> list[Path]:
    """Copy a pack's files so that they can be edited; never over an existing file."""
    target.mkdir(parents=True, exist_ok=True)
    copied = []
    for file in sorted(pack.folder.glob("*.toml")):
        to = target / file.name
        if to.exists():
            raise BadComponents([f"{to} exists already"])
        shutil.copyfile(file, to)
        copied.append(to)
    return copied
