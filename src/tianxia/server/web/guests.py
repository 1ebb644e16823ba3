"""Guests by signed cookie, seats by secret link. No passwords, no personal data."""

from __future__ import annotations

import hmac
import os
import secrets
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from tianxia.kernel.errors import TianxiaError

KEY_BYTES = 32
GOOD_KEY = f"a key is {2 * KEY_BYTES} hexadecimal digits or more; one is made where the file is not there yet"
COOKIE = "tianxia_guest"
COOKIE_AGE = 400 * 24 * 3600  # seconds; the maximum of browsers


def read_key(file: Path) -> bytes:
    """The key that signs cookies; created at the first start, readable by its owner only.

    TianxiaError if the file holds no key or a weak one.
    """
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh = file.with_name(f"{file.name}.{os.getpid()}.new")
        fresh.touch(mode=0o600)
        fresh.write_text(secrets.token_hex(KEY_BYTES))
        with suppress(FileExistsError):  # another server created the key first: use that key
            file.hardlink_to(fresh)
        fresh.unlink()
    try:
        key = bytes.fromhex(file.read_text(encoding="ascii").strip())
    except ValueError:
        raise TianxiaError(f"{file}: no key; {GOOD_KEY}") from None
    if len(key) < KEY_BYTES:
        raise TianxiaError(f"{file}: the key has {len(key)} bytes, which is too short; {GOOD_KEY}")
    return key


def new_id() -> str:
    """A short random id for a guest or a match."""
    return secrets.token_urlsafe(12)


def new_seed() -> str:
    """The seed of a match whose owner chose none. Chosen seeds begin with a zero, so this is never zero."""
    return str(secrets.randbits(128) or 1)


def sign(key: bytes, guest: str) -> str:
    """The cookie of a guest."""
    return f"{guest}.{hmac.new(key, guest.encode(), sha256).hexdigest()}"


def read_cookie(key: bytes, cookie: str | None) -> str | None:
    """The guest of a cookie; None if its signature is wrong."""
    guest, dot, _ = (cookie or "").rpartition(".")
    if not dot or not (cookie or "").isascii():
        return None
    return guest if hmac.compare_digest(sign(key, guest).encode(), (cookie or "").encode()) else None


def new_secret() -> str:
    """The secret of an invitation link."""
    return secrets.token_urlsafe(16)


def hash_secret(secret: str) -> str:
    """The hash of a secret, which is stored instead of it."""
    return sha256(secret.encode()).hexdigest()
