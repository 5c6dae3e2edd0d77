"""Build the native engine in the background, at low priority, while the server runs."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import threading

from scripts.messages import say
from scripts.setup_step import CHECKOUT, LOGS, MAKE


class NativeBuild:
    """At most one build in the background."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the build if the engine is out of date and there is a C compiler."""
        if subprocess.run([*MAKE, "--question", "engine"], cwd=CHECKOUT).returncode == 0:
            return
        if not any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang")):
            print(say("setup-no-compiler"), flush=True)
            return
        print(say("setup-plain"), flush=True)
        self._process = self._build()
        threading.Thread(target=self._tell, args=(self._process,), daemon=True).start()

    def _build(self) -> subprocess.Popen[bytes]:
        """Start make in a process group of its own, so that Ctrl-C reaches only the server."""
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
        elif self._process is not None:  # it was not stopped by `stop`
            print(say("setup-native-failed", log="build/logs/engine.log"), flush=True)

    def stop(self) -> None:
        """Stop the build if it runs; the next one reuses what is compiled."""
        process, self._process = self._process, None
        if process is not None and process.poll() is None:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait()
