"""The game played at a table: record, current position and log by ply.

Events that fade (`kernel.journal`) are redacted here and nowhere else: for a seat, once the first
of its own turns that began after the event is over; for spectators, once anybody's is, so that
watching never shows more than playing. The `whole` log is not redacted.
"""

from collections.abc import Callable, Iterable
from typing import TypedDict

from florilege.kernel import registry
from florilege.kernel.choices import attempted_move, chosen_move
from florilege.kernel.journal import EventData, Journal
from florilege.kernel.prompt import Parts
from florilege.kernel.record import Record, begin, sealed, start
from florilege.kernel.refusal import Refused
from florilege.kernel.seats import WATCHER
from florilege.tables.model.checkpoints import Checkpoints
from florilege.tables.model.setup import TableSetup


class PlyData(TypedDict):
    """The events of one ply that a reader may see; ply 0 is the initial deal."""

    ply: int
    events: list[EventData]


class GameLog:
    """A game in progress or finished; `position` is the position after `ply` moves."""

    def __init__(self, record: Record) -> None:
        """Replay a record, whose moves must be legal."""
        moves, record.moves = record.moves, []
        self.record = record
        self.journal = Journal()
        self.position = start(record, registry.find(record.game), self.journal)
        self.movers: list[int] = []
        self.barriers = [int(self.position.barrier())]  # indexed by ply
        self.event_starts = [0, len(self.journal.events)]  # index of the first event of each ply
        self._checkpoints = Checkpoints()
        self._note_checkpoint()
        self._play_all(moves)

    @property
    def ply(self) -> int:
        return len(self.movers)

    def legal(self, seat: int, text: str) -> str:
        """Return a legal move of a seat in canonical notation, or raise `Refused`."""
        return self._canonical(
            lambda: attempted_move(self.position, seat, self.position.read_move(text))
        )

    def chosen(self, seat: int, parts: Parts) -> str:
        """Return the legal move of a seat that has some parts, in notation, or raise `Refused`."""
        return self._canonical(lambda: chosen_move(self.position, seat, parts))

    def _canonical(self, find: Callable[[], int]) -> str:
        try:
            return self.position.write_move(find())
        except Refused as error:
            raise Refused(error.refusal, self.record.game) from None

    def _play_all(self, moves: list[str]) -> None:
        for move in moves:
            self.play(move)

    def play(self, text: str) -> None:
        position = self.position
        self.movers.append(int(position.to_move()))
        position.play(position.read_move(text))
        self.record.moves.append(text)
        self.barriers.append(int(position.barrier()))
        self.event_starts.append(len(self.journal.events))
        outcome = position.outcome()
        if outcome is not None:
            self.record.result = outcome.text()
        self._note_checkpoint()

    def _note_checkpoint(self) -> None:
        self._checkpoints.note(self.ply, self.position, len(self.journal.turns))

    def undo(self, ply: int) -> None:
        """Go back to the position after `ply` moves."""
        again = self.record_at(ply).moves
        start = self._checkpoints.go_back(ply)
        self.record = self.record_at(start.ply)
        self.position = start.position
        self.position.journal = self.journal
        del self.movers[start.ply :]
        del self.barriers[start.ply + 1 :]
        del self.event_starts[start.ply + 2 :]
        del self.journal.events[self.event_starts[-1] :]
        del self.journal.turns[start.turns :]
        self._play_all(again[start.ply :])

    def record_at(self, ply: int) -> Record:
        old = self.record
        moves = old.moves[:ply]
        record = Record(old.game, old.ruleset, old.seats, old.options, old.dice, moves)
        record.position = old.position
        return record

    def seat_to_move(self) -> int | None:
        """Return None when the game is over."""
        return None if self.position.is_over() else int(self.position.to_move())

    def last_move_of(self, seat: int) -> int:
        """Return the ply of the seat's last move, 0 if it has not moved."""
        for ply in range(self.ply, 0, -1):
            if self.movers[ply - 1] == seat:
                return ply
        return 0

    def is_free_to_undo(self, ply: int, seat: int) -> bool:
        """Return whether, since a ply, only this seat moved and no information was revealed."""
        alone = all(mover == seat for mover in self.movers[ply:])
        return alone and self.barriers[ply] == self.barriers[-1]

    def log(self, seat: int, first: int, whole: bool = False) -> list[PlyData]:
        """Return the events a seat may see from a ply on, without the plies that have none."""
        return self._plies(seat, range(first, self.ply + 1), whole)

    def retold(self, seat: int, known: int, resend: bool, whole: bool) -> list[PlyData]:
        """Return the plies up to `known` whose events now read differently for a seat.

        `resend`: return every ply with events that can fade, after an undo or the end of the game.
        """
        known = min(known, self.ply)
        first = 0 if resend else self._faded_count(seat, known)
        last = self.event_starts[known + 1] if resend else self._faded_count(seat, self.ply)
        if first >= last:
            return []
        plies = [ply for ply in range(known + 1) if self._has_faded_events(seat, ply, first, last)]
        return self._plies(seat, plies, whole)

    def _has_faded_events(self, seat: int, ply: int, first: int, last: int) -> bool:
        events = self.journal.events[
            max(first, self.event_starts[ply]) : min(last, self.event_starts[ply + 1])
        ]
        return any(event.fades_for(seat) for event in events)

    def _plies(self, seat: int, plies: Iterable[int], whole: bool) -> list[PlyData]:
        faded = 0 if whole else self._faded_count(seat, self.ply)
        visible = ((ply, self._events(seat, ply, faded)) for ply in plies)
        return [{"ply": ply, "events": events} for ply, events in visible if events]

    def _events(self, seat: int, ply: int, faded: int) -> list[EventData]:
        """Return the events of a ply that a seat may see; the game's first `faded` are redacted."""
        first, last = self.event_starts[ply], self.event_starts[ply + 1]
        events = enumerate(self.journal.events[first:last], first)
        seen = [(at, event) for at, event in events if event.audience >> seat & 1]
        return [event.form(seat, at < faded).data() for at, event in seen]

    def _faded_count(self, seat: int, ply: int) -> int:
        faded, began = 0, self.event_starts[1]
        for ended, mover in self.journal.turns:
            if ended > self.event_starts[ply + 1]:
                break
            if seat in (mover, WATCHER):
                faded = began
            began = ended
        return faded


def begin_game_log(setup: TableSetup) -> GameLog:
    game = registry.find(setup.game)
    return GameLog(begin(game, setup.seats, setup.settings, sealed(setup.secret)))
