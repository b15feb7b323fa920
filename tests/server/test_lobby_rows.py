"""Packs, tables, seats and chat on both databases."""

from __future__ import annotations

import asyncio

from tests.server.ledgers import TABLE, OnLedger, a_seat, a_table, change, choices, make_table, opened
from timefront.server.store.ledger import Ledger


def test_a_pack_is_kept_once_and_comes_back(on_ledger: OnLedger) -> None:
    async def scene(ledger: Ledger) -> None:
        files = {"units.toml": "x = 1", "texts/de.ftl": "gruß = Grüß"}
        await asyncio.gather(*(ledger.lobby.keep_pack("1" * 64, "parley", files) for _ in range(5)))
        assert await ledger.lobby.pack("1" * 64) == ("parley", files)
        assert await ledger.lobby.pack("2" * 64) is None

    on_ledger(scene)


def test_tables_and_seats_come_back_as_they_were_made(on_ledger: OnLedger) -> None:
    async def scene(ledger: Ledger) -> None:
        assert await ledger.lobby.table(TABLE) == a_table(TABLE, 1.0)
        assert await ledger.lobby.seats(TABLE) == [a_seat(TABLE, seat, "open") for seat in range(2)]
        assert await ledger.lobby.table("nobody") is None
        assert await ledger.lobby.seats("nobody") == []
        assert [*(await ledger.lobby.tables_by_ids([TABLE, "nobody"]))] == [TABLE]

    on_ledger(scene)


def test_the_list_of_open_tables_has_the_newest_with_a_free_seat_first(on_ledger: OnLedger) -> None:
    async def scene(ledger: Ledger) -> None:
        for number in range(2, 7):
            await make_table(ledger, f"table{number}", made_at=number)
        await make_table(ledger, "private", made_at=9.0, kind="human")
        for seat in range(2):
            await ledger.lobby.take_seat("table4", seat, "Ann", "", "")
        await ledger.lobby.take_seat("table5", 0, "Ann", "", "")
        await ledger.lobby.set_status("table3", "over")
        assert [table.id for table in await ledger.lobby.open_tables(9)] == ["table6", "table5", "table2", TABLE]
        assert [table.id for table in await ledger.lobby.open_tables(2, 1)] == ["table5", "table2"]

    on_ledger(scene)


def test_of_many_who_sit_down_at_once_exactly_one_gets_the_seat(ledger_url: str) -> None:
    async def scene() -> None:
        async with opened(ledger_url) as first, opened(ledger_url) as second:
            await make_table(first, TABLE)
            people = [(ledger, f"player {number}") for number in range(6) for ledger in (first, second)]
            wins = await asyncio.gather(
                *(ledger.lobby.take_seat(TABLE, 1, name, name, name) for ledger, name in people)
            )
            assert wins.count(True) == 1
            seat = (await first.lobby.seats(TABLE))[1]
            winner = people[wins.index(True)][1]
            assert (seat.is_taken, seat.name, seat.nonce, seat.token_hash) == (True, winner, winner, winner)
            assert not await first.lobby.take_seat(TABLE, 7, "", "", "")

    asyncio.run(scene())


def test_a_seat_changes_in_what_is_named_only(on_ledger: OnLedger) -> None:
    async def scene(ledger: Ledger) -> None:
        await ledger.lobby.update_seat(TABLE, 1, kind="bot", level="easy", has_left=True)
        await ledger.lobby.update_seat(TABLE, 1, auto_pass=["parry"], clock_left=7.5)
        expected = a_seat(TABLE, 1, "bot")
        expected.level, expected.has_left, expected.auto_pass, expected.clock_left = "easy", True, ["parry"], 7.5
        assert await ledger.lobby.seats(TABLE) == [a_seat(TABLE, 0, "open"), expected]

    on_ledger(scene)


def test_presence_is_noted_and_never_goes_back(on_ledger: OnLedger) -> None:
    async def scene(ledger: Ledger) -> None:
        await ledger.lobby.note_seen([], 5.0)
        await ledger.lobby.note_seen([(TABLE, 0), (TABLE, 1)], 5.0)
        await ledger.lobby.note_seen([(TABLE, 1)], 4.0)
        await ledger.lobby.note_seen([(TABLE, 0)], 6.0)
        assert [seat.seen_at for seat in await ledger.lobby.seats(TABLE)] == [6.0, 5.0]

    on_ledger(scene)


def test_the_first_rematch_counts_for_all(on_ledger: OnLedger) -> None:
    async def scene(ledger: Ledger) -> None:
        named = await asyncio.gather(*(ledger.lobby.set_next(TABLE, f"next{number}") for number in range(5)))
        assert len({*named}) == 1
        table = await ledger.lobby.table(TABLE)
        assert table is not None
        assert table.next == named[0]

    on_ledger(scene)


def test_which_clock_runs_since_when_and_what_is_left_are_kept(on_ledger: OnLedger) -> None:
    async def clocks(ledger: Ledger) -> tuple[int, float, list[float]]:
        table = await ledger.lobby.table(TABLE)
        assert table is not None
        return table.clock_running, table.clock_since, [seat.clock_left for seat in await ledger.lobby.seats(TABLE)]

    async def scene(ledger: Ledger) -> None:
        await ledger.journals.append(TABLE, choices(0), change(at=100.0, running=0, left=30.0))
        assert await clocks(ledger) == (0, 100.0, [30.0, 300.0])
        await ledger.lobby.set_clock(TABLE, 1, 120.0)
        assert await clocks(ledger) == (1, 120.0, [30.0, 300.0])

    on_ledger(scene)


def test_chat_has_a_number_for_every_line_however_many_speak_at_once(ledger_url: str) -> None:
    async def scene() -> None:
        async with opened(ledger_url) as first, opened(ledger_url) as second:
            await make_table(first, TABLE)
            lines = [(ledger, f"Ünd {number}") for number in range(10) for ledger in (first, second)]
            numbers = await asyncio.gather(*(ledger.lobby.say(TABLE, 1, "Ann", text, 1.0) for ledger, text in lines))
            assert sorted(numbers) == [*range(20)]
            assert await first.lobby.say(TABLE, None, "", "hush", 2.0) == 20
            last = await second.lobby.recent_chat(TABLE, 3)
            assert [row.number for row in last] == [18, 19, 20]
            assert (last[-1].seat, last[-1].text, last[0].seat) == (None, "hush", 1)
            assert {row.text for row in await first.lobby.chat_after(TABLE, -1)} == {
                *(text for _, text in lines),
                "hush",
            }
            assert [row.number for row in await first.lobby.chat_after(TABLE, 18)] == [19, 20]

    asyncio.run(scene())
