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


@pytest.mark.clause("power-plants", "starflower.timing")
def test_it_is_a_noon_plant() -> None:
    position = new(2, plants="frightshade,starflower,emberwood,honeyleaf,deeproot")
    column = board(position)["column"]
    names = ["honeyleaf", "deeproot", "starflower", "emberwood", "frightshade"]
    assert [card["plant"] for card in column] == names
    assert column[2]["timing"] == "noon"


@pytest.mark.clause("power-plants", "starflower.fairy")
def test_it_brings_a_free_fairy() -> None:
    position = play(table("garden h6@0,0", "A hand s1,d1"), "s1@1,0")
    assert moves(position) == {"fairy", "no-fairy"}
    play(position, "fairy")
    assert (on(position, "s1"), supply(position, "A")) == ("1A", 19)
    assert asked(position) == "power"


@pytest.mark.clause("power-plants", "starflower.sprout", "R17")
def test_the_sprout_pays_for_patches_by_the_wizard_and_fairies_on_them() -> None:
    position = table("""
        turn A power
        wizard s1
        garden s1@0,0:5A d1@1,0:2B e1@0,1:1A h1@-1,0 f1@2,0:3B
        A gems 2
    """)
    play(position, "sprout")
    assert (gems(position, "A"), gems(position, "B")) == (2 + 3 + 3, 0)
    assert events(position, "gained")[0].args == {"seat": 0, "number": 6}
    assert events(position, "gained")[0].clause == "starflower.sprout"


@pytest.mark.clause("power-plants", "starflower.sprout")
def test_the_sprout_pays_for_unoccupied_patches_too() -> None:
    position = table("turn A power", "wizard s1", "garden s1@0,0 d1@1,0 e1@0,1 f1@2,0")
    assert gems(play(position, "sprout"), "A") == 2


@pytest.mark.clause("power-plants", "starflower.grow", "R17", "R18")
def test_the_grow_pays_for_occupied_patches_by_the_wizard() -> None:
    position = table("""
        turn A power
        wizard e1
        garden e1@0,0:1A s1@1,0:1B e2@0,1:3A e3@-1,0 f1@2,0:1B
    """)
    play(position, "grow", "s1")
    assert gems(position, "A") == 2
    assert events(position, "gained")[0].clause == "starflower.grow"


@pytest.mark.clause("power-plants", "starflower.grow")
def test_each_growing_starflower_pays() -> None:
    position = table("turn A power", "wizard e1", "garden e1@0,0 s1@1,0 s2@0,1:1A s3@-1,0:2B")
    play(position, "grow", "s3", "s1", "s2")
    assert gems(position, "A") == 3 * 2


@pytest.mark.clause("power-plants", "starflower.grow", "honeyleaf.grow")
def test_the_printed_example_honeyleaf_comes_first() -> None:
    position = table("turn A power", "wizard s1", "garden s1@0,0:1A h6@1,0 s6@0,1")
    play(position, "grow")
    assert refusal(position, "s6").code == "column-order"
    play(position, "h6")
    assert [on(position, patch) for patch in ("h6", "s6")] == ["1A", "1A"]
    assert gems(play(position, "s6"), "A") == 2


@pytest.mark.clause("power-plants", "starflower.grow")
def test_the_grow_is_not_offered_where_nobody_is_around() -> None:
    position = table("turn A power", "wizard e1", "garden e1@0,0:1A s1@1,0 s2@0,1 f1@2,0:1B")
    assert moves(position) == {"sprout", "rest"}
    assert refusal(position, "grow").code == "nothing-grows"
