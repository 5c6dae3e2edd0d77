"""The declaration of a game: what it is, its seats, options and clauses, and how it starts.

A game is found by the entry point group `florilege.games`; the rest of the program never names
one. Its words lie in the folder `locale` of its package, one file per language.
"""

from collections.abc import Mapping
from typing import TypeAlias

from mypy_extensions import mypyc_attr

from florilege.kernel.clauses import Clause
from florilege.kernel.declaration import Declaration
from florilege.kernel.dice import Dice, fast_dice
from florilege.kernel.journal import Journal
from florilege.kernel.options import Option, Settings, Value, settle
from florilege.kernel.position import Position
from florilege.kernel.refusal import Args, Refusal, Refused
from florilege.kernel.study import Study
from florilege.kernel.weights import Weights

Glyph: TypeAlias = tuple[str, str]  # a symbol and a hue, so that colour is never the only sign


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Declaration):
    """Base of all declarations; `make`, `deal` and `read` are the game's to write."""

    def __init__(
        self,
        *,
        key: str,
        version: int,
        package: str,
        seats: tuple[int, int],
        seats_clause: str,
        longest: int,
        moves: int,
        options: list[Option],
        clauses: list[Clause],
        glyphs: dict[str, Glyph],
        weights: Weights,
        presets: dict[str, Settings] | None = None,
    ) -> None:
        """Declare a game.

        `version` is that of the ruleset: it grows when a rule changes what a record replays to.
        No game lasts more than `longest` moves; every move is an int from 0 to `moves` - 1.
        `glyphs` gives the symbol and hue of terms, by `<argument>-<value>`; `weights` are the tuned
        numbers of its bots. `presets` are sets of
        defaults that a value of an option stands for, by `<option>=<value>`.
        """
        self.key = key
        self.version = version
        self.package = package
        self.fewest, self.most = seats
        self.seats_clause = seats_clause
        self.longest = longest
        self.moves = moves
        self.options = options
        self.clauses = clauses
        self.glyphs = glyphs
        self.weights = weights
        self.presets: dict[str, Settings] = presets or {}

    def make(self, seats: int, settings: Settings, dice: Dice) -> Position:
        """Return a position with everything in its box, for settings and seats that were checked.

        May raise `Refused` where settings do not go together.
        """
        raise NotImplementedError

    def deal(self, position: Position) -> None:
        """Set a new position up and push the first phase."""
        raise NotImplementedError

    def read(self, text: str, dice: Dice) -> Position:
        """Return the position that a notation describes, or raise `Refused`."""
        raise NotImplementedError

    def study(self, settings: Settings) -> Study | None:
        """Return a study of the deck these settings name, or None if the game has none."""
        return None

    def sketch(self, clause: str) -> list[str]:
        """Return what a clause describes as rows of signs, or nothing if it needs no drawing."""
        return []

    def start(
        self,
        players: int,
        options: Mapping[str, Value] | None = None,
        dice: Dice | None = None,
        journal: Journal | None = None,
        *,
        seed: int = 0,
    ) -> Position:
        """Return a new game, dealt and ready to play, or raise `Refused`.

        Without `dice`, chance comes from `seed`: the same seed gives the same deal. Every event is
        told to `journal`, if there is one.
        """
        self.check_seats(players)
        settings = self.settings(options or {})
        return self.begin(players, settings, fast_dice(seed) if dice is None else dice, journal)

    def begin(
        self, seats: int, settings: Settings, dice: Dice, journal: Journal | None
    ) -> Position:
        """Return a new game, for seats and settings that were checked."""
        position = self.blank(seats, settings, dice)
        position.journal = journal
        self.deal(position)
        return position

    def blank(self, seats: int, settings: Settings, dice: Dice) -> Position:
        """Return a position with everything in its box, or raise `Refused`."""
        try:
            position = self.make(seats, settings, dice)
        except Refused as error:
            raise Refused(error.refusal, self.key) from None
        position.game = self
        return position

    def settings(self, given: Mapping[str, Value]) -> Settings:
        """Return a checked value for every option, or raise `Refused`."""
        try:
            return settle(self.options, given, self.presets)
        except Refused as error:
            raise Refused(error.refusal, self.key) from None

    def check_seats(self, seats: int) -> None:
        """Raise `Refused` for a number of players the game cannot be played with."""
        if not self.fewest <= seats <= self.most:
            args: Args = {"given": seats, "fewest": self.fewest, "most": self.most}
            raise self.refused("seats-range", self.seats_clause, args)

    def refused(self, code: str, clause: str = "", args: Args | None = None) -> Refused:
        """Return the exception for a refusal in this game's words, to be raised."""
        return Refused(Refusal(code, clause, args), self.key)
