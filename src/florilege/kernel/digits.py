"""Numbers in texts that anybody may have written."""

from typing import Final

MOST_DIGITS: Final = 18


def is_whole(text: str) -> bool:
    """Tell whether a text is a whole number from 0, of a length that any number here could have."""
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS


def is_plain(text: str) -> bool:
    """Tell whether a text is such a number as the program itself would write it."""
    return is_whole(text) and (text == "0" or not text.startswith("0"))
