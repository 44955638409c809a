"""Alembic runs this: the connection comes from `schema.migrate`."""

from alembic import context

from lifetable.tables.log.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=False,  # the caller's transaction is around all of it
)
context.run_migrations()
