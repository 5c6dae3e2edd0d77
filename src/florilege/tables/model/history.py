"""The event-sourced history of a table.

A table is fully determined by its setup and its events: position, clocks, offers and game log are
computed from them. Events are append-only and numbered by version, so of two concurrent writers
only one succeeds.
"""

from dataclasses import dataclass, fields
from functools import cache
from typing import ClassVar, Final, TypedDict

from florilege.kernel.refusal import Args
from florilege.tables.model.setup import TableSetup
from florilege.tables.model.table import Table

SYSTEM: Final = ""  # as `by`: the server itself, for bot moves and expired clocks
EVENT_TYPES: Final[dict[str, type["TableEvent"]]] = {}


@dataclass(frozen=True, slots=True)
class TableEvent:
    """Something that happens at a table; it may contain hidden information.

    A subclass declares everything about one kind of event (see `events.py`): its name in the
    database and on the wire (`kind`), its data (the fields besides `seat`), and what it changes.
    """

    kind: ClassVar[str]
    changes_position: ClassVar[bool] = False
    changes_status: ClassVar[bool] = True  # besides the ply and the clocks

    seat: int | None

    def __init_subclass__(cls) -> None:
        if "kind" in vars(cls):
            EVENT_TYPES[cls.kind] = cls

    def data(self) -> Args:
        """Return what is stored besides kind and seat; by default all fields as they are."""
        return {name: getattr(self, name) for name in data_fields(self.kind)}

    def apply(self, table: Table, stored: "StoredEvent") -> None:
        """Change the table. Never refuses: that was decided before."""


@cache
def data_fields(kind: str) -> tuple[str, ...]:
    return tuple(field.name for field in fields(EVENT_TYPES[kind]) if field.name != "seat")


class TableEventData(TypedDict):
    """The public part of an event, without hidden information."""

    version: int
    at: int
    kind: str
    seat: int | None


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


@dataclass(frozen=True, slots=True)
class TableHistory:
    """Everything stored about a table."""

    setup: TableSetup
    events: list[StoredEvent]
