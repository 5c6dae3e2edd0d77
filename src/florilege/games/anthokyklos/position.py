"""The position of Anthokyklos as the kernel knows it: the rules and what clients ask."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.games.anthokyklos import (
    features,
    notation,
    outline,
    prompts,
    refusals,
    score_sheet,
    scoring,
    view,
)
from florilege.games.anthokyklos.options import Variant
from florilege.games.anthokyklos.rules import Rules
from florilege.games.anthokyklos.state import lay_out
from florilege.kernel.dice import Dice, split
from florilege.kernel.options import Settings
from florilege.kernel.outcome import Outcome
from florilege.kernel.prompt import Part, Question
from florilege.kernel.refusal import Refusal
from florilege.kernel.score import Score
from florilege.kernel.seats import Seat
from florilege.kernel.view import Board, Line


@mypyc_attr(acyclic=True)
class AnthokyklosPosition(Rules):
    """A game of Anthokyklos in progress."""

    def twin(self, dice: Dice) -> "AnthokyklosPosition":
        """Return a silent copy that rolls the given dice."""
        twin = AnthokyklosPosition(self.seats, dice, self.variant)
        self.copy_into(twin)
        return twin

    def copy(self) -> "AnthokyklosPosition":
        """Return a silent copy that rolls the same dice."""
        return self.twin(self.dice.copy())

    def resample(self, seat: Seat, dice: Dice) -> "AnthokyklosPosition":
        """Return a silent copy with another order of the deck: nothing else is hidden (K30)."""
        return self.twin(split(dice))

    def rewards(self, out: vec[float]) -> None:
        """Write each seat's share of the victory into `out`."""
        scoring.rewards(self, out)

    def appraise(self, weights: vec[float], out: vec[float]) -> None:
        """Write how each seat's chances look."""
        features.appraise(self, weights, out)

    def outcome(self) -> Outcome | None:
        """Return the outcome, or None while the game goes on."""
        return scoring.outcome(self)

    def score_sheet(self) -> list[Score]:
        """Return how the points came about."""
        return score_sheet.sheet(self)

    def board(self, seat: Seat) -> Board:
        """Return what `seat` may see."""
        return view.board(self)

    def outline(self, seat: Seat) -> list[Line]:
        """Return the board as lines of text to be."""
        return outline.outline(view.board(self))

    def question(self) -> Question:
        """Return what is asked now."""
        return prompts.question(self)

    def parts(self, move: i64) -> list[Part]:
        """Return the parts of a move."""
        return prompts.parts(self, move)

    def explain(self, move: i64) -> Refusal:
        """Return why a move is refused."""
        return refusals.explain(self, move)

    def write_move(self, move: i64) -> str:
        """Return a move in notation."""
        return notation.write_move(self, move)

    def read_move(self, text: str) -> i64:
        """Return the move that a notation names."""
        return notation.read_move(self, text)

    def settings(self) -> Settings:
        """Return the options this game is played with."""
        return dict(self.variant.given)

    def write(self) -> str:
        """Return the whole position in notation."""
        return notation.write(self)


def blank(seats: i64, settings: Settings, dice: Dice) -> AnthokyklosPosition:
    """Return a table with all cards in the deck and a bare pistil."""
    position = AnthokyklosPosition(seats, dice, Variant(settings))
    lay_out(position)
    return position
