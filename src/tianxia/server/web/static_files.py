"""The built browser client: files from `static/`, compressed once, with cache headers."""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Tianxia</title>
<h1>Tianxia 天下</h1>
<p>The server runs, but the browser client has not been built yet.
In a checkout, <code>make web</code> builds it; then load this page again.</p></html>"""

TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".ftl": "text/plain", ".svg": "image/svg+xml"}
TEXT = ("text/", "application/json", "image/svg+xml", "application/manifest+json")


class StaticFile(msgspec.Struct, frozen=True):
    """One file in the form in which it is sent."""

    stamp: tuple[int, int]
    kind: str
    etag: str
    plain: bytes
    packed: bytes | None


class StaticFiles:
    """The files of one folder, read on the first request and again after a change."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.files: dict[Path, StaticFile] = {}

    def find(self, path: str) -> StaticFile | None:
        try:
            file = (self.folder / path).resolve()
            if not file.is_relative_to(self.folder) or not file.is_file():
                return None
            stat = file.stat()
        except (OSError, ValueError):  # a name that no file can have
            return None
        known = self.files.get(file)
        if known is None or known.stamp != (stat.st_mtime_ns, stat.st_size):
            known = self.files[file] = read(file, (stat.st_mtime_ns, stat.st_size))
        return known


def read(file: Path, stamp: tuple[int, int]) -> StaticFile:
    plain = file.read_bytes()
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    packed = gzip.compress(plain, 9, mtime=0) if kind.startswith(TEXT) else None
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    return StaticFile(stamp, kind, f'"{sha256(plain).hexdigest()[:20]}"', plain, packed)


# already compressed
@get(["/", "/{path:path}"], include_in_schema=False, opt={"packed": True})
async def client(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the client, or its page for other paths."""
    files: StaticFiles = request.app.state.static
    name = path.strip("/") or "index.html"
    found = files.find(name)
    if found is None:
        if name == "index.html":
            unkept = {"cache-control": "no-store"}
            return Response(MISSING.encode(), media_type=MediaType.HTML, headers=unkept)
        raise NotFoundException(f"there is no {path}")
    # Vite puts a digest into the names under assets/, so those never change.
    lasting = name.startswith("assets/")
    headers = {
        "etag": found.etag,
        "vary": "accept-encoding",
        "cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache",
    }
    if request.headers.get("if-none-match") == found.etag:
        return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    body = found.plain
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = found.packed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=found.kind, headers=headers)
