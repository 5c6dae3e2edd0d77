"""The native engine, built at low priority while people play already."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import threading

from scripts.phase import CHECKOUT, LOGS, MAKE
from scripts.words import say


class NativeBuild:
    """A build in the background, at most one."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Begin, if there is anything to build and something to build it with."""
        if subprocess.run([*MAKE, "--question", "engine"], cwd=CHECKOUT).returncode == 0:
            return
        if not any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang")):
            print(say("setup-no-compiler"), flush=True)
            return
        print(say("setup-plain"), flush=True)
        self._process = self._build()
        threading.Thread(target=self._tell, args=(self._process,), daemon=True).start()

    def _build(self) -> subprocess.Popen[bytes]:
        """Start the build in a group of its own: Ctrl-C is for the server, this is ended by us."""
        LOGS.mkdir(parents=True, exist_ok=True)
        with (LOGS / "engine.log").open("wb") as log:
            return subprocess.Popen(
                ["nice", "-n", "19", *MAKE, "engine"],
                cwd=CHECKOUT,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def _tell(self, process: subprocess.Popen[bytes]) -> None:
        status = process.wait()
        if status == 0:
            print(say("setup-native-ready"), flush=True)
        elif self._process is not None:  # and was not stopped by us
            print(say("setup-native-failed", log="build/logs/engine.log"), flush=True)

    def stop(self) -> None:
        """End the build, if it is still going on; the next one goes on from there."""
        process, self._process = self._process, None
        if process is not None and process.poll() is None:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait()
