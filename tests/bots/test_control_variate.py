"""The control variate removes from rewards what is due to the sampled world."""

import pytest
from librt.vecs import vec

from florilege.bots.control_variate import MIN_SAMPLES, ControlVariate


def adjusted(variate: ControlVariate, estimate: float, reward: float) -> list[float]:
    """Add a world of two seats; return its adjusted rewards."""
    variate.estimates[0] = estimate
    variate.estimates[1] = 1.0 - estimate
    rewards = vec[float]([reward, 1.0 - reward])
    variate.adjust(rewards)
    return list(rewards)


def correlated(slope: float) -> ControlVariate:
    """Return the state after good and bad worlds whose rewards depend linearly on estimates."""
    variate = ControlVariate(0, 2)
    for number in range(200):
        estimate = 0.2 if number % 2 else 0.8
        adjusted(variate, estimate, 0.5 + slope * (estimate - 0.5))
    return variate


@pytest.mark.parametrize("slope", [0.0, 0.5, 1.0])
def test_the_coefficient_is_that_of_the_regression(slope: float) -> None:
    assert correlated(slope).coefficient() == pytest.approx(slope)


def test_rewards_of_a_lucky_world_are_lowered() -> None:
    assert adjusted(correlated(1.0), 0.8, 0.9) == pytest.approx([0.6, 0.4], abs=0.01)


def test_rewards_of_an_unlucky_world_are_raised() -> None:
    assert adjusted(correlated(1.0), 0.2, 0.3) == pytest.approx([0.6, 0.4], abs=0.01)


def test_uncorrelated_rewards_stay_as_they_are() -> None:
    assert adjusted(correlated(0.0), 0.8, 0.9) == pytest.approx([0.9, 0.1], abs=0.01)


def test_few_worlds_change_nothing() -> None:
    variate = ControlVariate(0, 2)
    for number in range(int(MIN_SAMPLES) - 1):
        assert adjusted(variate, number % 2, number % 2) == [number % 2, 1 - number % 2]
    assert variate.is_useful()


def test_it_is_useless_where_all_worlds_have_the_same_estimate() -> None:
    variate = ControlVariate(0, 2)
    for number in range(int(MIN_SAMPLES)):
        adjusted(variate, 0.4, float(number % 2))
    assert not variate.is_useful()
