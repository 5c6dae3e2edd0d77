"""Rules for text written by users: names and single-line messages in any script.

Control characters, line breaks and bidirectional overrides are not allowed. Zero-width joiners are,
since some scripts and emoji need them.
"""

import re
from typing import Final

NAME_LENGTH: Final = 24
TEXT_LENGTH: Final = 300
PRINTABLE: Final = r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]+$"


def is_printable(text: str) -> bool:
    """Return whether a text is not empty and contains only allowed characters."""
    return re.match(PRINTABLE, text) is not None
