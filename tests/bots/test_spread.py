"""The spread of rewards, by which search measures what is worth exploring."""

import pytest

from florilege.bots.spread import ENOUGH, LEAST, Spread


def spread_of(rewards: list[float]) -> Spread:
    """Return the spread after these rewards."""
    spread = Spread()
    for reward in rewards:
        spread.count(reward)
    return spread


def test_a_fair_coin_has_the_width_one() -> None:
    assert spread_of([0.0, 1.0] * 50).width == pytest.approx(1.0)


def test_appraisals_close_together_have_a_small_width() -> None:
    assert spread_of([0.45, 0.55] * 50).width == pytest.approx(0.1)


def test_equal_rewards_leave_something_to_explore() -> None:
    assert spread_of([0.3] * 50).width == LEAST


def test_few_rewards_tell_nothing() -> None:
    assert spread_of([0.5] * int(ENOUGH)).width == 1.0


def test_the_width_is_kept_until_enough_new_rewards_have_come() -> None:
    spread = spread_of([0.45, 0.55] * 50)
    spread.begin_anew()
    for number in range(int(ENOUGH)):
        spread.count(float(number % 2))
    assert spread.width == pytest.approx(0.1)
    spread.count(0.5)
    assert spread.width > 0.8
