"""Fixtures for every folder."""

from tests.postgresql import postgresql

__all__ = ["postgresql"]
