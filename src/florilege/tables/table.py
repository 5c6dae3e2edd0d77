"""The state of a table, computed from its setup and entries.

Only `apply` changes it, and `apply` never refuses: validation happens before, in `decide`. The same
entries always give the same state.
"""

from dataclasses import dataclass, field
from typing import TypedDict, cast

from florilege.kernel.outcome import OutcomeData
from florilege.kernel.record import read_record
from florilege.tables.chair import Chair
from florilege.tables.clocks import Clocks
from florilege.tables.entry import Entry
from florilege.tables.game_log import GameLog, begin_game_log
from florilege.tables.setup import TableSetup
from florilege.tables.store import Stage, Summary, TableHistory

GRACE = 10_000  # milliseconds before an overdue bot move or rating is picked up by any process


class SaidData(TypedDict):
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
        self.seat_states = [Chair(bot) for bot in setup.terms.bots]
        self.game_log: GameLog | None = None
        self.clocks: Clocks | None = None
        self.offer: Offer | None = None
        self.chat: list[SaidData] = []
        self.processed: dict[str, dict[int, int]] = {}  # versions by client and seq
        self.ending: OutcomeData | None = None
        self.rematch = ""
        self.is_rated = False
        self.rewinds: list[tuple[int, int]] = []  # undos: (version, ply)

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
        """Return the summary that is stored with the entries."""
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

    def apply(self, entry: Entry) -> None:
        """Apply the next entry."""
        self.version = entry.version
        self.at = entry.at
        if entry.client:
            self.processed.setdefault(entry.client, {})[entry.seq] = entry.version
        getattr(self, f"_{entry.event.kind}")(entry)
        if self.clocks is not None:
            self.clocks.run(self._on_the_clock(), entry.at)

    def _on_the_clock(self) -> int | None:
        return None if self.bot_to_move() else self.seat_to_move()

    def _seat_state(self, entry: Entry) -> Chair:
        assert entry.event.seat is not None
        return self.seat_states[entry.event.seat]

    def _sat(self, entry: Entry) -> None:
        self._seat_state(entry).seat(entry.by, str(entry.event.data["name"]))

    def _bot(self, entry: Entry) -> None:
        self._seat_state(entry).bot = str(entry.event.data["bot"])

    def _emptied(self, entry: Entry) -> None:
        self._seat_state(entry).clear()

    def _carried(self, entry: Entry) -> None:
        self._seat_state(entry).holders.append(entry.by)

    def _began(self, entry: Entry) -> None:
        self.game_log = begin_game_log(self.setup)
        self.waiting_since = entry.at
        if self.setup.terms.clock is not None:
            self.clocks = Clocks(self.setup.terms.clock, self.setup.seats)

    def _archived(self, entry: Entry) -> None:
        self.game_log = GameLog(read_record(str(entry.event.data["record"])))
        self._note_outcome()

    def _moved(self, entry: Entry) -> None:
        assert self.game_log is not None
        self.game_log.play(str(entry.event.data["move"]))
        self.waiting_since = entry.at
        self.offer = None
        self._note_outcome()

    def _note_outcome(self) -> None:
        assert self.game_log is not None
        outcome = self.game_log.position.outcome()
        self.ending = None if outcome is None else outcome.data()

    def _undone(self, entry: Entry) -> None:
        assert self.game_log is not None
        ply = cast(int, entry.event.data["ply"])
        self.game_log = GameLog(self.game_log.record_at(ply))
        self.rewinds.append((entry.version, ply))
        self.waiting_since = entry.at
        self.offer = None

    def _relieved(self, entry: Entry) -> None:
        self._seat_state(entry).stand_in = str(entry.event.data["bot"])
        self.waiting_since = entry.at

    def _returned(self, entry: Entry) -> None:
        self._seat_state(entry).stand_in = ""
        self.waiting_since = entry.at

    def _forfeited(self, entry: Entry) -> None:
        self._seat_state(entry).forfeited = True
        self.offer = None

    def _offered(self, entry: Entry) -> None:
        event = entry.event
        assert event.seat is not None
        kind, ply = str(event.data["offer"]), cast(int, event.data["ply"])
        self.offer = Offer(entry.version, kind, event.seat, ply)

    def _agreed(self, entry: Entry) -> None:
        assert self.offer is not None
        assert entry.event.seat is not None
        self.offer.agreed.append(entry.event.seat)

    def _declined(self, entry: Entry) -> None:  # noqa: ARG002  # event methods share one signature
        self.offer = None

    def _ended(self, entry: Entry) -> None:
        winners = [int(seat) for seat in cast(list[str], entry.event.data["winners"])]
        scores = [0] * self.setup.seats
        reason = str(entry.event.data["reason"])
        self.ending = {"reason": reason, "clause": "", "winners": winners, "scores": scores}
        self.offer = None

    def _said(self, entry: Entry) -> None:
        assert entry.event.seat is not None
        text, phrase = str(entry.event.data["text"]), str(entry.event.data["phrase"])
        self.chat.append(
            {
                "version": entry.version,
                "at": entry.at,
                "seat": entry.event.seat,
                "text": text,
                "phrase": phrase,
            }
        )

    def _rematched(self, entry: Entry) -> None:
        self.rematch = str(entry.event.data["table"])

    def _rated(self, entry: Entry) -> None:  # noqa: ARG002
        self.is_rated = True


def rebuild(history: TableHistory) -> Table:
    """Return the state of a table after its whole history."""
    table = Table(history.setup)
    for entry in history.entries:
        table.apply(entry)
    return table
