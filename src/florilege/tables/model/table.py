"""The state of a table, computed from its setup and events.

Only events change it (`events.py`), and they never refuse: validation happens before, when a
command is decided. The same events always give the same state.
"""

from typing import TypedDict

from florilege.kernel.outcome import OutcomeData
from florilege.tables.model.clocks import Clocks
from florilege.tables.model.game_log import GameLog
from florilege.tables.model.offers import Offer
from florilege.tables.model.seats import SeatState
from florilege.tables.model.setup import TableSetup
from florilege.tables.model.summary import Stage, Summary

GRACE = 10_000  # milliseconds before an overdue bot move or rating is picked up by any process


class ChatMessageData(TypedDict):
    """A chat message: free text or the name of a predefined phrase."""

    version: int
    at: int
    seat: int
    text: str
    phrase: str


class Table:
    """A table; its game begins when every seat is taken."""

    def __init__(self, setup: TableSetup) -> None:
        self.setup = setup
        self.version = 0
        self.at = setup.at
        self.waiting_since = setup.at  # for the current move
        self.seat_states = [SeatState(bot) for bot in setup.terms.bots]
        self.game_log: GameLog | None = None
        self.clocks: Clocks | None = None
        self.offer: Offer | None = None
        self.chat: list[ChatMessageData] = []
        self.processed: dict[str, dict[int, int]] = {}  # versions by client and seq
        self.ending: OutcomeData | None = None
        self.rematch = ""
        self.is_rated = False
        self.undos: list[tuple[int, int]] = []  # (version, ply)

    # Queries.

    @property
    def ident(self) -> str:
        return self.setup.table

    @property
    def stage(self) -> Stage:
        if self.ending is not None:
            return "over"
        return "gathering" if self.game_log is None else "playing"

    @property
    def ply(self) -> int:
        return 0 if self.game_log is None else self.game_log.ply

    def seat_to_move(self) -> int | None:
        """Return None if no game is in progress."""
        if self.game_log is None or self.ending is not None:
            return None
        return self.game_log.seat_to_move()

    def bot_to_move(self) -> str:
        """Return the name of the bot to move, or an empty string."""
        seat = self.seat_to_move()
        return "" if seat is None else self.seat_states[seat].player_bot()

    def people(self) -> list[int]:
        """Return the seats of people who have not forfeited."""
        return [seat for seat, seat_state in enumerate(self.seat_states) if seat_state.is_person()]

    def present(self) -> list[int]:
        """Return the seats of people without a stand-in bot."""
        return [seat for seat in self.people() if not self.seat_states[seat].stand_in]

    def needs_rating(self) -> bool:
        """Return whether this is a finished rated game with ratings still to be updated."""
        return self.ending is not None and self.setup.terms.rated and not self.is_rated

    def undone_to(self, version: int) -> int | None:
        """Return the earliest ply to which the game was undone after a version, or None."""
        later = [ply for at, ply in self.undos if at > version]
        return min(later, default=None)

    def holds(self, player: str, seat: int) -> bool:
        return 0 <= seat < len(self.seat_states) and player in self.seat_states[seat].holders

    def summary(self) -> Summary:
        people = [
            (seat, player)
            for seat, seat_state in enumerate(self.seat_states)
            for player in seat_state.holders
        ]
        return Summary(self.stage, tuple(people), self._wakes_at())

    def _wakes_at(self) -> int | None:
        if self.bot_to_move() or self.needs_rating():
            return self.waiting_since + GRACE
        return None if self.clocks is None else self.clocks.runs_out()

    # Called by events, which change everything else directly.

    def note_outcome(self) -> None:
        """Set `ending` if the game is over by its rules; clear it otherwise."""
        assert self.game_log is not None
        outcome = self.game_log.position.outcome()
        self.ending = None if outcome is None else outcome.data()

    def run_clocks(self) -> None:
        """Run the clock of the person to move, and no other; those of bots never run."""
        if self.clocks is not None:
            self.clocks.run(None if self.bot_to_move() else self.seat_to_move(), self.at)
