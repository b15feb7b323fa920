"""Quotas: how much that one address has made recently may be in the database."""

from __future__ import annotations

import time

from sqlalchemy import Connection, Table, func, select, text

from timefront.server.config import POSTGRESQL
from timefront.server.store.schema import packs, tables
from timefront.server.wire.errors import Denied

QUOTA_SECONDS = 30 * 86_400.0
"""Older things do not count."""
MADE_AT = {tables: tables.c.made_at, packs: packs.c.kept_at}


def must_have_room(connection: Connection, made: Table, maker: str, quota: int) -> None:
    """Refuse a maker who has as many tables or packs as the quota allows; without a maker, nothing counts."""
    if not maker or not quota:
        return
    if connection.dialect.name == POSTGRESQL:  # others who make something at the same time wait; SQLite has one writer
        connection.execute(text("SELECT pg_advisory_xact_lock(hashtext(:maker))"), {"maker": maker})
    since = time.time() - QUOTA_SECONDS
    query = select(func.count()).select_from(made).where(made.c.maker == maker, MADE_AT[made] > since)
    count: int = connection.execute(query).scalar_one()
    if count >= quota:
        raise Denied("too-many-tables", 429) if made is tables else Denied("too-many-packs", 429)
