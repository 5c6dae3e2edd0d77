"""What happened, as events.

An event has a kind, the clause it follows from, an audience and arguments. Where seats learn
different things from one happening (a draw: its cards for one, their number for the others), it is
told as several events with disjoint audiences, so each reader gets one and nothing is filtered out
of it later.

Where a game's memory fades, an event has a later form for those who are to forget it: what they are
told of it once the first turn of their own that began after it is over. The game tells both forms
and where turns end; whoever keeps the log for readers gives each the form that is due.

Arguments are plain data. By convention an argument named `seat`, or ending in `_seat`, is a seat
number; a text (or each text of a list) is a term of the game's vocabulary; a number is a number.
"""

from typing import TypedDict

from mypy_extensions import i64

from florilege.kernel.refusal import Args
from florilege.kernel.seats import Audience, Seat, sees


class EventData(TypedDict):
    """An event as JSON; the audience is left out, since the reader belongs to it."""

    kind: str
    clause: str
    args: Args


class Event:
    """One happening, for one audience; `later` takes its place for its own audience in time."""

    def __init__(
        self,
        kind: str,
        clause: str,
        audience: Audience,
        args: Args,
        later: "Event | None" = None,
    ) -> None:
        self.kind = kind
        self.clause = clause
        self.audience = audience
        self.args = args
        self.later = later

    def fades_for(self, seat: Seat) -> bool:
        """Return whether `seat` is to forget what the event tells now."""
        return self.later is not None and sees(self.later.audience, seat)

    def form(self, seat: Seat, faded: bool) -> "Event":
        """Return the event as `seat` is told it, before or after it has faded."""
        later = self.later
        if faded and later is not None and sees(later.audience, seat):
            return later
        return self

    def data(self) -> EventData:
        """Return the event as JSON data."""
        return {"kind": self.kind, "clause": self.clause, "args": self.args}


class Journal:
    """The events of one game, in order. A position without a journal plays in silence."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.turns: list[tuple[int, int]] = []  # events told when a turn ended, and whose it was

    def tell(
        self,
        kind: str,
        clause: str,
        audience: Audience,
        args: Args,
        later: Event | None = None,
    ) -> None:
        """Add an event."""
        self.events.append(Event(kind, clause, audience, args, later))

    def end_turn(self, seat: Seat) -> None:
        """Note that a seat's turn is over, where it matters to what fades."""
        self.turns.append((len(self.events), int(seat)))

    def seen_by(self, seat: Seat, since: i64 = 0) -> list[Event]:
        """Return the events that `seat` may read, from the given place on."""
        return [event for event in self.events[since:] if sees(event.audience, seat)]
