"""What a bot is, and all it ever gets to see of a game.

A bot is handed a `Glimpse`: the view of its seat, its legal moves, and worlds that it cannot tell
apart from the true one. It never holds the position, so it cannot use what its seat does not know.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.kernel.dice import Dice
from florilege.kernel.position import Position
from florilege.kernel.seats import Seat
from florilege.kernel.view import View


@mypyc_attr(acyclic=True)
class Glimpse:
    """One seat's access to a game in progress; it follows the game as it goes on."""

    def __init__(self, position: Position, seat: Seat) -> None:
        self._position = position
        self.seat = seat
        self.forgets = False

    def seats(self) -> i64:
        """Return how many play."""
        return self._position.seats

    def played(self) -> i64:
        """Return how many moves of the game have been played."""
        return self._position.age

    def span(self) -> i64:
        """Return one more than the highest move there can be."""
        return self._position.span()

    def widest(self) -> i64:
        """Return the most legal moves there can be."""
        return self._position.widest()

    def fill_legal(self, out: vec[i64]) -> i64:
        """Write the seat's legal moves into `out`; return how many: none if it is not asked."""
        if self._position.to_move() != self.seat:
            return 0
        return self._position.fill_legal(out)

    def view(self) -> View:
        """Return what the seat sees."""
        return self._position.view(self.seat)

    def imagine(self, dice: Dice) -> Position:
        """Return a world that the seat cannot tell apart from the true one."""
        if self.forgets:
            return self._position.forget(self.seat).resample(self.seat, dice)
        return self._position.resample(self.seat, dice)

    def forgetful(self) -> "Glimpse":
        """Return a glimpse of the same game for a mind that keeps nothing it was shown."""
        found = Glimpse(self._position, self.seat)
        found.forgets = True
        return found


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Bot:
    """Base of all bots. One bot may play several seats and games, one move at a time."""

    def choose(self, glimpse: Glimpse, dice: Dice) -> i64:
        """Return a legal move for the glimpse's seat."""
        raise NotImplementedError

    def cancel(self) -> None:
        """Ask a bot that thinks to answer soon with what it has; others answer at once anyway."""
