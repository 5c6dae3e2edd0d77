"""SQL statements that write many rows at once.

All rows are passed as one JSON array of arrays, which the database unpacks. So a statement is the
same for any number of rows, is prepared once, and needs little work in Python.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from sqlalchemy import Connection, TextClause, text

UNPACK = {
    "sqlite": "json_each(:rows)",
    "postgresql": "json_array_elements(CAST(:rows AS json)) AS rows(value)",
}

EVENTS = """
    INSERT INTO entries (table_id, version, at, player, client, seq, kind, seat, data)
    SELECT value->>0, CAST(value->>1 AS INTEGER), CAST(value->>2 AS BIGINT), value->>3, value->>4,
        CAST(value->>5 AS BIGINT), value->>6, CAST(value->>7 AS INTEGER), value->>8
    FROM {rows}
"""

# Inserts only events that directly follow the last one of an existing table. Ordered by table, so
# that two processes cannot deadlock. Scalar subqueries, since they are never planned as a hash of
# the whole table.
NEXT_EVENTS = """
    WHERE (SELECT id FROM tables WHERE id = value->>0) IS NOT NULL
    AND CAST(value->>1 AS INTEGER) =
        COALESCE((SELECT max(version) FROM entries WHERE table_id = value->>0), 0) + 1
    ORDER BY 1
    ON CONFLICT DO NOTHING
    RETURNING table_id
"""

SUMMARIES = """
    UPDATE tables SET stage = value->>1, people = value->>2 FROM {rows}
    WHERE tables.id = value->>0 AND (stage <> value->>1 OR people <> value->>2)
    RETURNING tables.id
"""

WAKES = """
    INSERT INTO wakes (table_id, at) SELECT value->>0, CAST(value->>3 AS BIGINT) FROM {rows}
    WHERE true ON CONFLICT (table_id) DO UPDATE SET at = excluded.at
"""

SITTINGS = """
    INSERT INTO sittings (player, table_id) SELECT value->>0, value->>1 FROM {rows}
    WHERE true ON CONFLICT DO NOTHING
"""


@dataclass(frozen=True, slots=True)
class Statements:
    """The statements in one SQL dialect."""

    next_events: TextClause
    events: TextClause
    summaries: TextClause
    wakes: TextClause
    sittings: TextClause


@cache
def statements_for(dialect: str) -> Statements:
    every = (EVENTS + NEXT_EVENTS, EVENTS, SUMMARIES, WAKES, SITTINGS)
    return Statements(*(text(each.format(rows=UNPACK[dialect])) for each in every))


def write(connection: Connection, statement: TextClause, rows: Iterable[bytes]) -> None:
    """Write rows, each a JSON array; without rows, do nothing."""
    if packed := b",".join(rows):
        connection.execute(statement, {"rows": f"[{packed.decode()}]"})


def write_some(connection: Connection, statement: TextClause, rows: Iterable[bytes]) -> set[str]:
    """Run a statement with RETURNING on rows; return the ids of the tables it wrote."""
    packed = b",".join(rows)
    if not packed:
        return set()
    return set(connection.execute(statement, {"rows": f"[{packed.decode()}]"}).scalars())
