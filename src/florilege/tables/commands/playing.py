"""Moves, resignation and expired clocks."""

from dataclasses import dataclass
from typing import ClassVar

from florilege.kernel.prompt import Parts
from florilege.kernel.refusal import refused
from florilege.tables.commands.command import MOST_EVENTS_WITH_MOVES, Command
from florilege.tables.commands.guards import check_plays, game_log_of, held_seat
from florilege.tables.commands.seating import STAND_IN
from florilege.tables.model.events import (
    ClockPaused,
    GameEnded,
    Moved,
    SeatForfeited,
    StandInSeated,
)
from florilege.tables.model.history import SYSTEM, TableEvent
from florilege.tables.model.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Play(Command):
    """Play a move, in notation or as chosen parts, in the position after `ply` moves."""

    message: ClassVar[str] = "play"
    most_events: ClassVar[int | None] = MOST_EVENTS_WITH_MOVES
    ply: int
    move: str = ""
    parts: Parts | None = None

    def decide(self, table: Table, now: int) -> list[TableEvent]:
        game_log = game_log_of(table)
        check_plays(self, table)
        if self.ply != game_log.ply:
            raise refused("stale-position", "", {"given": self.ply, "ply": game_log.ply})
        if self.by != SYSTEM and _is_out_of_time(table, self.seat, now):
            raise refused("time-over")
        if self.parts is None:
            return [Moved(self.seat, game_log.legal(self.seat, self.move))]
        return [Moved(self.seat, game_log.chosen(self.seat, self.parts))]


def _is_out_of_time(table: Table, seat: int, now: int) -> bool:
    return table.clocks is not None and table.clocks.left_at(seat, now) == 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Resign(Command):
    """Forfeit the seat for good."""

    message: ClassVar[str] = "abandon"
    most_events: ClassVar[int | None] = None

    def decide(self, table: Table, now: int) -> list[TableEvent]:
        game_log_of(table)
        if held_seat(self, table).forfeited:
            raise refused("forfeited")
        return _forfeit(table, self.seat, "abandoned")


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpireClock(Command):
    """Forfeit a seat whose clock has expired, or let a bot take over, depending on the terms.

    Sent by the server, and refused if time is left.
    """

    def decide(self, table: Table, now: int) -> list[TableEvent]:
        game_log_of(table)
        clocks = table.clocks
        if clocks is None or clocks.running != self.seat or clocks.left_at(self.seat, now):
            raise refused("time-left")
        if table.setup.terms.flag == "forfeit":
            return _forfeit(table, self.seat, "flag")
        return [StandInSeated(self.seat, STAND_IN)]


@dataclass(frozen=True, slots=True, kw_only=True)
class PauseClock(Command):
    """Charge nobody for an interruption of the server. Sent by the server."""

    since: int
    until: int

    def decide(self, table: Table, now: int) -> list[TableEvent]:
        game_log_of(table)
        return [ClockPaused(self.seat, self.since, self.until)]


def _forfeit(table: Table, seat: int, reason: str) -> list[TableEvent]:
    """Forfeit a seat; end the game if one player or no person is left, otherwise a bot plays on."""
    forfeited = SeatForfeited(seat)
    left = [
        other
        for other, seat_state in enumerate(table.seat_states)
        if other != seat and not seat_state.forfeited
    ]
    if len(left) <= 1 or not set(table.people()) - {seat}:
        winners = [str(other) for other in left]
        return [forfeited, GameEnded(reason=reason, winners=winners)]
    return [forfeited, StandInSeated(seat, STAND_IN)]
