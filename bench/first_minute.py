"""How long a newcomer waits, printed: `make bench-start`.

A clone of what is committed is started by `make play`, cold and then again; a guest opens a table
against a bot and plays. Then the native engine is built from nothing. Seconds are of the wall;
CPU seconds are of everything that was started.
"""

import argparse
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from bench.load.target import is_ready
from tests.server.runs import Person
from tests.servers import free_port

CHECKOUT = Path(__file__).parents[1]
GAME = "mandala"
PATIENCE = 900.0  # seconds for anything


@dataclass(frozen=True)
class Site:
    """Where a server is, or will be."""

    url: str


class Play:
    """`make play` in a clone: what it says, and when."""

    def __init__(self, clone: Path, port: int) -> None:
        self.site = Site(f"http://127.0.0.1:{port}")
        self.began = time.monotonic()
        command = ["make", "play", f"PYTHON={sys.executable}", f"ARGS=--port {port}"]
        environment = {**os.environ, "FLORILEGE_LANG": "en", "PYTHONDONTWRITEBYTECODE": ""}
        self._process = subprocess.Popen(
            command, cwd=clone, env=environment, start_new_session=True, stderr=subprocess.DEVNULL
        )

    def seconds(self) -> float:
        """Return the time since it was started."""
        return round(time.monotonic() - self.began, 1)

    def wait(self) -> None:
        """Return when the server answers."""
        while self.seconds() < PATIENCE and self._process.poll() is None:
            if is_ready(self.site.url):
                return
            time.sleep(0.05)
        raise TimeoutError("make play did not start a server")

    def stop(self) -> None:
        """Press Ctrl-C."""
        os.killpg(self._process.pid, signal.SIGINT)
        self._process.wait(60)


def first_move(site: Site) -> None:
    """Sit down against a bot and play until a move is accepted."""
    with Person(site) as guest:
        table = guest.create_table(GAME, 2, bots=[None, "gardener"])
        tab = guest.tab()
        shown = tab.watch(table, 0)
        while shown.get("view") is None or shown["view"]["to_move"] != 0:
            shown = tab.until("update")
        move = shown["view"]["prompt"]["choices"][0]["move"]
        answer = tab.ask("play", table, 0, ply=shown["ply"], move=move)
        assert answer["type"] == "ack", answer


def start(clone: Path, name: str) -> None:
    """Start as a newcomer does; print when the page is there and when a move was accepted."""
    play = Play(clone, free_port())
    try:
        play.wait()
        page = play.seconds()
        first_move(play.site)
        move = play.seconds()
    finally:
        play.stop()
    print(json.dumps({"start": name, "page_s": page, "first_move_s": move}), flush=True)


def children() -> float:
    """Return the CPU seconds of all processes that were started and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def native(clone: Path) -> None:
    """Build the native engine from nothing, its tools being there; print what that took."""
    make = ["make", "--silent", f"PYTHON={sys.executable}"]
    subprocess.run([*make, ".venv/.compiler"], cwd=clone, check=True)
    shutil.rmtree(clone / "build", ignore_errors=True)
    began, used = time.monotonic(), children()
    subprocess.run([*make, "engine"], cwd=clone, check=True)
    took, used = time.monotonic() - began, children() - used
    print(json.dumps({"native": "all", "s": round(took, 1), "cpu_s": round(used, 1)}), flush=True)


def edited(clone: Path) -> None:
    """Build again after one game was edited; print what that took."""
    rules = clone / "src" / "florilege" / "games" / GAME / "rules.py"
    rules.write_text(f"{rules.read_text('utf-8')}\n\nEDITED = 1\n", "utf-8")
    began, used = time.monotonic(), children()
    subprocess.run(["make", "--silent", "engine"], cwd=clone, check=True)
    took, used = time.monotonic() - began, children() - used
    found = {"native": "one game edited", "s": round(took, 1), "cpu_s": round(used, 1)}
    print(json.dumps(found), flush=True)


def sizes(clone: Path) -> None:
    """Print how much was installed, and how large the wheels are, where there are any."""
    found = {name: megabytes(clone / name) for name in (".venv", "web/node_modules")}
    wheels = {path.name: megabytes(path) for path in sorted((CHECKOUT / "dist").glob("*.whl"))}
    print(json.dumps({"MB": {**found, **wheels}}), flush=True)


def megabytes(path: Path) -> float:
    """Return the size of a file, or of everything in a folder."""
    files = [path] if path.is_file() else [p for p in path.rglob("*") if p.is_file()]
    return round(sum(file.lstat().st_size for file in files) / 1e6, 1)


def main() -> None:
    """Measure everything."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--no-native", action="store_true", help="leave out the native engine")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="florilege-start-") as folder:
        clone = Path(folder) / "florilege"
        subprocess.run(["git", "clone", "--quiet", str(CHECKOUT), str(clone)], check=True)
        start(clone, "cold")
        sizes(clone)
        start(clone, "again")
        if not args.no_native:
            native(clone)
            start(clone, "again, native")
            edited(clone)


if __name__ == "__main__":
    main()
