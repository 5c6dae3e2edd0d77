"""Live diagrams of the rules: a small position for each clause that needs to be seen.

A game has them in `diagrams.toml`, by clause; the caption of §4.2 is `<game>-diagram-4-2`:

    ["4.2"]
    seat = 0                        # whose eyes; left out: a spectator's
    position = '''…'''              # in the game's notation
    moves = ["A1", "B1"]            # played on it first; left out: none
"""

from functools import cache
from typing import Any

from florilege.kernel import registry
from florilege.kernel.game import Game
from florilege.kernel.record import fast, open_dice
from florilege.kernel.refusal import refused
from florilege.kernel.seats import WATCHER
from florilege.kernel.view import View
from florilege.tables.material import load

FILE = "diagrams.toml"
DICE = fast(0)


@cache
def _diagrams(key: str) -> dict[str, Any]:
    return load(registry.find(key), FILE)


def clauses_drawn(game: Game) -> list[str]:
    """Return the clauses that have a diagram."""
    return list(_diagrams(game.key))


def diagram(key: str, clause: str) -> View:
    """Return the diagram of a clause; nothing is asked in it."""
    found = _diagrams(key).get(clause)
    if found is None:
        raise refused("no-diagram")
    position = registry.find(key).read(found["position"], open_dice(DICE))
    for move in found.get("moves", []):
        position.attempt(position.to_move(), position.read_move(move))
    view = position.view(found.get("seat", int(WATCHER)))
    view["prompt"] = None
    return view
