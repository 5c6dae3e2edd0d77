"""Numbers in texts that anybody may have written."""

from typing import Final

MOST_DIGITS: Final = 18


def is_whole(text: str) -> bool:
    """Tell whether a text is a whole number from 0, of a length that any number here could have."""
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS
