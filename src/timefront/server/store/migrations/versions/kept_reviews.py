"""Store the reviews of finished matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(12), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("review", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reviews_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_reviews"),
    )


def downgrade() -> None:
    op.drop_table("reviews")
