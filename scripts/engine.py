"""Compiles the engine of a checkout and publishes it, whole or not at all: `make engine`.

Only what has changed is compiled again. A build appears in a folder of its own in `build/engine`,
named by the file `current` once it is complete, so that a process that runs or starts meanwhile
never imports half of one. The time of that folder is the time at which the build began: sources
edited later are newer than it.
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
    """Compile and publish; return the status for the shell."""
    BUILDS.mkdir(parents=True, exist_ok=True)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # the compiler is ended too
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
    """Remove what a build that did not come to its end may have left half-written."""
    if not UNFINISHED.exists():
        return
    began = UNFINISHED.stat().st_mtime
    for module in MODULES.rglob(f"*{EXTENSION_SUFFIXES[0]}"):
        if module.stat().st_mtime >= began:
            module.unlink()


def compile_modules() -> int:
    """Run the compiler in a process group of its own, which an interruption ends whole."""
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
    """Copy what was built into a folder of its own, then name it."""
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
