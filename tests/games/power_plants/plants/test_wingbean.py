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

COLUMN = "column honeyleaf deeproot starflower emberwood wingbean"

# In a row, so that only the ends are unblocked.
ROW = """
    turn A power
    wizard w1
    garden d1@-2,0:2A+2 h1@-1,0 w1@0,0:1A s1@1,0:2B+3
"""
GROWING = """
    turn A grow:w1
    wizard s1
    garden s1@0,0 w1@1,0 h1@2,0:2B+1
"""


@pytest.mark.clause("power-plants", "wingbean.timing")
def test_it_is_a_night_plant() -> None:
    position = new(2, plants="wingbean,starflower,frightshade,honeyleaf,deeproot")
    column = board(position)["column"]
    names = ["honeyleaf", "deeproot", "starflower", "wingbean", "frightshade"]
    assert [card["plant"] for card in column] == names
    assert column[3]["timing"] == "night"


@pytest.mark.clause("power-plants", "wingbean.fairy")
def test_it_brings_a_free_fairy() -> None:
    position = play(table(COLUMN, "garden h6@0,0", "A hand w1,d1"), "w1@1,0")
    assert moves(position) == {"fairy", "no-fairy"}
    play(position, "fairy")
    assert (on(position, "w1"), supply(position, "A")) == ("1A", 19)
    assert asked(position) == "power"


@pytest.mark.clause("power-plants", "wingbean.sprout", "R6", "T5")
def test_the_sprout_lifts_any_unblocked_patch() -> None:
    position = play(table(COLUMN, ROW), "sprout")
    assert asked(position) == "lifted"
    assert moves(position) == {"d1", "s1"}
    no = refusal(position, "h1")
    assert (no.code, no.clause) == ("patch-blocked", "T5")


@pytest.mark.clause("power-plants", "wingbean.sprout", "R6")
def test_the_sprout_puts_it_down_on_any_other_spot() -> None:
    position = play(table(COLUMN, ROW), "sprout", "s1")
    assert asked(position) == "landing"
    above = {"@-2,-1", "@-1,-1", "@0,-1", "@1,-1"}
    below = {"@-3,1", "@-2,1", "@-1,1", "@0,1"}
    assert moves(position) == above | below | {"@-3,0"}
    no = refusal(position, "@1,0")
    assert (no.code, no.clause) == ("same-spot", "R6")


@pytest.mark.clause("power-plants", "wingbean.sprout", "R8")
def test_the_sprout_ousts_all_rivals_and_the_gems_ride_along() -> None:
    position = play(table(COLUMN, ROW), "sprout", "s1", "@-3,0")
    assert (where(position, "s1"), on(position, "s1")) == ("-3,0", "+3")
    assert (supply(position, "A"), supply(position, "B")) == (17, 20)
    ousted = events(position, "ousted")
    assert [event.args for event in ousted] == [
        {"seat": 0, "owner_seat": 1, "patch": "s1", "number": 2}
    ]
    assert ousted[0].clause == "wingbean.sprout"


@pytest.mark.clause("power-plants", "wingbean.sprout", "R8")
def test_ones_own_fairies_ride_along() -> None:
    position = play(table(COLUMN, ROW), "sprout", "d1", "@1,-1")
    assert (where(position, "d1"), on(position, "d1")) == ("1,-1", "2A+2")
    assert not events(position, "ousted")


@pytest.mark.clause("power-plants", "wingbean.sprout", "R7")
def test_the_wizards_patch_stays() -> None:
    position = table(COLUMN, "turn A power", "wizard w1", "garden s1@0,0 h1@1,0 w1@2,0")
    play(position, "sprout")
    assert moves(position) == {"s1"}
    no = refusal(position, "w1")
    assert (no.code, no.clause) == ("wizard-stays", "R7")


@pytest.mark.clause("power-plants", "wingbean.sprout", "R7")
def test_an_option_lets_the_wizards_patch_move() -> None:
    garden = "garden s1@0,0 h1@1,0 w1@2,0:1A"
    position = table(COLUMN, "options wizard_patch=may-move", "turn A power", "wizard w1", garden)
    play(position, "sprout")
    assert moves(position) == {"s1", "w1"}
    play(position, "w1", "@-1,0")
    assert (where(position, "w1"), on(position, "w1")) == ("-1,0", "1A")


@pytest.mark.clause("power-plants", "wingbean.sprout")
def test_an_option_binds_the_sprout_to_spots_by_the_wizard() -> None:
    position = table(COLUMN, ROW, "options wingbean_spot=by-wizard")
    play(position, "sprout", "d1")
    assert moves(position) == {"@1,-1", "@0,1", "@-1,1", "@0,-1"}
    no = refusal(position, "@2,0")
    assert (no.code, no.clause) == ("spot-not-beside", "wingbean.sprout")


