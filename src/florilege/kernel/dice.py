"""Where chance comes from.

A position takes all random numbers from its own dice, so a game is a function of its dice and its
moves. Simulations use `FastDice`; real tables use `SealedDice`, a stream from a 256-bit secret
whose SHA-256 is shown before the game, and which is revealed after it.
"""

import hashlib
import hmac
from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

LOW32: Final[i64] = 0xFFFFFFFF
SECRET_BYTES: Final = 32


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Dice:
    """A stream of 32-bit words, and fair numbers made of them."""

    def __init__(self) -> None:
        self.rolls: i64 = 0  # numbers asked for: it shows whether a move used chance

    def word(self) -> i64:
        """Return the next 32 random bits."""
        raise NotImplementedError

    def copy(self) -> "Dice":
        """Return dice that will roll the same numbers."""
        raise NotImplementedError

    def below(self, bound: i64) -> i64:
        """Return a number from 0 to `bound` - 1, each exactly as likely (Lemire's method)."""
        self.rolls += 1
        product = self.word() * bound
        low = product & LOW32
        if low < bound:
            threshold = (LOW32 + 1 - bound) % bound
            while low < threshold:
                product = self.word() * bound
                low = product & LOW32
        return product >> 32

    def shuffle(self, items: vec[i64]) -> None:
        """Shuffle the items in place."""
        left: i64 = len(items)
        while left > 1:
            pick = self.below(left)
            left -= 1
            items[left], items[pick] = items[pick], items[left]


@mypyc_attr(acyclic=True)
class FastDice(Dice):
    """PCG32 in two 32-bit halves: no product exceeds 63 bits, so native and plain runs agree."""

    def __init__(self, low: i64, high: i64) -> None:
        super().__init__()
        self.low = low
        self.high = high

    def word(self) -> i64:
        low = self.low
        high = self.high
        step = low * 0x4C957F2D + 0xF767814F
        self.low = step & LOW32
        self.high = (
            (low * 0x5851F42D & LOW32) + (high * 0x4C957F2D & LOW32) + (step >> 32) + 0x14057B7E
        ) & LOW32
        mixed = ((high << 14) & LOW32 | low >> 18) ^ low
        bits = (mixed >> 27 | (high >> 18 ^ high) << 5) & LOW32
        turn = high >> 27
        return (bits >> turn | bits << (32 - turn)) & LOW32

    def __reduce__(self) -> tuple[Callable[[i64, i64, i64], "FastDice"], tuple[int, int, int]]:
        return resume_fast, (int(self.low), int(self.high), int(self.rolls))

    def copy(self) -> "FastDice":
        twin = FastDice(self.low, self.high)
        twin.rolls = self.rolls
        return twin


@mypyc_attr(acyclic=True)
class SealedDice(Dice):
    """HMAC-SHA-256 of a counter under a secret key: unpredictable before, verifiable after."""

    def __init__(self, secret: bytes) -> None:
        super().__init__()
        self.secret = secret
        self.keyed = hmac.new(secret, digestmod="sha256")  # copied for every block
        self.counter: i64 = 0
        self.block = b""

    def word(self) -> i64:
        """Return the next four bytes of the stream; a block has eight words."""
        place = (self.counter & 7) * 4
        if place == 0:
            self.compute_block()
        self.counter += 1
        return int.from_bytes(self.block[place : place + 4], "big")

    def compute_block(self) -> None:
        mac = self.keyed.copy()
        mac.update(int(self.counter >> 3).to_bytes(8, "big"))
        self.block = mac.digest()

    def __reduce__(
        self,
    ) -> tuple[Callable[[bytes, i64, i64], "SealedDice"], tuple[bytes, int, int]]:
        return resume_sealed, (self.secret, int(self.counter), int(self.rolls))

    def copy(self) -> "SealedDice":
        twin = SealedDice(self.secret)
        twin.counter = self.counter
        twin.block = self.block
        twin.rolls = self.rolls
        return twin


def resume_fast(low: i64, high: i64, rolls: i64) -> FastDice:
    dice = FastDice(low, high)
    dice.rolls = rolls
    return dice


def resume_sealed(secret: bytes, counter: i64, rolls: i64) -> SealedDice:
    """Return sealed dice after `counter` words."""
    dice = SealedDice(secret)
    dice.counter = counter
    dice.rolls = rolls
    if counter & 7:
        dice.compute_block()
    return dice


def fast_dice(seed: int, stream: int = 0) -> FastDice:
    """Return fast dice for a seed; the streams of a seed are independent of each other."""
    digest = hashlib.sha256(f"{seed}/{stream}".encode()).digest()
    return FastDice(int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:8], "big"))


def split(dice: Dice) -> FastDice:
    """Return new fast dice, seeded by rolling the given ones."""
    low = dice.word()
    return FastDice(low, dice.word())


def commitment(secret: bytes) -> str:
    """Return what is shown before the game: the SHA-256 of the secret."""
    return hashlib.sha256(secret).hexdigest()
