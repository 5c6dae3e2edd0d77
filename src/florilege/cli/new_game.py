"""`florilege new-game`: write a package with a small working game, to be changed."""

import argparse
import re
from importlib.resources import files
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from florilege.cli.files import check_writable
from florilege.cli.terminal import Terminal
from florilege.kernel import registry
from florilege.kernel.refusal import refused
from florilege.locale.catalogue import Catalogue

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
TEMPLATE = "florilege.template"
FILES = {
    "pyproject.toml": "pyproject.toml",
    "__init__.py": "{module}/__init__.py",
    "locale/en.ftl": "{module}/locale/en.ftl",
    "locale/fr.ftl": "{module}/locale/fr.ftl",
    "conformance.py": "tests/test_conformance.py",
}


def declare(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("name", metavar="NAME", help=words.say("help-new-name"))


def run(args: argparse.Namespace, terminal: Terminal) -> None:
    """Write the package into a new folder with the name of the game."""
    check_name(args.name)
    folder = Path(args.name)
    check_writable(folder)
    try:
        written = write(args.name, folder)
    except OSError as error:
        reason = error.strerror or ""
        raise refused("file-unwritable", "", {"path": str(folder), "reason": reason}) from None
    if terminal.as_json:
        terminal.data({"files": [str(path) for path in written]})
        return
    for path in written:
        terminal.show(str(path))
    terminal.say("new-game-written", {"name": args.name})


def check_name(name: str) -> None:
    """Refuse a name that is taken, or cannot be a game's key and a module's name."""
    module = module_of(name)
    if not NAME.fullmatch(name) or iskeyword(module):
        raise refused("new-game-name", "", {"name": name})
    left_out = [plugin.key for plugin in registry.installed().left_out]
    if name in [*registry.games(), *left_out] or find_spec(module) is not None:
        raise refused("new-game-taken", "", {"name": name})


def module_of(name: str) -> str:
    return name.replace("-", "_")


def write(name: str, folder: Path) -> list[Path]:
    written: list[Path] = []
    for source, target in FILES.items():
        text = files(TEMPLATE).joinpath(source).read_text("utf-8")
        path = folder / target.format(module=module_of(name))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(renamed(text, name), "utf-8")
        written.append(path)
    return written


def renamed(text: str, name: str) -> str:
    title = name.replace("-", " ").title()
    names = {
        TEMPLATE: module_of(name),
        "last_petal": module_of(name),
        "last-petal": name,
        "Last Petal": title,
        "Le dernier pétale": title,
    }
    for old, new in names.items():
        text = text.replace(old, new)
    return text
