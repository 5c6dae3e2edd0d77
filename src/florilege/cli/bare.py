"""`florilege` alone: opens the tables to the person who is there, and the page in a browser."""

import os
import socket
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from florilege.cli import serve
from florilege.cli.terminal import Terminal
from florilege.kernel.refusal import Refused, refused

if TYPE_CHECKING:
    from florilege.server.run import ServerConfig

HOST = "127.0.0.1"
PORT = 8000  # or any free one, if this is in use


def is_person_there() -> bool:
    """Return whether somebody is there to see the page, and to end the server."""
    return has_terminal() or serve.has_desktop()


def has_terminal() -> bool:
    """Return whether a person types and reads here, not a program."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def run(terminal: Terminal) -> None:
    """Serve until stopped, with the games where the user's own data are kept."""
    from florilege.server import run as server

    named = os.environ.get("FLORILEGE_DATABASE")
    kept = None if named else home_database()
    config = server.ServerConfig(HOST, PORT, named or f"sqlite:///{kept}", 1, serve.FOR_PEOPLE)
    server.check_storage(config)
    with listen(config) as listening:
        serve.open_tables(config, listening, terminal, kept, show=True)


def listen(config: "ServerConfig") -> socket.socket:
    """Return a socket that listens at the usual port, or at a free one if it is in use."""
    from florilege.server import run as server

    try:
        return server.listen(config)
    except Refused as error:
        if error.refusal.code != "port-in-use":
            raise
        return server.listen(replace(config, port=0))


def home_database() -> Path:
    """Return the file of the user's games, in a folder that exists, or refuse."""
    try:
        folder = data_folder(sys.platform, os.environ)
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise refused("no-place-for-games", "", {"reason": reason}) from None
    return folder / "florilege.db"


def data_folder(platform: str, environment: Mapping[str, str]) -> Path:
    """Return where programs keep a user's data on a platform."""
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Florilege"
    if platform == "win32":
        return named_folder(environment, "LOCALAPPDATA", "AppData/Local") / "Florilege"
    return named_folder(environment, "XDG_DATA_HOME", ".local/share") / "florilege"


def named_folder(environment: Mapping[str, str], name: str, usual: str) -> Path:
    """Return the folder that the environment names, or the usual one in the user's home."""
    named = Path(environment.get(name, ""))
    return named if named.is_absolute() else Path.home() / usual
