"""The examples of `docs/examples` in front of a real server: nginx and Caddy as Debian packs them."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile

import httpx
import pytest
from tests.server.attackers import client_at, from_address, http_from
from tests.server.attacks import CHUNKS
from tests.server.offers import some_phrase
from tests.server.running import PATIENCE, RunningServer, sqlite_file
from tests.server.test_attacks import USUAL
from tests.server.test_meter import PING, send_and_read, shake_hands
from tests.server.under_attack import EVIL

from tianxia.server.connections.meter import READING

EXAMPLES = Path(__file__).parent.parent.parent / "docs" / "examples"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def nginx(server: RunningServer, port: int, folder: Path) -> list[str]:
    site = (EXAMPLES / "nginx.conf").read_text("utf-8")
    site = site.replace("127.0.0.1:8765", server.address).replace("listen 80;", f"listen 127.0.0.1:{port};")
    site = site.replace("games.example", "localhost")
    whole = (
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;\n"
        f"fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;\n{site}}}\n"
    )
    (folder / "nginx.conf").write_text(whole, "utf-8")
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(server: RunningServer, port: int, folder: Path) -> list[str]:
    site = (EXAMPLES / "Caddyfile").read_text("utf-8")
    site = site.replace("127.0.0.1:8765", server.address).replace("games.example", f"http://localhost:{port}")
    # bound to one address, for which free_port() has asked: other tests' clients may use the port on
    # 127.0.0.3
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n" + site, "utf-8")
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@contextmanager
def running(command: list[str], port: int) -> Iterator[None]:
    with TemporaryFile() as errors:
        process = subprocess.Popen(command, stderr=errors)
        deadline = time.monotonic() + PATIENCE
        while True:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            if process.poll() is not None:
                errors.seek(0)
                raise AssertionError(f"the proxy stopped: {errors.read().decode()}")
            assert time.monotonic() < deadline, "the proxy does not start"
            time.sleep(0.1)
        try:
            yield
        finally:
            process.terminate()
            process.wait(PATIENCE)


@pytest.mark.parametrize("proxy", [nginx, caddy], ids=["nginx", "caddy"])
def test_the_example_serves_and_says_who_asks(tmp_path: Path, proxy: object) -> None:
    name = proxy.__name__  # type: ignore[attr-defined]
    if shutil.which(name) is None:
        pytest.skip(f"no {name} here: apt-get install {name}")
    hosts = ("localhost",)
    with RunningServer(sqlite_file(tmp_path), hosts=hosts, requests_per_second=3) as server:
        port = free_port()
        with running(proxy(server, port, tmp_path), port):  # type: ignore[operator]
            address = f"localhost:{port}"
            server.address, direct = address, server.address
            ann = server.guest("Ann")
            match = ann.start("huang", "me", "me")["match"]
            with ann.at(match) as table:
                table.look(table.frame["view"]["waiting"][0])
                table.play(some_phrase(table.frame["offer"]))
                assert table.frame["version"] == 1
            assert httpx.get(f"http://{address}/metrics").status_code in (403, 404)
            # a host name that the server does not accept
            assert httpx.get(f"http://{direct}/health").status_code == 421
            # a client's own X-Forwarded-For is not believed: only the last hop counts
            with http_from(server, "127.0.0.3") as evil:
                lies = [
                    evil.get("/games", headers={"X-Forwarded-For": f"192.0.2.{n}"}).status_code
                    for n in range(40)
                ]
            assert lies.count(200) < 40
            assert client_at(server, "127.0.0.3").requests.level < 5
            assert client_at(server, "192.0.2.1").requests.full()


@pytest.mark.parametrize("proxy", [nginx, caddy], ids=["nginx", "caddy"])
def test_pings_and_chunks_through_the_example_cost_the_server_little(tmp_path: Path, proxy: object) -> None:
    """The proxy passes frames on unchanged; the server charges them to the client that the proxy names."""
    name = proxy.__name__  # type: ignore[attr-defined]
    if shutil.which(name) is None:
        pytest.skip(f"no {name} here: apt-get install {name}")
    with RunningServer(sqlite_file(tmp_path), hosts=("localhost",), **USUAL) as server:
        port = free_port()
        with running(proxy(server, port, tmp_path), port):  # type: ignore[operator]
            server.address = f"localhost:{port}"
            ann = server.guest("Ann")
            match = ann.start("toy", "me", "me")["match"]
            with from_address(server, EVIL) as wire:
                wire.settimeout(PATIENCE)
                shake_hands(wire, server, match)
                send_and_read(wire, PING * 100_000)
            assert server.app.connections.too_costly == 1, "it is cut"
            evil = client_at(server, EVIL)
            assert evil.spent < READING + 100, "and paid by who sent it"
            before = evil.spent
            with from_address(server, EVIL) as wire:
                wire.settimeout(PATIENCE)
                send_and_read(wire, CHUNKS.replace(b"Host: x", b"Host: localhost\r\nConnection: close"))
            assert evil.spent - before < READING + 100
            with ann.at(match, 0) as table:
                table.play("bid 1")
            assert ann.get("/health")["ok"]
