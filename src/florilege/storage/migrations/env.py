"""Called by Alembic: run the steps on the connection it was given."""

from alembic import context

from florilege.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
)
context.run_migrations()
