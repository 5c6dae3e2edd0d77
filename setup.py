"""Find the games by their folders, and compile the engine where possible.

FLORILEGE_BUILD=pure     never compile
FLORILEGE_BUILD=native   compile or fail (CI, wheels)
otherwise                compile; if that fails, install the same sources as plain Python

An editable install never compiles: the native engine of a checkout is in `build/engine`
(`make engine`).
"""

import hashlib
import os
import shutil
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

MODE = os.environ.get("FLORILEGE_BUILD", "auto")
PACKAGE = Path("src/florilege")
PAGE = PACKAGE / "server/page/index.html"
MYPY_CONFIG = "--config-file=scripts/mypyc.ini"
NOT_BUILDING = {"egg_info", "dist_info", "sdist", "editable_wheel"}

# Compiled modules for this Python (and, on macOS, this processor) are kept here, so that the next
# engine or wheel compiles only what has changed.
TARGET = EXTENSION_SUFFIXES[0].split(".")[1] + os.environ.get("_PYTHON_HOST_PLATFORM", "")
KEPT = Path("build/native", TARGET)

# Modules of games that are not compiled: they run once per game, or for people who read text.
INTERPRETED = {
    "clauses",
    "deck_check",
    "board_drawing",
    "standard_shapes",
    "phase_reader",
    "outline",
    "reader",
    "position_check",
    "possible",
    "score_sheet",
    "shape_drawing",
}

# The C is generated: warnings are useless, and looking for them takes most of the compiler's time.
QUIET = ["-w", "-g0"]
UNOPTIMISED = ["-O0"]  # a module's own small file only calls into its unit
# A unit of C is a whole library: only its entry point is called from outside.
ENTRY = '-DPyMODINIT_FUNC=__attribute__((externally_visible,visibility("default"))) PyObject*'
WHOLE_LIBRARY = ["-fno-semantic-interposition", "-fwhole-program", ENTRY]


def games() -> list[str]:
    """Return one entry point per game folder: a new game needs no edit outside its folder."""
    folders = sorted(path.parent.name for path in PACKAGE.glob("games/*/game.py"))
    return [f"{name.replace('_', '-')} = florilege.games.{name}.game:GAME" for name in folders]


def modules(folder: Path) -> list[str]:
    """Return the modules of a folder that are compiled."""
    found = sorted(path for path in folder.rglob("*.py") if path.name != "__init__.py")
    in_game = folder.parent.name == "games"
    return [str(path) for path in found if not (in_game and path.stem in INTERPRETED)]


def units() -> list[tuple[list[str], str | None]]:
    """Return the units of C: one for the code all games share and one for each game."""
    core = modules(PACKAGE / "kernel") + modules(PACKAGE / "bots")
    folders = sorted(path.parent for path in PACKAGE.glob("games/*/game.py"))
    each = [(modules(folder), f"florilege_{folder.name}") for folder in folders]
    return [(core, "florilege_core"), *each]


class AllOrNothing(build_ext):
    """Builds in the folder of the previous build, and uses all of the result or nothing.

    `Extension.optional` would work per module, but an incomplete unit cannot be imported.
    """

    def finalize_options(self) -> None:
        super().finalize_options()
        if os.name == "posix":
            self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        wanted, self.build_lib = self.build_lib, str(KEPT)
        try:
            super().run()
            self.remove_others()
            if self.extensions and Path(wanted).resolve() != KEPT.resolve():
                shutil.copytree(KEPT, wanted, dirs_exist_ok=True)
        except Exception as error:
            if MODE == "native":
                raise
            print(f"florilege: no native engine ({error}); using plain Python", file=sys.stderr)
            self.extensions = []
        finally:
            self.build_lib = wanted

    def remove_others(self) -> None:
        """Remove the output of an earlier build for modules that are no longer compiled."""
        own = {Path(path) for path in self.get_outputs()}
        for path in Path(self.build_lib).rglob(f"*{EXTENSION_SUFFIXES[0]}"):
            if path not in own:
                path.unlink()


def check_page() -> None:
    """Require the built page: installing a wheel or sdist must not need Node."""
    if not PAGE.exists():
        raise SystemExit(f"florilege: {PAGE} is missing; build the page first: make page")


class SourcesWithPage(sdist):
    def run(self) -> None:
        check_page()
        super().run()


class WithPage(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            check_page()
            self.remove_old_output()
        super().run()

    def remove_old_output(self) -> None:
        """Remove the output of an earlier build: some of its files may no longer exist."""
        folder = Path(self.build_lib)
        shutil.rmtree(folder / "florilege", ignore_errors=True)
        for unit in folder.glob("*__mypyc*"):
            unit.unlink()


def extensions() -> list[Extension]:
    if MODE == "pure" or NOT_BUILDING.intersection(sys.argv):
        return []
    try:
        found = generate()
    except ImportError:
        if MODE == "native":
            raise
        return []
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags(extension)]
    return sorted(found, key=size, reverse=True)


def generate() -> list[Extension]:
    """Generate the C of all units; return the extensions that compile it.

    This is `mypycify(separate=...)`, but with whole-program optimisation (`global_opts`) in every
    unit, which `scripts/whole_engine.py` makes sound.
    """
    from mypyc.build import build_using_shared_lib, get_cflags, include_dir, mypyc_build
    from mypyc.options import CompilerOptions

    options = CompilerOptions(separate=True)
    options.global_opts = True
    wanted = units()
    paths = [path for files, _ in wanted for path in files]
    arguments = [MYPY_CONFIG, f"--cache-dir={cache_of(paths)}", *paths]
    groups, written, needs = mypyc_build(arguments, options, separate=wanted)
    flags = get_cflags(opt_level="2", debug_level="0")
    includes = sorted(
        {str(Path(include_dir(), name)) for need in needs for name in need.include_dirs}
    )
    found: list[Extension] = []
    for (sources, unit), (files, headers) in zip(groups, written, strict=True):
        found += build_using_shared_lib(
            sources, unit, files, headers, options.target_dir, flags, includes
        )
    return found


def cache_of(paths: list[str]) -> str:
    """Return mypy's cache folder for these modules; caches of other module lists are removed."""
    name = hashlib.sha256("\n".join(paths).encode()).hexdigest()[:12]
    for folder in Path("build/mypyc").glob("*"):
        if folder.is_dir() and folder.name != name:
            shutil.rmtree(folder)
    return f"build/mypyc/{name}"


def is_unit(extension: Extension) -> bool:
    """Return whether an extension has the code of a unit, not just the stub of one module."""
    return extension.name.endswith("__mypyc")


def flags(extension: Extension) -> list[str]:
    """Return the compiler flags of this platform, in addition to mypyc's."""
    if sys.platform == "win32":
        return []
    if sys.platform != "linux":
        return QUIET
    return [*QUIET, *(WHOLE_LIBRARY if is_unit(extension) else UNOPTIMISED)]


def size(extension: Extension) -> int:
    """Return the size of the sources; the largest extensions are compiled first."""
    return sum(Path(source).stat().st_size for source in extension.sources)


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": AllOrNothing, "build_py": WithPage, "sdist": SourcesWithPage},
    entry_points={
        "console_scripts": ["florilege = florilege.cli.main:run"],
        "florilege.games": games(),
        "pytest11": ["florilege = florilege.testing.pytest_plugin"],
    },
)
