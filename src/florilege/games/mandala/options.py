"""The variants of Flowers: readings of the rulebook and common house rules."""

from typing import Final

from mypy_extensions import mypyc_attr

from florilege.kernel.options import Choice, Option, Settings

TAKERS_DISCARD: Final = "takers_discard"
BACKS: Final = "backs"
MEMORY: Final = "memory"

OPTIONS: list[Option] = [
    Choice(TAKERS_DISCARD, "F16", ["one", "any"]),
    Choice(BACKS, "F1", ["colour", "value"]),
    Choice(MEMORY, "F27", ["hidden", "open"]),
]


@mypyc_attr(acyclic=True)
class Variant:
    def __init__(self, settings: Settings) -> None:
        self.any_taker_discards = settings[TAKERS_DISCARD] == "any"
        self.backs_by_value = settings[BACKS] == "value"
        self.memory_hidden = settings[MEMORY] == "hidden"
