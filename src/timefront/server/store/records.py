"""The rows of the database as records, and how their packed columns are written and read."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, TypedDict

import msgspec
from msgspec import Struct

from timefront.matches.journal import Entry, load_entry
from timefront.matches.opening import Start
from timefront.server.wire.lobby import Clock
from timefront.server.wire.values import UndoPolicy

Status = Literal["waiting", "playing", "over", "read-only"]
SeatKind = Literal["open", "human", "bot"]
IN_FORCE = -1
"""By what an entry was taken back that was not."""


class KeptPack(NamedTuple):
    """A pack that tables can be made with: its game, and its files by their paths."""

    game: str
    files: dict[str, str]


class TableRow(Struct, kw_only=True):
    """A table. The key of its dice is secret until the end."""

    id: str
    game: str
    rules_version: int
    pack: str
    scenario: str
    options: dict[str, str]
    seat_count: int
    title: str
    is_public: bool
    has_aids: bool
    undo: UndoPolicy
    clock: Clock
    status: Status
    watch_hash: str
    fair_match: str
    fair_key: str
    fair_fixed: list[str | None] | None
    """For every seat the nonce that the commitment covers; none for commitments of the old form."""
    start: Start | None
    """The first position of a fork."""
    origin: str
    next: str
    last_number: int
    """Of the last entry; -1 before the start."""
    clock_running: int
    """The seat whose clock runs, or -1."""
    clock_since: float
    made_at: float
    moved_at: float
    maker: str = ""
    """Whose quota it counts in: an address that cannot be read."""
    opened_at: float = 0.0
    """When somebody looked at it last; 0 if nobody has."""


class SeatRow(Struct, kw_only=True):
    """A seat of a table."""

    table_id: str
    seat: int
    kind: SeatKind
    level: str
    name: str
    token_hash: str
    nonce: str
    is_taken: bool
    has_left: bool
    auto_pass: list[str]
    clock_left: float
    seen_at: float


class SeatChange(TypedDict, total=False):
    """What can change about a seat; what is left out stays."""

    kind: SeatKind
    level: str
    name: str
    has_left: bool
    auto_pass: list[str]
    clock_left: float


class EntryRow(Struct):
    """An entry of a journal with its facts, as `dump_event` gave them."""

    number: int
    entry: Entry
    facts: list[dict[str, Any]]
    undone_by: int
    at: float


class ChatRow(Struct):
    """A line of chat; the seat is none for who watches."""

    table_id: str
    number: int
    seat: int | None
    name: str
    text: str
    at: float


class BotTurn(Struct):
    """A bot's turn to choose, after the entry `number`. Who claims it holds it until the lease is over."""

    table_id: str
    number: int
    seat: int
    level: str
    asked_at: float
    leased_until: float = 0.0
    lease: int = 0
    attempts: int = 0
    """How often the bot has failed; that a server was stopped or killed is no failure of its bots."""


def packed(data: Any) -> bytes:
    """Data as compressed JSON."""
    return zlib.compress(msgspec.json.encode(data))


def unpacked(blob: bytes) -> Any:
    """The data that `packed` was given."""
    return msgspec.json.decode(zlib.decompress(blob))


def table_columns(table: TableRow) -> dict[str, Any]:
    """A table as the database holds it."""
    columns = msgspec.structs.asdict(table)
    columns["clock"] = msgspec.to_builtins(table.clock)
    columns["start"] = None if table.start is None else packed(table.start)
    return columns


def table_record(columns: Mapping[Any, Any]) -> TableRow:
    """The table that a row of the database holds."""
    values = dict(columns)
    values["clock"] = msgspec.convert(values["clock"], Clock)
    values["start"] = None if values["start"] is None else unpacked(values["start"])
    return TableRow(**values)


def entry_record(columns: Mapping[Any, Any]) -> EntryRow:
    """The entry that a row of the database holds."""
    entry = load_entry(msgspec.json.decode(columns["entry"]))
    facts = msgspec.json.decode(columns["facts"])
    return EntryRow(columns["number"], entry, facts, columns["undone_by"], columns["at"])
