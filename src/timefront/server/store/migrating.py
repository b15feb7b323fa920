"""Upgrading a database to this program's schema. A separate module: Alembic loads slowly and is rarely needed."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def migration_config(connection: Connection) -> Config:
    """What Alembic's commands need to work on an open connection."""
    config = Config()
    config.set_main_option("script_location", "timefront.server.store:migrations")
    config.attributes["connection"] = connection
    return config


def known_versions(connection: Connection) -> set[str]:
    """All versions that the schema has ever had."""
    scripts = ScriptDirectory.from_config(migration_config(connection))
    return {script.revision for script in scripts.walk_revisions()}


def migrate(connection: Connection) -> None:
    """Run the migrations that are missing, in the connection's transaction."""
    command.upgrade(migration_config(connection), "head")
