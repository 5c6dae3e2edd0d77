"""Moves, giving up, and clocks that have run out."""

from florilege.kernel.refusal import refused
from florilege.tables.commands import Abandon, Play, StopClock
from florilege.tables.entry import HOUSE, Deed
from florilege.tables.seating import STAND_IN
from florilege.tables.standing import check_plays, course_of, held_chair
from florilege.tables.table import Table

LAST_ONE = 1


def play(command: Play, table: Table, now: int) -> list[Deed]:
    """Grant a legal move."""
    course = course_of(table)
    check_plays(command, table)
    if command.ply != course.ply:
        raise refused("stale-position", "", {"given": command.ply, "ply": course.ply})
    if command.by != HOUSE and _is_out_of_time(table, command.seat, now):
        raise refused("time-over")
    return [Deed("moved", command.seat, {"move": course.legal(command.seat, command.move)})]


def _is_out_of_time(table: Table, seat: int, now: int) -> bool:
    return table.clocks is not None and table.clocks.left_at(seat, now) == 0


def abandon(command: Abandon, table: Table, _now: int) -> list[Deed]:
    """Give the seat up for good."""
    course_of(table)
    if held_chair(command, table).forfeited:
        raise refused("forfeited")
    return forfeit(table, command.seat, "abandoned")


def stop_clock(command: StopClock, table: Table, now: int) -> list[Deed]:
    """Do what was agreed for a clock that has run out."""
    course_of(table)
    clocks = table.clocks
    if clocks is None or clocks.running != command.seat or clocks.left_at(command.seat, now):
        raise refused("time-left")
    if table.founding.terms.flag == "forfeit":
        return forfeit(table, command.seat, "flag")
    return [Deed("relieved", command.seat, {"bot": STAND_IN})]


def forfeit(table: Table, seat: int, reason: str) -> list[Deed]:
    """Forfeit a seat: the game ends if one player or no person is left, else a bot plays on."""
    lost = Deed("forfeited", seat, {})
    left = [
        other for other, chair in enumerate(table.chairs) if other != seat and not chair.forfeited
    ]
    if len(left) <= LAST_ONE or not set(table.people()) - {seat}:
        winners = [str(other) for other in left]
        return [lost, Deed("ended", None, {"reason": reason, "winners": winners})]
    return [lost, Deed("relieved", seat, {"bot": STAND_IN})]
