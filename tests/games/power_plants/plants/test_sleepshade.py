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

COLUMN = "column honeyleaf deeproot starflower emberwood sleepshade"

# The fields of Starflower, Honeyleaf and Deeproot touch the Wizard; Emberwood's does not.
SPROUTING = """
    turn A power
    wizard F1
    garden F1@0,0:1A s1@1,0:3B s2@2,0:1B e1@3,0:1B h1@0,1:1A d1@-1,0
"""
GROWING = """
    turn A grow:F1
    wizard s1
    garden s1@0,0:1A F1@1,0 d1@2,0:2B e1@1,1 h1@-1,0:1B
"""


@pytest.mark.clause("power-plants", "sleepshade.timing")
def test_it_is_a_night_plant() -> None:
    position = new(2, plants="sleepshade,starflower,wingbean,honeyleaf,deeproot")
    column = board(position)["column"]
    names = ["honeyleaf", "deeproot", "starflower", "sleepshade", "wingbean"]
    assert [card["plant"] for card in column] == names
    assert column[3]["timing"] == "night"


@pytest.mark.clause("power-plants", "sleepshade.fairy")
def test_it_brings_a_free_fairy() -> None:
    position = play(table(COLUMN, "garden h6@0,0", "A hand F1,d1"), "F1@1,0")
    assert moves(position) == {"fairy", "no-fairy"}
    play(position, "fairy")
    assert (on(position, "F1"), supply(position, "A")) == ("1A", 19)
    assert asked(position) == "power"


@pytest.mark.clause("power-plants", "sleepshade.sprout", "R17", "R18")
def test_the_sprout_begins_with_an_occupied_patch_of_a_field_by_the_wizard() -> None:
    position = play(table(COLUMN, SPROUTING), "sprout")
    assert asked(position) == "mover"
    assert moves(position) == {"s1", "s2", "h1"}


@pytest.mark.clause("power-plants", "sleepshade.sprout", "R17")
@pytest.mark.parametrize("patch", ["F1", "e1", "d1"])
def test_the_sprout_refuses_unoccupied_patches_and_other_fields(patch: str) -> None:
    no = refusal(play(table(COLUMN, SPROUTING), "sprout"), patch)
    assert (no.code, no.clause) == ("not-a-target", "sleepshade.sprout")


@pytest.mark.clause("power-plants", "sleepshade.sprout", "R17")
def test_the_wizards_patch_counts_in_a_field_it_belongs_to() -> None:
    garden = "garden F1@0,0:1A F2@1,0 e1@2,0:1B"
    position = table(COLUMN, "turn A power", "wizard F1", garden)
    assert moves(play(position, "sprout")) == {"F1"}


@pytest.mark.clause("power-plants", "sleepshade.sprout")
def test_the_fairies_go_one_step_from_there() -> None:
    position = play(table(COLUMN, SPROUTING), "sprout", "s1")
    assert asked(position) == "destination"
    assert moves(position) == {"F1", "s2", "h1"}
    no = refusal(position, "e1")
    assert (no.code, no.clause) == ("not-a-target", "sleepshade.sprout")


@pytest.mark.clause("power-plants", "sleepshade.sprout")
def test_the_sprout_moves_two_of_three_fairies_for_a_gem_each() -> None:
    position = play(table(COLUMN, SPROUTING), "sprout", "s1", "s2")
    assert gems(position, "A") == 1
    assert moves(position) == {"F1", "s2", "h1", "done"}
    play(position, "s2")
    assert [on(position, patch) for patch in ("s1", "s2")] == ["1B", "3B"]
    assert (gems(position, "A"), gems(position, "B")) == (2, 0)
    assert events(position, "drew")


