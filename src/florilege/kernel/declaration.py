"""What a game declares, as its positions see it.

Positions and games need each other: a position asks its game what clients want to know, and a game
makes positions. Both import this module, so that neither imports the other.
"""

from collections.abc import Callable

from mypy_extensions import i64, mypyc_attr

from florilege.kernel.dice import Dice
from florilege.kernel.entry_point import load_game
from florilege.kernel.options import Settings
from florilege.kernel.outcome import Outcome
from florilege.kernel.prompt import Part, Question
from florilege.kernel.refusal import Refusal, Refused
from florilege.kernel.score import Score
from florilege.kernel.view import Board, OutlineLine


@mypyc_attr(allow_interpreted_subclasses=True)
class Declaration:
    """The attributes that `Game` sets and explains; all functions take a position first."""

    key: str
    moves: i64
    widest: i64

    outcome_of: Callable[..., Outcome | None]
    board_of: Callable[..., Board]
    outline_of: Callable[..., list[OutlineLine]]
    question_of: Callable[..., Question]
    parts_of: Callable[..., list[Part]]
    notation_of: Callable[..., str]
    explain_move: Callable[..., Refusal]
    score_sheet_of: Callable[..., list[Score]]
    write_move: Callable[..., str]
    read_move: Callable[..., i64]
    write_lines: Callable[..., list[str]]

    def blank(self, seats: int, settings: Settings, dice: Dice) -> object:
        raise NotImplementedError

    def tag(self, error: Refused) -> Refused:
        """Return a refusal in this game's words, to be raised."""
        return Refused(error.refusal, self.key)

    def __reduce__(self) -> tuple[Callable[[str], object], tuple[str]]:
        """Pickle a game by its key: it is installed wherever it is unpickled."""
        return load_game, (self.key,)
