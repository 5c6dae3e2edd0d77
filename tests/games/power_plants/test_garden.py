from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from florilege.games.power_plants.game import GAME
from florilege.games.power_plants.garden import Garden, bare_garden
from florilege.games.power_plants.hexes import cell_at, column_of, row_of
from florilege.games.power_plants.position import PowerPlantsPosition
from florilege.kernel.bits import BIT
from florilege.testing.walk import Case, walk
from tests.games.power_plants.table import (
    asked,
    board,
    moves,
    on,
    play,
    refusal,
    spots,
    supply,
    table,
    where,
)

BEAN = "column honeyleaf deeproot starflower emberwood wingbean"
POWER = "turn A power"

Cell = tuple[int, int]


def cells_in(text: str) -> set[str]:
    return set(text.split())


# A garden with an inlet: 0,0 lies behind the narrow gap between d6 and e6.
INLET = "d6@-1,0 e6@1,-1 s6@1,0 f6@0,1 h6@-1,1"


@pytest.mark.clause("power-plants", "R1", "R3", "T3")
def test_a_patch_has_six_spots_around_it() -> None:
    position = table("garden h6@0,0")
    assert spots(position) == cells_in("1,-1 1,0 0,1 -1,1 -1,0 0,-1")


@pytest.mark.clause("power-plants", "R1", "2.3")
@pytest.mark.parametrize("cell", ["1,-1", "1,0", "0,1", "-1,1", "-1,0", "0,-1"])
def test_patches_in_the_six_neighbouring_cells_are_adjacent(cell: str) -> None:
    position = table(f"garden h6@0,0 e6@{cell}", "wizard h6", POWER)
    play(position, "grow")
    assert board(position)["growing"] == ["e6"]


@pytest.mark.clause("power-plants", "R1")
def test_cells_straight_above_or_two_steps_off_are_not_adjacent() -> None:
    ring = "h5@1,0 s6@1,-2 d6@2,-1 e6@1,1 f6@-1,2 s5@2,0 s4@1,-1 e5@0,1"
    position = table(f"garden h6@0,0 {ring}", "wizard h6", POWER)
    play(position, "grow")
    assert board(position)["growing"] == ["h5", "s4", "e5"]


@pytest.mark.clause("power-plants", "T3", "R3")
def test_a_spot_is_an_empty_cell_beside_a_patch() -> None:
    position = table("garden h6@0,0 e6@1,0")
    assert spots(position) == cells_in("0,-1 1,-1 2,-1 2,0 1,1 0,1 -1,1 -1,0")


@pytest.mark.clause("power-plants", "P7", "R4")
def test_the_printed_example_of_a_narrow_gap() -> None:
    position = table(f"garden {INLET}", "A hand s1,h1")
    refused = refusal(position, "s1@0,0")
    assert (refused.code, refused.clause) == ("spot-behind-gap", "P7")
    play(position, "s1@0,-1", "no-fairy", "grow")
    assert board(position)["growing"] == ["d6", "e6"]


@pytest.mark.clause("power-plants", "P7", "R4")
def test_a_wide_mouth_lets_a_patch_in() -> None:
    position = table("garden d6@-1,0 s6@1,0 f6@0,1 h6@-1,1")
    assert "0,0" in spots(position)


@pytest.mark.clause("power-plants", "P7", "R4")
def test_a_gap_far_from_the_spot_bars_all_that_lies_behind_it() -> None:
    # A bay of 0,0 and 0,1, whose only mouth is the gap between -1,0 and 1,-1.
    position = table("garden d6@-1,0 e6@1,-1 s6@1,0 s5@1,1 f6@0,2 f5@-1,2 h6@-1,1", "A hand s1,h1")
    assert not {"0,0", "0,1"} & spots(position)
    assert refusal(position, "s1@0,1").code == "spot-behind-gap"


@pytest.mark.clause("power-plants", "R4")
def test_four_neighbours_only_where_the_two_free_sides_touch() -> None:
    together = table("garden d6@-1,0 s6@1,0 f6@0,1 h6@-1,1")
    assert "0,0" in spots(together)
    apart = table("garden d6@-1,0 d5@-2,1 h6@-1,1 f6@-1,2 f5@0,1 s6@1,0 e6@1,-1 s5@1,1 e5@0,2")
    assert "0,0" not in spots(apart)
    opposite = table(
        "garden d6@-1,0 h6@-1,1 s6@1,-1 e6@1,0 f6@-1,2 f5@-1,3 f4@0,3 f3@1,2 f2@2,1 e5@2,0"
    )
    assert not {"0,0", "0,1"} & spots(opposite)


