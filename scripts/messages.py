"""Messages of the setup scripts, read from the catalogue without any library."""

from __future__ import annotations

import os
import re
from pathlib import Path

LOCALE = Path(__file__).resolve().parents[1] / "src" / "florilege" / "locale"
MESSAGE = re.compile(r"^(setup-[a-z-]+) = (.*)$", re.MULTILINE)


def language() -> str:
    """Return the language of the environment, chosen as by the command."""
    names = ("FLORILEGE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    asked = (os.environ.get(name, "") for name in names)
    return "fr" if next(filter(None, asked), "").startswith("fr") else "en"


def say(ident: str, **args: object) -> str:
    words = (LOCALE / f"setup.{language()}.ftl").read_text("utf-8")
    text: str = dict(MESSAGE.findall(words))[ident]
    for name, value in args.items():
        text = text.replace(f"{{ ${name} }}", str(value))
    return text
