import pytest

from florilege.games.power_plants.game import GAME
from florilege.games.power_plants.plant_names import BASES
from florilege.kernel.refusal import Refusal, Refused
from tests.games.power_plants.table import play, refusal, table

START = "garden h6@0,0 d6@1,0 s6@-1,1 e6@0,1 f6@1,1"
THORN = "column tanglethorn honeyleaf starflower emberwood frightshade"


def refused_settings(**options: str) -> Refusal:
    with pytest.raises(Refused) as caught:
        GAME.settings(options)
    assert caught.value.game == "power-plants"
    return caught.value.refusal


# Before the game.


@pytest.mark.clause("power-plants", "A1")
@pytest.mark.parametrize(("alternate", "base"), BASES.items())
def test_no_plant_with_its_alternate(alternate: str, base: str) -> None:
    others = [name for name in BASES.values() if name != base][:3]
    refused = refused_settings(plants=",".join([base, *others, alternate]))
    assert (refused.code, refused.clause) == ("plant-with-alternate", "A1")
    assert refused.args == {"plant": alternate, "base_plant": base}


@pytest.mark.clause("power-plants", "S1", "R22")
@pytest.mark.parametrize(
    "plants",
    [
        "honeyleaf,deeproot,starflower,emberwood",
        "honeyleaf,deeproot,starflower,emberwood,frightshade,wingbean",
        "honeyleaf",
    ],
)
def test_five_plants_and_neither_more_nor_fewer(plants: str) -> None:
    refused = refused_settings(plants=plants)
    assert (refused.code, refused.clause) == ("five-plants", "S1")
    assert refused.args == {"given": len(plants.split(","))}


@pytest.mark.clause("power-plants", "S1")
def test_no_plant_twice() -> None:
    refused = refused_settings(plants="honeyleaf,deeproot,starflower,emberwood,honeyleaf")
    assert (refused.code, refused.clause) == ("plant-twice", "S1")
    assert refused.args == {"plant": "honeyleaf"}


@pytest.mark.clause("power-plants", "M2")
@pytest.mark.parametrize("name", ["nettle", "", "Honeyleaf", "honeyleaf "])
def test_only_known_plants(name: str) -> None:
    refused = refused_settings(plants=f"honeyleaf,deeproot,starflower,emberwood,{name}")
    assert (refused.code, refused.clause) == ("unknown-plant", "M2")
    assert refused.args["text"] == name


@pytest.mark.clause("power-plants", "X1")
def test_only_known_difficulties() -> None:
    refused = refused_settings(difficulty="fiendish")
    assert (refused.code, refused.clause) == ("unknown-difficulty", "X1")
    assert refused.args == {"text": "fiendish", "known": ["easy", "medium", "hard", "extreme"]}


@pytest.mark.clause("power-plants", "A3", "N2", "R7", "R11", "R19", "R25")
@pytest.mark.parametrize(
    ("option", "clause"),
    [
        ("alternates", "A3"),
        ("mode", "N2"),
        ("honeyleaf_oust", "R11"),
        ("sight", "R19"),
        ("wizard_patch", "R7"),
        ("late_pay", "R25"),
    ],
)
def test_other_values_of_options_are_refused_with_their_clause(option: str, clause: str) -> None:
    refused = refused_settings(**{option: "whatever"})
    assert (refused.code, refused.clause) == ("option-value", clause)


# Placing.


@pytest.mark.clause("power-plants", "T3", "1.1", "R3")
@pytest.mark.parametrize(
    ("spot", "code"),
    [("0,0", "spot-taken"), ("1,1", "spot-taken"), ("3,-1", "spot-apart"), ("9,9", "spot-apart")],
)
def test_only_empty_cells_beside_the_garden(spot: str, code: str) -> None:
    refused = refusal(table(START, "A hand h1,s1"), f"h1@{spot}")
    assert (refused.code, refused.clause) == (code, "T3")
    assert refused.args == {"spot": spot}


