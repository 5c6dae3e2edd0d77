import pytest

from florilege.games.power_plants.position import PowerPlantsPosition
from tests.games.power_plants.table import (
    asked,
    board,
    events,
    gems,
    hand,
    moves,
    on,
    order,
    play,
    refusal,
    spots,
    supply,
    table,
    turn,
    where,
)

START = "garden h6@0,0 d6@1,0 s6@-1,1 e6@0,1 f6@1,1"
HAND = "A hand s1,h1"
BAG = "bag f1,f2,f3"  # so that the tile drawn is of another type than the one kept
FIRST_SPOTS = {"0,-1", "1,-1", "2,-1", "-1,0", "2,0", "-2,1", "2,1", "-2,2", "-1,2", "0,2", "1,2"}


def pass_turn(position: PowerPlantsPosition) -> None:
    """Place a tile and do nothing else."""
    play(position, sorted(moves(position))[0])
    if asked(position) == "fairy":
        play(position, "no-fairy")
    play(position, "rest")
    if not position.is_over() and asked(position) == "swap":
        play(position, "keep")


@pytest.mark.clause("power-plants", "0.1", "R21")
def test_turns_go_clockwise() -> None:
    position = table("seats 3", "garden h7@0,0 d7@1,0 s7@-1,1 e7@0,1 f7@1,1", "turn B place")
    turns = [turn(position)]
    for _ in range(4):
        pass_turn(position)
        turns.append(turn(position))
    assert turns == ["B", "C", "A", "B", "C"]


@pytest.mark.clause("power-plants", "0.1", "E1")
def test_turns_go_on_while_the_bag_holds_tiles_and_then_once_round() -> None:
    position = table(START, "bag s1,s2,s3,s4")
    turns = 0
    while not position.is_over():
        pass_turn(position)
        turns += 1
    assert turns == 4 + 2


@pytest.mark.clause("power-plants", "0.2", "R9")
def test_place_then_power_then_draw() -> None:
    position = table(START, HAND, BAG)
    assert asked(position) == "place"
    play(position, "s1@1,-1")
    assert asked(position) == "fairy"
    play(position, "fairy")
    assert asked(position) == "power"
    play(position, "sprout")
    steps = ["placed", "added", "sprouts", "gained", "drew"]
    assert order(position, *steps) == steps
    assert turn(position) == "B"


@pytest.mark.clause("power-plants", "1.1", "R9")
def test_either_tile_of_the_hand_goes_to_any_spot() -> None:
    position = table(START, HAND, BAG)
    assert moves(position) == {f"{tile}@{spot}" for tile in ("s1", "h1") for spot in FIRST_SPOTS}


@pytest.mark.clause("power-plants", "1.1")
def test_the_tile_leaves_the_hand_and_the_wizard_stands_on_it() -> None:
    position = table(START, "wizard f6", "A hand s1,h1")
    play(position, "h1@2,0")
    assert where(position, "h1") == "2,0"
    assert board(position)["wizard"] == "h1"
    assert hand(position, "A") == ["s1"]


@pytest.mark.clause("power-plants", "1.2")
@pytest.mark.parametrize(("tile", "offered"), [("s1", True), ("h1", False)])
def test_only_a_marked_card_brings_a_free_fairy(tile: str, offered: bool) -> None:
    position = table(START, HAND, BAG)
    play(position, f"{tile}@2,0")
    assert (asked(position) == "fairy") == offered


@pytest.mark.clause("power-plants", "1.2", "R9")
def test_the_free_fairy_comes_from_the_supply_onto_the_new_patch() -> None:
    position = table(START, HAND, BAG)
    play(position, "s1@2,0")
    assert moves(position) == {"fairy", "no-fairy"}
    play(position, "fairy")
    assert (on(position, "s1"), supply(position, "A")) == ("1A", 19)


@pytest.mark.clause("power-plants", "1.2", "R9")
def test_the_free_fairy_may_be_left() -> None:
    position = table(START, HAND, BAG)
    play(position, "s1@2,0", "no-fairy")
    assert (on(position, "s1"), supply(position, "A")) == ("", 20)
    assert asked(position) == "power"


@pytest.mark.clause("power-plants", "2.1", "2.5")
def test_sprout_or_grow_or_neither() -> None:
    position = table(START, HAND, BAG)
    play(position, "s1@1,-1", "fairy")
    assert moves(position) == {"sprout", "grow", "rest"}


@pytest.mark.clause("power-plants", "2.1")
def test_not_both_powers_in_one_turn() -> None:
    position = table(START, HAND, BAG)
    play(position, "s1@1,-1", "no-fairy", "sprout")
    assert turn(position) == "B"
    assert not events(position, "grows")


