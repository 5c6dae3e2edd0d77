"""The names of the sixteen plants: eight types of tile, each with a base card and an alternate."""

from typing import Final

BASE_NAMES: Final = [
    "honeyleaf",
    "deeproot",
    "tanglethorn",
    "starflower",
    "emberwood",
    "snapjaw",
    "frightshade",
    "wingbean",
]
ALTERNATE_NAMES: Final = [
    "sugarleaf",
    "branchroot",
    "stranglethorn",
    "duskflower",
    "ashwood",
    "crunchjaw",
    "sleepshade",
    "stickybean",
]
NAMES: Final = BASE_NAMES + ALTERNATE_NAMES
BASES: Final = dict(zip(ALTERNATE_NAMES, BASE_NAMES, strict=True))  # by alternate
LETTERS: Final = "hdtsejfwHDTSEJFW"  # in the order of the names; alternates have capitals
