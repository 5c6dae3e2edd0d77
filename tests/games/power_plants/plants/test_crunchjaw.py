import pytest

from tests.games.power_plants.table import (
    asked,
    board,
    captives,
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
)

COLUMN = "column honeyleaf deeproot starflower crunchjaw frightshade"

# Starflower and Honeyleaf touch the Wizard; Starflower 4 and 5 grow far off.
SPROUTING = """
    turn A power
    wizard J1
    garden J1@0,0:1A s2@1,0 d2@2,0:1B s4@3,0:2B s5@4,0:1B h3@-1,0 d3@-2,0 h4@-3,0:1A
"""
GROWING = """
    turn A grow:J1
    wizard s1
    garden s1@0,0:1A J1@1,0:1B d1@2,0:1B s2@3,0:1B s3@4,0:2B s4@5,0:1A s5@6,0
"""


@pytest.mark.clause("power-plants", "crunchjaw.timing")
@pytest.mark.parametrize(
    ("timing", "names"),
    [
        ("noon", ["honeyleaf", "deeproot", "crunchjaw", "starflower", "wingbean"]),
        ("night", ["honeyleaf", "deeproot", "starflower", "crunchjaw", "wingbean"]),
    ],
)
def test_it_is_a_noon_plant_unless_an_option_makes_it_one_of_the_night(
    timing: str, names: list[str]
) -> None:
    plants = "crunchjaw,wingbean,starflower,honeyleaf,deeproot"
    column = board(new(2, plants=plants, snapjaw_timing=timing))["column"]
    assert [card["plant"] for card in column] == names
    assert [card["timing"] for card in column if card["plant"] == "crunchjaw"] == [timing]


@pytest.mark.clause("power-plants", "crunchjaw.timing")
def test_it_is_a_noon_plant_if_nothing_else_is_said() -> None:
    column = board(new(2, plants="wingbean,crunchjaw,starflower,honeyleaf,deeproot"))["column"]
    names = ["honeyleaf", "deeproot", "crunchjaw", "starflower", "wingbean"]
    assert [card["plant"] for card in column] == names


@pytest.mark.clause("power-plants", "crunchjaw.fairy")
def test_it_brings_a_free_fairy() -> None:
    position = play(table(COLUMN, "garden h6@0,0", "A hand J1,d1"), "J1@1,0")
    assert moves(position) == {"fairy", "no-fairy"}
    play(position, "fairy")
    assert (on(position, "J1"), supply(position, "A")) == ("1A", 19)
    assert asked(position) == "power"


@pytest.mark.clause("power-plants", "crunchjaw.sprout")
def test_the_sprout_begins_with_a_plant_by_the_wizard() -> None:
    position = play(table(COLUMN, SPROUTING), "sprout")
    assert asked(position) == "plant"
    assert moves(position) == {"s1", "h1"}


@pytest.mark.clause("power-plants", "crunchjaw.sprout")
@pytest.mark.parametrize("plant", ["d1", "J1", "f1"])
def test_the_sprout_refuses_plants_elsewhere(plant: str) -> None:
    no = refusal(play(table(COLUMN, SPROUTING), "sprout"), plant)
    assert (no.code, no.clause) == ("not-a-target", "crunchjaw.sprout")


@pytest.mark.clause("power-plants", "crunchjaw.sprout")
def test_the_sprout_captures_any_rival_on_that_plant_wherever_it_grows() -> None:
    position = play(table(COLUMN, SPROUTING), "sprout", "s1")
    assert asked(position) == "captive"
    assert moves(position) == {"s4", "s5"}
    assert refusal(position, "d2").clause == "crunchjaw.sprout"
    assert refusal(position, "done").code == "must-go-on"


@pytest.mark.clause("power-plants", "crunchjaw.sprout", "R14")
def test_a_captured_fairy_stays_with_the_captor() -> None:
    position = play(table(COLUMN, SPROUTING), "sprout", "s1", "s4")
    assert on(position, "s4") == "1B"
    assert (captives(position, "A"), supply(position, "B")) == (1, 16)
    assert events(position, "captured")[0].args == {"seat": 0, "owner_seat": 1, "patch": "s4"}


