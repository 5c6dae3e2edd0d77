"""`florilege` without a command: serve on this computer and open the page in a browser."""

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


def is_interactive() -> bool:
    """Return whether a person can see the page and stop the server."""
    return has_terminal() or serve.has_desktop()


def has_terminal() -> bool:
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def run(terminal: Terminal) -> None:
    """Serve until stopped; games are saved in the user's data folder."""
    from florilege.server import run as server

    named = os.environ.get("FLORILEGE_DATABASE")
    kept = None if named else home_database()
    config = server.ServerConfig(HOST, PORT, named or f"sqlite:///{kept}", 1, serve.QUIET)
    with server.claim_storage(config), listen(config) as listening:
        serve.serve(config, listening, terminal, kept, show=True)


def listen(config: "ServerConfig") -> socket.socket:
    """Return a socket that listens on the default port, or on a free one if it is in use."""
    from florilege.server import run as server

    try:
        return server.listen(config)
    except Refused as error:
        if error.refusal.code != "port-in-use":
            raise
        return server.listen(replace(config, port=0))


def home_database() -> Path:
    """Return the path of the user's database and create its folder, or refuse."""
    try:
        folder = data_folder(sys.platform, os.environ)
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise refused("no-place-for-games", "", {"reason": reason}) from None
    return folder / "florilege.db"


def data_folder(platform: str, environment: Mapping[str, str]) -> Path:
    """Return where the platform keeps a user's application data."""
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Florilege"
    if platform == "win32":
        return named_folder(environment, "LOCALAPPDATA", "AppData/Local") / "Florilege"
    return named_folder(environment, "XDG_DATA_HOME", ".local/share") / "florilege"


def named_folder(environment: Mapping[str, str], name: str, usual: str) -> Path:
    """Return the folder named by an environment variable, or the default in the user's home."""
    named = Path(environment.get(name, ""))
    return named if named.is_absolute() else Path.home() / usual
