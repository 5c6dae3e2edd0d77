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

COLUMN = "column honeyleaf deeproot starflower ashwood frightshade"
SPROUTING = """
    turn A power
    wizard E1
    garden E1@0,0 s1@1,0+1 d1@0,1 h1@-1,0:1B f1@0,-1 d2@2,0
"""
GROWING = """
    turn A grow:E1
    wizard s1
    garden s1@0,0 E1@1,0 d1@2,0+3 h1@1,1:1B f1@2,-1 d2@-1,0
"""


@pytest.mark.clause("power-plants", "ashwood.timing")
def test_it_is_a_noon_plant() -> None:
    position = new(2, plants="frightshade,ashwood,starflower,honeyleaf,deeproot")
    column = board(position)["column"]
    names = ["honeyleaf", "deeproot", "ashwood", "starflower", "frightshade"]
    assert [card["plant"] for card in column] == names
    assert column[2]["timing"] == "noon"


@pytest.mark.clause("power-plants", "ashwood.fairy")
def test_it_brings_a_free_fairy() -> None:
    position = play(table(COLUMN, "garden h6@0,0", "A hand E1,d1"), "E1@1,0")
    assert moves(position) == {"fairy", "no-fairy"}
    play(position, "fairy")
    assert (on(position, "E1"), supply(position, "A")) == ("1A", 19)
    assert asked(position) == "power"


@pytest.mark.clause("power-plants", "ashwood.sprout")
def test_the_sprout_reaches_the_wizards_patch_and_its_neighbours_without_gems() -> None:
    position = play(table(COLUMN, SPROUTING), "sprout")
    assert asked(position) == "target"
    assert moves(position) == {"E1", "d1", "h1", "f1"}


@pytest.mark.clause("power-plants", "ashwood.sprout")
@pytest.mark.parametrize("patch", ["s1", "d2"])
def test_the_sprout_refuses_patches_with_gems_and_those_further_off(patch: str) -> None:
    no = refusal(play(table(COLUMN, SPROUTING), "sprout"), patch)
    assert (no.code, no.clause) == ("not-a-target", "ashwood.sprout")


@pytest.mark.clause("power-plants", "ashwood.sprout", "P8")
def test_the_sprout_lays_two_gems_on_each_of_three_patches() -> None:
    position = play(table(COLUMN, SPROUTING, "A gems 6"), "sprout", "E1")
    assert moves(position) == {"d1", "h1", "f1", "done"}
    assert refusal(position, "E1").clause == "ashwood.sprout"
    play(position, "h1", "d1")
    found = [on(position, patch) for patch in ("E1", "s1", "d1", "h1", "f1", "d2")]
    assert found == ["+2", "+1", "+2", "1B+2", "", ""]
    assert gems(position, "A") == 6
    assert events(position, "drew")


@pytest.mark.clause("power-plants", "ashwood.sprout", "P6")
def test_up_to_three_means_one_at_least() -> None:
    position = play(table(COLUMN, SPROUTING), "sprout")
    no = refusal(position, "done")
    assert (no.code, no.clause) == ("must-go-on", "P6")
    play(position, "f1", "done")
    assert [on(position, patch) for patch in ("E1", "d1", "h1", "f1")] == ["", "", "1B", "+2"]
    assert events(position, "drew")


@pytest.mark.clause("power-plants", "ashwood.sprout")
def test_the_sprout_ends_where_there_is_no_further_patch() -> None:
    garden = "garden E1@0,0 s1@1,0+1 d1@2,0"
    position = play(table(COLUMN, "turn A power", "wizard E1", garden), "sprout", "E1")
    assert on(position, "E1") == "+2"
    assert events(position, "drew")


@pytest.mark.clause("power-plants", "ashwood.sprout")
def test_the_sprout_is_not_offered_if_gems_lie_all_around() -> None:
    garden = "garden E1@0,0+1 s1@1,0+1 d1@2,0"
    no = refusal(table(COLUMN, "turn A power", "wizard E1", garden), "sprout")
    assert (no.code, no.clause) == ("nothing-to-do", "ashwood.sprout")


@pytest.mark.clause("power-plants", "ashwood.grow")
def test_the_grow_reaches_patches_without_gems_next_to_the_growing_one() -> None:
    assert moves(play(table(COLUMN, GROWING), "E1")) == {"s1", "h1", "f1"}


@pytest.mark.clause("power-plants", "ashwood.grow")
@pytest.mark.parametrize("patch", ["E1", "d1", "d2"])
def test_the_grow_refuses_itself_patches_with_gems_and_those_by_the_wizard_only(
    patch: str,
) -> None:
    no = refusal(play(table(COLUMN, GROWING), "E1"), patch)
    assert (no.code, no.clause) == ("not-a-target", "ashwood.grow")


@pytest.mark.clause("power-plants", "ashwood.grow", "P8")
def test_the_grow_lays_a_gem_on_each_of_two_patches() -> None:
    position = play(table(COLUMN, GROWING), "E1", "h1")
    assert moves(position) == {"s1", "f1", "done"}
    play(position, "s1")
    found = [on(position, patch) for patch in ("s1", "E1", "d1", "h1", "f1")]
    assert found == ["+1", "", "+3", "1B+1", ""]
    assert gems(position, "A") == 0
    assert events(position, "drew")


@pytest.mark.clause("power-plants", "ashwood.grow", "P6")
def test_up_to_two_means_one_at_least() -> None:
    position = play(table(COLUMN, GROWING), "E1")
    assert refusal(position, "done").code == "must-go-on"
    play(position, "f1", "done")
    assert [on(position, patch) for patch in ("s1", "h1", "f1")] == ["", "1B", "+1"]
    assert events(position, "drew")


@pytest.mark.clause("power-plants", "ashwood.grow")
def test_the_grow_is_not_offered_if_gems_lie_on_all_neighbours() -> None:
    garden = "garden s1@0,0+1 E1@1,0 d1@2,0+1 h1@3,0"
    position = table(COLUMN, "turn A power", "wizard s1", garden)
    assert refusal(position, "grow").code == "nothing-grows"
