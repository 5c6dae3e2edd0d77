"""What one reader of a table receives: a seat, or a spectator; built up from nothing.

The status is for everybody. The view and the log are what the seat may see of the game. The
notation of a move is for nobody but its player, since it may name hidden cards.
"""

from collections.abc import Sequence
from typing import TypedDict

from florilege.kernel.dice import commitment
from florilege.kernel.options import Settings
from florilege.kernel.outcome import OutcomeData
from florilege.kernel.seats import WATCHER
from florilege.kernel.view import View
from florilege.tables.chair import ChairData
from florilege.tables.clocks import ClocksData
from florilege.tables.course import PlyData
from florilege.tables.entry import Entry, EntryData
from florilege.tables.founding import TermsData
from florilege.tables.table import OfferData, SaidData, Table

ONLY_GAME = {"moved"}  # kinds of entries after which nothing but the game (and clocks) is new
GAME = {"moved", "undone", "began", "archived"}  # those after which the position is another
SAID = "said"


class Status(TypedDict):
    """All of a table but its game."""

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
    seats: list[ChairData]
    clocks: ClocksData | None
    offer: OfferData | None
    ending: OutcomeData | None


class Snapshot(TypedDict):
    """Everything a reader needs who comes to the table, or comes back."""

    status: Status
    seat: int | None
    ply: int
    view: View | None
    log: list[PlyData]
    rewound: int | None
    last: int
    chat: list[SaidData]


class Update(TypedDict):
    """What is new for a reader who was there; what has not changed is None."""

    table: str
    version: int
    ply: int
    entries: list[EntryData]
    view: View | None
    log: list[PlyData]
    rewound: int | None
    status: Status | None
    chat: list[SaidData]


def status(table: Table) -> Status:
    """Return what everybody may know of a table."""
    founding = table.founding
    return {
        "table": founding.table,
        "game": founding.game,
        "ruleset": founding.ruleset,
        "settings": founding.settings,
        "terms": founding.terms.data(),
        "founder": founding.by,
        "commitment": commitment(founding.secret) if founding.secret else "",
        "secret": founding.secret.hex() if table.ending is not None else None,
        "origin": founding.origin,
        "rematch": table.rematch or None,
        "stage": table.stage,
        "version": table.version,
        "ply": table.ply,
        "seats": [chair.data(seat) for seat, chair in enumerate(table.chairs)],
        "clocks": None if table.clocks is None else table.clocks.data(),
        "offer": None if table.offer is None else table.offer.data(),
        "ending": table.ending,
    }


def view(table: Table, seat: int | None, lines: bool) -> View | None:
    """Return what a reader sees of the game, with or without its outline."""
    if table.course is None:
        return None
    return table.course.position.view(_eyes(seat), lines)


def _eyes(seat: int | None) -> int:
    return int(WATCHER) if seat is None else seat


def snapshot(
    table: Table, seat: int | None, lines: bool, version: int = 0, ply: int = -1
) -> Snapshot:
    """Return everything; a reader who was there up to a version and ply gets the log from there."""
    rewound = min((back for at, back in table.rewinds if at > version), default=None)
    known = ply if rewound is None else min(ply, rewound)
    course = table.course
    return {
        "status": status(table),
        "seat": seat,
        "ply": table.ply,
        "view": view(table, seat, lines),
        "log": [] if course is None else course.log(_eyes(seat), known + 1),
        "rewound": rewound,
        "last": 0 if course is None or seat is None else course.last_move_of(seat),
        "chat": _said_since(table, version + 1),
    }


class News:
    """Entries that have just happened at a table, for whoever watches it."""

    def __init__(self, table: Table, entries: Sequence[Entry]) -> None:
        """Apply the entries, and note what of them is the same for every reader."""
        self.table = table
        self.entries = entries
        self.rewound: int | None = None
        self._known = -1 if table.course is None else table.ply
        for entry in entries:
            self._apply(entry)
        kinds = {entry.deed.kind for entry in entries}
        self._moved = not kinds.isdisjoint(GAME)
        self.is_only_game = kinds <= ONLY_GAME
        clocked = table.clocks is not None or table.ending is not None
        self._status = status(table) if clocked or not self.is_only_game else None
        self._entries = [entry.public() for entry in entries]
        self._chat = _said_since(table, entries[0].version) if SAID in kinds else []

    def _apply(self, entry: Entry) -> None:
        self.table.apply(entry)
        if entry.deed.kind == "undone":
            self._known = min(self._known, self.table.ply)
            self.rewound = self._known

    def update(self, seat: int | None, lines: bool) -> Update:
        """Return the news as one reader receives them."""
        table = self.table
        return {
            "table": table.ident,
            "version": table.version,
            "ply": table.ply,
            "entries": self._entries,
            "view": view(table, seat, lines) if self._moved else None,
            "log": self._log(seat) if self._moved else [],
            "rewound": self.rewound,
            "status": self._status,
            "chat": self._chat,
        }

    def _log(self, seat: int | None) -> list[PlyData]:
        course = self.table.course
        return [] if course is None else course.log(_eyes(seat), self._known + 1)


def _said_since(table: Table, version: int) -> list[SaidData]:
    return [said for said in table.chat if said["version"] >= version]
