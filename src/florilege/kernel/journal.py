"""What happened, as events.

If seats learn different things at once (from a draw: its cards for one, their number for the
others), this is told as several events with disjoint audiences; nothing is filtered out later.

In games whose events fade, an event has a later form: what seats that are to forget it are told
once the first of their own turns that began after it is over. The game records both forms and where
turns end; whoever keeps the log gives each reader the form that is due.

An argument named `seat`, or ending in `_seat`, is a seat number; any text, alone or in a list, is a
term of the game's vocabulary; any other number is a number.
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
    """What one audience is told of one thing that happened.

    `later` replaces it, in time, for an audience of its own.
    """

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
        """Return whether `seat` is to forget what the event says now."""
        return self.later is not None and sees(self.later.audience, seat)

    def form(self, seat: Seat, faded: bool) -> "Event":
        """Return the event as `seat` is told it, before or after it has faded."""
        later = self.later
        if faded and later is not None and sees(later.audience, seat):
            return later
        return self

    def data(self) -> EventData:
        return {"kind": self.kind, "clause": self.clause, "args": self.args}


class Journal:
    """The events of one game, in order; a position without a journal records none."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.turns: list[tuple[int, int]] = []  # events so far and seat, for each ended turn

    def tell(
        self,
        kind: str,
        clause: str,
        audience: Audience,
        args: Args,
        later: Event | None = None,
    ) -> None:
        """Append an event."""
        self.events.append(Event(kind, clause, audience, args, later))

    def end_turn(self, seat: Seat) -> None:
        """Record that a seat's turn is over, in games whose events fade."""
        self.turns.append((len(self.events), int(seat)))

    def seen_by(self, seat: Seat, since: i64 = 0) -> list[Event]:
        """Return the events that `seat` may read, from index `since` on."""
        return [event for event in self.events[since:] if sees(event.audience, seat)]
