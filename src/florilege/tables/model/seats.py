"""The state of one seat: who holds it and who currently plays it."""

from typing import TypedDict


class SeatData(TypedDict):
    """The public state of a seat, as JSON."""

    seat: int
    player: str | None
    name: str | None
    bot: str | None
    relieved: bool
    forfeited: bool


class SeatState:
    """A seat that is free, held by a bot, or held by a person.

    `holders` are the player ids of the person, one per device. `stand_in` is the bot that plays
    while the person is away; after a forfeit it plays for good.
    """

    def __init__(self, bot: str | None) -> None:
        self.holders: list[str] = []
        self.name = ""
        self.bot = bot or ""
        self.stand_in = ""
        self.forfeited = False

    def is_free(self) -> bool:
        return not self.holders and not self.bot

    def is_person(self) -> bool:
        """Return whether a person holds the seat and has not forfeited."""
        return bool(self.holders) and not self.forfeited

    def player_bot(self) -> str:
        """Return the bot that plays this seat now, or an empty string."""
        return self.bot or self.stand_in

    def take(self, player: str, name: str) -> None:
        self.holders = [player]
        self.name = name

    def clear(self) -> None:
        self.holders = []
        self.name = self.bot = self.stand_in = ""

    def data(self, seat: int) -> SeatData:
        return {
            "seat": seat,
            "player": self.holders[0] if self.holders else None,
            "name": self.name or None,
            "bot": self.player_bot() or None,
            "relieved": bool(self.stand_in),
            "forfeited": self.forfeited,
        }
