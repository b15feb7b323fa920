"""The names that the server answers to: no stranger can point a name at it to read or write through a browser."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.house import HUMAN, House, house_at
from tests.server.served import Served
from timefront.server.wire.hosts import Hosts, household_of

WISH = {"game": "duel_of_time", "seats": [HUMAN, HUMAN]}
EVERYWHERE = ("0.0.0.0", "::")


@pytest.mark.parametrize("listening", ["127.0.0.1", "::1", "0.0.0.0", "192.168.1.5", "gamebox"])
@pytest.mark.parametrize(
    "host",
    ["localhost", "localhost:8080", "LocalHost.", "a.localhost", "127.0.0.1:9", "127.8.8.8", "[::1]", "[::1]:8080"],
)
def test_loopback_is_always_known(listening: str, host: str) -> None:
    assert Hosts((listening,)).has(host)


@pytest.mark.parametrize("listening", ["127.0.0.1", "::1", "192.168.1.5", "gamebox", *EVERYWHERE])
@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8080",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "evil.localhost.example:8080",
        "[evil.example]",
        "gamebox.evil.example",
        "",
        "[",
        "2130706433",
        "0x7f.1",
        "127.0.0.1@evil.example",
        "evil.example#127.0.0.1",
    ],
)
def test_other_names_are_never_known(listening: str, host: str) -> None:
    assert not Hosts((listening,)).has(host)


@pytest.mark.parametrize(
    ("listening", "host", "is_known"),
    [
        ("192.168.1.5", "192.168.1.5:8080", True),
        ("192.168.1.5", "192.168.1.6:8080", False),
        ("127.0.0.1", "192.168.1.5", False),
        ("fe80::5", "[FE80:0:0::5]:8080", True),
        ("fe80::5", "[fe80::6]", False),
        ("gamebox.lan", "GameBox.lan:8080", True),
        ("gamebox.lan", "gamebox", False),
        ("0.0.0.0", "192.168.1.5:8080", True),
        ("0.0.0.0", "[fd00::5]", True),
        ("::", "192.168.1.5", True),
        ("::", "[fd00::5]:8080", True),
        ("::", "[::ffff:192.168.1.5]", True),
    ],
)
def test_the_host_it_listens_at_is_known_and_everywhere_every_address_in_digits(
    listening: str, host: str, is_known: bool
) -> None:
    assert Hosts((listening,)).has(host) is is_known


def test_everywhere_the_machine_s_own_names_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "GameBox.example.org")
    everywhere, here = Hosts(("0.0.0.0",)), Hosts(("127.0.0.1",))
    for name in ("gamebox", "gamebox:8080", "GAMEBOX.local", "gamebox.lan", "gamebox.example.org", "gamebox.home.arpa"):
        assert everywhere.has(name), name
        assert not here.has(name), name
    for name in ("gamebox.com", "other.local", "local", "example.org"):
        assert not everywhere.has(name), name


@pytest.mark.parametrize(
    ("address", "household"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("", ""),
        ("somewhere", "somewhere"),
    ],
)
def test_a_household_is_counted_as_one(address: str, household: str) -> None:
    assert household_of(address) == household


@pytest.mark.parametrize(
    ("config", "host", "is_meant"),
    [
        ({}, "127.0.0.1:PORT", True),
        ({}, "localhost:1", True),
        ({}, "evil.example:PORT", False),
        ({}, "192.168.1.5", False),
        ({"hosts": ("0.0.0.0",)}, "192.168.1.5", True),
        ({"hosts": ("0.0.0.0",)}, "evil.example:PORT", False),
        ({"public_url": "https://play.example"}, "play.example", True),
        ({"public_url": "https://play.example"}, "127.0.0.1:PORT", True),
    ],
)
def test_a_request_must_name_the_server(tmp_path: Path, config: dict[str, Any], host: str, is_meant: bool) -> None:
    """Also if a stranger's page, whose name leads here, has that name as its origin."""

    async def scene() -> None:
        async with house_at(f"sqlite:///{tmp_path / 'tables.db'}", **config) as house:
            named = host.replace("PORT", str(house.port))
            origin = str(config.get("public_url", f"http://{named}"))
            await requests_are_answered(house, {"Host": named}, is_meant)
            await requests_are_answered(house, {"Host": named, "Origin": origin}, is_meant)
            await sockets_are_opened(house, named, origin, is_meant)

    asyncio.run(scene())


async def requests_are_answered(house: House, headers: dict[str, str], is_meant: bool) -> None:
    for answer in (
        await house.http.get("/api/games", headers=headers),
        await house.http.get("/api/tables", headers=headers),
        await house.http.post("/api/tables", json=WISH, headers=headers),
    ):
        assert answer.is_success is is_meant
        if not is_meant:
            assert (answer.status_code, answer.json()["phrase"]["key"]) == (421, "error-other-host")


async def sockets_are_opened(house: House, host: str, origin: str, is_meant: bool) -> None:
    path = f"ws://{host if ':' in host else host + ':80'}/ws/abcdefghijkl"
    socket = connect(path, host="127.0.0.1", port=house.port, origin=origin)  # type: ignore[arg-type]
    if is_meant:
        async with socket as line:
            await line.send(json.dumps({"type": "hello", "token": "x"}))
            assert json.loads(await line.recv())["phrase"]["key"] == "error-no-such-table"
    else:
        with pytest.raises(InvalidStatus) as refused:
            await socket
        assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    ("wanted", "word"), [("de-CH,de;q=0.9,en;q=0.8", "Namen"), ("fr, es", "nombre"), ("", "--public-url")]
)
def test_who_types_another_name_reads_a_sentence(tmp_path: Path, wanted: str, word: str) -> None:
    async def scene() -> None:
        async with house_at(f"sqlite:///{tmp_path / 'tables.db'}") as house:
            headers = {"Host": "gamebox.fritz.box", "Accept": "text/html,*/*", "Accept-Language": wanted}
            answer = await house.http.get("/", headers=headers)
            assert answer.status_code == 421
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            assert word in answer.text
            assert "--public-url" in answer.text

    asyncio.run(scene())


@pytest.mark.long
def test_a_server_for_the_whole_network_answers_to_its_addresses(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log.txt", "--host", "0.0.0.0") as server:
        assert status_for(server.port, "192.168.1.5") == 200
        assert status_for(server.port, socket.gethostname()) == 200
        assert status_for(server.port, "evil.example") == 421


def status_for(port: int, host: str) -> int:
    """The status of the answer to a request that names this host."""
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(f"GET /api/health HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
        return int(line.recv(1000).split()[1])
