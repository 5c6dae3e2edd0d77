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

COLUMN = "column honeyleaf deeproot starflower snapjaw frightshade"

# Three fields touch the Wizard: Starflower 2 to 4, Deeproot 1 and Honeyleaf 1. Rivals are in one.
SPROUTING = """
    turn A power
    wizard j1
    garden j1@0,0:1A s2@1,0:2B s3@2,0:1B s4@3,0 d1@0,1:1A h1@-1,0 s1@-2,0:1B
"""
GROWING = """
    turn A grow:j1
    wizard s1
    garden s1@0,0 j1@1,0:1B d1@2,0:1B d2@1,1:2B f1@2,-1:1A h1@-1,0:1B s2@3,0:1B
"""


@pytest.mark.clause("power-plants", "snapjaw.timing")
@pytest.mark.parametrize(
    ("timing", "names"),
    [
        ("noon", ["honeyleaf", "deeproot", "snapjaw", "starflower", "wingbean"]),
        ("night", ["honeyleaf", "deeproot", "starflower", "snapjaw", "wingbean"]),
    ],
)
def test_it_is_a_noon_plant_unless_an_option_makes_it_one_of_the_night(
    timing: str, names: list[str]
) -> None:
    plants = "snapjaw,wingbean,starflower,honeyleaf,deeproot"
    column = board(new(2, plants=plants, snapjaw_timing=timing))["column"]
    assert [card["plant"] for card in column] == names
    assert [card["timing"] for card in column if card["plant"] == "snapjaw"] == [timing]


@pytest.mark.clause("power-plants", "snapjaw.timing")
def test_it_is_a_noon_plant_if_nothing_else_is_said() -> None:
    column = board(new(2, plants="wingbean,snapjaw,starflower,honeyleaf,deeproot"))["column"]
    names = ["honeyleaf", "deeproot", "snapjaw", "starflower", "wingbean"]
    assert [card["plant"] for card in column] == names


@pytest.mark.clause("power-plants", "snapjaw.fairy")
def test_it_brings_a_free_fairy() -> None:
    position = play(table(COLUMN, "garden h6@0,0", "A hand j1,d1"), "j1@1,0")
    assert moves(position) == {"fairy", "no-fairy"}
    play(position, "fairy")
    assert (on(position, "j1"), supply(position, "A")) == ("1A", 19)
    assert asked(position) == "power"


@pytest.mark.clause("power-plants", "snapjaw.sprout")
def test_the_sprout_begins_with_a_field_by_the_wizard() -> None:
    garden = "garden j1@0,0:1A s2@1,0:2B s3@2,0:1B s4@3,0 d1@0,1:1B h1@-1,0:1B s1@-2,0:1B"
    position = play(table(COLUMN, SPROUTING, garden), "sprout")
    assert asked(position) == "field"
    assert moves(position) == {"s2", "d1", "h1"}
    no = refusal(position, "s1")
    assert (no.code, no.clause) == ("not-a-target", "snapjaw.sprout")


@pytest.mark.clause("power-plants", "snapjaw.sprout", "P6", "R10")
@pytest.mark.parametrize("field", ["d1", "h1"])
def test_a_field_without_a_rival_is_refused_where_another_has_one(field: str) -> None:
    position = play(table(COLUMN, SPROUTING), "sprout")
    assert moves(position) == {"s2"}
    no = refusal(position, field)
    assert (no.code, no.clause) == ("nobody-to-capture", "P6")


@pytest.mark.clause("power-plants", "snapjaw.sprout")
def test_the_sprout_captures_any_rival_of_the_field_lone_or_not() -> None:
    position = play(table(COLUMN, SPROUTING), "sprout", "s2")
    assert asked(position) == "captive"
    assert moves(position) == {"s2", "s3"}
    assert refusal(position, "s4").clause == "snapjaw.sprout"
    no = refusal(position, "done")
    assert (no.code, no.clause) == ("must-go-on", "P6")


@pytest.mark.clause("power-plants", "snapjaw.sprout", "R14")
def test_a_captured_fairy_stays_with_the_captor() -> None:
    position = play(table(COLUMN, SPROUTING), "sprout", "s2", "s2")
    assert on(position, "s2") == "1B"
    assert (captives(position, "A"), supply(position, "B")) == (1, 16)
    assert events(position, "captured")[0].args == {"seat": 0, "owner_seat": 1, "patch": "s2"}


