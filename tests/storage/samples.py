"""Sample tables and events."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar

from florilege.kernel.options import Settings
from florilege.tables.model.history import StoredEvent, TableEvent
from florilege.tables.model.setup import ClockTerms, TableSetup, Terms
from florilege.tables.model.summary import Summary
from florilege.tables.store import Store

TERMS = Terms(
    public=True,
    rated=True,
    hints=False,
    undo="barrier",
    clock=ClockTerms(600, 5, per_move=False),
    flag="forfeit",
    bots=(None, "florist", None),
)
GATHERING = Summary("gathering", ((0, "ann"),), None)


def setup(table: str, at: int = 1000, by: str = "ann", *, public: bool = True) -> TableSetup:
    """Return the setup of a table, with a secret that is not valid UTF-8."""
    settings: Settings = {"deck": "flœurs\n🌸", "rounds": 3}
    terms = replace(TERMS, public=public)
    return TableSetup(
        table, at, by, "game", 2, 3, settings, bytes(range(224, 256)), terms, "origin"
    )


@dataclass(frozen=True, slots=True)
class SampleEvent(TableEvent):
    """An event with data of every type."""

    kind: ClassVar[str] = "sample"
    word: str = ""
    ply: int = 0
    cards: list[str] = field(default_factory=list)


def sample_event(version: int, word: str = "", at: int = 0) -> StoredEvent:
    """Return an event with data of every type."""
    seat = version % 3 if version % 4 else None
    event = SampleEvent(seat, word or f'« {version} » 🌷\\"', -version, ["a", "b"])
    return StoredEvent(version, at or 1000 + version, "ann", "tab", version * 7, event)


def sample_events(first: int, last: int) -> list[StoredEvent]:
    """Return consecutive events, both ends included."""
    return [sample_event(version) for version in range(first, last + 1)]


async def create_tables(store: Store, *tables: str, first: Sequence[StoredEvent] = ()) -> None:
    """Create tables that wait for players."""
    for table in tables:
        await store.create_table(setup(table), list(first), GATHERING)


async def versions(store: Store, table: str) -> list[int]:
    """Return the versions a table has."""
    return [each.version for each in await store.events_after(table, 0)]
