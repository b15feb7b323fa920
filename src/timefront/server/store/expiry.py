"""Finds and removes, a few at a time, what has expired: tables that nobody opens and packs that no table uses.

A table that was opened expires only if nothing was played at it, or if the operator wants that.
"""

from __future__ import annotations

import time
from contextlib import suppress
from functools import partial
from typing import Literal, Protocol, final

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, delete, exists, or_, select, true, update
from sqlalchemy.exc import IntegrityError

from timefront.server.config import Keeping
from timefront.server.store.database import Database
from timefront.server.store.lobby_rows import WITH_TABLES
from timefront.server.store.quotas import QUOTA_SECONDS
from timefront.server.store.schema import packs, tables
from timefront.server.store.timeline import Timeline

DAY = 86_400.0
AT_ONCE = 20
"""How many tables or packs are removed in one transaction: few, so that nobody waits long."""
Why = Literal["unopened", "idle", "finished"]
_TABLE = select(*(tables.c.id, tables.c.game, tables.c.status, tables.c.made_at, tables.c.moved_at, tables.c.opened_at))
_PACK = select(packs.c.hash, packs.c.game, packs.c.kept_at)


class ExpiredTable(Struct):
    """A table that can be removed, why, and when it was last used."""

    table: str
    game: str
    status: str
    why: Why
    used_at: float


class ExpiredPack(Struct):
    """A pack that can be removed, and when it was last used."""

    pack: str
    game: str
    used_at: float


class Expired(Struct):
    """Everything that can be removed."""

    tables: list[ExpiredTable]
    packs: list[ExpiredPack]


class Remove(Protocol):
    """Removes tables or packs, and returns what is gone."""

    def __call__(self, connection: Connection, names: list[str], keeping: Keeping, now: float) -> set[str]: ...


@final
class Expiry:
    """Finds and removes what has expired, also while others use the database."""

    def __init__(self, database: Database, timeline: Timeline) -> None:
        self.database = database
        self.timeline = timeline

    async def find(self, keeping: Keeping) -> Expired:
        """Find what has expired."""
        now = self._earlier()
        return await self.database.read(lambda connection: _expired(connection, keeping, now))

    async def remove(self, expired: Expired, keeping: Keeping) -> Expired:
        """Remove it, except what was used meanwhile, and return what is gone. Old makers are forgotten, too."""
        now = self._earlier()
        gone = Expired([], [])
        for first in range(0, len(expired.tables), AT_ONCE):
            some = expired.tables[first : first + AT_ONCE]
            removed = await self._gone(_remove_tables, [table.table for table in some], keeping, now)
            gone.tables += [table for table in some if table.table in removed]
        for first in range(0, len(expired.packs), AT_ONCE):
            unused = expired.packs[first : first + AT_ONCE]
            removed = await self._gone(_remove_packs, [pack.pack for pack in unused], keeping, now)
            gone.packs += [pack for pack in unused if pack.pack in removed]
        await self.database.write(lambda connection: _forget_makers(connection, now - QUOTA_SECONDS))
        return gone

    async def _gone(self, remove: Remove, names: list[str], keeping: Keeping, now: float) -> set[str]:
        """What one transaction has removed; nothing if somebody makes a table with one of the packs meanwhile."""
        with suppress(IntegrityError):
            return await self.database.write(partial(remove, names=names, keeping=keeping, now=now))
        return set()

    def _earlier(self) -> float:
        """The earlier of the clock's and the timeline's time, so that a wrong date lets nothing expire."""
        return min(time.time(), self.timeline.now())


def _expired(connection: Connection, keeping: Keeping, now: float) -> Expired:
    found = Expired([], [])
    for why, is_so in _rules(keeping, now).items():
        for row in connection.execute(_TABLE.where(is_so).order_by(tables.c.made_at)):
            used_at = max(row.made_at, row.moved_at, row.opened_at)
            found.tables.append(ExpiredTable(row.id, row.game, row.status, why, used_at))
    for pack in connection.execute(_PACK.where(_is_unused(keeping, now)).order_by(packs.c.kept_at)):
        found.packs.append(ExpiredPack(pack.hash, pack.game, pack.kept_at))
    return found


def _rules(keeping: Keeping, now: float) -> dict[Why, ColumnElement[bool]]:
    """Why tables can be removed; the reasons exclude each other."""
    never = tables.c.opened_at == 0
    is_unplayed = or_(never, tables.c.status == "waiting")
    is_under_way = and_(~never, tables.c.status.in_(("playing", "read-only")))
    rules: dict[Why, tuple[ColumnElement[bool], int]] = {
        "unopened": (is_unplayed, keeping.unopened),
        "idle": (is_under_way, keeping.idle),
        "finished": (and_(~never, tables.c.status == "over"), keeping.finished),
    }
    return {why: and_(is_so, _nobody_came(now - days * DAY)) for why, (is_so, days) in rules.items() if days}


def _nobody_came(since: float) -> ColumnElement[bool]:
    return and_(tables.c.made_at < since, tables.c.moved_at < since, tables.c.opened_at < since)


def _is_unused(keeping: Keeping, now: float) -> ColumnElement[bool]:
    is_old = packs.c.kept_at < (now - keeping.packs * DAY if keeping.packs else 0.0)
    return and_(is_old, _has_no_table())


def _has_no_table() -> ColumnElement[bool]:
    return ~exists().where(tables.c.pack == packs.c.hash)


def _remove_tables(connection: Connection, names: list[str], keeping: Keeping, now: float) -> set[str]:
    """Remove tables with everything that belongs to them, unless somebody has come since they were found.

    Packs that were made for them go too; others are unused from now on.
    """
    is_one = tables.c.id.in_(names)
    used = set(connection.execute(select(tables.c.pack).where(is_one)).scalars())
    is_expired = or_(~true(), *_rules(keeping, now).values())
    gone = set(connection.execute(delete(tables).where(is_one, is_expired).returning(tables.c.id)).scalars())
    if gone:
        was_used, goes_too = packs.c.hash.in_(used), packs.c.kept_at == WITH_TABLES
        connection.execute(delete(packs).where(was_used, goes_too, _has_no_table()))
        connection.execute(update(packs).where(was_used, ~goes_too, packs.c.kept_at < now).values(kept_at=now))
        connection.execute(update(tables).where(tables.c.next.in_(gone)).values(next=""))  # another rematch can be made
    return gone


def _remove_packs(connection: Connection, names: list[str], keeping: Keeping, now: float) -> set[str]:
    removed = delete(packs).where(packs.c.hash.in_(names), _is_unused(keeping, now)).returning(packs.c.hash)
    return set(connection.execute(removed).scalars())


def _forget_makers(connection: Connection, before: float) -> None:
    """Delete the addresses that no longer count, although they are unreadable."""
    connection.execute(update(tables).where(tables.c.maker != "", tables.c.made_at < before).values(maker=""))
    connection.execute(update(packs).where(packs.c.maker != "", packs.c.kept_at < before).values(maker=""))
