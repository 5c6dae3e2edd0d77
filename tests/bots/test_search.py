"""Search finds winning moves, reuses its tree, and stops in time."""

import threading
import time

import pytest
from librt.vecs import vec

from bench.playout import advance
from florilege import COMPILED
from florilege.bots import roster
from florilege.bots.bot import Observation
from florilege.bots.budget import FOREVER, Budget
from florilege.bots.clock import Clock
from florilege.bots.lookahead import Lookahead
from florilege.bots.search import Search
from florilege.bots.search_bot import SearchBot
from florilege.bots.tree import NO_NODE, ROOT, Tree
from florilege.kernel import registry
from florilege.kernel.dice import fast_dice
from florilege.kernel.game import Game
from florilege.kernel.position import Position
from florilege.kernel.weights import Weights
from florilege.testing.walk import Case, thin, walk
from tests.conformance.cases import plain_cases

ALL_GAMES = list(registry.games().values())

# The last petal is to be placed, and one card can be claimed.
LAST_PETAL = """
seats 2
turn A
1 cccgggiii ../.../....
2 cccgggiii ../.../....
3 cccgggiii ../.../....
4 cccgggiii ../.../....
5 cccgggii. ../.../...i
market M83 M85:B M01
A cards M67
B cards M75,M84
"""


def opening(game: Game, seed: int = 3) -> Position:
    """Return the first position of a game."""
    return game.start(max(2, game.fewest), {}, fast_dice(seed))


def searched(game: Game, simulations: int, plain: bool = False) -> Search:
    """Return a finished search of the first decision."""
    position = opening(game)
    search = Search(Observation(position, position.to_move()), game.weights, plain)
    search.run(Budget(simulations, FOREVER), Clock(FOREVER), fast_dice(7))
    return search


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_evaluations_are_win_chances(case: Case) -> None:
    weights = case.game.weights.values()
    out = vec[float]([0.0] * case.seats)
    for position, _ in thin(walk(case, 8), 20):
        position.appraise(weights, out)
        assert all(0.0 <= chance <= 1.0 for chance in out)
        assert sum(out) <= 1.0 + 1e-9
        assert case.seats == 1 or sum(out) == pytest.approx(1.0)


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("plain", [False, True], ids=["features", "plain"])
def test_every_simulation_is_counted(game: Game, plain: bool) -> None:
    search = searched(game, 120, plain)
    tree = search.tree
    assert search.simulations == tree.visits[ROOT] == 120
    visits, child = 0, tree.first_children[ROOT]
    while child != NO_NODE:
        visits += int(tree.visits[child])
        assert 0 <= tree.reward_sums[child] <= float(tree.visits[child])
        assert tree.visits[child] <= tree.availability[child] + 1
        child = tree.next_siblings[child]
    assert visits == 120
    chances = [search.chance_of(seat) for seat in range(2)]
    assert sum(chances) == pytest.approx(1.0)
    assert min(chances) >= 0.0


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.key)
def test_simulating_one_move_does_not_change_the_win_chances(game: Game) -> None:
    search = searched(game, 1)
    before = [search.chance_of(seat) for seat in range(search.observation.seats())]
    untried = [m for m in opening(game).legal_moves() if search.root_child(m) == NO_NODE]
    search.simulate_move(untried[0], 12, fast_dice(8))
    assert search.tree.visits[search.root_child(untried[0])] == 12
    assert 0.0 <= search.mean_of(untried[0]) <= 1.0
    assert [search.chance_of(seat) for seat in range(search.observation.seats())] == before


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.key)
def test_mean_rewards_stay_in_range(game: Game, seed: int) -> None:
    position = opening(game, seed)
    advance(position, [roster.make("random", game)] * 2, fast_dice(seed), 30)
    search = Search(Observation(position, position.to_move()), game.weights, False)
    search.run(Budget(60, FOREVER), Clock(FOREVER), fast_dice(7))
    for move in position.legal_moves():
        mean = search.mean_of(move)
        assert mean == -1.0 or 0.0 <= mean <= 1.0


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.key)
def test_lookahead_does_not_change_the_position(game: Game) -> None:
    position = opening(game)
    before = position.write()
    lookahead = Lookahead(game.weights.values(), 2)
    values = [lookahead.value_of(position, move) for move in position.legal_moves()]
    assert all(0.0 <= value <= 1.0 for value in values)
    assert position.write() == before


def test_a_winning_move_is_found() -> None:
    """The last petal is to be placed and one card can be claimed: claim it or lose."""
    game = registry.find("anthokyklos")
    position = game.read(LAST_PETAL, fast_dice(1))
    for name in ("greedy", "florist:50", "plain:50"):
        move = roster.make(name, game).choose(Observation(position, 0), fast_dice(2))
        twin = position.copy()
        twin.play(move)
        outcome = twin.outcome()
        assert outcome is not None
        assert outcome.winners == [0]


