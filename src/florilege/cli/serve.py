"""`florilege serve`: run the server."""

import argparse
import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

from florilege.cli import arguments
from florilege.cli.terminal import Terminal
from florilege.kernel.refusal import check_range
from florilege.locale.catalogue import Catalogue

if TYPE_CHECKING:
    from florilege.server.run import ServerConfig

MOST_WORKERS = 64
HIGHEST_PORT = 65_535
LOG_LEVELS = ("debug", "info", "warning", "error")
QUIET, VERBOSE = "warning", "info"  # default log levels
EVERYWHERE = {"0.0.0.0", "::", ""}  # addresses that one can listen on, but not visit


def declare(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("--host", default="127.0.0.1", help=words.say("help-host"))
    arguments.add_number(parser, "port", 8000, "N", words.say("help-port"))
    parser.add_argument(
        "--database",
        default=os.environ.get("FLORILEGE_DATABASE", "sqlite:///florilege.db"),
        metavar="URL",
        help=words.say("help-database"),
    )
    arguments.add_number(parser, "workers", 1, "N", words.say("help-serve-workers"))
    parser.add_argument("--log-level", choices=LOG_LEVELS, help=words.say("help-log-level"))
    parser.add_argument("--open", action="store_true", help=words.say("help-open"))


def run(args: argparse.Namespace, terminal: Terminal) -> None:
    """Serve until stopped; refuse bad arguments, storage or ports before that."""
    check_range("workers", args.workers, MOST_WORKERS)
    if args.port != 0:  # 0 is any free port
        check_range("port", args.port, HIGHEST_PORT)
    from florilege.server import run as server  # slow to import

    level = args.log_level or (QUIET if args.open else VERBOSE)
    config = server.ServerConfig(args.host, args.port, args.database, args.workers, level)
    with server.claim_storage(config), server.listen(config) as listening:
        serve(config, listening, terminal, show=args.open)


def serve(
    config: "ServerConfig",
    listening: socket.socket,
    terminal: Terminal,
    kept: Path | None = None,
    *,
    show: bool,
) -> None:
    """Print the address, open the page if `show`, and serve until stopped."""
    from florilege.server import run as server

    url = address(config.host, listening.getsockname()[1])
    announce(url, terminal, kept)
    if show and has_display():
        webbrowser.open(url)
    server.run(config, listening)


def address(host: str, port: int) -> str:
    """Return the URL to visit in a browser."""
    shown = "localhost" if host in EVERYWHERE else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def announce(url: str, terminal: Terminal, kept: Path | None) -> None:
    """Print the address and where games are saved, at once even into a pipe."""
    if terminal.as_json:
        terminal.data({"url": url})
    else:
        terminal.say("serving", {"url": url})
        if kept is not None:
            terminal.say("serving-kept", {"path": str(kept)})
    sys.stdout.flush()


def has_display() -> bool:
    return sys.platform in ("darwin", "win32") or has_desktop()


def has_desktop() -> bool:
    """Return whether a Linux desktop is running."""
    return any(os.environ.get(key) for key in ("DISPLAY", "WAYLAND_DISPLAY"))
