"""Handlers for moves, resignation and expired clocks."""

from florilege.kernel.refusal import refused
from florilege.tables.commands.commands import ExpireClock, Play, Resign
from florilege.tables.commands.guards import check_plays, game_log_of, held_seat
from florilege.tables.commands.seating import STAND_IN
from florilege.tables.model.events import SYSTEM, TableEvent
from florilege.tables.model.table import Table

LAST_ONE = 1


def play(command: Play, table: Table, now: int) -> list[TableEvent]:
    """Play a legal move."""
    game_log = game_log_of(table)
    check_plays(command, table)
    if command.ply != game_log.ply:
        raise refused("stale-position", "", {"given": command.ply, "ply": game_log.ply})
    if command.by != SYSTEM and _is_out_of_time(table, command.seat, now):
        raise refused("time-over")
    return [TableEvent("moved", command.seat, {"move": game_log.legal(command.seat, command.move)})]


def _is_out_of_time(table: Table, seat: int, now: int) -> bool:
    return table.clocks is not None and table.clocks.left_at(seat, now) == 0


def resign(command: Resign, table: Table, _now: int) -> list[TableEvent]:
    """Resign: forfeit the seat for good."""
    game_log_of(table)
    if held_seat(command, table).forfeited:
        raise refused("forfeited")
    return forfeit(table, command.seat, "abandoned")


def expire_clock(command: ExpireClock, table: Table, now: int) -> list[TableEvent]:
    """Forfeit a seat whose clock has expired, or let a bot take over, depending on the terms."""
    game_log_of(table)
    clocks = table.clocks
    if clocks is None or clocks.running != command.seat or clocks.left_at(command.seat, now):
        raise refused("time-left")
    if table.setup.terms.flag == "forfeit":
        return forfeit(table, command.seat, "flag")
    return [TableEvent("relieved", command.seat, {"bot": STAND_IN})]


def forfeit(table: Table, seat: int, reason: str) -> list[TableEvent]:
    """Forfeit a seat; end the game if one player or no person is left, otherwise a bot plays on."""
    lost = TableEvent("forfeited", seat, {})
    left = [
        other
        for other, seat_state in enumerate(table.seat_states)
        if other != seat and not seat_state.forfeited
    ]
    if len(left) <= LAST_ONE or not set(table.people()) - {seat}:
        winners = [str(other) for other in left]
        return [lost, TableEvent("ended", None, {"reason": reason, "winners": winners})]
    return [lost, TableEvent("relieved", seat, {"bot": STAND_IN})]
