"""One seat of a table: who holds it, and who plays it now."""

from typing import TypedDict


class ChairData(TypedDict):
    """A seat as everybody may see it."""

    seat: int
    player: str | None
    name: str | None
    bot: str | None
    relieved: bool
    forfeited: bool


class Chair:
    """Held by nobody, by a bot, or by a person, whom a bot may stand in for.

    `holders` are the player and the same person's other devices; `stand_in` plays while the person
    is away; who has forfeited stays away.
    """

    def __init__(self, bot: str | None) -> None:
        self.holders: list[str] = []
        self.name = ""
        self.bot = bot or ""
        self.stand_in = ""
        self.forfeited = False

    def is_free(self) -> bool:
        """Tell whether anybody may sit down."""
        return not self.holders and not self.bot

    def is_person(self) -> bool:
        """Tell whether somebody holds the seat who may still decide."""
        return bool(self.holders) and not self.forfeited

    def player_bot(self) -> str:
        """Return the bot that plays this seat now, or nothing."""
        return self.bot or self.stand_in

    def seat(self, player: str, name: str) -> None:
        """Let a player sit down."""
        self.holders = [player]
        self.name = name

    def clear(self) -> None:
        """Empty the seat."""
        self.holders = []
        self.name = self.bot = self.stand_in = ""

    def data(self, seat: int) -> ChairData:
        """Return the seat as JSON data."""
        return {
            "seat": seat,
            "player": self.holders[0] if self.holders else None,
            "name": self.name or None,
            "bot": self.player_bot() or None,
            "relieved": bool(self.stand_in),
            "forfeited": self.forfeited,
        }
