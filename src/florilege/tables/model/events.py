"""The event-sourced history of a table.

A table is fully determined by its setup and its events: position, clocks, offers and game log are
computed from them. Events are append-only and numbered by version, so of two concurrent writers
only one succeeds.
"""

from dataclasses import dataclass
from typing import TypedDict

from florilege.kernel.refusal import Args

SYSTEM = ""  # as `by`: the server itself, for bot moves and expired clocks


class TableEventData(TypedDict):
    """The public part of an event, without hidden information."""

    version: int
    at: int
    kind: str
    seat: int | None


@dataclass(frozen=True, slots=True)
class TableEvent:
    """Something that happens at a table; `data` may contain hidden information."""

    kind: str
    seat: int | None
    data: Args


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event with its version in the history of a table.

    `at` is in milliseconds since 1970. `client` and `seq` identify the message that caused it, so
    that a message sent twice is processed once.
    """

    version: int
    at: int
    by: str
    client: str
    seq: int
    event: TableEvent

    def public(self) -> TableEventData:
        """Return the part that every client may see."""
        return {
            "version": self.version,
            "at": self.at,
            "kind": self.event.kind,
            "seat": self.event.seat,
        }
