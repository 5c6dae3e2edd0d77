"""Run by Alembic: applies the migrations on the connection that `migrate` passes in."""

from alembic import context

from florilege.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
)
context.run_migrations()
