"""Tables without a store, for tests: commands are decided and applied at once."""

import random
from dataclasses import replace
from typing import Any, TypeVar

import pytest

from florilege.kernel import registry
from florilege.kernel.options import Value
from florilege.kernel.outcome import OutcomeData
from florilege.kernel.refusal import Refused
from florilege.tables.commands.command import Command, decide
from florilege.tables.commands.playing import Play
from florilege.tables.commands.seating import TakeSeat
from florilege.tables.model.changes import TableChange, apply_events
from florilege.tables.model.history import SYSTEM, StoredEvent, TableHistory
from florilege.tables.model.offers import Offer
from florilege.tables.model.setup import ClockTerms, TableSetup, Terms
from florilege.tables.model.table import Table
from florilege.tables.service.new_table import NewTable, create_setup
from florilege.tables.views import Update, updates

C = TypeVar("C", bound=Command)
CASUAL = Terms(
    public=True, rated=False, hints=True, undo="consent", clock=None, flag="bot", bots=(None, None)
)
PEOPLE = ("ann", "ben", "cat", "dan", "eve")
START = 1_000_000


class InMemoryTable:
    """A table with its events and a time that the test sets."""

    def __init__(self, setup: TableSetup) -> None:
        self.table = Table(setup)
        self.events: list[StoredEvent] = []
        self.now = setup.at
        self.decided: list[StoredEvent] = []

    def execute(
        self, kind: type[C], seat: int, by: str | None = None, **fields: Any
    ) -> TableChange:
        """Execute a command, by default one sent by the holder of the seat."""
        asker = self._holder(seat) if by is None else by
        command = kind(by=asker, seat=seat, **fields)
        self.decided = decide(command, self.table, self.now)
        self.events += self.decided
        return apply_events(self.table, self.decided)

    # Methods, so that type checkers do not narrow their values across commands.

    def stage(self) -> str:
        """Return the stage of the table."""
        return self.table.stage

    def ending(self) -> OutcomeData | None:
        """Return the outcome of the game, or None."""
        return self.table.ending

    def offer(self) -> Offer | None:
        """Return the open offer, or None."""
        return self.table.offer

    def _holder(self, seat: int) -> str:
        holders = self.table.seat_states[seat].holders
        return holders[0] if holders else PEOPLE[seat]

    def refused(self, kind: type[C], seat: int, by: str | None = None, **fields: Any) -> str:
        """Assert that a command is refused and changes nothing; return the refusal code."""
        before = self.table.version
        with pytest.raises(Refused) as caught:
            self.execute(kind, seat, by, **fields)
        assert self.table.version == before
        return caught.value.refusal.code

    def seat_people(self) -> None:
        """Seat a person at every free seat."""
        for seat, seat_state in enumerate(self.table.seat_states):
            if seat_state.is_free():
                self.execute(TakeSeat, seat, name=PEOPLE[seat].title())

    def play(self, dice: random.Random) -> TableChange:
        """Play a random legal move."""
        game_log = self.table.game_log
        assert game_log is not None
        seat = self.table.seat_to_move()
        assert seat is not None
        move = game_log.position.write_move(dice.choice(game_log.position.legal_moves()))
        by = SYSTEM if self.table.seat_states[seat].player_bot() else None
        return self.execute(Play, seat, by, ply=game_log.ply, move=move)

    def play_on(self, moves: int, seed: int = 1) -> None:
        """Play a number of random moves, or to the end of the game."""
        dice = random.Random(seed)
        for _ in range(moves):
            if self.table.ending is None:
                self.play(dice)

    def history(self) -> TableHistory:
        """Return what would be stored."""
        return TableHistory(self.table.setup, list(self.events))


def new_table(
    game: str = "mandala",
    seats: int = 2,
    options: dict[str, Value] | None = None,
    **terms: Any,
) -> InMemoryTable:
    """Return a table without people."""
    given = {"bots": (None,) * seats, **terms}
    request = NewTable(game, seats, replace(CASUAL, **given), options or {})
    return InMemoryTable(create_setup(request, PEOPLE[0], START))


def started_table(game: str = "mandala", seats: int = 2, **terms: Any) -> InMemoryTable:
    """Return a table whose game has begun."""
    table = new_table(game, seats, **terms)
    table.seat_people()
    return table


def update_for(change: TableChange, seat: int | None, lines: bool) -> Update:
    """Return what a change tells one reader."""
    ((_, update),) = updates(change, [(seat, lines)])
    return update


def clock(reserve: int, increment: int = 0, per_move: bool = False) -> ClockTerms:
    """Return clock terms."""
    return ClockTerms(reserve, increment, per_move)


def sizes() -> list[tuple[str, int]]:
    """Return every game with its minimum number of players, and with up to three."""
    return [
        (game.key, seats)
        for game in registry.games().values()
        for seats in sorted({game.fewest, min(3, game.most)})
    ]
