"""The game played at a table: its record, its position now, and what happened move by move."""

from typing import TypedDict

from florilege.kernel import registry
from florilege.kernel.journal import EventData, Journal
from florilege.kernel.record import Record, begin, sealed, start
from florilege.kernel.refusal import Refused
from florilege.tables.founding import Founding


class PlyData(TypedDict):
    """What one reader learned from one move; that of ply 0 is the set-up."""

    ply: int
    events: list[EventData]


class Course:
    """A game that goes on; after `ply` moves it stands at `position`."""

    def __init__(self, record: Record) -> None:
        """Play the moves of a record; they must be legal."""
        moves, record.moves = record.moves, []
        self.record = record
        self.journal = Journal()
        self.position = start(record, registry.find(record.game), self.journal)
        self.movers: list[int] = []
        self.barriers = [int(self.position.barrier())]  # after so many moves
        self.marks = [0, len(self.journal.events)]  # where the events of each ply begin
        for move in moves:
            self.play(move)

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return len(self.movers)

    def legal(self, seat: int, text: str) -> str:
        """Return a move that a seat may make now, as it is always written, or raise `Refused`."""
        try:
            move = self.position.read_move(text)
        except Refused as error:
            raise Refused(error.refusal, self.record.game) from None
        refusal = self.position.refusal(seat, move)
        if refusal is not None:
            raise Refused(refusal, self.record.game)
        return self.position.write_move(move)

    def play(self, text: str) -> None:
        """Play a legal move."""
        position = self.position
        self.movers.append(int(position.to_move()))
        position.play(position.read_move(text))
        self.record.moves.append(text)
        self.barriers.append(int(position.barrier()))
        self.marks.append(len(self.journal.events))
        outcome = position.outcome()
        if outcome is not None:
            self.record.result = outcome.text()

    def record_at(self, ply: int) -> Record:
        """Return the record of the first moves."""
        old = self.record
        moves = old.moves[:ply]
        record = Record(old.game, old.ruleset, old.seats, old.options, old.dice, moves)
        record.position = old.position
        return record

    def decides(self) -> int | None:
        """Return the seat that decides now, or None when the game is over."""
        return None if self.position.is_over() else int(self.position.to_move())

    def last_move_of(self, seat: int) -> int:
        """Return the ply of a seat's last move, or 0."""
        for ply in range(self.ply, 0, -1):
            if self.movers[ply - 1] == seat:
                return ply
        return 0

    def is_free_to_undo(self, ply: int, seat: int) -> bool:
        """Tell whether nobody else moved, and nobody learned anything, since a ply."""
        alone = all(mover == seat for mover in self.movers[ply:])
        return alone and self.barriers[ply] == self.barriers[-1]

    def log(self, seat: int, first: int) -> list[PlyData]:
        """Return what a seat learned, from a ply on; plies that told it nothing are left out."""
        plies = ((ply, self.events(seat, ply)) for ply in range(first, self.ply + 1))
        return [{"ply": ply, "events": events} for ply, events in plies if events]

    def events(self, seat: int, ply: int) -> list[EventData]:
        """Return what a seat learned from one ply."""
        told = self.journal.events[self.marks[ply] : self.marks[ply + 1]]
        return [event.data() for event in told if event.audience >> seat & 1]


def begin_course(founding: Founding) -> Course:
    """Return the game of a table at its set-up."""
    game = registry.find(founding.game)
    return Course(begin(game, founding.seats, founding.settings, sealed(founding.secret)))
