import pytest

from florilege.games.power_plants.game import GAME
from florilege.games.power_plants.position import PowerPlantsPosition
from tests.games.power_plants.table import (
    asked,
    board,
    moves,
    new,
    on,
    play,
    score,
    table,
)

BEAN = "column honeyleaf deeproot starflower emberwood wingbean"
JAW = "column honeyleaf deeproot starflower snapjaw frightshade"


def column(position: PowerPlantsPosition) -> list[str]:
    return [plant["plant"] for plant in board(position)["column"]]


@pytest.mark.clause("power-plants", "R7", "R11", "R19", "R22", "R23", "R25")
def test_by_default_all_is_as_ruled() -> None:
    settings = GAME.settings({})
    assert settings["plants"] == "balanced"
    assert settings["alternates"] == "none"
    assert settings["mode"] == "full"
    assert settings["honeyleaf_oust"] == "once"
    assert settings["sight"] == "touching"
    assert settings["wizard_patch"] == "stays"
    assert settings["late_pay"] == "ousted"


@pytest.mark.clause("power-plants", "S1", "snapjaw.timing")
@pytest.mark.parametrize("jaw", ["snapjaw", "crunchjaw"])
def test_snapjaw_may_be_a_plant_of_the_night(jaw: str) -> None:
    plants = f"{jaw},frightshade,honeyleaf,deeproot,starflower"
    noon = new(2, plants=plants)
    assert column(noon) == ["honeyleaf", "deeproot", jaw, "starflower", "frightshade"]
    night = new(2, plants=plants, snapjaw_timing="night")
    assert column(night) == ["honeyleaf", "deeproot", "starflower", jaw, "frightshade"]
    assert [plant["timing"] for plant in board(night)["column"]][3] == "night"


@pytest.mark.clause("power-plants", "S1.1", "R22")
def test_a_snapjaw_of_the_night_counts_as_such_in_the_balance() -> None:
    alone = False
    for seed in range(150):
        names = set(column(new(2, seed, snapjaw_timing="night")))
        assert names & {"starflower", "emberwood"}
        alone = alone or not names & {"frightshade", "wingbean"}
    assert alone


@pytest.mark.clause("power-plants", "1.2", "R44")
def test_every_patch_may_bring_a_free_fairy() -> None:
    lines = ("garden h6@0,0 d6@1,0", "A hand h1,s1")
    position = play(table(*lines, "options free_fairy=always"), "h1@0,-1")
    assert asked(position) == "fairy"
    play(position, "fairy")
    assert on(position, "h1") == "1A"
    assert asked(play(table(*lines), "h1@0,-1")) == "power"


@pytest.mark.clause("power-plants", "D2", "snapjaw.end")
@pytest.mark.parametrize("ransom", [0, 1, 5])
def test_the_ransom_may_be_another(ransom: int) -> None:
    lines = (JAW, "garden h1@0,0 j1@1,0", "A captives 3B")
    assert score(table(*lines, f"options ransom={ransom}"), "A") == 3 * ransom
    assert score(table(*lines), "A") == 6


@pytest.mark.clause("power-plants", "wingbean.sprout")
def test_wingbean_may_be_bound_to_the_wizard() -> None:
    lines = (BEAN, "garden w1@0,0 s6@1,0 e6@2,0", "wizard w1", "turn A power")
    position = play(table(*lines, "options wingbean_spot=by-wizard"), "sprout", "e6")
    assert moves(position) == {"@1,-1", "@0,1", "@-1,1", "@-1,0", "@0,-1"}
    free = play(table(*lines), "sprout", "e6")
    assert moves(free) > moves(position)


@pytest.mark.clause("power-plants", "A3")
def test_named_plants_are_taken_whatever_is_said_of_alternates() -> None:
    plants = "sugarleaf,deeproot,starflower,ashwood,frightshade"
    assert column(new(2, plants=plants, alternates="none")) == plants.split(",")
