"""How many sockets each player has open here."""

from florilege.kernel.refusal import refused


class Presence:
    """Counts sockets by player, up to a limit."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def enter(self, player: str) -> None:
        """Count one more, or refuse."""
        if self._open.get(player, 0) >= self._most:
            raise refused("too-many-connections", "", {"most": self._most})
        self._open[player] = self._open.get(player, 0) + 1

    def leave(self, player: str) -> None:
        """Count one less."""
        self._open[player] -= 1
        if not self._open[player]:
            del self._open[player]
