"""The key that signs session cookies."""

import secrets

from sqlalchemy import Connection, select, text, update

from florilege.storage.schema import server_values

NAME = "key"
LENGTH = 32
INSERT_KEY = text("INSERT INTO house (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")


def ensure_key(connection: Connection) -> None:
    connection.execute(INSERT_KEY, {"name": NAME, "value": secrets.token_bytes(LENGTH)})


def read_key(connection: Connection) -> bytes:
    query = select(server_values.c.value).where(server_values.c.name == NAME)
    return bytes(connection.execute(query).scalar_one())


def touch_key(connection: Connection) -> None:
    """Write the key again as it is: fails if nothing can be written."""
    own = update(server_values).where(server_values.c.name == NAME)
    connection.execute(own.values(value=server_values.c.value))
