"""Path counts on tiny set-ups; a game without any fails."""

from pathlib import Path

import pytest

from florilege.kernel import registry
from florilege.kernel.game import Game
from florilege.testing.perft import count, read_counts

FOLDER = Path(__file__).parent / "perft"


@pytest.mark.parametrize("game", registry.games().values(), ids=lambda game: game.key)
def test_path_counts(game: Game) -> None:
    counts = list(read_counts((FOLDER / f"{game.key}.txt").read_text("utf-8")))
    assert counts
    for text, depth, expected in counts:
        assert count(game, text, depth) == expected
