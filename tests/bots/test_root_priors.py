"""Root priors, the legal set, and the win chances that a search reports."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from florilege.bots.bot import Observation
from florilege.bots.budget import FOREVER
from florilege.bots.clock import Clock
from florilege.bots.legal_set import LegalSet
from florilege.bots.lookahead import Lookahead
from florilege.bots.root_priors import RootPriors, sort_by_prior
from florilege.bots.win_chances import WinChances
from florilege.kernel import registry
from florilege.kernel.dice import fast_dice
from florilege.kernel.game import Game
from florilege.kernel.position import Position
from tests.bots.positions import wide_position

GAMES = list(registry.games().values())


def evaluated(position: Position, game: Game, clock: Clock) -> RootPriors:
    """Return the priors of the legal moves of a position."""
    root_priors = RootPriors()
    lookahead = Lookahead(game.weights.values(), position.seats)
    root_priors.evaluate_moves(
        Observation(position, position.to_move()), lookahead, clock, fast_dice(4)
    )
    return root_priors


def members(legal_set: LegalSet, moves: list[int]) -> list[int]:
    """Return which of some moves are in a set."""
    return [move for move in moves if legal_set.has(move)]


def test_moves_are_sorted_by_prior() -> None:
    moves, priors = vec[i64]([4, 5, 6]), vec[float]([0.3, 0.9, 0.1])
    sort_by_prior(moves, priors)
    assert list(moves) == [6, 4, 5]
    assert list(priors) == [0.1, 0.3, 0.9]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_all_legal_moves_are_evaluated_the_best_last(game: Game) -> None:
    position = wide_position(game)
    root_priors = evaluated(position, game, Clock(FOREVER))
    assert sorted(root_priors.moves) == sorted(position.legal_moves())
    assert list(root_priors.priors) == sorted(root_priors.priors)
    assert root_priors.priors[len(root_priors.priors) - 1] > 0.0


def test_evaluation_ends_with_the_time() -> None:
    game = registry.find("mandala")
    clock = Clock(FOREVER)
    clock.stop()
    root_priors = evaluated(wide_position(game), game, clock)
    assert set(root_priors.priors) == {0.0}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_legal_move_with_the_highest_prior_is_found(game: Game) -> None:
    position = wide_position(game)
    root_priors = evaluated(position, game, Clock(FOREVER))
    legal_set = LegalSet(position.game.moves)
    rest = root_priors.moves[: len(root_priors.moves) - 1]
    legal_set.assign(rest, len(rest))
    assert root_priors.best_in(legal_set) == len(root_priors.moves) - 2


def test_assigning_replaces_the_members() -> None:
    legal_set = LegalSet(8)
    legal_set.assign(vec[i64]([2, 3, 5]), 2)
    assert members(legal_set, list(range(8))) == [2, 3]
    legal_set.assign(vec[i64]([5]), 1)
    assert members(legal_set, list(range(8))) == [5]


def test_win_chances_are_means_and_can_be_reset() -> None:
    win_chances = WinChances(2)
    assert [win_chances.chance_of(0), win_chances.chance_of(1)] == [0.0, 0.0]
    win_chances.add(vec[float]([1.0, 0.0]))
    win_chances.add(vec[float]([0.5, 0.5]))
    assert [win_chances.chance_of(0), win_chances.chance_of(1)] == [0.75, 0.25]
    win_chances.reset()
    win_chances.add(vec[float]([0.0, 1.0]))
    assert [win_chances.chance_of(0), win_chances.chance_of(1)] == [0.0, 1.0]
