"""Florilège: four flower games on one rules engine."""

from florilege._engine import COMPILED

__version__ = "0.1.0"
__all__ = ["COMPILED", "__version__"]
