"""Applies events to a table."""

from collections.abc import Sequence
from dataclasses import dataclass

from florilege.tables.model.history import StoredEvent, TableHistory
from florilege.tables.model.table import Table


@dataclass(frozen=True, slots=True)
class TableChange:
    """The events last applied to a table.

    `log_ply` is the ply up to which the log of before is still valid (-1: there was none);
    `rewound` is the same if an undo shortened the log, otherwise None.
    """

    table: Table
    events: Sequence[StoredEvent]
    log_ply: int
    rewound: int | None
    ends_game: bool

    @property
    def changes_position(self) -> bool:
        return any(stored.event.changes_position for stored in self.events)

    @property
    def changes_status(self) -> bool:
        """Return whether more than the position and the clocks has changed."""
        return any(stored.event.changes_status for stored in self.events)


def apply_events(table: Table, events: Sequence[StoredEvent]) -> TableChange:
    """Apply the next events to a table, and return what they changed."""
    before, was_over = table.version, table.ending is not None
    ply = -1 if table.game_log is None else table.ply
    for stored in events:
        _apply(table, stored)
    undone_to = table.undone_to(before)
    kept = ply if undone_to is None else min(ply, undone_to)
    rewound = None if undone_to is None else kept
    return TableChange(table, events, kept, rewound, table.ending is not None and not was_over)


def rebuild(history: TableHistory) -> Table:
    """Return the state of a table after its whole history."""
    table = Table(history.setup)
    for stored in history.events:
        _apply(table, stored)
    return table


def _apply(table: Table, stored: StoredEvent) -> None:
    table.version = stored.version
    table.at = stored.at
    if stored.client:
        table.processed.setdefault(stored.client, {})[stored.seq] = stored.version
    stored.event.apply(table, stored)
    table.run_clocks()
