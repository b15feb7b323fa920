"""The tables of the database. The journal of a match is in `entries`, whose primary key decides the order of moves."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

VERSION = "0004"
"""The newest migration, which leads to this schema."""
metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(column_0_label)s",
    }
)

packs = Table(
    "packs",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("files", LargeBinary, nullable=False),  # JSON, compressed: paths and texts
    Column("kept_at", Double, nullable=False),  # or last used; 0 for one that goes with its last table
    Column("maker", String(32), nullable=False, server_default=""),  # whose quota it counts in
    Index("ix_packs_maker", "maker", "kept_at"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("pack", String(64), ForeignKey("packs.hash"), nullable=False),
    Column("scenario", String(80), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seat_count", Integer, nullable=False),
    Column("title", String(80), nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("has_aids", Boolean, nullable=False),
    Column("undo", String(8), nullable=False),
    Column("clock", JSON, nullable=False),
    Column("status", String(12), nullable=False),  # waiting, playing, over, read-only
    Column("watch_hash", String(64), nullable=False),  # the hash of the spectators' secret
    Column("fair_match", String(64), nullable=False),
    Column("fair_key", String(64), nullable=False),  # secret until the end
    Column("fair_fixed", JSON(none_as_null=True)),  # the nonces that the commitment covers; null for the old form
    Column("start", LargeBinary),  # JSON of the first position of a fork (matches.opening.Start), compressed
    Column("origin", String(12), nullable=False),
    Column("next", String(12), nullable=False),
    Column("last_number", Integer, nullable=False),  # of the last entry; -1 before the start
    Column("clock_running", Integer, nullable=False),  # the seat whose clock runs, or -1
    Column("clock_since", Double, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("moved_at", Double, nullable=False),
    Column("maker", String(32), nullable=False, server_default=""),  # whose quota it counts in
    Column("opened_at", Double, nullable=False, server_default="0"),  # last, by a person; 0 if never
    Index("ix_tables_open", "is_public", "status", "made_at"),
    Index("ix_tables_clock_running", "clock_running"),
    Index("ix_tables_maker", "maker", "made_at"),
    Index("ix_tables_pack", "pack"),
    Index("ix_tables_opened_at", "opened_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, human, bot
    Column("level", String(8), nullable=False),  # of the bot
    Column("name", String(80), nullable=False),
    Column("token_hash", String(64), nullable=False),  # empty while nobody can hold the seat
    Column("nonce", String(64), nullable=False),
    Column("is_taken", Boolean, nullable=False),
    Column("has_left", Boolean, nullable=False),  # a bot stands in for a player who may come back
    Column("auto_pass", JSON, nullable=False),
    Column("clock_left", Double, nullable=False),  # seconds
    Column("seen_at", Double, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),  # of the entry: what an undo takes back are the answers
    Column("entry", LargeBinary, nullable=False),  # JSON of matches.journal.dump_entry
    Column("facts", LargeBinary, nullable=False),  # JSON list of matches.journal.dump_event
    Column("undone_by", Integer, nullable=False),  # the number of the entry that took it back, or -1
    Column("at", Double, nullable=False),
)

standings = Table(
    "standings",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # the last entry that it covers
    Column("standing", LargeBinary, nullable=False),  # JSON of matches.standing.dump_standing, compressed
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("rules_version", Integer, nullable=False),  # those with which it was made
    Column("review", LargeBinary, nullable=False),  # JSON of wire.from_server.WholeReview, compressed
)
"""The reviews of finished matches that somebody has asked for."""

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),  # null for a spectator
    Column("name", String(80), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Double, nullable=False),
)

bot_turns = Table(
    "bot_turns",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),  # the last entry of the journal when the bot was asked
    Column("seat", Integer, nullable=False),
    Column("level", String(8), nullable=False),
    Column("asked_at", Double, nullable=False),
    Column("leased_until", Double, nullable=False),  # 0 while nobody thinks about it
    Column("lease", BigInteger, nullable=False),  # grows with every claim; an older one is no longer valid
    Column("attempts", Integer, nullable=False),  # how often the bot has failed
    Index("ix_bot_turns_leased_until", "leased_until"),
)
"""At most one bot turn per table: written in the transaction of the move that leads to it, deleted by the next."""

notes = Table(
    "notes",
    metadata,
    Column("name", String(120), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""The database's notes about itself."""
