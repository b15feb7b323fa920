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
"""In place of the entry that took an entry back: it was not taken back."""


class KeptPack(NamedTuple):
    """A stored pack: its game, and its files by path."""

    game: str
    files: dict[str, str]


class NewPack(NamedTuple):
    """A pack to store with a table. With a maker it counts in their quota; without one it goes with its last table."""

    files: dict[str, str]
    maker: str = ""
    quota: int = 0


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
    """For each seat, the nonce that the commitment covers; None for commitments of the old form."""
    start: Start | None
    """The first position of a fork."""
    origin: str
    next: str
    last_number: int
    """The number of the last entry; -1 before the start."""
    clock_running: int
    """The seat whose clock runs, or -1."""
    clock_since: float
    made_at: float
    moved_at: float
    maker: str = ""
    """The maker in whose quota it counts: an unreadable form of an address."""
    opened_at: float = 0.0
    """When somebody last looked at it; 0 if nobody has."""


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
    """The columns of a seat that can change; those left out stay as they are."""

    kind: SeatKind
    level: str
    name: str
    has_left: bool
    auto_pass: list[str]
    clock_left: float


class EntryRow(Struct):
    """An entry of a journal with its facts, in the form of `dump_event`."""

    number: int
    entry: Entry
    facts: list[dict[str, Any]]
    undone_by: int
    at: float


class ChatRow(Struct):
    """A line of chat; the seat is None for a spectator."""

    table_id: str
    number: int
    seat: int | None
    name: str
    text: str
    at: float


class BotTurn(Struct):
    """A bot's turn to choose, after the entry `number`. Its claimant holds it until the lease expires."""

    table_id: str
    number: int
    seat: int
    level: str
    asked_at: float
    leased_until: float = 0.0
    lease: int = 0
    attempts: int = 0
    """How often the bot has failed; a stopped or killed server does not count as a failure of its bots."""


def packed(data: Any) -> bytes:
    """Data as compressed JSON."""
    return zlib.compress(msgspec.json.encode(data))


def unpacked(blob: bytes) -> Any:
    """The data that were given to `packed`."""
    return msgspec.json.decode(zlib.decompress(blob))


def table_columns(table: TableRow) -> dict[str, Any]:
    """A table as columns of the database."""
    columns = msgspec.structs.asdict(table)
    columns["clock"] = msgspec.to_builtins(table.clock)
    columns["start"] = None if table.start is None else packed(table.start)
    return columns


def table_record(columns: Mapping[Any, Any]) -> TableRow:
    """The table in a row of the database."""
    values = dict(columns)
    values["clock"] = msgspec.convert(values["clock"], Clock)
    values["start"] = None if values["start"] is None else unpacked(values["start"])
    return TableRow(**values)


def entry_record(columns: Mapping[Any, Any]) -> EntryRow:
    """The entry in a row of the database."""
    entry = load_entry(msgspec.json.decode(columns["entry"]))
    facts = msgspec.json.decode(columns["facts"])
    return EntryRow(columns["number"], entry, facts, columns["undone_by"], columns["at"])
