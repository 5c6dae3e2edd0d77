import pytest

from florilege.games.power_plants.plant_names import BASES
from florilege.games.power_plants.position import PowerPlantsPosition
from florilege.kernel.dice import fast_dice
from florilege.kernel.seats import LETTERS
from tests.games.power_plants.table import (
    asked,
    board,
    events,
    hand,
    moves,
    new,
    order,
    play,
    read,
    spots,
    table,
    turn,
)

TIMINGS = ("morning", "noon", "night")
TRAPEZOID = {(0, 0), (1, 0), (-1, 1), (0, 1), (1, 1)}
FIRST_SPOTS = {"0,-1", "1,-1", "2,-1", "-1,0", "2,0", "-2,1", "2,1", "-2,2", "-1,2", "0,2", "1,2"}
NEAR = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
START = "garden h6@0,0 d6@1,0 s6@-1,1 e6@0,1 f6@1,1"
SEEDS = range(150)


def column(position: PowerPlantsPosition) -> list[str]:
    return [plant["plant"] for plant in board(position)["column"]]


def timings(position: PowerPlantsPosition) -> list[str]:
    return [plant["timing"] for plant in board(position)["column"]]


def deal(position: PowerPlantsPosition) -> PowerPlantsPosition:
    """Go on to the first turn; nobody swaps."""
    while asked(position) == "swap":
        play(position, "keep")
    return position


def play_out(position: PowerPlantsPosition, seed: int) -> PowerPlantsPosition:
    dice = fast_dice(seed, 1)
    while not position.is_over():
        legal = position.legal_moves()
        position.play(legal[dice.below(len(legal))])
    return position


@pytest.mark.clause("power-plants", "S1")
@pytest.mark.parametrize(
    ("plants", "expected"),
    [
        (
            "wingbean,starflower,honeyleaf,frightshade,deeproot",
            "honeyleaf deeproot starflower wingbean frightshade",
        ),
        (
            "deeproot,emberwood,honeyleaf,starflower,tanglethorn",
            "deeproot honeyleaf tanglethorn emberwood starflower",
        ),
        (
            "stickybean,snapjaw,ashwood,sugarleaf,sleepshade",
            "sugarleaf snapjaw ashwood stickybean sleepshade",
        ),
    ],
)
def test_chosen_plants_lie_by_timing_and_within_it_as_given(plants: str, expected: str) -> None:
    for seed in range(5):
        assert column(new(2, seed, plants=plants)) == expected.split()


@pytest.mark.clause("power-plants", "S1", "R22")
@pytest.mark.parametrize("plants", ["random", "balanced"])
def test_drawn_plants_are_five_and_lie_by_timing(plants: str) -> None:
    seen = set()
    for seed in SEEDS:
        position = new(2, seed, plants=plants)
        assert len(set(column(position))) == 5
        assert timings(position) == sorted(timings(position), key=TIMINGS.index)
        seen |= set(column(position))
    assert seen == set(BASES.values())


@pytest.mark.clause("power-plants", "S1.1", "R22")
@pytest.mark.parametrize("alternates", ["none", "one", "two", "mixed"])
def test_a_balanced_draw_has_two_of_the_morning_one_of_noon_one_of_night(alternates: str) -> None:
    for seed in SEEDS:
        drawn = timings(new(2, seed, alternates=alternates))
        assert drawn.count("morning") >= 2
        assert "noon" in drawn
        assert "night" in drawn


@pytest.mark.clause("power-plants", "S1.1", "R22")
def test_a_random_draw_need_not_be_balanced() -> None:
    drawn = [timings(new(2, seed, plants="random")) for seed in SEEDS]
    assert any(timing.count("morning") < 2 for timing in drawn)
    assert any("night" not in timing for timing in drawn)


@pytest.mark.clause("power-plants", "A3", "R22")
@pytest.mark.parametrize(("alternates", "number"), [("none", 0), ("one", 1), ("two", 2)])
@pytest.mark.parametrize("plants", ["random", "balanced"])
def test_so_many_alternates_are_mixed_in(alternates: str, number: int, plants: str) -> None:
    seen = set()
    for seed in SEEDS:
        drawn = column(new(2, seed, plants=plants, alternates=alternates))
        assert sum(name in BASES for name in drawn) == number
        seen |= {name for name in drawn if name in BASES}
    assert seen == (set(BASES) if number else set())


