import pytest

from tests.games.power_plants.table import (
    asked,
    board,
    events,
    moves,
    new,
    on,
    play,
    refusal,
    supply,
    table,
)

COLUMN = "column honeyleaf branchroot starflower emberwood frightshade"
SPROUTING = """
    turn A power
    wizard D1
    garden D1@0,0 s1@1,0:1B s2@2,0:1A s3@3,0 e1@0,1 e2@0,2:2B f1@1,1 f2@0,4 f3@1,3 f4@1,2
"""
GROWING = """
    turn A grow:D1
    wizard s1
    garden s1@0,0 D1@1,0 e1@2,0:1B e2@3,0 f1@1,1 f2@0,-1 f3@-1,0:1A
"""


@pytest.mark.clause("power-plants", "branchroot.timing")
def test_it_is_a_morning_plant() -> None:
    position = new(2, plants="frightshade,starflower,emberwood,branchroot,honeyleaf")
    column = board(position)["column"]
    names = ["branchroot", "honeyleaf", "starflower", "emberwood", "frightshade"]
    assert [card["plant"] for card in column] == names
    assert column[0]["timing"] == "morning"


@pytest.mark.clause("power-plants", "branchroot.fairy")
def test_it_brings_no_free_fairy() -> None:
    position = play(table(COLUMN, "garden s6@0,0", "A hand D1,h1"), "D1@1,0")
    assert asked(position) == "power"
    assert (on(position, "D1"), supply(position, "A")) == ("", 20)


@pytest.mark.clause("power-plants", "branchroot.fairy")
def test_an_option_gives_it_a_free_fairy() -> None:
    position = table(COLUMN, "options free_fairy=always", "garden s6@0,0", "A hand D1,h1")
    assert moves(play(position, "D1@1,0")) == {"fairy", "no-fairy"}


@pytest.mark.clause("power-plants", "branchroot.sprout", "R19")
def test_the_sprout_reaches_patches_in_line_where_the_player_has_none() -> None:
    position = play(table(COLUMN, SPROUTING), "sprout")
    assert asked(position) == "target"
    assert moves(position) == {"s1", "s3", "e1", "e2"}


@pytest.mark.clause("power-plants", "branchroot.sprout", "R19")
def test_an_option_lets_the_line_go_on_behind_gaps() -> None:
    position = play(table(COLUMN, SPROUTING, "options sight=through-gaps"), "sprout")
    assert moves(position) == {"s1", "s3", "e1", "e2", "f2"}


@pytest.mark.clause("power-plants", "branchroot.sprout")
@pytest.mark.parametrize("patch", ["s2", "f1", "f2", "D1"])
def test_the_sprout_refuses_own_distant_and_crooked_targets(patch: str) -> None:
    no = refusal(play(table(COLUMN, SPROUTING), "sprout"), patch)
    assert (no.code, no.clause) == ("not-a-target", "branchroot.sprout")


@pytest.mark.clause("power-plants", "branchroot.sprout")
def test_the_sprout_adds_one_to_each_of_three_patches() -> None:
    position = play(table(COLUMN, SPROUTING), "sprout", "s3")
    assert moves(position) == {"s1", "e1", "e2", "done"}
    play(position, "e1")
    assert moves(position) == {"s1", "e2", "done"}
    assert not events(position, "drew")
    play(position, "e2")
    found = [on(position, patch) for patch in ("s1", "s3", "e1", "e2")]
    assert found == ["1B", "1A", "1A", "1B"]
    assert (supply(position, "A"), supply(position, "B")) == (17, 18)
    assert events(position, "drew")


@pytest.mark.clause("power-plants", "branchroot.sprout", "P2")
def test_the_patches_must_be_different_even_if_the_player_has_none_there_yet() -> None:
    position = play(table(COLUMN, SPROUTING), "sprout", "s1")
    assert on(position, "s1") == ""
    assert moves(position) == {"s3", "e1", "e2", "done"}
    play(position, "e2")
    assert moves(position) == {"s3", "e1", "done"}
    for patch in ("s1", "e2"):
        no = refusal(position, patch)
        assert (no.code, no.clause) == ("not-a-target", "branchroot.sprout")


@pytest.mark.clause("power-plants", "branchroot.sprout", "P6")
def test_up_to_three_means_one_at_least() -> None:
    position = play(table(COLUMN, SPROUTING), "sprout")
    no = refusal(position, "done")
    assert (no.code, no.clause) == ("must-go-on", "P6")
    play(position, "e1", "done")
    assert [on(position, patch) for patch in ("s1", "s3", "e1", "e2")] == ["1B", "", "1A", "2B"]
    assert events(position, "drew")


@pytest.mark.clause("power-plants", "branchroot.sprout")
def test_the_sprout_ends_where_there_is_no_further_patch() -> None:
    garden = "garden D1@0,0 s1@1,0 s2@2,0:1A e1@1,1"
    position = play(table(COLUMN, "turn A power", "wizard D1", garden), "sprout", "s1")
    assert on(position, "s1") == "1A"
    assert events(position, "drew")


@pytest.mark.clause("power-plants", "branchroot.sprout")
def test_the_sprout_is_not_offered_if_the_player_is_all_along_the_lines() -> None:
    garden = "garden D1@0,0 s1@1,0:1A s2@2,0:1A e1@1,1"
    no = refusal(table(COLUMN, "turn A power", "wizard D1", garden), "sprout")
    assert (no.code, no.clause) == ("nothing-to-do", "branchroot.sprout")


@pytest.mark.clause("power-plants", "branchroot.grow", "R18", "R19")
def test_the_grow_reaches_unoccupied_patches_in_line_with_the_wizard() -> None:
    position = play(table(COLUMN, GROWING), "D1")
    assert moves(position) == {"D1", "e2", "f2"}


@pytest.mark.clause("power-plants", "branchroot.grow")
@pytest.mark.parametrize("patch", ["s1", "e1", "f1", "f3", "done"])
def test_the_grow_refuses_occupied_patches_and_those_out_of_line(patch: str) -> None:
    no = refusal(play(table(COLUMN, GROWING), "D1"), patch)
    assert no.code == ("must-go-on" if patch == "done" else "not-a-target")
    assert no.clause == ("P6" if patch == "done" else "branchroot.grow")


@pytest.mark.clause("power-plants", "branchroot.grow")
def test_the_grow_adds_a_single_fairy() -> None:
    position = play(table(COLUMN, GROWING), "D1", "e2")
    assert (on(position, "e2"), supply(position, "A")) == ("1A", 18)
    assert events(position, "drew")


@pytest.mark.clause("power-plants", "branchroot.grow")
def test_the_grow_is_not_offered_if_all_in_line_is_occupied() -> None:
    garden = "garden s1@0,0 D1@1,0:1A e1@2,0:1B f1@1,1"
    position = table(COLUMN, "turn A power", "wizard s1", garden)
    assert refusal(position, "grow").code == "nothing-grows"
