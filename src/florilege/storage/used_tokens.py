"""Seat tokens that were used, kept until they end."""

from sqlalchemy import Connection, delete, text

from florilege.storage.schema import used_tokens

USE = text("INSERT INTO used_tokens (token, until) VALUES (:token, :until) ON CONFLICT DO NOTHING")


def use_token(connection: Connection, token: str, until: int, now: int) -> bool:
    connection.execute(delete(used_tokens).where(used_tokens.c.until < now))
    return connection.execute(USE, {"token": token, "until": until}).rowcount == 1
