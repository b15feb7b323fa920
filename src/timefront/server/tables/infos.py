"""What everybody who may see a table may know of it."""

from __future__ import annotations

from collections.abc import Collection

from timefront.games.registry import GAMES
from timefront.matches.fairness import Fairness
from timefront.matches.lessons import lesson_from
from timefront.server.store.records import SeatRow, TableRow
from timefront.server.wire.lobby import FairnessInfo, SeatInfo, TableInfo

PRESENT = 45.0
"""How many seconds a seat that another worker has seen counts as present."""


def table_info(row: TableRow, seats: list[SeatRow], here: Collection[int], asked: int, now: float) -> TableInfo:
    """What everybody who may see a table may know of it; the seats in `here` are present."""
    nonces = [seat.nonce for seat in seats]
    fairness = Fairness(row.fair_match, bytes.fromhex(row.fair_key), nonces, row.fair_fixed)
    return TableInfo(
        table=row.id,
        game=row.game,
        title=row.title,
        scenario=row.scenario,
        options=row.options,
        pack=row.pack,
        status=row.status,
        seats=[_seat_info(seat, seat.seat in here or now - seat.seen_at < PRESENT) for seat in seats],
        is_public=row.is_public,
        has_aids=row.has_aids,
        undo=row.undo,
        clock=row.clock,
        made_at=row.made_at,
        moved_at=row.moved_at,
        number=row.last_number,
        fairness=FairnessInfo(**(fairness.disclosed() if row.status == "over" else fairness.published())),
        origin=row.origin,
        next=row.next,
        lesson=_lesson_of(row),
        asked=asked,
    )


def _lesson_of(row: TableRow) -> str:
    """The lesson that a table starts from, recognised by its position, so that nothing more has to be stored."""
    game = GAMES.get(row.game)
    return lesson_from(game, row.start) if game is not None and isinstance(row.start, str) else ""


def _seat_info(seat: SeatRow, is_here: bool) -> SeatInfo:
    is_present = is_here or seat.kind == "bot"
    return SeatInfo(seat.seat, seat.kind, seat.name, seat.level, seat.is_taken, is_present, seat.has_left)