@pytest.mark.clause("power-plants", "R5")
def test_a_hole_is_no_spot() -> None:
    position = table(f"garden {INLET} s5@0,-1", "A hand s1,h1")
    assert "0,0" not in spots(position)
    refused = refusal(position, "s1@0,0")
    assert (refused.code, refused.clause) == ("spot-enclosed", "R5")


def wide_hole() -> PowerPlantsPosition:
    """Return a garden of twelve patches around seven empty cells."""
    ring = [cell for cell in disc(2) if distance(cell) == 2]
    tiles = [f"{plant}{number}" for number in range(6, 2, -1) for plant in "hds"]
    patches = [f"{tile}@{q},{r}" for tile, (q, r) in zip(tiles, ring, strict=True)]
    return table("garden " + " ".join(patches), "A hand s1,h1")


@pytest.mark.clause("power-plants", "R5")
def test_a_wide_hole_has_no_spots_either() -> None:
    assert spots(wide_hole()) == {f"{q},{r}" for q, r in disc(3) if distance((q, r)) == 3}


@pytest.mark.clause("power-plants", "R5")
def test_a_cell_of_a_wide_hole_is_refused_as_enclosed() -> None:
    refused = refusal(wide_hole(), "s1@1,0")
    assert (refused.code, refused.clause) == ("spot-enclosed", "R5")


def disc(radius: int) -> list[Cell]:
    sides = range(-radius, radius + 1)
    return [(q, r) for q in sides for r in sides if distance((q, r)) <= radius]


def distance(cell: Cell) -> int:
    return max(abs(cell[0]), abs(cell[1]), abs(cell[0] + cell[1]))


# Patches that are moved.


def lifted(garden: str, *lines: str) -> set[str]:
    """Return what the Wingbean w1 can move."""
    position = table(BEAN, f"garden {garden}", "wizard w1", POWER, *lines)
    return moves(play(position, "sprout"))


@pytest.mark.clause("power-plants", "T5", "R6", "R7")
def test_a_patch_that_holds_the_garden_together_is_blocked() -> None:
    assert lifted("w1@0,0 s6@1,0 e6@2,0") == {"e6"}


@pytest.mark.clause("power-plants", "T5", "R6")
def test_a_patch_behind_a_narrow_gap_is_blocked() -> None:
    ring = "d6@-1,0 e6@1,-1 s6@1,0 e5@0,1 h6@-1,1"
    assert lifted(f"h5@0,0 {ring} w1@2,0") == {"d6", "e6", "e5", "h6"}


@pytest.mark.clause("power-plants", "T5", "R6")
def test_a_patch_with_patches_on_all_sides_is_blocked() -> None:
    ring = "d6@-1,0 e6@1,-1 s6@1,0 e5@0,1 h6@-1,1 d5@0,-1"
    assert "h5" not in lifted(f"h5@0,0 {ring} w1@2,0")
    assert "h5" in lifted(f"h5@0,0 {ring.replace(' e6@1,-1', '').replace(' d5@0,-1', '')} w1@2,0")


@pytest.mark.clause("power-plants", "T5")
@pytest.mark.parametrize("patch", ["s6", "h5"])
def test_a_blocked_patch_is_not_moved(patch: str) -> None:
    chain = "w1@3,0 s6@2,0 s5@1,0 d6@-1,0 e6@1,-1 e5@0,1 h6@-1,1 h5@0,0"
    position = play(table(BEAN, f"garden {chain}", "wizard w1", POWER), "sprout")
    refused = refusal(position, patch)
    assert (refused.code, refused.clause) == ("patch-blocked", "T5")


@pytest.mark.clause("power-plants", "R7")
def test_the_wizard_s_patch_is_not_moved() -> None:
    position = play(table(BEAN, "garden w1@0,0 s6@1,0 e6@0,1", "wizard w1", POWER), "sprout")
    assert moves(position) == {"s6", "e6"}
    refused = refusal(position, "w1")
    assert (refused.code, refused.clause) == ("wizard-stays", "R7")


@pytest.mark.clause("power-plants", "R7")
def test_a_growing_wingbean_does_not_move_the_wizard_s_patch_either() -> None:
    position = table(BEAN, "garden s1@0,0 w6@1,0 e6@1,1", "wizard s1", POWER)
    play(position, "grow", "w6")
    assert moves(position) == {"e6"}


@pytest.mark.clause("power-plants", "R7")
def test_the_wizard_s_patch_may_be_moved_where_that_is_agreed() -> None:
    option = "options wizard_patch=may-move"
    assert lifted("w1@0,0 s6@1,0 e6@0,1", option) == {"s6", "e6", "w1"}
    assert lifted("s6@1,0 w1@0,0 e6@-1,0", option) == {"s6", "e6"}


