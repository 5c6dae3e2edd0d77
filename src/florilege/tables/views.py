"""What each reader of a table, a seat or a spectator, is sent: snapshots and updates.

The status is public. The view and the log contain only what the seat may see. The notation of a
move is never sent to others, since it may name hidden cards. `retold` contains plies of the log
that the reader already has and must replace, because their events have faded or are readable again.
"""

from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import TypeAlias, TypedDict

from florilege.kernel.dice import commitment
from florilege.kernel.options import Settings
from florilege.kernel.outcome import OutcomeData
from florilege.kernel.seats import WATCHER
from florilege.kernel.view import View
from florilege.tables.model.changes import TableChange
from florilege.tables.model.clocks import ClocksData
from florilege.tables.model.game_log import PlyData
from florilege.tables.model.history import TableEventData
from florilege.tables.model.offers import OfferData
from florilege.tables.model.seats import SeatData
from florilege.tables.model.setup import TermsData
from florilege.tables.model.summary import Stage
from florilege.tables.model.table import ChatMessageData, Table

Reader: TypeAlias = tuple[int | None, bool]  # a seat or spectators, with or without the outline


class Status(TypedDict):
    """The public state of a table, except its game."""

    table: str
    game: str
    ruleset: int
    settings: Settings
    terms: TermsData
    founder: str
    commitment: str
    secret: str | None
    origin: str
    rematch: str | None
    stage: Stage
    version: int
    ply: int
    seats: list[SeatData]
    clocks: ClocksData | None
    offer: OfferData | None
    ending: OutcomeData | None


class Snapshot(TypedDict):
    """The full state for a reader who joins or reconnects."""

    status: Status
    seat: int | None
    ply: int
    view: View | None
    log: list[PlyData]
    retold: list[PlyData]
    rewound: int | None
    last: int
    chat: list[ChatMessageData]


class PublicUpdate(TypedDict):
    """The part of an update that is the same for all readers."""

    table: str
    version: int
    ply: int
    entries: list[TableEventData]
    rewound: int | None
    status: Status | None
    chat: list[ChatMessageData]


class OwnUpdate(TypedDict):
    """The part of an update that contains what a reader may see of the game."""

    view: View | None
    log: list[PlyData]
    retold: list[PlyData]


class Update(PublicUpdate, OwnUpdate):
    """The changes for a reader who is up to date; unchanged parts are None."""


def status(table: Table) -> Status:
    setup = table.setup
    return {
        "table": setup.table,
        "game": setup.game,
        "ruleset": setup.ruleset,
        "settings": setup.settings,
        "terms": setup.terms.data(),
        "founder": setup.by,
        "commitment": commitment(setup.secret) if setup.secret else "",
        "secret": setup.secret.hex() if table.ending is not None else None,
        "origin": setup.origin,
        "rematch": table.rematch or None,
        "stage": table.stage,
        "version": table.version,
        "ply": table.ply,
        "seats": [seat_state.data(seat) for seat, seat_state in enumerate(table.seat_states)],
        "clocks": None if table.clocks is None else table.clocks.data(),
        "offer": None if table.offer is None else table.offer.data(),
        "ending": table.ending,
    }


def _viewer(seat: int | None) -> int:
    return int(WATCHER) if seat is None else seat


def snapshot(
    table: Table, seat: int | None, lines: bool, version: int = 0, ply: int = -1
) -> Snapshot:
    """Return a snapshot; a reader who already has a version and ply gets the log from there."""
    rewound = table.undone_to(version)
    known = ply if rewound is None else min(ply, rewound)
    viewer, over = _viewer(seat), table.ending is not None
    resend = rewound is not None or over
    game_log = table.game_log
    return {
        "status": status(table),
        "seat": seat,
        "ply": table.ply,
        "view": None if game_log is None else game_log.position.view(viewer, lines),
        "log": [] if game_log is None else game_log.log(viewer, known + 1, over),
        "retold": [] if game_log is None else game_log.retold(viewer, known, resend, over),
        "rewound": rewound,
        "last": 0 if game_log is None or seat is None else game_log.last_move_of(seat),
        "chat": _chat_since(table, version + 1),
    }


def updates(change: TableChange, readers: Iterable[Reader]) -> Iterator[tuple[Reader, Update]]:
    """Yield, for each reader, what a change tells them."""
    public = _public_update(change)
    for reader in readers:
        yield reader, {**public, **_own_update(change, *reader)}


def _public_update(change: TableChange) -> PublicUpdate:
    table, events = change.table, change.events
    shows_clocks = table.clocks is not None or table.ending is not None
    return {
        "table": table.ident,
        "version": table.version,
        "ply": table.ply,
        "entries": [stored.public() for stored in events],
        "rewound": change.rewound,
        "status": status(table) if shows_clocks or change.changes_status else None,
        "chat": _chat_since(table, events[0].version),
    }


def _own_update(change: TableChange, seat: int | None, lines: bool) -> OwnUpdate:
    table, moved, ended = change.table, change.changes_position, change.ends_game
    log, over = table.game_log, table.ending is not None
    viewer, known, resend = _viewer(seat), change.log_ply, ended or change.rewound is not None
    if log is None or not (moved or ended):
        return {"view": None, "log": [], "retold": []}
    return {
        "view": log.position.view(viewer, lines) if moved else None,
        "log": log.log(viewer, known + 1, over) if moved else [],
        "retold": log.retold(viewer, known, resend, over),
    }


def _chat_since(table: Table, version: int) -> list[ChatMessageData]:
    new = takewhile(lambda message: message["version"] >= version, reversed(table.chat))
    return [*new][::-1]
