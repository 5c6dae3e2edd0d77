"""Queries on players."""

import unicodedata
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, insert, select, update
from sqlalchemy.exc import IntegrityError

from florilege.storage.schema import players
from florilege.tables.store import Conflict, Player


def add_player(connection: Connection, player: Player) -> None:
    try:
        connection.execute(insert(players), _row(player))
    except IntegrityError as taken:
        raise Conflict(player.id) from taken


def change_player(connection: Connection, player: Player) -> None:
    change = update(players).where(players.c.id == player.id)
    try:
        changed = connection.execute(change, _row(player)).rowcount
    except IntegrityError as taken:
        raise Conflict(player.account) from taken
    if not changed:
        raise KeyError(player.id)


def player_by_id(connection: Connection, ident: str) -> Player | None:
    return _find(connection, players.c.id == ident)


def player_by_account(connection: Connection, account: str) -> Player | None:
    return _find(connection, players.c.account_key == _key(account))


def player_of(row: Row[Any]) -> Player:
    return Player(row.id, row.name, row.account, row.password, row.at)


def _find(connection: Connection, which: ColumnElement[bool]) -> Player | None:
    row = connection.execute(select(players).where(which)).one_or_none()
    return None if row is None else player_of(row)


def _row(player: Player) -> dict[str, Any]:
    return {
        "id": player.id,
        "name": player.name,
        "account": player.account,
        "account_key": _key(player.account) or None,
        "password": player.password,
        "at": player.at,
    }


def _key(account: str) -> str:
    return unicodedata.normalize("NFKC", account).casefold()