@pytest.mark.clause("power-plants", "A3")
def test_no_alternate_unless_asked_for() -> None:
    assert not any(name in BASES for seed in SEEDS for name in column(new(2, seed)))


@pytest.mark.clause("power-plants", "A1", "A2", "R22")
@pytest.mark.parametrize("alternates", ["one", "two", "mixed"])
@pytest.mark.parametrize("plants", ["random", "balanced"])
def test_a_plant_and_its_alternate_are_never_drawn_together(alternates: str, plants: str) -> None:
    for seed in SEEDS:
        drawn = column(new(2, seed, plants=plants, alternates=alternates))
        assert len({BASES.get(name, name) for name in drawn}) == 5


@pytest.mark.clause("power-plants", "A2", "R22")
def test_a_mixed_draw_takes_any_number_of_alternates() -> None:
    drawn = [column(new(2, seed, plants="random", alternates="mixed")) for seed in SEEDS]
    assert {sum(name in BASES for name in names) for names in drawn} >= {1, 2, 3, 4}
    assert len({name for names in drawn for name in names}) == 16


# S2 to S4 and the table of set-up numbers; in solo the nursery has four tiles (X1).
NUMBERS = [
    # seats, highest number, nursery, bag after hands, turns each, garden at the end
    (1, 6, 4, 19, 11, 27),
    (2, 6, 3, 18, 10, 25),
    (3, 7, 3, 21, 8, 29),
    (4, 8, 3, 24, 7, 33),
    (5, 8, 5, 20, 5, 30),
]


@pytest.mark.clause("power-plants", "S2", "S3", "S4")
@pytest.mark.parametrize(("seats", "highest", "nursery", "bag"), [row[:4] for row in NUMBERS])
def test_numbers_of_the_set_up(seats: int, highest: int, nursery: int, bag: int) -> None:
    for seed in range(10):
        position = deal(new(seats, seed))
        seen = board(position)
        assert {patch["number"] for patch in seen["patches"]} == {highest}
        assert len({patch["plant"] for patch in seen["patches"]}) == 5
        assert (len(seen["nursery"]), seen["bag"]) == (nursery, bag)
        assert all(len(player["hand"]) == 2 for player in seen["players"][:seats])
        tiles = position.names_of(position.bag) + seen["nursery"]
        assert max(int(tile[1]) for tile in tiles) < highest


@pytest.mark.clause("power-plants", "S2", "S4", "E1", "R24")
@pytest.mark.parametrize(("seats", "turns", "garden"), [(r[0], *r[4:]) for r in NUMBERS])
def test_turns_and_garden_of_a_whole_game(seats: int, turns: int, garden: int) -> None:
    for seed in range(4):
        position = play_out(new(seats, seed), seed)
        placed = [int(str(event.args["seat"])) for event in events(position, "placed")]
        assert [placed.count(seat) for seat in range(seats)] == [turns] * seats
        assert len(events(position, "mole-placed")) == (turns if seats == 1 else 0)
        assert len(board(position)["patches"]) == garden
        assert all(len(player["hand"]) == 1 for player in board(position)["players"][:seats])


@pytest.mark.clause("power-plants", "3.2", "R24")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_last_seat_draws_the_last_tile(seats: int) -> None:
    for seed in range(4):
        position = play_out(new(seats, seed), seed)
        last = (board(position)["first"] - 1) % seats
        assert [event.args for event in events(position, "drew-last")] == [{"seat": last}]


@pytest.mark.clause("power-plants", "S3", "R2")
def test_the_first_garden_is_two_over_three_in_random_order() -> None:
    plants = "honeyleaf,deeproot,starflower,emberwood,frightshade"
    cells: dict[str, set[tuple[int, int]]] = {}
    for seed in range(60):
        patches = board(new(3, seed, plants=plants))["patches"]
        assert {(patch["q"], patch["r"]) for patch in patches} == TRAPEZOID
        assert all(patch["owner"] is None for patch in patches)
        for patch in patches:
            cells.setdefault(patch["patch"], set()).add((patch["q"], patch["r"]))
    assert cells == dict.fromkeys(["h7", "d7", "s7", "e7", "f7"], TRAPEZOID)


@pytest.mark.clause("power-plants", "R2", "R3")
def test_the_first_garden_has_seven_touching_pairs_and_eleven_spots() -> None:
    pairs = [(cell, step) for cell in TRAPEZOID for step in NEAR if plus(cell, step) in TRAPEZOID]
    assert len(pairs) == 2 * 7
    position = deal(new(2))
    assert spots(position) == FIRST_SPOTS
    beside = [sum(plus(cell_of(spot), step) in TRAPEZOID for step in NEAR) for spot in FIRST_SPOTS]
    assert sorted(beside) == [1] * 6 + [2] * 5


