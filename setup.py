"""Finds the games by their folders and compiles the engine where that is possible.

FLORILEGE_BUILD=pure     never compile
FLORILEGE_BUILD=native   compile or fail (CI, wheels)
otherwise                compile; if that fails, install the same sources as plain Python
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

MODE = os.environ.get("FLORILEGE_BUILD", "auto")
PACKAGE = Path("src/florilege")
PAGE = PACKAGE / "server/page/index.html"
ENGINE = ("kernel", "games", "bots")
INLINE = "-fno-semantic-interposition"  # lets small functions of the unit be inlined
METADATA_ONLY = {"egg_info", "dist_info", "sdist"}


def games() -> list[str]:
    """One entry point per game folder, so that adding a game edits nothing outside it."""
    folders = sorted(path.parent.name for path in PACKAGE.glob("games/*/game.py"))
    return [f"{name.replace('_', '-')} = florilege.games.{name}.game:GAME" for name in folders]


def sources() -> list[str]:
    """Every module of the engine, in one compilation unit."""
    return [
        str(path)
        for room in ENGINE
        for path in sorted((PACKAGE / room).rglob("*.py"))
        if path.name != "__init__.py"
    ]


class AllOrNothing(build_ext):
    """`Extension.optional` works per module, and a half-built unit cannot be imported."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if MODE == "native":
                raise
            print(f"florilege: no native engine ({error}); using plain Python", file=sys.stderr)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


class WithPage(build_py):
    """Whoever installs a wheel needs no Node, so the page must have been built before."""

    def run(self) -> None:
        if not self.editable_mode and not PAGE.exists():
            raise SystemExit(f"florilege: {PAGE} is missing; build the page first: make page")
        super().run()


def extensions() -> list[Extension]:
    if MODE == "pure" or METADATA_ONLY.intersection(sys.argv):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        if MODE == "native":
            raise
        return []
    found = mypycify(sources(), opt_level="2", debug_level="1", group_name="florilege_engine")
    for extension in found if sys.platform == "linux" else []:
        extension.extra_compile_args.append(INLINE)
    return found


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": AllOrNothing, "build_py": WithPage},
    entry_points={
        "console_scripts": ["florilege = florilege.cli.main:run"],
        "florilege.games": games(),
    },
)
