"""The world of a simulation as it goes on, beyond the tree too."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.bots.appraisal import Appraiser
from florilege.kernel.dice import Dice
from florilege.kernel.position import Position


@mypyc_attr(acyclic=True)
class Scene:
    """A world, its legal moves where they were listed, and what it promises each seat.

    Moves are played to taste: the best, for who decides, of a few drawn at random. The worlds they
    are tried in are appraised, so the scene goes on with the best of them and what it promises.
    """

    world: Position  # from `begin` on

    def __init__(self, appraiser: Appraiser, seats: i64, widest: i64, taste: i64) -> None:
        self.appraiser = appraiser
        self.taste = taste
        self.legal = vec[i64]([0] * widest)
        self.rewards = vec[float]([0.0] * seats)
        self.trial_rewards = vec[float]([0.0] * seats)
        self.appraised = False

    def begin(self, world: Position) -> None:
        """Start in a world."""
        self.world = world
        self.appraised = False

    def play(self, move: i64) -> None:
        """Play a move."""
        self.world.play(move)
        self.appraised = False

    def list_legal(self) -> i64:
        """List the legal moves; return how many."""
        return self.world.fill_legal(self.legal)

    def appraise(self) -> None:
        """Write what the world promises each seat, unless that is known."""
        if not self.appraised:
            self.appraiser.look_at(self.world, self.rewards)
            self.appraised = True

    def play_to_taste(self, number: i64, dice: Dice) -> i64:
        """Play one of the first listed moves, and return it."""
        if self.taste == 1 or number == 1:
            move = self.legal[dice.below(number)]
            self.play(move)
            return move
        before = self.world
        seat = before.to_move()
        found = self.legal[0]
        best = -1.0
        for tasted in range(min(self.taste, number)):
            move = self.draw_move(tasted, number, dice)
            trial = before.copy()
            trial.play(move)
            self.appraiser.look_at(trial, self.trial_rewards)
            if self.trial_rewards[seat] > best:
                best = self.trial_rewards[seat]
                found = move
                self.adopt(trial)
        return found

    def draw_move(self, drawn: i64, number: i64, dice: Dice) -> i64:
        """Draw one of the listed moves behind those drawn before, and list it next to them."""
        pick = drawn + dice.below(number - drawn)
        move = self.legal[pick]
        self.legal[pick] = self.legal[drawn]
        self.legal[drawn] = move
        return move

    def adopt(self, trial: Position) -> None:
        """Go on with the world in which a move was tried."""
        self.world = trial
        kept = self.rewards
        self.rewards = self.trial_rewards
        self.trial_rewards = kept
        self.appraised = True

    def play_on(self, steps: i64, dice: Dice) -> None:
        """Play a number of moves, or to the end."""
        for _ in range(steps):
            if self.world.is_over():
                return
            self.play_to_taste(self.list_legal(), dice)

    def play_out(self, dice: Dice) -> None:
        """Play any legal moves to the end."""
        world = self.world
        while not world.is_over():
            world.play(self.legal[dice.below(self.list_legal())])
        self.appraised = False
