"""Information-set Monte-Carlo tree search, for any game and number of players.

A simulation imagines a world that the seat cannot tell from the true one, walks down the tree by
the moves that are legal there, adds one node, plays on at random for a while, and counts what came
of it: the rewards of a finished game, or the game's own appraisal of an unfinished one. Each seat
maximises its own result.

Features help three times: a new move's first appraisal is a bonus that fades as it is visited
(progressive bias); where many moves are legal only a few are tried at first, the most promising at
the root, and more as the visits grow (progressive widening); and a move that is new to the tree, or
beyond it, is the best of a few drawn at random (taste).

What a world promised before the first move is no merit of the moves: it is taken off (luck).

Where much is hidden, two things more. The moves of the root are compared in the same worlds, all
equally often, and half of them are pulled out from time to time (seedbed); what features say of
them counts for many tries (faith). And what others do depends on what they hold, which differs from
world to world and which the tree, counting moves, cannot tell: they play to taste within the tree
as well (instinct).

Where the game sorts the moves of a decision into groups, the group is chosen first, by a node of
its own that plays nothing, and then a move of the group.

The tree is kept from one decision of a seat to its next while nobody else decides.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.bots.appraisal import Appraiser
from florilege.bots.bot import Glimpse
from florilege.bots.budget import FOREVER, Budget
from florilege.bots.clock import Clock
from florilege.bots.logarithm import logarithm
from florilege.bots.luck import Luck
from florilege.bots.marks import Marks
from florilege.bots.outlook import Outlook
from florilege.bots.prospects import Prospects
from florilege.bots.scene import Scene
from florilege.bots.seedbed import Seedbed
from florilege.bots.spread import Spread
from florilege.bots.tree import NO_NODE, ROOT, Tree
from florilege.kernel.dice import Dice
from florilege.kernel.position import Position
from florilege.kernel.weights import Weights

DEEPEST: Final[i64] = 128  # nodes of one simulation within the tree
LOOK_AT_CLOCK: Final[i64] = 4  # simulations between two looks
LOOK_AT_LEAD: Final[i64] = 32


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
        taste: i64 = 1 if plain else int(weights.search["taste"])
        self.scene = Scene(self.appraiser, seats, glimpse.widest(), taste)
        self.exploration = weights.search["exploration"]
        self.bias = 0.0 if plain else weights.search["bias"]
        self.cutoff: i64 = int(weights.search["cutoff"])
        self.widening = FOREVER if plain else weights.search["widening"]
        self.grouping = not plain and weights.search["groups"] > 0.0
        self.room: i64 = 0 if plain or self.grouping else int(weights.search["seedbed"])
        self.faith = weights.search["faith"]
        self.seedbed: Seedbed | None = None  # of the root's moves
        self.instinct = not plain and weights.search["instinct"] > 0.0
        self.plain = plain
        self.luck = Luck(glimpse.seat, seats)
        self.spread = Spread()
        self.simulations: i64 = 0
        self.outlook = Outlook(seats)
        self.marks = Marks(glimpse.span())
        self.prospects = Prospects()  # of the root
        self.path = vec[i64]([0] * (DEEPEST + 3))
        self.depth: i64 = 0

    # Running.

    def run(self, budget: Budget, clock: Clock, dice: Dice) -> None:
        """Simulate until the budget is spent or the clock is stopped; at least once."""
        self.prepare(clock, dice)
        while self.goes_on(budget, clock):
            self.simulate(dice)
            self.thin_out(budget, clock)

    def decide(self, budget: Budget, clock: Clock, dice: Dice) -> i64:
        """Simulate like `run`, but only while that may change the choice; return it."""
        self.prepare(clock, dice)
        while self.goes_on(budget, clock) and not self.is_settled(budget, clock):
            self.simulate(dice)
            self.thin_out(budget, clock)
        return self.best_move()

    def prepare(self, clock: Clock, dice: Dice) -> None:
        """Look at the root before the first simulation."""
        if not self.plain:
            self.prospects.survey(self.glimpse, self.appraiser, clock, dice)
        if self.room > 0:
            self.seedbed = Seedbed(
                self.prospects.moves, self.prospects.hopes, self.room, self.faith
            )

    def goes_on(self, budget: Budget, clock: Clock) -> bool:
        """Tell whether something of the budget is left; the clock is looked at now and then."""
        if self.simulations == 0:
            return True
        if self.simulations >= budget.simulations:
            return False
        return self.simulations % LOOK_AT_CLOCK != 1 or not clock.is_over()

    def is_settled(self, budget: Budget, clock: Clock) -> bool:
        """Tell whether no other move can be visited as often as the first in what is left."""
        if self.seedbed is not None or self.grouping:
            return False
        if self.simulations % LOOK_AT_LEAD != LOOK_AT_LEAD - 1:
            return False
        left = float(budget.simulations - self.simulations)
        left = min(left, float(self.simulations) * clock.left_of_passed())
        return float(self.lead()) > left

    def lead(self) -> i64:
        """Return how much more often the first legal move of the root was visited than the next."""
        self.mark_root()
        tree = self.tree
        most: i64 = 0
        next_most: i64 = 0
        child = tree.firsts[self.root]
        while child != NO_NODE:
            if self.marks.has(tree.moves[child]):
                next_most = max(next_most, min(most, tree.visits[child]))
                most = max(most, tree.visits[child])
            child = tree.siblings[child]
        return most - next_most

    def thin_out(self, budget: Budget, clock: Clock) -> None:
        """Thin the seedbed out if that is due."""
        seedbed = self.seedbed
        if seedbed is not None and seedbed.is_due(self.spent(budget, clock)):
            seedbed.thin()

    def spent(self, budget: Budget, clock: Clock) -> float:
        """Return how much of the budget is spent, from 0 to 1."""
        simulated = float(self.simulations) / float(budget.simulations)
        return max(simulated, 1.0 / (1.0 + clock.left_of_passed()))

    def simulate(self, dice: Dice) -> None:
        """Imagine a world, walk down, add a node, play on, and count the result."""
        self.go_on(self.begin_simulation(dice), dice)
        self.count()
        self.simulations += 1

    def try_out(self, move: i64, times: i64, dice: Dice) -> None:
        """Simulate a move of the root so many times, to learn its worth; chances stay as told."""
        for _ in range(times):
            self.begin(self.glimpse.imagine(dice))
            self.scene.play(move)
            self.go_on(self.enter_by(move, self.glimpse.seat, 0.0), dice)
            self.take_luck_off()
            self.credit()

    def go_on(self, grown: bool, dice: Dice) -> None:
        """Walk down until the tree has grown by a node, then play on."""
        while not grown and self.depth < DEEPEST and not self.scene.world.is_over():
            grown = self.walk(dice)
        self.play_on(dice)

    def begin_simulation(self, dice: Dice) -> bool:
        """Start in a world, by the move whose turn it is in a seedbed; tell if it was new."""
        seedbed = self.seedbed
        if seedbed is None:
            self.begin(self.glimpse.imagine(dice))
            return False
        self.begin(seedbed.imagine(self.glimpse, dice))
        move = seedbed.moves[seedbed.turn]
        self.scene.play(move)
        return self.enter_by(move, self.glimpse.seat, seedbed.hopes[seedbed.turn])

    def begin(self, world: Position) -> None:
        """Start at the root in a world, and note what it promises if that differs."""
        self.depth = 0
        self.path[0] = self.root
        self.scene.begin(world)
        if self.minds_luck():
            self.appraiser.look_at(world, self.luck.promises)

    def minds_luck(self) -> bool:
        """Tell whether worlds differ before the first move; the same all through a simulation."""
        return not self.plain and self.luck.matters()

    def walk(self, dice: Dice) -> bool:
        """Play the move of a child, or one that is new to the tree; tell whether it was new."""
        world = self.scene.world
        if self.instinct and world.to_move() != self.glimpse.seat:
            return self.follow(world.to_move(), dice)
        number = self.mark_legal()
        if self.grouping and world.groups() > 0:
            number = self.enter_group(world, number, dice)
        child = self.choose_child(self.path[self.depth], number)
        if child == NO_NODE:
            self.enter(self.grow(world.to_move(), dice))
            return True
        self.scene.play(self.tree.moves[child])
        self.enter(child)
        return False

    def follow(self, seat: i64, dice: Dice) -> bool:
        """Let another seat play to its taste; tell whether its move was new to the tree."""
        move = self.scene.play_to_taste(self.scene.list_legal(), dice)
        return self.enter_by(move, seat, 0.0)

    def enter_by(self, move: i64, seat: i64, hope: float) -> bool:
        """Enter the node of a move that was played; tell whether it was new to the tree."""
        node = self.path[self.depth]
        child = self.tree.child(node, move)
        is_new = child == NO_NODE
        if is_new:
            child = self.tree.add(node, move, seat, hope)
        self.tree.offers[child] += 1
        self.enter(child)
        return is_new

    def enter(self, node: i64) -> None:
        """Make a node the last of the path."""
        self.depth += 1
        self.path[self.depth] = node

    def choose_child(self, node: i64, number: i64) -> i64:
        """Return the child to walk to, or NO_NODE where one of `number` legal ones is due."""
        tree = self.tree
        moves = tree.moves
        siblings = tree.siblings
        offers = tree.offers
        rounds = self.marks.rounds
        this_round = self.marks.round
        tried: i64 = 0
        best = -1.0
        found = NO_NODE
        child = tree.firsts[node]
        while child != NO_NODE:
            if rounds[moves[child]] == this_round:
                rounds[moves[child]] = -this_round
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

    # Groups.

    def enter_group(self, world: Position, number: i64, dice: Dice) -> i64:
        """Walk to a group, or add one; leave its moves marked alone and return how many."""
        node = self.path[self.depth]
        legal = self.scene.legal
        child = self.choose_child(node, self.marks.mark_groups(world, legal, number))
        if child == NO_NODE:
            group = self.marks.group_of(world, self.move_of_new_group(world, number, dice))
            child = self.tree.add(node, group, world.to_move(), 0.0)
        self.enter(child)
        return self.marks.mark_group(world, legal, number, self.tree.moves[child])

    def move_of_new_group(self, world: Position, number: i64, dice: Dice) -> i64:
        """Return a move of a group without a node: the most promising at the root, else any."""
        if self.depth == 0:
            return self.prospects.best_of_marked_groups(self.marks, world)
        place = dice.below(number)
        while not self.marks.has(self.marks.group_of(world, self.scene.legal[place])):
            place = (place + 1) % number
        return self.scene.legal[place]

    # Moves.

    def mark_legal(self) -> i64:
        """Mark the moves that are legal in the world of the simulation; return how many."""
        number = self.scene.list_legal()
        self.marks.mark(self.scene.legal, number)
        return number

    def width(self, node: i64) -> float:
        """Return how many moves of a node may be tried by now."""
        return self.widening * (1.0 + 0.5 * math.sqrt(float(self.tree.visits[node])))

    def promise(self, tree: Tree, child: i64, offers: i64) -> float:
        """Return how good a child looks: its mean, what is unknown of it, what features say."""
        visits = float(tree.visits[child])
        unknown = self.spread.width * math.sqrt(logarithm(offers) / visits)
        hope = self.bias * tree.hopes[child] / (visits + 1.0)
        return tree.totals[child] / visits + self.exploration * unknown + hope

    def grow(self, seat: i64, dice: Dice) -> i64:
        """Play a move that has not been tried here, and add its node."""
        node = self.path[self.depth]
        scene = self.scene
        if self.is_first(node):
            prospects = self.prospects
            place = prospects.best_marked(self.marks)
            scene.play(prospects.moves[place])
            return self.add(node, prospects.moves[place], seat, prospects.hopes[place])
        move = scene.play_to_taste(self.list_untried(), dice)
        if self.plain:
            return self.add(node, move, seat, 0.0)
        scene.appraise()
        return self.add(node, move, seat, scene.rewards[seat])

    def add(self, node: i64, move: i64, seat: i64, hope: float) -> i64:
        """Add a child; a group is worth what its first move promises."""
        if self.marks.is_group(self.tree.moves[node]) and self.tree.firsts[node] == NO_NODE:
            self.tree.hopes[node] = hope
        return self.tree.add(node, move, seat, hope)

    def is_first(self, node: i64) -> bool:
        """Tell whether the next move is one of the root's, whose moves have been appraised."""
        in_group = self.depth == 1 and self.marks.is_group(self.tree.moves[node])
        return not self.plain and (self.depth == 0 or in_group)

    def list_untried(self) -> i64:
        """List the legal moves without a node, which `choose_child` has marked; return how many."""
        legal = self.scene.legal
        number = self.scene.list_legal()
        left: i64 = 0
        for i in range(number):
            if self.marks.has(legal[i]):
                legal[left] = legal[i]
                left += 1
        return left

    def play_on(self, dice: Dice) -> None:
        """Play to the end or for a while, and note each seat's reward."""
        if self.plain:
            self.scene.play_out(dice)
        else:
            self.scene.play_on(self.cutoff, dice)
        self.scene.appraise()

    def count(self) -> None:
        """Count the rewards for what is told and chosen, and for every node on the way."""
        rewards = self.scene.rewards
        if self.seedbed is not None and self.seedbed.is_thinned:
            self.outlook.begin_anew()  # chances are told by the moves that are left
        self.outlook.count(rewards)
        self.take_luck_off()
        if self.seedbed is not None:
            self.seedbed.count(rewards[self.glimpse.seat])
        if not self.plain:
            self.spread.count(rewards[self.glimpse.seat])
        self.credit()

    def take_luck_off(self) -> None:
        """Take off the rewards what they owe to the world."""
        if self.minds_luck():
            self.luck.deduct(self.scene.rewards)

    def credit(self) -> None:
        """Add the rewards to every node on the way."""
        tree = self.tree
        rewards = self.scene.rewards
        tree.visits[self.root] += 1
        for i in range(1, self.depth + 1):
            node = self.path[i]
            tree.visits[node] += 1
            tree.totals[node] += rewards[tree.seats[node]]

    def go_to(self, move: i64) -> None:
        """Make the node after a move the root, for the next decision of the same seat."""
        child = self.child_by(move)
        if child == NO_NODE:
            self.tree = Tree()
            child = ROOT
        self.root = child
        self.simulations = 0
        self.spread.begin_anew()
        self.luck = Luck(self.glimpse.seat, self.glimpse.seats())
        self.outlook.begin_anew()

    # What was found.

    def child_by(self, move: i64) -> i64:
        """Return the node of a move of the root, in a group or not, or NO_NODE."""
        tree = self.tree
        child = tree.firsts[self.root]
        while child != NO_NODE:
            found = child
            if self.marks.is_group(tree.moves[child]):
                found = tree.child(child, move)
            if found != NO_NODE and tree.moves[found] == move:
                return found
            child = tree.siblings[child]
        return NO_NODE

    def best_move(self) -> i64:
        """Return the legal move of the root that was visited most, or is the best of a seedbed.

        A tree that was kept holds moves too that chance has made illegal since.
        """
        if self.seedbed is not None:
            return self.seedbed.best()
        self.mark_root()
        return self.tree.moves[self.most_visited(self.root)]

    def mark_root(self) -> None:
        """Mark the legal moves of the root."""
        self.marks.mark(self.scene.legal, self.glimpse.fill_legal(self.scene.legal))

    def most_visited(self, node: i64) -> i64:
        """Return the marked move that was visited most, of the group that was, or NO_NODE."""
        tree = self.tree
        best = NO_NODE
        found = NO_NODE
        child = tree.firsts[node]
        while child != NO_NODE:
            chosen = child
            if self.marks.is_group(tree.moves[child]):
                chosen = self.most_visited(child)
            elif not self.marks.has(tree.moves[child]):
                chosen = NO_NODE
            if chosen != NO_NODE and tree.is_better(child, best):
                best = child
                found = chosen
            child = tree.siblings[child]
        return found

    def mean_of(self, move: i64) -> float:
        """Return the mean reward of a move of the root, or -1 if it was never tried.

        Few rewards, with what is luck taken off, may lie beyond what can be won or lost.
        """
        child = self.child_by(move)
        return -1.0 if child == NO_NODE else min(max(self.tree.mean(child), 0.0), 1.0)

    def chance_of(self, seat: i64) -> float:
        """Return a seat's mean reward over the simulations that tell chances."""
        return self.outlook.chance_of(seat)
