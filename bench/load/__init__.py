"""Simulated players for load tests, and the server process under test."""
