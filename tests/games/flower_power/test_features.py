"""What bots think of gardens: how many flowers, how strong, and what they could take."""

import pytest
from librt.vecs import vec

from florilege.games.flower_power.cards import RANK_NAMES
from florilege.games.flower_power.game import GAME
from florilege.games.flower_power.garden_summary import GardenSummary
from florilege.games.flower_power.position import FlowerPowerPosition
from tests.games.flower_power.table import table

TWO_GARDENS = """
    A hand - garden [QS,(9D),(3C)] {8H,4D}
    B hand - garden [7S,(2D)] [(JC),(2C),(2H)] [KS,(3D),(4C),(5C)]
"""


def summarised(position: FlowerPowerPosition) -> GardenSummary:
    """Return the count of all gardens."""
    found = GardenSummary(position.seats)
    found.count(position)
    found.hunt(position)
    return found


def strength_of(rank: str) -> int:
    """Return the strength of a rank."""
    return RANK_NAMES.index(rank)


def chance_of_a(position: FlowerPowerPosition) -> float:
    """Return A's chances as the features see them."""
    out = vec[float]([0.0] * int(position.seats))
    position.appraise(GAME.weights.values(), out)
    return out[0]


def test_flowers_and_petals_are_counted() -> None:
    found = summarised(table(TWO_GARDENS))
    assert list(found.flowers) == [2, 3]
    assert list(found.petals) == [5, 9]


@pytest.mark.clause("flower-power", "12.4")
def test_a_power_flower_fights_with_its_strongest_petal() -> None:
    position = table("A hand - garden {2H,KD}\nB hand - garden [3S,(2D)]")
    assert list(summarised(position).best) == [strength_of("K"), strength_of("3")]


def test_the_prey_is_the_largest_flower_that_the_strongest_can_take() -> None:
    found = summarised(table(TWO_GARDENS))
    assert list(found.prey) == [3, 3]  # the Queen takes the Jack's flower, the King the Queen's


def test_stronger_gardens_look_better() -> None:
    few = table("A hand - garden [5S,(4D)]\nB hand - garden [QS,(9D)] [JS,(8D)]")
    even = table("A hand - garden [QH,(9C)] [JH,(8C)]\nB hand - garden [QS,(9D)] [JS,(8D)]")
    assert chance_of_a(few) < chance_of_a(even)
