"""Applies events to a table."""

from collections.abc import Sequence
from dataclasses import dataclass

from florilege.tables.model.history import StoredEvent, TableHistory
from florilege.tables.model.table import Table


@dataclass(slots=True)  # not frozen, which would make it several times slower to create
class TableChange:
    """The events last applied to a table, and what they changed.

    `log_ply` is the ply up to which the log of before is still valid (-1: there was none);
    `rewound` is the same if an undo shortened the log, otherwise None. `changes_status`: more has
    changed than the position and the clocks.
    """

    table: Table
    events: Sequence[StoredEvent]
    log_ply: int
    rewound: int | None
    changes_position: bool
    changes_status: bool
    ends_game: bool


def apply_events(table: Table, events: Sequence[StoredEvent]) -> TableChange:
    before, was_over = table.version, table.ending is not None
    ply = -1 if table.game_log is None else table.ply
    changes_position = changes_status = False
    for stored in events:
        _apply(table, stored)
        changes_position |= stored.event.changes_position
        changes_status |= stored.event.changes_status
    undone_to = table.undone_to(before)
    kept = ply if undone_to is None else min(ply, undone_to)
    return TableChange(
        table,
        events,
        log_ply=kept,
        rewound=None if undone_to is None else kept,
        changes_position=changes_position,
        changes_status=changes_status,
        ends_game=table.ending is not None and not was_over,
    )


def rebuild(history: TableHistory) -> Table:
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
