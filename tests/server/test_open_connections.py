"""How many connections may be open: of one address, in all, and that every ended one makes room again."""

from __future__ import annotations

import asyncio
import logging
import resource
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from tests.server.house import House, house_at
from timefront.server.connections.slots import MOST_FILES, Slots, raise_file_limit, room_for_connections

FEW = 3
SOMEBODY, SOMEBODY_ELSE = "192.0.2.7", "192.0.2.8"
DIRECT = "127.0.0.2"
"""An address that the server does not take for a proxy."""
HEALTH = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"


def url_of(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


async def socket_from(house: House, address: str, **headers: str) -> ClientConnection:
    """A socket that a proxy forwards from an address, and that stays silent."""
    sent = {"X-Forwarded-For": address, **headers}
    return await connect(f"ws://127.0.0.1:{house.port}/ws/abcdefghijkl", additional_headers=sent)


async def refusal_of(house: House, address: str, **headers: str) -> int:
    with pytest.raises(InvalidStatus) as refused:
        await socket_from(house, address, **headers)
    return refused.value.response.status_code


async def until_open(slots: Slots, number: int) -> None:
    async with asyncio.timeout(30.0):
        while slots.open != number:
            await asyncio.sleep(0.01)


# Sockets, behind a proxy


def test_an_address_keeps_so_many_sockets_open_and_the_others_come_in(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)

    async def scene() -> None:
        async with house_at(url_of(tmp_path), connections_per_address=FEW) as house, AsyncExitStack() as open_:
            first = await socket_from(house, SOMEBODY)
            for _ in range(FEW - 1):
                await open_.enter_async_context(await socket_from(house, SOMEBODY))
            assert await refusal_of(house, SOMEBODY) == 429
            await open_.enter_async_context(await socket_from(house, SOMEBODY_ELSE))
            await first.close()
            await until_open(house.guard.sockets, FEW)
            await open_.enter_async_context(await socket_from(house, SOMEBODY))
            assert await refusal_of(house, SOMEBODY) == 429

    asyncio.run(scene())
    said = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert any("refused" in line for line in said)
    assert not any(SOMEBODY in line for line in said), "the log holds no addresses"


def test_all_of_an_ipv6_network_is_one_address(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_at(url_of(tmp_path), connections_per_address=1) as house, AsyncExitStack() as open_:
            await open_.enter_async_context(await socket_from(house, "2001:db8::1"))
            assert await refusal_of(house, "2001:db8::2") == 429
            await open_.enter_async_context(await socket_from(house, "2001:db8:0:1::1"))

    asyncio.run(scene())


def test_an_operator_may_set_no_limit_and_the_own_machine_has_none(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_at(url_of(tmp_path), connections_per_address=0) as house, AsyncExitStack() as open_:
            for _ in range(120):
                await open_.enter_async_context(await socket_from(house, SOMEBODY))
        async with house_at(url_of(tmp_path), connections_per_address=1) as house, AsyncExitStack() as open_:
            for _ in range(5):
                await open_.enter_async_context(await socket_from(house, "127.0.0.1"))

    asyncio.run(scene())


@pytest.mark.parametrize(
    "headers",
    [
        {"Transfer-Encoding": "chunked", "Content-Length": "0"},
        {"Transfer-Encoding": "chunked"},
        {"Content-Length": "5"},
    ],
)
def test_a_socket_whose_head_can_be_read_in_two_ways_is_refused(tmp_path: Path, headers: dict[str, str]) -> None:
    async def scene() -> None:
        async with house_at(url_of(tmp_path)) as house:
            assert await refusal_of(house, SOMEBODY, **headers) == 400
            assert house.guard.sockets.open == 0

    asyncio.run(scene())


# Connections, without a proxy


async def come(house: House, data: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port, local_addr=(DIRECT, 0))
    writer.write(data)
    return reader, writer


async def status_of(reader: asyncio.StreamReader) -> int:
    async with asyncio.timeout(30.0):
        return int((await reader.readline()).split()[1])


def test_silent_and_idle_connections_count_too(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_at(url_of(tmp_path), connections_per_address=FEW) as house:
            idle, socket_, (_, silent) = await come(house, HEALTH), await come(house), await come(house)
            assert await status_of(idle[0]) == 200
            key = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
            upgrade = b"GET /ws/abcdefghijkl HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
            socket_[1].write(upgrade + b"Upgrade: websocket\r\n" + key)
            assert await status_of(socket_[0]) == 101
            refused, parting = await come(house, HEALTH)
            answer = await refused.read()
            assert answer.startswith(b"HTTP/1.1 429 ")
            assert b"error-too-many-requests" in answer
            assert (await house.http.get("/api/health")).status_code == 200, "another address"
            for _, writer in (idle, socket_):
                writer.close()
            await until_open(house.guard.connections, 2)  # the silent one, and this test's own
            again, last = await come(house, HEALTH)
            assert await status_of(again) == 200
            for writer in (parting, silent, last):
                writer.close()

    asyncio.run(scene())


def test_when_there_is_no_more_room_the_next_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("timefront.server.app.room_for_connections", lambda: 8)

    async def scene() -> None:
        async with house_at(url_of(tmp_path)) as house:
            came = [await asyncio.open_connection("127.0.0.1", house.port) for _ in range(8)]
            await until_open(house.guard.connections, 8)
            reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
            assert await status_of(reader) == 503
            writer.close()
            came[0][1].close()
            await until_open(house.guard.connections, 7)
            assert (await house.http.get("/api/health")).status_code == 200
            for _, writer in came:
                writer.close()

    asyncio.run(scene())


@pytest.mark.slow
def test_every_connection_that_ends_makes_room_however_it_ends(tmp_path: Path) -> None:
    """Silent, answered, refused, torn off in mid-head, as a socket, and as one whose handshake is nonsense."""

    async def visit(house: House, number: int) -> None:
        heads = (b"", HEALTH, b"GET /api", b"nonsense\r\n\r\n", b"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n")
        bad = b"GET /ws/x HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"
        kind = number % 7
        if kind == 6:
            with suppress(InvalidStatus):
                await (await socket_from(house, SOMEBODY)).close()
            return
        reader, writer = await come(house, (*heads, bad)[kind])
        if number % 2:
            await asyncio.wait([asyncio.create_task(reader.read(100))], timeout=0.01)
        writer.transport.abort()

    async def scene() -> None:
        async with house_at(url_of(tmp_path), connections_per_address=40) as house:
            for start in range(0, 1000, 20):
                await asyncio.gather(*(visit(house, number) for number in range(start, start + 20)))
            await until_open(house.guard.connections, 0)
            await until_open(house.guard.sockets, 0)
            await until_open(house.guard.running, 0)
            assert (await house.http.get("/api/health")).status_code == 200

    asyncio.run(scene())


# Slots and files


def test_slots_are_counted_for_each_and_in_all() -> None:
    slots = Slots(each=2, total=4)
    held = [slots.take(who) for who in ("a", "a", "", "")]
    assert all(held)
    assert slots.refusal("a") == 503
    held[2].give_back()
    held[2].give_back()
    assert (slots.open, slots.refusal("a"), slots.refusal("b"), slots.refusal("")) == (3, 429, 0, 0)
    for slot in held:
        slot.give_back()
    assert (slots.open, slots.refusal("a")) == (0, 0)


def test_the_limit_of_open_files_is_raised_and_leaves_room_for_the_database() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (512, before[1]))
        assert 256 < room_for_connections() <= 512 - 64
        raise_file_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (max(512, min(before[1], MOST_FILES)), before[1])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
