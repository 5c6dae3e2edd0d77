"""Which names look alike, and which are the same."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from florilege.tables.text_rules import INVISIBLE, NAME_LENGTH

# Greek capitals whose small forms look like other Latin letters, or none.
CAPITALS: Final = str.maketrans("ΖΗΜΝΥ", "ZHMNY")
# By Latin letter or digit, after case folding: Latin, Cyrillic and Greek characters that look like
# it, small or capital.
ALIKE: Final = {
    "a": "ɑаαᴀ",
    "b": "вьβʙ",
    "c": "сϲᴄ",
    "d": "ԁᴅ",
    "e": "еεєᴇ",
    "f": "ꜰϝ",
    "g": "ɡɢ",
    "h": "һнʜ",
    "i": "l1|ıɩɪіӏιʟ",
    "j": "јϳᴊ",
    "k": "кκᴋ",
    "m": "мᴍ",
    "n": "ɴη",
    "o": "0оοօᴏ",
    "p": "рρᴘ",
    "q": "ԛ",
    "r": "ʀ",
    "s": "ѕꜱ",
    "t": "тτᴛ",
    "u": "υμᴜ",
    "v": "νѵᴠ",
    "w": "ԝωᴡ",
    "x": "хχ",
    "y": "уүγʏ",
    "z": "ᴢ",
    "3": "з",
    "-": "‐‑‒–—―−",
    "'": "’‘`´ʼʹ",
}
FOLDED: Final = {ord(other): character for character, others in ALIKE.items() for other in others}
PAIRS: Final = (("rn", "m"), ("vv", "w"), ("i\u0307", "i"))


def same_name(name: str) -> str:
    """Return what is equal for two spellings of one name, such as “Iris” and “IRIS”."""
    return unicodedata.normalize("NFKC", name).casefold()


def look_of(name: str) -> str:
    """Return what is equal for names that are easily confused, such as “Iris” and “lris”."""
    capitals = unicodedata.normalize("NFKD", name).translate(CAPITALS)
    letters = unicodedata.normalize("NFKD", capitals.casefold()).translate(FOLDED)
    look = " ".join(INVISIBLE.sub("", letters).split())
    for pair, letter in PAIRS:
        look = look.replace(pair, letter)
    return unicodedata.normalize("NFC", look)


def distinct_name(name: str, others: Iterable[str]) -> str:
    """Return a name, with a number if it looks like one of the others."""
    taken = {look_of(other) for other in others}
    found, number = name, 1
    while look_of(found) in taken:
        number += 1
        found = f"{name[: NAME_LENGTH - 3].rstrip()} {number}"
    return found
