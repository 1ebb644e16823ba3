"""The matches of a run as Parquet, one row for each, written and read with DuckDB.

DuckDB is a single wheel without dependencies, which reads the journal, writes Parquet and answers SQL.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tianxia.arena.run import RunError

COLUMNS = {
    "number": "INTEGER",
    "game": "VARCHAR",
    "rules": "INTEGER",
    "pack": "VARCHAR",
    "options": "VARCHAR",
    "seats": "INTEGER",
    "deal": "INTEGER",
    "seed": "BIGINT",
    "bots": "VARCHAR[]",
    "scores": "INTEGER[]",
    "shares": "DOUBLE[]",
    "categories": "MAP(VARCHAR, INTEGER[])",
    "decisions": "INTEGER",
    "moves": "INTEGER",
    "lead_changes": "INTEGER",
    "used": "MAP(VARCHAR, INTEGER[])",
    "turn_order": "INTEGER[]",
    "dealt": "MAP(VARCHAR, VARCHAR[])",
}


def database() -> Any:
    """Connect to DuckDB in memory; RunError says how to install it."""
    try:
        import duckdb
    except ImportError:
        raise RunError("Parquet files need DuckDB: pip install 'tianxia[arena]'") from None
    return duckdb.connect()


def write_parquet(folder: Path, matches: int) -> Path:
    """Write `matches.parquet` from a run's journal: the first `matches` by number, without duplicates."""
    target = folder / "matches.parquet"
    columns = ", ".join(f"{name}: '{kind}'" for name, kind in COLUMNS.items())
    with database() as connection:
        connection.execute(
            f"COPY (SELECT DISTINCT ON (number) * FROM read_json(?, format = 'newline_delimited', "
            f"columns = {{{columns}}}) WHERE number < {int(matches)} ORDER BY number) "
            f"TO '{quoted(target)}' (FORMAT parquet, COMPRESSION zstd)",
            [str(folder / "journal.jsonl")],
        )
    return target


def quoted(path: Path) -> str:
    return str(path).replace("'", "''")
