"""The time that a process last wrote, in milliseconds since 1970."""

from sqlalchemy import Connection, select, text

from florilege.storage.schema import server_values

NAME = "time"
WRITE_TIME = text(
    "INSERT INTO house (name, value) VALUES (:name, :value)"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


def exchange_time(connection: Connection, now: int) -> int | None:
    """Write a time and return the one before, if there is one."""
    query = select(server_values.c.value).where(server_values.c.name == NAME)
    last = connection.execute(query).scalar_one_or_none()
    connection.execute(WRITE_TIME, {"name": NAME, "value": str(now).encode()})
    return None if last is None else int(bytes(last))
