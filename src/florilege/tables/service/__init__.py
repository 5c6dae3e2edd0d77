"""Serves tables: loads and caches them, commits what happens, and runs the bots."""
