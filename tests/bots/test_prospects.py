"""What is known of the root's moves before they are tried, and which of them are marked."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from florilege.bots.appraisal import Appraiser
from florilege.bots.bot import Glimpse
from florilege.bots.budget import FOREVER
from florilege.bots.clock import Clock
from florilege.bots.marks import Marks
from florilege.bots.outlook import Outlook
from florilege.bots.prospects import Prospects, sort_by
from florilege.kernel import registry
from florilege.kernel.dice import fast_dice
from florilege.kernel.game import Game
from florilege.kernel.position import Position
from tests.bots.positions import groups_of, wide_position

GAMES = list(registry.games().values())


def surveyed(position: Position, game: Game, clock: Clock) -> Prospects:
    """Return what features promise of the legal moves of a position."""
    prospects = Prospects()
    appraiser = Appraiser(game.weights.values(), position.seats)
    prospects.survey(Glimpse(position, position.to_move()), appraiser, clock, fast_dice(4))
    return prospects


def marked(marks: Marks, moves: list[int]) -> list[int]:
    """Return which of some moves are marked."""
    return [move for move in moves if marks.has(move)]


def test_moves_are_sorted_by_hope() -> None:
    moves, hopes = vec[i64]([4, 5, 6]), vec[float]([0.3, 0.9, 0.1])
    sort_by(moves, hopes)
    assert list(moves) == [6, 4, 5]
    assert list(hopes) == [0.1, 0.3, 0.9]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_all_legal_moves_are_surveyed_the_best_last(game: Game) -> None:
    position = wide_position(game)
    prospects = surveyed(position, game, Clock(FOREVER))
    assert sorted(prospects.moves) == sorted(position.legal_moves())
    assert list(prospects.hopes) == sorted(prospects.hopes)
    assert prospects.hopes[len(prospects.hopes) - 1] > 0.0


def test_a_survey_ends_with_the_time() -> None:
    game = registry.find("mandala")
    clock = Clock(FOREVER)
    clock.stop()
    prospects = surveyed(wide_position(game), game, clock)
    assert set(prospects.hopes) == {0.0}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_most_promising_of_the_marked_is_next(game: Game) -> None:
    position = wide_position(game)
    prospects = surveyed(position, game, Clock(FOREVER))
    marks = Marks(position.span())
    rest = prospects.moves[: len(prospects.moves) - 1]
    marks.mark(rest, len(rest))
    assert prospects.best_marked(marks) == len(prospects.moves) - 2


def test_a_new_mark_voids_the_old() -> None:
    marks = Marks(8)
    marks.mark(vec[i64]([2, 3, 5]), 2)
    assert marked(marks, list(range(8))) == [2, 3]
    marks.mark(vec[i64]([5]), 1)
    assert marked(marks, list(range(8))) == [5]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_groups_are_marked_beside_moves_and_one_of_them_alone(game: Game) -> None:
    position = wide_position(game)
    moves = position.legal_moves()
    legal = vec[i64](moves)
    marks = Marks(position.span())
    marks.mark(legal, len(moves))
    assert marks.mark_groups(position, legal, len(moves)) == len(groups_of(position))
    assert marked(marks, moves) == moves
    chosen = marks.group_of(position, moves[0])
    assert marks.is_group(chosen)
    assert not marks.is_group(moves[-1])
    of_group = [move for move in moves if marks.group_of(position, move) == chosen]
    assert marks.mark_group(position, legal, len(moves), chosen) == len(of_group) < len(moves)
    assert marked(marks, moves) == of_group


def test_chances_are_means_and_can_begin_anew() -> None:
    outlook = Outlook(2)
    assert [outlook.chance_of(0), outlook.chance_of(1)] == [0.0, 0.0]
    outlook.count(vec[float]([1.0, 0.0]))
    outlook.count(vec[float]([0.5, 0.5]))
    assert [outlook.chance_of(0), outlook.chance_of(1)] == [0.75, 0.25]
    outlook.begin_anew()
    outlook.count(vec[float]([0.0, 1.0]))
    assert [outlook.chance_of(0), outlook.chance_of(1)] == [0.0, 1.0]
