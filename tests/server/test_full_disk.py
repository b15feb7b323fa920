"""A full database: refusals are sentences, nothing is half done, and play continues once there is room again.

To SQLite, a limit on the pages of the file is the same as a full disk.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from tests.server.house import Guest, House, Refusing, house_at, play
from timefront.server.store.database import SqliteDatabase
from timefront.server.tables.table import STANDING_EVERY

TRIES = 300
"""More than fit into the existing pages."""
NOT_STORED = "refusal-not-stored"


@pytest.fixture(autouse=True)
def no_tracebacks(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    caplog.set_level(logging.INFO)
    yield
    assert not [record.getMessage() for record in caplog.records if record.exc_info]


def limit(house: House, pages: int) -> None:
    """Limit the database to a number of pages, or to its current ones, on every connection."""
    database = house.worker.engine
    assert isinstance(database, SqliteDatabase)
    event.listen(database._engine, "checkout", lambda own, *_: own.execute(f"PRAGMA max_page_count = {pages}"))


async def no_room(*_: object) -> None:
    raise OperationalError("", {}, sqlite3.OperationalError("database or disk is full"))


async def refused_choice(guests: list[Guest], rng: Random) -> Guest:
    """Play until a choice is refused; returns the guest who made it."""
    for _ in range(TRIES):
        number = max(guest.number for guest in guests)
        for guest in guests:
            await guest.until_number(number)
        asked = next(guest for guest in guests if guest.offers)
        answer = await asked.choose_any(rng)
        if answer["type"] == "refused":
            assert answer["phrase"]["key"] == NOT_STORED
            assert asked.number == number
            return asked
    raise AssertionError("there was always room")


def test_moves_are_refused_with_a_sentence_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_at(f"sqlite:///{tmp_path / 'tables.db'}") as house:
            made = await house.begun()
            guests = [await made.sit(0), await made.sit(1)]
            limit(house, 1)
            asked = await refused_choice(guests, Random(1))
            number = asked.number
            limit(house, 1_000_000)
            assert (await asked.choose_any(Random(2)))["type"] == "accepted"
            assert asked.number > number
            assert asked.code is None, "it was the same connection all the time"
            for guest in guests:
                await guest.leave()

    asyncio.run(scene())


def test_who_comes_can_look_though_nothing_can_be_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house_at(f"sqlite:///{tmp_path / 'tables.db'}") as house:
            made = await house.begun()
            monkeypatch.setattr(house.worker.ledger.lobby, "note_seen", no_room)
            async with await made.sit(0) as guest:
                assert guest.situation is not None

    asyncio.run(scene())


async def make_tables(house: House) -> None:
    for _ in range(TRIES):
        await house.make()


def test_requests_are_refused_with_503(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_at(f"sqlite:///{tmp_path / 'tables.db'}") as house:
            await house.make()
            limit(house, 1)
            with pytest.raises(Refusing) as refusing:
                await make_tables(house)
            assert (refusing.value.status, refusing.value.key) == (503, "error-not-stored")
            limit(house, 1_000_000)
            await house.make()

    asyncio.run(scene())


def test_a_move_that_is_stored_is_accepted_though_there_is_no_room_for_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The standing is stored after the move, and only saves time."""

    async def scene() -> None:
        async with house_at(f"sqlite:///{tmp_path / 'tables.db'}") as house:
            made = await house.begun()
            guests = [await made.sit(0), await made.sit(1)]
            monkeypatch.setattr(house.worker.ledger.journals, "keep_standing", no_room)
            await play(guests, Random(1))
            assert guests[0].number > STANDING_EVERY
            for guest in guests:
                await guest.leave()

    asyncio.run(scene())
