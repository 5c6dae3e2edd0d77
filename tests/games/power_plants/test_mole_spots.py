from itertools import combinations

import pytest

from florilege.games.power_plants.plant_names import LETTERS, NAMES
from florilege.games.power_plants.position import PowerPlantsPosition
from florilege.kernel.refusal import Refused
from florilege.kernel.seats import AUTOMATON
from tests.games.power_plants.table import (
    COLUMN,
    asked,
    board,
    events,
    gems,
    hand,
    moves,
    new,
    on,
    order,
    play,
    spots,
    supply,
    table,
    turn,
    where,
)

# Five spots touch two patches; three of them touch two Wingbeans, two of these Wingbean 3.
TRAPEZOID = """
    column honeyleaf deeproot starflower emberwood wingbean
    garden w3@0,0 w5@1,0 w4@-1,1 e6@0,1 w6@1,1
"""


def twins(text: str) -> str:
    named = next((line for line in text.splitlines() if line.split()[:1] == ["column"]), COLUMN)
    letters = [LETTERS[NAMES.index(name)] for name in named.split() if name in NAMES]
    pairs = [(f"{x}{a}", f"{x}{b}") for x in letters for a, b in combinations("654321", 2)]
    return next(f"{one},{two}" for one, two in pairs if one not in text and two not in text)


def mole_draws(tile: str, *texts: str) -> PowerPlantsPosition:
    """Let the Mole play with this tile, which it draws of two after your draw and swap."""
    given = "\n".join(("seats 1", "turn A next swap", *texts))
    hand = twins(f"{given}\n{tile}")
    other = twins(f"{given}\n{tile} {hand}").partition(",")[0]
    return drawing(tile, ["keep"], f"A hand {hand}", given, f"bag {tile},{other}")


def drawing(tile: str, answers: list[str], *texts: str) -> PowerPlantsPosition:
    """Play these moves with dice that let the Mole draw this tile then."""
    for seed in range(100):
        position = play(table(*texts, seed=seed), *answers)
        if events(position, "drew")[-1].args["patch"] == tile:
            return position
    raise AssertionError(f"{tile} is never drawn")


# The set-up and your turn.


@pytest.mark.clause("power-plants", "X1", "R30")
@pytest.mark.parametrize("seed", range(8))
def test_solo_is_set_up_as_for_two_with_a_nursery_of_four_and_no_hand_for_the_mole(
    seed: int,
) -> None:
    position = new(1, seed)
    data = board(position)
    assert {patch["number"] for patch in data["patches"]} == {6}
    assert {(patch["q"], patch["r"]) for patch in data["patches"]} == {
        (0, 0),
        (1, 0),
        (-1, 1),
        (0, 1),
        (1, 1),
    }
    assert len(data["nursery"]) == 4
    assert [len(player["hand"]) for player in data["players"]] == [2, 0]
    assert data["bag"] == 5 * 5 - 4 - 2
    assert supply(position, "A") == 20
    assert [gems(position, side) for side in "AM"] == [0, 0]


@pytest.mark.clause("power-plants", "X1")
@pytest.mark.parametrize("level", ["easy", "medium", "hard", "extreme"])
def test_you_choose_one_of_four_difficulties(level: str) -> None:
    assert board(new(1, difficulty=level))["difficulty"] == level


@pytest.mark.clause("power-plants", "X1")
def test_there_is_no_fifth_difficulty() -> None:
    with pytest.raises(Refused) as caught:
        new(1, difficulty="brutal")
    assert caught.value.refusal.clause == "X1"


@pytest.mark.clause("power-plants", "X2", "R30")
@pytest.mark.parametrize("seed", range(8))
def test_you_start_and_place_either_tile_anywhere(seed: int) -> None:
    position = new(1, seed)
    if asked(position) == "swap":
        play(position, "keep")
    assert turn(position) == "A"
    assert not events(position, "mole-placed")
    assert {move.partition("@")[0] for move in moves(position)} == set(hand(position, "A"))
    assert len(spots(position)) == 11


@pytest.mark.clause("power-plants", "X2")
def test_you_use_your_own_powers_as_ever() -> None:
    position = table("""
        seats 1
        A hand s1,h2
        garden h6@0,0 d6@1,0:2M s6@-1,1 e6@0,1 f6@1,1
    """)
    play(position, "s1@1,-1")
    assert moves(position) == {"fairy", "no-fairy"}
    play(position, "fairy")
    assert moves(position) == {"sprout", "grow", "rest"}
    play(position, "sprout")
    assert gems(position, "A") == 2 + 2
    assert where(position, "s1") == "1,-1"


