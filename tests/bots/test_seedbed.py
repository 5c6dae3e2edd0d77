"""The root's moves are compared in the same worlds, while others follow their taste."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from florilege.bots import roster
from florilege.bots.appraisal import Appraiser
from florilege.bots.bot import Glimpse
from florilege.bots.budget import FOREVER, NO_LIMIT, Budget
from florilege.bots.clock import Clock
from florilege.bots.playout import advance
from florilege.bots.search import Search
from florilege.bots.seedbed import Seedbed
from florilege.bots.tree import NO_NODE, ROOT
from florilege.kernel import registry
from florilege.kernel.dice import fast_dice
from florilege.kernel.game import Game
from florilege.kernel.position import Position
from florilege.kernel.weights import Weights

ALL_GAMES = list(registry.games().values())


def seedbed(room: int, *moves: int, faith: float = 0.0) -> Seedbed:
    """Return a seedbed of moves, the most promising last."""
    hopes = vec[float]([float(place) for place in range(len(moves))])
    return Seedbed(vec[i64](list(moves)), hopes, room, faith)


def sweep(bed: Seedbed, merits: dict[int, float]) -> None:
    """Try each move that is left once."""
    for _ in range(bed.left):
        bed.count(merits[int(bed.moves[bed.turn])])


def left(bed: Seedbed) -> list[int]:
    return [int(move) for move in bed.moves[: bed.left]]


def with_settings(game: Game, **settings: float) -> Weights:
    return Weights(dict(game.weights.features), {**game.weights.search, **settings}, {})


def middle(game: Game, seed: int) -> Position:
    """Return a position in which several moves are legal."""
    position = game.new(max(2, game.fewest), {}, fast_dice(seed))
    advance(position, [roster.make("random", game)] * 2, fast_dice(seed), 30)
    while len(position.legal_moves()) < 4:
        position.play(position.legal_moves()[0])
    return position


def worth(game: Game, position: Position, move: int) -> float:
    """Return what a position promises who plays a move, right after it."""
    after = position.copy()
    after.play(move)
    return float(Appraiser(game.weights.values(), 2).chance(after, position.to_move()))


def test_the_most_promising_are_sown() -> None:
    bed = seedbed(3, 10, 11, 12, 13, 14)
    assert left(bed) == [14, 13, 12]
    assert list(bed.hopes) == [4.0, 3.0, 2.0]
    assert left(seedbed(3, 10, 11)) == [11, 10]


def test_the_worse_half_is_pulled_out() -> None:
    merits = {1: 0.4, 2: 0.1, 3: 0.9, 4: 0.3, 5: 0.8}
    bed = seedbed(16, 1, 2, 3, 4, 5)
    sweep(bed, merits)
    bed.thin()
    assert left(bed) == [3, 5, 1]
    sweep(bed, {1: 0.9, 3: 0.9, 5: 0.1})
    bed.thin()
    assert left(bed) == [3, 1]


def test_it_is_thinned_out_after_equal_shares_of_the_budget() -> None:
    bed = seedbed(8, *range(8))
    due: list[float] = []
    for hundredth in range(101):
        if bed.is_due(hundredth / 100):
            due.append(hundredth / 100)
            bed.thin()
    assert due == [0.34, 0.67]  # and the last third is for the last two
    assert bed.left == 2


def test_none_is_pulled_out_before_all_were_tried_equally_often() -> None:
    bed = seedbed(4, *range(4))
    bed.count(1.0)
    assert not bed.is_due(1.0)
    for _ in range(3):
        bed.count(0.0)
    assert bed.is_due(1.0)


def test_the_best_is_known_at_any_moment() -> None:
    bed = seedbed(16, 1, 2, 3)
    assert bed.best() == 3  # what features promise, before anything is tried
    sweep(bed, {1: 0.2, 2: 0.6, 3: 0.5})
    assert bed.best() == 2
    bed.count(1.0)  # for 3, which was tried once more than the others now
    assert bed.best() == 3


def test_what_is_hoped_counts_for_a_while() -> None:
    bed = seedbed(16, 1, 2, faith=3.0)  # 2 promises 1 more, as if it had won that three times
    for _ in range(2):
        sweep(bed, {1: 1.0, 2: 0.0})
    assert bed.best() == 2
    for _ in range(2):
        sweep(bed, {1: 1.0, 2: 0.0})
    assert bed.best() == 1


def test_all_are_tried_in_the_same_world() -> None:
    position = middle(registry.find("flower-power"), 4)
    glimpse = Glimpse(position, position.to_move())
    bed, dice = seedbed(2, 1, 2), fast_dice(5)
    worlds = []
    for _ in range(6):
        worlds.append(bed.imagine(glimpse, dice).write())
        bed.count(0.0)
    assert worlds[::2] == worlds[1::2]
    assert len(set(worlds)) == 3


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.key)
def test_a_search_thins_out_its_moves(game: Game) -> None:
    position = middle(game, 3)
    search = Search(Glimpse(position, position.to_move()), with_settings(game, seedbed=4.0), False)
    search.run(Budget(60, FOREVER), Clock(FOREVER), fast_dice(7))
    tree, visits, child = search.tree, [], search.tree.firsts[ROOT]
    while child != NO_NODE:
        visits.append(int(tree.visits[child]))
        child = tree.siblings[child]
    assert sorted(visits) == [8, 8, 22, 22]  # four for the first half of the budget, then two
    assert tree.visits[search.child_by(search.best_move())] == 22


@pytest.mark.parametrize("simulations", range(1, 17))
def test_chances_are_told_however_soon_thinking_ends(simulations: int) -> None:
    game = registry.find("flower-power")
    position = middle(game, 3)
    search = Search(Glimpse(position, position.to_move()), with_settings(game, seedbed=4.0), False)
    search.run(Budget(simulations, FOREVER), Clock(FOREVER), fast_dice(7))
    assert sum(search.chance_of(seat) for seat in range(2)) == pytest.approx(1.0)


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.key)
def test_a_seedbed_goes_by_the_clock_too(game: Game) -> None:
    position = middle(game, 3)
    search = Search(Glimpse(position, position.to_move()), with_settings(game, seedbed=4.0), False)
    search.run(Budget(NO_LIMIT, FOREVER), Clock(300.0), fast_dice(7))
    assert search.seedbed is not None
    assert search.seedbed.left == 2


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.key)
def test_others_play_what_is_best_for_them_in_their_world(game: Game) -> None:
    """With a taste for everything, whoever is not searching plays the move that features praise."""
    position = middle(game, 6)
    seat = position.to_move()
    settings = with_settings(game, instinct=1.0, taste=1000.0)
    search = Search(Glimpse(position, 1 - seat), settings, False)
    worths = {move: worth(game, position, move) for move in position.legal_moves()}
    search.scene.begin(position.copy())
    assert search.walk(fast_dice(1))
    assert worths[int(search.tree.moves[search.path[1]])] == max(worths.values())
