"""The tables of the database.

`tables` holds the setup of a table, `events` its history; both are written once and never changed.
The summary that lists need is stored beside them: `stage` and `people`, which seldom change, in
`tables`; the time of the next wake-up, which changes with almost every move, in the narrow `wakes`.
"""

from typing import TypeAlias

import orjson
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
)

Plain: TypeAlias = int | str | bool | list["Plain"] | dict[str, "Plain"] | None


class Json(TypeDecorator[Plain]):
    """JSON stored as text, the same in every database."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Plain, dialect: Dialect) -> str:  # noqa: ARG002
        return orjson.dumps(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> Plain:  # noqa: ARG002
        result: Plain = orjson.loads(value or "null")
        return result


metadata = MetaData(naming_convention={"pk": "%(table_name)s_pk", "fk": "%(table_name)s_fk"})

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("founder", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("ruleset", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("settings", Json, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("terms", Json, nullable=False),
    Column("origin", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("stage", Text, nullable=False),
    Column("people", Json, nullable=False),
    Index("tables_gathering", "public", "stage", "at"),
    Index("tables_founded", "founder", "stage"),
)

# No foreign key: the insert statement itself checks that the table exists, and tables are never
# deleted. For a foreign key PostgreSQL would lock and rewrite the row in `tables` at every move.
events = Table(
    "entries",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("player", Text, nullable=False),
    Column("client", Text, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("data", Json, nullable=False),
    sqlite_with_rowid=False,  # clusters the events of a table
)
# To find events missed while not listening; only PostgreSQL has notifications.
Index("entries_at", events.c.at, postgresql_using="brin").ddl_if(dialect="postgresql")

wakes = Table(
    "wakes",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("at", BigInteger),
    Index("wakes_at", "at"),
    sqlite_with_rowid=False,
)

sittings = Table(
    "sittings",
    metadata,
    Column("player", Text, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    sqlite_with_rowid=False,
)

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("account", Text, nullable=False),
    Column("account_key", Text),  # the account name, case-folded; null for guests
    Column("password", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    # How names look, to refuse others that look the same; null for guests, and for accounts older
    # than this column that look like another.
    Column("account_look", Text),
    Column("name_look", Text),
    UniqueConstraint("account_key", name="players_account"),
    Index("players_account_look", "account_look", unique=True),
    Index("players_name_look", "name_look"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", Text, primary_key=True),
    Column("player", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ratings_player", "player"),
)

# Tables whose result has been rated.
rated = Table("rated", metadata, Column("table_id", ForeignKey("tables.id"), primary_key=True))

# Seat tokens that were used, until they end (in milliseconds since 1970).
used_tokens = Table(
    "used_tokens",
    metadata,
    Column("token", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
    Index("used_tokens_until", "until"),
)

# Values of the server itself, such as the signing key.
server_values = Table(
    "house",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