@pytest.mark.clause("power-plants", "R6")
def test_a_moved_patch_lands_on_a_spot_of_the_garden_without_it() -> None:
    position = table(BEAN, "garden w1@0,0 e6@1,0", "wizard w1", POWER)
    play(position, "sprout", "e6")
    assert asked(position) == "landing"
    assert spots(position) == cells_in("1,-1 0,1 -1,1 -1,0 0,-1")
    refused = refusal(position, "@2,0")
    assert (refused.code, refused.clause) == ("spot-apart", "T3")


@pytest.mark.clause("power-plants", "R6")
def test_a_moved_patch_does_not_come_back_to_its_own_cell() -> None:
    position = table(BEAN, "garden w1@0,0 e6@1,0", "wizard w1", POWER)
    play(position, "sprout", "e6")
    refused = refusal(position, "@1,0")
    assert (refused.code, refused.clause) == ("same-spot", "R6")


@pytest.mark.clause("power-plants", "R6", "P7")
def test_a_lifted_patch_opens_the_gap_it_made() -> None:
    position = table(BEAN, f"garden {INLET.replace('f6', 'w1')}", "wizard w1", POWER)
    play(position, "sprout", "e6")
    assert "0,0" in spots(position)


@pytest.mark.clause("power-plants", "R6", "P7")
def test_a_moved_patch_does_not_pass_a_narrow_gap() -> None:
    garden = f"{INLET.replace('f6', 'w1')} s5@2,0"
    position = table(BEAN, f"garden {garden}", "wizard w1", POWER)
    play(position, "sprout", "s5")
    assert "0,0" not in spots(position)
    refused = refusal(position, "@0,0")
    assert (refused.code, refused.clause) == ("spot-behind-gap", "P7")


@pytest.mark.clause("power-plants", "R8")
def test_gems_and_own_fairies_ride_along_and_rivals_are_ousted_by_a_sprout() -> None:
    garden = "garden w1@0,0 e6@1,0:2A+5 s6@0,1:3B+4"
    position = table(BEAN, garden, "wizard w1", POWER)
    play(position, "sprout", "e6", "@-1,0")
    assert (where(position, "e6"), on(position, "e6")) == ("-1,0", "2A+5")
    position = table(BEAN, garden, "wizard w1", POWER)
    play(position, "sprout", "s6", "@-1,0")
    assert (where(position, "s6"), on(position, "s6")) == ("-1,0", "+4")
    assert supply(position, "B") == 20


@pytest.mark.clause("power-plants", "R8")
def test_all_that_lies_on_it_travels_with_a_patch_moved_by_growing() -> None:
    position = table(BEAN, "garden s1@0,0 w6@1,0 e6@2,0:3B+5", "wizard s1", POWER)
    play(position, "grow", "w6", "e6", "@-1,0")
    assert (where(position, "e6"), on(position, "e6")) == ("-1,0", "3B+5")
    assert supply(position, "B") == 17


# The way round the garden, against a slow search that knows nothing of it.

