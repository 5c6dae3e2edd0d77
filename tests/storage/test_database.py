"""How connections to SQLite are made: a commit is on the disk, and readers do not wait."""

from pathlib import Path

import pytest

from florilege.storage.database import WRITING, engine_of

FULL = 2


@pytest.mark.parametrize(
    ("pragma", "value"), [("journal_mode", "wal"), ("synchronous", FULL), ("foreign_keys", 1)]
)
def test_every_connection_is_durable_and_checked(
    tmp_path: Path, pragma: str, value: int | str
) -> None:
    engine = engine_of(f"sqlite:///{tmp_path}/house.db")
    with engine.connect() as one, engine.connect() as other:
        for connection in (one, other):
            assert connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() == value
    engine.dispose()


def test_a_reader_sees_what_was_committed_while_somebody_writes(tmp_path: Path) -> None:
    engine = engine_of(f"sqlite:///{tmp_path}/house.db")
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE flowers (name TEXT)")
    with engine.execution_options(**WRITING).begin() as writer, engine.connect() as reader:
        writer.exec_driver_sql("INSERT INTO flowers VALUES ('rose')")
        assert reader.exec_driver_sql("SELECT count(*) FROM flowers").scalar() == 0
    with engine.connect() as reader:
        assert reader.exec_driver_sql("SELECT count(*) FROM flowers").scalar() == 1
    engine.dispose()
