"""Recognise whole numbers in text from outside."""

from typing import Final

MOST_DIGITS: Final = 18


def is_whole(text: str) -> bool:
    """Return whether a text is a whole number from 0, of at most 18 digits."""
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS


def is_plain(text: str) -> bool:
    """Return whether a text is such a number, without leading zeros."""
    return is_whole(text) and (text == "0" or not text.startswith("0"))
