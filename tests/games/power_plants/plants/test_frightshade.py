import pytest

from tests.games.power_plants.table import (
    asked,
    board,
    events,
    gems,
    moves,
    new,
    on,
    order,
    play,
    refusal,
    supply,
    table,
)

# The fields of Starflower (2, 3), Honeyleaf and Deeproot (1, 2) touch the Wizard; Emberwood's not.
SPROUTING = """
    turn A power
    wizard f1
    garden f1@0,0:1A s2@1,0:2B s3@2,0 e1@3,0:1B h1@0,1:1A d1@-1,0 d2@-2,0
"""
GROWING = """
    turn A grow:f1
    wizard s1
    garden s1@0,0:1A f1@1,0:2B d1@2,0 e1@1,1:1A h1@-1,0:1B
"""


@pytest.mark.clause("power-plants", "frightshade.timing")
def test_it_is_a_night_plant() -> None:
    position = new(2, plants="frightshade,starflower,wingbean,honeyleaf,deeproot")
    column = board(position)["column"]
    names = ["honeyleaf", "deeproot", "starflower", "frightshade", "wingbean"]
    assert [card["plant"] for card in column] == names
    assert column[3]["timing"] == "night"


@pytest.mark.clause("power-plants", "frightshade.fairy")
def test_it_brings_a_free_fairy() -> None:
    position = play(table("garden h6@0,0", "A hand f1,d1"), "f1@1,0")
    assert moves(position) == {"fairy", "no-fairy"}
    play(position, "fairy")
    assert (on(position, "f1"), supply(position, "A")) == ("1A", 19)
    assert asked(position) == "power"


@pytest.mark.clause("power-plants", "frightshade.sprout", "R17")
def test_the_sprout_begins_with_any_patch_of_the_fields_by_the_wizard() -> None:
    position = play(table(SPROUTING), "sprout")
    assert asked(position) == "destination"
    assert moves(position) == {"s2", "s3", "h1", "d1", "d2"}


@pytest.mark.clause("power-plants", "frightshade.sprout", "R17")
@pytest.mark.parametrize("patch", ["f1", "e1"])
def test_the_sprout_refuses_destinations_in_other_fields(patch: str) -> None:
    no = refusal(play(table(SPROUTING), "sprout"), patch)
    assert (no.code, no.clause) == ("not-a-target", "frightshade.sprout")


@pytest.mark.clause("power-plants", "frightshade.sprout", "R17")
def test_the_wizards_patch_counts_in_a_field_it_belongs_to() -> None:
    position = table("turn A power", "wizard f1", "garden f1@0,0:2A f2@1,0:1B e1@2,0")
    assert moves(play(position, "sprout")) == {"f1", "f2"}


@pytest.mark.clause("power-plants", "frightshade.sprout", "T6")
def test_then_the_sprout_takes_a_lone_fairy_of_anybody_from_anywhere_else() -> None:
    position = play(table(SPROUTING), "sprout", "h1")
    assert asked(position) == "mover"
    assert moves(position) == {"f1", "e1"}
    assert refusal(position, "h1").clause == "frightshade.sprout"
    no = refusal(position, "s2")
    assert (no.code, no.clause) == ("not-a-target", "frightshade.sprout")


@pytest.mark.clause("power-plants", "frightshade.sprout", "P3", "R12")
@pytest.mark.parametrize(
    ("target", "mover", "after", "gained"),
    [
        ("s3", "e1", "1B", 1),
        ("s2", "e1", "3B", 3),
        ("h1", "f1", "2A", 2),
        ("s2", "h1", "1B", 1),
        ("h1", "e1", "", 0),
        ("d2", "h1", "1A", 1),
    ],
)
def test_the_sprout_pays_for_each_fairy_that_is_there_after_the_move(
    target: str, mover: str, after: str, gained: int
) -> None:
    position = play(table(SPROUTING), "sprout", target, mover)
    assert (on(position, mover), on(position, target)) == ("", after)
    assert (gems(position, "A"), gems(position, "B")) == (gained, 0)


@pytest.mark.clause("power-plants", "frightshade.sprout", "P3", "P4")
def test_a_fairy_moved_onto_rivals_goes_home_with_one_of_them() -> None:
    position = play(table(SPROUTING), "sprout", "s2", "h1")
    assert (supply(position, "A"), supply(position, "B")) == (19, 18)
    assert order(position, "own-fairy-moved", "own-clashed", "gained") == ["own-clashed", "gained"]


