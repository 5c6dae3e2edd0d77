"""The declaration of a game: what it is, its options and clauses, and its functions.

Games are found by the entry point group `florilege.games`; the rest of the program never names one.
The words of a game lie in the folder `locale` of its package, one file per language.
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias, TypeVar

from mypy_extensions import i64, mypyc_attr

from florilege.kernel.clauses import Clause
from florilege.kernel.deck_statistics import DeckStatistics
from florilege.kernel.declaration import Declaration
from florilege.kernel.defaults import MoveNames, outline_of_board, scores_of
from florilege.kernel.dice import Dice, fast_dice
from florilege.kernel.journal import Journal
from florilege.kernel.notation import NotationLine, finish, read_lines, settings_of, take
from florilege.kernel.options import Option, Settings, Value, settle
from florilege.kernel.outcome import Outcome
from florilege.kernel.position import Position
from florilege.kernel.prompt import Part, Parts, Question
from florilege.kernel.refusal import Args, Refusal, Refused
from florilege.kernel.score import Score
from florilege.kernel.seats import LETTERS, Seat
from florilege.kernel.view import Board, OutlineLine
from florilege.kernel.weights import NO_FEATURES, Weights

Glyph: TypeAlias = tuple[str, str]  # a symbol and a hue, so that colour is never the only sign

P = TypeVar("P", bound=Position)
B = TypeVar("B", bound=Board)


def without_notation(_position: Position, _chosen: Parts) -> str:
    return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Declaration):
    """What a game declares, and how its positions are made.

    The functions answer what clients ask once a move. Call them through the position, whose methods
    have the same names.
    """

    def __init__(
        self,
        *,
        key: str,
        package: str,
        seats: tuple[int, int],
        seats_clause: str,
        longest: int,
        options: list[Option],
        clauses: list[Clause],
        make: Callable[[i64, Settings, Dice], P],
        deal: Callable[[P], None],
        outcome: Callable[[P], Outcome | None],
        board: Callable[[P, Seat], B],
        question: Callable[[P], Question],
        explain: Callable[[P, i64], Refusal],
        write: Callable[[P], list[str]],
        read: Callable[[P, dict[str, NotationLine]], None],
        version: int = 1,
        moves: int = 0,
        widest: int = 0,
        move_names: list[str] | None = None,
        parts: Callable[[P, i64], list[Part]] | None = None,
        write_move: Callable[[P, i64], str] | None = None,
        read_move: Callable[[P, str], i64] | None = None,
        outline: Callable[[B], list[OutlineLine]] | None = None,
        score_sheet: Callable[[P], list[Score]] | None = None,
        glyphs: dict[str, Glyph] | None = None,
        weights: Weights = NO_FEATURES,
        presets: dict[str, Settings] | None = None,
        fewest_clause: str = "",
        deck_statistics: Callable[[Settings], DeckStatistics] | None = None,
        sketch: Callable[[str], list[str]] | None = None,
        notation_of: Callable[[P, Parts], str] = without_notation,
    ) -> None:
        """Declare a game.

        - `version` is that of the ruleset: it grows when a rule changes what a record replays to.
        - `seats` are the fewest and the most, by `seats_clause`; `fewest_clause` is the clause of
          the lower limit if that is another one.
        - No game lasts more than `longest` moves. Moves are ints from 0 to `moves` - 1, and no
          position has more than `widest` legal ones; declaring `widest` only saves memory.
        - `make` returns a position with everything in its box, for checked settings and seats;
          `deal` sets it up and pushes the first phase.
        - `outcome` returns how a game ended, or None while it goes on.
        - `board` returns what a seat may see, as JSON data built from nothing; `outline` returns
          that board as lines of text. Without `outline`, the board is `{"outline": lines}`.
        - `question` returns what the deciding seat is asked; like the seat itself, it is public.
        - `parts` returns the parts that a person would choose one by one to make a move.
        - `explain` returns why the deciding seat may not play an illegal move, using only what it
          knows.
        - `score_sheet` returns how the points of a finished game came about; without it, each seat
          has one entry of the kind `score`.
        - `write_move` and `read_move` are the notation of moves, legal or not. A game where each
          move has one name gives `move_names` instead of these two, `parts` and `moves`.
        - `write` returns the lines of a position, hidden things included and dice left out, that
          follow those of the kernel (seats and options); `read` fills a position fresh from `make`
          with them.
        - `glyphs` gives the symbol and hue of terms, by `<argument>-<value>`.
        - `weights` are the tuned parameters of the game's bots.
        - `presets` are defaults that the value of an option brings with it, by `<option>=<value>`.
        - `deck_statistics` returns an analysis of the deck that some settings name.
        - `notation_of` returns in notation what chosen parts mean if no legal move has them, so
          that a click is refused for the same reason as a typed move. It fills in what is missing,
          and returns "" if they mean nothing that can be written.
        - `sketch` returns a drawing of what a clause describes, as rows of signs, or nothing.
        """
        self.key = key
        self.version = version
        self.package = package
        self.fewest, self.most = seats
        self.seats_clause = seats_clause
        self.fewest_clause = fewest_clause or seats_clause
        self.longest = longest
        named = MoveNames(move_names or [])
        self.moves = moves or len(named.names)
        self.widest = widest or self.moves
        self.options = options
        self.clauses = clauses
        self.glyphs: dict[str, Glyph] = glyphs or {}
        self.weights = weights
        self.presets: dict[str, Settings] = presets or {}
        self.deck_statistics = deck_statistics
        self.make: Callable[..., Position] = make
        self.deal: Callable[..., None] = deal
        self.read_rest: Callable[..., None] = read
        self.outcome_of: Callable[..., Outcome | None] = outcome
        self.board_of = board
        self.outline_of: Callable[..., list[OutlineLine]] = outline or outline_of_board
        self.question_of = question
        self.parts_of: Callable[..., list[Part]] = parts or named.parts
        self.explain_move = explain
        self.score_sheet_of: Callable[..., list[Score]] = score_sheet or self.plain_scores
        self.write_move: Callable[..., str] = write_move or named.write
        self.read_move: Callable[..., i64] = read_move or named.read
        self.write_lines = write
        self.sketch_of = sketch
        self.notation_of = notation_of

    def plain_scores(self, position: Position) -> list[Score]:
        """Return a score sheet that consists of the scores alone."""
        outcome = self.outcome_of(position)
        return [] if outcome is None else scores_of(outcome)

    def sketch(self, clause: str) -> list[str]:
        """Return a drawing of what a clause describes, as rows of signs; [] if it needs none."""
        return [] if self.sketch_of is None else self.sketch_of(clause)

    def read(self, text: str, dice: Dice) -> Position:
        """Return the position that a notation describes, or raise `Refused`."""
        try:
            return self._read(text, dice)
        except Refused as error:
            raise self.tag(error) from None

    def _read(self, text: str, dice: Dice) -> Position:
        lines = read_lines(text)
        line = take(lines, "seats")
        seats = line.whole(" ".join(line.words), 1, len(LETTERS))
        self.check_seats(seats)
        options = lines.pop("options", None)
        settings = self.settings({} if options is None else settings_of(options))
        position = self.blank(seats, settings, dice)
        self.read_rest(position, lines)
        finish(lines)
        return position

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

        Without `dice`, chance comes from `seed`: the same seed gives the same deal. `journal`
        receives every event.
        """
        self.check_seats(players)
        settings = self.settings(options or {})
        return self.begin(players, settings, fast_dice(seed) if dice is None else dice, journal)

    def begin(
        self, seats: int, settings: Settings, dice: Dice, journal: Journal | None
    ) -> Position:
        """Return a new game, for seats and settings that are already checked."""
        position = self.blank(seats, settings, dice)
        position.journal = journal
        self.deal(position)
        return position

    def blank(self, seats: int, settings: Settings, dice: Dice) -> Position:
        """Return a position with everything in its box, or raise `Refused`."""
        try:
            position = self.make(seats, settings, dice)
        except Refused as error:
            raise self.tag(error) from None
        position.game = self
        position.given = settings
        return position

    def settings(self, given: Mapping[str, Value]) -> Settings:
        """Return a checked value for every option, or raise `Refused`."""
        try:
            return settle(self.options, given, self.presets)
        except Refused as error:
            raise self.tag(error) from None

    def check_seats(self, seats: int) -> None:
        """Raise `Refused` for a number of players the game cannot be played with."""
        if not self.fewest <= seats <= self.most:
            args: Args = {"given": seats, "fewest": self.fewest, "most": self.most}
            clause = self.fewest_clause if seats < self.fewest else self.seats_clause
            raise self.refused("seats-range", clause, args)

    def refused(self, code: str, clause: str = "", args: Args | None = None) -> Refused:
        """Return the exception for a refusal in this game's words, to be raised."""
        return Refused(Refusal(code, clause, args), self.key)
