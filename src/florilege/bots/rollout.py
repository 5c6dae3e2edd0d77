"""The world of one simulation, from the root through the tree to the end of the rollout."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.bots.lookahead import Lookahead
from florilege.kernel.dice import Dice
from florilege.kernel.position import Position


@mypyc_attr(acyclic=True)
class Rollout:
    """A world, its list of legal moves, and each seat's reward or evaluation in it.

    The rollout policy draws a few candidate moves at random and plays the one with the best static
    evaluation for the seat to move. The world and evaluation of that candidate are reused.
    """

    world: Position  # set by `start`

    def __init__(self, lookahead: Lookahead, seats: i64, widest: i64, candidates: i64) -> None:
        self.lookahead = lookahead
        self.candidates = candidates
        self.legal = vec[i64]([0] * widest)
        self.rewards = vec[float]([0.0] * seats)
        self.trial_rewards = vec[float]([0.0] * seats)
        self.evaluated = False  # whether `rewards` are those of the current world

    def start(self, world: Position) -> None:
        """Start in a world, which is then changed in place."""
        self.world = world
        self.evaluated = False

    def play(self, move: i64) -> None:
        self.world.play(move)
        self.evaluated = False

    def list_legal(self) -> i64:
        """List the legal moves worth considering; return their number."""
        return self.world.fill_sensible(self.legal)

    def evaluate(self) -> None:
        """Update `rewards` for the current world, if a move was played since."""
        if not self.evaluated:
            self.lookahead.evaluate(self.world, self.rewards)
            self.evaluated = True

    def play_by_policy(self, count: i64, dice: Dice) -> i64:
        """Play and return one of the first `count` listed moves, chosen by the rollout policy."""
        if self.candidates == 1 or count == 1:
            move = self.legal[dice.below(count)]
            self.play(move)
            return move
        before = self.world
        seat = before.to_move()
        found = self.legal[0]
        best = -1.0
        for drawn in range(min(self.candidates, count)):
            move = self.draw_candidate(drawn, count, dice)
            trial = before.copy()
            trial.play(move)
            self.lookahead.evaluate(trial, self.trial_rewards)
            if self.trial_rewards[seat] > best:
                best = self.trial_rewards[seat]
                found = move
                self.adopt(trial)
        return found

    def draw_candidate(self, drawn: i64, count: i64, dice: Dice) -> i64:
        """Draw a listed move without replacement: swap it to the front, after those drawn."""
        pick = drawn + dice.below(count - drawn)
        move = self.legal[pick]
        self.legal[pick] = self.legal[drawn]
        self.legal[drawn] = move
        return move

    def adopt(self, trial: Position) -> None:
        """Continue in the world of a candidate, with its evaluation."""
        self.world = trial
        previous = self.rewards
        self.rewards = self.trial_rewards
        self.trial_rewards = previous
        self.evaluated = True

    def play_moves(self, limit: i64, dice: Dice) -> None:
        """Play by the rollout policy, up to `limit` moves or the end of the game."""
        for _ in range(limit):
            if self.world.is_over():
                return
            self.play_by_policy(self.list_legal(), dice)

    def play_to_end(self, dice: Dice) -> None:
        """Play uniformly at random to the end of the game."""
        world = self.world
        while not world.is_over():
            world.play(self.legal[dice.below(self.list_legal())])
        self.evaluated = False
