"""Compiles crazy eights together with the engine, for `bench.race`.

The example is a package of its own and runs as plain Python on the compiled engine. Here it is
compiled as if it were one of our games: in `build/race`, a checkout made of the kernel, the bots
and this one game.
"""

import shutil
import subprocess
import sys
from pathlib import Path

from tests.sources import ROOT

FOLDER = ROOT / "build" / "race"
SOURCES = FOLDER / "src"
EXAMPLE = ROOT / "examples" / "crazy_eights" / "crazy_eights" / "__init__.py"
COPIED = (
    "README.md",
    "LICENSE",
    "pyproject.toml",
    "setup.py",
    "scripts",
    "src/florilege/__init__.py",
    "src/florilege/_engine.py",
    "src/florilege/kernel",
    "src/florilege/bots",
    "src/florilege/games/__init__.py",
)


def compile_engine() -> Path:
    """Compile what has changed; return the folder that is to be on the path."""
    shutil.rmtree(SOURCES, ignore_errors=True)
    for name in COPIED:
        copy(ROOT / name, FOLDER / name)
    game = SOURCES / "florilege" / "games" / "crazy_eights"
    copy(EXAMPLE, game / "game.py")
    (game / "__init__.py").touch()
    subprocess.run([sys.executable, "scripts/engine.py"], cwd=FOLDER, check=True)
    return SOURCES


def copy(source: Path, target: Path) -> None:
    """Copy a file or a folder with its times, so that nothing is compiled twice."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target, dirs_exist_ok=True)
    else:
        shutil.copy2(source, target)
