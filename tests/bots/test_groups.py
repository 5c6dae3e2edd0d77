"""Groups of moves: what a game says of them holds, and search goes through them."""

import pytest

from florilege.bots.bot import Glimpse
from florilege.bots.budget import FOREVER, Budget
from florilege.bots.clock import Clock
from florilege.bots.search import Search
from florilege.bots.tree import NO_NODE, ROOT, Tree
from florilege.kernel import registry
from florilege.kernel.dice import fast_dice
from florilege.kernel.game import Game
from florilege.kernel.position import MOST_GROUPS, Position
from florilege.kernel.weights import Weights
from tests.bots.positions import wide_position
from tests.conformance.cases import plain_cases
from tests.conformance.walk import Case, thin, walk

GAMES = list(registry.games().values())


def grouping(game: Game, groups: float = 1.0) -> Weights:
    """Return a game's numbers, with groups or without."""
    return Weights(dict(game.weights.features), {**game.weights.search, "groups": groups}, {})


def searched(position: Position, weights: Weights, simulations: int) -> Search:
    """Return a finished search."""
    search = Search(Glimpse(position, position.to_move()), weights, False)
    search.run(Budget(simulations, FOREVER), Clock(FOREVER), fast_dice(7))
    return search


def children(tree: Tree, node: int) -> list[int]:
    """Return the children of a node."""
    found = []
    child = tree.firsts[node]
    while child != NO_NODE:
        found.append(int(child))
        child = tree.siblings[child]
    return found


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_every_move_of_a_wide_decision_is_in_a_group(case: Case) -> None:
    for position, _ in thin(walk(case, 31)):
        groups = position.groups()
        assert 0 <= groups <= MOST_GROUPS
        if groups:
            found = [position.group(move) for move in position.legal_moves()]
            assert all(0 <= group < groups for group in found)


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_groups_tell_nothing_that_is_hidden(case: Case) -> None:
    for step, (position, _) in enumerate(thin(walk(case, 32))):
        seat = position.to_move()
        world = position.resample(seat, fast_dice(step))
        assert world.groups() == position.groups()
        if position.groups():
            for move in position.legal_moves():
                assert world.group(move) == position.group(move)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_search_counts_groups_and_their_moves(game: Game) -> None:
    position = wide_position(game)
    search = searched(position, grouping(game), 300)
    tree = search.tree
    groups = children(tree, ROOT)
    assert sum(int(tree.visits[group]) for group in groups) == search.simulations == 300
    for group in groups:
        moves = children(tree, group)
        assert {int(position.group(tree.moves[move])) for move in moves} == {
            int(tree.moves[group] - search.marks.span)
        }
        assert sum(int(tree.visits[move]) for move in moves) == tree.visits[group]
        assert sum(float(tree.totals[m]) for m in moves) == pytest.approx(tree.totals[group])
    best = max(groups, key=lambda group: (tree.visits[group], tree.mean(group)))
    assert search.best_move() in {int(tree.moves[move]) for move in children(tree, best)}
    assert search.best_move() in position.legal_moves()
    assert search.mean_of(search.best_move()) > 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_without_groups_a_move_is_a_child_of_the_root(game: Game) -> None:
    position = wide_position(game)
    search = searched(position, grouping(game, 0.0), 60)
    tree = search.tree
    assert {int(tree.moves[child]) for child in children(tree, ROOT)} <= set(position.legal_moves())
