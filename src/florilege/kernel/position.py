"""The state of a game in progress: the class that every game extends.

There are two contracts. What search and simulation ask, millions of times a second, are the methods
in the first part of `Position`, which each game writes. What clients ask once a move are functions
that a game declares (`kernel.game`); the methods that call them are written here once.

A position belongs to one thread, and `play` changes it in place; `copy` gives another one. Moves
are ints inside the engine and notation outside it. The conformance suite proves for every game:

- a move is accepted if and only if `fill_legal` lists it; a refused one changes nothing;
- a copy plays the same game as its original, and neither changes the other;
- everything a seat receives is a function of what it may know: for any dice, `view(s)`, the legal
  moves and the refusals of seat s are the same in `resample(s, dice)`;
- `resample(s, dice)` itself depends only on the dice and on what s knows, so a bot that thinks with
  it cannot cheat;
- if `barrier()` does not change over a move, nobody learned anything from it: it may be undone.
"""

from collections.abc import Callable
from typing import Final, Self, TypeAlias, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.kernel.bits import BIT, count
from florilege.kernel.declaration import Declaration
from florilege.kernel.dice import Dice, split
from florilege.kernel.journal import Journal
from florilege.kernel.notation import write_head
from florilege.kernel.options import Settings
from florilege.kernel.outcome import Outcome
from florilege.kernel.phases import Phases
from florilege.kernel.prompt import ChoiceData, Part, Parts, PromptData, Question
from florilege.kernel.refusal import Refusal, Refused
from florilege.kernel.score import Score
from florilege.kernel.seats import Audience, Seat, letter
from florilege.kernel.snapshot import Fields, copy_fields, fields_of, set_fields
from florilege.kernel.view import Board, OutlineLine, View

Pickle: TypeAlias = tuple[Declaration, int, Settings, Dice, Fields]

