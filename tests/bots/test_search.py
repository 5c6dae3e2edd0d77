"""Search: it finds what is there to be found, keeps its tree, and stops when told."""

import threading
import time

import pytest
from librt.vecs import vec

from florilege import COMPILED
from florilege.bots import roster
from florilege.bots.appraisal import Appraiser
from florilege.bots.bot import Glimpse
from florilege.bots.budget import FOREVER, Budget
from florilege.bots.clock import Clock
from florilege.bots.playout import advance
from florilege.bots.search import Search
from florilege.bots.search_bot import SearchBot
from florilege.bots.tree import NO_NODE, ROOT, Tree
from florilege.kernel import registry
from florilege.kernel.dice import fast_dice
from florilege.kernel.game import Game
from florilege.kernel.position import Position
from florilege.kernel.weights import Weights
from tests.conformance.cases import plain_cases
from tests.conformance.walk import Case, thin, walk

ALL_GAMES = list(registry.games().values())

# One card is ready for whoever claims it, the last petal is to be placed.
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
    return game.new(max(2, game.fewest), {}, fast_dice(seed))


def searched(game: Game, simulations: int, plain: bool = False) -> Search:
    """Return a finished search of the first decision."""
    position = opening(game)
    search = Search(Glimpse(position, position.to_move()), game.weights, plain)
    search.run(Budget(simulations, FOREVER), Clock(FOREVER), fast_dice(7))
    return search


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_appraisals_are_chances(case: Case) -> None:
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
    visits, child = 0, tree.firsts[ROOT]
    while child != NO_NODE:
        visits += int(tree.visits[child])
        assert 0 <= tree.totals[child] <= float(tree.visits[child])
        assert tree.visits[child] <= tree.offers[child] + 1
        child = tree.siblings[child]
    assert visits == 120
    chances = [search.chance_of(seat) for seat in range(2)]
    assert sum(chances) == pytest.approx(1.0)
    assert min(chances) >= 0.0


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.key)
def test_trying_a_move_out_tells_its_worth_and_leaves_chances_as_they_were(game: Game) -> None:
    search = searched(game, 1)
    told = [search.chance_of(seat) for seat in range(search.glimpse.seats())]
    passed_over = [m for m in opening(game).legal_moves() if search.child_by(m) == NO_NODE]
    search.try_out(passed_over[0], 12, fast_dice(8))
    assert search.tree.visits[search.child_by(passed_over[0])] == 12
    assert 0.0 <= search.mean_of(passed_over[0]) <= 1.0
    assert [search.chance_of(seat) for seat in range(search.glimpse.seats())] == told


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.key)
def test_moves_are_worth_no_more_than_a_victory(game: Game, seed: int) -> None:
    position = opening(game, seed)
    advance(position, [roster.make("random", game)] * 2, fast_dice(seed), 30)
    search = Search(Glimpse(position, position.to_move()), game.weights, False)
    search.run(Budget(60, FOREVER), Clock(FOREVER), fast_dice(7))
    for move in position.legal_moves():
        worth = search.mean_of(move)
        assert worth == -1.0 or 0.0 <= worth <= 1.0


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.key)
def test_looking_ahead_changes_nothing(game: Game) -> None:
    position = opening(game)
    before = position.write()
    appraiser = Appraiser(game.weights.values(), 2)
    worths = [appraiser.worth(position, move) for move in position.legal_moves()]
    assert all(0.0 <= worth <= 1.0 for worth in worths)
    assert position.write() == before


def test_a_won_move_is_found() -> None:
    """One card is ready for whoever claims it, the last petal is to be placed: claim or lose."""
    game = registry.find("anthokyklos")
    position = game.read(LAST_PETAL, fast_dice(1))
    for name in ("greedy", "florist:50", "plain:50"):
        move = roster.make(name, game).choose(Glimpse(position, 0), fast_dice(2))
        twin = position.copy()
        twin.play(move)
        outcome = twin.outcome()
        assert outcome is not None
        assert outcome.winners == [0]


