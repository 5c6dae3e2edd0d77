"""Dice: exact, fair, copied truly, and sealed dice that can be verified."""

import hashlib
import hmac

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from florilege.kernel.dice import Dice, FastDice, SealedDice, commitment, fast_dice, split

SECRET = bytes(range(32))


def pcg32(state: int, count: int) -> list[int]:
    """PCG32 by its definition, in unbounded integers."""
    words = []
    for _ in range(count):
        old = state
        state = (old * 6364136223846793005 + 1442695040888963407) % 2**64
        bits = ((old >> 18 ^ old) >> 27) % 2**32
        turn = old >> 59
        words.append((bits >> turn | bits << (-turn % 32)) % 2**32)
    return words


@pytest.mark.parametrize("state", [0, 1, 2**63 + 12345, 2**64 - 1])
def test_fast_dice_are_pcg32(state: int) -> None:
    dice = FastDice(state % 2**32, state >> 32)
    assert [dice.word() for _ in range(500)] == pcg32(state, 500)


def test_sealed_dice_are_hmac_of_a_counter() -> None:
    dice = SealedDice(SECRET)
    stream = b"".join(hmac.digest(SECRET, block.to_bytes(8, "big"), "sha256") for block in range(3))
    expected = [int.from_bytes(stream[i : i + 4], "big") for i in range(0, 96, 4)]
    assert [dice.word() for _ in range(24)] == expected


def test_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()


@pytest.mark.parametrize("dice", [fast_dice(5), SealedDice(SECRET)], ids=["fast", "sealed"])
def test_a_copy_rolls_the_same(dice: Dice) -> None:
    for _ in range(11):
        dice.below(7)
    twin = dice.copy()
    assert twin.rolls == dice.rolls == 11
    assert [twin.below(90) for _ in range(50)] == [dice.below(90) for _ in range(50)]


def test_seeds_and_streams_differ() -> None:
    firsts = {fast_dice(seed, stream).word() for seed in range(20) for stream in range(-5, 5)}
    assert len(firsts) == 200


def test_split_dice_are_new_and_determined() -> None:
    one, other = split(fast_dice(3)), split(fast_dice(3))
    assert one.word() == other.word()
    assert one.word() != fast_dice(3).word()


@pytest.mark.parametrize("bound", [2, 3, 6, 90])
def test_numbers_are_fair(bound: int) -> None:
    """A chi-square far beyond any doubt: 5 standard deviations."""
    dice, rolls = fast_dice(1), 20_000
    counts = [0] * bound
    for _ in range(rolls):
        counts[dice.below(bound)] += 1
    expected = rolls / bound
    chi = sum((count - expected) ** 2 / expected for count in counts)
    assert chi < bound - 1 + 5 * (2 * (bound - 1)) ** 0.5


class Scripted(Dice):
    def __init__(self, words: list[int]) -> None:
        super().__init__()
        self.words = words

    def word(self) -> i64:
        return self.words.pop(0)


def test_words_that_would_be_unfair_are_rolled_again() -> None:
    """Of 2**32 words, one is too many for three equal shares: the word 0."""
    assert Scripted([0, 2**31]).below(3) == 1
    assert Scripted([1]).below(3) == 0


def test_shuffle_keeps_the_items() -> None:
    items = vec[i64](list(range(52)))
    fast_dice(4).shuffle(items)
    assert sorted(items) == list(range(52))
    assert list(items) != list(range(52))
