"""What happened, as events.

An event has a kind, the clause it follows from, an audience and arguments. Where seats learn
different things from one happening (a draw: its cards for one, their number for the others), it is
told as several events with disjoint audiences, so each reader gets one and nothing is filtered out
of it later.

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
    """One happening, for one audience."""

    def __init__(self, kind: str, clause: str, audience: Audience, args: Args) -> None:
        self.kind = kind
        self.clause = clause
        self.audience = audience
        self.args = args

    def data(self) -> EventData:
        """Return the event as JSON data."""
        return {"kind": self.kind, "clause": self.clause, "args": self.args}


class Journal:
    """The events of one game, in order. A position without a journal plays in silence."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, kind: str, clause: str, audience: Audience, args: Args) -> None:
        """Add an event."""
        self.events.append(Event(kind, clause, audience, args))

    def seen_by(self, seat: Seat, since: i64 = 0) -> list[Event]:
        """Return the events that `seat` may read, from the given place on."""
        return [event for event in self.events[since:] if sees(event.audience, seat)]
