"""Removing what has expired: by the server itself now and then, or by its operator, even while it runs."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

from sqlalchemy import Connection

from timefront.server.config import SQLITE, Keeping
from timefront.server.store.database import UNREACHABLE, connect, driver_url, must_be_known, reason_of
from timefront.server.store.expiry import Expired
from timefront.server.store.ledger import Ledger
from timefront.server.store.schema import VERSION
from timefront.server.wire.errors import DatabaseError

FIRST_SWEEP, SWEEP_EVERY = 60.0, 3600.0
"""The seconds until a server first removes what has expired, and between later times."""
log = logging.getLogger("timefront.server")


async def sweep_regularly(ledger: Ledger, keeping: Keeping) -> None:
    """Remove what has expired, again and again while the server runs."""
    await asyncio.sleep(FIRST_SWEEP)
    while True:
        try:
            await sweep(ledger, keeping)
        except UNREACHABLE as error:  # the database may come back
            log.warning("What has expired cannot be removed: %s.", reason_of(error))
        await asyncio.sleep(SWEEP_EVERY)


async def sweep(ledger: Ledger, keeping: Keeping) -> None:
    """Remove what has expired, and log how much that was."""
    gone = await ledger.expiry.remove(await ledger.expiry.find(keeping), keeping)
    if gone.tables or gone.packs:
        log.info("%d tables and %d packs have expired and are removed.", len(gone.tables), len(gone.packs))


def find_expired(url: str, keeping: Keeping) -> Expired:
    """Find what has expired in a database, and change nothing."""
    return _on(url, keeping, is_to_go=False)


def remove_expired(url: str, keeping: Keeping) -> Expired:
    """Remove what has expired in a database, and return it."""
    return _on(url, keeping, is_to_go=True)


def _on(url: str, keeping: Keeping, *, is_to_go: bool) -> Expired:
    address = driver_url(url)
    if address.get_backend_name() == SQLITE and not Path(address.database or "").is_file():
        raise DatabaseError(f"There is no database {address.database}.")

    async def work() -> Expired:
        database = connect(url)
        try:
            await database.read(_must_be_of_today)
            ledger = Ledger(database)
            await ledger.notes.recall_time()
            found = await ledger.expiry.find(keeping)
            return await ledger.expiry.remove(found, keeping) if is_to_go else found
        finally:
            await database.dispose()

    try:
        return asyncio.run(work())
    except UNREACHABLE as error:
        raise DatabaseError(f"The database cannot be used: {reason_of(error)}.") from error


def _must_be_of_today(connection: Connection) -> None:
    if must_be_known(connection) != {VERSION}:
        raise DatabaseError("The database is not of this version: start the server first, which upgrades it.")
