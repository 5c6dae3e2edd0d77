"""Snapshots and updates of a table, as sent to one reader: a seat or a spectator.

The status is public. The view and the log contain only what the seat may see. The notation of a
move is never sent to others, since it may name hidden cards. `retold` contains plies of the log
that the reader already has and must replace, because their events have faded or are readable again.
"""

from collections.abc import Sequence
from typing import TypedDict

from florilege.kernel.dice import commitment
from florilege.kernel.options import Settings
from florilege.kernel.outcome import OutcomeData
from florilege.kernel.seats import WATCHER
from florilege.kernel.view import View
from florilege.tables.model.clocks import ClocksData
from florilege.tables.model.events import StoredEvent, TableEventData
from florilege.tables.model.game_log import PlyData
from florilege.tables.model.seats import SeatData
from florilege.tables.model.setup import TermsData
from florilege.tables.model.table import ChatMessageData, OfferData, Table

ONLY_GAME = {"moved"}  # event kinds that change only the game and the clocks
GAME = {"moved", "undone", "began", "archived"}  # event kinds that change the position
CHAT = "said"


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
    stage: str
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


class Update(TypedDict):
    """The changes for a reader who is up to date; unchanged parts are None."""

    table: str
    version: int
    ply: int
    entries: list[TableEventData]
    view: View | None
    log: list[PlyData]
    retold: list[PlyData]
    rewound: int | None
    status: Status | None
    chat: list[ChatMessageData]


def status(table: Table) -> Status:
    """Return the public status of a table."""
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


def view(table: Table, seat: int | None, lines: bool) -> View | None:
    """Return the view of the game for a reader, with its outline if `lines`."""
    if table.game_log is None:
        return None
    return table.game_log.position.view(_viewer(seat), lines)


def _viewer(seat: int | None) -> int:
    return int(WATCHER) if seat is None else seat


def snapshot(
    table: Table, seat: int | None, lines: bool, version: int = 0, ply: int = -1
) -> Snapshot:
    """Return a snapshot; a reader who already has a version and ply gets the log from there."""
    rewound = min((back for at, back in table.undos if at > version), default=None)
    known = ply if rewound is None else min(ply, rewound)
    viewer, over = _viewer(seat), table.ending is not None
    resend = rewound is not None or over
    game_log = table.game_log
    return {
        "status": status(table),
        "seat": seat,
        "ply": table.ply,
        "view": view(table, seat, lines),
        "log": [] if game_log is None else game_log.log(viewer, known + 1, over),
        "retold": [] if game_log is None else game_log.retold(viewer, known, resend, over),
        "rewound": rewound,
        "last": 0 if game_log is None or seat is None else game_log.last_move_of(seat),
        "chat": _chat_since(table, version + 1),
    }


class TableUpdate:
    """New events of a table, from which the update of each reader is made."""

    def __init__(self, table: Table, events: Sequence[StoredEvent]) -> None:
        """Apply the events to the table and compute what all readers share."""
        self.table = table
        self.events = events
        self.rewound: int | None = None
        self._known = -1 if table.game_log is None else table.ply
        was_over = table.ending is not None
        for stored in events:
            self._apply(stored)
        kinds = {stored.event.kind for stored in events}
        self._moved = not kinds.isdisjoint(GAME)
        self._ended = table.ending is not None and not was_over
        self.is_only_game = kinds <= ONLY_GAME
        clocked = table.clocks is not None or table.ending is not None
        self._status = status(table) if clocked or not self.is_only_game else None
        self._events = [stored.public() for stored in events]
        self._chat = _chat_since(table, events[0].version) if CHAT in kinds else []

    def _apply(self, stored: StoredEvent) -> None:
        self.table.apply(stored)
        if stored.event.kind == "undone":
            self._known = min(self._known, self.table.ply)
            self.rewound = self._known

    def for_reader(self, seat: int | None, lines: bool) -> Update:
        """Return the update for a seat, or for a spectator if `seat` is None."""
        table = self.table
        return {
            "table": table.ident,
            "version": table.version,
            "ply": table.ply,
            "entries": self._events,
            "view": view(table, seat, lines) if self._moved else None,
            "log": self._log(seat) if self._moved else [],
            "retold": self._retold(seat) if self._moved or self._ended else [],
            "rewound": self.rewound,
            "status": self._status,
            "chat": self._chat,
        }

    def _log(self, seat: int | None) -> list[PlyData]:
        game_log, over = self.table.game_log, self.table.ending is not None
        return [] if game_log is None else game_log.log(_viewer(seat), self._known + 1, over)

    def _retold(self, seat: int | None) -> list[PlyData]:
        game_log, over = self.table.game_log, self.table.ending is not None
        resend = self.rewound is not None or self._ended
        return [] if game_log is None else game_log.retold(_viewer(seat), self._known, resend, over)


def _chat_since(table: Table, version: int) -> list[ChatMessageData]:
    return [message for message in table.chat if message["version"] >= version]
