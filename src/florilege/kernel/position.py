"""The state of a game in progress: the class every game extends.

A position belongs to one thread and is changed in place by `play`; `copy` gives another one. Moves
are ints inside the engine and notation outside it. What must hold, and is proved for every game by
the conformance suite:

- a move is accepted if and only if `fill_legal` lists it; a refused one changes nothing;
- a copy and its original play the same games, apart;
- everything a seat receives is a function of what it may know: for any dice,
  `view(s)`, the legal moves and the refusals of seat s are the same in `resample(s, dice)`;
- `resample(s, dice)` itself depends on the dice and on what s knows, and on nothing else, so a
  bot that thinks with it cannot cheat;
- where `barrier()` does not change over a move, nobody learned anything from it: it may be undone.
"""

from collections.abc import Callable
from typing import Final, TypeAlias, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.kernel.declaration import Declaration
from florilege.kernel.dice import Dice
from florilege.kernel.journal import Journal
from florilege.kernel.options import Settings
from florilege.kernel.outcome import Outcome
from florilege.kernel.phases import Phases
from florilege.kernel.prompt import ChoiceData, Part, PromptData, Question
from florilege.kernel.refusal import Refusal, Refused
from florilege.kernel.score import Score
from florilege.kernel.seats import Seat, letter
from florilege.kernel.snapshot import Fields, fields_of, set_fields
from florilege.kernel.view import Board, Line, View

Pickle: TypeAlias = tuple[Declaration, int, Settings, Dice, Fields]

