"""Monotonic time: changes of the system clock neither give nor take thinking time, even across a restart."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tests.server.house import Made, Message, house_at
from tests.server.ledgers import TABLE, change, choices, make_table, opened
from timefront.server.store import notes, timeline
from timefront.server.store.ledger import Ledger
from timefront.server.store.timeline import Timeline
from timefront.server.tables.clocks import ABANDONED

HOUR, DAY = 3600.0, 86_400.0
LIVE = {"kind": "live", "minutes": 10, "seconds": 0}
Step = Callable[[float], None]
SLOW = 60.0
"""How many seconds a scene may take on a busy machine; far less than any clock change here."""


@pytest.fixture
def step(monkeypatch: pytest.MonkeyPatch) -> Step:
    """Sets the system clock forward or back by a total number of seconds."""
    real = time.time

    def set_clock(seconds: float) -> None:
        monkeypatch.setattr(time, "time", lambda: real() + seconds)

    return set_clock


def reboot(monkeypatch: pytest.MonkeyPatch, name: str, since: float) -> None:
    """Restart the machine, so that its clock counts from another moment."""
    begun = time.monotonic()
    monkeypatch.setattr(notes, "start_of_machine", lambda: name)
    for module in (timeline, notes):
        monkeypatch.setattr(module, "ticks", lambda: since + time.monotonic() - begun)


@pytest.mark.parametrize("seconds", [5 * DAY, HOUR, -HOUR, -5 * DAY])
def test_a_step_of_the_clock_is_no_time(step: Step, seconds: float) -> None:
    line = Timeline()
    before = line.now()
    step(seconds)
    assert 0 <= line.now() - before < SLOW


@pytest.mark.parametrize("seconds", [HOUR, -HOUR])
def test_players_clocks_do_not_notice_steps(sqlite_url: str, step: Step, seconds: float) -> None:
    async def scene() -> None:
        async with house_at(sqlite_url) as house:
            made = await house.begun(clock=LIVE)
            await thinks(made)
            step(seconds)
            await thinks(made)
        async with house_at(sqlite_url) as house:  # another process, which has only seen this time
            made.house = house
            await thinks(made)
            step(-seconds)
            await thinks(made)

    asyncio.run(scene())


async def thinks(made: Made) -> None:
    """Check that the asked seat has nearly all its time, and let it make a move."""
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(await made.sit(seat)) for seat in (0, 1)]
        for guest in guests:
            must_be_full(guest.situation)
        asked = next(guest for guest in guests if guest.offers)
        answer = await asked.choose(asked.offers[0]["choice"])
        assert answer["type"] == "accepted"
        must_be_full(asked.situation)
        assert not any(made.house.held(made).is_abandoned(seat) for seat in (0, 1))


def must_be_full(situation: Message | None) -> None:
    assert situation is not None
    clock = situation["clock"]
    assert clock["overdue"] == []
    assert all(600.0 - SLOW < left <= 600.0 for left in clock["left"]), clock


def test_who_has_no_clock_is_not_abandoned_by_a_step(sqlite_url: str, step: Step) -> None:
    async def scene() -> None:
        async with house_at(sqlite_url) as house:
            made = await house.begun()
            step(2 * ABANDONED)
            table = await house.worker.tables.load_synced(made.table)
            assert not any(table.is_abandoned(seat) for seat in (0, 1))
            assert all(seat["is_present"] for seat in (await made.info())["seats"])  # they sat down a moment ago

    asyncio.run(scene())


def test_all_processes_of_a_machine_count_alike(ledger_url: str, step: Step) -> None:
    async def scene() -> None:
        async with opened(ledger_url) as first:
            await first.notes.prepare()
            for seconds in (HOUR, -HOUR):
                step(seconds)
                async with opened(ledger_url) as other:
                    assert abs(other.now() - first.now()) > HOUR / 2
                    await other.notes.prepare()
                    assert abs(other.now() - first.now()) < 1.0

    asyncio.run(scene())


def test_many_processes_that_start_at_once_count_alike(ledger_url: str) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            ledgers = [await stack.enter_async_context(opened(ledger_url)) for _ in range(8)]
            for number, ledger in enumerate(ledgers):
                ledger.timeline.offset += HOUR * number
            await asyncio.gather(*(ledger.notes.prepare() for ledger in ledgers))
            assert len({ledger.timeline.offset for ledger in ledgers}) == 1

    asyncio.run(scene())


@pytest.mark.parametrize(("away", "counted"), [(2 * HOUR, 2 * HOUR), (-2 * HOUR, 0.0)])
def test_a_new_start_of_the_machine_is_bridged_by_the_date_but_never_backwards(
    ledger_url: str, step: Step, monkeypatch: pytest.MonkeyPatch, away: float, counted: float
) -> None:
    async def scene() -> None:
        async with opened(ledger_url) as ledger:
            await ledger.notes.prepare()
            await make_table(ledger, TABLE)
            before = ledger.now()
            await ledger.journals.append(TABLE, choices(0), change(at=before, running=0))
        step(away)
        reboot(monkeypatch, "another", 5.0)
        async with opened(ledger_url) as ledger:
            await ledger.notes.prepare()
            assert counted <= ledger.now() - before < counted + SLOW

    asyncio.run(scene())


def test_where_the_start_of_the_machine_is_unknown_a_process_counts_for_itself(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    monkeypatch.setattr(timeline, "BOOT_ID", tmp_path / "nowhere")
    assert timeline.start_of_machine() == ""

    async def scene() -> None:
        async with house_at(sqlite_url) as house:
            ledger: Ledger = house.worker.ledger
            assert abs(ledger.now() - time.time()) < 1.0

    asyncio.run(scene())