@pytest.mark.clause("power-plants", "P7", "R4")
def test_not_behind_a_narrow_gap() -> None:
    inlet = "garden d6@-1,0 e6@1,-1 s6@1,0 f6@0,1 h6@-1,1"
    refused = refusal(table(inlet, "A hand h1,s1"), "h1@0,0")
    assert (refused.code, refused.clause) == ("spot-behind-gap", "P7")
    assert refused.args == {"spot": "0,0"}


@pytest.mark.clause("power-plants", "R5")
@pytest.mark.parametrize("spot", ["0,0", "1,0"])
def test_not_in_a_hole_of_two_cells(spot: str) -> None:
    ring = "h6@0,-1 h5@1,-1 h4@2,-1 d6@2,0 d5@1,1 d4@0,1 e6@-1,1 e5@-1,0"
    refused = refusal(table(f"garden {ring}", "A hand h1,s1"), f"h1@{spot}")
    assert (refused.code, refused.clause) == ("spot-enclosed", "R5")


@pytest.mark.clause("power-plants", "1.1")
@pytest.mark.parametrize("tile", ["h2", "d1", "h6"])
def test_only_tiles_of_the_hand(tile: str) -> None:
    refused = refusal(table(START, "A hand h1,s1", "B hand d1,e1"), f"{tile}@0,-1")
    assert (refused.code, refused.clause) == ("not-in-hand", "1.1")
    assert refused.args == {"patch": tile}


@pytest.mark.clause("power-plants", "S1")
def test_only_tiles_of_the_column() -> None:
    refused = refusal(table(START), "w1@0,-1")
    assert (refused.code, refused.clause) == ("not-in-column", "S1")


# Moves at another time.


@pytest.mark.clause("power-plants", "0.2")
@pytest.mark.parametrize(
    "move", ["sprout", "grow", "rest", "fairy", "no-fairy", "skip", "done", "keep", "h6", "@0,-1"]
)
def test_placing_comes_first(move: str) -> None:
    refused = refusal(table(START), move)
    assert (refused.code, refused.clause) == ("not-asked", "1.1")


@pytest.mark.clause("power-plants", "0.2")
@pytest.mark.parametrize("move", ["sprout", "h1@0,-1", "skip", "keep", "s6", "h1/d3"])
def test_the_fairy_comes_before_the_power(move: str) -> None:
    lines = (START, "A hand h1,s1", "nursery d3,e3,f3")
    refused = refusal(play(table(*lines), "s1@1,-1"), move)
    assert (refused.code, refused.clause) == ("not-asked", "1.2")


@pytest.mark.clause("power-plants", "0.2", "1.1")
@pytest.mark.parametrize("move", ["s1@2,0", "fairy", "keep", "h6", "done"])
def test_one_tile_a_turn_and_then_a_power(move: str) -> None:
    refused = refusal(play(table(START, "A hand h1,s1"), "h1@1,-1"), move)
    assert (refused.code, refused.clause) == ("not-asked", "2.1")


@pytest.mark.clause("power-plants", "2.4")
def test_not_out_of_the_column_s_order() -> None:
    position = table(START, "A hand h1,s1")
    play(position, "h1@1,-1", "grow")
    refused = refusal(position, "d6")
    assert (refused.code, refused.clause) == ("column-order", "2.4")
    assert refused.args == {"patch": "d6"}


@pytest.mark.clause("power-plants", "2.3")
@pytest.mark.parametrize("patch", ["h1", "e6", "s6"])
def test_only_neighbours_grow(patch: str) -> None:
    position = table(START, "A hand h1,s1")
    play(position, "h1@1,-1", "grow")
    refused = refusal(position, patch)
    assert (refused.code, refused.clause) == ("not-growing", "2.3")


@pytest.mark.clause("power-plants", "2.3")
def test_a_patch_grows_once() -> None:
    position = table("garden h6@0,0 e5@1,0 e6@0,1", "wizard h6", "turn A power")
    play(position, "grow", "e6", "e6")
    refused = refusal(position, "e6")
    assert (refused.code, refused.clause) == ("not-growing", "2.3")


