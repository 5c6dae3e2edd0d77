"""Preconditions that several commands share."""

from florilege.kernel.refusal import refused
from florilege.tables.commands.command import Command
from florilege.tables.model.game_log import GameLog
from florilege.tables.model.history import SYSTEM
from florilege.tables.model.seats import SeatState
from florilege.tables.model.table import Table


def game_log_of(table: Table) -> GameLog:
    """Refuse if no game is in progress."""
    if table.ending is not None:
        raise refused("game-over")
    if table.game_log is None:
        raise refused("not-begun")
    return table.game_log


def check_gathering(table: Table) -> None:
    """Refuse once the game has begun."""
    if table.game_log is not None:
        raise refused("begun")


def held_seat(command: Command, table: Table) -> SeatState:
    """Refuse unless the sender holds the seat."""
    if not table.holds(command.by, command.seat):
        raise refused("not-your-seat", "", {"seat": command.seat})
    return table.seat_states[command.seat]


def check_plays(command: Command, table: Table) -> None:
    """Refuse unless the sender (the person, or SYSTEM for a bot) now plays the seat."""
    if command.by == SYSTEM:
        if not table.seat_states[command.seat].player_bot():
            raise refused("not-your-seat", "", {"seat": command.seat})
        return
    seat_state = held_seat(command, table)
    if seat_state.forfeited:
        raise refused("forfeited")
    if seat_state.stand_in:
        raise refused("relieved")


def others(command: Command, table: Table) -> list[int]:
    """Return the seats of the other people present: those whose consent is needed."""
    return [seat for seat in table.present() if not table.holds(command.by, seat)]
