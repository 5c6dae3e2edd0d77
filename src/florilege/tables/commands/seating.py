"""Handlers for taking and leaving seats, and for stand-in bots."""

from florilege.bots import roster
from florilege.kernel import registry
from florilege.kernel.refusal import refused
from florilege.tables.commands.commands import (
    AddDevice,
    ClearSeat,
    Command,
    LeaveSeat,
    RequestStandIn,
    ReturnToSeat,
    SeatBot,
    TakeSeat,
)
from florilege.tables.commands.guards import check_gathering, game_log_of, held_seat
from florilege.tables.model.events import TableEvent
from florilege.tables.model.table import Table
from florilege.tables.text_rules import NAME_LENGTH, is_printable

STAND_IN = roster.FLORIST
PATIENCE = 120_000  # milliseconds without a move before others may request a stand-in


def take_seat(command: TakeSeat, table: Table, _now: int) -> list[TableEvent]:
    """Take a free seat."""
    check_gathering(table)
    if not table.seat_states[command.seat].is_free():
        raise refused("seat-taken", "", {"seat": command.seat})
    name = command.name.strip()
    if not is_printable(name) or len(name) > NAME_LENGTH:
        raise refused("bad-name", "", {"most": NAME_LENGTH})
    return [TableEvent("sat", command.seat, {"name": name}), *_start_if_full(command, table)]


def seat_bot(command: SeatBot, table: Table, _now: int) -> list[TableEvent]:
    """Put a bot on a free seat."""
    _check_creator(command, table)
    if not table.seat_states[command.seat].is_free():
        raise refused("seat-taken", "", {"seat": command.seat})
    roster.make(command.bot, registry.find(table.setup.game))
    return [TableEvent("bot", command.seat, {"bot": command.bot}), *_start_if_full(command, table)]


def _start_if_full(command: Command, table: Table) -> list[TableEvent]:
    """Begin the game if the command takes the last free seat."""
    free = [seat for seat, seat_state in enumerate(table.seat_states) if seat_state.is_free()]
    return [TableEvent("began", None, {})] if free == [command.seat] else []


def clear_seat(command: ClearSeat, table: Table, _now: int) -> list[TableEvent]:
    """Remove the person or bot from a seat."""
    _check_creator(command, table)
    if table.seat_states[command.seat].is_free():
        raise refused("seat-empty", "", {"seat": command.seat})
    return [TableEvent("emptied", command.seat, {})]


def _check_creator(command: Command, table: Table) -> None:
    check_gathering(table)
    if command.by != table.setup.by:
        raise refused("not-the-founder")


def leave_seat(command: LeaveSeat, table: Table, _now: int) -> list[TableEvent]:
    """Free the seat before the game; later let a bot play on, or end the game if nobody is left."""
    seat_state = held_seat(command, table)
    if table.game_log is None:
        return [TableEvent("emptied", command.seat, {})]
    game_log_of(table)
    if seat_state.stand_in:
        raise refused("relieved")
    relief = TableEvent("relieved", command.seat, {"bot": STAND_IN})
    if table.present() == [command.seat]:
        return [relief, TableEvent("ended", None, {"reason": "abandoned", "winners": []})]
    return [relief]


def return_to_seat(command: ReturnToSeat, table: Table, _now: int) -> list[TableEvent]:
    """Give the seat back to its player."""
    game_log_of(table)
    seat_state = held_seat(command, table)
    if seat_state.forfeited:
        raise refused("forfeited")
    if not seat_state.stand_in:
        raise refused("not-relieved")
    return [TableEvent("returned", command.seat, {})]


def request_stand_in(command: RequestStandIn, table: Table, now: int) -> list[TableEvent]:
    """Let a bot stand in for a person who has not moved for PATIENCE."""
    game_log_of(table)
    if not any(command.by in seat_state.holders for seat_state in table.seat_states):
        raise refused("not-at-table")
    seat_state = table.seat_states[command.seat]
    if not seat_state.is_person() or seat_state.stand_in or table.seat_to_move() != command.seat:
        raise refused("nobody-to-relieve", "", {"seat": command.seat})
    waiting = table.waiting_since + PATIENCE - now
    if waiting > 0:
        raise refused("patience", "", {"seat": command.seat, "seconds": -(-waiting // 1000)})
    return [TableEvent("relieved", command.seat, {"bot": STAND_IN})]


def add_device(command: AddDevice, table: Table, _now: int) -> list[TableEvent]:
    """Add another device of the same person to the seat."""
    seat_state = table.seat_states[command.seat]
    if not seat_state.holders:
        raise refused("seat-empty", "", {"seat": command.seat})
    if command.by in seat_state.holders:
        return []
    return [TableEvent("carried", command.seat, {})]