@pytest.mark.clause("power-plants", "sleepshade.sprout", "P3", "R12")
def test_a_fairy_moved_onto_rivals_goes_home_with_one_of_them() -> None:
    position = play(table(COLUMN, SPROUTING), "sprout", "s1", "s2", "h1")
    assert [on(position, patch) for patch in ("s1", "s2", "h1")] == ["1B", "2B", ""]
    assert (supply(position, "A"), supply(position, "B")) == (19, 16)
    assert gems(position, "A") == 2


@pytest.mark.clause("power-plants", "sleepshade.sprout", "P6")
def test_up_to_two_means_one_at_least() -> None:
    position = play(table(COLUMN, SPROUTING), "sprout")
    assert refusal(position, "done").code == "must-go-on"
    play(position, "s1")
    no = refusal(position, "done")
    assert (no.code, no.clause) == ("must-go-on", "P6")
    play(position, "s2", "done")
    assert [on(position, patch) for patch in ("s1", "s2")] == ["2B", "2B"]
    assert gems(position, "A") == 1
    assert events(position, "drew")


@pytest.mark.clause("power-plants", "sleepshade.sprout")
def test_the_sprout_ends_when_nobody_is_left_there() -> None:
    position = play(table(COLUMN, SPROUTING), "sprout", "h1")
    assert moves(position) == {"F1", "s1"}
    play(position, "F1")
    assert [on(position, patch) for patch in ("h1", "F1")] == ["", "2A"]
    assert gems(position, "A") == 1
    assert events(position, "drew")


@pytest.mark.clause("power-plants", "sleepshade.sprout")
def test_the_sprout_is_not_offered_if_the_fields_around_are_unoccupied() -> None:
    garden = "garden F1@0,0:1A s1@1,0 s2@2,0 e1@3,0:1B"
    no = refusal(table(COLUMN, "turn A power", "wizard F1", garden), "sprout")
    assert (no.code, no.clause) == ("nothing-to-do", "sleepshade.sprout")


@pytest.mark.clause("power-plants", "sleepshade.grow")
def test_the_grow_takes_a_fairy_from_any_neighbour_of_the_growing_patch() -> None:
    position = play(table(COLUMN, GROWING), "F1")
    assert (asked(position), moves(position)) == ("mover", {"s1", "d1"})


@pytest.mark.clause("power-plants", "sleepshade.grow")
@pytest.mark.parametrize("patch", ["F1", "e1", "h1"])
def test_the_grow_refuses_unoccupied_patches_and_those_by_the_wizard_only(patch: str) -> None:
    no = refusal(play(table(COLUMN, GROWING), "F1"), patch)
    assert (no.code, no.clause) == ("not-a-target", "sleepshade.grow")


@pytest.mark.clause("power-plants", "sleepshade.grow")
@pytest.mark.parametrize(("patch", "left", "after"), [("s1", "", "1A"), ("d1", "1B", "1B")])
def test_the_grow_moves_one_fairy_without_gems(patch: str, left: str, after: str) -> None:
    position = play(table(COLUMN, GROWING), "F1", patch)
    assert (on(position, patch), on(position, "F1")) == (left, after)
    assert gems(position, "A") == 0
    assert events(position, "drew")


@pytest.mark.clause("power-plants", "sleepshade.grow", "P3")
@pytest.mark.parametrize(("here", "after"), [("2B", "1B"), ("1B", ""), ("1A", "2A")])
def test_the_grow_onto_rivals_ousts_both(here: str, after: str) -> None:
    garden = f"garden s1@0,0:1A F1@1,0:{here} e1@1,1"
    position = play(table(COLUMN, "turn A grow:F1", "wizard s1", garden), "F1", "s1")
    assert (on(position, "s1"), on(position, "F1")) == ("", after)


@pytest.mark.clause("power-plants", "sleepshade.grow")
def test_the_grow_is_not_offered_if_nobody_is_beside_it() -> None:
    garden = "garden s1@0,0 F1@1,0:1A e1@2,0 h1@3,0:1B"
    position = table(COLUMN, "turn A power", "wizard s1", garden)
    assert refusal(position, "grow").code == "nothing-grows"
