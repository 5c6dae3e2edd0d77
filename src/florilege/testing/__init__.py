"""The conformance suite, for authors of games.

>>> from florilege.testing import check_game
>>> check_game(GAME)

plays random games of every number of players and a spread of options, and raises `AssertionError`
where the game does not keep the contract of `florilege.kernel.position`. Under pytest, the marker
and the fixture of `pytest_plugin` make each check a test of its own.
"""

from florilege.testing.cases import cases_of
from florilege.testing.checks import CHECKS
from florilege.testing.run import check_game
from florilege.testing.walk import Case

__all__ = ["CHECKS", "Case", "cases_of", "check_game"]
