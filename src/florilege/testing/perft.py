"""Path counts (perft): how many sequences of N moves there are from a position.

They are kept as text: positions in notation, each followed by `depth N = paths`. No move within
that depth may use chance.
"""

import re
from collections.abc import Iterator

from florilege.kernel.dice import fast_dice
from florilege.kernel.game import Game
from florilege.kernel.position import Position

DEPTH = re.compile(r"depth (\d+) = (\d+)")


def paths(position: Position, depth: int) -> int:
    """Count the sequences of `depth` moves; a game that ends earlier counts as none."""
    moves = position.legal_moves()
    if depth == 1:
        return len(moves)
    found = 0
    for move in moves:
        twin = position.copy()
        twin.play(move)
        assert twin.dice.rolls == position.dice.rolls, "a move from this position uses chance"
        found += paths(twin, depth - 1)
    return found


def read_counts(text: str) -> Iterator[tuple[str, int, int]]:
    """Yield (position, depth, paths) for each count of a text."""
    lines: list[str] = []
    counted = False
    for line in text.splitlines():
        found = DEPTH.fullmatch(line)
        if found is None:
            lines = [] if counted else lines
            lines.append(line)
        else:
            yield "\n".join(lines), int(found[1]), int(found[2])
        counted = found is not None


def count(game: Game, text: str, depth: int) -> int:
    return paths(game.read(text, fast_dice(0)), depth)
