"""A plant card: its properties, and its two powers as choices and their effects.

A power in progress is an act, one number: the patch whose power it is, whether that patch grows (or
sprouts), the current step, and the choices remembered (a patch plus one, or several). `start`
begins it and may do everything at once; as long as a TARGET phase remains, the acting player
chooses one of `choices`, and `choose` carries it out.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from florilege.games.power_plants.state import State
from florilege.kernel.bits import BIT

MORNING: Final[i64] = 0
NOON: Final[i64] = 1
NIGHT: Final[i64] = 2

GROW: Final[i64] = 64
STEP: Final[i64] = 128
MEMORY: Final[i64] = 1024  # above the three bits of the step

# What a step asks for; the wording is the message `prompt-<what>`.
PATCH: Final = "target"
FIELD: Final = "field"
PLANT: Final = "plant"
MOVER: Final = "mover"
DESTINATION: Final = "destination"
CAPTIVE: Final = "captive"
LIFTED: Final = "lifted"


def tile_of(act: i64) -> i64:
    return act & 63


def grows(act: i64) -> bool:
    return act & GROW != 0


def step_of(act: i64) -> i64:
    """Return the number of choices already made."""
    return act >> 7 & 7


def memory_of(act: i64) -> i64:
    return act >> 10


def chosen(memory: i64) -> i64:
    """Return the set of patches in a memory of up to three."""
    found: i64 = 0
    while memory:
        found |= BIT[(memory & 63) - 1]
        memory >>= 6
    return found


@mypyc_attr(acyclic=True)
class Plant:
    """Base of the sixteen cards. One object serves all games: it has no state."""

    def __init__(
        self,
        key: str,
        letter: str,
        timing: i64,
        free_fairy: bool,
        sources: dict[str, str],
        powers: tuple[list[str], list[str]],
    ) -> None:
        """`sources` gives the source mark of each field of the card, and so also its clauses.

        `powers` gives what each step of the Sprout and of the Grow asks for.
        """
        self.key = key
        self.letter = letter
        self.timing = timing
        self.free_fairy = free_fairy
        self.sources = sources
        self.powers = powers
        self.sprout_clause = f"{key}.sprout"
        self.grow_clause = f"{key}.grow"

    def clause(self, act: i64) -> str:
        return self.grow_clause if grows(act) else self.sprout_clause

    def asks(self, act: i64) -> str:
        return self.powers[1 if grows(act) else 0][step_of(act)]

    def remembers(self, step: i64) -> i64:
        """Return how many choices must be remembered at a step."""
        return 1 if step else 0

    def useful(self, state: State, act: i64) -> bool:
        """Return whether the power has any effect."""
        return self.choices(state, act) != 0

    def start(self, state: State, act: i64) -> None:
        """Begin the power; by default nothing happens before the first choice."""

    def choices(self, state: State, act: i64) -> i64:
        """Return what can be chosen at the current step."""
        return 0

    def may_stop(self, act: i64) -> bool:
        """Return whether the acting player may end the power now."""
        return False

    def choose(self, state: State, act: i64, tile: i64) -> None:
        raise NotImplementedError

    def ending(self, state: State, side: i64, kin: i64) -> i64:
        """Return the Gems the card, with tiles `kin`, gives a side at the end (D2)."""
        return 0
