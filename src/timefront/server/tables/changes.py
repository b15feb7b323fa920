"""What a move changes besides the journal: the clocks, the status, and the bot whose turn it is."""

from __future__ import annotations

from collections.abc import Collection

from timefront.kernel.flow import NOBODY
from timefront.kernel.game import Outcome
from timefront.matches.journal import ANSWERS, RESIGNED
from timefront.matches.match import Match
from timefront.matches.stepping import Draft
from timefront.server.store.journals import TableChange
from timefront.server.store.records import BotTurn, SeatRow, Status, TableRow
from timefront.server.tables.clocks import Times, pass_clock

STAND_IN = "easy"
"""The bot that plays for a player who has resigned or a third-party bot that failed."""


def change_of(row: TableRow, seats: list[SeatRow], match: Match, draft: Draft, at: float, now: float) -> TableChange:
    """What a draft will change once it is stored."""
    outcome = outcome_after(match, draft)
    asked = draft.state.seat if outcome is None else NOBODY
    turn = bot_turn(row, seats, resigned_after(match, draft), asked, draft.move.entries[-1].number, now)
    running = asked if asked >= 0 and turn is None else NOBODY
    times = times_of(row, seats)
    if running != times.running or draft.move.entries[0].kind in ANSWERS:  # asking or resigning gains no time
        times = pass_clock(row.clock, times, running, now)
    status: Status = "playing" if outcome is None else "over"
    return TableChange(status, at, times.running, times.since, times.left, turn)


def apply_change(row: TableRow, seats: list[SeatRow], draft: Draft, change: TableChange) -> None:
    """Apply a stored change to the rows held here."""
    row.status, row.moved_at = change.status, change.at
    row.clock_running, row.clock_since = change.clock_running, change.clock_since
    row.last_number = draft.move.entries[-1].number
    for seat, left in zip(seats, change.clock_left, strict=True):
        seat.clock_left = left


def times_of(row: TableRow, seats: list[SeatRow]) -> Times:
    """The clocks of a table."""
    return Times([seat.clock_left for seat in seats], row.clock_running, row.clock_since)


def bot_turn(
    row: TableRow, seats: list[SeatRow], resigned: Collection[int], asked: int, number: int, now: float
) -> BotTurn | None:
    """The turn of the asked seat, if a bot plays it; a bot also plays for those who have resigned."""
    if asked < 0 or (seats[asked].kind != "bot" and asked not in resigned):
        return None
    return BotTurn(row.id, number, asked, STAND_IN if asked in resigned else seats[asked].level, now)


def outcome_after(match: Match, draft: Draft) -> Outcome | None:
    """How a match will have ended once a draft is stored, or None."""
    outcome = match.game.outcome(draft.state)
    resigned = resigned_after(match, draft)
    if outcome is None and resigned:
        return match.game.outcome_of_resignation(draft.state, match.setting, resigned)
    return outcome


def resigned_after(match: Match, draft: Draft) -> list[int]:
    """The seats that will have resigned once a draft is stored."""
    return match.resigned + [entry.seat for entry in draft.move.entries if entry.kind == RESIGNED]
