import pytest

from tests.games.power_plants.table import board, play, table

GARDEN = "garden h6@0,0 h5@1,0 s6@1,-1 e6@0,1 d6@2,0"


@pytest.mark.clause("power-plants", "2.3", "2.4")
def test_a_view_tells_beforehand_what_would_grow_and_in_which_order() -> None:
    position = table(GARDEN, "wizard h6", "turn A power")
    foretold = board(position)["would_grow"]
    assert foretold == ["h5", "s6", "e6"]
    play(position, "grow")
    assert board(position)["growing"] == foretold
    assert board(position)["would_grow"] == []


@pytest.mark.clause("power-plants", "N2")
def test_nothing_would_grow_in_discovery_mode() -> None:
    position = table(GARDEN, "wizard h6", "turn A power", "options mode=discovery")
    assert board(position)["would_grow"] == []


def test_nothing_would_grow_while_a_patch_is_yet_to_be_placed() -> None:
    assert board(table(GARDEN, "wizard h6", "turn A place"))["would_grow"] == []
