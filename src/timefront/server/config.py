"""How a server runs. What cannot work is reported at once, before anything large is loaded."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from msgspec import Struct

from timefront.bots.outside.names import is_outside
from timefront.bots.registry import LEVELS
from timefront.server.wire.errors import CannotServe, UnknownDatabase

SQLITE = "sqlite"
POSTGRESQL = "postgresql"
KINDS = {SQLITE: SQLITE, POSTGRESQL: POSTGRESQL, "postgres": POSTGRESQL}
"""The names of databases in addresses."""
KIND = re.compile(r"([a-z0-9]+)(\+\w*)?://")
"""The beginning of an address: the kind, and possibly a driver."""
BOT_NAME = re.compile(r"[a-z][a-z0-9-]{0,7}")
"""The names that third-party bots may have: no longer than the database's column."""
NO_ADDRESS = "The database's address is not valid: write sqlite:///path or postgresql://..."


class Quotas(Struct, frozen=True):
    """How much that one address made within a month may be stored; 0 means no limit."""

    tables: int = 300
    packs: int = 30


class Keeping(Struct, frozen=True):
    """For how many days unused things are kept; 0 means for ever."""

    unopened: int = 14
    """Tables that nobody ever opened, and those that wait for players but are no longer opened."""
    packs: int = 30
    """Packs that no table uses."""
    idle: int = 0
    """Unfinished matches at which nobody moves or looks any more."""
    finished: int = 0
    """Finished matches that nobody looks at any more."""


class Config(Struct, frozen=True):
    """How a worker runs."""

    database: str
    redis: str = ""
    public_url: str = ""
    hosts: tuple[str, ...] = ()
    """Where the server listens: its names besides localhost, if it has no public address."""
    thinkers: int = 1
    drives_bots: bool = True
    """Whether bots' turns are claimed here; with several workers, a separate process does that."""
    messages_per_second: float = 20.0
    """How many messages a second a connection may send, after a first burst."""
    connections_at_once: float = 200.0
    """How many sockets an address may open at once; after that, it may open a few a second."""
    connections_per_address: int = 100
    """How many connections an address may keep open; 0 means no limit."""
    quotas: Quotas = Quotas()
    keeping: Keeping = Keeping()
    pace: float = 1.0
    """Stretches or shortens the time that bots take."""
    bots: dict[str, str] = {}
    """Third-party bots that visitors may choose: the names they see, and the commands or addresses they never see."""


def must_fit(config: Config, workers: int) -> None:
    """Refuse a configuration that cannot work, before anything is touched."""
    is_sqlite = database_kind(config.database) == SQLITE
    file = config.database.partition("://")[2].partition("?")[0].lstrip("/")
    if is_sqlite and file in ("", ":memory:"):
        raise CannotServe("The database's address names no file: write sqlite:///path.")
    if is_sqlite and workers > 1 and not config.redis:
        raise CannotServe("Several workers need PostgreSQL (--database) or Redis (--redis) to keep in step.")
    if config.redis and urlsplit(config.redis).scheme not in ("redis", "rediss", "unix"):
        raise CannotServe("--redis is an address, such as redis://localhost:6379/0.")
    for name, bot in config.bots.items():
        if not BOT_NAME.fullmatch(name) or name in LEVELS:
            raise CannotServe(f"{name!r} cannot be a bot's name: use 1 to 8 lowercase letters and digits, no level.")
        if not is_outside(bot):
            raise CannotServe(f"{bot!r} is not a third-party bot: write program:COMMAND or ws://host:port.")
    public = urlsplit(config.public_url)
    if config.public_url and (public.scheme not in ("http", "https") or not public.netloc):
        raise CannotServe("--public-url is a whole address, such as https://play.example.org.")


def database_kind(url: str) -> str:
    """The kind of database that an address names."""
    found = KIND.match(url)
    if found is None:
        raise UnknownDatabase(NO_ADDRESS)
    if found[1] not in KINDS:
        raise UnknownDatabase(f"{found[1]} is not a known kind of database: write sqlite:///path or postgresql://...")
    return KINDS[found[1]]


def address_of(host: str, port: int) -> str:
    """Where a browser on this machine finds the server."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
