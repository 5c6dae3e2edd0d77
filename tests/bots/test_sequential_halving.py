"""Sequential halving at the root, and opponents that follow the rollout policy."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bench.playout import advance
from florilege.bots import roster
from florilege.bots.bot import Observation
from florilege.bots.budget import FOREVER, NO_LIMIT, Budget
from florilege.bots.clock import Clock
from florilege.bots.lookahead import Lookahead
from florilege.bots.search import Search
from florilege.bots.sequential_halving import SequentialHalving
from florilege.bots.tree import NO_NODE, ROOT
from florilege.kernel import registry
from florilege.kernel.dice import fast_dice
from florilege.kernel.game import Game
from florilege.kernel.position import Position
from florilege.kernel.weights import Weights

ALL_GAMES = list(registry.games().values())


def halving(width: int, *moves: int, prior_weight: float = 0.0) -> SequentialHalving:
    """Return the state for some moves in ascending order of their priors."""
    priors = vec[float]([float(place) for place in range(len(moves))])
    return SequentialHalving(vec[i64](list(moves)), priors, width, prior_weight)


def try_all(state: SequentialHalving, rewards: dict[int, float]) -> None:
    """Try each remaining move once."""
    for _ in range(state.remaining):
        state.add(rewards[int(state.moves[state.current])])


def remaining(state: SequentialHalving) -> list[int]:
    return [int(move) for move in state.moves[: state.remaining]]


def with_settings(game: Game, **settings: float) -> Weights:
    """Return a game's weights with some search parameters changed, named as in `bots.toml`."""
    assert set(settings) <= set(game.weights.search)
    return Weights(dict(game.weights.features), {**game.weights.search, **settings}, {})


def middle_position(game: Game, seed: int) -> Position:
    """Return a position in which several moves are legal."""
    position = game.start(max(2, game.fewest), {}, fast_dice(seed))
    advance(position, [roster.make("random", game)] * 2, fast_dice(seed), 30)
    while len(position.legal_moves()) < 4:
        position.play(position.legal_moves()[0])
    return position


def value_after(game: Game, position: Position, move: int) -> float:
    """Return the static evaluation right after a move, for the seat that plays it."""
    after = position.copy()
    after.play(move)
    return float(Lookahead(game.weights.values(), 2).evaluate_for(after, position.to_move()))


def test_it_starts_with_the_highest_priors() -> None:
    state = halving(3, 10, 11, 12, 13, 14)
    assert remaining(state) == [14, 13, 12]
    assert list(state.priors) == [4.0, 3.0, 2.0]
    assert remaining(halving(3, 10, 11)) == [11, 10]


def test_the_worse_half_is_dropped() -> None:
    rewards = {1: 0.4, 2: 0.1, 3: 0.9, 4: 0.3, 5: 0.8}
    state = halving(16, 1, 2, 3, 4, 5)
    try_all(state, rewards)
    state.halve()
    assert remaining(state) == [3, 5, 1]
    try_all(state, {1: 0.9, 3: 0.9, 5: 0.1})
    state.halve()
    assert remaining(state) == [3, 1]


def test_it_halves_after_equal_shares_of_the_budget() -> None:
    state = halving(8, *range(8))
    due: list[float] = []
    for hundredth in range(101):
        if state.is_due(hundredth / 100):
            due.append(hundredth / 100)
            state.halve()
    assert due == [0.34, 0.67]  # and the last third is for the last two
    assert state.remaining == 2


def test_it_halves_only_after_a_complete_pass() -> None:
    state = halving(4, *range(4))
    state.add(1.0)
    assert not state.is_due(1.0)
    for _ in range(3):
        state.add(0.0)
    assert state.is_due(1.0)


def test_the_best_move_is_known_at_any_time() -> None:
    state = halving(16, 1, 2, 3)
    assert state.best() == 3  # by its prior, before anything is tried
    try_all(state, {1: 0.2, 2: 0.6, 3: 0.5})
    assert state.best() == 2
    state.add(1.0)  # for 3, which now has one try more than the others
    assert state.best() == 3


def test_a_prior_counts_as_many_tries_as_its_weight() -> None:
    state = halving(16, 1, 2, prior_weight=3.0)  # the prior of 2 is higher by 1
    for _ in range(2):
        try_all(state, {1: 1.0, 2: 0.0})
    assert state.best() == 2
    for _ in range(2):
        try_all(state, {1: 1.0, 2: 0.0})
    assert state.best() == 1


def test_one_pass_tries_all_moves_in_the_same_world() -> None:
    position = middle_position(registry.find("flower-power"), 4)
    observation = Observation(position, position.to_move())
    state, dice = halving(2, 1, 2), fast_dice(5)
    worlds = []
    for _ in range(6):
        worlds.append(state.sample_world(observation, dice).write())
        state.add(0.0)
    assert worlds[::2] == worlds[1::2]
    assert len(set(worlds)) == 3


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.key)
def test_a_search_halves_its_moves(game: Game) -> None:
    position = middle_position(game, 3)
    search = Search(
        Observation(position, position.to_move()), with_settings(game, halving_width=4.0), False
    )
    search.run(Budget(60, FOREVER), Clock(FOREVER), fast_dice(7))
    tree, visits, child = search.tree, [], search.tree.first_children[ROOT]
    while child != NO_NODE:
        visits.append(int(tree.visits[child]))
        child = tree.next_siblings[child]
    assert sorted(visits) == [8, 8, 22, 22]  # four for the first half of the budget, then two
    assert tree.visits[search.root_child(search.best_move())] == 22


@pytest.mark.parametrize("simulations", range(1, 17))
def test_win_chances_are_known_however_soon_the_search_ends(simulations: int) -> None:
    game = registry.find("flower-power")
    position = middle_position(game, 3)
    search = Search(
        Observation(position, position.to_move()), with_settings(game, halving_width=4.0), False
    )
    search.run(Budget(simulations, FOREVER), Clock(FOREVER), fast_dice(7))
    assert sum(search.chance_of(seat) for seat in range(2)) == pytest.approx(1.0)


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.key)
def test_halving_follows_the_clock_too(game: Game) -> None:
    position = middle_position(game, 3)
    search = Search(
        Observation(position, position.to_move()), with_settings(game, halving_width=4.0), False
    )
    search.run(Budget(NO_LIMIT, FOREVER), Clock(300.0), fast_dice(7))
    assert search.halving is not None
    assert search.halving.remaining == 2


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.key)
def test_opponents_play_their_best_move_in_the_sampled_world(game: Game) -> None:
    """With all moves as candidates, an opponent plays the one with the highest evaluation."""
    position = middle_position(game, 6)
    seat = position.to_move()
    settings = with_settings(game, opponent_policy=1.0, rollout_candidates=1000.0)
    search = Search(Observation(position, 1 - seat), settings, False)
    values = {move: value_after(game, position, move) for move in position.legal_moves()}
    search.rollout.start(position.copy())
    assert search.select(fast_dice(1))
    assert values[int(search.tree.moves[search.path[1]])] == max(values.values())
