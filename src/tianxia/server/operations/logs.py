"""The log: one line for each event, without secrets, with a rate limit for repeated lines."""

from __future__ import annotations

import logging
import re
import sys
import time
from datetime import UTC, datetime
from typing import Any

import msgspec

MOST_A_MINUTE = 10  # lines of one kind
MINUTE = 60.0

# Redacted: cookies, secrets of invitations, seeds, passwords in addresses.
SECRETS = [
    (re.compile(r"tianxia_guest=[^\s;,\"']+"), "tianxia_guest=..."),
    (re.compile(r"(/join/[A-Za-z0-9_-]+)/[A-Za-z0-9_-]+"), r"\1/..."),
    (re.compile(r"(secret['\"]?\s*[:=]\s*['\"]?)[A-Za-z0-9_-]+"), r"\1..."),
    (re.compile(r"(://[^/\s:@]*):[^@\s/]+@"), r"\1:...@"),
]


def without_secrets(text: str) -> str:
    for pattern, instead in SECRETS:
        text = pattern.sub(instead, text)
    return text


class Quiet(logging.Filter):
    """Rate limit for each kind of line; the first line of the next minute says how many were dropped."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.name, str(record.msg)[:200])
        now = time.monotonic()
        started, count = self.seen.get(kind, (now, 0))
        if now - started > MINUTE:
            if count > MOST_A_MINUTE:
                record.msg = f"{record.msg} (and {count - MOST_A_MINUTE} more like this in a minute)"
            started, count = now, 0
        if len(self.seen) > 1000:
            self.seen.clear()
        self.seen[kind] = started, count + 1
        return count < MOST_A_MINUTE


class Plain(logging.Formatter):
    """For people: one line, with the traceback of an internal error below."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class Json(logging.Formatter):
    """For programs: one object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        if record.exc_info:
            line["trace"] = without_secrets(self.formatException(record.exc_info))
        return msgspec.json.encode(line).decode()


def set_up_logs(kind: str) -> None:
    """Send all logs to the error stream, in one format."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if kind == "json" else Plain())
    handler.addFilter(Quiet())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("tianxia").setLevel(logging.INFO)
    # bad requests of clients are not logged
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
