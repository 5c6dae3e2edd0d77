"""The wheels just built: all that belongs inside, and a game in an empty environment."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.sources import ROOT, SOURCE

LIMIT = (
    60  # seconds from an empty environment to a first move, beside other tests; alone half of it
)
FOREIGN = ("PYTHON", "VIRTUAL_ENV", "FLORILEGE_")
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
INSTALL = ["install", "--no-compile", "--only-binary", ":all:"]  # nothing that needs a compiler


@pytest.fixture(scope="module")
def wheels() -> dict[str, Path]:
    """Both wheels, built anew if a source is newer than they are."""
    command = [sys.executable, "scripts/wheels.py"]
    done = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    return dict(zip(("native", "pure"), map(Path, done.stdout.split()), strict=True))


class Environment:
    """An empty environment outside the checkout, with no program in reach but its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.programs = folder / "empty" / "bin"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", "empty"], cwd=folder)
        kept = {key: text for key, text in os.environ.items() if not key.startswith(FOREIGN)}
        self.variables = {**kept, "PATH": str(self.programs)}

    def install(self, *arguments: str) -> None:
        """Install something, and all it depends on."""
        python = str(self.programs / "python")
        command = [*PIP, "--python", python, *INSTALL, *arguments]
        subprocess.run(command, cwd=self.folder, env=self.variables, check=True)

    def run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run a program of the environment."""
        command = [str(self.programs / program), *arguments]
        return subprocess.run(
            command, cwd=self.folder, env=self.variables, capture_output=True, text=True
        )

    def play(self, form: str) -> dict[str, object]:
        """Serve, load the page, play a first move; return what was found."""
        done = self.run("python", "-I", str(ROOT / "scripts" / "try_wheel.py"), form)
        assert done.returncode == 0, done.stderr
        found: dict[str, object] = json.loads(done.stdout)
        return found


def test_a_first_move_in_an_empty_environment(
    wheels: dict[str, Path], tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    began = time.monotonic()
    environment = Environment(tmp_path)
    for tool in ("cc", "gcc", "clang", "node"):
        assert shutil.which(tool, path=environment.variables["PATH"]) is None
    environment.install(str(wheels["native"]))
    assert environment.play("native")["first_move"]
    seconds = round(time.monotonic() - began)
    record_property("seconds_to_first_move", seconds)
    assert seconds <= LIMIT
    environment.install("--no-deps", "--force-reinstall", str(wheels["pure"]))
    assert environment.play("pure")["first_move"]
    refused = environment.run("florilege", "serve", "--database", "postgresql://nobody@[::1]:1/x")
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert "florilege[postgresql]" in refused.stderr


def package_files() -> set[str]:
    files = (path for path in SOURCE.rglob("*") if path.is_file())
    return {path.relative_to(SOURCE.parent).as_posix() for path in files if path.suffix != ".pyc"}


def names(wheel: Path) -> set[str]:
    """Return what is in a wheel, apart from what describes it."""
    with zipfile.ZipFile(wheel) as opened:
        return {name for name in opened.namelist() if ".dist-info/" not in name}


def test_the_pure_wheel_holds_the_package_and_nothing_else(wheels: dict[str, Path]) -> None:
    assert wheels["pure"].name.endswith("-py3-none-any.whl")
    assert names(wheels["pure"]) == package_files()
    assert {"florilege/py.typed", "florilege/server/page/index.html"} <= package_files()


def test_the_native_wheel_holds_compiled_modules_too(wheels: dict[str, Path]) -> None:
    assert not wheels["native"].name.endswith("-any.whl")
    compiled = names(wheels["native"]) - package_files()
    assert names(wheels["native"]) >= package_files()
    assert {Path(name).suffix for name in compiled} == {".so"}
    modules = {name.partition(".")[0] + ".py" for name in compiled if "/" in name}
    assert "florilege/kernel/position.py" in modules
    assert modules <= package_files(), "a module that is gone"


def build(checkout: Path, kind: str) -> Path:
    """Build a distribution of a checkout, without compiling; return it."""
    command = [sys.executable, "-m", "build", f"--{kind}", "--no-isolation", "--outdir", "dist"]
    environment = {**os.environ, "FLORILEGE_BUILD": "pure"}
    subprocess.run(command, cwd=checkout, env=environment, check=True, stdout=subprocess.DEVNULL)
    (found,) = (checkout / "dist").iterdir()
    return found


@pytest.mark.usefixtures("wheels")
def test_the_source_distribution_builds_the_same_wheel(tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    for name in ("src", "scripts", "tests/storage"):
        shutil.copytree(ROOT / name, checkout / name, ignore=shutil.ignore_patterns("*.egg-info"))
    for name in ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, checkout)
    with tarfile.open(build(checkout, "sdist")) as archive:
        archive.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.glob("florilege-*")
    assert not (unpacked / "tests").exists()
    assert (unpacked / "scripts" / "whole_engine.py").exists()
    assert (unpacked / "scripts" / "mypyc.ini").exists()
    assert names(build(unpacked, "wheel")) == package_files()
