"""Which bus the services of a server allow."""

from __future__ import annotations

from timefront.server.config import POSTGRESQL, database_kind
from timefront.server.store.bus import Bus, LocalBus, PostgresBus


def bus_for(database_url: str, redis_url: str = "") -> Bus:
    """The bus that the services allow: Redis if there is one, else PostgreSQL, else within this process only."""
    if redis_url:
        from timefront.server.store.redis_bus import RedisBus  # it loads much that the others do without

        return RedisBus(redis_url)
    if database_kind(database_url) == POSTGRESQL:
        return PostgresBus(database_url)
    return LocalBus()
