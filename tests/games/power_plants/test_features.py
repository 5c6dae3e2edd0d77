"""What bots think of a garden: it is worth more, the fewer turns are left to change it."""

from librt.vecs import vec

from florilege.games.power_plants.features import turns_to_come
from florilege.games.power_plants.game import GAME
from florilege.games.power_plants.position import PowerPlantsPosition
from tests.games.power_plants.table import play, table

FIELD = "garden h6@0,0:1A h5@1,0:1A h4@2,0:1A d6@0,1 e6@1,1"
FIELD_OF_A_AND_GEMS_OF_B = (FIELD, "A hand d4,e4", "B hand d3,e3 gems 6")
BAG = ["s1", "s2", "s3", "f1", "f2", "f3", "f4", "f5"]


def rivals(tiles: int) -> PowerPlantsPosition:
    """Return a field against Gems, with so many tiles in the bag."""
    return table(*FIELD_OF_A_AND_GEMS_OF_B, "bag " + ",".join(BAG[:tiles]))


def lead_of_field(tiles: int) -> float:
    """Return how far the field is ahead of the Gems, by the features."""
    out = vec[float]([0.0] * 2)
    rivals(tiles).appraise(GAME.weights.values(), out)
    return out[0] - out[1]


def test_turns_to_come_are_those_of_the_bag_and_one_each() -> None:
    assert turns_to_come(rivals(5)) == 7
    position = rivals(1)
    play(position, "d4@-1,1")
    play(position, "rest")
    assert turns_to_come(position) == 2


def test_a_field_counts_more_the_nearer_the_end() -> None:
    leads = [lead_of_field(tiles) for tiles in (8, 4, 2, 1)]
    assert leads == sorted(leads)
    assert leads[0] < leads[-1]


def test_gems_that_are_kept_outweigh_a_field_that_changes_hands() -> None:
    assert lead_of_field(8) < 0
