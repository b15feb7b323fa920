"""The nonces that a commitment covers; tables made before have none, and commitments of the old form."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("fair_fixed", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "fair_fixed")
