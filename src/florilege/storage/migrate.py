"""Migrates the schema of a database to the current revision."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect

from florilege.storage.database import WRITE_TRANSACTION
from florilege.storage.errors import DAMAGED, NEWER
from florilege.storage.schema import metadata
from florilege.tables.store import Unavailable

STEPS = Path(__file__).parent / "migrations"
LOCK = 0x666C6F72  # an arbitrary advisory lock id, the same in every process


def migrate(engine: Engine) -> None:
    """Run pending migrations in one transaction; refuse a schema that is newer or foreign."""
    config = Config()
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    steps = ScriptDirectory.from_config(config)
    with engine.connect() as connection:
        if _revision(connection, steps) == steps.get_current_head():
            return
    with engine.execution_options(**WRITE_TRANSACTION).begin() as connection:
        if connection.dialect.name == "postgresql":  # other processes may be starting too
            connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        if _revision(connection, steps) is None and _names(connection) & set(metadata.tables):
            raise Unavailable(DAMAGED)  # tables of another program
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _names(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


def _revision(connection: Connection, steps: ScriptDirectory) -> str | None:
    revision = MigrationContext.configure(connection).get_current_revision()
    known = {step.revision for step in steps.walk_revisions()}
    if revision is not None and revision not in known:
        raise Unavailable(NEWER)
    return revision