@pytest.mark.clause("power-plants", "crunchjaw.sprout", "P2")
@pytest.mark.parametrize(
    ("patch", "after", "mine", "theirs"),
    [("s2", "1A", 17, 16), ("s5", "1A", 17, 16), ("s4", "1B", 18, 17)],
)
def test_then_the_sprout_adds_to_any_patch_of_that_plant(
    patch: str, after: str, mine: int, theirs: int
) -> None:
    position = play(table(COLUMN, SPROUTING), "sprout", "s1", "s5")
    assert asked(position) == "target"
    assert moves(position) == {"s2", "s4", "s5"}
    play(position, patch)
    assert on(position, patch) == after
    assert (supply(position, "A"), supply(position, "B")) == (mine, theirs)
    assert order(position, "captured", "drew") == ["captured", "drew"]


@pytest.mark.clause("power-plants", "crunchjaw.sprout", "P6")
def test_a_plant_without_rivals_may_be_chosen_and_the_sprout_still_adds() -> None:
    position = play(table(COLUMN, SPROUTING), "sprout", "h1")
    assert (asked(position), moves(position)) == ("target", {"h3", "h4"})
    play(position, "h4")
    assert (on(position, "h4"), captives(position, "A")) == ("2A", 0)


@pytest.mark.clause("power-plants", "crunchjaw.sprout")
def test_the_wizards_patch_counts_if_its_own_plant_is_beside_it() -> None:
    garden = "garden J2@0,0:1A J3@1,0 d1@2,0 J4@3,0:1B"
    position = play(table(COLUMN, "turn A power", "wizard J2", garden), "sprout")
    assert moves(position) == {"J1"}
    play(position, "J1", "J4")
    assert moves(position) == {"J2", "J3", "J4"}
    assert on(play(position, "J2"), "J2") == "2A"


@pytest.mark.clause("power-plants", "crunchjaw.grow", "T6")
def test_the_grow_finds_lone_rivals_on_the_plant_of_the_wizard() -> None:
    position = play(table(COLUMN, GROWING), "J1")
    assert (asked(position), moves(position)) == ("captive", {"s2"})


@pytest.mark.clause("power-plants", "crunchjaw.grow")
@pytest.mark.parametrize("patch", ["J1", "d1", "s1", "s3", "s4", "s5"])
def test_the_grow_refuses_couples_own_fairies_and_other_plants(patch: str) -> None:
    no = refusal(play(table(COLUMN, GROWING), "J1"), patch)
    assert (no.code, no.clause) == ("not-a-target", "crunchjaw.grow")


@pytest.mark.clause("power-plants", "crunchjaw.grow", "R14")
def test_the_grow_captures_and_adds_nothing() -> None:
    position = play(table(COLUMN, GROWING), "J1", "s2")
    assert on(position, "s2") == ""
    assert (captives(position, "A"), supply(position, "A"), supply(position, "B")) == (1, 18, 15)
    assert events(position, "drew")


@pytest.mark.clause("power-plants", "crunchjaw.grow")
def test_the_grow_is_not_offered_without_a_lone_rival_on_the_wizards_plant() -> None:
    garden = "garden s1@0,0:1A J1@1,0:1B h1@2,0:1B s2@3,0:2B"
    position = table(COLUMN, "turn A power", "wizard s1", garden)
    assert refusal(position, "grow").code == "nothing-grows"


@pytest.mark.clause("power-plants", "crunchjaw.end")
@pytest.mark.parametrize(
    ("options", "mine", "theirs"),
    [("options", 1 + 6, 2), ("options ransom=0", 1, 0), ("options ransom=5", 1 + 15, 5)],
)
def test_captured_fairies_pay_a_ransom(options: str, mine: int, theirs: int) -> None:
    hostages = ["A gems 1 captives 3B", "B captives 1A"]
    position = table(COLUMN, options, "garden s1@0,0", *hostages)
    assert (score(position, "A"), score(position, "B")) == (mine, theirs)


@pytest.mark.clause("power-plants", "crunchjaw.end", "R26")
def test_the_ransom_is_paid_in_the_final_scoring_before_the_fields() -> None:
    position = table(
        COLUMN,
        "turn B place",
        "last 1",
        "garden s1@0,0:1A",
        "A captives 2B",
        "B hand h1,d1",
    )
    play(position, "h1@1,0", "rest")
    paid = events(position, "scored-plant")
    assert [event.args for event in paid] == [{"seat": 0, "plant": "crunchjaw", "number": 4}]
    assert paid[0].clause == "crunchjaw.end"
    assert order(position, "scored-plant", "field-first") == ["scored-plant", "field-first"]
    assert score(position, "A") == 4 + 1
