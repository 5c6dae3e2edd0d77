"""A queue in which nobody gets more turns by asking more often.

Items wait in levels: those of a lower level number are taken first. Within a level the addresses
take turns, and within an address its players, and within a player whoever came first.
"""

from collections import deque
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Owner:
    """A player, and the client address the player was last seen at."""

    player: str
    address: str = ""


class FairQueue(Generic[T]):
    def __init__(self, levels: int) -> None:
        self._levels: list[dict[str, dict[str, deque[T]]]] = [{} for _ in range(levels)]
        self._size = 0

    def __len__(self) -> int:
        return self._size

    def put(self, item: T, level: int, owner: Owner) -> None:
        players = self._levels[level].setdefault(owner.address, {})
        players.setdefault(owner.player, deque()).append(item)
        self._size += 1

    def discard(self, item: T, level: int, owner: Owner) -> None:
        players = self._levels[level].get(owner.address, {})
        items = players.get(owner.player, deque())
        if item in items:
            items.remove(item)
            self._size -= 1
            if not items:
                del players[owner.player]
            if not players:
                del self._levels[level][owner.address]

    def take(self) -> T | None:
        """Remove and return the next item, or None if there is none."""
        for addresses in self._levels:
            if addresses:
                self._size -= 1
                return take_turn(addresses)
        return None


def take_turn(addresses: dict[str, dict[str, deque[T]]]) -> T:
    """Remove the first item of the first player of the first address; both go to the end."""
    address, players = next(iter(addresses.items()))
    player, items = next(iter(players.items()))
    item = items.popleft()
    del players[player], addresses[address]
    if items:
        players[player] = items
    if players:
        addresses[address] = players
    return item
