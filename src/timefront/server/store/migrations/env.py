"""Alembic runs this: the migrations on the connection that the `database` module gives, in its transaction."""

from __future__ import annotations

from alembic import context

from timefront.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter a table in place
)
with context.begin_transaction():
    context.run_migrations()
