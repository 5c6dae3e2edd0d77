"""Queries on players."""

from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from florilege.storage.schema import players
from florilege.tables.look_alikes import look_of, same_name
from florilege.tables.store import Conflict, Player


def add_player(connection: Connection, player: Player) -> None:
    try:
        connection.execute(insert(players), _row(player) | _account(player))
    except IntegrityError as taken:
        raise Conflict(player.id) from taken


def change_player(connection: Connection, player: Player) -> None:
    """Update a player; one whose account is as it was keeps it, even if others look like it."""
    stored = player_by_id(connection, player.id)
    if stored is None:
        raise KeyError(player.id)
    row = _row(player) | ({} if stored.account == player.account else _account(player))
    try:
        connection.execute(update(players).where(players.c.id == player.id), row)
    except IntegrityError as taken:
        raise Conflict(player.account) from taken


def player_by_id(connection: Connection, ident: str) -> Player | None:
    return _find(connection, players.c.id == ident)


def player_by_account(connection: Connection, account: str) -> Player | None:
    return _find(connection, players.c.account_key == same_name(account))


def is_name_taken(connection: Connection, name: str, by: str) -> bool:
    look = look_of(name)
    alike = or_(players.c.account_look == look, players.c.name_look == look)
    query = select(players.c.id).where(alike, players.c.id != by).limit(1)
    return connection.execute(query).first() is not None


def player_of(row: Row[Any]) -> Player:
    return Player(row.id, row.name, row.account, row.password, row.at)


def _find(connection: Connection, which: ColumnElement[bool]) -> Player | None:
    row = connection.execute(select(players).where(which)).one_or_none()
    return None if row is None else player_of(row)


def _row(player: Player) -> dict[str, Any]:
    return {
        "id": player.id,
        "name": player.name,
        "name_look": look_of(player.name) if player.account else None,
        "password": player.password,
        "at": player.at,
    }


def _account(player: Player) -> dict[str, Any]:
    return {
        "account": player.account,
        "account_key": same_name(player.account) or None,
        "account_look": look_of(player.account) or None,
    }
