import re

import pytest

from florilege.games.power_plants import mole_powers
from florilege.games.power_plants.plant_names import LETTERS, NAMES
from florilege.games.power_plants.position import PowerPlantsPosition
from tests.games.power_plants.table import (
    asked,
    captives,
    events,
    gems,
    on,
    order,
    score,
    supply,
    table,
    turn,
    where,
)
from tests.games.power_plants.test_mole_spots import mole_draws, twins

WINGBEAN = 7
AROUND = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
COLUMNS = {
    "honeyleaf": "{} deeproot starflower emberwood frightshade",
    "tanglethorn": "honeyleaf {} starflower emberwood frightshade",
    "starflower": "honeyleaf deeproot {} emberwood frightshade",
    "frightshade": "honeyleaf deeproot starflower emberwood {}",
    "deeproot": "honeyleaf {} starflower emberwood frightshade",
    "emberwood": "honeyleaf deeproot starflower {} frightshade",
    "snapjaw": "honeyleaf deeproot {} emberwood frightshade",
    "wingbean": "honeyleaf deeproot starflower emberwood {}",
}
ALTERNATES = {
    "honeyleaf": "sugarleaf",
    "tanglethorn": "stranglethorn",
    "starflower": "duskflower",
    "frightshade": "sleepshade",
    "deeproot": "branchroot",
    "emberwood": "ashwood",
    "snapjaw": "crunchjaw",
    "wingbean": "stickybean",
}


def both(plant: str) -> pytest.MarkDecorator:
    """Run a test with a plant and with its alternate, which the Mole plays alike (R43)."""
    return pytest.mark.parametrize("plant", [plant, ALTERNATES[plant]])


def in_the_bay(plant: str, garden: str, *texts: str) -> PowerPlantsPosition:
    """Let the Mole put tile 1 of a plant on 0,0, the spot that touches most of these patches."""
    base = next(base for base, other in ALTERNATES.items() if plant in (base, other))
    column = f"column {COLUMNS[base].format(plant)}"
    position = mole_draws(new_tile(plant), column, f"garden {garden}", *texts)
    assert where(position, new_tile(plant)) == "0,0"
    return position


def new_tile(plant: str) -> str:
    return f"{LETTERS[NAMES.index(plant)]}1"


def contents(position: PowerPlantsPosition, *tiles: str) -> list[str]:
    return [on(position, tile) for tile in tiles]


def acts(position: PowerPlantsPosition) -> tuple[str, str]:
    event = events(position, "mole-acts")[0]
    return str(event.args["plant"]), event.clause


@pytest.mark.clause("power-plants", "X9")
def test_the_mole_neither_sprouts_nor_grows_but_uses_its_own_power() -> None:
    # Its Honeyleaf serves the patch with four of yours, which no Sprout would; nothing grows.
    position = in_the_bay("honeyleaf", "d6@1,-1:4A s6@1,0:2M e6@0,1:2M f6@-1,1:2M")
    assert acts(position) == ("honeyleaf", "X11")
    assert order(position, "sprouts", "grows", "patch-grows") == []
    assert contents(position, "d6", "s6", "e6", "f6") == ["2A", "2M", "2M", "2M"]
    assert [gems(position, side) for side in "AM"] == [0, 0]
    assert (turn(position), asked(position)) == ("A", "place")


# Honeyleaf.


@pytest.mark.clause("power-plants", "X11", "R43", "X10")
@both("honeyleaf")
def test_honeyleaf_adds_two_wherever_the_mole_has_one_or_none(plant: str) -> None:
    position = in_the_bay(plant, "d6@1,-1 s6@1,0:1M e6@0,1:2M f6@-1,1:3A d5@2,0")
    assert acts(position) == (plant, "X11")
    assert contents(position, "d6", "s6", "e6", "f6", "d5") == ["2M", "3M", "2M", "1A", ""]
    assert on(position, new_tile(plant)) == "1M"
    assert supply(position, "A") == 19


