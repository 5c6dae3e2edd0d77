"""Several processes on one database serve the same tables."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from bench.load.server_process import ServerProcess, server_process
from florilege.tables.text_rules import TEXT_LENGTH
from tests.postgresql import Cluster, free_port
from tests.server.live_server import Person, Tab

TABS = 3  # of each player


@pytest.fixture
def servers(postgresql: Cluster) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Two servers, the second with two workers."""
    database = postgresql.new_database()
    with (
        server_process(free_port(), database, 1, None) as one,
        server_process(free_port(), database, 2, None) as other,
    ):
        yield one, other


def test_players_on_different_processes_play_together(
    servers: tuple[ServerProcess, ServerProcess],
) -> None:
    with Person(servers[0]) as ann, Person(servers[1]) as ben:
        table = ann.create_table("mandala", 2)
        assert ben.tab().ask("sit", table, 1, name=None)["type"] == "ack"
        seats = [[person.tab() for _ in range(TABS)] for person in (ann, ben)]
        shown = [tab.watch(table, seat) for seat, tabs in enumerate(seats) for tab in tabs]
        play_out(table, seats, shown)
        chat(table, seats)
        records = [person.http.get(f"/api/tables/{table}/record").text for person in (ann, ben)]
        assert records[0] == records[1]


def play_out(table: str, seats: list[list[Tab]], shown: list[dict[str, Any]]) -> None:
    """Play a game, each move from any tab; all tabs receive every move, in order."""
    dice = random.Random(2)
    ply = 0
    while (seat := shown[0]["view"]["to_move"]) is not None:
        move = dice.choice(shown[seat * TABS]["view"]["prompt"]["choices"])["move"]
        tab = dice.choice(seats[seat])
        tab.send("play", table=table, seat=seat, seq=next(tab.numbers), ply=ply, move=move)
        shown = [tab.until("update", "refused") for tabs in seats for tab in tabs]
        ply += 1
        assert [each.get("ply") for each in shown] == [ply] * 2 * TABS
    assert shown[0]["status"]["secret"] == shown[-1]["status"]["secret"]


def chat(table: str, seats: list[list[Tab]]) -> None:
    """Send a chat message too long for a notification."""
    text = "🌷" * TEXT_LENGTH
    answer = seats[1][0].ask("say", table, 1, text=text, phrase=None)
    assert answer["type"] == "ack", answer
    assert seats[0][0].until("update")["chat"][0]["text"] == text
