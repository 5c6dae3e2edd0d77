"""Fixtures for every folder; the games of this repository, and none that is installed beside it."""

from florilege.kernel import registry
from tests.postgresql import postgresql

__all__ = ["postgresql"]

for key, game in list(registry.games().items()):
    if not game.package.startswith("florilege."):
        del registry.games()[key]
