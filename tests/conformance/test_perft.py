"""Path counts on tiny set-ups; a game without any fails."""

import pytest

from florilege.kernel import registry
from florilege.kernel.game import Game
from tests.conformance.perft import count, read_counts


@pytest.mark.parametrize("game", registry.games().values(), ids=lambda game: game.key)
def test_path_counts(game: Game) -> None:
    counts = list(read_counts(game))
    assert counts
    for text, depth, expected in counts:
        assert count(game, text, depth) == expected
