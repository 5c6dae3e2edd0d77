"""What a search may spend on a decision."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

NO_LIMIT: Final[i64] = 1 << 40
FOREVER: Final = 1e9


@mypyc_attr(acyclic=True)
class Budget:
    """When a search ends: after so many simulations, or so many milliseconds."""

    def __init__(self, simulations: i64, milliseconds: float) -> None:
        self.simulations = simulations
        self.milliseconds = milliseconds
