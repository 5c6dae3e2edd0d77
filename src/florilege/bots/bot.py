"""The interface of a bot, and the only access it has to a game.

A bot is handed an `Observation`: the view of its seat, its legal moves, and sampled worlds
(determinizations) consistent with what the seat knows. It never holds the true position, so it
cannot use hidden information.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.kernel.dice import Dice
from florilege.kernel.position import Position
from florilege.kernel.seats import Seat
from florilege.kernel.view import View


@mypyc_attr(acyclic=True)
class Observation:
    """What one seat knows of a game in progress; it follows the game as moves are played."""

    def __init__(self, position: Position, seat: Seat) -> None:
        self._position = position
        self.seat = seat

    def seats(self) -> i64:
        """Return the number of players."""
        return self._position.seats

    def moves_played(self) -> i64:
        """Return the number of moves played so far."""
        return self._position.age

    def span(self) -> i64:
        """Return an exclusive upper bound of all moves."""
        return self._position.game.moves

    def widest(self) -> i64:
        """Return the largest number of legal moves in any position of the game."""
        return self._position.widest()

    def fill_sensible(self, out: vec[i64]) -> i64:
        """Write the moves worth considering into `out`; return their number, 0 if not to move."""
        if self._position.to_move() != self.seat:
            return 0
        return self._position.fill_sensible(out)

    def view(self) -> View:
        """Return what the seat sees."""
        return self._position.view(self.seat)

    def sample_world(self, dice: Dice) -> Position:
        """Return a random position that the seat cannot distinguish from the true one."""
        return self._position.resample(self.seat, dice)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Bot:
    """Base class of bots; one bot may play several seats and games, one move at a time."""

    def choose(self, observation: Observation, dice: Dice) -> i64:
        """Return a legal move for the observing seat."""
        raise NotImplementedError

    def cancel(self) -> None:
        """Ask the bot to answer soon with the best move so far; called from another thread."""
