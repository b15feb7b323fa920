"""Ledgers for tests: a table with two seats, meaningless moves, and what they change."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from timefront.matches.journal import BEGUN, CHOICE, UNDO, Entry, Move
from timefront.server.store.database import connect
from timefront.server.store.journals import TableChange
from timefront.server.store.ledger import Ledger
from timefront.server.store.records import BotTurn, SeatKind, SeatRow, Status, TableRow
from timefront.server.wire.lobby import Clock

TABLE = "abcdefghijkl"
Scene = Callable[[Ledger], Awaitable[None]]
OnLedger = Callable[[Scene], None]


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Ledger]:
    """A ledger with its own connections, like a worker's."""
    database = connect(url)
    try:
        yield Ledger(database)
    finally:
        await database.dispose()


async def make_table(ledger: Ledger, table_id: str, made_at: float = 1.0, kind: SeatKind = "open") -> None:
    await ledger.lobby.keep_pack("0" * 64, "parley", {"a.toml": "x = 1"})
    await ledger.lobby.create(a_table(table_id, made_at), [a_seat(table_id, seat, kind) for seat in range(2)])


def a_table(table_id: str, made_at: float) -> TableRow:
    return TableRow(
        id=table_id,
        game="parley",
        rules_version=1,
        pack="0" * 64,
        scenario="",
        options={"sides": "alone"},
        seat_count=2,
        title="A täble",
        is_public=True,
        has_aids=True,
        undo="ask",
        clock=Clock("live", minutes=5),
        status="waiting",
        watch_hash="f" * 64,
        fair_match="m",
        fair_key="k",
        fair_fixed=[None, "n"],
        start={"words": [1, 2]},
        origin="",
        next="",
        last_number=-1,
        clock_running=-1,
        clock_since=0.0,
        made_at=made_at,
        moved_at=made_at,
    )


def a_seat(table_id: str, seat: int, kind: SeatKind) -> SeatRow:
    return SeatRow(
        table_id=table_id,
        seat=seat,
        kind=kind,
        level="",
        name="",
        token_hash="",
        nonce="",
        is_taken=False,
        has_left=False,
        auto_pass=[],
        clock_left=300.0,
        seen_at=0.0,
    )


def change(
    at: float = 2.0, turn: BotTurn | None = None, running: int = -1, status: Status = "playing", left: float = 300.0
) -> TableChange:
    return TableChange(status, at, running, at, [left, 300.0], turn)


def choices(*numbers: int) -> Move:
    """A move of entries without facts."""
    return Move([Entry(number, CHOICE if number else BEGUN, 0, ("nod",) if number else ()) for number in numbers], {})


def undo(number: int, to: int) -> Move:
    return Move([Entry(number, UNDO, 0, to=to)], {})
