"""The listening socket: refuses addresses that connect too often before creating a protocol object."""

from __future__ import annotations

import socket
import struct
from typing import Any

from tianxia.server.connections.places import ConnectionLimits

TOGETHER = 32  # connections accepted in one iteration of the event loop
RESET = struct.pack("ii", 1, 0)  # SO_LINGER with 0 seconds: close with a reset


class Listener(socket.socket):
    """A listening socket for asyncio, which calls `accept` until it would block."""

    limits: ConnectionLimits
    accepted = 0

    def accept(self) -> tuple[socket.socket, Any]:
        while self.accepted < TOGETHER:
            try:
                connection, address = super().accept()
            except OSError:
                self.accepted = 0
                raise
            self.accepted += 1
            if self.family == socket.AF_UNIX or self.limits.arrives(address[0]):
                return connection, address
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            connection.close()
        self.accepted = 0
        raise BlockingIOError


def listen(sock: socket.socket, limits: ConnectionLimits) -> Listener:
    """Take over a listening socket."""
    found = Listener(sock.family, sock.type, sock.proto, fileno=sock.detach())
    found.limits = limits
    return found
