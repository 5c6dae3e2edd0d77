"""The source files of the project, for tests that read them."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "florilege"
TESTS = ROOT / "tests"
ENGINE = ("kernel", "games", "bots")


def modules(*rooms: str) -> list[Path]:
    """Return the modules of some rooms, or of all."""
    folders = [SOURCE / room for room in rooms] or [SOURCE]
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def tree(path: Path) -> ast.Module:
    """Return a module's syntax tree."""
    return ast.parse(path.read_text("utf-8"), str(path))


def imports(path: Path) -> Iterator[str]:
    """Yield the full names a module imports, anywhere in it."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
