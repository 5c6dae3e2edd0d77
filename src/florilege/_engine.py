"""Decides, before the engine is first imported, which of its two forms runs.

The rooms `kernel`, `games` and `bots` exist as sources and, once built, as one native unit. The
native unit runs unless

- `FLORILEGE_PURE=1` asks for the sources, or
- in a checkout, a source is newer than the unit: what you edit is what runs, until `make setup`
  compiles it again.
"""

import os
import sys
import warnings
from collections.abc import Iterator, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent
ROOMS = ("kernel", "games", "bots")


class StaleEngineWarning(UserWarning):
    """The native engine is older than its sources, so the sources run."""


class SourceFinder:
    """Imports the `.py` files of the engine even where compiled ones lie beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find engine modules among the sources; leave all others to the usual finders."""
        if path is None or not name.startswith(tuple(f"florilege.{room}" for room in ROOMS)):
            return None
        finders = (FileFinder(entry, (SourceFileLoader, [".py"])) for entry in path)
        return next((spec for finder in finders if (spec := finder.find_spec(name, target))), None)


def _units() -> Iterator[Path]:
    """Return the compiled modules that lie beside the kernel's sources."""
    for suffix in EXTENSION_SUFFIXES:
        yield from (ROOT / "kernel").glob(f"*{suffix}")


def _is_stale(built: float) -> bool:
    in_checkout = (ROOT.parents[1] / "pyproject.toml").is_file()
    sources = (path for room in ROOMS for path in (ROOT / room).rglob("*.py"))
    return in_checkout and any(path.stat().st_mtime > built for path in sources)


def choose() -> bool:
    """Install the source finder if the sources are to run; return whether the native unit does."""
    unit = next(_units(), None)
    if unit is None:
        return False
    asked = os.environ.get("FLORILEGE_PURE", "") not in ("", "0")
    stale = not asked and _is_stale(unit.stat().st_mtime)
    if stale:
        warnings.warn("edited since it was compiled", StaleEngineWarning, stacklevel=2)
    if asked or stale:
        sys.meta_path.insert(0, SourceFinder())
    return not (asked or stale)


COMPILED = choose()
