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

COLUMN = "column honeyleaf deeproot duskflower emberwood frightshade"

# The Emberwoods 1 to 3 are one field, Emberwood 4 another, which does not touch the Wizard.
SPROUTING = """
    turn A power
    wizard S1
    garden S1@0,0:1A e1@1,0:2B e2@2,0 e3@3,0:1A d1@4,0:1B h1@0,1 e4@0,2:1A
"""


@pytest.mark.clause("power-plants", "duskflower.timing")
def test_it_is_a_noon_plant() -> None:
    position = new(2, plants="frightshade,duskflower,emberwood,honeyleaf,deeproot")
    column = board(position)["column"]
    names = ["honeyleaf", "deeproot", "duskflower", "emberwood", "frightshade"]
    assert [card["plant"] for card in column] == names
    assert column[2]["timing"] == "noon"


@pytest.mark.clause("power-plants", "duskflower.fairy")
def test_it_brings_a_free_fairy() -> None:
    position = play(table(COLUMN, "garden h6@0,0", "A hand S1,d1"), "S1@1,0")
    assert moves(position) == {"fairy", "no-fairy"}
    play(position, "fairy")
    assert (on(position, "S1"), supply(position, "A")) == ("1A", 19)
    assert asked(position) == "power"


@pytest.mark.clause("power-plants", "duskflower.sprout")
def test_the_sprout_asks_for_a_field_by_the_wizard() -> None:
    position = play(table(COLUMN, SPROUTING), "sprout")
    assert asked(position) == "field"
    assert moves(position) == {"e1", "h1"}


@pytest.mark.clause("power-plants", "duskflower.sprout")
@pytest.mark.parametrize("patch", ["d1", "e4", "S1"])
def test_the_sprout_refuses_other_fields(patch: str) -> None:
    no = refusal(play(table(COLUMN, SPROUTING), "sprout"), patch)
    assert (no.code, no.clause) == ("not-a-target", "duskflower.sprout")


@pytest.mark.clause("power-plants", "duskflower.sprout", "R18")
@pytest.mark.parametrize(("field", "gained"), [("e1", 3 + 2), ("h1", 1)])
def test_the_sprout_pays_for_patches_of_the_field_and_again_for_occupied_ones(
    field: str, gained: int
) -> None:
    position = play(table(COLUMN, SPROUTING), "sprout", field)
    assert (gems(position, "A"), gems(position, "B")) == (gained, 0)
    assert events(position, "gained")[0].clause == "duskflower.sprout"


@pytest.mark.clause("power-plants", "duskflower.sprout", "R17")
def test_the_wizards_patch_counts_in_a_field_it_belongs_to() -> None:
    garden = "garden S1@0,0:1A S2@1,0 h1@2,0"
    position = play(table(COLUMN, "turn A power", "wizard S1", garden), "sprout")
    assert moves(position) == {"S1"}
    assert gems(play(position, "S1"), "A") == 2 + 1


@pytest.mark.clause("power-plants", "duskflower.grow", "R18")
def test_the_grow_pays_for_the_plants_occupied_next_to_the_growing_patch() -> None:
    position = table(
        COLUMN,
        "turn A power",
        "wizard e1",
        "garden e1@0,0:1A S1@1,0:1A e2@1,1:2B d1@2,0:3B h1@2,-1 f1@-1,0:1B",
    )
    play(position, "grow", "S1")
    assert (gems(position, "A"), gems(position, "B")) == (2, 0)
    assert events(position, "gained")[0].clause == "duskflower.grow"


@pytest.mark.clause("power-plants", "duskflower.grow")
def test_another_duskflower_beside_it_is_a_plant_like_the_others() -> None:
    garden = "garden e1@0,0 S1@1,0:1B S2@2,0:1A"
    position = table(COLUMN, "turn A power", "wizard e1", garden)
    assert gems(play(position, "grow", "S1"), "A") == 1


@pytest.mark.clause("power-plants", "duskflower.grow")
def test_only_a_duskflower_in_company_is_offered() -> None:
    garden = "garden e1@0,0 S1@1,0:1A d1@2,0:1B S2@-1,0:1A"
    position = play(table(COLUMN, "turn A power", "wizard e1", garden), "grow")
    assert moves(position) == {"S1", "skip"}
    no = refusal(position, "S2")
    assert (no.code, no.clause) == ("nothing-to-do", "duskflower.grow")


@pytest.mark.clause("power-plants", "duskflower.grow")
def test_the_grow_is_not_offered_where_nobody_is_around() -> None:
    garden = "garden e1@0,0 S1@1,0:1A d1@2,0 h1@3,0:1B"
    position = table(COLUMN, "turn A power", "wizard e1", garden)
    assert refusal(position, "grow").code == "nothing-grows"
