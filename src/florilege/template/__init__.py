"""Last Petal: take one to three petals of a heap; whoever takes the last one wins.

`florilege new-game` copies this game: small but complete, to be changed piece by piece.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.kernel.clauses import DESIGNED, section
from florilege.kernel.dice import Dice
from florilege.kernel.game import Game
from florilege.kernel.notation import NotationLine, take
from florilege.kernel.options import Whole
from florilege.kernel.outcome import Outcome
from florilege.kernel.position import Position
from florilege.kernel.prompt import Question
from florilege.kernel.refusal import Refusal
from florilege.kernel.seats import EVERYONE, LETTERS, Seat
from florilege.kernel.view import Board, OutlineLine

FEWEST: Final[i64] = 15  # petals in the heap at first
SPREAD: Final[i64] = 10  # how many more there may be
TURN: Final[i64] = 1  # the phases: here only one


@mypyc_attr(acyclic=True)
class State(Position):
    """What lies where, and what a move does: search asks this a million times a second."""

    def __init__(self, seats: i64, dice: Dice, most: i64) -> None:
        super().__init__(seats, dice)
        self.most = most  # petals taken at once
        self.heap: i64 = 0
        self.taken = vec[i64]([0] * seats)
        self.last: i64 = 0  # who has moved

    def fill_legal(self, out: vec[i64]) -> i64:
        """List the moves: move 0 takes one petal, move 1 two (§2)."""
        number = min(self.most, self.heap)
        for move in range(number):
            out[move] = move
        return number

    def apply(self, move: i64) -> None:
        """Take petals; the next seat moves unless the heap is empty (§3)."""
        self.last = self.phases.seat
        self.heap -= move + 1
        self.taken[self.last] += move + 1
        if self.journal is not None:
            args = {"seat": int(self.last), "number": int(move) + 1}
            self.journal.tell("took", "2", EVERYONE, dict(args))
        self.phases.seat = (self.last + 1) % self.seats
        if self.heap == 0:
            self.phases.pop()

    def census(self) -> list[int]:
        """Count all petals, wherever they lie: a number that never changes."""
        return [int(self.heap + sum(self.taken))]


def make(seats: i64, settings: dict[str, int | str], dice: Dice) -> State:
    return State(seats, dice, int(settings["most"]))


def deal(state: State) -> None:
    state.heap = FEWEST + state.dice.below(SPREAD + 1)
    state.phases.push(TURN, 0, 0)


def outcome(state: State) -> Outcome | None:
    if not state.is_over():
        return None
    scores = [int(seat == state.last) for seat in range(int(state.seats))]
    return Outcome("last", "3", [int(state.last)], scores)


def board(state: State, _seat: Seat) -> Board:
    """Return what a seat may see, as lines for people; here everybody sees everything."""
    lines = [OutlineLine(level=0, kind="heap", args={"number": int(state.heap)})]
    for seat, number in enumerate(state.taken):
        lines.append(OutlineLine(level=1, kind="taken", args={"seat": seat, "number": int(number)}))
    return {"outline": lines}


def question(_state: State) -> Question:
    return Question("take", "2")


def explain(_state: State, _move: i64) -> Refusal:
    """Return why a move is refused, from what the deciding seat knows."""
    return Refusal("too-many", "2")


def write(state: State) -> list[str]:
    """Return the position as text; `read` reads it."""
    turn = "over" if state.is_over() else LETTERS[state.phases.seat]
    taken = " ".join(str(number) for number in state.taken)
    return [f"heap {state.heap}", f"taken {taken}", f"turn {turn}", f"last {LETTERS[state.last]}"]


def read(state: State, lines: dict[str, NotationLine]) -> None:
    heap, taken = take(lines, "heap"), take(lines, "taken")
    turn, last = take(lines, "turn"), take(lines, "last")
    state.heap = heap.whole(" ".join(heap.words), 0, int(FEWEST + SPREAD))
    if len(taken.words) != state.seats:
        raise taken.wrong(" ".join(taken.words))
    for seat, word in enumerate(taken.words):
        state.taken[seat] = taken.whole(word, 0, int(FEWEST + SPREAD))
    state.last = last.seat(" ".join(last.words), int(state.seats))
    if (turn.words == ["over"]) != (state.heap == 0):
        raise turn.wrong(" ".join(turn.words))
    if state.heap:
        state.phases.push(TURN, turn.seat(" ".join(turn.words), int(state.seats)), 0)


GAME = Game(
    key="last-petal",
    package=__package__,
    seats=(2, 4),
    seats_clause="1",
    longest=int(FEWEST + SPREAD),
    options=[Whole("most", "2", 3, 1, 5)],
    clauses=section("rules", DESIGNED, "1 2 3"),
    move_names=["1", "2", "3", "4", "5"],
    make=make,
    deal=deal,
    outcome=outcome,
    board=board,
    question=question,
    explain=explain,
    write=write,
    read=read,
)
