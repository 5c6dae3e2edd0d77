"""Games played over the wire."""

import random
from dataclasses import dataclass, field
from typing import Any

from tests.server.live_server import LiveServer, Person, Tab


@dataclass
class LiveGame:
    """A table in play, a person with a tab at each seat, and a spectator."""

    server: LiveServer
    table: str
    people: list[Person]
    tabs: list[Tab]
    spectator: Tab
    shown: list[dict[str, Any]] = field(default_factory=list)  # by seat, the spectator last
    ply: int = 0

    @property
    def readers(self) -> list[Tab]:
        """Everybody's tabs, by seat, the spectator's last."""
        return [*self.tabs, self.spectator]

    def perspectives(self) -> list[int | None]:
        """Return the seat of each reader, None for the spectator."""
        return [*range(len(self.tabs)), None]

    def view(self) -> dict[str, Any]:
        """Return the view of the seat to move."""
        found: dict[str, Any] = self.shown[self.mover()]["view"]
        return found

    def mover(self) -> int:
        """Return the seat to move."""
        return int(self.shown[-1]["view"]["to_move"])

    def is_over(self) -> bool:
        """Return whether the game is over."""
        return self.shown[-1]["view"]["to_move"] is None

    def play(self, move: str) -> dict[str, Any]:
        """Play a move and receive the updates of all readers; return the `ack`."""
        seat = self.mover()
        tab = self.tabs[seat]
        seq = next(tab.numbers)
        tab.send("play", table=self.table, seat=seat, seq=seq, ply=self.ply, move=move)
        answer: dict[str, Any] = {}
        for place, reader in enumerate(self.readers):
            while (message := reader.until("update", "ack", "refused"))["type"] != "update":
                answer = message
                assert message["type"] == "ack", message
            self.shown[place] = message
        self.ply = int(self.shown[-1]["ply"])
        return answer or tab.until("ack")

    def play_any(self, dice: random.Random) -> dict[str, Any]:
        """Play any legal move."""
        return self.play(dice.choice(self.view()["prompt"]["choices"])["move"])


def start_live_game(server: LiveServer, game: str, seats: int, **terms: Any) -> LiveGame:
    """Create a table, fill its seats, and watch it from each of them."""
    people = [Person(server) for _ in range(seats + 1)]
    table = people[0].create_table(game, seats, seat=None, **terms)
    tabs = [person.tab() for person in people]
    for seat, tab in enumerate(tabs[:-1]):
        assert tab.ask("sit", table, seat, name=None)["type"] == "ack"
    live_game = LiveGame(server, table, people, tabs[:-1], tabs[-1])
    live_game.shown = [
        tab.watch(table, seat)
        for tab, seat in zip(live_game.readers, live_game.perspectives(), strict=True)
    ]
    return live_game


def close_live_game(live_game: LiveGame) -> None:
    """Close everything."""
    for person in live_game.people:
        person.close()
