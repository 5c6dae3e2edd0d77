"""What is to be appended to tables, and how many such appends are written together."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import Connection

from florilege.storage.statements import Statements, write, write_some
from florilege.tables.entry import Deed, Entry
from florilege.tables.store import Summary

NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")  # escaped, and not the escape spelt out


@dataclass(frozen=True, slots=True)
class Append:
    """The next entries of a table as rows, made before anybody waits for them."""

    table: str
    version: int
    first: bytes
    rest: list[bytes]
    summary: Summary | None

    def rows(self) -> list[bytes]:
        """Return all entries."""
        return [self.first, *self.rest]


def append_of(table: str, entries: Sequence[Entry], summary: Summary | None) -> Append:
    """Return entries ready to be written; their versions must follow on each other."""
    version = entries[0].version
    if any(entry.version != version + place for place, entry in enumerate(entries)):
        raise ValueError(f"versions with gaps: {[entry.version for entry in entries]}")
    first, *rest = entry_rows(table, entries)
    return Append(table, entries[-1].version, first, rest, summary)


def entry_rows(table: str, entries: Sequence[Entry]) -> list[bytes]:
    """Return entries as rows; no text in them may hold a NUL, which PostgreSQL does not keep."""
    rows = [orjson.dumps(_row(table, entry)) for entry in entries]
    if any(b"\\u0000" in row and NUL.search(row) for row in rows):
        raise ValueError("NUL in an entry")
    return rows


def _row(table: str, entry: Entry) -> tuple[Any, ...]:
    deed = entry.deed
    asked = (entry.by, entry.client, entry.seq)
    return (table, entry.version, entry.at, *asked, deed.kind, deed.seat, deed.data)


def entry_of(_: str, version: int, at: int, by: str, client: str, seq: int, *deed: Any) -> Entry:
    """Return the entry that a row holds."""
    return Entry(version, at, by, client, seq, Deed(*deed))


def write_appends(
    connection: Connection, statements: Statements, appends: Sequence[Append]
) -> list[Append]:
    """Write what nobody else was first with, each append whole, and return it.

    The first entry decides: whoever has written it is the only one who can write what follows.
    """
    first = write_some(connection, statements.next_entries, (each.first for each in appends))
    won = [each for each in appends if each.table in first]
    write(connection, statements.entries, (row for each in won for row in each.rest))
    changed = {each.table: each.summary for each in won if each.summary is not None}
    if changed:
        write_summaries(connection, statements, changed)
    return won


def write_summaries(
    connection: Connection, statements: Statements, summaries: dict[str, Summary]
) -> None:
    """Keep summaries by table; who sits where is looked at only if it has changed."""
    rows = [
        orjson.dumps((table, each.stage, each.people, each.wakes))
        for table, each in summaries.items()
    ]
    changed = write_some(connection, statements.standings, rows)
    write(connection, statements.wakes, rows)
    write_sittings(connection, statements, {table: summaries[table] for table in changed})


def write_sittings(
    connection: Connection, statements: Statements, summaries: dict[str, Summary]
) -> None:
    """Remember who has ever sat at tables."""
    rows = (
        orjson.dumps((player, table))
        for table, summary in summaries.items()
        for _, player in summary.people
    )
    write(connection, statements.sittings, rows)
