"""The storage interface for tables, players and ratings; implemented in `florilege.storage`.

`append` is the only way to change a table: it returns once the events are committed, or raises
`Conflict` and writes nothing if another writer was first.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from florilege.tables.model.history import StoredEvent, TableHistory
from florilege.tables.model.setup import TableSetup
from florilege.tables.model.summary import Summary

# Called when another process changed a table: its name, version and, if known, the new events.
OnAppend: TypeAlias = Callable[[str, int, list[StoredEvent]], None]


class Conflict(Exception):  # noqa: N818  # an expected outcome, not a bug
    """Another writer was first; the caller should read again and retry."""


class Unavailable(Exception):  # noqa: N818  # likewise
    """The store cannot be reached or written; nothing was stored. `reason` is a refusal code."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Listing:
    """A table in a list."""

    setup: TableSetup
    summary: Summary
    version: int
    at: int  # of the last event


@dataclass(frozen=True, slots=True)
class Player:
    """A player; `account` is their login name, or empty for a guest."""

    id: str
    name: str
    account: str = ""
    password: str = ""  # hashed
    at: int = 0


@dataclass(frozen=True, slots=True)
class Rating:
    """The estimated skill of a player at a game (`mu`) and its uncertainty (`sigma`)."""

    player: str
    game: str
    mu: float
    sigma: float
    games: int


class Store(ABC):
    """Persistent storage."""

    # Tables.

    @abstractmethod
    async def create_table(
        self, setup: TableSetup, events: list[StoredEvent], summary: Summary
    ) -> None:
        """Store a new table, or raise `Conflict` if its name is taken."""

    @abstractmethod
    async def append(self, table: str, events: list[StoredEvent], summary: Summary | None) -> None:
        """Commit the next events of a table; `summary` is None if it has not changed."""

    @abstractmethod
    async def read(self, table: str) -> TableHistory | None:
        """Return the history of a table, or None."""

    @abstractmethod
    async def events_after(self, table: str, after: int) -> list[StoredEvent]:
        """Return the events after a version."""

    @abstractmethod
    async def gathering(self, limit: int) -> list[Listing]:
        """Return public tables that wait for players, newest first."""

    @abstractmethod
    async def tables_of(self, player: str, limit: int) -> list[Listing]:
        """Return the tables where a player holds or held a seat, most recently changed first."""

    @abstractmethod
    async def waiting(self, now: int, limit: int) -> list[str]:
        """Return tables whose `wakes` time has passed."""

    @abstractmethod
    async def count_unfinished(self, player: str) -> int:
        """Return how many tables created by a player are not over."""

    # Players.

    @abstractmethod
    async def add_player(self, player: Player) -> None:
        """Store a new player."""

    @abstractmethod
    async def change_player(self, player: Player) -> None:
        """Update a player; raise `Conflict` if the account name is taken, or looks like one."""

    @abstractmethod
    async def player(self, ident: str) -> Player | None:
        """Return a player, or None."""

    @abstractmethod
    async def player_by_account(self, account: str) -> Player | None:
        """Return the player with this login name, ignoring case, or None."""

    @abstractmethod
    async def is_name_taken(self, name: str, by: str) -> bool:
        """Return whether a name looks like one of an account, other than that of player `by`."""

    # Ratings.

    @abstractmethod
    async def ratings(self, game: str, players: list[str]) -> list[Rating]:
        """Return the ratings of those players who have one for a game."""

    @abstractmethod
    async def rate(self, table: str, new_ratings: list[Rating]) -> bool:
        """Store the ratings after a game, once; return False if that was already done."""

    @abstractmethod
    async def ladder(self, game: str, limit: int) -> list[tuple[Player, Rating]]:
        """Return the best players with an account, by mu - 3 sigma."""

    @abstractmethod
    async def ratings_of(self, player: str) -> list[Rating]:
        """Return a player's ratings, by game."""

    # Seat tokens.

    @abstractmethod
    async def use_token(self, token: str, until: int, now: int) -> bool:
        """Use a token, which ends at `until`; return False if it was used before."""

    # Lifecycle.

    @abstractmethod
    async def key(self) -> bytes:
        """Return the key that signs cookies, generated once and stored."""

    @abstractmethod
    async def exchange_time(self, now: int) -> int | None:
        """Store the time of this process; return the one last stored by any, if there is one."""

    @abstractmethod
    async def open(self, on_append: OnAppend) -> None:
        """Connect, migrate the schema, and from now on report changes made by other processes."""

    @abstractmethod
    async def ping(self) -> None:
        """Return if the store can be written and read, or raise `Unavailable`."""

    @abstractmethod
    async def close(self) -> None:
        """Finish pending writes and disconnect."""