@pytest.mark.clause("power-plants", "2.2", "R9")
def test_a_sprout_uses_the_new_patch_alone() -> None:
    position = table(START, HAND, BAG)
    play(position, "s1@1,-1", "no-fairy", "sprout")
    assert gems(position, "A") == 2
    assert (on(position, "h6"), on(position, "d6")) == ("", "")


@pytest.mark.clause("power-plants", "2.3", "R9")
def test_grow_uses_every_neighbour_and_never_the_new_patch() -> None:
    position = table("garden h6@0,0 d6@1,0:1B s6@-1,1 e6@0,1 f6@1,1", HAND, BAG)
    play(position, "s1@1,-1", "no-fairy", "grow")
    assert board(position)["growing"] == ["h6", "d6"]
    play(position, "h6", "skip")
    assert (turn(position), gems(position, "A")) == ("B", 0)


@pytest.mark.clause("power-plants", "2.4", "R10")
def test_patches_grow_in_the_order_of_the_column() -> None:
    position = table(START, HAND, BAG)
    play(position, "s1@1,-1", "no-fairy", "grow")
    assert moves(position) == {"h6", "skip"}
    play(position, "h6")
    assert moves(position) == {"d6", "skip"}


@pytest.mark.clause("power-plants", "2.4", "S1")
def test_another_column_has_another_order() -> None:
    position = table(
        START, "column deeproot honeyleaf starflower emberwood frightshade", "A hand s1,h1"
    )
    play(position, "s1@1,-1", "no-fairy", "grow")
    assert moves(position) == {"d6", "skip"}


@pytest.mark.clause("power-plants", "2.4")
def test_not_out_of_order() -> None:
    position = table(START, HAND, BAG)
    play(position, "s1@1,-1", "no-fairy", "grow")
    refused = refusal(position, "d6")
    assert (refused.code, refused.clause) == ("column-order", "2.4")


@pytest.mark.clause("power-plants", "2.4", "R10")
@pytest.mark.parametrize("patches", [("e6", "e5"), ("e5", "e6")])
def test_patches_of_one_type_grow_in_any_order(patches: tuple[str, str]) -> None:
    position = table("garden h6@0,0 e5@1,0 e6@0,1", "wizard h6", "turn A power", "A hand h1", BAG)
    play(position, "grow")
    assert moves(position) == {"e5", "e6", "skip"}
    play(position, patches[0], patches[0])
    assert on(position, patches[0]) == "+2"
    assert moves(position) == {patches[1], "skip"}


@pytest.mark.clause("power-plants", "2.5", "R10")
def test_a_plant_may_be_left_out_of_growing() -> None:
    position = table(START, HAND, BAG)
    play(position, "s1@1,-1", "no-fairy", "grow", "skip")
    assert moves(position) == {"d6", "skip"}
    play(position, "d6", "e6")
    assert (on(position, "h6"), on(position, "e6")) == ("", "1A")
    assert turn(position) == "B"


@pytest.mark.clause("power-plants", "2.5", "R10")
def test_one_of_two_patches_of_a_type_may_be_left_out() -> None:
    position = table("garden h6@0,0 e5@1,0 e6@0,1", "wizard h6", "turn A power", "A hand h1", BAG)
    play(position, "grow", "e6", "e6", "skip")
    assert (on(position, "e6"), on(position, "e5"), turn(position)) == ("+2", "", "B")


@pytest.mark.clause("power-plants", "2.5")
def test_neither_power_need_be_used() -> None:
    position = table(START, HAND, BAG)
    play(position, "s1@1,-1", "no-fairy", "rest")
    assert (gems(position, "A"), on(position, "h6"), turn(position)) == (0, "", "B")


@pytest.mark.clause("power-plants", "2.3", "2.4", "R10", "R17")
def test_the_printed_example_of_a_grow_turn_gives_two_gems() -> None:
    position = table("garden h6@0,0 s6@1,0 d6@-1,1 e6@0,1 f6@1,1", "A hand s4,d1")
    play(position, "s4@1,-1", "fairy", "grow")
    assert board(position)["growing"] == ["h6", "s6"]
    play(position, "h6")
    assert (on(position, "h6"), on(position, "s6"), on(position, "s4")) == ("1A", "1A", "1A")
    play(position, "s6")
    assert gems(position, "A") == 2
    assert events(position, "gained")[0].args == {"seat": 0, "number": 2}


