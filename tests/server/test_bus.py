"""Notices between workers: they arrive, they carry only ids, and they flow again after the server was away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.served import PATIENCE
from tests.server.services import PostgresService, RedisService
from timefront.server.store import bus as buses
from timefront.server.store import redis_bus
from timefront.server.store.bus import EVERY_TABLE, Bus, LocalBus, PostgresBus
from timefront.server.store.bus_choice import bus_for
from timefront.server.store.redis_bus import RedisBus
from timefront.server.wire.errors import BusUnreachable

MakeBus = Callable[[], Bus]


class Ears:
    """A listener that keeps everything it heard, in order."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._came = asyncio.Event()

    async def hear(self, table_id: str) -> None:
        self.heard.append(table_id)
        self._came.set()

    async def until(self, *table_ids: str) -> None:
        """Wait until all of these were heard."""
        async with asyncio.timeout(PATIENCE):
            while not {*table_ids} <= {*self.heard}:
                self._came.clear()
                await self._came.wait()


@asynccontextmanager
async def listening(bus: Bus) -> AsyncIterator[Ears]:
    ears = Ears()
    await bus.start(ears.hear)
    try:
        yield ears
    finally:
        await bus.stop()


@pytest.fixture(params=["redis", "postgresql"])
def remote_bus(request: pytest.FixtureRequest) -> MakeBus:
    """Makes the bus of another worker."""
    if request.param == "redis":
        server: RedisService = request.getfixturevalue("redis_server")
        return lambda: RedisBus(server.url)
    url: str = request.getfixturevalue("postgresql_url")
    return lambda: PostgresBus(url)


def test_the_bus_is_the_best_that_there_is() -> None:
    assert isinstance(bus_for("sqlite:///tables.db"), LocalBus)
    assert isinstance(bus_for("sqlite:///tables.db", "redis://host"), RedisBus)
    assert isinstance(bus_for("postgresql://host/db", "redis://host"), RedisBus)
    assert isinstance(bus_for("postgres://host/db"), PostgresBus)


def test_a_local_notice_arrives_after_it_was_given() -> None:
    async def scene() -> None:
        bus = LocalBus()
        await bus.publish("nobody listens")
        async with listening(bus) as ears:
            await bus.publish("a")
            assert ears.heard == []
            await ears.until("a")
        await bus.publish("b")
        assert ears.heard == ["a"]

    asyncio.run(scene())


