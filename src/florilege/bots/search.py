"""Information-set Monte-Carlo tree search for any game and number of players.

Each simulation samples a world consistent with what the searching seat knows, descends the tree by
UCB along moves that are legal in it, expands one node, plays a rollout of `cutoff` moves and
backpropagates each seat's reward or static evaluation. A plain search has no evaluation: it plays
random rollouts to the end. docs/bots.md describes the options and what each is worth.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.bots.bot import Observation
from florilege.bots.budget import Budget
from florilege.bots.clock import Clock
from florilege.bots.control_variate import ControlVariate
from florilege.bots.legal_set import LegalSet
from florilege.bots.logarithm import logarithm
from florilege.bots.lookahead import Lookahead
from florilege.bots.reward_scale import RewardScale
from florilege.bots.rollout import Rollout
from florilege.bots.root_priors import RootPriors
from florilege.bots.sequential_halving import SequentialHalving
from florilege.bots.tree import NO_NODE, ROOT, Tree
from florilege.bots.win_chances import WinChances
from florilege.kernel.dice import Dice
from florilege.kernel.position import Position
from florilege.kernel.weights import Weights

UNLIMITED: Final = 1e9  # widening that never holds a move back
MAX_DEPTH: Final[i64] = 128  # nodes of one simulation within the tree
CLOCK_INTERVAL: Final[i64] = 4  # simulations between two checks of the clock
LEAD_INTERVAL: Final[i64] = 32  # simulations between two checks of the visit lead


@mypyc_attr(acyclic=True)
class Search:
    def __init__(self, observation: Observation, weights: Weights, plain: bool) -> None:
        """A plain search uses no evaluation and plays rollouts to the end."""
        seats = observation.seats()
        self.observation = observation
        self.tree = Tree()
        self.root = ROOT
        self.lookahead = Lookahead(weights.values(), seats)
        candidates: i64 = 1 if plain else int(weights.search["rollout_candidates"])
        self.rollout = Rollout(self.lookahead, seats, observation.widest(), candidates)
        self.exploration = weights.search["exploration"]
        self.bias = 0.0 if plain else weights.search["bias"]
        self.cutoff: i64 = int(weights.search["cutoff"])
        self.widening = UNLIMITED if plain else weights.search["widening"]
        self.halving_width: i64 = 0 if plain else int(weights.search["halving_width"])
        self.prior_weight = weights.search["prior_weight"]
        self.halving: SequentialHalving | None = None  # at the root, if switched on
        self.opponent_policy = not plain and weights.search["opponent_policy"] > 0.0
        self.plain = plain
        self.control_variate = ControlVariate(observation.seat, seats)
        self.reward_scale = RewardScale()
        self.simulations: i64 = 0
        self.win_chances = WinChances(seats)
        self.legal_set = LegalSet(observation.span())
        self.root_priors = RootPriors()
        self.path = vec[i64]([0] * (MAX_DEPTH + 3))  # nodes of the current simulation
        self.depth: i64 = 0

    # The budget.

    def run(self, budget: Budget, clock: Clock, dice: Dice) -> None:
        """Simulate until the budget is spent or the clock is stopped; at least once."""
        self.prepare_root(clock, dice)
        while self.has_budget(budget, clock):
            self.simulate(dice)
            self.halve_if_due(budget, clock)

    def decide(self, budget: Budget, clock: Clock, dice: Dice) -> i64:
        """Simulate like `run`, but stop once the choice cannot change; return the best move."""
        self.prepare_root(clock, dice)
        while self.has_budget(budget, clock) and not self.has_decisive_lead(budget, clock):
            self.simulate(dice)
            self.halve_if_due(budget, clock)
        return self.best_move()

    def prepare_root(self, clock: Clock, dice: Dice) -> None:
        if not self.plain:
            self.root_priors.evaluate_moves(self.observation, self.lookahead, clock, dice)
        if self.halving_width > 0:
            self.halving = SequentialHalving(
                self.root_priors.moves,
                self.root_priors.priors,
                self.halving_width,
                self.prior_weight,
            )

    def has_budget(self, budget: Budget, clock: Clock) -> bool:
        """Return whether budget is left; reads the clock only every few simulations."""
        if self.simulations == 0:
            return True
        if self.simulations >= budget.simulations:
            return False
        return self.simulations % CLOCK_INTERVAL != 1 or not clock.is_over()

    def has_decisive_lead(self, budget: Budget, clock: Clock) -> bool:
        """Return whether the remaining budget is too small for another move to catch up."""
        if self.halving is not None:
            return False
        if self.simulations % LEAD_INTERVAL != LEAD_INTERVAL - 1:
            return False
        remaining = float(budget.simulations - self.simulations)
        remaining = min(remaining, float(self.simulations) * clock.remaining_ratio())
        return float(self.visit_lead()) > remaining

    def visit_lead(self) -> i64:
        """Return by how many visits the root's most visited legal move leads the second."""
        self.load_root_moves()
        tree = self.tree
        most: i64 = 0
        second: i64 = 0
        child = tree.first_children[self.root]
        while child != NO_NODE:
            if self.legal_set.has(tree.moves[child]):
                second = max(second, min(most, tree.visits[child]))
                most = max(most, tree.visits[child])
            child = tree.next_siblings[child]
        return most - second

    def halve_if_due(self, budget: Budget, clock: Clock) -> None:
        halving = self.halving
        if halving is not None and halving.is_due(self.spent_fraction(budget, clock)):
            halving.halve()

    def spent_fraction(self, budget: Budget, clock: Clock) -> float:
        simulated = float(self.simulations) / float(budget.simulations)
        return max(simulated, 1.0 / (1.0 + clock.remaining_ratio()))

    # One simulation.

    def simulate(self, dice: Dice) -> None:
        expanded = self.start_simulation(dice)
        self.descend(expanded, dice)
        self.roll_out(dice)
        self.record_rewards()
        self.simulations += 1

    def simulate_move(self, move: i64, times: i64, dice: Dice) -> None:
        """Run simulations that begin with a given move; win chances do not count them."""
        for _ in range(times):
            self.start_at_root(self.observation.sample_world(dice))
            self.rollout.play(move)
            expanded = self.enter_child(move, self.observation.seat, 0.0)
            self.descend(expanded, dice)
            self.roll_out(dice)
            self.apply_control_variate()
            self.backpropagate()

    def start_simulation(self, dice: Dice) -> bool:
        """Start in a sampled world; return whether a move of sequential halving added a node."""
        halving = self.halving
        if halving is None:
            self.start_at_root(self.observation.sample_world(dice))
            return False
        self.start_at_root(halving.sample_world(self.observation, dice))
        move = halving.moves[halving.current]
        self.rollout.play(move)
        return self.enter_child(move, self.observation.seat, halving.priors[halving.current])

    def start_at_root(self, world: Position) -> None:
        self.depth = 0
        self.path[0] = self.root
        self.rollout.start(world)
        if self.uses_control_variate():
            self.lookahead.evaluate(world, self.control_variate.estimates)

    def uses_control_variate(self) -> bool:
        """Return whether worlds differ at the root; constant within a simulation."""
        return not self.plain and self.control_variate.is_useful()

    def descend(self, expanded: bool, dice: Dice) -> None:
        """Descend until a node was added, the game is over or the maximum depth is reached."""
        while not expanded and self.depth < MAX_DEPTH and not self.rollout.world.is_over():
            expanded = self.select(dice)

    def select(self, dice: Dice) -> bool:
        """Play one move and enter its node; return whether the node is new."""
        world = self.rollout.world
        if self.opponent_policy and world.to_move() != self.observation.seat:
            return self.play_opponent(world.to_move(), dice)
        count = self.load_legal_moves()
        child = self.select_child(self.path[self.depth], count)
        if child == NO_NODE:
            self.enter(self.expand(world.to_move(), dice))
            return True
        self.rollout.play(self.tree.moves[child])
        self.enter(child)
        return False

    def play_opponent(self, seat: i64, dice: Dice) -> bool:
        """Let another seat move by the rollout policy; return whether its node is new."""
        move = self.rollout.play_by_policy(self.rollout.list_legal(), dice)
        return self.enter_child(move, seat, 0.0)

    def enter_child(self, move: i64, seat: i64, prior: float) -> bool:
        """Enter the node of a move just played, adding it if needed; return whether it is new."""
        node = self.path[self.depth]
        child = self.tree.child(node, move)
        is_new = child == NO_NODE
        if is_new:
            child = self.tree.add(node, move, seat, prior)
        self.tree.availability[child] += 1
        self.enter(child)
        return is_new

    def enter(self, node: i64) -> None:
        self.depth += 1
        self.path[self.depth] = node

    def select_child(self, node: i64, count: i64) -> i64:
        """Return the legal child with the highest score, or NO_NODE to expand the node.

        `count` is the number of legal moves. Those with a child are removed from the legal set.
        """
        tree = self.tree
        moves = tree.moves
        next_siblings = tree.next_siblings
        availability = tree.availability
        stamps = self.legal_set.stamps
        generation = self.legal_set.generation
        tried: i64 = 0
        best = -1.0
        found = NO_NODE
        child = tree.first_children[node]
        while child != NO_NODE:
            if stamps[moves[child]] == generation:
                stamps[moves[child]] = -generation
                tried += 1
                availability[child] += 1
                score = self.score(tree, child, availability[child])
                if score > best:
                    best = score
                    found = child
            child = next_siblings[child]
        if tried < count and float(tried) < self.max_children(node):
            return NO_NODE
        return found

    def max_children(self, node: i64) -> float:
        """Return the progressive-widening limit on the legal children of a node."""
        return self.widening * (1.0 + 0.5 * math.sqrt(float(self.tree.visits[node])))

    def score(self, tree: Tree, child: i64, availability: i64) -> float:
        """Return a child's UCB score: mean reward, exploration bonus and progressive bias."""
        visits = float(tree.visits[child])
        uncertainty = self.reward_scale.scale * math.sqrt(logarithm(availability) / visits)
        bias = self.bias * tree.priors[child] / (visits + 1.0)
        return tree.reward_sums[child] / visits + self.exploration * uncertainty + bias

    def expand(self, seat: i64, dice: Dice) -> i64:
        """Play a legal move that has no node yet, and add its node."""
        node = self.path[self.depth]
        rollout = self.rollout
        if self.depth == 0 and not self.plain:
            root_priors = self.root_priors
            index = root_priors.best_in(self.legal_set)
            rollout.play(root_priors.moves[index])
            return self.tree.add(node, root_priors.moves[index], seat, root_priors.priors[index])
        move = rollout.play_by_policy(self.list_untried(), dice)
        if self.plain:
            return self.tree.add(node, move, seat, 0.0)
        rollout.evaluate()
        return self.tree.add(node, move, seat, rollout.rewards[seat])

    def list_untried(self) -> i64:
        """List the moves that `select_child` left in the legal set; return their number."""
        legal = self.rollout.legal
        count = self.rollout.list_legal()
        untried: i64 = 0
        for i in range(count):
            if self.legal_set.has(legal[i]):
                legal[untried] = legal[i]
                untried += 1
        return untried

    def load_legal_moves(self) -> i64:
        """Fill the legal set for the current world; return the number of moves."""
        count = self.rollout.list_legal()
        self.legal_set.assign(self.rollout.legal, count)
        return count

    def roll_out(self, dice: Dice) -> None:
        if self.plain:
            self.rollout.play_to_end(dice)
        else:
            self.rollout.play_moves(self.cutoff, dice)
        self.rollout.evaluate()

    def record_rewards(self) -> None:
        rewards = self.rollout.rewards
        if self.halving is not None and self.halving.just_halved:
            self.win_chances.reset()  # reported chances come from the remaining moves
        self.win_chances.add(rewards)
        self.apply_control_variate()
        if self.halving is not None:
            self.halving.add(rewards[self.observation.seat])
        if not self.plain:
            self.reward_scale.add(rewards[self.observation.seat])
        self.backpropagate()

    def apply_control_variate(self) -> None:
        if self.uses_control_variate():
            self.control_variate.adjust(self.rollout.rewards)

    def backpropagate(self) -> None:
        tree = self.tree
        rewards = self.rollout.rewards
        tree.visits[self.root] += 1
        for i in range(1, self.depth + 1):
            node = self.path[i]
            tree.visits[node] += 1
            tree.reward_sums[node] += rewards[tree.seats[node]]

    def advance_root(self, move: i64) -> None:
        """Reuse the subtree of a move for the next decision of the same seat."""
        child = self.root_child(move)
        if child == NO_NODE:
            self.tree = Tree()
            child = ROOT
        self.root = child
        self.simulations = 0
        self.reward_scale.reset()
        self.control_variate = ControlVariate(self.observation.seat, self.observation.seats())
        self.win_chances.reset()

    # The result.

    def best_move(self) -> i64:
        """Return the root's most visited legal move, or the best of sequential halving.

        A reused tree may hold moves that chance has made illegal since.
        """
        if self.halving is not None:
            return self.halving.best()
        self.load_root_moves()
        return self.tree.moves[self.most_visited(self.root)]

    def load_root_moves(self) -> None:
        legal = self.rollout.legal
        self.legal_set.assign(legal, self.observation.fill_sensible(legal))

    def most_visited(self, node: i64) -> i64:
        """Return the most visited child in the legal set, or NO_NODE."""
        tree = self.tree
        best = NO_NODE
        child = tree.first_children[node]
        while child != NO_NODE:
            if self.legal_set.has(tree.moves[child]) and tree.is_better(child, best):
                best = child
            child = tree.next_siblings[child]
        return best

    def root_child(self, move: i64) -> i64:
        """Return the root's child for a move, or NO_NODE."""
        return self.tree.child(self.root, move)

    def mean_of(self, move: i64) -> float:
        """Return the mean reward of one of the root's moves, or -1 if it was never tried.

        The control variate may take a mean of few rewards out of the range 0 to 1, so it is
        clamped.
        """
        child = self.root_child(move)
        return -1.0 if child == NO_NODE else min(max(self.tree.mean(child), 0.0), 1.0)

    def chance_of(self, seat: i64) -> float:
        return self.win_chances.chance_of(seat)
