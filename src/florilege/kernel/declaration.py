"""What a game declares, as far as its positions refer to it; `kernel.game` makes positions of it.

Positions and games need each other: a position asks its game what only a game can answer, and a
game makes positions. This module is what both know, so that neither imports the other.
"""

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from florilege.kernel.dice import Dice
from florilege.kernel.installed import installed
from florilege.kernel.options import Settings


@mypyc_attr(allow_interpreted_subclasses=True)
class Declaration:
    """The attributes of a game; `Game` sets and explains them."""

    key: str

    def blank(self, seats: int, settings: Settings, dice: Dice) -> object:
        """Return a position with everything in its box; see `Game.blank`."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Callable[[str], object], tuple[str]]:
        """Pickle a game by its key: it is installed wherever it is unpickled."""
        return installed, (self.key,)
