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

# In the row of the Wizard: a rival, an own fairy, two rivals, a gap, and Starflower 4 behind it.
ROW = """
    turn A power
    wizard d1
    garden d1@0,0 s1@1,0:1B s2@2,0:1A s3@3,0:2B e1@3,1 e2@4,1 s4@5,0 f1@0,1
"""


@pytest.mark.clause("power-plants", "deeproot.timing")
def test_it_is_a_morning_plant() -> None:
    position = new(2, plants="frightshade,starflower,emberwood,deeproot,honeyleaf")
    column = board(position)["column"]
    names = ["deeproot", "honeyleaf", "starflower", "emberwood", "frightshade"]
    assert [card["plant"] for card in column] == names
    assert column[0]["timing"] == "morning"


@pytest.mark.clause("power-plants", "deeproot.fairy")
def test_it_brings_no_free_fairy() -> None:
    position = play(table("garden s6@0,0", "A hand h1,d1"), "d1@1,0")
    assert asked(position) == "power"
    assert (on(position, "d1"), supply(position, "A")) == ("", 20)


@pytest.mark.clause("power-plants", "deeproot.fairy")
def test_an_option_gives_it_a_free_fairy() -> None:
    position = table("options free_fairy=always", "garden s6@0,0", "A hand h1,d1")
    assert moves(play(position, "d1@1,0")) == {"fairy", "no-fairy"}


@pytest.mark.clause("power-plants", "deeproot.sprout", "R19")
def test_the_sprout_reaches_patches_in_line_where_the_player_has_none() -> None:
    position = play(table(ROW), "sprout")
    assert asked(position) == "target"
    assert moves(position) == {"s1", "s3", "f1"}


@pytest.mark.clause("power-plants", "deeproot.sprout", "R19")
@pytest.mark.parametrize("patch", ["s2", "s4", "e1", "d1"])
def test_the_sprout_refuses_own_distant_and_crooked_targets(patch: str) -> None:
    no = refusal(play(table(ROW), "sprout"), patch)
    assert (no.code, no.clause) == ("not-a-target", "deeproot.sprout")


@pytest.mark.clause("power-plants", "deeproot.sprout", "R19")
def test_an_option_lets_the_line_go_on_behind_gaps() -> None:
    position = play(table(ROW, "options sight=through-gaps"), "sprout")
    assert moves(position) == {"s1", "s3", "f1", "s4"}


@pytest.mark.clause("power-plants", "deeproot.sprout", "R19")
@pytest.mark.parametrize(
    ("near", "far"),
    [
        ("1,-1", "2,-2"),
        ("1,0", "2,0"),
        ("0,1", "0,2"),
        ("-1,1", "-2,2"),
        ("-1,0", "-2,0"),
        ("0,-1", "0,-2"),
    ],
)
def test_the_sprout_sees_in_all_six_directions(near: str, far: str) -> None:
    position = table("turn A power", "wizard d1", f"garden d1@0,0 s1@{near}:3B e1@{far}")
    assert moves(play(position, "sprout")) == {"s1", "e1"}


@pytest.mark.clause("power-plants", "deeproot.sprout", "R11")
@pytest.mark.parametrize(("patch", "after"), [("f1", "3A"), ("s1", "2A"), ("s3", "1A")])
def test_the_sprout_adds_three_one_at_a_time(patch: str, after: str) -> None:
    position = play(table(ROW), "sprout", patch)
    found = {other: on(position, other) for other in ("f1", "s1", "s3")}
    assert found == {"f1": "", "s1": "1B", "s3": "2B"} | {patch: after}
    assert events(position, "drew")


@pytest.mark.clause("power-plants", "deeproot.sprout", "R11")
def test_the_sprout_only_thins_a_crowd_of_rivals() -> None:
    position = table("turn A power", "wizard d1", "garden d1@0,0 s1@1,0:4B")
    play(position, "sprout", "s1")
    assert (on(position, "s1"), supply(position, "A"), supply(position, "B")) == ("1B", 20, 19)


@pytest.mark.clause("power-plants", "deeproot.sprout")
def test_the_sprout_is_not_offered_if_the_player_is_all_along_the_lines() -> None:
    position = table("turn A power", "wizard d1", "garden d1@0,0 s1@1,0:1A e1@2,0:2A f1@1,1")
    no = refusal(position, "sprout")
    assert (no.code, no.clause) == ("nothing-to-do", "deeproot.sprout")


# Deeproot 1 sees Emberwood 2 and Frightshade 2; the Wizard alone sees Emberwood 1.
GROWING = """
    turn A power
    wizard s1
    garden s1@0,0 d1@1,0 e1@0,-1 e2@1,1 h1@1,2:1B f1@2,0:1A f2@3,0
"""


@pytest.mark.clause("power-plants", "deeproot.grow", "R18", "R19")
def test_the_grow_reaches_unoccupied_patches_in_line_with_the_growing_one() -> None:
    position = play(table(GROWING), "grow", "d1")
    assert moves(position) == {"s1", "e2", "f2"}


@pytest.mark.clause("power-plants", "deeproot.grow")
@pytest.mark.parametrize("patch", ["e1", "h1", "f1", "d1"])
def test_the_grow_refuses_occupied_patches_and_those_out_of_line(patch: str) -> None:
    no = refusal(play(table(GROWING), "grow", "d1"), patch)
    assert (no.code, no.clause) == ("not-a-target", "deeproot.grow")


@pytest.mark.clause("power-plants", "deeproot.grow")
def test_the_grow_adds_one_fairy() -> None:
    position = play(table(GROWING), "grow", "d1", "f2")
    assert (on(position, "f2"), on(position, "e2"), supply(position, "A")) == ("1A", "", 18)


@pytest.mark.clause("power-plants", "deeproot.grow")
def test_the_grow_is_not_offered_if_all_in_line_is_occupied() -> None:
    position = table("turn A power", "wizard s1", "garden s1@0,0:1A d1@1,0 h1@2,0:1B e1@3,-1")
    assert refusal(position, "grow").code == "nothing-grows"