@pytest.mark.clause("power-plants", "snapjaw.sprout", "P2")
@pytest.mark.parametrize(
    ("patch", "after", "mine", "theirs"),
    [("s4", "1A", 17, 16), ("s3", "1A", 17, 16), ("s2", "1B", 18, 17)],
)
def test_then_the_sprout_adds_to_any_patch_of_the_field(
    patch: str, after: str, mine: int, theirs: int
) -> None:
    position = play(table(COLUMN, SPROUTING), "sprout", "s2", "s3")
    assert asked(position) == "target"
    assert moves(position) == {"s2", "s3", "s4"}
    assert refusal(position, "j1").code == "not-a-target"
    play(position, patch)
    assert on(position, patch) == after
    assert (supply(position, "A"), supply(position, "B")) == (mine, theirs)
    assert events(position, "drew")


@pytest.mark.clause("power-plants", "snapjaw.sprout")
def test_the_sprout_captures_before_it_adds() -> None:
    position = play(table(COLUMN, SPROUTING), "sprout", "s2", "s3", "s3")
    assert order(position, "captured", "added", "ousted-instead") == ["captured", "added"]


@pytest.mark.clause("power-plants", "snapjaw.sprout", "P6", "R10")
@pytest.mark.parametrize(("field", "after"), [("h1", "1A"), ("d1", "2A")])
def test_with_nobody_to_capture_the_sprout_still_adds(field: str, after: str) -> None:
    garden = "garden j1@0,0:1A s2@1,0 s3@2,0 d1@0,1:1A h1@-1,0 s1@-2,0:1B"
    position = play(table(COLUMN, SPROUTING, garden), "sprout")
    assert moves(position) == {"s2", "d1", "h1"}
    play(position, field)
    assert (asked(position), moves(position)) == ("target", {field})
    play(position, field)
    assert (on(position, field), captives(position, "A")) == (after, 0)


@pytest.mark.clause("power-plants", "snapjaw.sprout", "R17")
def test_the_wizards_patch_counts_in_a_field_it_belongs_to() -> None:
    garden = "garden j1@0,0:1A j2@1,0:1B s1@0,1:1B"
    position = play(table(COLUMN, "turn A power", "wizard j1", garden), "sprout")
    assert moves(position) == {"j1", "s1"}
    play(position, "j1", "j2")
    assert moves(position) == {"j1", "j2"}
    assert on(play(position, "j1"), "j1") == "2A"


@pytest.mark.clause("power-plants", "snapjaw.grow", "T6")
def test_the_grow_finds_lone_rivals_next_to_the_growing_patch() -> None:
    position = play(table(COLUMN, GROWING), "j1")
    assert (asked(position), moves(position)) == ("captive", {"d1"})


@pytest.mark.clause("power-plants", "snapjaw.grow")
@pytest.mark.parametrize("patch", ["j1", "d2", "f1", "h1", "s2"])
def test_the_grow_refuses_couples_own_fairies_and_those_elsewhere(patch: str) -> None:
    no = refusal(play(table(COLUMN, GROWING), "j1"), patch)
    assert (no.code, no.clause) == ("not-a-target", "snapjaw.grow")


@pytest.mark.clause("power-plants", "snapjaw.grow", "R14")
def test_the_grow_captures_and_adds_nothing() -> None:
    position = play(table(COLUMN, GROWING), "j1", "d1")
    assert on(position, "d1") == ""
    assert (captives(position, "A"), supply(position, "A"), supply(position, "B")) == (1, 19, 14)
    assert events(position, "drew")


@pytest.mark.clause("power-plants", "snapjaw.grow")
def test_the_grow_is_not_offered_without_a_lone_rival_beside_it() -> None:
    garden = "garden s1@0,0 j1@1,0 d1@2,0:2B s2@1,1:1A h1@3,0:1B"
    position = table(COLUMN, "turn A power", "wizard s1", garden)
    assert refusal(position, "grow").code == "nothing-grows"


@pytest.mark.clause("power-plants", "snapjaw.end")
@pytest.mark.parametrize(
    ("options", "mine", "theirs"),
    [("options", 1 + 6, 2), ("options ransom=0", 1, 0), ("options ransom=5", 1 + 15, 5)],
)
def test_captured_fairies_pay_a_ransom(options: str, mine: int, theirs: int) -> None:
    hostages = ["A gems 1 captives 3B", "B captives 1A"]
    position = table(COLUMN, options, "garden s1@0,0", *hostages)
    assert (score(position, "A"), score(position, "B")) == (mine, theirs)


@pytest.mark.clause("power-plants", "snapjaw.end", "D2", "R26")
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
    assert [event.args for event in paid] == [{"seat": 0, "plant": "snapjaw", "number": 4}]
    assert paid[0].clause == "snapjaw.end"
    assert order(position, "scored-plant", "field-first") == ["scored-plant", "field-first"]
    assert score(position, "A") == 4 + 1