@pytest.mark.parametrize("groups", [0.0, 1.0], ids=["moves", "groups"])
def test_the_tree_is_kept_while_the_same_seat_decides(groups: float) -> None:
    """Whoever has placed a patch goes on with its fairy or its power, forced or not."""
    game = registry.find("power-plants")
    plants = "deeproot,emberwood,snapjaw,frightshade,wingbean"
    position = game.new(2, {"plants": plants}, fast_dice(5))
    weights = Weights(dict(game.weights.features), {**game.weights.search, "groups": groups}, {})
    bots = [SearchBot(weights, Budget(150, FOREVER), False) for _ in range(2)]
    glimpses = [Glimpse(position, seat) for seat in range(2)]
    last, kept, forced = -1, 0, 0
    for step in range(80):
        seat = int(position.to_move())
        search, alone = bots[seat].search, len(position.legal_moves()) == 1
        position.play(bots[seat].choose(glimpses[seat], fast_dice(step)))
        if seat == last and search is not None:
            assert bots[seat].search is search
            kept += search.tree.visits[search.root] > search.simulations
            forced += alone
        last = seat
    assert kept > 5
    assert forced > 0


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.key)
def test_a_kept_tree_gives_legal_moves(game: Game) -> None:
    """What was legal in the worlds imagined before need not be so after chance has spoken."""
    narrow = Weights(dict(game.weights.features), {**game.weights.search, "widening": 0.2}, {})
    for seed in range(8):
        position = opening(game, seed)
        bots = [SearchBot(narrow, Budget(30, FOREVER), False) for _ in range(2)]
        glimpses = [Glimpse(position, seat) for seat in range(2)]
        for step in range(150):
            if position.is_over():
                break
            seat = position.to_move()
            move = bots[seat].choose(glimpses[seat], fast_dice(seed, step))
            assert move in position.legal_moves()
            position.play(move)


@pytest.mark.skipif(not COMPILED, reason="sources keep no time")
@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.key)
def test_a_bot_keeps_to_its_budget_in_the_largest_positions(game: Game) -> None:
    """Measured in the processor's time of this thread, so that a busy machine does not matter."""
    case = Case(game, game.most, game.settings({}))
    positions = [position.copy() for position, _ in walk(case, 12)]
    positions.sort(key=lambda position: len(position.legal_moves()))
    bot = roster.make("botanist:100ms", game)
    for position in positions[-3:]:
        begun = time.thread_time()
        bot.choose(Glimpse(position, position.to_move()), fast_dice(1))
        assert time.thread_time() - begun < 0.110


def test_a_bot_can_be_cancelled() -> None:
    game = registry.find("mandala")
    position = opening(game)
    bot = roster.make("botanist:600000ms", game)
    found: list[int] = []

    def think() -> None:
        found.append(int(bot.choose(Glimpse(position, position.to_move()), fast_dice(1))))

    thread = threading.Thread(target=think, daemon=True)
    thread.start()
    while not found:
        bot.cancel()
        thread.join(0.05)
    assert found[0] in position.legal_moves()


def test_a_tree_grows_beyond_its_first_room() -> None:
    tree = Tree()
    for move in range(5000):
        tree.add(ROOT, move, 0, 0.5)
    assert tree.size == 5001
    assert tree.moves[tree.child(ROOT, 17)] == 17
    assert tree.child(ROOT, 5000) == NO_NODE


def settled(game: Game, simulations: int) -> tuple[int, int, Search]:
    """Return what a bot decides first, what its whole budget finds, and the bot's search."""
    position = opening(game)
    glimpse = Glimpse(position, position.to_move())
    budget = Budget(simulations, FOREVER)
    early = Search(glimpse, game.weights, False)
    decided = early.decide(budget, Clock(FOREVER), fast_dice(7))
    whole = Search(glimpse, game.weights, False)
    whole.run(budget, Clock(FOREVER), fast_dice(7))
    return int(decided), int(whole.best_move()), early


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.key)
def test_thinking_no_longer_than_needed_decides_the_same(game: Game) -> None:
    decided, found, early = settled(game, 400)
    assert decided == found
    if early.simulations < 400:
        assert early.lead() > 400 - early.simulations


def test_a_clear_decision_is_made_early() -> None:
    """The placement that wins at once is out of reach for the others before the budget is spent."""
    game = registry.find("anthokyklos")
    position = game.read(LAST_PETAL, fast_dice(1))
    search = Search(Glimpse(position, 0), game.weights, False)
    search.decide(Budget(10_000, FOREVER), Clock(FOREVER), fast_dice(2))
    assert search.simulations < 9_000


def test_a_clock_tells_how_much_is_left() -> None:
    clock = Clock(60_000.0)
    assert clock.left_of_passed() > 100.0
    over = Clock(0.0)
    time.sleep(0.001)
    assert over.left_of_passed() == 0.0
