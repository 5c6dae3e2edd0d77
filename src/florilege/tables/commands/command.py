"""The base class of commands: what players, and the server itself, ask of a table."""

from dataclasses import dataclass, fields
from functools import cache
from typing import ClassVar, Final

from florilege.kernel.refusal import refused
from florilege.tables.model.history import SYSTEM, StoredEvent, TableEvent
from florilege.tables.model.table import Table

COMMAND_TYPES: Final[dict[str, type["Command"]]] = {}  # by type of the message that asks for it
# At a table, so that loading it stays cheap. The second is for moves, so that nobody can use up
# what the others need to end the game.
MOST_EVENTS: Final = 3_000
MOST_EVENTS_WITH_MOVES: Final = 10_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """A request by a player (or SYSTEM) for a seat; `client` and `seq` identify the message.

    A subclass declares everything about one command: the message of clients that asks for it
    (`message`; those without one are sent by the server only), its fields, named as those of the
    message, and the events it causes.
    """

    message: ClassVar[str]
    most_events: ClassVar[int | None] = MOST_EVENTS  # None if no table is too full for it

    by: str
    seat: int
    client: str = ""
    seq: int = 0

    def __init_subclass__(cls) -> None:
        if "message" in vars(cls):
            COMMAND_TYPES[cls.message] = cls

    def decide(self, table: Table, now: int) -> list[TableEvent]:
        """Return the events that the command causes, or raise `Refused`; change nothing.

        A refusal never reveals information that is hidden from the seat that asked.
        """
        raise NotImplementedError


COMMON_FIELDS: Final = {field.name for field in fields(Command)}


@cache
def own_fields(message: str) -> tuple[str, ...]:
    """Return the fields of a message's command, besides those that every command has."""
    every = fields(COMMAND_TYPES[message])
    return tuple(field.name for field in every if field.name not in COMMON_FIELDS)


def decide(command: Command, table: Table, now: int) -> list[StoredEvent]:
    """Return the events that a command adds to a table, or raise `Refused`; change nothing."""
    if not 0 <= command.seat < table.setup.seats:
        raise refused("no-such-seat", "", {"seats": table.setup.seats})
    events = command.decide(table, now)
    if events and command.by != SYSTEM:
        _check_room(command, table)
    at = max(now, table.at)  # the clocks of several machines may differ; timestamps never decrease
    return [
        StoredEvent(table.version + place, at, command.by, command.client, command.seq, event)
        for place, event in enumerate(events, 1)
    ]


def _check_room(command: Command, table: Table) -> None:
    most = command.most_events
    if most is not None and table.version >= most:
        raise refused("table-full", "", {"most": most})
