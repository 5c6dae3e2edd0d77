"""Florilège: four flower games on one rules engine.

>>> import florilege
>>> game = florilege.game("mandala")
>>> position = game.start(players=3, seed=7)
>>> position.play(position.legal_moves()[0])
"""

from importlib import import_module

from florilege._engine import COMPILED
from florilege.kernel import registry
from florilege.kernel.record import Record
from florilege.kernel.refusal import Refused

import_module("florilege.games")  # once, so that no later import gives its name to the folder
game = registry.find
games = registry.games

__version__ = "0.1.0"
__all__ = ["COMPILED", "Record", "Refused", "__version__", "game", "games"]
