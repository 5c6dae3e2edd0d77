"""`make play`: from a checkout to a running server as quickly as possible.

Installs only what playing needs while the page is built, then serves from the plain Python sources.
Meanwhile the native engine is built at low priority; bots use it as soon as it is ready.
"""

from __future__ import annotations

import errno
import fcntl
import os
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import TextIO

CHECKOUT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(CHECKOUT))  # this is run as a file, by any Python

from scripts.messages import say  # noqa: E402
from scripts.native_build import NativeBuild  # noqa: E402
from scripts.setup_step import SetupFailed, SetupStep  # noqa: E402

OLDEST = (3, 11)
LOCK = CHECKOUT / "build" / "play.lock"
COMMAND = CHECKOUT / ".venv" / "bin" / "florilege"
REFUSED = 2
INTERRUPTED = 130


def main(args: list[str]) -> int:
    lock = take_lock()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    background = NativeBuild()
    steps = [SetupStep("install", ".venv/.play"), SetupStep("page", "page")]
    try:
        check_port(args)
        prepare(steps)
        background.start()
        return serve(args)
    except KeyboardInterrupt:
        print(f"\n{say('setup-stopped')}")
        return INTERRUPTED
    finally:
        for step in steps:
            step.stop()
        background.stop()
        lock.close()


def take_lock() -> TextIO:
    """Lock this checkout for one `make play` at a time, or refuse."""
    LOCK.parent.mkdir(exist_ok=True)
    lock = LOCK.open("a+", encoding="utf-8")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        with lock:
            lock.seek(0)
            raise SetupFailed(say("setup-busy", process=lock.read().strip())) from None
    lock.truncate(0)
    lock.write(str(os.getpid()))
    lock.flush()
    return lock


def check_port(args: list[str]) -> None:
    """Refuse a port that is in use before anything is installed."""
    port = option_value("--port", args, "8000")
    with socket.socket() as found:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((option_value("--host", args, "127.0.0.1"), int(port)))
        except OSError:
            raise SetupFailed(say("setup-port", port=port)) from None
        except (ValueError, OverflowError):
            return  # the command reports the bad value itself


def option_value(option: str, args: list[str], default: str) -> str:
    for place, word in enumerate(args):
        if word.startswith(f"{option}="):
            return word.split("=", 1)[1]
        if word == option and place + 1 < len(args):
            return args[place + 1]
    return default


def prepare(steps: list[SetupStep]) -> None:
    """Run the steps that are needed; in parallel, unless Node must be installed first."""
    needed = [step for step in steps if step.is_needed()]
    if not has_node():
        for step in needed:
            step.start()
            step.finish()
        return
    for step in needed:
        step.start()
    for step in needed:
        step.finish()


def has_node() -> bool:
    """Return whether the installed Node is new enough to build the page."""
    check = ["node", "web/scripts/node-is-new-enough.mjs"]
    return bool(shutil.which("node")) and subprocess.run(check, cwd=CHECKOUT).returncode == 0


def serve(args: list[str]) -> int:
    server = subprocess.Popen([str(COMMAND), "serve", "--open", *args], cwd=CHECKOUT)
    while True:
        try:
            return server.wait()
        except KeyboardInterrupt:
            server.terminate()


def run() -> int:
    """Run `main`; print any error on one line."""
    if sys.version_info < OLDEST:
        version = ".".join(map(str, sys.version_info[:3]))
        print(say("setup-python-old", version=version), file=sys.stderr)
        return REFUSED
    try:
        return main(sys.argv[1:])
    except SetupFailed as failure:
        print(failure, file=sys.stderr)
    except OSError as error:
        full = error.errno == errno.ENOSPC
        text = say("setup-failed-disk", phase="make play") if full else str(error)
        print(text, file=sys.stderr)
    return REFUSED


if __name__ == "__main__":
    sys.exit(run())