@pytest.mark.clause("power-plants", "X11", "R11", "R39")
@pytest.mark.parametrize(("option", "lone"), [("once", ""), ("one-at-a-time", "1M")])
@both("honeyleaf")
def test_honeyleaf_treats_a_single_fairy_of_yours_as_a_sprout_would(
    plant: str, option: str, lone: str
) -> None:
    garden = "d6@1,-1:1A s6@1,0:2A e6@0,1:5A f6@-1,1:2M"
    position = in_the_bay(plant, garden, f"options honeyleaf_oust={option}")
    assert contents(position, "d6", "s6", "e6", "f6") == [lone, "", "3A", "2M"]
    assert supply(position, "A") == 20 - 3


@pytest.mark.clause("power-plants", "R39")
def test_a_single_fairy_of_the_moles_own_is_joined_by_two() -> None:
    position = in_the_bay("honeyleaf", "d6@1,-1:1M s6@1,0:1A e6@0,1 f6@-1,1:2M")
    assert contents(position, "d6", "s6", "e6") == ["3M", "", "2M"]


# Tanglethorn.


@pytest.mark.clause("power-plants", "X12", "R39", "R43")
@both("tanglethorn")
def test_tanglethorn_adds_three_where_most_of_yours_are(plant: str) -> None:
    position = in_the_bay(plant, "h6@1,-1:1A s6@1,0 e6@0,1:2A f6@-1,1:1M h5@2,-1:6A")
    assert acts(position) == (plant, "X12")
    assert contents(position, "h6", "s6", "e6", "f6", "h5") == ["1A", "", "1M", "1M", "6A"]
    assert on(position, new_tile(plant)) == "1M"


@pytest.mark.clause("power-plants", "X12")
@both("tanglethorn")
def test_tanglethorn_without_any_of_yours_goes_where_fewest_of_its_own_are(plant: str) -> None:
    position = in_the_bay(plant, "h6@1,-1:2M s6@1,0:2M e6@0,1:4M f6@-1,1:1M")
    assert contents(position, "h6", "s6", "e6", "f6") == ["2M", "2M", "4M", "4M"]


@pytest.mark.clause("power-plants", "X12", "X20")
def test_tanglethorn_breaks_ties_between_neighbours() -> None:
    position = in_the_bay("tanglethorn", "h6@1,-1:2A s6@1,0:2A+1 e6@0,1:1A+4 f6@-1,1")
    assert contents(position, "h6", "s6", "e6", "f6") == ["2A", "1M+1", "1A+4", ""]


@pytest.mark.clause("power-plants", "X19", "R34")
def test_tanglethorn_adds_nothing_where_the_mole_has_three() -> None:
    position = in_the_bay("tanglethorn", "h6@1,-1:3M s6@1,0:4M e6@0,1:3M f6@-1,1:5M")
    assert contents(position, "h6", "s6", "e6", "f6") == ["3M", "4M", "3M", "5M"]


# Starflower.


@pytest.mark.clause("power-plants", "X13", "R43")
@both("starflower")
def test_starflower_pays_the_mole_for_patches_and_fairies_around(plant: str) -> None:
    position = in_the_bay(plant, "h6@1,-1:2A d6@1,0:3M e6@0,1 f6@-1,1:1A h5@2,0:4A")
    assert acts(position) == (plant, "X13")
    assert [gems(position, side) for side in "MA"] == [4 + 6, 0]
    assert on(position, new_tile(plant)) == "1M"


# Frightshade.