@pytest.mark.clause("power-plants", "2.3")
def test_nothing_grows_where_no_neighbour_could_do_anything() -> None:
    position = table("garden h6@0,0 s6@1,0 f6@0,1", "wizard h6", "turn A power")
    refused = refusal(position, "grow")
    assert (refused.code, refused.clause) == ("nothing-grows", "2.3")


@pytest.mark.clause("power-plants", "N2")
def test_nothing_grows_in_discovery() -> None:
    position = play(table(START, "options mode=discovery", "A hand h1,s1"), "h1@1,-1")
    refused = refusal(position, "grow")
    assert (refused.code, refused.clause) == ("no-growing", "N2")


@pytest.mark.clause("power-plants", "R17", "P6")
def test_a_power_reaches_only_its_targets() -> None:
    garden = "garden t1@0,0 f5@1,0:2B h6@0,1 e6@2,0"
    position = play(table(THORN, garden, "wizard t1", "turn A power"), "sprout")
    refused = refusal(position, "e6")
    assert (refused.code, refused.clause) == ("not-a-target", "tanglethorn.sprout")


# Swapping.

TWINS = (START, "A hand d1,h1", "bag h2,h3", "nursery s1,d4,e1")


@pytest.mark.clause("power-plants", "3.3", "R20")
@pytest.mark.parametrize("taken", ["s2", "d6", "h1"])
def test_only_tiles_of_the_nursery_are_swapped_for(taken: str) -> None:
    position = play(table(*TWINS), "d1@0,-1", "rest")
    refused = refusal(position, f"h1/{taken}")
    assert (refused.code, refused.clause) == ("not-in-nursery", "3.3")
    assert refused.args == {"patch": taken}


@pytest.mark.clause("power-plants", "S7.1", "R20")
def test_at_the_deal_too() -> None:
    position = table(START, "turn A deal:1 swap", "A hand h1,h2", "B hand -", "nursery d1,h3,e1")
    refused = refusal(position, "h1/s1")
    assert (refused.code, refused.clause) == ("not-in-nursery", "S7.1")


@pytest.mark.clause("power-plants", "3.3", "R20")
def test_only_tiles_of_the_hand_are_given() -> None:
    position = play(table(*TWINS), "d1@0,-1", "rest")
    assert refusal(position, "e1/s1").code == "not-in-hand"


@pytest.mark.clause("power-plants", "R20")
def test_no_swap_outside_the_draw() -> None:
    position = table(START, "A hand h1,h2", "nursery d1,h3,e1")
    refused = refusal(position, "h1/d1")
    assert (refused.code, refused.clause) == ("not-asked", "1.1")


# Moving patches.


@pytest.mark.clause("power-plants", "R6", "stickybean.grow")
def test_a_growing_stickybean_s_refusal_cites_its_own_card() -> None:
    position = table(
        "column honeyleaf deeproot starflower emberwood stickybean",
        "garden s1@0,0 W6@1,0 e6@1,1",
        "wizard s1",
        "turn A power",
    )
    play(position, "grow", "W6", "e6")
    refused = refusal(position, "@-1,0")
    assert (refused.code, refused.clause) == ("spot-not-beside", "stickybean.grow")


@pytest.mark.clause("power-plants", "R6")
@pytest.mark.parametrize(
    ("spot", "code", "clause"),
    [
        ("1,0", "same-spot", "R6"),
        ("0,0", "spot-taken", "T3"),
        ("2,0", "spot-apart", "T3"),
        ("5,5", "spot-apart", "T3"),
    ],
)
def test_a_moved_patch_needs_another_legal_spot(spot: str, code: str, clause: str) -> None:
    column = "column honeyleaf deeproot starflower emberwood wingbean"
    position = table(column, "garden w1@0,0 e6@1,0 s6@0,1", "wizard w1", "turn A power")
    play(position, "sprout", "e6")
    refused = refusal(position, f"@{spot}")
    assert (refused.code, refused.clause) == (code, clause)


@pytest.mark.parametrize("text", ["", "x1", "h9@0,-1", "h1@", "h1@0", "h1@99,0", "h1@a,b", "h1/"])
def test_what_is_no_move_is_refused(text: str) -> None:
    assert refusal(table(START, "A hand h1,s1"), text).code == "unreadable-move"
