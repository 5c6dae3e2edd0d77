"""Rules for text written by users: names and single-line messages in any script.

Control characters, line breaks and bidirectional overrides are not allowed. Zero-width joiners are,
since some scripts and emoji need them; in names only where they join something.
"""

import re
import unicodedata
from typing import Final

NAME_LENGTH: Final = 24
TEXT_LENGTH: Final = 300
PRINTABLE: Final = r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]+$"
JOINERS: Final = "\u200c\u200d\ufe0e\ufe0f"  # and the selectors of text or emoji style
# What Unicode calls ignorable by default, and the blank of Braille.
INVISIBLE: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0000-\U000e0fff]"
)
NOT_IN_NAMES: Final = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")


def is_printable(text: str) -> bool:
    """Return whether a text is not empty and contains only allowed characters."""
    return re.match(PRINTABLE, text) is not None


def is_legible(name: str) -> bool:
    """Return whether a name has a letter, a digit or a picture, and nothing that cannot be seen."""
    return any(map(_is_visible, name)) and not any(
        _is_hidden(character, name[place - 1 : place], name[place + 1 : place + 2])
        for place, character in enumerate(name)
    )


def _is_visible(character: str) -> bool:
    kind = unicodedata.category(character)
    return (kind[0] in "LN" or kind == "So") and not INVISIBLE.match(character)


def _is_hidden(character: str, before: str, after: str) -> bool:
    if character in JOINERS:
        return not _can_join(character, before, after)
    return bool(INVISIBLE.match(character)) or unicodedata.category(character) in NOT_IN_NAMES


def _can_join(joiner: str, before: str, after: str) -> bool:
    """Return whether a joiner may change what is seen: never after Latin, Greek or Cyrillic."""
    joins = joiner in "\ufe0e\ufe0f" or bool(after.strip())
    return bool(before.strip()) and before.lower() == before.upper() and joins
