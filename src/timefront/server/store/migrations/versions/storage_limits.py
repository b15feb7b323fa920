"""Storage has limits: who made a table or a pack, when a table was opened last, and notes of the database itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notes",
        sa.Column("name", sa.String(length=120), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_notes")),
    )
    op.add_column("packs", sa.Column("maker", sa.String(length=32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("maker", sa.String(length=32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("opened_at", sa.Double(), nullable=False, server_default="0"))
    op.create_index("ix_packs_maker", "packs", ["maker", "kept_at"], unique=False)
    op.create_index("ix_tables_maker", "tables", ["maker", "made_at"], unique=False)
    op.create_index("ix_tables_pack", "tables", ["pack"], unique=False)
    op.create_index("ix_tables_opened_at", "tables", ["opened_at"], unique=False)
    # Nothing noted who opened tables: moving at one, or being seen there, counts as opening it.
    op.execute("UPDATE tables SET opened_at = moved_at")
    seen = "(SELECT MAX(seats.seen_at) FROM seats WHERE seats.table_id = tables.id)"
    op.execute(f"UPDATE tables SET opened_at = {seen} WHERE {seen} > opened_at")


def downgrade() -> None:
    op.drop_index("ix_tables_opened_at", table_name="tables")
    op.drop_index("ix_tables_pack", table_name="tables")
    op.drop_index("ix_tables_maker", table_name="tables")
    op.drop_index("ix_packs_maker", table_name="packs")
    op.drop_column("tables", "opened_at")
    op.drop_column("tables", "maker")
    op.drop_column("packs", "maker")
    op.drop_table("notes")
