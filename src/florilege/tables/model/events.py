"""What can happen at a table: one class for each kind of event.

The names of kinds and fields are stored and sent to clients, so they are never changed; old
databases have them.
"""

from dataclasses import dataclass
from typing import Any, ClassVar

from florilege.kernel.record import read_record
from florilege.kernel.refusal import Args
from florilege.tables.model.clocks import Clocks
from florilege.tables.model.game_log import GameLog, begin_game_log
from florilege.tables.model.history import EVENT_TYPES, StoredEvent, TableEvent
from florilege.tables.model.offers import Offer
from florilege.tables.model.table import Table


def read_event(kind: str, seat: int | None, data: Args) -> TableEvent:
    """Return the event that was stored with this kind, seat and data."""
    event_type: Any = EVENT_TYPES[kind]
    event: TableEvent = event_type(seat, **data)
    return event


@dataclass(frozen=True, slots=True)
class SeatEvent(TableEvent):
    seat: int


@dataclass(frozen=True, slots=True)
class GameEvent(TableEvent):
    seat: None = None


# Seats.


@dataclass(frozen=True, slots=True)
class SeatTaken(SeatEvent):
    kind: ClassVar[str] = "sat"
    name: str

    def apply(self, table: Table, stored: StoredEvent) -> None:
        table.seat_states[self.seat].take(stored.by, self.name)


@dataclass(frozen=True, slots=True)
class BotSeated(SeatEvent):
    kind: ClassVar[str] = "bot"
    bot: str

    def apply(self, table: Table, stored: StoredEvent) -> None:
        table.seat_states[self.seat].bot = self.bot


@dataclass(frozen=True, slots=True)
class SeatCleared(SeatEvent):
    kind: ClassVar[str] = "emptied"

    def apply(self, table: Table, stored: StoredEvent) -> None:
        table.seat_states[self.seat].clear()


@dataclass(frozen=True, slots=True)
class DeviceAdded(SeatEvent):
    kind: ClassVar[str] = "carried"

    def apply(self, table: Table, stored: StoredEvent) -> None:
        table.seat_states[self.seat].holders.append(stored.by)


@dataclass(frozen=True, slots=True)
class StandInSeated(SeatEvent):
    """A bot plays while the person is away, or for good after a forfeit."""

    kind: ClassVar[str] = "relieved"
    bot: str

    def apply(self, table: Table, stored: StoredEvent) -> None:
        table.seat_states[self.seat].stand_in = self.bot
        table.waiting_since = stored.at


@dataclass(frozen=True, slots=True)
class PersonReturned(SeatEvent):
    kind: ClassVar[str] = "returned"

    def apply(self, table: Table, stored: StoredEvent) -> None:
        table.seat_states[self.seat].stand_in = ""
        table.waiting_since = stored.at


# The game.


@dataclass(frozen=True, slots=True)
class GameBegun(GameEvent):
    """The last free seat was taken."""

    kind: ClassVar[str] = "began"
    changes_position: ClassVar[bool] = True

    def apply(self, table: Table, stored: StoredEvent) -> None:
        table.game_log = begin_game_log(table.setup)
        table.waiting_since = stored.at
        if table.setup.terms.clock is not None:
            table.clocks = Clocks(table.setup.terms.clock, table.setup.seats)


@dataclass(frozen=True, slots=True, kw_only=True)
class GameImported(GameEvent):
    """The table shows a finished game, given as a record."""

    kind: ClassVar[str] = "archived"
    changes_position: ClassVar[bool] = True
    record: str

    def apply(self, table: Table, stored: StoredEvent) -> None:
        table.game_log = GameLog(read_record(self.record))
        table.note_outcome()


@dataclass(frozen=True, slots=True)
class Moved(SeatEvent):
    """A move, in notation, which may name hidden cards."""

    kind: ClassVar[str] = "moved"
    changes_position: ClassVar[bool] = True
    changes_status: ClassVar[bool] = False
    move: str

    def apply(self, table: Table, stored: StoredEvent) -> None:
        assert table.game_log is not None
        table.game_log.play(self.move)
        table.waiting_since = stored.at
        table.offer = None
        table.note_outcome()


@dataclass(frozen=True, slots=True)
class MovesUndone(SeatEvent):
    """The game continues from the position after `ply` moves."""

    kind: ClassVar[str] = "undone"
    changes_position: ClassVar[bool] = True
    ply: int

    def apply(self, table: Table, stored: StoredEvent) -> None:
        assert table.game_log is not None
        table.game_log.undo(self.ply)
        table.undos.append((stored.version, self.ply))
        table.waiting_since = stored.at
        table.offer = None


@dataclass(frozen=True, slots=True)
class SeatForfeited(SeatEvent):
    """A seat lost the game by resigning, or on time."""

    kind: ClassVar[str] = "forfeited"

    def apply(self, table: Table, stored: StoredEvent) -> None:
        table.seat_states[self.seat].forfeited = True
        table.offer = None


@dataclass(frozen=True, slots=True)
class ClockPaused(SeatEvent):
    """The running clock stood still during an interruption of the server."""

    kind: ClassVar[str] = "paused"
    since: int
    until: int

    def apply(self, table: Table, stored: StoredEvent) -> None:
        assert table.clocks is not None
        table.clocks.pause(self.since, self.until)


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(GameEvent):
    """The game ended otherwise than by its rules; `winners` are seats, stored as texts."""

    kind: ClassVar[str] = "ended"
    reason: str
    winners: list[str]

    def apply(self, table: Table, stored: StoredEvent) -> None:
        table.ending = {
            "reason": self.reason,
            "clause": "",
            "winners": [int(seat) for seat in self.winners],
            "scores": [0] * table.setup.seats,
        }
        table.offer = None


# Offers.


@dataclass(frozen=True, slots=True)
class OfferMade(SeatEvent):
    """A seat asked the others to agree to an undo or a draw."""

    kind: ClassVar[str] = "offered"
    offer: str
    ply: int

    def apply(self, table: Table, stored: StoredEvent) -> None:
        table.offer = Offer(stored.version, self.offer, self.seat, self.ply)


@dataclass(frozen=True, slots=True)
class OfferAccepted(SeatEvent):
    kind: ClassVar[str] = "agreed"

    def apply(self, table: Table, stored: StoredEvent) -> None:
        assert table.offer is not None
        table.offer.agreed.append(self.seat)


@dataclass(frozen=True, slots=True)
class OfferDeclined(SeatEvent):
    """A seat did not agree, which closes the offer."""

    kind: ClassVar[str] = "declined"

    def apply(self, table: Table, stored: StoredEvent) -> None:
        table.offer = None


# Chat, and after the game.


@dataclass(frozen=True, slots=True)
class MessagePosted(SeatEvent):
    """A chat message: free text, or the name of a predefined phrase."""

    kind: ClassVar[str] = "said"
    text: str
    phrase: str

    def apply(self, table: Table, stored: StoredEvent) -> None:
        table.chat.append(
            {
                "version": stored.version,
                "at": stored.at,
                "seat": self.seat,
                "text": self.text,
                "phrase": self.phrase,
            }
        )


@dataclass(frozen=True, slots=True)
class RematchLinked(SeatEvent):
    kind: ClassVar[str] = "rematched"
    table: str

    def apply(self, table: Table, stored: StoredEvent) -> None:
        table.rematch = self.table


@dataclass(frozen=True, slots=True)
class GameRated(GameEvent):
    kind: ClassVar[str] = "rated"

    def apply(self, table: Table, stored: StoredEvent) -> None:
        table.is_rated = True
