import pytest

from tests.games.power_plants.table import (
    asked,
    board,
    moves,
    new,
    on,
    play,
    refusal,
    supply,
    table,
)


@pytest.mark.clause("power-plants", "honeyleaf.timing")
def test_it_is_a_morning_plant() -> None:
    position = new(2, plants="frightshade,starflower,emberwood,honeyleaf,deeproot")
    column = board(position)["column"]
    names = ["honeyleaf", "deeproot", "starflower", "emberwood", "frightshade"]
    assert [card["plant"] for card in column] == names
    assert column[0]["timing"] == "morning"


@pytest.mark.clause("power-plants", "honeyleaf.fairy")
def test_it_brings_no_free_fairy() -> None:
    position = play(table("garden s6@0,0", "A hand h1,d1"), "h1@1,0")
    assert asked(position) == "power"
    assert (on(position, "h1"), supply(position, "A")) == ("", 20)


@pytest.mark.clause("power-plants", "honeyleaf.fairy")
def test_an_option_gives_it_a_free_fairy() -> None:
    position = table("options free_fairy=always", "garden s6@0,0", "A hand h1,d1")
    play(position, "h1@1,0")
    assert moves(position) == {"fairy", "no-fairy"}
    assert on(play(position, "fairy"), "h1") == "1A"


@pytest.mark.clause("power-plants", "honeyleaf.sprout", "R11", "R13")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", "2A"),
        ("+4", "2A+4"),
        (":1A", "3A"),
        (":2A", "2A"),
        (":1B", ""),
        (":2B", "2B"),
    ],
)
def test_the_sprout_adds_two_where_at_most_one_fairy_is(before: str, after: str) -> None:
    position = table("turn A power", "wizard h1", f"garden h1@0,0 s1@1,0 d1@0,1{before}")
    assert on(play(position, "sprout"), "d1") == after


@pytest.mark.clause("power-plants", "honeyleaf.sprout", "R17")
def test_the_sprout_serves_all_patches_by_the_wizard_and_no_others() -> None:
    position = table("""
        turn A power
        wizard h1
        garden h1@0,0 d1@1,0 s1@0,1:1A e1@-1,0:1B f1@0,-1:2B d2@2,0 s2@0,2
    """)
    play(position, "sprout")
    patches = ["h1", "d1", "s1", "e1", "f1", "d2", "s2"]
    assert [on(position, patch) for patch in patches] == ["", "2A", "3A", "", "2B", "", ""]
    assert (supply(position, "A"), supply(position, "B")) == (15, 18)


@pytest.mark.clause("power-plants", "honeyleaf.sprout", "R11")
def test_an_option_lets_the_second_fairy_stay_where_the_first_ousted() -> None:
    position = table("""
        options honeyleaf_oust=one-at-a-time
        turn A power
        wizard h1
        garden h1@0,0 d1@1,0:1B s1@0,1 e1@-1,0:2B
    """)
    play(position, "sprout")
    assert [on(position, patch) for patch in ("d1", "s1", "e1")] == ["1A", "2A", "2B"]
    assert (supply(position, "A"), supply(position, "B")) == (17, 18)


@pytest.mark.clause("power-plants", "honeyleaf.sprout")
def test_the_sprout_is_not_offered_where_all_patches_are_crowded() -> None:
    position = table("turn A power", "wizard h1", "garden h1@0,0 d1@1,0:2A s1@0,1:3B e1@2,0")
    assert "sprout" not in moves(position)
    no = refusal(position, "sprout")
    assert (no.code, no.clause) == ("nothing-to-do", "honeyleaf.sprout")


@pytest.mark.clause("power-plants", "honeyleaf.grow", "R17")
def test_the_grow_adds_one_to_each_sparse_patch_by_the_wizard() -> None:
    position = table("""
        turn A power
        wizard s1
        garden s1@0,0 h1@1,0 d1@0,1:1A e1@-1,0:1B f1@0,-1:2B s2@2,0 s3@1,1
    """)
    play(position, "grow", "h1")
    patches = ["s1", "h1", "d1", "e1", "f1", "s2", "s3"]
    assert [on(position, patch) for patch in patches] == ["", "1A", "2A", "", "2B", "", ""]
    assert (supply(position, "A"), supply(position, "B")) == (17, 18)


@pytest.mark.clause("power-plants", "honeyleaf.grow")
def test_the_grow_leaves_two_fairies_of_ones_own_as_they_are() -> None:
    position = table("turn A power", "wizard s1", "garden s1@0,0 h1@1,0 d1@0,1:2A")
    assert on(play(position, "grow", "h1"), "d1") == "2A"


@pytest.mark.clause("power-plants", "honeyleaf.grow", "R13")
def test_each_growing_honeyleaf_looks_anew() -> None:
    position = table("turn A power", "wizard s1", "garden s1@0,0 h1@1,0 h2@0,1:1A d1@-1,0:1B")
    play(position, "grow", "h2", "h1")
    assert [on(position, patch) for patch in ("h1", "h2", "d1")] == ["2A", "2A", "1A"]


@pytest.mark.clause("power-plants", "honeyleaf.grow")
def test_the_grow_is_not_offered_where_all_patches_are_crowded() -> None:
    position = table("turn A power", "wizard s1", "garden s1@0,0 h1@1,0:2A h2@0,1:2B d1@2,0")
    assert moves(position) == {"sprout", "rest"}
    assert refusal(position, "grow").code == "nothing-grows"
