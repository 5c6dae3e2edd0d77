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
    score,
    supply,
    table,
    where,
)

COLUMN = "column honeyleaf deeproot starflower emberwood stickybean"

# In a row, so that only the ends are unblocked.
ROW = """
    turn A power
    wizard W1
    garden d1@-2,0:1A+2 h1@-1,0 W1@0,0:1A s1@1,0:2B+1
"""
GROWING = """
    turn A grow:W1
    wizard s1
    garden d1@-1,0:2B+1 s1@0,0 W1@1,0
"""


@pytest.mark.clause("power-plants", "stickybean.timing")
def test_it_is_a_night_plant() -> None:
    position = new(2, plants="stickybean,starflower,frightshade,honeyleaf,deeproot")
    column = board(position)["column"]
    names = ["honeyleaf", "deeproot", "starflower", "stickybean", "frightshade"]
    assert [card["plant"] for card in column] == names
    assert column[3]["timing"] == "night"


@pytest.mark.clause("power-plants", "stickybean.fairy")
def test_it_brings_a_free_fairy() -> None:
    position = play(table(COLUMN, "garden h6@0,0", "A hand W1,d1"), "W1@1,0")
    assert moves(position) == {"fairy", "no-fairy"}
    play(position, "fairy")
    assert (on(position, "W1"), supply(position, "A")) == ("1A", 19)
    assert asked(position) == "power"


@pytest.mark.clause("power-plants", "stickybean.sprout", "T5")
def test_the_sprout_lifts_any_unblocked_patch() -> None:
    position = play(table(COLUMN, ROW), "sprout")
    assert asked(position) == "lifted"
    assert moves(position) == {"d1", "s1"}
    no = refusal(position, "h1")
    assert (no.code, no.clause) == ("patch-blocked", "T5")


@pytest.mark.clause("power-plants", "stickybean.sprout", "R7")
def test_the_wizards_patch_stays() -> None:
    garden = "garden d1@-2,0 h1@-1,0 W1@0,0"
    position = play(table(COLUMN, "turn A power", "wizard W1", garden), "sprout")
    assert moves(position) == {"d1"}
    no = refusal(position, "W1")
    assert (no.code, no.clause) == ("wizard-stays", "R7")


@pytest.mark.clause("power-plants", "stickybean.sprout")
def test_the_wizards_patch_cannot_land_beside_itself_even_by_option() -> None:
    lines = ["options wizard_patch=may-move", "turn A power", "wizard W1"]
    position = table(COLUMN, *lines, "garden d1@-2,0 h1@-1,0 W1@0,0")
    assert moves(play(position, "sprout")) == {"d1"}


@pytest.mark.clause("power-plants", "stickybean.sprout", "R6")
@pytest.mark.parametrize(
    ("patch", "old", "spots"),
    [
        ("d1", "@-2,0", {"@1,-1", "@0,1", "@-1,1", "@0,-1"}),
        ("s1", "@1,0", {"@1,-1", "@0,1", "@-1,1", "@0,-1"}),
    ],
)
def test_the_sprout_puts_it_down_on_another_spot_by_the_wizard(
    patch: str, old: str, spots: set[str]
) -> None:
    position = play(table(COLUMN, ROW), "sprout", patch)
    assert asked(position) == "landing"
    assert moves(position) == spots
    assert refusal(position, old).clause == "R6"
    no = refusal(position, "@-1,-1")
    assert (no.code, no.clause) == ("spot-not-beside", "stickybean.sprout")


@pytest.mark.clause("power-plants", "stickybean.sprout", "R8")
@pytest.mark.parametrize(("patch", "after", "theirs"), [("s1", "1A+1", 20), ("d1", "2A+2", 18)])
def test_the_sprout_ousts_all_rivals_and_adds_one(patch: str, after: str, theirs: int) -> None:
    position = play(table(COLUMN, ROW), "sprout", patch, "@0,1")
    assert (where(position, patch), on(position, patch)) == ("0,1", after)
    assert (supply(position, "A"), supply(position, "B")) == (17, theirs)


