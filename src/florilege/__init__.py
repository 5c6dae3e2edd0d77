"""Florilège: four flower games on one rules engine.

>>> import florilege
>>> game = florilege.game("mandala")
>>> position = game.start(players=3, seed=7)
>>> position.play(position.legal_moves()[0])
"""

from florilege._engine import COMPILED
from florilege.kernel.record import Record
from florilege.kernel.refusal import Refused
from florilege.kernel.registry import find as game
from florilege.kernel.registry import games

__version__ = "0.1.0"
__all__ = ["COMPILED", "Record", "Refused", "__version__", "game", "games"]
