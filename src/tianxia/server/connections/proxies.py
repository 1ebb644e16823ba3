"""The real address of a client behind trusted proxies."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from litestar.types import HTTPScope, WebSocketScope

from tianxia.kernel.errors import TianxiaError


class Proxies:
    """The trusted addresses and networks. TianxiaError names one that cannot be parsed."""

    def __init__(self, trusted: Iterable[str]) -> None:
        self.networks: list[IPv4Network | IPv6Network] = []
        for text in trusted:
            try:
                self.networks.append(ip_network(text, strict=False))
            except ValueError:
                raise TianxiaError(f"a trusted proxy is an address or a network, not {text!r}") from None
        self.trusts = lru_cache(4096)(self.look_up)

    def __contains__(self, host: str) -> bool:
        return len(host) < 64 and self.trusts(host)

    def look_up(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self.networks)

    def address(self, scope: HTTPScope | WebSocketScope) -> str:
        """The client's address: the last one in X-Forwarded-For that is not a trusted proxy."""
        client = scope.get("client")
        peer = client[0] if client else "local"
        if peer not in self:
            return peer
        said = b",".join(value for name, value in scope["headers"] if name == b"x-forwarded-for")
        for hop in reversed(said.decode("latin-1").split(",")):
            found = without_port(hop.strip())
            if found and found not in self:
                return found
        return peer

    def secure(self, scope: HTTPScope | WebSocketScope) -> bool:
        """Does the browser use TLS, with this server or with a trusted proxy?"""
        client = scope.get("client")
        if client and client[0] in self:
            said = [value for name, value in scope["headers"] if name == b"x-forwarded-proto"]
            if said:
                return said[-1].strip().lower() in (b"https", b"wss")
        return scope["scheme"] in ("https", "wss")


def without_port(hop: str) -> str:
    """Parse `1.2.3.4:5`, `[::1]:5` or `::1` and drop the port; empty if it is no address."""
    if hop.startswith("["):
        hop = hop[1:].partition("]")[0]
    elif hop.count(":") == 1:
        hop = hop.partition(":")[0]
    try:
        return str(ip_address(hop))
    except ValueError:
        return ""
