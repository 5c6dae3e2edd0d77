import pytest

from tests.games.power_plants.table import (
    asked,
    board,
    gems,
    moves,
    new,
    play,
    refusal,
    spots,
    table,
)

START = "garden h6@0,0 d6@1,0:1B s6@-1,1 e6@0,1 f6@1,1"
DISCOVERY = "options mode=discovery"


@pytest.mark.clause("power-plants", "N1", "R23")
def test_the_five_plants_of_discovery_add_fairies_or_give_gems() -> None:
    for seed in range(10):
        position = new(2, seed, mode="discovery")
        names = [plant["plant"] for plant in board(position)["column"]]
        assert names == ["honeyleaf", "deeproot", "tanglethorn", "starflower", "emberwood"]
        assert board(position)["discovery"]


@pytest.mark.clause("power-plants", "N1")
def test_the_full_game_is_the_usual_one() -> None:
    assert not board(new(2))["discovery"]


@pytest.mark.clause("power-plants", "N2", "R23")
def test_in_discovery_patches_only_sprout() -> None:
    position = play(table(START, DISCOVERY, "A hand s1,h1"), "s1@1,-1", "no-fairy")
    assert moves(position) == {"sprout", "rest"}
    refused = refusal(position, "grow")
    assert (refused.code, refused.clause) == ("no-growing", "N2")


@pytest.mark.clause("power-plants", "N2", "R23")
def test_in_discovery_all_else_is_as_usual() -> None:
    position = table(START, DISCOVERY, "A hand s1,h1")
    assert spots(position) == spots(table(START))
    play(position, "s1@1,-1")
    assert asked(position) == "fairy"
    play(position, "fairy", "sprout")
    assert gems(position, "A") == 3


@pytest.mark.clause("power-plants", "N3", "R23")
def test_discovery_may_be_played_with_other_plants() -> None:
    plants = "honeyleaf,snapjaw,starflower,frightshade,wingbean"
    position = new(2, mode="discovery", plants=plants)
    names = {plant["plant"] for plant in board(position)["column"]}
    assert names == set(plants.split(","))
    assert board(position)["discovery"]


@pytest.mark.clause("power-plants", "N3")
def test_other_plants_too_only_sprout_in_discovery() -> None:
    position = table(
        "column honeyleaf starflower snapjaw frightshade wingbean",
        DISCOVERY,
        "garden f1@0,0 w6@1,0 j6@0,1:1B",
        "wizard f1",
        "turn A power",
    )
    assert moves(position) == {"sprout", "rest"}


@pytest.mark.clause("power-plants", "N3")
def test_the_plants_of_discovery_may_be_played_in_full() -> None:
    position = new(2, plants="honeyleaf,deeproot,tanglethorn,starflower,emberwood")
    assert not board(position)["discovery"]