def plus(cell: tuple[int, int], step: tuple[int, int]) -> tuple[int, int]:
    return (cell[0] + step[0], cell[1] + step[1])


def cell_of(spot: str) -> tuple[int, int]:
    q, _, r = spot.partition(",")
    return (int(q), int(r))


@pytest.mark.clause("power-plants", "R2")
def test_the_wizard_stands_nowhere_before_the_first_turn() -> None:
    assert board(new(4))["wizard"] is None


@pytest.mark.clause("power-plants", "S6")
def test_anybody_may_be_first() -> None:
    firsts = set()
    for seed in range(40):
        position = deal(new(3, seed))
        assert turn(position) == LETTERS[board(position)["first"]]
        firsts.add(turn(position))
    assert firsts == {"A", "B", "C"}


@pytest.mark.clause("power-plants", "S7")
def test_hands_are_dealt_clockwise_from_the_first_player() -> None:
    for seed in range(12):
        position = deal(new(4, seed))
        first = board(position)["first"]
        seats = [event.args["seat"] for event in events(position, "dealt")]
        assert seats == [(first + k) % 4 for k in range(4)]


@pytest.mark.clause("power-plants", "S7", "R20")
def test_everybody_sees_all_hands_and_the_nursery() -> None:
    position = deal(new(3))
    assert position.board(0) == position.board(1) == position.board(2)
    assert all(len(player["hand"]) == 2 for player in board(position)["players"])


DEALT = f"""
    {START}
    turn A deal:1 swap
    A hand h1,h2
    B hand -
    nursery d1,h3,e1
"""


@pytest.mark.clause("power-plants", "S7.1", "R20")
def test_two_of_a_type_at_the_deal_may_be_swapped() -> None:
    position = table(DEALT)
    assert position.question().clause == "S7.1"
    pairs = {f"{given}/{taken}" for given in ("h1", "h2") for taken in ("d1", "h3", "e1")}
    assert moves(position) == pairs | {"keep"}
    play(position, "h2/d1")
    assert sorted(hand(position, "A")) == ["d1", "h1"]
    assert board(position)["nursery"] == ["h2", "h3", "e1"]


@pytest.mark.clause("power-plants", "S7.1")
def test_they_may_be_kept() -> None:
    position = play(table(DEALT), "keep")
    assert hand(position, "A") == ["h1", "h2"]
    assert board(position)["nursery"] == ["h3", "d1", "e1"]


@pytest.mark.clause("power-plants", "S7.1", "R20")
def test_at_the_deal_too_only_one_swap() -> None:
    position = play(deal_one_sort(), "h2/h3")
    assert sorted(hand(position, "A")) == ["h1", "h3"]
    assert (turn(position), asked(position)) == ("A", "place")


def deal_one_sort() -> PowerPlantsPosition:
    return table(DEALT, "bag s1,e2")


@pytest.mark.clause("power-plants", "S7.1")
def test_only_hands_of_one_type_are_asked_at_the_deal() -> None:
    swaps = 0
    for seed in range(60):
        position = new(3, seed)
        while asked(position) == "swap":
            swaps += 1
            assert len({tile[0] for tile in hand(position, turn(position))}) == 1
            play(position, "keep")
        types = [len({tile[0] for tile in hand(position, seat)}) for seat in "ABC"]
        assert types.count(1) == len(events(position, "kept"))
    assert swaps > 0


@pytest.mark.clause("power-plants", "S7", "S7.1")
def test_a_swap_comes_before_the_next_hand_is_dealt() -> None:
    position = table(DEALT)
    assert hand(position, "B") == []
    play(position, "h1/e1")
    assert len(hand(position, "B")) == 2
    assert order(position, "swapped", "dealt") == ["swapped", "dealt"]


@pytest.mark.clause("power-plants", "S7")
def test_the_deal_goes_on_past_the_last_seat() -> None:
    position = read(f"""
        seats 2
        turn B deal:1 swap
        first B
        column honeyleaf deeproot starflower emberwood frightshade
        {START}
        nursery d1,h3,e1
        A hand -
        B hand h1,h2
        bag s1,e2
    """)
    play(position, "keep")
    assert sorted(hand(position, "A")) == ["e2", "s1"]
    assert turn(position) == "B"
