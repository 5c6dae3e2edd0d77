"""What worlds owe to luck, and how search takes it off."""

import pytest
from librt.vecs import vec

from florilege.bots.luck import ENOUGH, Luck


def deducted(luck: Luck, promise: float, reward: float) -> list[float]:
    """Count a world of two seats; return what is left of its rewards."""
    luck.promises[0] = promise
    luck.promises[1] = 1.0 - promise
    rewards = vec[float]([reward, 1.0 - reward])
    luck.deduct(rewards)
    return list(rewards)


def after_fair_worlds(keeps: float) -> Luck:
    """Return what is known after good and bad worlds whose rewards keep a part of the promise."""
    luck = Luck(0, 2)
    for number in range(200):
        promise = 0.2 if number % 2 else 0.8
        deducted(luck, promise, 0.5 + keeps * (promise - 0.5))
    return luck


@pytest.mark.parametrize("keeps", [0.0, 0.5, 1.0])
def test_rewards_keep_their_part_of_the_promise(keeps: float) -> None:
    assert after_fair_worlds(keeps).share() == pytest.approx(keeps)


def test_what_a_lucky_world_promised_is_taken_off() -> None:
    assert deducted(after_fair_worlds(1.0), 0.8, 0.9) == pytest.approx([0.6, 0.4], abs=0.01)


def test_an_unlucky_world_is_made_up_for() -> None:
    assert deducted(after_fair_worlds(1.0), 0.2, 0.3) == pytest.approx([0.6, 0.4], abs=0.01)


def test_rewards_that_do_not_follow_the_promise_stay() -> None:
    assert deducted(after_fair_worlds(0.0), 0.8, 0.9) == pytest.approx([0.9, 0.1], abs=0.01)


def test_few_worlds_tell_nothing() -> None:
    luck = Luck(0, 2)
    for number in range(int(ENOUGH) - 1):
        assert deducted(luck, number % 2, number % 2) == [number % 2, 1 - number % 2]
    assert luck.matters()


def test_worlds_that_promise_the_same_need_no_more_looking_at() -> None:
    luck = Luck(0, 2)
    for number in range(int(ENOUGH)):
        deducted(luck, 0.4, float(number % 2))
    assert not luck.matters()
