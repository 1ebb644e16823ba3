"""Malicious clients, each with its own address: on Linux all of 127.0.0.0/8 is loopback."""

from __future__ import annotations

import socket

import httpx
import pytest
from tests.server.running import RunningServer

from tianxia.server.connections.limits import Client


def from_address(server: RunningServer, address: str) -> socket.socket:
    """A connection to a server from one of this machine's many addresses."""
    host, _, port = server.address.partition(":")
    skip_unless_there(address)
    return socket.create_connection((host, int(port)), source_address=(address, 0))


def skip_unless_there(address: str) -> None:
    with socket.socket() as wire:
        try:
            wire.bind((address, 0))
        except OSError:
            pytest.skip(f"{address} is no address of this machine")


def http_from(server: RunningServer, address: str) -> httpx.Client:
    return httpx.Client(
        base_url=f"http://{server.address}/api",
        transport=httpx.HTTPTransport(local_address=address),
        timeout=30,
    )


def client_at(server: RunningServer, address: str) -> Client:
    """The server's Client object for an address."""
    return server.app.clients.of(address)
