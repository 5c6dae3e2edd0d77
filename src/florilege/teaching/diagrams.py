"""Diagrams for the rules: a small example position for some of the clauses.

A game defines them in `diagrams.toml`, by clause; the caption of §4.2 is `<game>-diagram-4-2`:

    ["4.2"]
    seat = 0                        # whose view; default: a spectator's
    position = '''…'''              # in the notation of the game
    moves = ["A1", "B1"]            # played first; default: none
"""

from functools import cache
from typing import Any

from florilege.kernel import registry
from florilege.kernel.game import Game
from florilege.kernel.record import fast, open_dice
from florilege.kernel.refusal import refused
from florilege.kernel.seats import WATCHER
from florilege.kernel.view import View
from florilege.teaching.material import load

FILE = "diagrams.toml"
DICE = fast(0)


@cache
def _diagrams(key: str) -> dict[str, Any]:
    return load(registry.find(key), FILE)


def clauses_drawn(game: Game) -> list[str]:
    return list(_diagrams(game.key))


def diagram(key: str, clause: str) -> View:
    """Return the diagram of a clause, as a view without a prompt."""
    drawing = _diagrams(key).get(clause)
    if drawing is None:
        raise refused("no-diagram")
    position = registry.find(key).read(drawing["position"], open_dice(DICE))
    for move in drawing.get("moves", []):
        position.attempt(position.to_move(), position.read_move(move))
    view = position.view(drawing.get("seat", int(WATCHER)))
    view["prompt"] = None
    return view
