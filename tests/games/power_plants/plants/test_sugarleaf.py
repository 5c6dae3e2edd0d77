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

COLUMN = "column sugarleaf deeproot starflower emberwood frightshade"


@pytest.mark.clause("power-plants", "sugarleaf.timing")
def test_it_is_a_morning_plant() -> None:
    position = new(2, plants="frightshade,starflower,emberwood,sugarleaf,deeproot")
    column = board(position)["column"]
    names = ["sugarleaf", "deeproot", "starflower", "emberwood", "frightshade"]
    assert [card["plant"] for card in column] == names
    assert column[0]["timing"] == "morning"


@pytest.mark.clause("power-plants", "sugarleaf.fairy")
def test_it_brings_no_free_fairy() -> None:
    position = play(table(COLUMN, "garden s6@0,0", "A hand H1,d1"), "H1@1,0")
    assert asked(position) == "power"
    assert (on(position, "H1"), supply(position, "A")) == ("", 20)


@pytest.mark.clause("power-plants", "sugarleaf.fairy")
def test_an_option_gives_it_a_free_fairy() -> None:
    position = table(COLUMN, "options free_fairy=always", "garden s6@0,0", "A hand H1,d1")
    assert moves(play(position, "H1@1,0")) == {"fairy", "no-fairy"}


@pytest.mark.clause("power-plants", "sugarleaf.sprout", "P2", "R18")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", "2A"),
        ("+3", "2A+3"),
        (":1A", "2A"),
        (":3A", "4A"),
        (":1B", ""),
        (":3B", "2B"),
    ],
)
def test_the_sprout_adds_two_where_nobody_is_and_one_elsewhere(before: str, after: str) -> None:
    garden = f"garden H1@0,0 s1@1,0 d1@0,1{before}"
    position = play(table(COLUMN, "turn A power", "wizard H1", garden), "sprout")
    assert on(position, "d1") == after
    assert on(position, "s1") == "2A"


@pytest.mark.clause("power-plants", "sugarleaf.sprout", "R17")
def test_the_sprout_serves_all_patches_by_the_wizard_and_no_others() -> None:
    position = table(
        COLUMN,
        "turn A power",
        "wizard H1",
        "garden H1@0,0 d1@1,0 s1@0,1:1A e1@-1,0:1B f1@0,-1:2B d2@2,0 s2@0,2:1A",
    )
    play(position, "sprout")
    patches = ["H1", "d1", "s1", "e1", "f1", "d2", "s2"]
    assert [on(position, patch) for patch in patches] == ["", "2A", "2A", "", "1B", "", "1A"]
    assert (supply(position, "A"), supply(position, "B")) == (15, 19)
    assert events(position, "drew")


# Nearest to the growing one: the Wizard's own patch and Deeproot 1 are unoccupied.
GROWING = """
    turn A power
    wizard s1
    garden s1@0,0 H1@1,0 d1@2,0+1 e1@1,1:1A f1@2,-1:1B s2@-1,0 s3@3,0
"""


@pytest.mark.clause("power-plants", "sugarleaf.grow", "R18")
def test_the_grow_adds_one_to_each_unoccupied_patch_next_to_the_growing_one() -> None:
    position = play(table(COLUMN, GROWING), "grow", "H1")
    patches = ["s1", "H1", "d1", "e1", "f1", "s2", "s3"]
    found = [on(position, patch) for patch in patches]
    assert found == ["1A", "", "1A+1", "1A", "1B", "", ""]
    assert (supply(position, "A"), supply(position, "B")) == (17, 19)


@pytest.mark.clause("power-plants", "sugarleaf.grow")
def test_only_a_sugarleaf_with_an_unoccupied_neighbour_is_offered() -> None:
    garden = "garden s1@0,0:1A H1@1,0 d1@2,0 H2@-1,0 d2@-2,0:1B"
    position = play(table(COLUMN, "turn A power", "wizard s1", garden), "grow")
    assert moves(position) == {"H1", "skip"}
    no = refusal(position, "H2")
    assert (no.code, no.clause) == ("nothing-to-do", "sugarleaf.grow")


@pytest.mark.clause("power-plants", "sugarleaf.grow")
def test_the_grow_is_not_offered_where_all_neighbours_are_occupied() -> None:
    garden = "garden s1@0,0:1A H1@1,0 d1@2,0:1B d2@3,0"
    position = table(COLUMN, "turn A power", "wizard s1", garden)
    assert refusal(position, "grow").code == "nothing-grows"