def test_the_tree_is_reused_while_the_same_seat_decides() -> None:
    """After placing a patch, the same seat decides on its fairy or its power, forced or not."""
    game = registry.find("power-plants")
    plants = "deeproot,emberwood,snapjaw,frightshade,wingbean"
    position = game.start(2, {"plants": plants}, fast_dice(5))
    bots = [SearchBot(game.weights, Budget(150, FOREVER), False) for _ in range(2)]
    observations = [Observation(position, seat) for seat in range(2)]
    last, reused, forced = -1, 0, 0
    for step in range(80):
        seat = int(position.to_move())
        search, alone = bots[seat].search, len(position.legal_moves()) == 1
        position.play(bots[seat].choose(observations[seat], fast_dice(step)))
        if seat == last and search is not None:
            assert bots[seat].search is search
            reused += search.tree.visits[search.root] > search.simulations
            forced += alone
        last = seat
    assert reused > 5
    assert forced > 0


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.key)
def test_a_reused_tree_gives_legal_moves(game: Game) -> None:
    """A move that was legal in the worlds sampled before need not be so after a chance event."""
    narrow = Weights(dict(game.weights.features), {**game.weights.search, "widening": 0.2}, {})
    for seed in range(8):
        position = opening(game, seed)
        bots = [SearchBot(narrow, Budget(30, FOREVER), False) for _ in range(2)]
        observations = [Observation(position, seat) for seat in range(2)]
        for step in range(150):
            if position.is_over():
                break
            seat = position.to_move()
            move = bots[seat].choose(observations[seat], fast_dice(seed, step))
            assert move in position.legal_moves()
            position.play(move)


@pytest.mark.skipif(not COMPILED, reason="plain Python is too slow to keep a budget")
@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.key)
def test_a_bot_keeps_its_budget_in_the_widest_positions(game: Game) -> None:
    """Measured in CPU time of this thread, so that a busy machine does not matter."""
    case = Case(game, game.most, game.settings({}))
    positions = [position.copy() for position, _ in walk(case, 12)]
    positions.sort(key=lambda position: len(position.legal_moves()))
    bot = roster.make("botanist:100ms", game)
    for position in positions[-3:]:
        begun = time.thread_time()
        bot.choose(Observation(position, position.to_move()), fast_dice(1))
        assert time.thread_time() - begun < 0.110


def test_a_bot_can_be_cancelled() -> None:
    game = registry.find("mandala")
    position = opening(game)
    bot = roster.make("botanist:600000ms", game)
    found: list[int] = []

    def think() -> None:
        found.append(int(bot.choose(Observation(position, position.to_move()), fast_dice(1))))

    thread = threading.Thread(target=think, daemon=True)
    thread.start()
    while not found:
        bot.cancel()
        thread.join(0.05)
    assert found[0] in position.legal_moves()


def test_a_tree_grows_beyond_its_initial_capacity() -> None:
    tree = Tree()
    for move in range(5000):
        tree.add(ROOT, move, 0, 0.5)
    assert tree.size == 5001
    assert tree.moves[tree.child(ROOT, 17)] == 17
    assert tree.child(ROOT, 5000) == NO_NODE


def decided_early(game: Game, simulations: int) -> tuple[int, int, Search]:
    """Return the move of `decide`, that of the whole budget, and the search that decided."""
    position = opening(game)
    observation = Observation(position, position.to_move())
    budget = Budget(simulations, FOREVER)
    early = Search(observation, game.weights, False)
    decided = early.decide(budget, Clock(FOREVER), fast_dice(7))
    whole = Search(observation, game.weights, False)
    whole.run(budget, Clock(FOREVER), fast_dice(7))
    return int(decided), int(whole.best_move()), early


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.key)
def test_stopping_early_does_not_change_the_decision(game: Game) -> None:
    decided, found, early = decided_early(game, 400)
    assert decided == found
    if early.simulations < 400:
        assert early.visit_lead() > 400 - early.simulations


def test_a_clear_decision_stops_early() -> None:
    """No other move can catch up with the winning placement before the budget is spent."""
    game = registry.find("anthokyklos")
    position = game.read(LAST_PETAL, fast_dice(1))
    search = Search(Observation(position, 0), game.weights, False)
    search.decide(Budget(10_000, FOREVER), Clock(FOREVER), fast_dice(2))
    assert search.simulations < 9_000


def test_a_clock_returns_the_remaining_time() -> None:
    clock = Clock(60_000.0)
    assert clock.remaining_ratio() > 100.0
    over = Clock(0.0)
    time.sleep(0.001)
    assert over.remaining_ratio() == 0.0
