import pytest

from tests.games.power_plants.table import (
    asked,
    board,
    events,
    gems,
    moves,
    new,
    on,
    play,
    refusal,
    supply,
    table,
)

COLUMN = "column honeyleaf tanglethorn starflower emberwood frightshade"
SPROUTING = """
    turn A power
    wizard t1
    garden t1@0,0 s1@1,0:2B h1@0,1:1A e1@-1,0 f1@0,-1:4B s2@2,0
"""
GROWING = """
    turn A grow:t1
    wizard s1
    garden s1@0,0 t1@1,0 e1@0,1:1B f1@-1,0:1A e2@0,-1:3B s2@2,0
"""


@pytest.mark.clause("power-plants", "tanglethorn.timing")
def test_it_is_a_morning_plant() -> None:
    position = new(2, plants="frightshade,starflower,emberwood,tanglethorn,honeyleaf")
    column = board(position)["column"]
    names = ["tanglethorn", "honeyleaf", "starflower", "emberwood", "frightshade"]
    assert [card["plant"] for card in column] == names
    assert column[0]["timing"] == "morning"


@pytest.mark.clause("power-plants", "tanglethorn.fairy")
def test_it_brings_no_free_fairy() -> None:
    position = play(table(COLUMN, "garden s6@0,0", "A hand t1,h1"), "t1@1,0")
    assert asked(position) == "power"
    assert (on(position, "t1"), supply(position, "A")) == ("", 20)


@pytest.mark.clause("power-plants", "tanglethorn.fairy")
def test_an_option_gives_it_a_free_fairy() -> None:
    position = table(COLUMN, "options free_fairy=always", "garden s6@0,0", "A hand t1,h1")
    assert moves(play(position, "t1@1,0")) == {"fairy", "no-fairy"}


@pytest.mark.clause("power-plants", "tanglethorn.sprout", "R17")
def test_the_sprout_reaches_any_patch_by_the_wizard() -> None:
    position = play(table(COLUMN, SPROUTING), "sprout")
    assert asked(position) == "target"
    assert moves(position) == {"s1", "h1", "e1", "f1"}


@pytest.mark.clause("power-plants", "tanglethorn.sprout", "R17")
@pytest.mark.parametrize("patch", ["t1", "s2"])
def test_the_sprout_refuses_the_wizards_patch_and_those_further_off(patch: str) -> None:
    no = refusal(play(table(COLUMN, SPROUTING), "sprout"), patch)
    assert (no.code, no.clause) == ("not-a-target", "tanglethorn.sprout")


@pytest.mark.clause("power-plants", "tanglethorn.sprout", "R11")
@pytest.mark.parametrize(
    ("patch", "after", "mine", "theirs"),
    [("e1", "3A", 16, 14), ("h1", "4A", 16, 14), ("s1", "1A", 18, 16), ("f1", "1B", 19, 17)],
)
def test_the_sprout_adds_three_one_at_a_time(
    patch: str, after: str, mine: int, theirs: int
) -> None:
    position = play(table(COLUMN, SPROUTING), "sprout", patch)
    assert on(position, patch) == after
    assert (supply(position, "A"), supply(position, "B")) == (mine, theirs)
    assert events(position, "drew")


@pytest.mark.clause("power-plants", "tanglethorn.sprout", "R11", "E2")
def test_the_printed_example() -> None:
    position = table(COLUMN, "turn B power", "last 1", "wizard t1", "garden t1@0,0 f5@1,0:2A")
    play(position, "sprout", "f5")
    assert on(position, "f5") == "1B"
    assert gems(position, "A") == 4


@pytest.mark.clause("power-plants", "tanglethorn.grow", "R17")
def test_the_grow_reaches_any_patch_by_the_wizard_the_growing_one_included() -> None:
    position = play(table(COLUMN, GROWING), "t1")
    assert moves(position) == {"t1", "e1", "f1", "e2"}


@pytest.mark.clause("power-plants", "tanglethorn.grow")
@pytest.mark.parametrize("patch", ["s1", "s2"])
def test_the_grow_does_not_reach_from_the_growing_patch(patch: str) -> None:
    no = refusal(play(table(COLUMN, GROWING), "t1"), patch)
    assert (no.code, no.clause) == ("not-a-target", "tanglethorn.grow")


@pytest.mark.clause("power-plants", "tanglethorn.grow", "R11")
@pytest.mark.parametrize(
    ("patch", "after"), [("t1", "2A"), ("f1", "3A"), ("e1", "1A"), ("e2", "1B")]
)
def test_the_grow_adds_two_one_at_a_time(patch: str, after: str) -> None:
    position = play(table(COLUMN, GROWING), "t1", patch)
    assert on(position, patch) == after
    assert events(position, "drew")