@pytest.mark.clause("power-plants", "X3", "R30")
def test_the_mole_draws_when_its_turn_begins_after_your_draw() -> None:
    position = table("""
        seats 1
        A hand h1,d1
        bag s1,e1,f1
        garden h6@0,0 d6@1,0 s6@-1,1 e6@0,1 f6@1,1
    """)
    assert not events(position, "drew")
    play(position, "h1@1,-1", "rest")
    assert order(position, "placed", "rested", "drew", "mole-placed") == [
        "placed",
        "rested",
        "drew",
        "drew",
        "mole-placed",
    ]
    yours, its = events(position, "drew")
    assert [yours.args["seat"], its.args["seat"]] == [0, AUTOMATON]
    assert {yours.args["patch"], its.args["patch"]} < {"s1", "e1", "f1"}
    assert board(position)["bag"] == 1
    assert its.clause == "X3"
    assert board(position)["wizard"] == its.args["patch"]
    assert turn(position) == "A"
    assert asked(position) == "place"


@pytest.mark.clause("power-plants", "X3", "X2")
def test_the_mole_waits_until_you_have_swapped() -> None:
    position = table("""
        seats 1
        A hand h1,d1
        bag d2
        nursery f1,s1,e1,f2
        garden h6@0,0 d6@1,0 s6@-1,1 e6@0,1 f6@1,1
    """)
    play(position, "h1@1,-1", "rest")
    assert asked(position) == "swap"
    assert not events(position, "mole-placed")
    play(position, "d1/f2")
    assert order(position, "swapped", "mole-placed") == ["swapped", "mole-placed"]
    assert sorted(hand(position, "A")) == ["d2", "f2"]


# The spot.


@pytest.mark.clause("power-plants", "X3", "X4", "X5", "X6", "R31", "R32")
def test_the_printed_example_of_the_haricopteur() -> None:
    position = mole_draws("w2", TRAPEZOID)
    assert where(position, "w2") == "-1,0"
    told = [
        (event.kind, event.clause, event.args["left"])
        for kind in ("mole-neighbours", "mole-kin", "mole-lowest", "mole-clock")
        for event in events(position, kind)
    ]
    assert told == [
        ("mole-neighbours", "X3", 5),
        ("mole-kin", "X4", 3),
        ("mole-lowest", "X5", 2),
        ("mole-clock", "X6", 1),
    ]
    assert events(position, "mole-neighbours")[0].args["number"] == 2
    assert events(position, "mole-kin")[0].args["number"] == 2
    assert order(position, "mole-neighbours", "mole-kin", "mole-lowest", "mole-clock") == [
        kind for kind, _, _ in told
    ]
    placed = events(position, "mole-placed")[0]
    assert placed.args == {"patch": "w2", "spot": "-1,0"}


@pytest.mark.clause("power-plants", "X3", "R32")
def test_most_neighbours_count_before_its_own_type() -> None:
    position = mole_draws("h2", "garden d6@1,-1 s6@1,0 e6@0,1 f6@-1,1 h1@2,0 h3@3,0")
    assert where(position, "h2") == "0,0"


@pytest.mark.clause("power-plants", "X3", "R31")
def test_the_mole_cannot_put_its_patch_into_a_hole() -> None:
    position = mole_draws(
        "h2",
        "garden h6@1,-1 h5@1,0 h4@0,1 d6@-1,1 d5@-1,0 s6@0,-1",
    )
    assert where(position, "h2") == "1,1"
    assert events(position, "mole-neighbours")[0].args["number"] == 2


@pytest.mark.clause("power-plants", "X3", "R31")
def test_the_mole_cannot_pass_a_narrow_gap() -> None:
    # 0,0 touches five patches, but its only way out leads between two of them.
    position = mole_draws("h2", "garden h6@1,-1 h5@1,0 h4@0,1 d6@-1,1 d5@-1,0")
    assert "0,0" not in spots(position)
    assert where(position, "h2") == "1,1"


@pytest.mark.clause("power-plants", "X4", "R32")
def test_more_of_its_type_count_before_the_lowest_number() -> None:
    position = mole_draws(
        "w2",
        """
        column honeyleaf deeproot starflower emberwood wingbean
        garden w1@0,0 e6@1,0 s6@-1,1 w5@0,1 w6@1,1
        """,
    )
    assert where(position, "w2") == "0,2"


@pytest.mark.clause("power-plants", "X5", "R32")
def test_the_lowest_number_is_looked_for_by_the_spots_still_left() -> None:
    # Wingbean 1 touches two of the spots, but none of the three by two Wingbeans.
    position = mole_draws(
        "w2",
        """
        column honeyleaf deeproot starflower emberwood wingbean
        garden w3@0,0 w5@1,0 w4@-1,1 e6@0,1 w6@1,1 s6@-2,2 w1@-1,2 d6@0,2 e5@1,2
        """,
    )
    assert events(position, "mole-kin")[0].args == {"number": 2, "left": 3}
    assert where(position, "w2") == "-1,0"


