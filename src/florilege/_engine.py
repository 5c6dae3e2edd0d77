"""Decides, before the engine is first imported, which of its two forms runs.

The rooms `kernel`, `games` and `bots` exist as sources and, once built, as native code. In an
installed package the native modules lie beside the sources, where Python finds them. A checkout
keeps them apart, under `build/engine`, where `scripts/engine.py` publishes one complete build after
another; they run unless

- `FLORILEGE_PURE=1` asks for the sources, or
- a source is newer than the build: what you edit is what runs, until `make engine` compiles it.
"""

import os
import sys
import warnings
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
CHECKOUT = PACKAGE.parents[1]
ROOMS = ("kernel", "games", "bots")
BUILDS = CHECKOUT / "build" / "engine"
CURRENT = "current"  # names the folder of the build that is complete


class StaleEngineWarning(UserWarning):
    """The native engine is older than its sources, so the sources run."""


class EngineFinder:
    """Imports the engine's modules from one place only: their sources, or a folder of builds."""

    def __init__(self, native: Path | None) -> None:
        self._native = native

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find engine modules; leave all others to the usual finders."""
        if self._native is not None and name.endswith("__mypyc"):
            return self._extension(self._native, name, target)
        if path is None or not name.startswith(tuple(f"florilege.{room}" for room in ROOMS)):
            return None
        if self._native is not None:
            folder = self._native.joinpath(*name.split(".")[:-1])
            return self._extension(folder, name, target)
        finders = (FileFinder(entry, (SourceFileLoader, [".py"])) for entry in path)
        return next((spec for finder in finders if (spec := finder.find_spec(name, target))), None)

    @staticmethod
    def _extension(folder: Path, name: str, target: ModuleType | None) -> ModuleSpec | None:
        finder = FileFinder(str(folder), (ExtensionFileLoader, EXTENSION_SUFFIXES))
        spec = finder.find_spec(name, target)
        return spec if spec is not None and spec.loader is not None else None  # a folder has none


def is_checkout() -> bool:
    """Return whether this package is used from its repository."""
    return (CHECKOUT / "pyproject.toml").is_file()


def published() -> Path | None:
    """Return the folder of the checkout's newest whole build for this Python, if there is one."""
    try:
        name = (BUILDS / CURRENT).read_text(encoding="utf-8")
    except OSError:
        return None
    folder = BUILDS / name
    fits = any(next(folder.glob(f"*{suffix}"), None) for suffix in EXTENSION_SUFFIXES)
    return folder if fits else None


def is_stale(build: Path) -> bool:
    """Return whether a source has changed since a build began."""
    began = build.stat().st_mtime
    sources = (path for room in ROOMS for path in (PACKAGE / room).rglob("*.py"))
    return any(path.stat().st_mtime > began for path in sources)


def is_native_beside() -> bool:
    """Return whether native modules lie beside the sources, as in an installed package."""
    kernel = PACKAGE / "kernel"
    return any(next(kernel.glob(f"*{suffix}"), None) for suffix in EXTENSION_SUFFIXES)


def asks_for_sources() -> bool:
    """Return whether the environment asks for the sources."""
    return os.environ.get("FLORILEGE_PURE", "") not in ("", "0")


def native_is_ready() -> bool:
    """Return whether a process that starts now would run the native engine of a checkout."""
    build = published() if is_checkout() and not asks_for_sources() else None
    return build is not None and not is_stale(build)


def choose() -> bool:
    """Install a finder where one is needed; return whether the native engine runs."""
    asked = asks_for_sources()
    build = published() if is_checkout() and not asked else None
    if build is not None and is_stale(build):
        warnings.warn("edited since it was compiled", StaleEngineWarning, stacklevel=2)
        build = None
    if build is not None:
        sys.meta_path.insert(0, EngineFinder(build))
        return True
    if not is_native_beside():
        return False
    if asked:
        sys.meta_path.insert(0, EngineFinder(None))
    return not asked


COMPILED = choose()
