"""The key that signs cookies."""

import secrets

from sqlalchemy import Connection, select, text

from florilege.storage.schema import house

NAME = "key"
LENGTH = 32
KEEP = text("INSERT INTO house (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")


def make_key(connection: Connection) -> None:
    """Make the key, unless there is one."""
    connection.execute(KEEP, {"name": NAME, "value": secrets.token_bytes(LENGTH)})


def read_key(connection: Connection) -> bytes:
    """Return the key."""
    return bytes(connection.execute(select(house.c.value).where(house.c.name == NAME)).scalar_one())
