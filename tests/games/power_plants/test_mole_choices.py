import pytest

from florilege.games.power_plants import mole_choice
from florilege.games.power_plants.position import PowerPlantsPosition
from florilege.kernel.bits import BIT
from tests.games.power_plants.table import events, on, table, where
from tests.games.power_plants.test_mole_spots import mole_draws


def sees(one: str, other: str, more: str = "") -> PowerPlantsPosition:
    """Let the Mole's Deeproot on 0,0 choose between a patch to the upper right and lower left."""
    one_name, _, one_load = one.partition(" ")
    other_name, _, other_load = other.partition(" ")
    position = mole_draws(
        "d1",
        f"""
        garden {one_name}@1,-1{one_load} {other_name}@-1,1{other_load} s6@1,0:1M e6@0,1:1M {more}
        """,
    )
    assert where(position, "d1") == "0,0"
    return position


def decided_by(position: PowerPlantsPosition) -> list[str]:
    """Return the tie-breaks that narrowed the Mole's choice, in order."""
    assert position.journal is not None
    return [event.clause for event in position.journal.events if event.clause.startswith("X20.")]


@pytest.mark.clause("power-plants", "X20", "X20.1", "R35")
def test_the_largest_field_comes_first() -> None:
    position = sees("f6", "h1 :2A+5", "f5@2,-1:1M")
    assert (on(position, "f6"), on(position, "h1")) == ("3M", "2A+5")
    assert decided_by(position) == ["X20.1"]


@pytest.mark.clause("power-plants", "X20", "X20.2", "R35")
def test_then_the_most_gems() -> None:
    position = sees("f6 +2", "h1 :2A+1")
    assert (on(position, "f6"), on(position, "h1")) == ("3M+2", "2A+1")
    assert decided_by(position) == ["X20.2"]


@pytest.mark.clause("power-plants", "X20.2", "R35")
def test_gems_on_your_patch_count() -> None:
    position = sees("f6 :1A+2", "h1")
    assert (on(position, "f6"), on(position, "h1")) == ("2M+2", "")


@pytest.mark.clause("power-plants", "X20.2", "R35")
def test_gems_under_fairies_of_the_mole_count_for_nothing() -> None:
    position = mole_draws(
        "t1",
        """
        column honeyleaf deeproot tanglethorn emberwood frightshade
        garden h5@1,-1:1M+5 d4@1,0:1M e6@0,1:2M f6@-1,1:1M+9
        """,
    )
    assert where(position, "t1") == "0,0"
    assert [on(position, tile) for tile in ("h5", "d4", "f6")] == ["1M+5", "4M", "1M+9"]
    assert decided_by(position) == ["X20.5"]


@pytest.mark.clause("power-plants", "X20", "X20.3", "R35")
def test_then_the_most_of_your_fairies() -> None:
    position = sees("f6 :2A", "h1 :1A")
    assert (on(position, "f6"), on(position, "h1")) == ("1M", "1A")
    assert decided_by(position) == ["X20.3"]


@pytest.mark.clause("power-plants", "X20", "X20.3", "X20.4", "R35")
def test_your_fairies_attract_it_more_than_a_patch_without_any() -> None:
    position = sees("f6 :1A", "h1")
    assert (on(position, "f6"), on(position, "h1")) == ("2M", "")


@pytest.mark.clause("power-plants", "X20", "X20.4", "R35")
def test_then_a_patch_without_fairies() -> None:
    # No power brings a patch of the Mole and a bare one to a tie; so the tie-breaks are asked.
    position = table("seats 1", "garden f6@0,0 h1@1,0:1M e2@0,1:1M+5")
    tiles = [int(position.read_move(tile)) for tile in ("f6", "h1", "e2")]
    chosen = mole_choice.decide(position, sum(int(BIT[tile]) for tile in tiles), "X15")
    assert position.name_of(chosen) == "f6"
    assert decided_by(position) == ["X20.4"]
    assert events(position, "mole-unoccupied")[0].args["left"] == 1


@pytest.mark.clause("power-plants", "X20", "X20.5", "R35")
def test_then_the_lowest_number() -> None:
    position = sees("f2", "h3")
    assert (on(position, "f2"), on(position, "h3")) == ("3M", "")
    assert decided_by(position) == ["X20.5"]
    assert events(position, "mole-number")[0].args == {"number": 2, "left": 1}


@pytest.mark.clause("power-plants", "X20", "X20.6", "R35")
def test_then_the_plant_highest_in_the_column() -> None:
    position = sees("f3", "h3")
    assert (on(position, "f3"), on(position, "h3")) == ("", "3M")
    assert decided_by(position) == ["X20.6"]


@pytest.mark.clause("power-plants", "X20.6")
@pytest.mark.parametrize(
    ("noon", "chosen"), [("starflower emberwood", "s3"), ("emberwood starflower", "e3")]
)
def test_the_order_within_a_time_of_day_matters_too(noon: str, chosen: str) -> None:
    position = mole_draws(
        "d1",
        f"column honeyleaf deeproot {noon} frightshade",
        "garden e3@1,-1 s3@-1,1 h6@1,0:1M f6@0,1:1M",
    )
    assert [tile for tile in ("s3", "e3") if on(position, tile)] == [chosen]


@pytest.mark.clause("power-plants", "X20", "R35")
def test_criteria_are_applied_one_after_the_other_to_what_is_left() -> None:
    # Field: f6, h1 and s2 remain; Gems: f6 and h1; your fairies: h1.
    position = mole_draws(
        "d1",
        """
        garden f6@1,-1:1A+1 f5@1,-2:1M s2@1,0:5A s3@2,0:1M h1@0,1:2A+1 h2@-1,2:1M e1@-1,1:9A+9
        """,
    )
    assert where(position, "d1") == "0,0"
    assert decided_by(position) == ["X20.1", "X20.2", "X20.3"]
    assert on(position, "h1") == "1M+1"
    assert [event.args["left"] for event in events(position, "mole-field")] == [3]
    assert [event.args["left"] for event in events(position, "mole-gems")] == [2]
    assert [event.args["left"] for event in events(position, "mole-yours")] == [1]
