"""Measurements; not tests."""
