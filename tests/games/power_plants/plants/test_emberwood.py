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

SPROUTING = """
    turn A power
    wizard e1
    garden e1@0,0 s1@1,0:1A+2 d1@2,0:1B h1@3,0 e2@4,0+1
"""
GROWING = """
    turn A grow:e1
    wizard s1
    garden s1@0,0 e1@1,0 d1@2,0:1B h1@1,1+3 f1@0,-1 s2@3,0
"""


@pytest.mark.clause("power-plants", "emberwood.timing")
def test_it_is_a_noon_plant() -> None:
    position = new(2, plants="frightshade,emberwood,starflower,honeyleaf,deeproot")
    column = board(position)["column"]
    names = ["honeyleaf", "deeproot", "emberwood", "starflower", "frightshade"]
    assert [card["plant"] for card in column] == names
    assert column[2]["timing"] == "noon"


@pytest.mark.clause("power-plants", "emberwood.fairy")
def test_it_brings_a_free_fairy() -> None:
    position = play(table("garden h6@0,0", "A hand e1,d1"), "e1@1,0")
    assert moves(position) == {"fairy", "no-fairy"}
    play(position, "fairy")
    assert (on(position, "e1"), supply(position, "A")) == ("1A", 19)
    assert asked(position) == "power"


@pytest.mark.clause("power-plants", "emberwood.sprout")
def test_the_sprout_reaches_every_patch_without_gems() -> None:
    position = play(table(SPROUTING), "sprout")
    assert asked(position) == "target"
    assert moves(position) == {"e1", "d1", "h1"}


@pytest.mark.clause("power-plants", "emberwood.sprout")
@pytest.mark.parametrize("patch", ["s1", "e2"])
def test_the_sprout_refuses_patches_with_gems(patch: str) -> None:
    no = refusal(play(table(SPROUTING), "sprout"), patch)
    assert (no.code, no.clause) == ("not-a-target", "emberwood.sprout")


@pytest.mark.clause("power-plants", "emberwood.sprout", "P8")
@pytest.mark.parametrize(("patch", "after"), [("e1", "+5"), ("d1", "1B+5"), ("h1", "+5")])
def test_the_sprout_lays_five_gems_of_the_general_supply(patch: str, after: str) -> None:
    position = play(table(SPROUTING, "A gems 7"), "sprout", patch)
    assert on(position, patch) == after
    assert gems(position, "A") == 7
    assert len(events(position, "jewelled")) == 1


@pytest.mark.clause("power-plants", "emberwood.sprout")
def test_the_sprout_is_not_offered_if_gems_lie_everywhere() -> None:
    position = table("turn A power", "wizard e1", "garden e1@0,0+1 s1@1,0+2 h1@2,0+5")
    no = refusal(position, "sprout")
    assert (no.code, no.clause) == ("nothing-to-do", "emberwood.sprout")


@pytest.mark.clause("power-plants", "emberwood.grow")
def test_the_grow_reaches_the_growing_patch_and_those_next_to_it() -> None:
    assert moves(play(table(GROWING), "e1")) == {"e1", "s1", "d1"}


@pytest.mark.clause("power-plants", "emberwood.grow")
@pytest.mark.parametrize("patch", ["h1", "f1", "s2"])
def test_the_grow_refuses_patches_with_gems_and_those_further_off(patch: str) -> None:
    no = refusal(play(table(GROWING), "e1"), patch)
    assert (no.code, no.clause) == ("not-a-target", "emberwood.grow")


@pytest.mark.clause("power-plants", "emberwood.grow")
@pytest.mark.parametrize(("patch", "after"), [("e1", "+2"), ("s1", "+2"), ("d1", "1B+2")])
def test_the_grow_lays_two_gems(patch: str, after: str) -> None:
    position = play(table(GROWING), "e1", patch)
    assert (on(position, patch), gems(position, "A")) == (after, 0)


@pytest.mark.clause("power-plants", "emberwood.grow")
def test_the_grow_is_not_offered_if_gems_lie_all_around() -> None:
    position = table("turn A power", "wizard s1", "garden s1@0,0+1 e1@1,0+2 d1@2,0+1 h1@3,0")
    assert refusal(position, "grow").code == "nothing-grows"


@pytest.mark.clause("power-plants", "emberwood.grow")
def test_only_the_emberwood_that_can_do_something_is_offered() -> None:
    position = table("turn A power", "wizard s1", "garden s1@0,0+1 e1@1,0+2 e2@-1,0+1 d1@2,0")
    play(position, "grow")
    assert moves(position) == {"e1", "skip"}
    no = refusal(position, "e2")
    assert (no.code, no.clause) == ("nothing-to-do", "emberwood.grow")
