"""A database written before this version, with every kind of event, is still read."""

import json
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from florilege.storage.append import event_rows
from florilege.storage.store import open_store
from florilege.tables.model.changes import rebuild
from florilege.tables.store import Conflict, Player
from florilege.tables.views import status

pytestmark = pytest.mark.anyio

FOLDER = Path(__file__).parent
EXPECTED: dict[str, Any] = json.loads((FOLDER / "old_database.json").read_text("utf-8"))
ROWS = "SELECT table_id, version, at, player, client, seq, kind, seat, data FROM entries"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database made from the dump."""
    path = tmp_path / "old.db"
    with sqlite3.connect(path) as connection:
        connection.executescript((FOLDER / "old_database.sql").read_text("utf-8"))
    connection.close()
    return path


@pytest.mark.parametrize("name", EXPECTED)
async def test_a_table_is_rebuilt_from_old_rows(file: Path, name: str) -> None:
    store = open_store(f"sqlite:///{file}")
    await store.open(lambda *_: None)
    history = await store.read(name)
    assert history is not None
    table = rebuild(history)
    assert table.game_log is not None
    found = {"status": status(table), "chat": table.chat, "moves": table.game_log.record.moves}
    assert json.loads(json.dumps(found)) == EXPECTED[name]
    await store.close()


async def test_events_are_stored_as_before(file: Path) -> None:
    store = open_store(f"sqlite:///{file}")
    await store.open(lambda *_: None)
    connection = sqlite3.connect(file)
    for name in EXPECTED:
        history = await store.read(name)
        assert history is not None
        rows = connection.execute(f"{ROWS} WHERE table_id = ? ORDER BY version", [name])
        before = [[*row[:-1], json.loads(row[-1])] for row in rows]
        assert [json.loads(row) for row in event_rows(name, history.events)] == before
    connection.close()
    await store.close()


async def test_old_accounts_that_look_alike_are_kept(file: Path) -> None:
    insert = "INSERT INTO players VALUES (?, ?, ?, ?, '$x', ?)"
    rows = [("1", "Rose", "rose", "rose", 1), ("2", "Rоse", "rоse", "rоse", 2)]  # one is Cyrillic
    with sqlite3.connect(file) as connection:
        connection.executemany(insert, rows)
    connection.close()
    store = open_store(f"sqlite:///{file}")
    await store.open(lambda *_: None)
    for ident, name, account, *_ in rows:
        player = await store.player_by_account(account)
        assert player is not None
        assert (player.id, player.name) == (ident, name)
        await store.change_player(replace(player, password="$y"))
    with pytest.raises(Conflict):
        await store.add_player(Player("3", "x", "R0SE"))
    await store.close()
