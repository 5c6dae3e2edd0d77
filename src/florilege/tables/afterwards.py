"""A game that is over: its record, its score sheet, and its positions one by one."""

from typing import TypedDict

from florilege.kernel.record import Record
from florilege.kernel.refusal import refused
from florilege.kernel.score import Score
from florilege.kernel.seats import WATCHER
from florilege.kernel.view import View
from florilege.tables.course import Course, PlyData
from florilege.tables.table import Table


class Replayed(TypedDict):
    """A finished game after some of its moves, as one seat or a spectator saw it."""

    table: str
    seat: int | None
    ply: int
    plies: int
    view: View
    log: list[PlyData]


def record_of(table: Table) -> Record:
    """Return the record, which holds the secret of the deal, once the game is over."""
    return _finished(table).record


def sheet_of(table: Table) -> list[Score]:
    """Return how the points came about; there are none if the game was not played to its end."""
    position = _finished(table).position
    return position.score_sheet() if position.is_over() else []


def _finished(table: Table) -> Course:
    if table.ending is None or table.course is None:
        raise refused("game-goes-on")
    return table.course


def replay_at(table: Table, ply: int, seat: int | None, instead: str = "") -> Replayed:
    """Return the position after so many moves, and after another move than the one that followed.

    That move must be legal; without it the position is as it was.
    """
    course = _finished(table)
    if not 0 <= ply <= course.ply:
        raise refused("no-such-ply", "", {"most": course.ply})
    if seat is not None and not 0 <= seat < table.founding.seats:
        raise refused("no-such-seat", "", {"seats": table.founding.seats})
    eyes = int(WATCHER) if seat is None else seat
    then = Course(course.record_at(ply))
    if instead:
        then.play(then.legal(int(then.position.to_move()), instead))
    return {
        "table": table.ident,
        "seat": seat,
        "ply": then.ply,
        "plies": course.ply,
        "view": then.position.view(eyes),
        "log": then.log(eyes, 0),
    }
