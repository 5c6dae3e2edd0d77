"""`florilege serve` and `florilege verify`: what stands in the way is said in one line."""

import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from florilege.cli import serve
from florilege.kernel.dice import SECRET_BYTES, commitment
from florilege.kernel.record import begin, sealed, start
from florilege.kernel.registry import find
from tests.cli.runner import Florilege

SECRET = bytes(range(SECRET_BYTES))


def refusal(florilege: Florilege, line: str) -> str:
    """Run a command that must be refused in one line, in both languages; return the code."""
    for language in ("en", "fr"):
        run = florilege(f"{line} --lang {language}")
        assert (run.status, run.out, run.err.count("\n")) == (2, "", 1), run
    return str(florilege(f"{line} --json").data["error"]["code"])


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("serve --port 70000", "out-of-range"),
        ("serve --port -1", "out-of-range"),
        ("serve --port many", "not-a-number"),
        ("serve --workers 0", "out-of-range"),
        ("serve --log-level loud", "usage"),
        ("serve --database nonsense", "database-address"),
        ("serve --database mysql://here/there", "database-address"),
        ("serve --database sqlite:////no/such/folder/x.db", "database-unreachable"),
        ("serve --database postgresql://nobody@127.0.0.1:1/x", "database-unreachable"),
    ],
)
def test_a_start_that_cannot_succeed_is_refused(florilege: Florilege, line: str, code: str) -> None:
    assert refusal(florilege, line) == code


def test_postgresql_without_its_driver_is_refused_by_the_name_of_the_extra(
    florilege: Florilege, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)  # as if it were not installed
    line = "serve --database postgresql://nobody@127.0.0.1:1/x"
    assert refusal(florilege, line) == "postgresql-missing"
    words = [florilege(f"{line} --lang {language}").err for language in ("en", "fr")]
    assert all("florilege[postgresql]" in text for text in words)


def test_several_processes_need_postgresql(florilege: Florilege, tmp_path: Path) -> None:
    line = f"serve --workers 2 --database sqlite:///{tmp_path / 'x.db'}"
    assert refusal(florilege, line) == "workers-sqlite"
    assert not (tmp_path / "x.db").exists()


def test_a_port_in_use_is_refused(florilege: Florilege, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        line = f"serve --port {port} --database sqlite:///{tmp_path / 'x.db'}"
        assert refusal(florilege, line) == "port-in-use"
        words = [florilege(f"{line} --lang {language}").err for language in ("en", "fr")]
        assert all(f"port {port} " in text for text in words), "a port is no quantity"
    bad = f"serve --host 203.0.113.1 --database sqlite:///{tmp_path / 'x.db'}"
    assert refusal(florilege, bad) == "bad-address"


def test_a_read_only_or_damaged_database_is_refused(florilege: Florilege, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.db"
    damaged.write_text("this is no database, whatever its name may be" * 50)
    assert refusal(florilege, f"serve --database sqlite:///{damaged}") == "database-damaged"


def test_a_second_server_on_one_file_is_refused_and_changes_nothing(
    florilege: Florilege, tmp_path: Path
) -> None:
    database = tmp_path / "florilege.db"
    line = f"serve --port 0 --database sqlite:///{database}"
    command = [str(Path(sys.executable).with_name("florilege")), *line.split()]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as first:
        try:
            assert first.stdout is not None
            wait_for(first.stdout.readline())
            before = files_in(tmp_path)
            assert refusal(florilege, line) == "database-in-use"
            assert files_in(tmp_path) == before
        finally:
            first.kill()
            first.wait()
        with socket.create_server(("127.0.0.1", 0)) as taken:  # so a start ends at its port
            line = f"serve --port {taken.getsockname()[1]} --database sqlite:///{database}"
            assert refusal(florilege, line) == "port-in-use"


def wait_for(announced: str) -> None:
    """Wait until a server answers at the address that it has announced."""
    url = next(word for word in announced.split() if word.startswith("http"))
    for _ in range(300):
        with suppress(httpx.TransportError):
            httpx.get(f"{url}healthz").raise_for_status()
            return
        time.sleep(0.1)
    raise AssertionError("the server did not start")


def files_in(folder: Path) -> dict[str, bytes]:
    """Return the files, but not the index of the log, which SQLite changes when it reads."""
    files = (file for file in folder.iterdir() if not file.name.endswith("-shm"))
    return {file.name: file.read_bytes() for file in files}


def test_the_address_is_one_to_go_to() -> None:
    assert serve.address("127.0.0.1", 8000) == "http://127.0.0.1:8000/"
    assert serve.address("0.0.0.0", 80) == "http://localhost:80/"
    assert serve.address("::1", 80) == "http://[::1]:80/"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = find("mandala")
    written = begin(game, 2, game.settings({}), sealed(SECRET))
    position = start(written, game)
    for _ in range(3):
        move = position.legal_moves()[0]
        written.moves.append(position.write_move(move))
        position.play(move)
    path = tmp_path / "record.txt"
    path.write_text(written.text())
    return path


def test_a_record_is_verified_with_its_promise(florilege: Florilege, record: Path) -> None:
    promise = commitment(SECRET)
    run = florilege(f"verify {record} --commitment {promise}")
    assert (run.status, promise in run.out) == (0, True)
    assert florilege(f"verify {record} --json").data == {
        "verified": True,
        "finished": False,
        "commitment": promise,
    }
    assert refusal(florilege, f"verify {record} --commitment {'0' * 64}") == "commitment-differs"


def test_a_forged_record_is_refused(florilege: Florilege, record: Path) -> None:
    text = record.read_text()
    record.write_text(text.replace(SECRET.hex(), bytes(SECRET_BYTES).hex()))
    assert refusal(florilege, f"verify {record}") == "record-corrupt"
    record.write_text(text.replace("sealed", "fast"))
    assert refusal(florilege, f"verify {record}") == "record-corrupt"


def test_dice_that_were_not_sealed_promise_nothing(florilege: Florilege, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    game = find("mandala")
    path.write_text(begin(game, 2, game.settings({}), "fast 1/0").text())
    line = f"verify {path} --commitment {'0' * 64}"
    assert refusal(florilege, line) == "commitment-absent"
