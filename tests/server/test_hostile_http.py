"""Malformed, slow or massed requests: 4xx or a closed connection, no traceback, and nobody else waits."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.house import HUMAN, House, InHouse, house_at

WISH = json.dumps({"game": "duel_of_time", "seats": [HUMAN, HUMAN]}).encode()
CHUNKED = b"%x\r\n%s\r\n0\r\n\r\n" % (len(WISH), WISH)
PATIENCE = 30.0


@pytest.fixture(autouse=True)
def no_faults(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever is sent, no traceback is logged."""
    caplog.set_level(logging.INFO)
    yield
    faults = [record.getMessage() for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR]
    assert not faults


async def sent(house: House, *pieces: bytes) -> tuple[int, bytes]:
    """Send raw bytes and read to the end of the connection; returns the first status, or 0 if there is none."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    answer = b""
    with suppress(ConnectionError):  # the server need not read what it has already refused
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
        async with asyncio.timeout(PATIENCE):
            while piece := await reader.read(1000):
                answer += piece
    writer.close()
    return (int(answer.split()[1]) if answer else 0), answer


def post(*headers: bytes, path: bytes = b"/api/tables", body: bytes = b"") -> bytes:
    start = [
        b"POST " + path + b" HTTP/1.1",
        b"Host: localhost",
        b"Connection: close",
        b"Content-Type: application/json",
    ]
    return b"\r\n".join([*start, *headers, b"", body])


# Bodies


KINDS = [
    *(b"application/json", b"text/plain", b"application/x-msgpack", b"multipart/form-data", b"application/xml"),
    *(b"multipart/form-data; boundary=x", b"application/x-www-form-urlencoded", b"\xff", b"nonsense"),
    b"application/json; charset=utf-16",
]
BODIES = [
    *(b"\xff\xfe", b'{"game":"\xff"}', b'"\xed\xa0\x80"', b"\x00", b"{", b"", b"[" * 50_000, b"null", b"NaN", b"1e999"),
]


@pytest.mark.parametrize("path", ["/api/tables", "/api/packs", "/api/journals", "/api/tables/abcdefghijkl/fork"])
def test_bodies_that_cannot_be_read_are_refused(in_house: InHouse, path: str) -> None:
    async def scene(house: House) -> None:
        for kind in KINDS:
            for body in BODIES if kind == KINDS[0] else BODIES[:3]:
                answer = await house.http.post(path, content=body, headers={b"content-type": kind})
                assert 400 <= answer.status_code < 500, (kind, body)
                assert answer.json()["phrase"]["key"].startswith("error-")

    in_house(scene)


def test_who_leaves_in_mid_body_leaves_no_trace(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        for path in (b"/api/tables", b"/api/packs", b"/api/journals"):
            for head in (b"Content-Length: 1000", b"Transfer-Encoding: chunked"):
                _, writer = await asyncio.open_connection("127.0.0.1", house.port)
                writer.write(post(head, path=path, body=b"3\r\n{  \r\n"))
                await writer.drain()
                await asyncio.sleep(0.05)
                writer.transport.abort()
        await asyncio.sleep(0.1)
        assert (await house.http.get("/api/health")).status_code == 200

    in_house(scene)


# Heads


@pytest.mark.parametrize(
    "request_",
    [
        post(b"Content-Length: 5", b"Transfer-Encoding: chunked", body=CHUNKED),
        post(b"Transfer-Encoding: chunked", b"Content-Length: %d" % len(CHUNKED), body=CHUNKED),
        post(b"Transfer-Encoding: gzip, chunked", body=b"0\r\n\r\n"),
        post(b"Content-Length: 5", b"Content-Length: 6", body=b"hello"),
        post(b"Content-Length: +5", body=b"hello"),
        b"GET /api/health HTTP/1.1\nHost: localhost\nConnection: close\n\n",
        b"GET /api/health HTTP/1.1\r\nHost: localhost\nConnection: close\r\n\r\n",
        b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\n",
        b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-A: b\r\n c\r\nConnection: close\r\n\r\n",
        b"GET /api/health HTTP/1.1\r\nHost: ::1\r\nX-A: b\r\n\tTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n",
        b"GET /api/health HTTP/1.1\r\nHost : a\r\nConnection: close\r\n\r\n",
        b"GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n",
        b"GET /api/\x00health HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET  /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X-Y: z\r\n" * 20_000 + b"\r\n",
    ],
    ids=[
        *("length and encoding", "encoding and length", "two encodings", "two lengths", "signed length", "bare LF"),
        *("one bare LF", "last bare LF", "folded", "folded header", "blank in name", "no host", "zero", "two blanks"),
        *("TLS", "long", "many headers"),
    ],
)
def test_heads_that_can_be_read_in_two_ways_are_refused(in_house: InHouse, request_: bytes) -> None:
    async def scene(house: House) -> None:
        status, answer = await sent(house, request_)
        assert 400 <= status < 500, answer
        assert answer.count(b"HTTP/1.1 ") == 1, "nothing after it is taken for another request"

    in_house(scene)


def test_a_second_head_in_one_piece_is_looked_at_too(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        first = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
        _, answer = await sent(house, first + b"GET /api/health HTTP/1.1\nHost: localhost\n\n")
        assert b"HTTP/1.1 200" in answer
        assert b"HTTP/1.1 400" in answer

    in_house(scene)


# Time


def test_silent_and_slow_connections_are_closed(in_house: InHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("timefront.server.connections.strict_http.HEAD_SECONDS", 0.2)
    monkeypatch.setattr("timefront.server.connections.guard.PIECE_SECONDS", 0.2)

    async def scene(house: House) -> None:
        assert await sent(house) == (0, b"")
        assert (await sent(house, b"GET /api/health HTTP/1.1\r\nHo"))[0] in (0, 408)
        status, _ = await sent(house, post(b"Content-Length: 1000", body=b"{"))
        assert status == 408
        kept = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
        assert (await sent(house, kept, b"GET /api"))[0] == 200

    in_house(scene)


def test_a_body_that_comes_in_drops_is_refused(in_house: InHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("timefront.server.connections.guard.BODY_SECONDS", 0.3)

    async def scene(house: House) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(post(b"Content-Length: 60000"))
        answer = asyncio.create_task(reader.readline())
        async with asyncio.timeout(PATIENCE):
            while not answer.done():
                await asyncio.sleep(0.02)
                if not answer.done():
                    writer.write(b" ")
        assert b" 408 " in await answer
        writer.close()

    in_house(scene)


def test_many_silent_connections_do_not_starve_the_others(in_house: InHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("timefront.server.connections.strict_http.MOST_WAITING", 50)

    async def scene(house: House) -> None:
        silent = [await asyncio.open_connection("127.0.0.1", house.port) for _ in range(120)]
        assert (await house.http.get("/api/health")).status_code == 200
        async with asyncio.timeout(PATIENCE):
            assert await silent[0][0].read() == b""
        for _, writer in silent:
            writer.close()

    in_house(scene)


# Numbers


@pytest.mark.parametrize(("path", "status"), [("/api/nothing", 404), ("/nowhere", 404), ("/api/games", 200)])
def test_every_request_counts(tmp_path: Path, path: str, status: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("timefront.server.app.REQUESTS_PER_SECOND", 0.001)

    async def scene() -> None:
        async with house_at(f"sqlite:///{tmp_path / 'tables.db'}", requests_at_once=10.0) as house:
            statuses = [(await house.http.get(path)).status_code for _ in range(10)]
            assert statuses == [status] * 10
            answers = [await house.http.get(path) for _ in range(3)]
            refused = [answer for answer in answers if answer.status_code == 429]
            assert len(refused) == 3
            assert refused[0].json()["phrase"]["key"] == "error-too-many-requests"
            assert "content-security-policy" in refused[0].headers

    asyncio.run(scene())
