"""What follows a finished game: a rematch, and new ratings."""

from dataclasses import dataclass
from typing import ClassVar

from florilege.kernel.refusal import refused
from florilege.tables.commands.command import Command
from florilege.tables.commands.guards import held_seat
from florilege.tables.model.events import GameRated, RematchLinked
from florilege.tables.model.history import TableEvent
from florilege.tables.model.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkRematch(Command):
    """Play again with the same players; `rematch` is filled in once the new table exists."""

    message: ClassVar[str] = "rematch"
    most_events: ClassVar[int | None] = None
    rematch: str = ""

    def decide(self, table: Table, now: int) -> list[TableEvent]:
        held_seat(self, table)
        if table.ending is None:
            raise refused("game-goes-on")
        return [] if table.rematch else [RematchLinked(self.seat, self.rematch)]


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkRated(Command):
    """Record, once, that the players have received their new ratings; sent by the server."""

    def decide(self, table: Table, now: int) -> list[TableEvent]:
        return [GameRated()] if table.needs_rating() else []
