"""Compile the engine of a checkout and publish the build atomically: `make engine`.

Only changed units are compiled again. Each build gets its own folder in `build/engine`; once it is
complete, the file `current` names it, so no process ever imports an incomplete build. The folder's
modification time is the start of the build: sources edited during the build are newer.
"""

import fcntl
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[1]
BUILDS = CHECKOUT / "build" / "engine"
CURRENT = BUILDS / "current"
UNFINISHED = BUILDS / "unfinished"
MODULES = CHECKOUT / "build" / "native" / sysconfig.get_config_var("SOABI")
KEPT = 2  # builds: the newest, and the one that running processes may still import from


def main() -> int:
    BUILDS.mkdir(parents=True, exist_ok=True)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # also stops the compiler
    with (BUILDS / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        discard_unfinished()
        UNFINISHED.touch()
        began = time.time()
        status = compile_modules()
        if status == 0:
            UNFINISHED.unlink()
            publish(began)
    return status


def discard_unfinished() -> None:
    """Remove modules that an interrupted build may have left half-written."""
    if not UNFINISHED.exists():
        return
    began = UNFINISHED.stat().st_mtime
    for module in MODULES.rglob(f"*{EXTENSION_SUFFIXES[0]}"):
        if module.stat().st_mtime >= began:
            module.unlink()


def compile_modules() -> int:
    """Run the compiler in its own process group, so that all of it can be stopped."""
    command = [sys.executable, "setup.py", "--quiet", "build_ext", f"--build-lib={MODULES}"]
    command.append(f"--parallel={os.cpu_count() or 1}")
    environment = {**os.environ, "FLORILEGE_BUILD": "native"}
    compiler = subprocess.Popen(command, cwd=CHECKOUT, env=environment, start_new_session=True)
    try:
        return compiler.wait()
    except KeyboardInterrupt:
        os.killpg(compiler.pid, signal.SIGKILL)
        compiler.wait()
        return 130


def publish(began: float) -> None:
    """Copy the modules into a new folder, then point `current` to it."""
    folder = BUILDS / f"{time.time_ns()}"
    shutil.copytree(MODULES, folder)
    os.utime(folder, (began, began))
    fresh = BUILDS / "current.new"
    fresh.write_text(folder.name, encoding="utf-8")
    fresh.replace(CURRENT)
    for old in sorted(path for path in BUILDS.iterdir() if path.is_dir())[:-KEPT]:
        shutil.rmtree(old)


if __name__ == "__main__":
    sys.exit(main())
