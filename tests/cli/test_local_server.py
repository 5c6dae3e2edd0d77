"""`florilege` alone: a page for a person who is there, the usual refusal for a program."""

import socket
import sys
from pathlib import Path

import pytest

from florilege.cli import local_server
from florilege.server import run as server
from tests.cli.runner import Florilege

Configs = list[tuple[server.ServerConfig, int]]


@pytest.fixture(autouse=True)
def nobody(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A program calls, and the user's data are in a folder of the test."""
    for key in ("DISPLAY", "WAYLAND_DISPLAY", "FLORILEGE_DATABASE"):
        monkeypatch.delenv(key, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(local_server, "PORT", 0)


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> Configs:
    """What would have been served, and at which port."""
    found: Configs = []

    def note(config: server.ServerConfig, listening: socket.socket) -> None:
        found.append((config, listening.getsockname()[1]))

    monkeypatch.setattr(server, "run", note)
    return found


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a browser was asked to open."""
    found: list[str] = []
    monkeypatch.setattr("webbrowser.open", found.append)
    return found


@pytest.fixture
def somebody(monkeypatch: pytest.MonkeyPatch, opened: list[str]) -> list[str]:
    """A person at a desktop; what the browser was asked to open."""
    monkeypatch.setenv("DISPLAY", ":0")
    return opened


def test_a_program_is_told_that_the_command_is_missing(
    florilege: Florilege, served: Configs
) -> None:
    for line in ("", "--lang fr"):
        run = florilege(line)
        assert (run.status, run.out, run.err.count("\n")) == (2, "", 1)
        assert "COMMAND" in run.err
    assert served == []


def test_a_person_gets_the_page_and_is_told_where_games_are_kept(
    florilege: Florilege, served: Configs, somebody: list[str], tmp_path: Path
) -> None:
    kept = tmp_path / "data" / "florilege" / "florilege.db"
    for line in ("", "--lang fr"):
        run = florilege(line)
        assert (run.status, run.err) == (0, "")
        assert somebody[-1] in run.out
        assert str(kept) in run.out
    assert kept.exists()
    assert {config.host for config, _ in served} == {"127.0.0.1"}
    assert [f"http://127.0.0.1:{port}/" for _, port in served] == somebody


def test_a_terminal_is_a_person_too_but_shows_no_browser(
    florilege: Florilege, served: Configs, opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local_server, "has_terminal", lambda: True)
    assert florilege("").status == 0
    assert (len(served), opened) == (1, [])


@pytest.mark.usefixtures("somebody")
def test_a_port_in_use_is_left_to_whoever_has_it(
    florilege: Florilege, served: Configs, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(local_server, "PORT", port)
        assert florilege("").status == 0
    assert served[0][1] not in (0, port)


@pytest.mark.usefixtures("somebody")
def test_a_database_that_the_environment_names_is_used(
    florilege: Florilege, served: Configs, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    url = f"sqlite:///{tmp_path / 'own.db'}"
    monkeypatch.setenv("FLORILEGE_DATABASE", url)
    run = florilege("")
    assert (run.status, served[0][0].database) == (0, url)
    assert "own.db" not in run.out, "an address may hold a password"


def without_home() -> Path:
    raise RuntimeError("no home")


@pytest.mark.usefixtures("somebody")
@pytest.mark.parametrize("data", ["", "a-file"])
def test_no_place_for_games_is_refused_in_one_line(
    florilege: Florilege,
    served: Configs,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    data: str,
) -> None:
    (tmp_path / "a-file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", data and str(tmp_path / data))
    monkeypatch.setattr(Path, "home", without_home)
    for line in ("", "--lang fr"):
        run = florilege(line)
        assert (run.status, run.out, run.err.count("\n")) == (2, "", 1)
        assert "--database" in run.err
    assert served == []


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/florilege"),
        ("linux", {"XDG_DATA_HOME": "not/absolute"}, "/home/ann/.local/share/florilege"),
        ("linux", {}, "/home/ann/.local/share/florilege"),
        ("darwin", {}, "/home/ann/Library/Application Support/Florilege"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/Florilege"),
        ("win32", {}, "/home/ann/AppData/Local/Florilege"),
    ],
)
def test_data_are_kept_where_each_system_keeps_them(
    monkeypatch: pytest.MonkeyPatch, platform: str, environment: dict[str, str], folder: str
) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("/home/ann"))
    assert local_server.data_folder(platform, environment) == Path(folder)