@pytest.mark.clause("power-plants", "X5", "R32")
@pytest.mark.parametrize(("left", "right", "spot"), [("w3", "w4", "-1,0"), ("w4", "w3", "0,2")])
def test_with_as_many_of_its_type_the_lowest_number_attracts_it(
    left: str, right: str, spot: str
) -> None:
    position = mole_draws(
        "w2",
        f"""
        column honeyleaf deeproot starflower emberwood wingbean
        garden e6@0,0 d6@1,0 {left}@-1,1 s6@0,1 {right}@1,1
        """,
    )
    assert where(position, "w2") == spot
    assert events(position, "mole-kin")[0].args == {"number": 1, "left": 4}
    assert events(position, "mole-lowest")[0].args["left"] == 2


@pytest.mark.clause("power-plants", "X6", "R33")
@pytest.mark.parametrize(
    ("other", "spot"),
    [
        ("1,-1", "0,-1"),  # of 11 and 3 o'clock
        ("1,0", "0,1"),  # of 1 and 5
        ("0,1", "-1,1"),  # of 3 and 7
        ("-1,1", "-1,0"),  # of 5 and 9
        ("-1,0", "0,-1"),  # of 7 and 11
        ("0,-1", "-1,0"),  # of 9 and 1
    ],
)
def test_the_spot_farthest_round_the_clock_is_taken(other: str, spot: str) -> None:
    position = mole_draws("h2", f"garden h3@0,0 d6@{other}")
    assert where(position, "h2") == spot
    assert events(position, "mole-clock")[0].args["left"] == 1


@pytest.mark.clause("power-plants", "X7", "R31")
def test_without_its_type_the_next_plant_down_the_column_counts() -> None:
    position = mole_draws("s2", "garden d5@0,0 e5@1,0 f5@2,0")
    assert where(position, "s2") == "1,-1"
    assert [event.args for event in events(position, "mole-next-plant")] == [{"plant": "emberwood"}]
    assert events(position, "mole-next-plant")[0].clause == "X7"


@pytest.mark.clause("power-plants", "X7", "R31")
def test_from_the_bottom_of_the_column_it_goes_on_at_the_top() -> None:
    position = mole_draws("f2", "garden d5@0,0 e5@1,0 s5@2,0")
    assert where(position, "f2") == "0,1"
    assert [event.args["plant"] for event in events(position, "mole-next-plant")] == [
        "honeyleaf",
        "deeproot",
    ]


@pytest.mark.clause("power-plants", "X7", "R31")
@pytest.mark.parametrize(("left", "right", "spot"), [("h5", "e5", "3,-1"), ("e5", "h5", "1,-1")])
def test_a_plant_that_none_of_the_spots_left_touches_does_not_count(
    left: str, right: str, spot: str
) -> None:
    # 1,-1 and 3,-1 touch three patches each; Starflower 5 lies at neither.
    position = mole_draws("s1", f"garden {left}@0,0 d5@1,0 {right}@2,0 d4@3,0 f5@2,-1 s5@4,0")
    assert where(position, "s1") == spot
    assert [event.args for event in events(position, "mole-next-plant")] == [{"plant": "emberwood"}]


@pytest.mark.clause("power-plants", "X7", "X4")
def test_most_patches_of_the_plant_that_stands_in_attract_it() -> None:
    position = mole_draws("s1", "garden e1@0,0 h6@1,0 d6@-1,1 e5@0,1 e6@1,1")
    assert where(position, "s1") == "0,2"


@pytest.mark.clause("power-plants", "X8", "R34")
@pytest.mark.parametrize("plant", ["honeyleaf", "deeproot", "tanglethorn"])
def test_the_mole_has_a_free_fairy_even_where_the_card_has_none(plant: str) -> None:
    tile = f"{plant[0]}1"
    position = mole_draws(
        tile,
        """
        column honeyleaf deeproot tanglethorn starflower frightshade
        garden h6@1,-1 d6@1,0 t6@0,1 s6@-1,1
        """,
    )
    card = next(card for card in board(position)["column"] if card["plant"] == plant)
    assert not card["free_fairy"]
    assert on(position, tile) == "1M"
    assert board(position)["wizard"] == tile


@pytest.mark.clause("power-plants", "X10", "R34")
@pytest.mark.parametrize("number", [19, 20, 60])
def test_the_mole_never_runs_out_of_fairies(number: int) -> None:
    position = mole_draws("h1", f"garden d6@1,-1:{number}M s6@1,0 e6@0,1:1M f6@-1,1")
    assert [on(position, tile) for tile in ("h1", "d6", "s6", "e6", "f6")] == [
        "1M",
        f"{number}M",
        "2M",
        "3M",
        "2M",
    ]
    assert not events(position, "took-back")
