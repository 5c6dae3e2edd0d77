"""The layout of the house: what may be touched from where, and how the engine is written."""

import ast
import sys
from pathlib import Path

import pytest

from florilege.kernel import registry
from tests.sources import ENGINE, ROOT, SOURCE, imports, modules, tree

BELOW = {
    "kernel": set[str](),
    "games": {"kernel"},
    "bots": {"kernel", "games"},
    "arena": {"kernel", "games", "bots"},
    "locale": {"kernel"},
    "testing": {"kernel", "locale"},
    "template": {"kernel"},
    "tables": {"kernel", "games", "bots", "arena", "locale"},
    "teaching": {"kernel", "tables"},
    "storage": {"kernel", "games", "bots", "arena", "locale", "tables"},
    "server": {"kernel", "games", "bots", "arena", "locale", "tables", "teaching", "storage"},
}
BELOW["cli"] = set(BELOW)
ENGINE_NEEDS = {"librt", "mypy_extensions", "florilege"}
WINDOWS = {"bots/clock.py": {"time"}}  # where the engine looks out all the same
WORLD_OUTSIDE = {"random", "secrets", "time", "datetime", "os", "pathlib", "socket", "threading"}


def room(name: str) -> str:
    """Return the room of a dotted name in the package, or nothing."""
    parts = name.split(".")
    return parts[1] if parts[0] == "florilege" and len(parts) > 1 else ""


def where(path: Path) -> str:
    return str(path.relative_to(ROOT))


def test_every_room_is_known() -> None:
    rooms = {path.name for path in SOURCE.iterdir() if path.is_dir() and path.name[0] != "_"}
    assert rooms <= set(BELOW)


@pytest.mark.parametrize("path", modules(), ids=where)
def test_lower_rooms_never_import_upper_ones(path: Path) -> None:
    own = path.relative_to(SOURCE).parts[0]
    if own not in BELOW:
        return
    for name in imports(path):
        assert room(name) in BELOW[own] | {own, "", "COMPILED", "__version__", "_engine"}, (
            f"{path}: {name}"
        )


@pytest.mark.parametrize("path", modules("games"), ids=where)
def test_no_game_imports_another(path: Path) -> None:
    own = path.relative_to(SOURCE / "games").parts[0]
    for name in imports(path):
        parts = name.split(".")
        assert parts[:2] != ["florilege", "games"] or parts[2:3] in ([], [own]), f"{path}: {name}"


@pytest.mark.parametrize("path", modules(*ENGINE), ids=where)
def test_the_engine_needs_nothing_and_touches_nothing(path: Path) -> None:
    outside = WORLD_OUTSIDE - WINDOWS.get(str(path.relative_to(SOURCE)), set())
    for name in imports(path):
        top = name.split(".")[0]
        assert top in ENGINE_NEEDS or top in sys.stdlib_module_names, f"{path}: {name}"
        assert top not in outside, f"{path}: {name}"


@pytest.mark.parametrize("path", modules(*ENGINE), ids=where)
def test_no_mask_is_shifted_from_a_constant(path: Path) -> None:
    """A constant left of `<<` is 32 bits wide once compiled; see `kernel.bits`."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            whole = isinstance(node.left, ast.Constant) and isinstance(node.right, ast.Constant)
            assert whole or not isinstance(node.left, ast.Constant), f"{path}:{node.lineno}"


@pytest.mark.parametrize("path", modules(*ENGINE), ids=where)
def test_no_constant_is_too_great_to_stay_a_number(path: Path) -> None:
    """From 2 ** 62 on a constant is an object once compiled, unpacked at every use."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Constant) and isinstance(node.value, int):
            assert node.value < 2**62, f"{path}:{node.lineno}"


@pytest.mark.parametrize("path", [p for p in modules() if "games" not in p.parts], ids=where)
def test_only_a_game_names_itself(path: Path) -> None:
    names = set(registry.games()) | {key.replace("-", "_") for key in registry.games()}
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            assert node.value not in names, f"{path}:{node.lineno}"


def test_games_are_found_by_entry_point() -> None:
    folders = {path.parent.name.replace("_", "-") for path in SOURCE.glob("games/*/game.py")}
    assert folders <= set(registry.games())
    assert all(key == game.key for key, game in registry.games().items())
