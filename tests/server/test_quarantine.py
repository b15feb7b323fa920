"""Tables with a broken stored position: a sentence for players, one line in the log, and everybody else plays on."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import delete, update

from tests.server.house import HUMAN, Guest, House, Made, Refusing, bot, house_at, play
from timefront.kernel.flow import dumps
from timefront.server.store.records import packed
from timefront.server.store.schema import entries, standings, tables
from timefront.server.tables import quarantine
from timefront.server.tables.loading import Loader

DAMAGED = "error-table-damaged"


def url_of(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


async def broken(house: House, *seats: Any, **changes: Any) -> Made:
    """A table whose match would start from a position with a negative set of cards."""
    made = await house.make("battle_through_history", *(seats or (HUMAN, HUMAN)))
    other = await house.begun("battle_through_history")
    match = house.held(other).playing()
    start = start_of(match.state)
    start["fields"]["deck"][0] = -1
    await house.worker.engine.write(
        lambda connection: connection.execute(
            update(tables).where(tables.c.id == made.table).values(start=packed(start), **changes)
        )
    )
    return made


def start_of(state: Any) -> dict[str, Any]:
    from timefront.kernel.flow import dump_state

    return dump_state(state)


def complaints(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    assert not [record for record in caplog.records if record.exc_info]
    return [record for record in caplog.records if "damaged" in record.getMessage()]


def test_who_asks_gets_a_sentence_and_the_log_one_line(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with house_at(url_of(tmp_path)) as house:
            made = await broken(house)
            await made.join(0)
            for _ in range(3):
                with pytest.raises(Refusing) as refused:
                    await made.join(1)
                assert (refused.value.status, refused.value.key) == (409, DAMAGED)
                with pytest.raises(Refusing) as refused:
                    await made.info()
                assert (refused.value.status, refused.value.key) == (409, DAMAGED)
                guest = await Guest(house.port, made.table, made.tokens[0]).open()
                await guest.say_raw('{"type":"hello","token":"x"}')
                assert await guest.until_closed() == (1008, DAMAGED)
            sound = await house.begun()
            guests = [await sound.sit(0), await sound.sit(1)]
            assert await play(guests, Random(1), 3) == 3

    asyncio.run(scene())
    assert len(complaints(caplog)) == 1


def test_after_a_restart_too_and_bots_play_on_elsewhere(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def before() -> tuple[str, str]:
        async with house_at(url_of(tmp_path)) as house:
            made = await broken(house, HUMAN, bot(), status="playing", last_number=0)
            return made.table, made.watch

    async def after(table: str, watch: str) -> None:
        async with house_at(url_of(tmp_path)) as house:
            answer = await house.http.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {watch}"})
            assert answer.status_code == 409
            sound = await house.begun("duel_of_time", HUMAN, bot())
            guest = await sound.sit(0)
            assert await guest.until_asked()
            assert (await guest.choose_any(Random(1)))["type"] == "accepted"
            assert await guest.until_asked()

    asyncio.run(after(*asyncio.run(before())))
    assert len(complaints(caplog)) == 1


def failing(*_: Any) -> None:
    raise AttributeError("a secret")


def test_a_fault_of_the_program_is_no_damage_and_is_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def before() -> Made:
        async with house_at(url_of(tmp_path)) as house:
            made = await house.begun()
            house.worker.tables.held.clear()
            monkeypatch.setattr(Loader, "stored", failing)
            for _ in range(3):
                with pytest.raises(Refusing) as refused:
                    await made.info()
                assert (refused.value.status, refused.value.key) == (409, "error-table-fault")
            monkeypatch.undo()
            with pytest.raises(Refusing):
                await made.info()  # the minute is not over
            monkeypatch.setattr(quarantine, "TRY_AGAIN", 0.0)
            assert (await made.info())["status"] == "playing"
            return made

    async def after(made: Made) -> None:
        async with house_at(url_of(tmp_path)) as house:
            made.house = house
            assert (await made.info())["status"] == "playing"

    asyncio.run(after(asyncio.run(before())))
    assert not complaints(caplog)
    (line,) = [record.getMessage() for record in caplog.records if "The program fails" in record.getMessage()]
    assert "AttributeError" in line
    assert "test_quarantine.py" in line
    assert "secret" not in caplog.text


MISFITS: dict[str, Callable[[Any], object]] = {
    "a column that is gone": lambda kept: kept["state"]["fields"].pop("turn"),
    "a procedure that is gone": lambda kept: kept["state"]["stack"][0].__setitem__(0, "battle_through_history.Gone"),
    "a number out of its range": lambda kept: kept["state"]["fields"].update(turn=999),
    "a field that is gone": lambda kept: kept.pop("draws"),
}


@pytest.mark.parametrize("misfit", MISFITS)
def test_a_standing_that_no_longer_fits_is_replayed_from_the_journal(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, misfit: str
) -> None:
    async def scene() -> None:
        async with house_at(url_of(tmp_path)) as house:
            made = await house.begun("battle_through_history")
            guests = [await made.sit(0), await made.sit(1)]
            assert await play(guests, Random(1), 40) == 40
            kept = await house.worker.ledger.journals.latest_standing(made.table)
            assert kept is not None
            before = dumps(house.held(made).playing().state)
            MISFITS[misfit](kept)
            await house.worker.engine.write(
                lambda connection: connection.execute(
                    update(standings).where(standings.c.table_id == made.table).values(standing=packed(kept))
                )
            )
            for guest in guests:
                await guest.leave()
            house.worker.tables.held.clear()
            assert (await made.info())["status"] == "playing"
            assert dumps(house.held(made).playing().state) == before
            table = await house.worker.tables.load_synced(made.table)
            number = kept["number"]
            then = await table.loader.load_until(table.row, table.seats, number)
            assert await table.view_after(number, None) == then.view(None)
            assert await play([await made.sit(0), await made.sit(1)], Random(2), 3) == 3

    asyncio.run(scene())
    assert not complaints(caplog)


def test_a_start_that_was_kept_as_data_is_kept_as_text(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_at(url_of(tmp_path)) as house:
            first = await house.begun()
            wish = {"number": 0, "seats": [HUMAN, HUMAN]}
            fork = Made(house, await house.post(f"/api/tables/{first.table}/fork", wish, first.tokens[0]))
            for seat in (0, 1):
                await fork.join(seat)
            row = await house.worker.ledger.lobby.table(fork.table)
            assert row is not None
            text = row.start
            assert isinstance(text, str)
            held = house.held(fork)
            start = held.loader.stored(held.row, held.seats).unplayed().start
            await house.worker.engine.write(
                lambda connection: connection.execute(
                    update(tables).where(tables.c.id == fork.table).values(start=packed(start_of(start)))
                )
            )
            house.worker.tables.held.clear()
            row = await house.worker.ledger.lobby.table(fork.table)
            assert row is not None
            assert isinstance(row.start, dict)
            assert (await fork.info())["status"] == "playing"
            row = await house.worker.ledger.lobby.table(fork.table)
            assert row is not None
            assert row.start == text

    asyncio.run(scene())


@pytest.mark.parametrize("blob", [b"torn", b"\xff" * 40, b'{"number":0}'])
def test_an_entry_that_cannot_be_read_is_damage(tmp_path: Path, caplog: pytest.LogCaptureFixture, blob: bytes) -> None:
    async def scene() -> None:
        async with house_at(url_of(tmp_path)) as house:
            made = await house.begun()
            first = (entries.c.table_id == made.table, entries.c.number == 0)
            await house.worker.engine.write(
                lambda connection: connection.execute(update(entries).where(*first).values(entry=blob))
            )
            await house.worker.engine.write(
                lambda connection: connection.execute(delete(standings).where(standings.c.table_id == made.table))
            )
            house.worker.tables.held.clear()
            with pytest.raises(Refusing) as refused:
                await made.info()
            assert (refused.value.status, refused.value.key) == (409, DAMAGED)

    asyncio.run(scene())
    assert len(complaints(caplog)) == 1


def test_rules_that_fail_on_a_position_from_outside_close_the_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with house_at(url_of(tmp_path)) as house:
            first = await house.begun()
            wish = {"number": 0, "seats": [HUMAN, HUMAN]}
            fork = Made(house, await house.post(f"/api/tables/{first.table}/fork", wish, first.tokens[0]))
            for seat in (0, 1):
                await fork.join(seat)
            guests = [await fork.sit(0), await fork.sit(1)]
            asked = next(guest for guest in guests if guest.offers)

            def fail(*_: Any) -> None:
                raise IndexError("a secret")

            monkeypatch.setattr(type(house.held(fork).playing()), "draft_play", fail)
            await asked.say_raw(json.dumps({"type": "choose", "id": 1, "number": asked.number, "choice": ["x"]}))
            assert await asked.until_closed() == (1008, DAMAGED)
            monkeypatch.undo()
            with pytest.raises(Refusing) as refused:
                await fork.info()
            assert refused.value.key == DAMAGED

    asyncio.run(scene())
    assert len(complaints(caplog)) == 1
    assert "secret" not in caplog.text