@pytest.mark.clause("power-plants", "X14", "R36", "R39", "R43")
@both("frightshade")
def test_frightshade_draws_the_loner_nearest_to_your_fullest_patch_nearby(plant: str) -> None:
    # Honeyleaf 4 is in a field by the Wizard; Deeproot 6 is nearer to the Wizard, not to it.
    position = in_the_bay(
        plant,
        "h6@1,-1 h5@2,-2 h4@3,-3:2A e5@4,-3:1A s5@5,-3:5A d6@1,0:1A e6@0,1:4M s6@-1,1:1M",
    )
    assert acts(position) == (plant, "X14")
    assert contents(position, "h4", "e5", "d6", "s5", "s6") == ["3A", "", "1A", "5A", "1M"]
    assert [gems(position, side) for side in "MA"] == [3, 0]
    assert supply(position, "A") == 20 - 9


@pytest.mark.clause("power-plants", "X14", "R39")
def test_frightshade_moves_another_loner_than_the_one_on_the_patch_chosen() -> None:
    position = in_the_bay("frightshade", "h6@1,-1:1A d6@1,0:1A s6@0,1 e6@-1,1")
    assert contents(position, "h6", "d6") == ["2A", ""]
    assert gems(position, "M") == 2


@pytest.mark.clause("power-plants", "X14")
def test_frightshade_prefers_your_fullest_patch_to_the_largest_field() -> None:
    position = in_the_bay("frightshade", "h6@1,-1:1A h5@1,-2:1M d6@1,0:2A s6@0,1 e6@-1,1")
    assert contents(position, "h6", "d6") == ["", "3A"]
    assert gems(position, "M") == 3


@pytest.mark.clause("power-plants", "X14", "X20", "R36")
def test_frightshade_breaks_ties_between_loners_as_near() -> None:
    # Both loners are two steps from Honeyleaf 6; the higher number has the Gems.
    position = in_the_bay("frightshade", "h6@1,-1:2A d2@2,-1 d3@3,-1:1A+2 s6@1,0 e2@0,1:1A d6@-1,1")
    assert contents(position, "h6", "d3", "e2") == ["3A", "+2", "1A"]


# Deeproot.


@pytest.mark.clause("power-plants", "X15", "X20.1", "X20.2", "R35")
def test_the_printed_example_of_the_profondine() -> None:
    # In sight and without the Mole: Emberwood 5 and 6, Starflower 5, Frightshade 5.
    position = mole_draws(
        "d2",
        """
        garden e6@1,0 e5@2,0+5 e4@2,-1 h5@1,-1:1M f5@2,-2:1A s5@0,1 f6@-1,1:2M
        """,
    )
    assert where(position, "d2") == "0,0"
    assert on(position, "e5") == "3M+5"
    assert contents(position, "e6", "f5", "s5", "h5", "f6") == ["", "1A", "", "1M", "2M"]
    kinds = ("mole-acts", "mole-field", "mole-gems", "mole-yours", "mole-number", "mole-chose")
    assert order(position, *kinds) == ["mole-acts", "mole-field", "mole-gems", "mole-chose"]
    told = [
        (event.clause, event.args)
        for kind in kinds[:3] + kinds[-1:]
        for event in events(position, kind)
    ]
    assert told == [
        ("X15", {"plant": "deeproot"}),
        ("X20.1", {"number": 3, "left": 2}),
        ("X20.2", {"number": 5, "left": 1}),
        ("X15", {"patch": "e5"}),
    ]


@pytest.mark.clause("power-plants", "X15", "R43")
@both("deeproot")
def test_deeproot_adds_three_far_along_the_line_but_not_beside_it(plant: str) -> None:
    position = in_the_bay(plant, "h6@1,-1:1M s6@1,0:3M e6@0,1:1M f6@-1,1:1M h5@2,0:1A h4@2,-1:2A")
    assert acts(position) == (plant, "X15")
    assert contents(position, "h5", "h4", "h6", "s6") == ["2M", "2A", "1M", "3M"]
    assert on(position, new_tile(plant)) == "1M"


# Emberwood.


