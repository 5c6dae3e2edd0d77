"""Taking and leaving seats, and bots that stand in."""

from dataclasses import dataclass
from typing import ClassVar, Final

from florilege.bots import roster
from florilege.kernel import registry
from florilege.kernel.refusal import refused
from florilege.tables.commands.command import Command
from florilege.tables.commands.guards import check_gathering, game_log_of, held_seat
from florilege.tables.look_alikes import distinct_name
from florilege.tables.model.events import (
    BotSeated,
    DeviceAdded,
    GameBegun,
    GameEnded,
    PersonReturned,
    SeatCleared,
    SeatTaken,
    StandInSeated,
)
from florilege.tables.model.history import TableEvent
from florilege.tables.model.table import Table
from florilege.tables.text_rules import NAME_LENGTH, is_legible, is_printable

STAND_IN: Final = roster.FLORIST
PATIENCE: Final = 120_000  # milliseconds without a move before others may request a stand-in


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeSeat(Command):
    """Take a free seat; one player may take several and share the device."""

    message: ClassVar[str] = "sit"
    name: str

    def decide(self, table: Table, now: int) -> list[TableEvent]:
        check_gathering(table)
        _check_free(self, table)
        name = self.name.strip()
        if not is_printable(name) or len(name) > NAME_LENGTH:
            raise refused("bad-name", "", {"most": NAME_LENGTH})
        if not is_legible(name):
            raise refused("illegible-name")
        if distinct_name(name, names_of_others(table, self.by)) != name:
            raise refused("name-alike", "", {"name": name})
        return [SeatTaken(self.seat, name), *_start_if_full(self, table)]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatBot(Command):
    """Put a bot on a free seat; only for the creator of the table."""

    message: ClassVar[str] = "seat-bot"
    bot: str

    def decide(self, table: Table, now: int) -> list[TableEvent]:
        _check_creator(self, table)
        _check_free(self, table)
        roster.make(self.bot, registry.find(table.setup.game))
        return [BotSeated(self.seat, self.bot), *_start_if_full(self, table)]


@dataclass(frozen=True, slots=True, kw_only=True)
class ClearSeat(Command):
    """Free a seat before the game begins; only for the creator of the table."""

    message: ClassVar[str] = "unseat"

    def decide(self, table: Table, now: int) -> list[TableEvent]:
        _check_creator(self, table)
        if table.seat_states[self.seat].is_free():
            raise refused("seat-empty", "", {"seat": self.seat})
        return [SeatCleared(self.seat)]


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaveSeat(Command):
    """Free the seat before the game; later let a bot play on, or end the game if nobody is left."""

    message: ClassVar[str] = "leave"
    most_events: ClassVar[int | None] = None

    def decide(self, table: Table, now: int) -> list[TableEvent]:
        seat_state = held_seat(self, table)
        if table.game_log is None:
            return [SeatCleared(self.seat)]
        game_log_of(table)
        if seat_state.stand_in:
            raise refused("relieved")
        stand_in = StandInSeated(self.seat, STAND_IN)
        if table.present() == [self.seat]:
            return [stand_in, GameEnded(reason="abandoned", winners=[])]
        return [stand_in]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReturnToSeat(Command):
    """Take one's seat back from the stand-in bot."""

    message: ClassVar[str] = "return"

    def decide(self, table: Table, now: int) -> list[TableEvent]:
        game_log_of(table)
        seat_state = held_seat(self, table)
        if seat_state.forfeited:
            raise refused("forfeited")
        if not seat_state.stand_in:
            raise refused("not-relieved")
        return [PersonReturned(self.seat)]


@dataclass(frozen=True, slots=True, kw_only=True)
class RequestStandIn(Command):
    """Let a bot stand in for another person who has not moved for PATIENCE."""

    message: ClassVar[str] = "relieve"
    most_events: ClassVar[int | None] = None

    def decide(self, table: Table, now: int) -> list[TableEvent]:
        game_log_of(table)
        if not any(self.by in seat_state.holders for seat_state in table.seat_states):
            raise refused("not-at-table")
        seat_state = table.seat_states[self.seat]
        if not seat_state.is_person() or seat_state.stand_in or table.seat_to_move() != self.seat:
            raise refused("nobody-to-relieve", "", {"seat": self.seat})
        waiting = table.waiting_since + PATIENCE - now
        if waiting > 0:
            raise refused("patience", "", {"seat": self.seat, "seconds": -(-waiting // 1000)})
        return [StandInSeated(self.seat, STAND_IN)]


@dataclass(frozen=True, slots=True, kw_only=True)
class AddDevice(Command):
    """Hold one's seat from another device too; the seat token has already been checked."""

    def decide(self, table: Table, now: int) -> list[TableEvent]:
        seat_state = table.seat_states[self.seat]
        if not seat_state.holders:
            raise refused("seat-empty", "", {"seat": self.seat})
        return [] if self.by in seat_state.holders else [DeviceAdded(self.seat)]


def names_of_others(table: Table, player: str) -> list[str]:
    """Return the names of the people at a table, but for the seats of one player."""
    return [
        seat_state.name
        for seat_state in table.seat_states
        if seat_state.name and player not in seat_state.holders
    ]


def _check_creator(command: Command, table: Table) -> None:
    check_gathering(table)
    if command.by != table.setup.by:
        raise refused("not-the-founder")


def _check_free(command: Command, table: Table) -> None:
    if not table.seat_states[command.seat].is_free():
        raise refused("seat-taken", "", {"seat": command.seat})


def _start_if_full(command: Command, table: Table) -> list[TableEvent]:
    free = [seat for seat, seat_state in enumerate(table.seat_states) if seat_state.is_free()]
    return [GameBegun()] if free == [command.seat] else []
