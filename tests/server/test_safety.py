"""Access, limits, and what strangers send: refused with a sentence, and the server goes on."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.house import HUMAN, Guest, House, InHouse, bot, house_at, play
from tests.server.served import PATIENCE
from timefront.server.connections.guard import HEADERS, origin_of
from timefront.server.wire.from_server import Accepted
from timefront.server.wire.limits import Bucket, Buckets
from tools.campaign.hostile_messages import nonsense, refusable

WISH = {"game": "duel_of_time", "seats": [HUMAN, HUMAN]}


def url_of(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


# Access


@pytest.mark.parametrize(
    ("public_url", "origin", "may"),
    [
        ("", None, True),
        ("", "http://127.0.0.1:PORT", True),
        ("", "https://127.0.0.1:PORT", True),
        ("", "http://evil.example", False),
        ("", "http://127.0.0.1:1", False),
        ("", "null", False),
        ("", "http://[", False),
        ("", "http://evil.example/127.0.0.1:PORT", False),
        ("", "http://evil@127.0.0.1:PORT", False),
        ("https://play.example:443/", "https://play.example", True),
        ("https://play.example", "http://play.example", False),
        ("https://play.example", "http://127.0.0.1:PORT", False),
        ("https://play.example", None, True),
    ],
)
def test_a_page_of_another_site_may_change_nothing(
    tmp_path: Path, public_url: str, origin: str | None, may: bool
) -> None:
    async def scene() -> None:
        async with house_at(url_of(tmp_path), public_url=public_url) as house:
            sent = None if origin is None else origin.replace("PORT", str(house.port))
            headers = {} if sent is None else {"Origin": sent}
            answer = await house.http.post("/api/tables", json=WISH, headers=headers)
            assert answer.status_code == (201 if may else 403)
            if not may:
                assert answer.json()["phrase"]["key"] == "error-other-origin"
            assert (await house.http.get("/api/games", headers=headers)).status_code == 200
            socket = connect(f"ws://127.0.0.1:{house.port}/ws/abcdefghijkl", additional_headers=headers)
            if may:
                async with socket as line:
                    await line.send(json.dumps({"type": "hello", "token": "x"}))
                    assert json.loads(await line.recv())["phrase"]["key"] == "error-no-such-table"
            else:
                with pytest.raises(InvalidStatus) as refused:
                    await socket
                assert refused.value.response.status_code == 403

    asyncio.run(scene())


def test_origins_are_compared_as_browsers_write_them() -> None:
    assert origin_of("HTTPS://Play.Example:443/games?x#y") == "https://play.example"
    assert origin_of("http://play.example:8080") == "http://play.example:8080"


def test_every_answer_has_the_headers(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        answers = [
            await house.http.get("/api/games"),
            await house.http.get("/api/health"),
            await house.http.get("/api/schema/openapi.json"),
            await house.http.get("/api/nothing"),
            await house.http.get("/assets/nothing.js"),
            await house.http.get("/nowhere", headers={"Accept": "text/html"}),
            await house.http.get("/"),
            await house.http.put("/api/games"),
            await house.http.post("/api/tables", content=b"{"),
            await house.http.post("/api/tables", json=WISH),
            await house.http.post("/api/tables", json=WISH, headers={"Origin": "http://evil.example"}),
            await house.http.get("/api/tables/abcdefghijkl"),
        ]
        for answer in answers:
            for name, value in HEADERS.items():
                assert answer.headers[name.decode()] == value.decode(), answer.url
            assert "cache-control" in answer.headers
            assert "server" not in answer.headers
        policy = answers[0].headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "default-src 'none'" in policy
        assert answers[9].headers["cache-control"] == "no-store"

    in_house(scene)


# Limits


def test_too_large_bodies_are_refused(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        for path, size in (("/api/tables", 70_000), ("/api/packs", 1_100_000), ("/api/journals", 4_100_000)):
            answer = await house.http.post(path, content=b" " * size, headers={"content-type": "application/json"})
            assert answer.status_code == 413, path
            assert answer.json()["phrase"]["key"].startswith("error-")

            async def chunks(rest: int = size) -> Any:
                for _ in range(0, rest, 10_000):
                    yield b" " * 10_000

            with suppress(httpx.WriteError):
                answer = await house.http.post(path, content=chunks())
                assert answer.status_code == 413, path
        deep = b"[" * 30_000
        for path in ("/api/tables", "/api/packs"):
            answer = await house.http.post(path, content=deep, headers={"content-type": "application/json"})
            assert answer.status_code == 400, path

    in_house(scene)


def test_too_many_requests_are_refused_with_429(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_at(url_of(tmp_path), requests_at_once=40.0) as house:
            statuses = [(await house.http.post("/api/tables", json=WISH)).status_code for _ in range(30)]
            assert statuses[:10] == [201] * 10
            assert 429 in statuses
            answer = await house.http.post("/api/tables", json=WISH)
            if answer.status_code == 429:
                assert answer.json()["phrase"]["key"] == "error-too-many-requests"

    asyncio.run(scene())


def test_too_many_messages_end_the_connection_with_1013(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_at(url_of(tmp_path), messages_per_second=1.0) as house:
            made = await house.begun()
            guest = await made.sit(0)
            with suppress(ConnectionClosed):
                for request in range(300):
                    await guest.say_raw(json.dumps({"type": "read", "id": request, "before": 0}))
            assert await guest.until_closed() == (1013, "error-too-many-messages")
            assert (await made.sit(0)).situation is not None

    asyncio.run(scene())


def test_an_address_cannot_open_sockets_without_end(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_at(url_of(tmp_path), connections_at_once=5.0) as house:
            made = await house.begun()
            came = await asyncio.gather(*(made.sit(0) for _ in range(12)), return_exceptions=True)
            refused = [one for one in came if isinstance(one, InvalidStatus)]
            assert 0 < len(refused) <= 7
            for one in came:
                if not isinstance(one, BaseException):
                    await one.leave()
            assert (await house.http.get("/api/games")).status_code == 200

    asyncio.run(scene())


def test_a_silent_connection_is_ended(in_house: InHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        monkeypatch.setattr("timefront.server.connections.sockets.HELLO_SECONDS", 0.05)
        guest = await Guest(house.port, "abcdefghijkl", "x").open()
        assert await guest.until_closed() == (1008, "error-no-hello")

    in_house(scene)


def test_who_does_not_read_is_cut_off_and_nobody_else(in_house: InHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        made = await house.begun()
        guests = [await made.sit(0), await made.sit(1)]
        deaf = next(listener for listener in house.held(made).listeners if listener.viewer == 1)
        deaf._outgoing._maxsize = 1  # type: ignore[attr-defined]
        for text in ("one", "two", "three"):
            await guests[0].ask("say", text=text)
        for message in range(3):
            deaf.send(Accepted(message, 0))
        assert await guests[1].until_closed() == (1013, "error-too-slow")
        back = await made.sit(1)
        await play([guests[0], back], Random(1), 2)
        await guests[0].leave()
        await back.leave()

    in_house(scene)


def test_buckets_fill_again_and_forget_the_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    bucket = Bucket(3.0, 1.0, 0.0)
    assert [bucket.take(1.0, 0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(1.0, 1.0)
    assert not bucket.take(1.0, 1.5)
    assert [bucket.take(1.0, 100.0) for _ in range(4)] == [True, True, True, False]
    monkeypatch.setattr("timefront.server.wire.limits.REMEMBERED", 2)
    buckets = Buckets(1.0, 0.001)
    assert [buckets.take(who, 1.0, 0.0) for who in ("a", "b", "b", "c", "a")] == [True, True, False, True, True]
    assert len(buckets.buckets) == 2


# Strangers


SENTENCES = ("error-message-not-understood", "error-no-hello")


@pytest.mark.long
def test_five_hundred_hostile_messages_change_nothing(in_house: InHouse, caplog: pytest.LogCaptureFixture) -> None:
    send_hostile_messages(in_house, caplog, 100, 500)


@pytest.mark.long
def test_ten_thousand_hostile_messages_change_nothing(in_house: InHouse, caplog: pytest.LogCaptureFixture) -> None:
    send_hostile_messages(in_house, caplog, 3200, 10_000)


def send_hostile_messages(in_house: InHouse, caplog: pytest.LogCaptureFixture, refusals: int, messages: int) -> None:
    """Send refusable messages as each seat and as a spectator, and nonsense up to a total number of messages."""
    caplog.set_level(logging.WARNING)

    async def scene(house: House) -> None:
        made, other = await house.begun(), await house.begun()
        tokens = [*made.tokens.values(), *other.tokens.values(), made.watch]
        guests = [await made.sit(0), await made.sit(1)]
        await play(guests, Random(1), 3)
        number = guests[0].number
        rng = Random(7)
        count = 0
        for viewer in (0, 1, None):
            guest = await made.sit(viewer)
            for start in range(0, refusals, 100):
                for request in range(start, start + 100):
                    message = refusable(rng, number, tokens)
                    await guest.say_raw(json.dumps({"id": request, **message}))
                count += 100
                await guest.until(lambda m, last=start + 99: m.get("id") == last, start)  # type: ignore[misc]
            answers = [m for m in guest.heard if "id" in m]
            assert len(answers) == refusals
            assert {m["type"] for m in answers} == {"refused"}
            assert all(m["phrase"]["key"].startswith("refusal-") for m in answers)
            await guest.leave()
        while count < messages:
            count += 1
            garbage = nonsense(rng, number, tokens)
            stranger = await Guest(house.port, made.table, rng.choice(tokens[:2])).open()
            if rng.random() < 0.5 or '"hello"' in str(garbage):
                await stranger.say_raw(json.dumps({"type": "hello", "token": stranger.token, "seen": number}))
            await stranger.say_raw(garbage)
            code, key = await stranger.until_closed()
            assert (code, key) == (1009, "") or (code == 1008 and key in SENTENCES), garbage[:100]
            assert not any("Traceback" in text or "Error" in text for text in stranger.raw)
            await stranger.leave()
        assert house.held(made).playing().next_number == number + 1
        assert [guest.number for guest in guests] == [number, number]
        await play(guests, Random(1))
        assert guests[0].situation is not None
        assert guests[0].situation["ended"]
        for guest in guests:
            await guest.leave()

    in_house(scene)
    faults = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert not faults, [record.getMessage() for record in faults]


def test_no_secret_is_ever_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    for talkative in ("websockets.client", "httpcore", "httpx", "aiosqlite"):  # their own lines, and each statement
        caplog.set_level(logging.WARNING, talkative)
    logging.getLogger("websockets").setLevel(logging.INFO)
    secrets: list[str] = []

    async def scene() -> None:
        async with house_at(url_of(tmp_path)) as house:
            made = await house.begun("duel_of_time", HUMAN, bot())
            secrets.extend([*made.tokens.values(), made.watch])
            async with await made.sit(0) as guest, await made.sit(None):
                while await guest.until_asked():
                    await guest.choose_any(Random(1))
                await guest.ask("travel", number=3)
            secrets.append(house.held(made).row.fair_key)
            await house.post(f"/api/tables/{made.table}/rematch", None, made.tokens[0])
            await made.journal(made.tokens[0])
            bad = await Guest(house.port, made.table, "x").open()
            await bad.say_raw(json.dumps({"type": "hello", "token": "wrong-" + made.tokens[0]}))
            await bad.until_closed()

    asyncio.run(scene())
    said = caplog.text + "\n".join(str(record.args) for record in caplog.records)
    assert len(secrets) == 3
    assert not [secret for secret in secrets if secret in said]


# The lobby as its OpenAPI document describes it


@schemathesis.serializer("application/x-ndjson")
def lines(ctx: schemathesis.SerializationContext, value: Any) -> bytes:
    """A journal as it is uploaded."""
    return value if isinstance(value, bytes) else json.dumps(value).encode()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in its own thread, for a client that does not use the event loop."""
    ready: list[str] = []
    is_open, may_close = threading.Event(), threading.Event()

    async def keep() -> None:
        async with house_at(url_of(tmp_path_factory.mktemp("lobby"))) as house:
            made = await house.begun()
            ready.extend([f"http://127.0.0.1:{house.port}", made.table, made.tokens[0]])
            is_open.set()
            await asyncio.to_thread(may_close.wait)

    thread = threading.Thread(target=lambda: asyncio.run(keep()))
    thread.start()
    assert is_open.wait(PATIENCE)
    yield ready[0]
    may_close.set()
    thread.join()


@pytest.mark.long
def test_the_lobby_does_what_its_document_says(address: str) -> None:
    document = httpx.get(f"{address}/api/schema/openapi.json").json()
    problem = {"$ref": "#/components/schemas/Problem"}
    operations = [(path, operation) for path, methods in document["paths"].items() for operation in methods.values()]
    assert len(operations) > 10
    for path, operation in operations:
        for status, answer in operation["responses"].items():
            if status >= "400" and path != "/api/health":
                assert answer["content"]["application/json"]["schema"] == problem, (path, status)
    schema = schemathesis.openapi.from_dict(document)
    checks = [not_a_server_error, status_code_conformance, response_schema_conformance]
    tried = 0
    for result in schema.get_all_operations():
        operation = result.ok()  # type: ignore[union-attr]

        @given(case=operation.as_strategy())
        @settings(max_examples=12, deadline=None, database=None, suppress_health_check=[*HealthCheck], derandomize=True)
        def fits(case: Any) -> None:
            nonlocal tried
            tried += 1
            case.call_and_validate(base_url=address, checks=checks)

        fits()
    assert tried > 80
