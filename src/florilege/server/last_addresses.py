"""The client address each player was last seen at."""

MOST = 20_000  # players remembered


class LastAddresses:
    """Remembers the players seen most recently."""

    def __init__(self) -> None:
        self._addresses: dict[str, str] = {}

    def note(self, player: str, address: str) -> None:
        self._addresses.pop(player, None)
        self._addresses[player] = address
        if len(self._addresses) > MOST:
            del self._addresses[next(iter(self._addresses))]

    def of(self, player: str) -> str:
        """Return the address of a player, an empty string if it is not known."""
        return self._addresses.get(player, "")