@pytest.mark.clause("power-plants", "X16", "X19", "R34", "R43")
@both("emberwood")
def test_emberwood_serves_its_fullest_patch_below_three_without_gems(plant: str) -> None:
    position = in_the_bay(plant, "h6@1,-1:2M+1 d6@1,0:3M s6@0,1 f6@-1,1:2A h5@2,0 d5@3,0:2M")
    assert acts(position) == (plant, "X16")
    assert on(position, "d5") == "3M+5"
    assert contents(position, "h6", "d6", "s6", "f6", "h5") == ["2M+1", "3M", "", "2A", ""]
    assert on(position, new_tile(plant)) == "1M"
    assert gems(position, "M") == 0


@pytest.mark.clause("power-plants", "X16", "R37")
@both("emberwood")
def test_emberwood_falls_to_the_wizards_own_patch_if_no_other_serves(plant: str) -> None:
    position = in_the_bay(plant, "h6@1,-1:2M+1 d6@1,0:3M s6@0,1:4A f6@-1,1")
    assert on(position, new_tile(plant)) == "2M+5"
    assert gems(position, "M") == 0


@pytest.mark.clause("power-plants", "X16", "R36")
def test_emberwood_prefers_the_patch_nearest_to_the_wizard() -> None:
    # Honeyleaf 6 is the nearest of three with two; the tie-breaks would take Deeproot 2.
    position = in_the_bay("emberwood", "h6@1,-1:2M s6@1,0 f6@0,1 f5@-1,1 d2@2,-1:2M d3@3,-1:2M")
    assert contents(position, "h6", "d2", "d3") == ["3M+5", "2M", "2M"]


@pytest.mark.clause("power-plants", "X16", "X20")
def test_emberwood_breaks_ties_between_patches_as_near() -> None:
    position = in_the_bay("emberwood", "h6@1,-1:2M s6@1,0 f4@0,1:2M d6@-1,1")
    assert contents(position, "h6", "f4") == ["2M", "3M+5"]


HORSESHOE = """
    h5@1,0 d5@0,1 s5@-1,1 f5@-1,0
    h4@2,0 d4@3,-1 s4@3,-2 f4@2,-2:2M
    h3@-2,0 d3@-3,0:2M
"""


@pytest.mark.clause("power-plants", "R36")
@pytest.mark.parametrize(
    ("option", "near", "far"),
    [("straight", "f4", "d3"), ("by-patches", "d3", "f4")],
)
def test_nearest_is_measured_across_gaps_unless_the_option_says_by_patches(
    option: str, near: str, far: str
) -> None:
    # Frightshade 4 is two cells away, but five patches; Deeproot 3 is three of either.
    garden = " ".join(HORSESHOE.split())
    position = in_the_bay("emberwood", garden, f"options mole_nearest={option}")
    assert contents(position, near, far) == ["3M+5", "2M"]


# Snapjaw.


@pytest.mark.clause("power-plants", "X17", "R43")
@both("snapjaw")
def test_snapjaw_captures_your_two_nearest_loners_and_adds_one(plant: str) -> None:
    # Deeproot 5 is nearer to Deeproot 6 than Emberwood 5 is, but not to the Wizard.
    garden = "h6@1,-1:2A d6@1,0:1A e6@0,1 f6@-1,1 h5@2,0 d5@3,0:1A+3 e5@-2,2:1A"
    position = in_the_bay(plant, garden)
    assert acts(position) == (plant, "X17")
    assert captives(position, "M") == 2
    assert contents(position, "d6", "e5", "d5", "h6") == ["", "1M", "1A+3", "2A"]
    assert supply(position, "A") == 20 - 5
    assert on(position, new_tile(plant)) == "1M"


@pytest.mark.clause("power-plants", "X17", "X20", "R36")
def test_snapjaw_breaks_ties_between_loners_as_near_and_for_its_fairy() -> None:
    # One step away are three: Frightshade has Gems, then Deeproot 2 is lower than Honeyleaf 5.
    position = in_the_bay("snapjaw", "h5@1,-1:1A d2@1,0:1A e6@0,1 f6@-1,1:1A+1")
    assert contents(position, "h5", "d2", "f6") == ["1A", "", "1M+1"]
    assert [event.args["patch"] for event in events(position, "captured")] == ["f6", "d2"]
    assert {event.clause for event in events(position, "captured")} == {"X17"}


