"""Serving tables to browsers."""

from __future__ import annotations

import os
import sys

from timefront.cli.common import UserError, pairs
from timefront.cli.pruning import keeping_of, usual_database


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8080,
    database: str = "",
    redis: str = "",
    public_url: str = "",
    workers: int = 1,
    thinkers: int = 0,
    tables_per_address: int = 300,
    packs_per_address: int = 30,
    connections_per_address: int = 100,
    keep_unopened: int = 14,
    keep_packs: int = 30,
    keep_idle: int = 0,
    keep_finished: int = 0,
    bot: list[str] | None = None,
    browse: bool = False,
) -> int:
    """Serve tables over HTTP and WebSockets.

    Parameters
    ----------
    host
        the address to listen on; 0.0.0.0 for all of this machine's.
    port
        the port to listen on.
    database
        sqlite:///FILE or postgresql://...; without it, a SQLite file in the user's data folder.
    redis
        redis://..., for notices between several workers; not needed with PostgreSQL.
    public_url
        the address that players' browsers see, if the server is behind a proxy.
    workers
        how many processes serve.
    thinkers
        how many processes think for bots; without it, one for every two processors.
    tables_per_address
        how many tables may come from one address in 30 days; 0 for no limit.
    packs_per_address
        how many packs may come from one address in 30 days; 0 for no limit.
    connections_per_address
        how many connections one address may keep open; 0 for no limit.
    keep_unopened
        days after which unopened tables without a match are removed; 0 for never.
    keep_packs
        days after which unused packs are removed; 0 for never.
    keep_idle
        days after which unfinished matches that nobody looks at are removed; without it, never.
    keep_finished
        days after which finished matches that nobody looks at are removed; without it, never.
    bot
        a third-party bot that visitors may choose: name=program:COMMAND, or name=ws://... for one at an address.
    browse
        open the lobby in this machine's browser.
    """
    from timefront.bots.pace import pace
    from timefront.matches.folders import PRIVATE_FOLDER, match_folder
    from timefront.server.config import Config, Quotas, address_of, must_fit
    from timefront.server.wire.errors import BusUnreachable, CannotServe, DatabaseError

    if not 0 < port < 65_536:
        raise UserError(f"{port} is not a port: use 1 to 65535.")
    if workers < 1 or thinkers < 0:
        raise UserError("There must be at least one worker and one thinker.")
    if min(tables_per_address, packs_per_address, connections_per_address) < 0:
        raise UserError("A limit for each address is a number of tables, packs or connections; 0 means no limit.")
    keeping = keeping_of(keep_unopened, keep_packs, keep_idle, keep_finished)
    if browse and is_timefront(address_of(host, port)):
        open_browser(address_of(host, port))
        return 0
    if not database:
        match_folder().mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
        database = usual_database()
    config = Config(
        database=database,
        redis=redis,
        public_url=public_url,
        thinkers=thinkers or max(1, (os.cpu_count() or 2) // 2),
        connections_per_address=connections_per_address,
        quotas=Quotas(tables_per_address, packs_per_address),
        keeping=keeping,
        pace=pace(),
        bots=pairs(bot, "third-party bot"),
    )
    try:
        must_fit(config, workers)
        from timefront.server.serve import serve as serve_tables  # it loads much, so it comes last

        serve_tables(config, host, port, workers, open_browser if browse else _nothing)
    except (CannotServe, DatabaseError, BusUnreachable) as error:
        raise UserError(str(error)) from error
    return 0


def is_timefront(address: str) -> bool:
    """Whether a Timefront server already runs there."""
    from urllib.error import URLError
    from urllib.request import urlopen

    try:
        with urlopen(f"{address}/api/health", timeout=2) as answer:
            return b"timefront" in answer.read(200)
    except (URLError, OSError, ValueError):
        return False


def open_browser(address: str) -> None:
    """Open an address in a browser, if there is a screen."""
    import webbrowser

    from timefront.terminal.wishes import system_language
    from timefront.texts.catalogue import table_message

    screens = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    if sys.platform == "darwin" or any(os.environ.get(name) for name in screens):
        webbrowser.open(address)
    print(table_message(system_language(), "menu-lobby", address=address, command="timefront play"), flush=True)


def _nothing(address: str) -> None:
    """Nobody asked for a browser."""
