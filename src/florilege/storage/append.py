"""Appends of events to tables, and how a batch of them is written."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import Connection

from florilege.storage.statements import Statements, write, write_some
from florilege.tables.model.events import read_event
from florilege.tables.model.history import StoredEvent
from florilege.tables.model.summary import Summary

NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")  # an escaped NUL, not a backslash followed by "u0000"


@dataclass(frozen=True, slots=True)
class Append:
    """The next events of a table, serialised as rows; `version` is that of the last."""

    table: str
    version: int
    first: bytes
    rest: list[bytes]
    summary: Summary | None

    def rows(self) -> list[bytes]:
        return [self.first, *self.rest]


def append_of(table: str, events: Sequence[StoredEvent], summary: Summary | None) -> Append:
    """The versions of the events must be consecutive."""
    version = events[0].version
    if any(stored.version != version + place for place, stored in enumerate(events)):
        raise ValueError(f"versions with gaps: {[stored.version for stored in events]}")
    first, *rest = event_rows(table, events)
    return Append(table, events[-1].version, first, rest, summary)


def event_rows(table: str, events: Sequence[StoredEvent]) -> list[bytes]:
    """Return events as rows; reject NUL characters, which PostgreSQL cannot store."""
    rows = [orjson.dumps(_row(table, stored)) for stored in events]
    if any(b"\\u0000" in row and NUL.search(row) for row in rows):
        raise ValueError("NUL in an stored")
    return rows


def _row(table: str, stored: StoredEvent) -> tuple[Any, ...]:
    event = stored.event
    asked = (stored.by, stored.client, stored.seq)
    return (table, stored.version, stored.at, *asked, event.kind, event.seat, event.data())


def event_from_row(
    _: str, version: int, at: int, by: str, client: str, seq: int, *event: Any
) -> StoredEvent:
    return StoredEvent(version, at, by, client, seq, read_event(*event))


def write_appends(
    connection: Connection, statements: Statements, appends: Sequence[Append]
) -> list[Append]:
    """Write each append as a whole unless another writer was first; return those written.

    The first event decides: only the writer who inserted it can insert the events after it.
    """
    first = write_some(connection, statements.next_events, (each.first for each in appends))
    written = [each for each in appends if each.table in first]
    write(connection, statements.events, (row for each in written for row in each.rest))
    changed = {each.table: each.summary for each in written if each.summary is not None}
    if changed:
        write_summaries(connection, statements, changed)
    return written


def write_summaries(
    connection: Connection, statements: Statements, summaries: dict[str, Summary]
) -> None:
    """Update summaries by table; sittings are written only where stage or people changed."""
    rows = [
        orjson.dumps((table, each.stage, each.people, each.wakes))
        for table, each in summaries.items()
    ]
    changed = write_some(connection, statements.summaries, rows)
    write(connection, statements.wakes, rows)
    write_sittings(connection, statements, {table: summaries[table] for table in changed})


def write_sittings(
    connection: Connection, statements: Statements, summaries: dict[str, Summary]
) -> None:
    """Record the players at each table; those recorded before are kept."""
    rows = (
        orjson.dumps((player, table))
        for table, summary in summaries.items()
        for _, player in summary.people
    )
    write(connection, statements.sittings, rows)
