"""The rows of new tables, with the secrets of their seats and dice."""

from __future__ import annotations

import secrets
import time
from typing import Any

from timefront.kernel.flow import NOBODY
from timefront.kernel.game import Game
from timefront.matches.fairness import KEY_BYTES, Fairness
from timefront.server.store.records import SeatRow, TableRow
from timefront.server.tables.clocks import allowance
from timefront.server.wire.lobby import SeatKey, SeatWish, TableMade, TableWish
from timefront.server.wire.names import clean_line
from timefront.server.wire.tokens import hash_of, new_table_id, new_token

TITLE_LENGTH = 80


def secrets_for(row: TableRow, wishes: list[SeatWish], token_hashes: list[str]) -> tuple[TableMade, list[SeatRow]]:
    """The secrets of a new table, and its seats. A seat that already has a token's hash keeps it."""
    watch = new_token()
    row.watch_hash = hash_of(watch)
    keys: list[SeatKey] = []
    seats: list[SeatRow] = []
    for seat, (wish, token_hash) in enumerate(zip(wishes, token_hashes, strict=True)):
        if wish.kind == "human" and not token_hash:
            keys.append(SeatKey(seat, new_token()))
            token_hash = hash_of(keys[-1].token)
        seats.append(_new_seat(row, seat, wish, token_hash))
    return TableMade(row.id, keys, watch, _commit(row, seats)), seats


def _commit(row: TableRow, seats: list[SeatRow]) -> str:
    """Fix everything that the server contributes to the dice, including the bots' nonces; returns the commitment."""
    key = secrets.token_bytes(KEY_BYTES)
    row.fair_match, row.fair_key = secrets.token_hex(8), key.hex()
    row.fair_fixed = [seat.nonce if seat.kind == "bot" else None for seat in seats]
    return Fairness(row.fair_match, key, [], row.fair_fixed).commitment


def new_row(game: Game[Any], pack_hash: str, wish: TableWish) -> TableRow:
    """A table with empty seats."""
    now = time.time()
    return TableRow(
        id=new_table_id(),
        game=game.name,
        rules_version=game.version,
        pack=pack_hash,
        scenario=wish.scenario,
        options=wish.options,
        seat_count=len(wish.seats),
        title=clean_line(wish.title)[:TITLE_LENGTH],
        is_public=wish.is_public,
        has_aids=wish.has_aids,
        undo=wish.undo,
        clock=wish.clock,
        status="waiting",
        watch_hash="",
        fair_match="",
        fair_key="",
        fair_fixed=None,
        start=None,
        origin="",
        next="",
        last_number=-1,
        clock_running=NOBODY,
        clock_since=0.0,
        made_at=now,
        moved_at=now,
    )


def new_row_like(game: Game[Any], row: TableRow) -> TableRow:
    """A new table with the settings of an existing one."""
    wish = TableWish(
        game=row.game,
        seats=[SeatWish("open")] * row.seat_count,
        scenario=row.scenario,
        options=row.options,
        title=row.title,
        is_public=False,
        has_aids=row.has_aids,
        undo=row.undo,
        clock=row.clock,
    )
    new = new_row(game, row.pack, wish)
    new.origin = row.id
    return new


def wish_of(seat: SeatRow) -> SeatWish:
    """The same for a rematch: a bot of the same level, or the seat's original player."""
    if seat.kind != "bot" or seat.has_left:
        return SeatWish("human")
    return SeatWish("bot", seat.level)


def _new_seat(table: TableRow, seat: int, wish: SeatWish, token_hash: str) -> SeatRow:
    is_bot = wish.kind == "bot"
    return SeatRow(
        table_id=table.id,
        seat=seat,
        kind=wish.kind,
        level=wish.level if is_bot else "",
        name="",
        token_hash=token_hash if not is_bot else "",
        nonce=secrets.token_hex(16) if is_bot else "",
        is_taken=is_bot,
        has_left=False,
        auto_pass=[],
        clock_left=allowance(table.clock),
        seen_at=0.0,
    )
