"""Simulation: the same figures whatever the workers, and figures that add up."""

import pytest

from florilege.arena.simulation import CHUNK, SimulationPlan, SimulationReport, simulate
from florilege.kernel import registry
from florilege.kernel.refusal import Refused

GAME = next(iter(registry.games().values()))


def plan(
    games: int = 2 * CHUNK + 7, workers: int = 1, seats: int = 3, bot: str = "random"
) -> SimulationPlan:
    return SimulationPlan(GAME.key, GAME.settings({}), "", (bot,) * seats, 3, games, workers)


def timeless(report: SimulationReport) -> dict[str, object]:
    timed = {"seconds", "moves_per_second", "games_per_second", "workers"}
    return {key: value for key, value in report.items() if key not in timed}


def test_figures_add_up_and_do_not_depend_on_the_workers() -> None:
    done: list[int] = []
    alone = simulate(plan(), done.append)
    shared = simulate(plan(workers=2), lambda _: None)
    assert timeless(alone) == timeless(shared)
    assert sum(done) == alone["games"] == 2 * CHUNK + 7
    assert sum(alone["wins_by_seat"]) == pytest.approx(alone["games"])
    assert sum(alone["wins_by_order"]) == pytest.approx(alone["games"])
    assert sum(alone["reasons"].values()) == alone["games"]
    length = alone["length"]
    assert length["shortest"] <= length["median"] <= length["longest"] <= GAME.longest
    assert length["mean"] * alone["games"] == pytest.approx(alone["moves"], rel=1e-3)


def test_another_seed_gives_other_games() -> None:
    other = SimulationPlan(GAME.key, GAME.settings({}), "", ("random",) * 2, 4, 20, 1)
    same = SimulationPlan(GAME.key, GAME.settings({}), "", ("random",) * 2, 5, 20, 1)
    assert simulate(other, lambda _: None)["moves"] != simulate(same, lambda _: None)["moves"]


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (plan(games=0), "out-of-range"),
        (plan(workers=0), "out-of-range"),
        (plan(workers=10_000), "out-of-range"),
        (plan(seats=14), "seats-range"),
        (plan(bot="nobody"), "unknown-bot"),
    ],
)
def test_impossible_plans_are_refused(bad: SimulationPlan, code: str) -> None:
    with pytest.raises(Refused) as caught:
        simulate(bad, lambda _: None)
    assert caught.value.refusal.code == code
