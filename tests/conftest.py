"""Fixtures for every folder."""

from tests.servers import postgresql

__all__ = ["postgresql"]
