"""`make play`: from a checkout to a page with games on it, as quickly as possible.

Only what playing needs is installed, the page is built beside that, and the game starts on the
plain sources. The native engine is built meanwhile, at low priority; bots use it as soon as it is
ready.
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

from scripts.native_build import NativeBuild  # noqa: E402
from scripts.phase import Phase, PhaseFailed  # noqa: E402
from scripts.words import say  # noqa: E402

OLDEST = (3, 11)
LOCK = CHECKOUT / "build" / "play.lock"
COMMAND = CHECKOUT / ".venv" / "bin" / "florilege"
REFUSED = 2
INTERRUPTED = 130


def main(args: list[str]) -> int:
    """Set up, serve until stopped; return the status for the shell."""
    lock = claim()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    background = NativeBuild()
    phases = [Phase("install", ".venv/.play"), Phase("page", "page")]
    try:
        check_port(args)
        prepare(phases)
        background.start()
        return serve(args)
    except KeyboardInterrupt:
        print(f"\n{say('setup-stopped')}")
        return INTERRUPTED
    finally:
        for phase in phases:
            phase.stop()
        background.stop()
        lock.close()


def claim() -> TextIO:
    """Return the lock of this checkout, or refuse: one `make play` at a time."""
    LOCK.parent.mkdir(exist_ok=True)
    lock = LOCK.open("a+", encoding="utf-8")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        with lock:
            lock.seek(0)
            raise PhaseFailed(say("setup-busy", process=lock.read().strip())) from None
    lock.truncate(0)
    lock.write(str(os.getpid()))
    lock.flush()
    return lock


def check_port(args: list[str]) -> None:
    """Refuse a port that is in use before anything is installed."""
    port = after("--port", args, "8000")
    with socket.socket() as found:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((after("--host", args, "127.0.0.1"), int(port)))
        except OSError:
            raise PhaseFailed(say("setup-port", port=port)) from None
        except (ValueError, OverflowError):
            return  # the command itself says best what is wrong with it


def after(option: str, args: list[str], default: str) -> str:
    """Return the value of an option of the command."""
    for place, word in enumerate(args):
        if word.startswith(f"{option}="):
            return word.split("=", 1)[1]
        if word == option and place + 1 < len(args):
            return args[place + 1]
    return default


def prepare(phases: list[Phase]) -> None:
    """Bring everything up to date: at the same time, if Node need not be installed first."""
    needed = [phase for phase in phases if phase.is_needed()]
    if not has_node():
        for phase in needed:
            phase.start()
            phase.finish()
        return
    for phase in needed:
        phase.start()
    for phase in needed:
        phase.finish()


def has_node() -> bool:
    """Return whether the machine's own Node can build the page."""
    check = ["node", "web/scripts/node-is-new-enough.mjs"]
    return bool(shutil.which("node")) and subprocess.run(check, cwd=CHECKOUT).returncode == 0


def serve(args: list[str]) -> int:
    """Serve until stopped; return the status of the server."""
    server = subprocess.Popen([str(COMMAND), "serve", "--open", *args], cwd=CHECKOUT)
    while True:
        try:
            return server.wait()
        except KeyboardInterrupt:
            server.terminate()


def run() -> int:
    """Turn whatever stands in the way into one line."""
    if sys.version_info < OLDEST:
        version = ".".join(map(str, sys.version_info[:3]))
        print(say("setup-python-old", version=version), file=sys.stderr)
        return REFUSED
    try:
        return main(sys.argv[1:])
    except PhaseFailed as failure:
        print(failure, file=sys.stderr)
    except OSError as error:
        full = error.errno == errno.ENOSPC
        text = say("setup-failed-disk", phase="make play") if full else str(error)
        print(text, file=sys.stderr)
    return REFUSED


if __name__ == "__main__":
    sys.exit(run())