@pytest.mark.clause("power-plants", "R40")
@pytest.mark.parametrize(("plant", "letter"), [("snapjaw", "j"), ("crunchjaw", "J")])
@pytest.mark.parametrize(("option", "each"), [("options", 2), ("options ransom=5", 5)])
def test_captives_score_for_the_mole_as_for_a_player(
    plant: str, letter: str, option: str, each: int
) -> None:
    position = table(
        f"""
        seats 1
        {option}
        column honeyleaf deeproot {plant} emberwood frightshade
        garden {letter}6@0,0 h6@1,0
        A captives 1M
        M captives 3A
        """
    )
    assert [score(position, side) for side in "AM"] == [each, 3 * each]


# Wingbean.


@pytest.mark.clause("power-plants", "X18", "R38", "R43")
@both("wingbean")
def test_wingbean_carries_your_fullest_free_patch_clockwise_to_the_wizard(plant: str) -> None:
    # Starflower 6 has more of yours but holds Emberwood 5 to the garden. The other spot by the
    # Wizard, 0,-1, is nearer to Honeyleaf 5 but the last on its way.
    position = in_the_bay(plant, "d6@1,-1 e6@1,0:2A d5@0,1 s6@-1,1:5A e5@-2,2 h5@2,-1:3A+2")
    assert acts(position) == (plant, "X18")
    assert where(position, "h5") == "-1,0"
    assert contents(position, "h5", "s6", "e6") == ["+2", "5A", "2A"]
    assert on(position, new_tile(plant)) == "4M"
    assert supply(position, "A") == 20 - 5 - 2
    moved = events(position, "patch-moved")
    assert [event.args["patch"] for event in moved] == ["h5"]


@pytest.mark.clause("power-plants", "X18", "R38")
@pytest.mark.parametrize("turned", range(6))
def test_the_first_spot_by_the_wizard_is_found_clockwise_from_any_side(turned: int) -> None:
    around = [AROUND[(turned + k) % 6] for k in range(6)]
    names = ("d6", "s6", "e6", "d5")
    garden = [f"{name}@{q},{r}" for name, (q, r) in zip(names, around, strict=False)]
    far = f"h5@{2 * around[1][0]},{2 * around[1][1]}:2A"
    position = in_the_bay("wingbean", " ".join([*garden, far]))
    assert where(position, "h5") == f"{around[4][0]},{around[4][1]}"
    assert contents(position, "h5", "w1") == ["", "3M"]


@pytest.mark.clause("power-plants", "X18", "R38")
@pytest.mark.parametrize("yours", ["d6", "s6", "e6", "d5"])
def test_a_patch_that_touches_the_wizard_moves_to_another_spot_there(yours: str) -> None:
    garden = "d6@1,0 s6@0,1 e6@-1,1 d5@-1,0"
    position = in_the_bay("wingbean", re.sub(rf"({yours}@\S+)", r"\1:2A", garden))
    assert where(position, yours) == "0,-1"
    assert on(position, "w1") == "3M"


@pytest.mark.clause("power-plants", "X18", "X20")
def test_wingbean_breaks_ties_between_patches() -> None:
    position = in_the_bay("wingbean", "d6@1,-1:2A s6@1,0 e6@0,1:2A+1 d5@-1,1:1A+4")
    assert contents(position, "e6", "d6", "d5") == ["+1", "2A", "1A+4"]
    assert where(position, "e6") == "-1,0"


# What it falls back on.