def test_notices_that_come_while_one_is_worked_on_are_one_more(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        calls: list[str] = []
        may_end = asyncio.Event()

        async def slow(table_id: str) -> None:
            calls.append(table_id)
            if table_id == "broken":
                raise RuntimeError("the listener's own")
            await may_end.wait()

        bus = LocalBus()
        await bus.start(slow)
        for table_id in ("a", "b", "broken"):
            await bus.publish(table_id)
        await asyncio.sleep(0)
        for _ in range(5):
            await bus.publish("a")
        assert calls == ["a", "b", "broken"]
        may_end.set()
        await asyncio.sleep(0.01)
        assert calls == ["a", "b", "broken", "a"]
        await bus.publish("broken")
        await asyncio.sleep(0.01)
        await bus.stop()
        assert calls[-1] == "broken"

    asyncio.run(scene())
    assert len(caplog.records) == 2


def test_a_notice_reaches_every_worker_and_who_gave_it(remote_bus: MakeBus) -> None:
    async def scene() -> None:
        first, second = remote_bus(), remote_bus()
        async with listening(first) as mine, listening(second) as theirs:
            await asyncio.gather(*(first.publish(f"table{number}") for number in range(50)))
            await second.publish("last")
            for ears in (mine, theirs):
                await ears.until("last", *(f"table{number}" for number in range(50)))
                assert len(ears.heard) == 51

    asyncio.run(scene())


def test_a_bus_that_cannot_be_reached_at_the_start_says_so(tmp_path: Path) -> None:
    async def scene() -> None:
        for bus in (
            RedisBus("redis://:secret@127.0.0.1:1/0"),
            PostgresBus(f"postgresql://me:secret@/db?host={tmp_path}"),
        ):
            with pytest.raises(BusUnreachable, match="does not answer") as unreachable:
                await bus.start(Ears().hear)
            assert "secret" not in str(unreachable.value)

    asyncio.run(scene())


def test_notices_flow_again_after_redis_was_killed(
    redis_server: RedisService, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(buses, "LONGEST_PAUSE", 0.2)
    caplog.set_level(logging.WARNING, "timefront")

    async def scene() -> None:
        first, second = RedisBus(redis_server.url), RedisBus(redis_server.url)
        async with listening(first) as mine, listening(second) as theirs:
            for number in range(3):
                before, after = f"before{number}", f"after{number}"
                await first.publish(before)
                await theirs.until(before)
                redis_server.kill()
                caplog.clear()
                for _ in range(20):
                    await first.publish("dropped")
                    await asyncio.sleep(0.01)
                assert len([record for record in caplog.records if "notices are dropped" in record.message]) == 2
                mine.heard.clear()
                theirs.heard.clear()
                redis_server.start()
                await mine.until(EVERY_TABLE)
                await theirs.until(EVERY_TABLE)
                assert "dropped" not in {*mine.heard, *theirs.heard}
                await first.publish(after)
                await second.publish(f"{after} too")
                await mine.until(after, f"{after} too")
                await theirs.until(after, f"{after} too")

    asyncio.run(scene())


def test_notices_flow_again_after_postgresql_cut_the_connections(
    postgres: PostgresService, postgresql_url: str
) -> None:
    async def scene() -> None:
        first, second = PostgresBus(postgresql_url), PostgresBus(postgresql_url)
        async with listening(first) as mine, listening(second) as theirs:
            for number in range(3):
                await first.publish(f"before{number}")
                await theirs.until(f"before{number}")
                mine.heard.clear()
                theirs.heard.clear()
                await postgres.cut()
                await first.publish("perhaps dropped")
                await mine.until(EVERY_TABLE)
                await theirs.until(EVERY_TABLE)
                await first.publish(f"after{number}")
                await second.publish(f"after{number} too")
                await mine.until(f"after{number}", f"after{number} too")
                await theirs.until(f"after{number}", f"after{number} too")

    asyncio.run(scene())


def test_a_silent_connection_is_probed(
    postgresql_url: str, redis_server: RedisService, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (buses, redis_bus):
        monkeypatch.setattr(module, "PROBE_EVERY", 0.05)

    async def scene() -> None:
        for bus in (PostgresBus(postgresql_url), RedisBus(redis_server.url)):
            async with listening(bus) as ears:
                await asyncio.sleep(0.3)
                await bus.publish("still there")
                await ears.until("still there")
                assert ears.heard == ["still there"]

    asyncio.run(scene())


def test_a_transport_that_uvloop_has_closed_is_a_lost_connection(
    remote_bus: MakeBus, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where asyncio drops what is written, uvloop raises RuntimeError; neither a player nor the bus may fail."""

    async def closed(*_: object) -> None:
        raise RuntimeError("unable to perform operation on <TCPTransport closed=True>; the handler is closed")

    async def scene() -> None:
        bus = remote_bus()
        assert isinstance(bus, buses.RemoteBus)
        listen, is_first = bus._listen, True

        async def listen_again() -> None:
            nonlocal is_first
            if is_first:
                is_first = False
                await closed()
            await listen()

        monkeypatch.setattr(bus, "_listen", listen_again)
        async with listening(bus) as ears:
            with monkeypatch.context() as failing:
                failing.setattr(bus, "_send", closed)
                await bus.publish("abcdefghijkl")
            await ears.until(EVERY_TABLE)
            await bus.publish("mnopqrstuvwx")
            await ears.until("mnopqrstuvwx")
            assert "abcdefghijkl" not in ears.heard

    asyncio.run(scene())
