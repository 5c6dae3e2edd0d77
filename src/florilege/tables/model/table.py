"""The state of a table, computed from its setup and events.

Only `apply` changes it, and `apply` never refuses: validation happens before, in `decide`. The same
events always give the same state.
"""

from dataclasses import dataclass, field
from typing import TypedDict, cast

from florilege.kernel.outcome import OutcomeData
from florilege.kernel.record import read_record
from florilege.tables.model.clocks import Clocks
from florilege.tables.model.events import StoredEvent
from florilege.tables.model.game_log import GameLog, begin_game_log
from florilege.tables.model.seats import SeatState
from florilege.tables.model.setup import TableSetup
from florilege.tables.store import Stage, Summary, TableHistory

GRACE = 10_000  # milliseconds before an overdue bot move or rating is picked up by any process


class ChatMessageData(TypedDict):
    """A chat message: free text or the name of a predefined phrase."""

    version: int
    at: int
    seat: int
    text: str
    phrase: str


class OfferData(TypedDict):
    """An offer as JSON."""

    version: int
    kind: str
    seat: int
    ply: int
    agreed: list[int]


@dataclass
class Offer:
    """An open offer of a seat: undo back to a ply, or a draw."""

    version: int
    kind: str
    seat: int
    ply: int
    agreed: list[int] = field(default_factory=list)

    def data(self) -> OfferData:
        """Return the offer as JSON data."""
        return {
            "version": self.version,
            "kind": self.kind,
            "seat": self.seat,
            "ply": self.ply,
            "agreed": self.agreed,
        }


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
        self.undos: list[tuple[int, int]] = []  # undos: (version, ply)

    # Queries.

    @property
    def ident(self) -> str:
        """The name of the table."""
        return self.setup.table

    @property
    def stage(self) -> Stage:
        """The stage of the table."""
        if self.ending is not None:
            return "over"
        return "gathering" if self.game_log is None else "playing"

    @property
    def ply(self) -> int:
        """The number of moves played."""
        return 0 if self.game_log is None else self.game_log.ply

    def seat_to_move(self) -> int | None:
        """Return the seat to move, or None if the game is not in progress."""
        if self.game_log is None or self.ending is not None:
            return None
        return self.game_log.seat_to_move()

    def bot_to_move(self) -> str:
        """Return the bot that is to move, or an empty string."""
        seat = self.seat_to_move()
        return "" if seat is None else self.seat_states[seat].player_bot()

    def people(self) -> list[int]:
        """Return the seats of people who have not forfeited."""
        return [seat for seat, seat_state in enumerate(self.seat_states) if seat_state.is_person()]

    def present(self) -> list[int]:
        """Return the seats of people without a stand-in bot."""
        return [seat for seat in self.people() if not self.seat_states[seat].stand_in]

    def needs_rating(self) -> bool:
        """Return whether this is a finished rated game whose players have not been rated yet."""
        return self.ending is not None and self.setup.terms.rated and not self.is_rated

    def holds(self, player: str, seat: int) -> bool:
        """Return whether a player holds a seat."""
        return 0 <= seat < len(self.seat_states) and player in self.seat_states[seat].holders

    def summary(self) -> Summary:
        """Return the summary that is stored with the events."""
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

    # Changes: one method for each kind of event.

    def apply(self, stored: StoredEvent) -> None:
        """Apply the next event."""
        self.version = stored.version
        self.at = stored.at
        if stored.client:
            self.processed.setdefault(stored.client, {})[stored.seq] = stored.version
        getattr(self, f"_{stored.event.kind}")(stored)
        if self.clocks is not None:
            self.clocks.run(self._on_the_clock(), stored.at)

    def _on_the_clock(self) -> int | None:
        return None if self.bot_to_move() else self.seat_to_move()

    def _seat_state(self, stored: StoredEvent) -> SeatState:
        assert stored.event.seat is not None
        return self.seat_states[stored.event.seat]

    def _sat(self, stored: StoredEvent) -> None:
        self._seat_state(stored).take(stored.by, str(stored.event.data["name"]))

    def _bot(self, stored: StoredEvent) -> None:
        self._seat_state(stored).bot = str(stored.event.data["bot"])

    def _emptied(self, stored: StoredEvent) -> None:
        self._seat_state(stored).clear()

    def _carried(self, stored: StoredEvent) -> None:
        self._seat_state(stored).holders.append(stored.by)

    def _began(self, stored: StoredEvent) -> None:
        self.game_log = begin_game_log(self.setup)
        self.waiting_since = stored.at
        if self.setup.terms.clock is not None:
            self.clocks = Clocks(self.setup.terms.clock, self.setup.seats)

    def _archived(self, stored: StoredEvent) -> None:
        self.game_log = GameLog(read_record(str(stored.event.data["record"])))
        self._note_outcome()

    def _moved(self, stored: StoredEvent) -> None:
        assert self.game_log is not None
        self.game_log.play(str(stored.event.data["move"]))
        self.waiting_since = stored.at
        self.offer = None
        self._note_outcome()

    def _note_outcome(self) -> None:
        assert self.game_log is not None
        outcome = self.game_log.position.outcome()
        self.ending = None if outcome is None else outcome.data()

    def _undone(self, stored: StoredEvent) -> None:
        assert self.game_log is not None
        ply = cast(int, stored.event.data["ply"])
        self.game_log = GameLog(self.game_log.record_at(ply))
        self.undos.append((stored.version, ply))
        self.waiting_since = stored.at
        self.offer = None

    def _relieved(self, stored: StoredEvent) -> None:
        self._seat_state(stored).stand_in = str(stored.event.data["bot"])
        self.waiting_since = stored.at

    def _returned(self, stored: StoredEvent) -> None:
        self._seat_state(stored).stand_in = ""
        self.waiting_since = stored.at

    def _forfeited(self, stored: StoredEvent) -> None:
        self._seat_state(stored).forfeited = True
        self.offer = None

    def _offered(self, stored: StoredEvent) -> None:
        event = stored.event
        assert event.seat is not None
        kind, ply = str(event.data["offer"]), cast(int, event.data["ply"])
        self.offer = Offer(stored.version, kind, event.seat, ply)

    def _agreed(self, stored: StoredEvent) -> None:
        assert self.offer is not None
        assert stored.event.seat is not None
        self.offer.agreed.append(stored.event.seat)

    def _declined(self, stored: StoredEvent) -> None:  # noqa: ARG002  # event methods share one signature
        self.offer = None

    def _ended(self, stored: StoredEvent) -> None:
        winners = [int(seat) for seat in cast(list[str], stored.event.data["winners"])]
        scores = [0] * self.setup.seats
        reason = str(stored.event.data["reason"])
        self.ending = {"reason": reason, "clause": "", "winners": winners, "scores": scores}
        self.offer = None

    def _said(self, stored: StoredEvent) -> None:
        assert stored.event.seat is not None
        text, phrase = str(stored.event.data["text"]), str(stored.event.data["phrase"])
        self.chat.append(
            {
                "version": stored.version,
                "at": stored.at,
                "seat": stored.event.seat,
                "text": text,
                "phrase": phrase,
            }
        )

    def _rematched(self, stored: StoredEvent) -> None:
        self.rematch = str(stored.event.data["table"])

    def _rated(self, stored: StoredEvent) -> None:  # noqa: ARG002
        self.is_rated = True


def rebuild(history: TableHistory) -> Table:
    """Return the state of a table after its whole history."""
    table = Table(history.setup)
    for stored in history.events:
        table.apply(stored)
    return table
