"""Queries on tables: create, read, list."""

from typing import Any, cast

from sqlalchemy import Connection, Row, Select, and_, func, insert, select
from sqlalchemy.exc import IntegrityError

from florilege.storage.append import event_from_row, event_rows, write_sittings, write_summaries
from florilege.storage.schema import events, sittings, tables, wakes
from florilege.storage.statements import statements_for, write
from florilege.tables.model.history import StoredEvent, TableHistory
from florilege.tables.model.setup import TableSetup, terms_of
from florilege.tables.model.summary import Summary
from florilege.tables.store import Conflict, Listing

LAST = (
    select(events.c.version, events.c.at)
    .where(events.c.table_id == tables.c.id)
    .order_by(events.c.version.desc())
    .limit(1)
)
VERSION = func.coalesce(LAST.with_only_columns(events.c.version).scalar_subquery(), 0)
LATEST = func.coalesce(LAST.with_only_columns(events.c.at).scalar_subquery(), tables.c.at)
LISTED = select(tables, wakes.c.at.label("wakes"), VERSION.label("version"), LATEST.label("latest"))


def create_table(
    connection: Connection, setup: TableSetup, first: list[StoredEvent], summary: Summary
) -> None:
    try:
        connection.execute(insert(tables), _table_row(setup, summary))
    except IntegrityError as taken:
        raise Conflict(setup.table) from taken
    statements = statements_for(connection.dialect.name)
    write(connection, statements.events, event_rows(setup.table, first))
    write_summaries(connection, statements, {setup.table: summary})
    write_sittings(connection, statements, {setup.table: summary})


def read_table(connection: Connection, table: str) -> TableHistory | None:
    row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
    return None if row is None else TableHistory(_setup(row), events_after(connection, table, 0))


def events_after(connection: Connection, table: str, version: int) -> list[StoredEvent]:
    history = (
        select(events)
        .where(and_(events.c.table_id == table, events.c.version > version))
        .order_by(events.c.version)
    )
    return [event_from_row(*row) for row in connection.execute(history)]


def gathering(connection: Connection, limit: int) -> list[Listing]:
    waiting = and_(tables.c.public.is_(True), tables.c.stage == "gathering")
    return _listings(connection, LISTED.where(waiting).order_by(tables.c.at.desc()), limit)


def tables_of(connection: Connection, player: str, limit: int) -> list[Listing]:
    seated = select(sittings.c.table_id).where(sittings.c.player == player)
    own = LISTED.where(tables.c.id.in_(seated))
    return _listings(connection, own.order_by(LATEST.desc()), limit)


def waiting(connection: Connection, now: int, limit: int) -> list[str]:
    """Return the tables whose wake-up time has come, earliest first."""
    late = select(wakes.c.table_id).where(wakes.c.at <= now).order_by(wakes.c.at).limit(limit)
    return list(connection.execute(late).scalars())


def count_unfinished(connection: Connection, player: str) -> int:
    unfinished = and_(tables.c.founder == player, tables.c.stage.in_(("gathering", "playing")))
    return connection.execute(select(func.count()).where(unfinished)).scalar_one()


def _listings(connection: Connection, chosen: Select[Any], limit: int) -> list[Listing]:
    whole = chosen.select_from(tables.join(wakes)).limit(limit)
    return [_listing(row) for row in connection.execute(whole)]


def _table_row(setup: TableSetup, summary: Summary) -> dict[str, Any]:
    return {
        "id": setup.table,
        "at": setup.at,
        "founder": setup.by,
        "game": setup.game,
        "ruleset": setup.ruleset,
        "seats": setup.seats,
        "settings": setup.settings,
        "secret": setup.secret,
        "terms": setup.terms.data(),
        "origin": setup.origin,
        "public": setup.terms.public,
        "stage": summary.stage,
        "people": summary.people,
    }


def _setup(row: Row[Any]) -> TableSetup:
    return TableSetup(
        table=row.id,
        at=row.at,
        by=row.founder,
        game=row.game,
        ruleset=row.ruleset,
        seats=row.seats,
        settings=row.settings,
        secret=row.secret,
        terms=terms_of(row.terms),
        origin=row.origin,
    )


def _listing(row: Row[Any]) -> Listing:
    people = tuple((seat, player) for seat, player in cast("list[tuple[int, str]]", row.people))
    return Listing(_setup(row), Summary(row.stage, people, row.wakes), row.version, row.latest)