FALLBACKS = [
    ("honeyleaf", "no-neighbour", "d6@1,-1:2M s6@1,0:3M e6@0,1:2M f6@-1,1:2M h5@2,0:1A"),
    ("tanglethorn", "no-neighbour", "h6@1,-1:3M s6@1,0:4M e6@0,1:3M f6@-1,1:3M h5@2,0:1A"),
    ("deeproot", "nothing-in-sight", "h6@1,-1:1M s6@1,0:2M e6@0,1:1M f6@-1,1:1M h5@2,-1:2A"),
    ("snapjaw", "no-two-loners", "h6@1,-1:2A d6@1,0 e6@0,1:2A f6@-1,1:3A"),
    ("snapjaw", "no-two-loners", "h6@1,-1:1A d6@1,0 e6@0,1:2A f6@-1,1:1M"),
    ("frightshade", "none-of-yours", "h6@1,-1:1M d6@1,0 s6@0,1 e6@-1,1 h5@2,0:1A d5@3,0:1A"),
    ("frightshade", "no-loner", "h6@1,-1:2A d6@1,0:3A s6@0,1 e6@-1,1:1M"),
    ("frightshade", "no-loner", "h6@1,-1:1A d6@1,0:1M s6@0,1 e6@-1,1:1M"),
    ("wingbean", "none-unblocked", "d6@1,-1:1M s6@1,0 e6@0,1 d5@-1,1:2M"),
    ("wingbean", "none-unblocked", "d6@1,-1 s6@1,0 e6@0,1 d5@-1,1:2A+1 h5@-2,2"),
]


@pytest.mark.clause("power-plants", "X21", "R37")
@pytest.mark.parametrize(("plant", "reason", "garden"), FALLBACKS)
def test_a_power_that_does_not_wholly_work_is_not_used_at_all(
    plant: str, reason: str, garden: str
) -> None:
    position = in_the_bay(plant, garden)
    assert on(position, new_tile(plant)) == "2M"
    assert [gems(position, side) for side in "MA"] == [3, 0]
    assert captives(position, "M") == 0
    assert [event.clause for event in events(position, f"mole-{reason}")] == ["X21"]
    for patch in garden.split():
        tile, _, rest = patch.partition("@")
        spot, _, load = rest.replace("+", ":+", 1).partition(":")
        assert (where(position, tile), on(position, tile)) == (spot, load.replace(":", ""))


@pytest.mark.clause("power-plants", "X21", "R37", "R43")
@pytest.mark.parametrize("base", sorted({plant for plant, _, _ in FALLBACKS}))
def test_the_mole_falls_back_with_alternates_too(base: str) -> None:
    garden = next(garden for plant, _, garden in FALLBACKS if plant == base)
    plant = ALTERNATES[base]
    position = in_the_bay(plant, garden.replace(new_tile(base)[0], new_tile(plant)[0]))
    assert (on(position, new_tile(plant)), gems(position, "M")) == ("2M", 3)


@pytest.mark.clause("power-plants", "X21", "R37")
def test_wingbean_moves_nothing_if_no_other_spot_by_the_wizard_is_free() -> None:
    # The Mole's own placing always leaves a spot beside it, so its power is called for alone.
    text = """
        seats 1
        column honeyleaf deeproot starflower emberwood wingbean
        turn A next swap
        wizard w1
        garden w1@0,0:1M d6@1,-1:2A s6@1,0 e6@0,1 d5@-1,1 s5@-1,0 e5@0,-1 h6@2,0:1A
    """
    position = table(text, f"A hand {twins(text)}")
    mole_powers.act(position, WINGBEAN)
    assert [event.clause for event in events(position, "mole-no-spot")] == ["X21"]
    assert contents(position, "w1", "d6", "h6") == ["2M", "2A", "1A"]
    assert [where(position, tile) for tile in ("d6", "h6")] == ["1,-1", "2,0"]
    assert gems(position, "M") == 3


@pytest.mark.clause("power-plants", "R37", "X13")
def test_starflower_needs_no_fairy_around_to_work() -> None:
    position = in_the_bay("starflower", "h6@1,-1 d6@1,0 e6@0,1 f6@-1,1")
    assert (gems(position, "M"), on(position, "s1")) == (4, "1M")
