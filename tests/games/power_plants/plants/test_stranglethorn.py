import pytest

from tests.games.power_plants.table import (
    asked,
    board,
    events,
    moves,
    new,
    on,
    order,
    play,
    refusal,
    supply,
    table,
)

COLUMN = "column stranglethorn deeproot starflower emberwood frightshade"
SPROUTING = """
    turn A power
    wizard T1
    garden T1@0,0 s1@1,0:3B+1 d1@0,1:1A e1@-1,0 f1@2,0:1B
"""
RIVALS = """
    turn A grow:T1
    wizard s1
    garden s1@0,0 T1@1,0 d1@0,1:2B e1@-1,0:1B e2@0,-1:1A f1@2,0:1B
"""
PEACE = """
    turn A grow:T1
    wizard s1
    garden s1@0,0 T1@1,0 d1@0,1:1A e1@-1,0 f1@2,0:1B
"""


@pytest.mark.clause("power-plants", "stranglethorn.timing")
def test_it_is_a_morning_plant() -> None:
    position = new(2, plants="frightshade,starflower,emberwood,stranglethorn,deeproot")
    column = board(position)["column"]
    names = ["stranglethorn", "deeproot", "starflower", "emberwood", "frightshade"]
    assert [card["plant"] for card in column] == names
    assert column[0]["timing"] == "morning"


@pytest.mark.clause("power-plants", "stranglethorn.fairy")
def test_it_brings_no_free_fairy() -> None:
    position = play(table(COLUMN, "garden s6@0,0", "A hand T1,d1"), "T1@1,0")
    assert asked(position) == "power"
    assert (on(position, "T1"), supply(position, "A")) == ("", 20)


@pytest.mark.clause("power-plants", "stranglethorn.fairy")
def test_an_option_gives_it_a_free_fairy() -> None:
    position = table(COLUMN, "options free_fairy=always", "garden s6@0,0", "A hand T1,d1")
    assert moves(play(position, "T1@1,0")) == {"fairy", "no-fairy"}


@pytest.mark.clause("power-plants", "stranglethorn.sprout", "R17")
def test_the_sprout_reaches_any_patch_by_the_wizard() -> None:
    position = play(table(COLUMN, SPROUTING), "sprout")
    assert asked(position) == "target"
    assert moves(position) == {"s1", "d1", "e1"}


@pytest.mark.clause("power-plants", "stranglethorn.sprout", "R17")
@pytest.mark.parametrize("patch", ["T1", "f1"])
def test_the_sprout_refuses_the_wizards_patch_and_those_further_off(patch: str) -> None:
    no = refusal(play(table(COLUMN, SPROUTING), "sprout"), patch)
    assert (no.code, no.clause) == ("not-a-target", "stranglethorn.sprout")


@pytest.mark.clause("power-plants", "stranglethorn.sprout")
@pytest.mark.parametrize(
    ("patch", "after", "theirs"), [("s1", "2A+1", 19), ("d1", "3A", 16), ("e1", "2A", 16)]
)
def test_the_sprout_ousts_every_rival_and_adds_two(patch: str, after: str, theirs: int) -> None:
    position = play(table(COLUMN, SPROUTING), "sprout", patch)
    assert on(position, patch) == after
    assert (supply(position, "A"), supply(position, "B")) == (17, theirs)


@pytest.mark.clause("power-plants", "stranglethorn.sprout")
def test_the_sprout_ousts_before_it_adds() -> None:
    position = play(table(COLUMN, SPROUTING), "sprout", "s1")
    assert order(position, "ousted", "added") == ["ousted", "added"]
    assert events(position, "ousted")[0].args == {
        "seat": 0,
        "owner_seat": 1,
        "patch": "s1",
        "number": 3,
    }
    assert events(position, "ousted")[0].clause == "stranglethorn.sprout"


@pytest.mark.clause("power-plants", "stranglethorn.grow")
def test_the_grow_must_turn_to_rivals_by_the_wizard_if_there_are_any() -> None:
    assert moves(play(table(COLUMN, RIVALS), "T1")) == {"d1", "e1"}


@pytest.mark.clause("power-plants", "stranglethorn.grow", "R17")
@pytest.mark.parametrize("patch", ["s1", "T1", "e2", "f1"])
def test_the_grow_then_refuses_patches_without_rivals_and_those_further_off(patch: str) -> None:
    no = refusal(play(table(COLUMN, RIVALS), "T1"), patch)
    assert (no.code, no.clause) == ("not-a-target", "stranglethorn.grow")


@pytest.mark.clause("power-plants", "stranglethorn.grow", "T8")
@pytest.mark.parametrize(("patch", "after", "mine"), [("d1", "1B", 19), ("e1", "1A", 18)])
def test_the_grow_ousts_one_and_adds_one_only_if_nobody_is_left(
    patch: str, after: str, mine: int
) -> None:
    position = play(table(COLUMN, RIVALS), "T1", patch)
    assert on(position, patch) == after
    assert (supply(position, "A"), supply(position, "B")) == (mine, 17)
    assert events(position, "ousted")[0].clause == "stranglethorn.grow"


@pytest.mark.clause("power-plants", "stranglethorn.grow")
def test_a_rival_on_the_growing_patch_is_by_the_wizard_too() -> None:
    garden = "garden s1@0,0 T1@1,0:1B d1@0,1"
    position = play(table(COLUMN, "turn A grow:T1", "wizard s1", garden), "T1")
    assert moves(position) == {"T1"}
    assert on(play(position, "T1"), "T1") == "1A"


@pytest.mark.clause("power-plants", "stranglethorn.grow")
@pytest.mark.parametrize(("patch", "after"), [("T1", "1A"), ("d1", "2A"), ("e1", "1A")])
def test_without_rivals_by_the_wizard_the_grow_adds_one(patch: str, after: str) -> None:
    position = play(table(COLUMN, PEACE), "T1")
    assert moves(position) == {"T1", "d1", "e1"}
    no = refusal(position, "f1")
    assert (no.code, no.clause) == ("not-a-target", "stranglethorn.grow")
    assert on(play(position, patch), patch) == after
    assert not events(position, "ousted")
