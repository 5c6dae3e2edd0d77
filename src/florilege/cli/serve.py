"""`florilege serve`: opens the tables to browsers."""

import argparse
import os
import sys
import webbrowser

from florilege.cli.arguments import whole
from florilege.cli.terminal import Terminal
from florilege.kernel.refusal import check_range, refused
from florilege.locale.catalogue import Catalogue

MOST_WORKERS = 64
HIGHEST_PORT = 65_535
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
    parser.add_argument("--open", action="store_true", help=words.say("help-open"))


def run(args: argparse.Namespace, terminal: Terminal) -> None:
    """Serve until stopped; whatever stands in the way is refused first."""
    check_range("workers", args.workers, MOST_WORKERS)
    if args.port != 0:  # which takes any free one
        check_range("port", args.port, HIGHEST_PORT)
    try:
        from florilege.server import run as server
    except ImportError:
        raise refused("server-missing") from None
    service = server.Service(args.host, args.port, args.database, args.workers)
    server.check_storage(service)
    with server.listen(service) as listening:
        url = address(args.host, listening.getsockname()[1])
        announce(url, terminal)
        if args.open and has_display():
            webbrowser.open(url)
        server.run(service, listening)


def address(host: str, port: int) -> str:
    """Return where to go with a browser."""
    shown = "localhost" if host in EVERYWHERE else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def announce(url: str, terminal: Terminal) -> None:
    """Say where the tables are, at once even if nobody reads line by line."""
    if terminal.as_json:
        terminal.data({"url": url})
    else:
        terminal.say("serving", {"url": url})
    sys.stdout.flush()


def has_display() -> bool:
    """Tell whether a browser could show itself."""
    known = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(os.environ.get(key) for key in known)
