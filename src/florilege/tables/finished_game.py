"""Finished games: record, score sheet and replay."""

from typing import TypedDict

from florilege.kernel.record import Record
from florilege.kernel.refusal import refused
from florilege.kernel.score import Score
from florilege.kernel.seats import WATCHER
from florilege.kernel.view import View
from florilege.tables.model.game_log import GameLog, PlyData
from florilege.tables.model.table import Table


class ReplayedPosition(TypedDict):
    """The position of a finished game after `ply` moves, as seen by a seat or a spectator."""

    table: str
    seat: int | None
    ply: int
    plies: int
    view: View
    log: list[PlyData]


def record_of(table: Table) -> Record:
    """Return the record of a finished game; it contains the secret that seeded the deal."""
    return _game_log(table).record


def sheet_of(table: Table) -> list[Score]:
    """Return the score sheet; it is empty if the game was not played to its end."""
    position = _game_log(table).position
    return position.score_sheet() if position.is_over() else []


def finished(table: Table) -> Table:
    """Return the table, which will not change any more except for its chat, or raise `Refused`."""
    _game_log(table)
    return table


def _game_log(table: Table) -> GameLog:
    if table.ending is None or table.game_log is None:
        raise refused("game-goes-on")
    return table.game_log


def replay_at(table: Table, ply: int, seat: int | None, instead: str = "") -> ReplayedPosition:
    """Return the position after `ply` moves, or after the legal move `instead` played there.

    This replays the game, which may take long: call it off the event loop.
    """
    game_log = _game_log(table)
    if not 0 <= ply <= game_log.ply:
        raise refused("no-such-ply", "", {"most": game_log.ply})
    if seat is not None and not 0 <= seat < table.setup.seats:
        raise refused("no-such-seat", "", {"seats": table.setup.seats})
    viewer = int(WATCHER) if seat is None else seat
    shown = GameLog(game_log.record_at(ply))
    if instead:
        shown.play(shown.legal(int(shown.position.to_move()), instead))
    return {
        "table": table.ident,
        "seat": seat,
        "ply": shown.ply,
        "plies": game_log.ply,
        "view": shown.position.view(viewer),
        "log": shown.log(viewer, 0, whole=True),
    }
