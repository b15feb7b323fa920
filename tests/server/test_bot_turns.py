"""Bot turns on both databases: nobody claims a turn that another worker holds, and none is lost with its holder."""

from __future__ import annotations

import asyncio

from tests.server.ledgers import TABLE, OnLedger, change, choices, make_table, opened
from timefront.server.store.ledger import Ledger
from timefront.server.store.records import BotTurn


def a_turn(number: int, table_id: str = TABLE, asked_at: float = 1.0) -> BotTurn:
    return BotTurn(table_id, number, 1, "medium", asked_at)


def test_a_turn_comes_with_its_move_and_goes_with_the_next(on_ledger: OnLedger) -> None:
    async def scene(ledger: Ledger) -> None:
        await ledger.journals.append(TABLE, choices(0), change(turn=a_turn(0)))
        turn = await ledger.turns.claim(10.0, 5.0)
        assert turn == BotTurn(TABLE, 0, 1, "medium", 1.0, leased_until=15.0, lease=1)
        await ledger.journals.append(TABLE, choices(1), change(turn=a_turn(1)))
        assert not await ledger.turns.release(turn)
        await ledger.journals.append(TABLE, choices(2), change())
        assert await ledger.turns.claim(99.0, 5.0) is None

    on_ledger(scene)


def test_a_lease_that_is_over_lets_another_try(on_ledger: OnLedger) -> None:
    async def scene(ledger: Ledger) -> None:
        await ledger.journals.append(TABLE, choices(0), change(turn=a_turn(0)))
        first = await ledger.turns.claim(10.0, 5.0)
        assert first is not None
        assert await ledger.turns.claim(14.9, 5.0) is None
        second = await ledger.turns.claim(15.0, 5.0)
        assert second is not None
        assert (second.lease, second.attempts, second.leased_until) == (2, 0, 20.0)
        assert not await ledger.turns.release(first)
        assert await ledger.turns.claim(16.0, 5.0) is None

    on_ledger(scene)


def test_a_turn_that_is_given_back_can_be_claimed_at_once_and_only_failures_count(on_ledger: OnLedger) -> None:
    async def scene(ledger: Ledger) -> None:
        await ledger.journals.append(TABLE, choices(0), change(turn=a_turn(0)))
        first = await ledger.turns.claim(10.0, 5.0)
        assert first is not None
        assert await ledger.turns.release(first)
        again = await ledger.turns.claim(10.0, 5.0)
        assert again is not None
        assert (again.lease, again.attempts) == (2, 0)
        assert await ledger.turns.fail(again)
        assert not await ledger.turns.fail(again)
        after = await ledger.turns.claim(10.0, 5.0)
        assert after is not None
        assert (after.lease, after.attempts) == (3, 1)

    on_ledger(scene)


def test_the_oldest_turn_is_claimed_first(on_ledger: OnLedger) -> None:
    async def scene(ledger: Ledger) -> None:
        for number, asked_at in enumerate((3.0, 1.0, 2.0)):
            await make_table(ledger, f"table{number}")
            await ledger.journals.append(
                f"table{number}", choices(0), change(turn=a_turn(0, f"table{number}", asked_at))
            )
        turns = [await ledger.turns.claim(10.0, 5.0) for _ in range(4)]
        assert [turn and turn.table_id for turn in turns] == ["table1", "table2", "table0", None]

    on_ledger(scene)


def test_twenty_claimers_never_get_the_same_turn(ledger_url: str) -> None:
    count = 30

    async def claims(ledger: Ledger, now: float) -> list[str]:
        claimed: list[str] = []
        misses = 0
        while misses < 3:  # a worker that finds all of them locked by others looks again
            turn = await ledger.turns.claim(now, 60.0)
            misses = misses + 1 if turn is None else 0
            claimed += [] if turn is None else [turn.table_id]
        return claimed

    async def scene() -> None:
        async with opened(ledger_url) as first, opened(ledger_url) as second:
            for number in range(count):
                await make_table(first, f"table{number}")
                await first.journals.append(f"table{number}", choices(0), change(turn=a_turn(0, f"table{number}")))
            for now in (100.0, 200.0):
                found = await asyncio.gather(*(claims(ledger, now) for ledger in (first, second) for _ in range(10)))
                names = [name for names in found for name in names]
                assert sorted(names) == sorted({f"table{number}" for number in range(count)})

    asyncio.run(scene())


def test_a_bot_can_be_asked_and_sent_away_without_a_move(on_ledger: OnLedger) -> None:
    async def scene(ledger: Ledger) -> None:
        await ledger.journals.append(TABLE, choices(0, 1), change())
        assert await ledger.turns.set_bot_turn(TABLE, a_turn(1))
        assert not await ledger.turns.set_bot_turn(TABLE, a_turn(0))
        turn = await ledger.turns.claim(10.0, 5.0)
        assert turn is not None
        assert turn.number == 1
        assert await ledger.turns.set_bot_turn(TABLE, None)
        assert await ledger.turns.claim(99.0, 5.0) is None

    on_ledger(scene)
