"""Bots play legal moves, know only what their seat knows, and are made by name."""

from collections.abc import Iterator
from itertools import islice

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bench.playout import advance, copy_often, resample_often
from florilege.bots import roster
from florilege.bots.bot import Observation
from florilege.bots.playout import play_games, play_out
from florilege.kernel.dice import fast_dice
from florilege.kernel.position import Position
from florilege.kernel.refusal import Refused
from florilege.testing.walk import Case, thin, walk
from tests.conformance.cases import plain_cases
from tests.toys.peep import declare

CASES = plain_cases()
BOTS = ["random", "greedy", "gardener", "florist:20", "botanist:20", "plain:10"]


def some(case: Case, seed: int) -> Iterator[tuple[int, Position]]:
    """Yield a few positions of a random game, each with its step."""
    for step, (position, _) in enumerate(thin(walk(case, seed))):
        if step % 9 == 0:
            yield step, position


def test_every_bot_is_tested_here() -> None:
    assert [name.partition(":")[0] for name in BOTS] == roster.NAMES


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_bots_play_legal_moves_and_are_deterministic(name: str, case: Case) -> None:
    bot, again = roster.make(name, case.game), roster.make(name, case.game)
    for step, position in some(case, 41):
        seat = position.to_move()
        move = bot.choose(Observation(position, seat), fast_dice(step))
        assert move in position.legal_moves()
        assert again.choose(Observation(position, seat), fast_dice(step)) == move


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_bot_plays_the_same_in_worlds_it_cannot_distinguish(name: str, case: Case) -> None:
    bot = roster.make(name, case.game)
    dice = fast_dice(9)
    for step, position in some(case, 42):
        seat = position.to_move()
        world = position.resample(seat, dice)
        here = bot.choose(Observation(position, seat), fast_dice(step))
        assert bot.choose(Observation(world, seat), fast_dice(step)) == here


def test_an_observation_has_the_view_and_the_worlds_of_its_seat() -> None:
    position = declare().start(2, {}, fast_dice(1))
    position.play(0)
    mine, theirs = Observation(position, 0), Observation(position, 1)
    assert mine.view() == position.view(0)
    assert theirs.sample_world(fast_dice(2)).view(1) == position.view(1)
    out = vec[i64]([0] * mine.widest())
    assert mine.fill_sensible(out) == 2
    assert theirs.fill_sensible(out) == 0


def test_the_random_bot_plays_every_move() -> None:
    position = declare().start(2, {}, fast_dice(1))
    bot = roster.make("random", declare())
    chosen = {bot.choose(Observation(position, 0), fast_dice(seed)) for seed in range(60)}
    assert chosen == {0, 1, 2}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_gardener_does_not_always_play_the_same_move(case: Case) -> None:
    bot = roster.make("gardener", case.game)
    assert any(
        len({bot.choose(Observation(position, position.to_move()), fast_dice(n)) for n in range(9)})
        > 1
        for position, _ in islice(walk(case, 43), 40)
    )


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("gardenia", "unknown-bot"),
        ("", "unknown-bot"),
        ("botanist:0", "bot-budget"),
        ("botanist:0ms", "bot-budget"),
        ("botanist:-5", "bot-budget"),
        ("botanist:soon", "bot-budget"),
        ("florist:", "bot-budget"),
        ("greedy:100", "bot-budget"),
    ],
)
def test_unknown_bots_and_budgets_are_refused(name: str, code: str) -> None:
    with pytest.raises(Refused) as caught:
        roster.make(name, declare())
    assert caught.value.refusal.code == code


def test_playouts_are_counted() -> None:
    game = declare()
    bots = [roster.make("random", declare())] * 3
    tally = play_games(game, game.settings({}), None, bots, 5, 10, 50)
    assert tally.games == 50
    assert tally.moves == sum(tally.lengths)
    assert sum(tally.wins_by_seat) == sum(tally.wins_by_order) == 50
    assert tally.reasons == {"highest": 50}
    position = game.start(3, {}, fast_dice(5, 10))
    assert play_out(position, bots, fast_dice(5, -11)) == tally.lengths[0]


def test_positions_can_be_advanced_and_benchmarked() -> None:
    position = declare().start(2, {}, fast_dice(1))
    before = position.write()
    copy_often(position, 3)
    resample_often(position, fast_dice(1), 3)
    assert position.write() == before
    advance(position, [roster.make("random", declare())] * 2, fast_dice(2), 1)
    assert position.write() != before
    advance(position, [roster.make("random", declare())] * 2, fast_dice(2), 100)
    assert position.is_over()
