"""Where tables and players are kept: the interface. Storage itself is another room.

`append` is the one way to change a table: it returns when the entries are committed, and refuses
with `Conflict` if another writer was first. What it was given is then as good as never said.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from florilege.tables.entry import Entry
from florilege.tables.founding import Founding

Stage: TypeAlias = Literal["gathering", "playing", "over"]
# News from elsewhere: a table, its version, and the entries that led there if they came along.
Hear: TypeAlias = Callable[[str, int, list[Entry]], None]


class Conflict(Exception):  # noqa: N818  # it is an answer, not an error of the program
    """Somebody else wrote first: read again, decide again."""


class Unavailable(Exception):  # noqa: N818  # likewise
    """The storage cannot be reached or written; nothing was kept. `reason` is a refusal code."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists and watchmen need to know of a table without reading its history.

    `people` are (seat, player); `wakes` is when somebody has to look after it (a bot to move: at
    once; a running clock: when it runs out), in milliseconds since 1970, or None.
    """

    stage: Stage
    people: tuple[tuple[int, str], ...]
    wakes: int | None


@dataclass(frozen=True, slots=True)
class Chronicle:
    """All that is kept of a table."""

    founding: Founding
    entries: list[Entry]


@dataclass(frozen=True, slots=True)
class Listing:
    """A table in a list."""

    founding: Founding
    summary: Summary
    version: int
    at: int  # of the last entry


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who plays; `account` is the name they log in with, or nothing for a guest."""

    id: str
    name: str
    account: str = ""
    password: str = ""  # as a hash
    at: int = 0


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a player is thought to be at a game, and how sure that is."""

    player: str
    game: str
    mu: float
    sigma: float
    games: int


class Store(ABC):
    """Keeps everything that must outlive a process."""

    # Tables.

    @abstractmethod
    async def found(self, founding: Founding, entries: list[Entry], summary: Summary) -> None:
        """Keep a new table, or raise `Conflict` if its name is taken."""

    @abstractmethod
    async def append(self, table: str, entries: list[Entry], summary: Summary | None) -> None:
        """Commit the next entries of a table; `summary` is given where it has changed."""

    @abstractmethod
    async def read(self, table: str) -> Chronicle | None:
        """Return a table, or None."""

    @abstractmethod
    async def entries(self, table: str, after: int) -> list[Entry]:
        """Return the entries after a version."""

    @abstractmethod
    async def gathering(self, limit: int) -> list[Listing]:
        """Return public tables that wait for players, the newest first."""

    @abstractmethod
    async def tables_of(self, player: str, limit: int) -> list[Listing]:
        """Return the tables a player sits or sat at, the latest first."""

    @abstractmethod
    async def waiting(self, now: int, limit: int) -> list[str]:
        """Return tables that should have been looked after by now."""

    @abstractmethod
    async def founded_by(self, player: str) -> int:
        """Return how many tables of a player are not over."""

    # Players.

    @abstractmethod
    async def add_player(self, player: Player) -> None:
        """Keep a new player."""

    @abstractmethod
    async def change_player(self, player: Player) -> None:
        """Keep what has changed; raise `Conflict` if the account's name is taken."""

    @abstractmethod
    async def player(self, ident: str) -> Player | None:
        """Return a player, or None."""

    @abstractmethod
    async def player_by_account(self, account: str) -> Player | None:
        """Return the player who logs in with this name, whatever its case, or None."""

    # Ratings.

    @abstractmethod
    async def ratings(self, game: str, players: list[str]) -> list[Rating]:
        """Return the ratings of those players who have one."""

    @abstractmethod
    async def rate(self, table: str, ratings: list[Rating]) -> bool:
        """Keep new ratings that came of a table, once; return False if that was done before."""

    @abstractmethod
    async def ladder(self, game: str, limit: int) -> list[tuple[Player, Rating]]:
        """Return the best of a game with an account, by mu - 3 sigma."""

    @abstractmethod
    async def ratings_of(self, player: str) -> list[Rating]:
        """Return a player's ratings, by game."""

    # The house.

    @abstractmethod
    async def key(self) -> bytes:
        """Return the key that signs cookies, made once and kept."""

    @abstractmethod
    async def open(self, hear: Hear) -> None:
        """Connect, bring the schema up to date, and from now on tell what others write."""

    @abstractmethod
    async def ping(self) -> None:
        """Return if the storage answers, or raise `Unavailable`."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written and let go."""
