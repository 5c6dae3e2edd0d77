"""A limit on the open sockets of each player, counted in this process."""

from florilege.kernel.refusal import refused


class ConnectionLimit:
    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def acquire(self, player: str) -> None:
        """Count a new socket, or refuse it."""
        if self._open.get(player, 0) >= self._most:
            raise refused("too-many-connections", "", {"most": self._most})
        self._open[player] = self._open.get(player, 0) + 1

    def release(self, player: str) -> None:
        self._open[player] -= 1
        if not self._open[player]:
            del self._open[player]