STEPS: tuple[Cell, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
GARDENS = 300


@cache
def around(cell: Cell) -> frozenset[Cell]:
    return frozenset((cell[0] + q, cell[1] + r) for q, r in STEPS)


def box(garden: set[Cell]) -> set[Cell]:
    """Return all cells of a box around a garden, with room to walk round it."""
    columns, rows = zip(*garden, strict=True)
    return {
        (q, r)
        for q in range(min(columns) - 2, max(columns) + 3)
        for r in range(min(rows) - 2, max(rows) + 3)
    }


def outside(garden: set[Cell]) -> set[Cell]:
    """Return every empty cell that a patch reaches from far away by steps that are not barred."""
    empty = box(garden) - garden
    reached = {min(empty)}
    fresh = list(reached)
    while fresh:
        here = fresh.pop()
        for there in around(here) & empty - reached:
            if not around(here) & around(there) <= garden:
                reached.add(there)
                fresh.append(there)
    return reached


def legal_spots(garden: set[Cell]) -> set[Cell]:
    return {cell for cell in outside(garden) if around(cell) & garden}


def is_whole(garden: set[Cell]) -> bool:
    start = min(garden)
    reached = {start}
    fresh = [start]
    while fresh:
        for near in around(fresh.pop()) & garden - reached:
            reached.add(near)
            fresh.append(near)
    return reached == garden


def is_unblocked(garden: set[Cell], cell: Cell) -> bool:
    rest = garden - {cell}
    return is_whole(rest) and cell in outside(rest)


def has_hole(garden: set[Cell]) -> bool:
    """Return whether an empty cell is enclosed, narrow gaps or not."""
    return not is_whole(box(garden) - garden)


def random_garden(random: Random) -> list[Cell]:
    """Return a garden that hangs together: some are compact, some are all arms and bays."""
    size = random.randint(5, 33)
    thin = random.choice([0.0, 0.5, 0.9])
    cells = [(0, 0)]
    while len(cells) < size:
        taken = set(cells)
        edge = sorted({near for cell in cells for near in around(cell)} - taken)
        sparse = [cell for cell in edge if len(around(cell) & taken) == 1]
        cells.append(random.choice(sparse if sparse and random.random() < thin else edge))
    return cells


def gardens() -> Iterator[tuple[list[Cell], Garden]]:
    random = Random(7)
    for _ in range(GARDENS):
        cells = random_garden(random)
        garden = bare_garden(2)
        for tile, (q, r) in enumerate(cells):
            garden.place(tile, cell_at(q, r))
        yield cells, garden


def spots_of(garden: Garden, lifted_tile: int | None = None) -> list[Cell]:
    spots = garden.legal_spots() if lifted_tile is None else garden.legal_spots_without(lifted_tile)
    cells = [spots.cells[place] for place in range(spots.size)]
    return [(int(column_of(cell)), int(row_of(cell))) for cell in cells]


@pytest.mark.clause("power-plants", "R3", "R4", "R5", "P7")
def test_legal_spots_are_those_that_a_slow_search_finds() -> None:
    holes = barred = 0
    for cells, garden in gardens():
        found = spots_of(garden)
        assert len(found) == len(set(found))
        assert set(found) == legal_spots(set(cells)), cells
        touching = {near for cell in cells for near in around(cell)} - set(cells)
        holes += has_hole(set(cells))
        barred += touching != set(found) and not has_hole(set(cells))
    assert holes > GARDENS // 10
    assert barred > GARDENS // 20


@pytest.mark.clause("power-plants", "T5", "R6")
def test_unblocked_patches_are_those_that_a_slow_search_finds() -> None:
    blocked_by_shape = 0
    for cells, garden in gardens():
        unblocked = garden.unblocked()
        found = {cell for tile, cell in enumerate(cells) if unblocked & BIT[tile]}
        assert found == {cell for cell in cells if is_unblocked(set(cells), cell)}, cells
        blocked_by_shape += any(
            is_whole(set(cells) - {cell}) and cell not in found for cell in cells
        )
    assert blocked_by_shape > GARDENS // 10


@pytest.mark.clause("power-plants", "R6")
def test_the_spots_of_a_lifted_patch_are_those_that_a_slow_search_finds() -> None:
    for cells, garden in gardens():
        for tile, cell in enumerate(cells):
            if is_unblocked(set(cells), cell):
                assert set(spots_of(garden, tile)) == legal_spots(set(cells) - {cell}), cells
                break


@pytest.mark.clause("power-plants", "R4")
def test_no_legal_spot_has_five_neighbours_nor_four_with_free_sides_apart() -> None:
    four = 0
    for cells, garden in gardens():
        for spot in spots_of(garden):
            free = around(spot) - set(cells)
            assert len(free) >= 2
            if len(free) == 2:
                one, other = free
                assert other in around(one)
                four += 1
    assert four > 20


@pytest.mark.clause("power-plants", "R4", "1.1")
def test_patches_are_placed_where_the_slow_search_says() -> None:
    for cells, _ in list(gardens())[:60]:
        tiles = [f"{plant}{number}" for number in range(6, 0, -1) for plant in "hdsef"]
        patches = dict(zip(tiles[:20], cells, strict=False))
        text = " ".join(f"{tile}@{q},{r}" for tile, (q, r) in patches.items())
        position = table(f"garden {text}")
        expected = {f"{q},{r}" for q, r in legal_spots(set(patches.values()))}
        assert spots(position) == expected


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_who_touches_whom_is_noted_as_patches_come_and_go(seats: int) -> None:
    plants = "honeyleaf,deeproot,starflower,frightshade,wingbean"
    for position, _ in walk(Case(GAME, seats, GAME.settings({"plants": plants})), 5):
        assert isinstance(position, PowerPlantsPosition)
        garden = position.garden
        for tile in range(40):
            planted = garden.planted >> tile & 1 == 1
            assert garden.neighbours(tile) == (garden.next_to(garden.cells[tile]) if planted else 0)
