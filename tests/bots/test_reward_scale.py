"""The scale of rewards, by which exploration is multiplied."""

import pytest

from florilege.bots.reward_scale import MIN_SAMPLES, MIN_SCALE, RewardScale


def scale_after(rewards: list[float]) -> RewardScale:
    """Return the reward scale after some rewards."""
    reward_scale = RewardScale()
    for reward in rewards:
        reward_scale.add(reward)
    return reward_scale


def test_the_scale_of_a_fair_coin_is_one() -> None:
    assert scale_after([0.0, 1.0] * 50).scale == pytest.approx(1.0)


def test_evaluations_close_together_have_a_small_scale() -> None:
    assert scale_after([0.45, 0.55] * 50).scale == pytest.approx(0.1)


def test_the_scale_has_a_minimum() -> None:
    assert scale_after([0.3] * 50).scale == MIN_SCALE


def test_few_rewards_change_nothing() -> None:
    assert scale_after([0.5] * int(MIN_SAMPLES)).scale == 1.0


def test_a_reset_keeps_the_scale_until_enough_new_rewards_are_in() -> None:
    reward_scale = scale_after([0.45, 0.55] * 50)
    reward_scale.reset()
    for number in range(int(MIN_SAMPLES)):
        reward_scale.add(float(number % 2))
    assert reward_scale.scale == pytest.approx(0.1)
    reward_scale.add(0.5)
    assert reward_scale.scale > 0.8
