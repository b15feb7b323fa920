"""Chooses the bus."""

from __future__ import annotations

from timefront.server.config import POSTGRESQL, database_kind
from timefront.server.store.bus import Bus, LocalBus, PostgresBus


def bus_for(database_url: str, redis_url: str = "") -> Bus:
    """The best available bus: Redis if there is one, otherwise PostgreSQL, otherwise only within this process."""
    if redis_url:
        from timefront.server.store.redis_bus import RedisBus  # it loads much that the others do not need

        return RedisBus(redis_url)
    if database_kind(database_url) == POSTGRESQL:
        return PostgresBus(database_url)
    return LocalBus()
