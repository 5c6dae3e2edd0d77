"""Flower Power! (Vincent Labrèche), for 2 players or more."""
