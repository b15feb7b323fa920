"""The first tables: packs, tables, seats, journals, standings, chat and bot turns."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("files", sa.LargeBinary(), nullable=False),
        sa.Column("kept_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_packs")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("pack", sa.String(length=64), nullable=False),
        sa.Column("scenario", sa.String(length=80), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seat_count", sa.Integer(), nullable=False),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("is_public", sa.Boolean(), nullable=False),
        sa.Column("has_aids", sa.Boolean(), nullable=False),
        sa.Column("undo", sa.String(length=8), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("watch_hash", sa.String(length=64), nullable=False),
        sa.Column("fair_match", sa.String(length=64), nullable=False),
        sa.Column("fair_key", sa.String(length=64), nullable=False),
        sa.Column("start", sa.LargeBinary(), nullable=True),
        sa.Column("origin", sa.String(length=12), nullable=False),
        sa.Column("next", sa.String(length=12), nullable=False),
        sa.Column("last_number", sa.Integer(), nullable=False),
        sa.Column("clock_running", sa.Integer(), nullable=False),
        sa.Column("clock_since", sa.Double(), nullable=False),
        sa.Column("made_at", sa.Double(), nullable=False),
        sa.Column("moved_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["pack"], ["packs.hash"], name=op.f("fk_tables_pack")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index("ix_tables_clock_running", "tables", ["clock_running"], unique=False)
    op.create_index("ix_tables_open", "tables", ["is_public", "status", "made_at"], unique=False)
    op.create_table(
        "bot_turns",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("level", sa.String(length=8), nullable=False),
        sa.Column("asked_at", sa.Double(), nullable=False),
        sa.Column("leased_until", sa.Double(), nullable=False),
        sa.Column("lease", sa.BigInteger(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_bot_turns_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_bot_turns")),
    )
    op.create_index("ix_bot_turns_leased_until", "bot_turns", ["leased_until"], unique=False)
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_chat_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_chat")),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("entry", sa.LargeBinary(), nullable=False),
        sa.Column("facts", sa.LargeBinary(), nullable=False),
        sa.Column("undone_by", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_entries_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_entries")),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("level", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("nonce", sa.String(length=64), nullable=False),
        sa.Column("is_taken", sa.Boolean(), nullable=False),
        sa.Column("has_left", sa.Boolean(), nullable=False),
        sa.Column("auto_pass", sa.JSON(), nullable=False),
        sa.Column("clock_left", sa.Double(), nullable=False),
        sa.Column("seen_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
    )
    op.create_table(
        "standings",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("standing", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_standings_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_standings")),
    )


def downgrade() -> None:
    op.drop_table("standings")
    op.drop_table("seats")
    op.drop_table("entries")
    op.drop_table("chat")
    op.drop_index("ix_bot_turns_leased_until", table_name="bot_turns")
    op.drop_table("bot_turns")
    op.drop_index("ix_tables_open", table_name="tables")
    op.drop_index("ix_tables_clock_running", table_name="tables")
    op.drop_table("tables")
    op.drop_table("packs")
