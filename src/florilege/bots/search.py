"""Information-set Monte-Carlo tree search, for any game and number of players.

A simulation imagines a world that the seat cannot tell from the true one, walks down the tree by
the moves that are legal there, adds one node, plays on at random for a while, and counts what came
of it: the rewards of a finished game, or the game's own appraisal of an unfinished one. Each seat
maximises its own result.

Features help three times: a new move's first appraisal is a bonus that fades as it is visited
(progressive bias); where many moves are legal only a few are tried at first, the most promising at
the root, and more as the visits grow (progressive widening); and a move that is new to the tree, or
beyond it, is the best of a few drawn at random (taste).

The tree is kept from one decision of a seat to its next while nobody else decides.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.bots.appraisal import Appraiser
from florilege.bots.bot import Glimpse
from florilege.bots.clock import Clock
from florilege.bots.tree import NO_NODE, ONE, ROOT, Tree
from florilege.kernel.dice import Dice
from florilege.kernel.position import Position
from florilege.kernel.weights import Weights

DEEPEST: Final[i64] = 64  # moves of one simulation within the tree
NO_LIMIT: Final[i64] = 1 << 40
FOREVER: Final = 1e9
LOOK_AT_CLOCK: Final[i64] = 4  # simulations between two looks
ROOT_WORLDS: Final[i64] = 2  # in which the moves of the root are appraised


@mypyc_attr(acyclic=True)
class Budget:
    """When a search ends: after so many simulations, or so many milliseconds."""

    def __init__(self, simulations: i64, milliseconds: float) -> None:
        self.simulations = simulations
        self.milliseconds = milliseconds


@mypyc_attr(acyclic=True)
class Search:
    """One search for one decision of one seat."""

    def __init__(self, glimpse: Glimpse, weights: Weights, plain: bool) -> None:
        """Prepare a search; a plain one knows no features and plays every game to its end."""
        seats = glimpse.seats()
        self.glimpse = glimpse
        self.tree = Tree()
        self.root = ROOT
        self.appraiser = Appraiser(weights.values(), seats)
        self.exploration = weights.search["exploration"]
        self.bias = 0.0 if plain else weights.search["bias"]
        self.cutoff: i64 = NO_LIMIT if plain else int(weights.search["cutoff"])
        self.widening = FOREVER if plain else weights.search["widening"]
        self.taste: i64 = 1 if plain else int(weights.search["taste"])
        self.plain = plain
        self.simulations: i64 = 0
        self.rewards = vec[float]([0.0] * seats)
        self.sums = vec[float]([0.0] * seats)  # of the rewards of all simulations
        self.legal = vec[i64]([0] * glimpse.widest())
        self.marks = vec[i64]([0] * glimpse.span())  # by move: when it was last found legal
        self.round: i64 = 0
        self.path = vec[i64]([0] * (DEEPEST + 2))
        self.order = vec[i64]()  # the root's moves, the most promising last
        self.order_hopes = vec[float]()

    # Running.

    def run(self, budget: Budget, clock: Clock, dice: Dice) -> None:
        """Simulate until the budget is spent or the clock is stopped; at least once."""
        if not self.plain:
            self.appraise_root(clock, dice)
        done: i64 = 0
        while done < budget.simulations:
            self.simulate(dice)
            done += 1
            if done % LOOK_AT_CLOCK == 1 and clock.is_over():
                return

    def appraise_root(self, clock: Clock, dice: Dice) -> None:
        """Appraise the moves of the root while there is time; the promising are tried first."""
        number = self.glimpse.fill_legal(self.legal)
        moves = vec[i64]([0] * number)
        hopes = vec[float]([0.0] * number)
        for i in range(number):
            moves[i] = self.legal[i]
        for _ in range(ROOT_WORLDS):
            world = self.glimpse.imagine(dice)
            for i in range(number):
                if not clock.is_over():
                    hopes[i] += self.appraiser.worth(world, moves[i]) / float(ROOT_WORLDS)
        sort_by(moves, hopes)
        self.order = moves
        self.order_hopes = hopes

    def simulate(self, dice: Dice) -> None:
        """Imagine a world, walk down, add a node, play on, and count the result."""
        world = self.glimpse.imagine(dice)
        depth: i64 = 0
        node = self.root
        self.path[0] = node
        grown = False
        while not grown and depth < DEEPEST and not world.is_over():
            seat = world.to_move()
            child = self.choose_child(world, node)
            if child == NO_NODE:
                child = self.grow(world, node, seat, dice)
                grown = True
            else:
                world.play(self.tree.moves[child])
            depth += 1
            self.path[depth] = child
            node = child
        self.play_on(world, dice)
        self.count(depth)
        self.simulations += 1

    def choose_child(self, world: Position, node: i64) -> i64:
        """Return the child to walk to, or NO_NODE where a new one is due."""
        number = self.mark_legal(world)
        tree = self.tree
        moves = tree.moves
        siblings = tree.siblings
        offers = tree.offers
        marks = self.marks
        tried: i64 = 0
        best = -1.0
        found = NO_NODE
        child = tree.firsts[node]
        while child != NO_NODE:
            if marks[moves[child]] == self.round:
                marks[moves[child]] = -self.round
                tried += 1
                offers[child] += 1
                promise = self.promise(tree, child, offers[child])
                if promise > best:
                    best = promise
                    found = child
            child = siblings[child]
        if tried < number and float(tried) < self.width(node):
            return NO_NODE
        return found

    def mark_legal(self, world: Position) -> i64:
        """Mark the moves that are legal in a world; return how many."""
        legal = self.legal
        marks = self.marks
        number = world.fill_legal(legal)
        self.round += 1
        for i in range(number):
            marks[legal[i]] = self.round
        return number

    def width(self, node: i64) -> float:
        """Return how many moves of a node may be tried by now."""
        return self.widening * (1.0 + 0.5 * math.sqrt(float(self.tree.visits[node])))

    def promise(self, tree: Tree, child: i64, offers: i64) -> float:
        """Return how good a child looks: its mean, what is unknown of it, what features say."""
        visits = float(tree.visits[child])
        unknown = math.sqrt(logarithm(offers) / visits)
        hope = self.bias * tree.hopes[child] / (visits + 1.0)
        return tree.totals[child] / visits + self.exploration * unknown + hope

    def grow(self, world: Position, node: i64, seat: i64, dice: Dice) -> i64:
        """Play a move that has not been tried here, and add its node."""
        if node == self.root and not self.plain:
            place = self.next_at_root()
            world.play(self.order[place])
            return self.tree.add(node, self.order[place], seat, self.order_hopes[place])
        move = self.taste_moves(world, self.list_untried(world), seat, dice)
        world.play(move)
        hope = 0.0 if self.plain else self.appraiser.chance(world, seat)
        return self.tree.add(node, move, seat, hope)

    def next_at_root(self) -> i64:
        """Return the place of the most promising move of the root that is still untried."""
        place: i64 = len(self.order) - 1
        while self.tree.child(self.root, self.order[place]) != NO_NODE:
            place -= 1
        return place

    def list_untried(self, world: Position) -> i64:
        """List the legal moves without a node, which `choose_child` has marked; return how many."""
        number = world.fill_legal(self.legal)
        left: i64 = 0
        for i in range(number):
            if self.marks[self.legal[i]] == self.round:
                self.legal[left] = self.legal[i]
                left += 1
        return left

    def taste_moves(self, world: Position, number: i64, seat: i64, dice: Dice) -> i64:
        """Return the best, for who decides, of a few of the listed moves drawn at random."""
        if self.taste == 1 or number == 1:
            return self.legal[dice.below(number)]
        found = self.legal[0]
        best = -1.0
        for tasted in range(min(self.taste, number)):
            pick = tasted + dice.below(number - tasted)
            move = self.legal[pick]
            self.legal[pick] = self.legal[tasted]
            self.legal[tasted] = move
            trial = world.copy()
            trial.play(move)
            chance = self.appraiser.chance(trial, seat)
            if chance > best:
                best = chance
                found = move
        return found

    def play_on(self, world: Position, dice: Dice) -> None:
        """Play to the end or for a while, and note each seat's reward."""
        if self.plain:
            play_at_random(world, self.legal, dice)
        steps: i64 = 0
        while steps < self.cutoff and not world.is_over():
            seat = world.to_move()
            world.play(self.taste_moves(world, world.fill_legal(self.legal), seat, dice))
            steps += 1
        if world.is_over():
            world.rewards(self.rewards)
        else:
            world.appraise(self.appraiser.weights, self.rewards)

    def count(self, depth: i64) -> None:
        """Add the rewards to every node on the way."""
        tree = self.tree
        for seat in range(len(self.sums)):
            self.sums[seat] += self.rewards[seat]
        for i in range(depth + 1):
            node = self.path[i]
            tree.visits[node] += 1
            if i > 0:
                tree.totals[node] += self.rewards[tree.seats[node]]

    def go_to(self, move: i64) -> None:
        """Make the node after a move the root, for the next decision of the same seat."""
        child = self.tree.child(self.root, move)
        if child == NO_NODE:
            self.tree = Tree()
            child = ROOT
        self.root = child
        self.simulations = 0
        for seat in range(len(self.sums)):
            self.sums[seat] = 0.0

    # What was found.

    def best_move(self) -> i64:
        """Return the move of the root that was visited most, the better of equals."""
        tree = self.tree
        found = tree.firsts[self.root]
        child = found
        while child != NO_NODE:
            more = tree.visits[child] - tree.visits[found]
            if more > 0 or (more == 0 and tree.mean(child) > tree.mean(found)):
                found = child
            child = tree.siblings[child]
        return tree.moves[found]

    def mean_of(self, move: i64) -> float:
        """Return the mean reward of a move of the root, or -1 if it was never tried."""
        child = self.tree.child(self.root, move)
        return -1.0 if child == NO_NODE else self.tree.mean(child)

    def chance_of(self, seat: i64) -> float:
        """Return a seat's mean reward over all simulations."""
        return self.sums[seat] / float(max(self.simulations, ONE))


def _table_of_logarithms() -> vec[float]:
    return vec[float]([math.log(float(max(number, 1))) for number in range(4096)])


LOGARITHMS: Final = _table_of_logarithms()


def logarithm(number: i64) -> float:
    """Return the natural logarithm of a count."""
    return LOGARITHMS[number] if number < 4096 else math.log(float(number))


def play_at_random(world: Position, legal: vec[i64], dice: Dice) -> None:
    """Play any legal moves to the end."""
    while not world.is_over():
        world.play(legal[dice.below(world.fill_legal(legal))])


def sort_by(moves: vec[i64], hopes: vec[float]) -> None:
    """Sort moves by what is hoped of them, the best last, in place."""
    for i in range(1, len(moves)):
        move = moves[i]
        hope = hopes[i]
        place = i
        while place > 0 and hopes[place - 1] > hope:
            moves[place] = moves[place - 1]
            hopes[place] = hopes[place - 1]
            place -= 1
        moves[place] = move
        hopes[place] = hope
