"""The examples of `docs/examples` in front of a real server: nginx and Caddy as Debian packs them."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from tests.server.attackers import client_at, http_from
from tests.server.offers import some_phrase
from tests.server.running import RunningServer, sqlite_file

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
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + site, "utf-8")
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@contextmanager
def running(command: list[str], port: int) -> Iterator[None]:
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 20
    while True:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                break
        assert process.poll() is None, "the proxy stopped"
        assert time.monotonic() < deadline, "the proxy does not start"
        time.sleep(0.1)
    try:
        yield
    finally:
        process.terminate()
        process.wait(10)


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
            # the name of the machine behind the proxy is none of this server's
            assert httpx.get(f"http://{direct}/health").status_code == 421
            # what a client says of itself is not believed: only the last hop is
            with http_from(server, "127.0.0.3") as evil:
                lies = [
                    evil.get("/games", headers={"X-Forwarded-For": f"192.0.2.{n}"}).status_code
                    for n in range(40)
                ]
            assert lies.count(200) < 40
            assert client_at(server, "127.0.0.3").requests.level < 5
            assert client_at(server, "192.0.2.1").requests.full()
