"""A game that is over: its record, and its positions one by one."""

from typing import TypedDict

from florilege.kernel.record import Record
from florilege.kernel.refusal import check_range, refused
from florilege.kernel.seats import WATCHER
from florilege.kernel.view import View
from florilege.tables.course import Course, PlyData
from florilege.tables.table import Table


class Replayed(TypedDict):
    """A finished game after some of its moves, as one seat or a spectator saw it."""

    ply: int
    plies: int
    view: View
    log: list[PlyData]


def record_of(table: Table) -> Record:
    """Return the record, which holds the secret of the deal, once the game is over."""
    return _finished(table).record


def _finished(table: Table) -> Course:
    if table.ending is None or table.course is None:
        raise refused("game-goes-on")
    return table.course


def replay_at(table: Table, ply: int, seat: int | None) -> Replayed:
    """Return the position after so many moves."""
    course = _finished(table)
    check_range("ply", ply + 1, course.ply + 1)
    if seat is not None:
        check_range("seat", seat + 1, table.founding.seats)
    eyes = int(WATCHER) if seat is None else seat
    then = Course(course.record_at(ply))
    return {
        "ply": ply,
        "plies": course.ply,
        "view": then.position.view(eyes),
        "log": then.log(eyes, 0),
    }
