"""Components as data: TOML files whose tables each name their source."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tianxia.kernel.arguments import shown
from tianxia.kernel.errors import BadComponents, TianxiaError, WrongType
from tianxia.kernel.shape import shape_faults

SOURCES = ("rulebook", "deduced", "public", "reconstructed")

T = TypeVar("T")


class Pack:
    """The components of one title. A table's `source` is kept apart from its content.

    `texts` are the TOML files by name, `files` the file of each table. Packs with equal tables have the
    same digest, even if comments and sources differ.
    """

    def __init__(
        self, origin: str, tables: dict[str, dict[str, Any]], files: dict[str, str], texts: dict[str, str]
    ) -> None:
        self.origin = origin  # the origin of the pack, for error messages
        self.sources = {name: table["source"] for name, table in tables.items()}
        self.notes = {name: table.get("note", "") for name, table in tables.items()}
        self.tables = {
            name: {key: value for key, value in table.items() if key not in ("source", "note")}
            for name, table in tables.items()
        }
        self.files = files
        self.texts = texts
        canonical = json.dumps(self.tables, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        self.digest = "sha256:" + hashlib.sha256(canonical.encode()).hexdigest()[:32]

    def to_json(self) -> str:
        """The whole pack as one line of text."""
        return json.dumps(self.texts, ensure_ascii=False, sort_keys=True, separators=(",", ":"))

    def __repr__(self) -> str:
        return f"<pack {self.digest} from {self.origin}>"

    def table(self, name: str, shape: type[T]) -> T:
        """One table as a typed value; BadComponents says file, table and reason."""
        if name not in self.tables:
            raise BadComponents([f"{self.origin}: table [{name}] is missing"])
        try:
            return msgspec.convert(self.tables[name], shape)
        except msgspec.ValidationError as error:
            reasons = shape_faults(self.tables[name], shape) or [str(error)]
            raise BadComponents([self.fault(name, reason) for reason in reasons]) from None

    def check(self, shapes: Mapping[str, Any]) -> None:
        """Check every table against its type; BadComponents lists all errors, each once."""
        problems = [
            f"{self.files[name]} [{name}]: not known here" for name in self.tables if name not in shapes
        ]
        for name, shape in shapes.items():
            if name not in self.tables:
                problems.append(f"{self.origin}: table [{name}] is missing")
                continue
            problems += [self.fault(name, reason) for reason in shape_faults(self.tables[name], shape)]
        if problems:
            raise BadComponents(problems)

    def fault(self, table: str, reason: str) -> str:
        """An error in one line: file, table, reason."""
        return f"{self.files.get(table, self.origin)} [{table}]: {reason}"


def read_pack(folder: Path | str) -> Pack:
    """Every table of every TOML file in a folder."""
    if not isinstance(folder, (str, Path)):
        raise WrongType(f"the components of a game lie in a folder, not in {shown(folder)}")
    folder = Path(folder)
    found = sorted(folder.glob("*.toml"))
    if not found:
        raise BadComponents([f"{folder}: no .toml file here"])
    texts = {}
    problems = []
    for file in found:
        try:
            texts[file.name] = file.read_text(encoding="utf-8")
        except (UnicodeDecodeError, OSError) as error:
            problems.append(f"{file.name}: {error}")
    if problems:
        raise BadComponents(problems)
    return parse_pack(texts, str(folder))


def pack_from_json(text: str, origin: str) -> Pack:
    """Read a pack from the text of `Pack.to_json`."""
    try:
        return parse_pack(msgspec.json.decode(text, type=dict[str, str]), origin)
    except msgspec.DecodeError as error:
        raise BadComponents([f"{origin}: {error}"]) from None


@cache
def read_earlier_packs(folder: Path) -> tuple[Pack, ...]:
    """Former built-in packs: files that `Pack.to_json` wrote, each named after its digest."""
    packs = []
    for file in sorted(folder.glob("*.json")):
        pack = pack_from_json(file.read_text(encoding="utf-8"), f"{folder.name}/{file.name}")
        if pack.digest != f"sha256:{file.stem}":
            raise BadComponents([f"{folder.name}/{file.name} has the digest {pack.digest}"])
        packs.append(pack)
    return tuple(packs)


def parse_pack(texts: dict[str, str], origin: str) -> Pack:
    """A pack from its TOML files by name. Raises BadComponents with every error."""
    problems: list[str] = []
    tables: dict[str, dict[str, Any]] = {}
    files: dict[str, str] = {}
    for file, text in texts.items():
        try:
            data = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            problems.append(f"{file}: {error}")
            continue
        for name, table in data.items():
            if not isinstance(table, dict):
                problems.append(f"{file}: {name} stands outside any table")
            elif name in tables:
                problems.append(f"{file} [{name}]: already in {files[name]}")
            elif table.get("source") not in SOURCES:
                problems.append(f"{file} [{name}]: source must be one of {', '.join(SOURCES)}")
            else:
                tables[name] = table
                files[name] = file
    if problems:
        raise BadComponents(problems)
    return Pack(origin, tables, files, texts)


def export_pack(pack: Pack, target: Path) -> list[Path]:
    """Write a pack's files so that they can be edited; never overwrites a file."""
    target.mkdir(parents=True, exist_ok=True)
    written = []
    for name, text in sorted(pack.texts.items()):
        to = target / name
        if to.exists():
            raise TianxiaError(f"{to} exists already: export into an empty folder")
        to.write_text(text, encoding="utf-8")
        written.append(to)
    return written
