"""The server under load, in its own process on its own cores."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx

TICKS = os.sysconf("SC_CLK_TCK")
NO_LIMITS = {
    "CONNECTIONS": 100_000,
    "CONNECTIONS_PER_ADDRESS": 100_000,
    "BYTES_PER_SECOND": 10_000_000,
    "BYTES_BURST": 10_000_000,
    "REQUESTS_PER_SECOND": 1_000_000,
    "REQUESTS_BURST": 1_000_000,
    "GUESTS_BURST": 1_000_000,
    "MESSAGES_PER_SECOND": 1_000_000,
    "MESSAGES_BURST": 1_000_000,
}  # all simulated players have the same address


def is_ready(url: str) -> bool:
    try:
        return httpx.get(f"{url}/readyz").status_code == httpx.codes.OK
    except httpx.TransportError:
        return False


class ServerProcess:
    def __init__(
        self,
        port: int,
        database: str,
        workers: int,
        cores: str | None,
        limits: Mapping[str, int] = NO_LIMITS,
    ) -> None:
        self.port = port
        command = [str(Path(sys.executable).with_name("florilege")), "serve", "--port", str(port)]
        command += ["--database", database, "--workers", str(workers)]
        if cores is not None:
            command = ["taskset", "-c", cores, *command]
        environment = {f"FLORILEGE_LIMIT_{key}": str(most) for key, most in limits.items()}
        self.process = subprocess.Popen(
            command,
            env={**os.environ, "PYTHONDONTWRITEBYTECODE": "", **environment},  # to start fast
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def wait(self, seconds: float = 90.0) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if is_ready(self.url):
                return
            time.sleep(0.05)
        raise TimeoutError("the server did not start")

    def processes(self) -> list[int]:
        """Return the process ids of the main process and its workers."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [self.process.pid, *map(int, children.read_text().split())]

    def seconds(self) -> float:
        """Return the processor time used so far by all processes."""
        return sum(_seconds(pid) for pid in self.processes())

    def memory(self) -> float:
        """Return the memory of the main process, in megabytes."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6

    def kill(self) -> None:
        """Kill the main process with SIGKILL."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()


def _seconds(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


@contextmanager
def server_process(
    port: int,
    database: str,
    workers: int = 1,
    cores: str | None = "0",
    limits: Mapping[str, int] = NO_LIMITS,
) -> Iterator[ServerProcess]:
    server = ServerProcess(port, database, workers, cores, limits)
    try:
        server.wait()
        yield server
    finally:
        server.stop()