@pytest.mark.clause("power-plants", "wingbean.grow")
def test_the_grow_adds_a_fairy_to_the_growing_patch_first() -> None:
    position = play(table(COLUMN, GROWING), "w1")
    assert on(position, "w1") == "1A"
    assert (asked(position), moves(position)) == ("lifted", {"h1"})
    play(position, "h1", "@-1,0")
    assert order(position, "added", "patch-moved") == ["added", "patch-moved"]


@pytest.mark.clause("power-plants", "wingbean.grow", "P2")
@pytest.mark.parametrize(("before", "after"), [(":1A", "2A"), (":1B", ""), (":2B", "1B")])
def test_the_fairy_of_the_grow_follows_the_rule_of_adding(before: str, after: str) -> None:
    garden = f"garden s1@0,0 w1@1,0{before} h1@2,0"
    position = table(COLUMN, "turn A grow:w1", "wizard s1", garden)
    assert on(play(position, "w1"), "w1") == after


@pytest.mark.clause("power-plants", "wingbean.grow", "R8")
def test_the_grow_ousts_nobody() -> None:
    position = play(table(COLUMN, GROWING), "w1", "h1", "@0,-1")
    assert (where(position, "h1"), on(position, "h1")) == ("0,-1", "2B+1")
    assert supply(position, "B") == 18


@pytest.mark.clause("power-plants", "wingbean.grow", "R6")
def test_the_growing_wingbean_may_move_itself() -> None:
    garden = "garden s1@0,0 w1@1,0 h1@0,1"
    position = play(table(COLUMN, "turn A grow:w1", "wizard s1", garden), "w1")
    assert moves(position) == {"w1", "h1"}
    play(position, "w1", "@-1,0")
    assert (where(position, "w1"), on(position, "w1")) == ("-1,0", "1A")


@pytest.mark.clause("power-plants", "wingbean.grow", "R7")
@pytest.mark.parametrize(("rule", "movable"), [("stays", {"h1"}), ("may-move", {"h1", "s1"})])
def test_the_grow_moves_the_wizards_patch_only_by_option(rule: str, movable: set[str]) -> None:
    position = play(table(COLUMN, GROWING, f"options wizard_patch={rule}"), "w1")
    assert moves(position) == movable
    no = refusal(position, "w1")
    assert (no.code, no.clause) == ("patch-blocked", "T5")


@pytest.mark.clause("power-plants", "wingbean.grow", "R6")
def test_the_grow_moves_to_any_other_spot() -> None:
    position = play(table(COLUMN, GROWING), "w1", "h1")
    above = {"@0,-1", "@1,-1", "@2,-1"}
    below = {"@-1,1", "@0,1", "@1,1"}
    assert moves(position) == above | below | {"@-1,0"}
    assert refusal(position, "@2,0").code == "same-spot"


# The option asks about the Sprout alone.
@pytest.mark.clause("power-plants", "wingbean.grow")
def test_the_option_of_the_sprout_leaves_the_grow_free() -> None:
    options = "options wingbean_spot=by-wizard"
    position = play(table(COLUMN, GROWING, options), "w1", "h1")
    assert {"@1,1", "@2,-1"} <= moves(position)


@pytest.mark.clause("power-plants", "wingbean.grow", "R10")
def test_a_patch_that_is_flown_away_still_grows() -> None:
    garden = "garden s1@0,0 w1@1,0 w2@-1,0 h1@2,0"
    position = table(COLUMN, "turn A grow:w1,w2", "wizard s1", garden)
    play(position, "w1", "w2", "@3,0")
    assert moves(position) == {"w2", "skip"}
    assert on(play(position, "w2"), "w2") == "1A"


@pytest.mark.clause("power-plants", "wingbean.end", "D2")
def test_each_controlled_wingbean_pays_for_the_plants_around_it() -> None:
    position = table(COLUMN, "garden w1@0,0:2A s1@1,0 s2@0,1 h1@-1,0 d1@0,-1:1B w2@2,0:1B w3@-2,0")
    assert score(position, "A") == 3 + 1
    assert score(position, "B") == 1 + 1 + 1


@pytest.mark.clause("power-plants", "wingbean.end")
def test_two_controlled_wingbeans_each_pay() -> None:
    position = table(COLUMN, "garden w1@0,0:1A s1@1,0 w2@2,0:1A h1@3,0 d1@-1,0", "A gems 2")
    assert score(position, "A") == 2 + 2 + 2 + 1 + 1


@pytest.mark.clause("power-plants", "wingbean.end", "R26")
def test_it_is_paid_before_the_fields() -> None:
    position = table(COLUMN, "turn B place", "last 1", "garden w1@0,0:1A s1@1,0", "B hand h1,d1")
    play(position, "h1@-1,0", "rest")
    paid = events(position, "scored-plant")
    assert [event.args for event in paid] == [{"seat": 0, "plant": "wingbean", "number": 2}]
    assert paid[0].clause == "wingbean.end"
    assert order(position, "scored-plant", "field-first") == ["scored-plant", "field-first"]