@pytest.mark.clause("power-plants", "frightshade.grow", "P3", "R12")
@pytest.mark.parametrize(
    ("source", "target", "kind"),
    [
        ("h1", "s2", "own-fairy-moved"),
        ("h1", "d1", "own-clashed"),
        ("d1", "s2", "fairy-moved"),
        ("d1", "h1", "clashed-at-home"),
        ("d1", "e1", "clashed"),
    ],
)
def test_the_log_tells_who_moves_whose_fairy(source: str, target: str, kind: str) -> None:
    position = table(
        "seats 3",
        "turn A power",
        "wizard s2",
        "garden s2@1,0 f1@0,0 h1@-1,0:1A d1@-1,1:1B e1@0,-1:1C",
    )
    play(position, "grow", "f1", source, target)
    owners = {"h1": 0, "d1": 1, "e1": 2}
    expected = {"seat": 0, "owner_seat": owners[source], "from_patch": source, "patch": target}
    if "clashed" in kind:
        expected["rival_seat"] = owners[target]
    assert [event.args for event in events(position, kind)] == [expected]


@pytest.mark.clause("power-plants", "frightshade.sprout", "P6")
@pytest.mark.parametrize(("there", "gained"), [("3B", 3), ("1A", 1)])
def test_with_no_lone_fairy_elsewhere_the_sprout_still_pays(there: str, gained: int) -> None:
    position = table("turn A power", "wizard f1", f"garden f1@0,0 s1@1,0:{there} e1@2,0:2A")
    play(position, "sprout", "s1")
    assert (on(position, "s1"), gems(position, "A")) == (there, gained)
    assert events(position, "drew")


@pytest.mark.clause("power-plants", "frightshade.grow")
def test_the_grow_begins_with_a_fairy_here_or_next_to_here() -> None:
    position = play(table(GROWING), "f1")
    assert asked(position) == "mover"
    assert moves(position) == {"s1", "f1", "e1"}


@pytest.mark.clause("power-plants", "frightshade.grow")
@pytest.mark.parametrize("patch", ["h1", "d1"])
def test_the_grow_refuses_fairies_next_to_the_wizard_only(patch: str) -> None:
    no = refusal(play(table(GROWING), "f1"), patch)
    assert (no.code, no.clause) == ("not-a-target", "frightshade.grow")


@pytest.mark.clause("power-plants", "frightshade.grow")
@pytest.mark.parametrize(
    ("mover", "targets"),
    [("f1", {"s1", "d1", "e1"}), ("s1", {"f1", "d1", "e1"}), ("e1", {"s1", "f1", "d1"})],
)
def test_then_the_grow_chooses_another_patch_here_or_next_to_here(
    mover: str, targets: set[str]
) -> None:
    position = play(table(GROWING), "f1", mover)
    assert asked(position) == "destination"
    assert moves(position) == targets
    assert refusal(position, mover).code == "not-a-target"
    assert refusal(position, "h1").clause == "frightshade.grow"


@pytest.mark.clause("power-plants", "frightshade.grow", "P3")
@pytest.mark.parametrize(
    ("mover", "target", "left", "after"),
    [
        ("f1", "d1", "1B", "1B"),
        ("s1", "d1", "", "1A"),
        ("s1", "e1", "", "2A"),
        ("e1", "f1", "", "1B"),
        ("f1", "e1", "1B", ""),
    ],
)
def test_the_grow_moves_one_fairy_without_gems(
    mover: str, target: str, left: str, after: str
) -> None:
    position = play(table(GROWING), "f1", mover, target)
    assert (on(position, mover), on(position, target)) == (left, after)
    assert (gems(position, "A"), gems(position, "B")) == (0, 0)
    assert events(position, "drew")


@pytest.mark.clause("power-plants", "frightshade.grow")
def test_the_grow_is_not_offered_where_nobody_is_near() -> None:
    position = table("turn A power", "wizard s1", "garden s1@0,0 f1@1,0 f2@-1,0 h1@2,0 d1@3,0:1B")
    assert refusal(position, "grow").code == "nothing-grows"
