"""Time from a fresh clone to the first accepted move: `make bench-start`.

A clone of the last commit is started with `make play`, first cold, then again; a guest opens a
table against a bot and plays a move. Then the native engine is built from nothing. Seconds are
wall-clock time; CPU seconds include all child processes.
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

from bench.load.server_process import is_ready
from tests.postgresql import free_port
from tests.server.live_server import Person

CHECKOUT = Path(__file__).parents[1]
GAME = "mandala"
PATIENCE = 900.0  # seconds for anything


@dataclass(frozen=True)
class Site:
    """The address of a server that may not run yet."""

    url: str


class MakePlay:
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
    """Run `make play`; print when the page was ready and when a move was accepted."""
    play = MakePlay(clone, free_port())
    try:
        play.wait()
        page = play.seconds()
        first_move(play.site)
        move = play.seconds()
    finally:
        play.stop()
    print(json.dumps({"start": name, "page_s": page, "first_move_s": move}), flush=True)


def children_cpu_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def build_native(clone: Path) -> None:
    """Build the native engine from nothing, with its tools installed; print the time."""
    make = ["make", "--silent", f"PYTHON={sys.executable}"]
    subprocess.run([*make, ".venv/.compiler"], cwd=clone, check=True)
    shutil.rmtree(clone / "build", ignore_errors=True)
    began, used = time.monotonic(), children_cpu_seconds()
    subprocess.run([*make, "engine"], cwd=clone, check=True)
    took, used = time.monotonic() - began, children_cpu_seconds() - used
    print(json.dumps({"native": "all", "s": round(took, 1), "cpu_s": round(used, 1)}), flush=True)


def rebuild_after_edit(clone: Path) -> None:
    rules = clone / "src" / "florilege" / "games" / GAME / "rules.py"
    rules.write_text(f"{rules.read_text('utf-8')}\n\nEDITED = 1\n", "utf-8")
    began, used = time.monotonic(), children_cpu_seconds()
    subprocess.run(["make", "--silent", "engine"], cwd=clone, check=True)
    took, used = time.monotonic() - began, children_cpu_seconds() - used
    found = {"native": "one game edited", "s": round(took, 1), "cpu_s": round(used, 1)}
    print(json.dumps(found), flush=True)


def sizes(clone: Path) -> None:
    """Print the size of what was installed, and of the wheels in `dist`, if any."""
    found = {name: megabytes(clone / name) for name in (".venv", "web/node_modules")}
    wheels = {path.name: megabytes(path) for path in sorted((CHECKOUT / "dist").glob("*.whl"))}
    print(json.dumps({"MB": {**found, **wheels}}), flush=True)


def megabytes(path: Path) -> float:
    files = [path] if path.is_file() else [p for p in path.rglob("*") if p.is_file()]
    return round(sum(file.lstat().st_size for file in files) / 1e6, 1)


def main() -> None:
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
            build_native(clone)
            start(clone, "again, native")
            rebuild_after_edit(clone)


if __name__ == "__main__":
    main()