@pytest.mark.clause("power-plants", "R10")
def test_what_grows_is_settled_when_grow_is_chosen() -> None:
    position = table(
        "column honeyleaf deeproot starflower emberwood wingbean",
        "garden s1@0,0 w6@1,0 w5@-1,1 h6@-1,0",
        "wizard s1",
        "turn A power",
    )
    play(position, "grow", "skip", "w6", "w5", "@2,0")
    assert where(position, "w5") == "2,0"
    assert moves(position) == {"w5", "skip"}
    play(position, "w5")
    assert on(position, "w5") == "1A"


@pytest.mark.clause("power-plants", "R10")
def test_a_patch_that_comes_next_to_the_wizard_while_growing_does_not_grow() -> None:
    position = table(
        "column honeyleaf deeproot starflower emberwood wingbean",
        "garden s1@0,0 w5@1,0 w6@2,0",
        "wizard s1",
        "turn A power",
        "A hand h1",
        "bag d1,d2",
    )
    play(position, "grow", "w5", "w6", "@0,1")
    assert where(position, "w6") == "0,1"
    assert turn(position) == "B"


@pytest.mark.clause("power-plants", "3.1", "R21")
def test_the_wizard_passes_on_and_a_tile_is_drawn() -> None:
    position = table(START, "A hand h1,d1", "bag s1,s2,s3")
    play(position, "h1@0,-1", "rest")
    assert len(hand(position, "A")) == 2
    assert hand(position, "A")[0] == "d1"
    assert hand(position, "A")[1] in ("s1", "s2", "s3")
    assert (board(position)["bag"], turn(position)) == (2, "B")


@pytest.mark.clause("power-plants", "3.2")
@pytest.mark.parametrize(("bag", "told"), [("s1", [{"seat": 0}]), ("s1,s2", [])])
def test_the_last_tile_is_announced(bag: str, told: list[dict[str, int]]) -> None:
    position = table(START, "A hand h1,d1", f"bag {bag}")
    play(position, "h1@0,-1", "rest")
    assert [event.args for event in events(position, "drew-last")] == told
    assert board(position)["turns_left"] == (2 if told else None)


TWINS = f"""
    {START}
    A hand h1,d1
    bag d2,d3
    nursery s1,d4,e1
"""


@pytest.mark.clause("power-plants", "3.3", "R20")
def test_a_drawn_tile_of_the_same_type_may_be_swapped_and_so_may_the_other() -> None:
    position = table(TWINS)
    play(position, "h1@0,-1", "rest")
    drawn = hand(position, "A")[1]
    assert (turn(position), asked(position)) == ("A", "swap")
    assert position.question().clause == "3.3"
    pairs = {f"{given}/{taken}" for given in ("d1", drawn) for taken in ("s1", "d4", "e1")}
    assert moves(position) == pairs | {"keep"}


@pytest.mark.clause("power-plants", "3.3", "R20")
def test_a_swap_changes_hand_and_nursery() -> None:
    position = table(TWINS)
    play(position, "h1@0,-1", "rest")
    drawn = hand(position, "A")[1]
    play(position, "d1/s1")
    assert set(hand(position, "A")) == {"s1", drawn}
    assert set(board(position)["nursery"]) == {"d1", "d4", "e1"}
    assert turn(position) == "B"


@pytest.mark.clause("power-plants", "3.3")
def test_nothing_need_be_swapped() -> None:
    position = table(TWINS)
    play(position, "h1@0,-1", "rest", "keep")
    assert hand(position, "A")[0] == "d1"
    assert set(board(position)["nursery"]) == {"s1", "d4", "e1"}
    assert turn(position) == "B"


@pytest.mark.clause("power-plants", "R20")
def test_only_one_swap_even_if_the_hand_is_again_of_one_type() -> None:
    position = table(TWINS)
    play(position, "h1@0,-1", "rest", "d1/d4")
    assert {tile[0] for tile in hand(position, "A")} == {"d"}
    assert turn(position) == "B"


@pytest.mark.clause("power-plants", "3.3", "R20")
def test_no_swap_for_two_types() -> None:
    position = table(START, "A hand h1,d1", "bag s1,s2", "nursery s3,d4,e1")
    play(position, "h1@0,-1", "rest")
    assert turn(position) == "B"


@pytest.mark.clause("power-plants", "R20")
def test_no_swap_before_the_turn_even_with_two_of_a_type() -> None:
    position = table(START, "A hand h1,h2")
    assert asked(position) == "place"
    assert spots(position) == FIRST_SPOTS


@pytest.mark.clause("power-plants", "R20", "R24")
def test_the_player_who_draws_the_last_tile_may_still_swap() -> None:
    position = table(START, "A hand h1,d1", "bag d2", "nursery s1,d4,e1")
    play(position, "h1@0,-1", "rest")
    assert (turn(position), asked(position)) == ("A", "swap")
    play(position, "d2/e1")
    assert set(hand(position, "A")) == {"d1", "e1"}
