"""What people may write: names and words of one line, in any script.

Signs that nobody sees are kept out: controls, ends of lines, and those that turn the direction of
what stands beside them. Joiners stay, since scripts and pictures are made with them.
"""

import re
from typing import Final

NAME_LENGTH: Final = 24
TEXT_LENGTH: Final = 300
PRINTED: Final = r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]+$"


def is_printed(text: str) -> bool:
    """Tell whether a text holds something, and nothing that nobody sees."""
    return re.match(PRINTED, text) is not None