@pytest.mark.clause("power-plants", "stickybean.sprout")
def test_the_sprout_moves_then_ousts_then_adds() -> None:
    position = play(table(COLUMN, ROW), "sprout", "s1", "@0,1")
    steps = ["patch-moved", "ousted", "added"]
    assert order(position, *steps, "ousted-and-added", "ousted-instead") == steps
    assert events(position, "ousted")[0].clause == "stickybean.sprout"


@pytest.mark.clause("power-plants", "stickybean.grow", "R6")
def test_the_grow_puts_a_patch_down_on_another_spot_by_the_growing_one() -> None:
    position = play(table(COLUMN, GROWING), "W1")
    assert (asked(position), moves(position)) == ("lifted", {"d1"})
    play(position, "d1")
    assert moves(position) == {"@2,-1", "@2,0", "@1,1", "@0,1", "@1,-1"}


@pytest.mark.clause("power-plants", "stickybean.grow")
def test_the_grow_refuses_a_spot_by_the_wizard_only() -> None:
    no = refusal(play(table(COLUMN, GROWING), "W1", "d1"), "@0,-1")
    assert (no.code, no.clause) == ("spot-not-beside", "stickybean.grow")


@pytest.mark.clause("power-plants", "stickybean.grow")
def test_the_growing_patch_cannot_land_beside_itself() -> None:
    no = refusal(play(table(COLUMN, GROWING), "W1"), "W1")
    assert (no.code, no.clause) == ("nowhere-to-land", "stickybean.grow")


@pytest.mark.clause("power-plants", "stickybean.grow", "R8")
def test_the_grow_ousts_nobody_and_adds_nobody() -> None:
    position = play(table(COLUMN, GROWING), "W1", "d1", "@2,0")
    assert (where(position, "d1"), on(position, "d1"), on(position, "W1")) == ("2,0", "2B+1", "")
    assert (supply(position, "A"), supply(position, "B")) == (20, 18)


@pytest.mark.clause("power-plants", "stickybean.grow", "R7")
@pytest.mark.parametrize(("rule", "movable"), [("stays", {"d1"}), ("may-move", {"d1", "s1"})])
def test_the_grow_moves_the_wizards_patch_only_by_option(rule: str, movable: set[str]) -> None:
    garden = "garden s1@0,0:1A W1@1,0 d1@2,0"
    options = f"options wizard_patch={rule}"
    position = table(COLUMN, options, "turn A grow:W1", "wizard s1", garden)
    assert moves(play(position, "W1")) == movable


@pytest.mark.clause("power-plants", "stickybean.grow")
def test_the_grow_is_not_offered_if_no_patch_can_come_closer() -> None:
    position = table(COLUMN, "turn A power", "wizard s1", "garden s1@0,0 W1@1,0")
    assert refusal(position, "grow").code == "nothing-grows"


@pytest.mark.clause("power-plants", "stickybean.end", "D2")
def test_each_controlled_stickybean_pays_for_controlled_neighbours() -> None:
    # Nobody is on Stickybean 5, though it touches patches of both.
    garden = "W1@0,0:1A s1@1,0:2A W2@0,1:1A d1@-1,0:1B W4@-2,0:1B h1@-3,0:1A W5@-3,1"
    position = table(COLUMN, f"garden {garden}", "B gems 2")
    own_fields, rival_fields = 3 + 1 + 1, 3 + 1
    assert score(position, "A") == 2 + 2 + own_fields
    assert score(position, "B") == 2 + 1 + rival_fields


@pytest.mark.clause("power-plants", "stickybean.end", "R26")
def test_it_is_paid_before_the_fields() -> None:
    position = table(COLUMN, "turn B place", "last 1", "garden W1@0,0:1A s1@1,0:3A", "B hand h1,d1")
    play(position, "h1@-1,0", "rest")
    paid = events(position, "scored-plant")
    assert [event.args for event in paid] == [{"seat": 0, "plant": "stickybean", "number": 1}]
    assert paid[0].clause == "stickybean.end"
    assert order(position, "scored-plant", "field-first")[0] == "scored-plant"
