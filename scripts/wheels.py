"""Build a native and a pure wheel into `dist` and print their paths: `make wheels`.

Beside each lies its bill of materials (`materials.py`).

A wheel newer than all its sources is not built again. The native wheel reuses the modules of the
last engine build, see setup.py.
"""

import fcntl
import os
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[1]
DIST = CHECKOUT / "dist"
SOURCE = CHECKOUT / "src"
BESIDE = ["setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "scripts/mypyc.ini"]
PYTHON = f"cp{sys.version_info.major}{sys.version_info.minor}"
FORMS = {"native": f"{PYTHON}-{PYTHON}-*", "pure": "py3-none-any"}


def main() -> int:
    DIST.mkdir(exist_ok=True)
    with (DIST / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for form in FORMS:
            if not is_current(form) and (status := build(form)):
                return status
            write_bill(wheel_of(form))
            print(wheel_of(form), flush=True)
    return 0


def wheel_of(form: str) -> Path | None:
    """Return the wheel of a form for this version and this Python, if there is one."""
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))["project"]
    found = DIST.glob(f"{project['name']}-{project['version']}-{FORMS[form]}.whl")
    return max(found, key=lambda path: path.stat().st_mtime, default=None)


def is_current(form: str) -> bool:
    wheel = wheel_of(form)
    if wheel is None:
        return False
    made = wheel.stat().st_mtime
    sources = [CHECKOUT / name for name in BESIDE] + list(package_files())
    return contents(wheel) == names() and all(path.stat().st_mtime < made for path in sources)


def package_files() -> Iterator[Path]:
    """Yield the files of the package, the built page included."""
    for path in (SOURCE / "florilege").rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path


def names() -> set[str]:
    """Return the names of the package's files in a wheel."""
    return {path.relative_to(SOURCE).as_posix() for path in package_files()}


def contents(wheel: Path) -> set[str]:
    """Return the names of the package's files in a wheel, without native modules."""
    with zipfile.ZipFile(wheel) as opened:
        inside = (name for name in opened.namelist() if name.startswith("florilege/"))
        return {name for name in inside if not name.endswith((".so", ".pyd"))}


def build(form: str) -> int:
    """Build a wheel with the installed tools; print their output only on failure."""
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(DIST)]
    environment = {"SOURCE_DATE_EPOCH": commit_time(), **os.environ, "FLORILEGE_BUILD": form}
    done = subprocess.run(command, cwd=CHECKOUT, env=environment, capture_output=True, text=True)
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
    return done.returncode


def write_bill(wheel: Path | None) -> None:
    """Write the wheel's bill of materials beside it."""
    command = [sys.executable, str(CHECKOUT / "scripts" / "materials.py"), str(wheel)]
    subprocess.run(command, check=True)


def commit_time() -> str:
    """Return the time of the last commit, so that builds are reproducible."""
    command = ["git", "log", "-1", "--format=%ct"]
    done = subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True, check=True)
    return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
