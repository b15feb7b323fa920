"""Finding and removing what has expired in a server's database."""

from __future__ import annotations

import time
from typing import Any

from timefront.cli.common import Json, UserError, print_json


def prune(
    *,
    database: str = "",
    keep_unopened: int = 14,
    keep_packs: int = 30,
    keep_idle: int = 0,
    keep_finished: int = 0,
    apply: bool = False,
    json: Json = False,
) -> int:
    """Show which tables and packs of a server have expired, and remove them with --apply.

    Parameters
    ----------
    database
        sqlite:///FILE or postgresql://...; without it, a SQLite file in the user's data folder. A server may run on it.
    keep_unopened
        days after which unopened tables without a match are removed; 0 for never.
    keep_packs
        days after which unused packs are removed; 0 for never.
    keep_idle
        days after which unfinished matches that nobody looks at are removed; without it, never.
    keep_finished
        days after which finished matches that nobody looks at are removed; without it, never.
    apply
        remove what has expired; without it, nothing is changed.
    """
    from timefront.server.store.pruning import find_expired, remove_expired
    from timefront.server.wire.errors import DatabaseError

    keeping = keeping_of(keep_unopened, keep_packs, keep_idle, keep_finished)
    try:
        expired = (remove_expired if apply else find_expired)(database or usual_database(), keeping)
    except DatabaseError as error:
        raise UserError(str(error)) from error
    if json:
        print_json({"removed": apply, "tables": expired.tables, "packs": expired.packs})
        return 0
    for table in expired.tables:
        print(f"table {table.table}: {table.game}, {table.status}, {table.why}, last used {_date(table.used_at)}")
    for pack in expired.packs:
        print(f"pack {pack.pack[:12]}: {pack.game}, last used {_date(pack.used_at)}")
    end = "removed" if apply else "expired; nothing is changed without --apply"
    print(f"{len(expired.tables)} tables and {len(expired.packs)} packs {end}")
    return 0


def keeping_of(unopened: int, packs: int, idle: int, finished: int) -> Any:
    """For how many days things are kept."""
    from timefront.server.config import Keeping

    if min(unopened, packs, idle, finished) < 0:
        raise UserError("Things are kept for a number of days; 0 means for ever.")
    return Keeping(unopened, packs, idle, finished)


def usual_database() -> str:
    """The default database of a server."""
    from timefront.matches.folders import match_folder

    return f"sqlite:///{match_folder() / 'server.db'}"


def _date(at: float) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(at))
