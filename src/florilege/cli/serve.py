"""`florilege serve`: opens the tables to browsers."""

import argparse
import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

from florilege.cli.arguments import whole
from florilege.cli.terminal import Terminal
from florilege.kernel.refusal import check_range
from florilege.locale.catalogue import Catalogue

if TYPE_CHECKING:
    from florilege.server.run import ServerConfig

MOST_WORKERS = 64
HIGHEST_PORT = 65_535
LOG_LEVELS = ("debug", "info", "warning", "error")
FOR_PEOPLE, FOR_OPERATORS = "warning", "info"  # what is logged unless somebody says otherwise
EVERYWHERE = {"0.0.0.0", "::", ""}  # addresses to listen at that nobody can go to


def declare(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    """Add the arguments of this command."""
    parser.add_argument("--host", default="127.0.0.1", help=words.say("help-host"))
    parser.add_argument(
        "--port", type=whole, default=8000, metavar="N", help=words.say("help-port")
    )
    parser.add_argument(
        "--database",
        default=os.environ.get("FLORILEGE_DATABASE", "sqlite:///florilege.db"),
        metavar="URL",
        help=words.say("help-database"),
    )
    parser.add_argument(
        "--workers", type=whole, default=1, metavar="N", help=words.say("help-serve-workers")
    )
    parser.add_argument("--log-level", choices=LOG_LEVELS, help=words.say("help-log-level"))
    parser.add_argument("--open", action="store_true", help=words.say("help-open"))


def run(args: argparse.Namespace, terminal: Terminal) -> None:
    """Serve until stopped; whatever stands in the way is refused first."""
    check_range("workers", args.workers, MOST_WORKERS)
    if args.port != 0:  # which takes any free one
        check_range("port", args.port, HIGHEST_PORT)
    from florilege.server import run as server  # which takes longer to load than most commands run

    level = args.log_level or (FOR_PEOPLE if args.open else FOR_OPERATORS)
    config = server.ServerConfig(args.host, args.port, args.database, args.workers, level)
    server.check_storage(config)
    with server.listen(config) as listening:
        open_tables(config, listening, terminal, show=args.open)


def open_tables(
    config: "ServerConfig",
    listening: socket.socket,
    terminal: Terminal,
    kept: Path | None = None,
    *,
    show: bool,
) -> None:
    """Say where the tables are, and where their games are kept; show the page; serve."""
    from florilege.server import run as server

    url = address(config.host, listening.getsockname()[1])
    announce(url, terminal, kept)
    if show and has_display():
        webbrowser.open(url)
    server.run(config, listening)


def address(host: str, port: int) -> str:
    """Return where to go with a browser."""
    shown = "localhost" if host in EVERYWHERE else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def announce(url: str, terminal: Terminal, kept: Path | None) -> None:
    """Say where the tables are, at once even if nobody reads line by line."""
    if terminal.as_json:
        terminal.data({"url": url})
    else:
        terminal.say("serving", {"url": url})
        if kept is not None:
            terminal.say("serving-kept", {"path": str(kept)})
    sys.stdout.flush()


def has_display() -> bool:
    """Return whether a browser could show itself."""
    return sys.platform in ("darwin", "win32") or has_desktop()


def has_desktop() -> bool:
    """Return whether the environment names a desktop."""
    return any(os.environ.get(key) for key in ("DISPLAY", "WAYLAND_DISPLAY"))