NOT_IN_SNAPSHOTS: Final = {"game", "dice", "journal", "seats"}


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Position:
    """Base of all positions; the methods that raise are the game's to write.

    A position can be pickled, if its game is installed, and deep-copied. What comes out plays on
    identically and is silent: the journal stays with the position it was given to.
    """

    game: Declaration  # set by `Game.blank`

    def __init__(self, seats: i64, dice: Dice) -> None:
        self.seats = seats
        self.dice = dice
        self.phases = Phases()
        self.journal: Journal | None = None
        self.age: i64 = 0  # moves played since it was made; every `play` adds one
        self.disclosed: i64 = 0  # how often something hidden has been shown to somebody

    def copy_common(self, twin: "Position") -> None:
        """Give a new copy what all games share, and the constructor does not set."""
        twin.game = self.game
        twin.phases = self.phases.copy()
        twin.disclosed = self.disclosed

    # What the engine asks, often: these are compiled and must not allocate more than they need.

    def widest(self) -> i64:
        """Return the most legal moves any position of this game can have."""
        raise NotImplementedError

    def span(self) -> i64:
        """Return one more than the highest move of this game."""
        raise NotImplementedError

    def fill_legal(self, out: vec[i64]) -> i64:
        """Write the legal moves of the deciding seat into `out`, in order; return how many."""
        raise NotImplementedError

    def fill_sensible(self, out: vec[i64]) -> i64:
        """Write the legal moves that a bot considers into `out`, in order; return how many.

        At least one; the same in all worlds of the deciding seat. A game leaves out what nobody
        would do who looks at what is public, such as to claim what is not there.
        """
        return self.fill_legal(out)

    def play(self, move: i64) -> None:
        """Play a legal move; what an illegal one does is undefined."""
        raise NotImplementedError

    def copy(self) -> "Position":
        """Return a silent copy (no journal) that rolls the same dice."""
        raise NotImplementedError

    def resample(self, seat: Seat, dice: Dice) -> "Position":
        """Return a silent copy in which all that `seat` cannot know is dealt anew."""
        raise NotImplementedError

    def forget(self, seat: Seat) -> "Position":
        """Return a silent copy in which `seat` has forgotten what it was once shown.

        Only to measure what memory is worth; a game without such memories returns a copy.
        """
        return self.copy()

    def rewards(self, out: vec[float]) -> None:
        """Write each seat's share of the victory into `out`, once the game is over."""
        raise NotImplementedError

    def appraise(self, weights: vec[float], out: vec[float]) -> None:
        """Write into `out` how each seat's chances look while the game goes on, from 0 to 1.

        `weights` are those of the game's features (`Game.weights`). Only bots ask, and only of
        worlds they imagine, so everything in the position may be read.
        """
        raise NotImplementedError

    # What clients ask, once a move.

    def board(self, seat: Seat) -> Board:
        """Return what `seat` may see of the game, as JSON data, built from nothing."""
        raise NotImplementedError

    def outline(self, seat: Seat) -> list[Line]:
        """Return the board as lines of text to be."""
        raise NotImplementedError

    def question(self) -> Question:
        """Return what the deciding seat is asked; public, as is who decides."""
        raise NotImplementedError

    def parts(self, move: i64) -> list[Part]:
        """Return the parts a person would choose one by one to make this move."""
        raise NotImplementedError

    def explain(self, move: i64) -> Refusal:
        """Return why the deciding seat may not play this illegal move, from what it knows."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Return the outcome, or None while the game goes on."""
        raise NotImplementedError

    def score_sheet(self) -> list[Score]:
        """Return how the points of a game that is over came about."""
        raise NotImplementedError

    # Text, both ways, and the count of all components.

    def write_move(self, move: i64) -> str:
        """Return a move in notation."""
        raise NotImplementedError

    def read_move(self, text: str) -> i64:
        """Return the move that a notation names, legal or not, or raise `Refused`."""
        raise NotImplementedError

    def write(self) -> str:
        """Return the whole position in notation, hidden things included, dice left out."""
        raise NotImplementedError

    def settings(self) -> Settings:
        """Return the options this game is played with."""
        raise NotImplementedError

    def census(self) -> list[int]:
        """Return how many there are of each component, wherever they lie; this never changes."""
        raise NotImplementedError

    # What all games share.

    def to_move(self) -> Seat:
        """Return the seat that decides now, or NOBODY."""
        return self.phases.seat

    def is_over(self) -> bool:
        """Return whether nothing is left to decide."""
        return self.phases.depth == 0

    def barrier(self) -> i64:
        """Return a number that grows whenever chance is used or something hidden is shown."""
        return self.dice.rolls + self.disclosed

    def legal_moves(self) -> list[int]:
        """Return the legal moves of the deciding seat."""
        out = vec[i64]([0] * self.widest())
        return [int(out[i]) for i in range(self.fill_legal(out))]

    def refusal(self, seat: Seat, move: i64) -> Refusal | None:
        """Return why `seat` may not play `move` now, or None if it may."""
        if self.is_over():
            return Refusal("game-over")
        if seat != self.to_move():
            return Refusal("not-your-turn", "", {"seat": int(self.to_move())})
        if move in self.legal_moves():
            return None
        return self.explain(move)

    def attempt(self, seat: Seat, move: i64) -> None:
        """Play a move that may be illegal: raise `Refused` and change nothing if it is."""
        refusal = self.refusal(seat, move)
        if refusal is not None:
            raise Refused(refusal)
        self.play(move)

    def prompt(self, seat: Seat) -> PromptData | None:
        """Return what `seat` is asked now, or None if it is not asked."""
        if self.is_over() or seat != self.to_move():
            return None
        question = self.question()
        choices: list[ChoiceData] = [
            {"move": self.write_move(move), "parts": dict(self.parts(move))}
            for move in self.legal_moves()
        ]
        return {
            "seat": int(seat),
            "kind": question.kind,
            "clause": question.clause,
            "args": question.args,
            "choices": choices,
        }

    def view(self, seat: Seat, outlined: bool = True) -> View:
        """Return everything that `seat` (or WATCHER) may see, as JSON data.

        Clients that draw the board themselves can do without its outline.
        """
        over = self.is_over()
        outcome = self.outcome()
        return {
            "seat": int(seat) if seat < self.seats else None,
            "seats": int(self.seats),
            "to_move": None if over else int(self.to_move()),
            "asked": None if over else self.question().kind,
            "prompt": self.prompt(seat),
            "outcome": None if outcome is None else outcome.data(),
            "board": self.board(seat),
            "outline": self.outline(seat) if outlined else [],
        }

    def __reduce__(self) -> tuple[Callable[..., "Position"], Pickle]:
        fields = fields_of(self, NOT_IN_SNAPSHOTS)
        return restore, (self.game, int(self.seats), self.settings(), self.dice, fields)

    def __deepcopy__(self, _memo: dict[int, object]) -> "Position":
        twin = self.copy()
        twin.age = self.age
        return twin

    def __repr__(self) -> str:
        turn = "over" if self.is_over() else f"{letter(self.to_move())} to move"
        return f"<{type(self).__name__}, {self.seats} seats, {turn}>"


def restore(
    game: Declaration, seats: int, settings: Settings, dice: Dice, fields: Fields
) -> Position:
    """Return the position that was pickled."""
    position = cast(Position, game.blank(seats, settings, dice))
    set_fields(position, fields)
    return position
