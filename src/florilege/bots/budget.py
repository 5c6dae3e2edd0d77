"""How much a search may spend on one decision."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

NO_LIMIT: Final[i64] = 1 << 40  # simulations
FOREVER: Final = 1e9  # milliseconds


@mypyc_attr(acyclic=True)
class Budget:
    """The limits of a search, which ends at whichever is reached first."""

    def __init__(self, simulations: i64, milliseconds: float) -> None:
        self.simulations = simulations
        self.milliseconds = milliseconds
