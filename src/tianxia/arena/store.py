"""The matches of a run as Parquet, one row each, written and read by DuckDB.

DuckDB is a single wheel without dependencies, half the size of polars', reads the journal by itself, and
answers SQL over the file it wrote.
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
}


def database() -> Any:
    """DuckDB; RunError says how to get it."""
    try:
        import duckdb
    except ImportError:
        raise RunError("matches are kept as Parquet by DuckDB: pip install 'tianxia[arena]'") from None
    return duckdb.connect()


def write_parquet(folder: Path, matches: int) -> Path:
    """`matches.parquet` from the journal of a run: the first `matches`, each once, by number."""
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