NOT_IN_SNAPSHOTS: Final = {"game", "given", "seats", "dice", "journal"}  # made anew, or left out


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Position:
    """Base of all positions.

    A position can be deep-copied and, if its game is installed, pickled. The result plays on
    identically, but without the journal.
    """

    game: Declaration  # set by `Game.blank`
    given: Settings  # likewise; never changed

    def __init__(self, seats: i64, dice: Dice) -> None:
        self.seats = seats
        self.dice = dice
        self.phases = Phases()
        self.journal: Journal | None = None
        self.age: i64 = 0  # moves played since it was made
        self.disclosed: i64 = 0  # how often something hidden was shown to a seat

    # Asked by search and simulation, written by each game: compiled, without needless objects.

    def fill_legal(self, out: vec[i64]) -> i64:
        """Write the legal moves of the deciding seat into `out`, in order; return how many."""
        raise NotImplementedError

    def fill_sensible(self, out: vec[i64]) -> i64:
        """Write the legal moves that a bot considers into `out`, in order; return how many.

        At least one, and the same in all worlds that the deciding seat cannot tell apart. A game
        may leave out what is pointless by public knowledge, such as claiming what is not there.
        """
        return self.fill_legal(out)

    def apply(self, move: i64) -> None:
        """Carry out a legal move; only `play` calls this."""
        raise NotImplementedError

    def twin(self, dice: Dice) -> "Position":
        """Return a copy without journal that rolls the given dice.

        This one fills a blank position attribute by attribute, as `kernel.snapshot` describes.
        Games where speed matters make a new position themselves, then call `copy_common`.
        """
        twin = cast(Position, self.game.blank(int(self.seats), self.given, dice))
        copy_fields(self, twin, NOT_IN_SNAPSHOTS)
        self.copy_common(twin)
        return twin

    def resample(self, seat: Seat, dice: Dice) -> "Position":
        """Return a copy without journal in which all that `seat` cannot know is dealt anew.

        This one is for games that hide nothing but the future.
        """
        return self.twin(split(dice))

    def winning_seats(self) -> Audience:
        """Return the winners, once the game is over."""
        outcome = self.outcome()
        winners: Audience = 0
        for seat in [] if outcome is None else outcome.winners:
            winners |= BIT[seat]
        return winners

    def appraise(self, weights: vec[float], out: vec[float]) -> None:
        """Write each seat's estimated chance of winning, from 0 to 1, into `out` during a game.

        `weights` are those of the game's features (`Game.weights`). Only bots ask, and only about
        worlds they sampled, so everything in the position may be read. Without features, all seats
        have the same chance.
        """
        for seat in range(self.seats):
            out[seat] = 1.0 / float(self.seats)

    def census(self) -> list[int]:
        """Return how many there are of each component, wherever they are; this never changes."""
        raise NotImplementedError

    # Derived from those.

    def play(self, move: i64) -> None:
        """Play a legal move; what an illegal one does is undefined."""
        self.age += 1
        self.apply(move)

    def copy(self) -> Self:
        """Return a copy without journal that rolls the same dice."""
        return cast(Self, self.twin(self.dice.copy()))

    def copy_common(self, twin: "Position") -> None:
        """Give a new copy what all games share and the constructor does not set."""
        twin.game = self.game
        twin.given = self.given
        twin.phases = self.phases.copy()
        twin.disclosed = self.disclosed

    def widest(self) -> i64:
        """Return the largest number of legal moves in any position of this game."""
        return self.game.widest

    def rewards(self, out: vec[float]) -> None:
        """Write each seat's share of the victory into `out`, once the game is over."""
        winners = self.winning_seats()
        share = 1.0 / float(max(count(winners), 1))
        for seat in range(self.seats):
            if winners >> seat & 1:
                out[seat] = share
            else:
                out[seat] = 0.0

    def settings(self) -> Settings:
        """Return a copy of the options that this game is played with."""
        return dict(self.given)

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
        """Play a move that may be illegal; if it is, raise `Refused` and change nothing."""
        refusal = self.refusal(seat, move)
        if refusal is not None:
            raise Refused(refusal, self.game.key)
        self.play(move)

    # Asked by clients, once a move: answered by the functions of the game.

    def outcome(self) -> Outcome | None:
        """Return the outcome, or None while the game goes on."""
        return self.game.outcome_of(self)

    def board(self, seat: Seat) -> Board:
        """Return what `seat` may see of the game, as JSON data."""
        return self.game.board_of(self, seat)

    def outline(self, seat: Seat) -> list[OutlineLine]:
        """Return the board of `seat` as lines of text, before they are put into words."""
        return self.game.outline_of(self.board(seat))

    def question(self) -> Question:
        """Return what the deciding seat is asked."""
        return self.game.question_of(self)

    def parts(self, move: i64) -> list[Part]:
        """Return the parts that a person would choose one by one to make this move."""
        return self.game.parts_of(self, move)

    def notation_of(self, chosen: Parts) -> str:
        """Return in notation what parts mean if no legal move has them; "" if nothing."""
        return self.game.notation_of(self, chosen)

    def explain(self, move: i64) -> Refusal:
        """Return why the deciding seat may not play this illegal move."""
        return self.game.explain_move(self, move)

    def score_sheet(self) -> list[Score]:
        """Return how the points of a finished game came about."""
        return self.game.score_sheet_of(self)

    def write_move(self, move: i64) -> str:
        """Return a move in notation."""
        return self.game.write_move(self, move)

    def read_move(self, text: str) -> i64:
        """Return the move that a notation names, legal or not, or raise `Refused`."""
        try:
            return self.game.read_move(self, text)
        except Refused as error:
            raise self.game.tag(error) from None

    def write(self) -> str:
        """Return the whole position in notation, hidden things included, dice left out."""
        lines = write_head(int(self.seats), self.given) + self.game.write_lines(self)
        return "\n".join(lines) + "\n"

    def prompt(self, seat: Seat) -> PromptData | None:
        """Return what `seat` is asked now, None if nothing."""
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

        Clients that draw the board themselves need no outline.
        """
        over = self.is_over()
        outcome = self.outcome()
        board = self.board(seat)
        return {
            "seat": int(seat) if seat < self.seats else None,
            "seats": int(self.seats),
            "to_move": None if over else int(self.to_move()),
            "asked": None if over else self.question().kind,
            "prompt": self.prompt(seat),
            "outcome": None if outcome is None else outcome.data(),
            "board": board,
            "outline": self.game.outline_of(board) if outlined else [],
        }

    def __reduce__(self) -> tuple[Callable[..., "Position"], Pickle]:
        fields = fields_of(self, NOT_IN_SNAPSHOTS)
        return restore, (self.game, int(self.seats), self.given, self.dice, fields)

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
    position = cast(Position, game.blank(seats, settings, dice))
    set_fields(position, fields)
    return position
