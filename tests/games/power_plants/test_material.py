import pytest

from florilege.games.power_plants.game import GAME
from florilege.games.power_plants.options import FREE_FAIRY, OPTIONS
from florilege.games.power_plants.plant_names import BASES
from florilege.games.power_plants.position import PowerPlantsPosition
from florilege.games.power_plants.view import PlantData
from florilege.kernel.refusal import Refused
from tests.games.power_plants.table import board, gems, new, play, refused_text, supply, table

FIRST_FIVE = "honeyleaf,deeproot,tanglethorn,starflower,emberwood"
LAST_FIVE = "starflower,emberwood,snapjaw,frightshade,wingbean"
START = "garden h6@0,0 d6@1,0 s6@-1,1 e6@0,1 f6@1,1"
ENDINGS = {"snapjaw", "wingbean", "crunchjaw", "stickybean"}


def all_tiles(position: PowerPlantsPosition) -> list[str]:
    seen = board(position)
    found = [patch["patch"] for patch in seen["patches"]] + seen["nursery"]
    found += [tile for player in seen["players"] for tile in player["hand"]]
    return sorted(found + position.names_of(position.bag))


@pytest.mark.clause("power-plants", "M1", "T1")
@pytest.mark.parametrize(("plants", "letters"), [(FIRST_FIVE, "hdtse"), (LAST_FIVE, "sejfw")])
def test_each_plant_has_eight_tiles_numbered_from_one_to_eight(plants: str, letters: str) -> None:
    position = new(4, plants=plants)
    assert all_tiles(position) == sorted(f"{plant}{n}" for plant in letters for n in range(1, 9))


@pytest.mark.clause("power-plants", "M1", "T1")
def test_a_tile_lies_in_one_place_only() -> None:
    refusal = refused_text(START, "A hand h6,h1")
    assert (refusal.code, refusal.clause) == ("tile-duplicated", "M1")


@pytest.mark.clause("power-plants", "M2")
def test_a_card_shows_timing_free_fairy_two_powers_and_perhaps_a_final_scoring() -> None:
    shown = {
        plant["plant"]: plant
        for plants in (
            FIRST_FIVE,
            LAST_FIVE,
            "sugarleaf,branchroot,stranglethorn,duskflower,ashwood",
            "duskflower,ashwood,crunchjaw,sleepshade,stickybean",
        )
        for plant in board(new(2, plants=plants))["column"]
    }
    assert len(shown) == 16
    for name, plant in shown.items():
        assert plant["timing"] in ("morning", "noon", "night")
        assert list(plant["sources"])[:4] == ["timing", "fairy", "sprout", "grow"]
        assert ("end" in plant["sources"]) == (name in ENDINGS)
    assert shown["starflower"]["free_fairy"]
    assert not shown["honeyleaf"]["free_fairy"]


@pytest.mark.clause("power-plants", "N1", "crunchjaw.sprout", "R44")
def test_what_is_not_printed_in_so_many_words_says_so() -> None:
    sources = {clause.id: clause.source for clause in GAME.clauses}
    assert sources["N1"] == sources["crunchjaw.sprout"] == "inferred"
    assert (sources["N2"], sources["crunchjaw.grow"]) == ("rulebook", "rulebook")
    assert [sources[option.clause] for option in OPTIONS if option.key == FREE_FAIRY] == ["ruling"]


@pytest.mark.clause("power-plants", "M3")
def test_each_of_eight_types_has_one_alternate_of_its_own_timing() -> None:
    assert len(BASES) == len(set(BASES.values())) == 8
    cards: dict[str, PlantData] = {}
    for plants in (
        FIRST_FIVE,
        LAST_FIVE,
        "sugarleaf,branchroot,stranglethorn,duskflower,ashwood",
        "duskflower,ashwood,crunchjaw,sleepshade,stickybean",
    ):
        cards |= {card["plant"]: card for card in board(new(2, plants=plants))["column"]}
    for alternate, base in BASES.items():
        assert cards[alternate]["alternate"]
        assert not cards[base]["alternate"]
        assert cards[alternate]["timing"] == cards[base]["timing"]
        assert cards[alternate]["letter"] == cards[base]["letter"].upper()


@pytest.mark.clause("power-plants", "M3", "A1")
def test_an_alternate_is_played_with_the_eight_tiles_of_its_type() -> None:
    position = new(4, plants="sugarleaf,deeproot,starflower,emberwood,stickybean")
    assert all_tiles(position) == sorted(f"{plant}{n}" for plant in "HdseW" for n in range(1, 9))


@pytest.mark.clause("power-plants", "M4", "S6")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_player_has_twenty_fairies(seats: int) -> None:
    position = new(seats)
    assert [supply(position, seat) for seat in "ABCDE"[:seats]] == [20] * seats
    assert position.census()[40:] == [20] * seats


@pytest.mark.clause("power-plants", "M4")
def test_fairies_not_in_the_garden_nor_captive_are_in_the_supply() -> None:
    position = table("garden h6@0,0:7A d6@1,0:2B", "B captives 3A")
    assert (supply(position, "A"), supply(position, "B")) == (10, 18)


@pytest.mark.clause("power-plants", "M5")
def test_the_bag_gives_any_tile_that_is_in_it() -> None:
    drawn = set()
    for seed in range(60):
        position = table(START, "A hand h1,d1", "bag s1,e1,f1", seed=seed)
        play(position, "h1@0,-1", "rest")
        drawn |= {tile for tile in board(position)["players"][0]["hand"] if tile != "d1"}
    assert drawn == {"s1", "e1", "f1"}


@pytest.mark.clause("power-plants", "M5")
def test_there_is_one_wizard_who_goes_from_patch_to_patch() -> None:
    position = table(START, "A hand h1,d1", "B hand d2,h2", "bag s1,e1,f1")
    assert board(position)["wizard"] is None
    play(position, "h1@0,-1", "rest")
    assert board(position)["wizard"] == "h1"
    play(position, "h2@0,2")
    assert board(position)["wizard"] == "h2"


@pytest.mark.clause("power-plants", "M5", "S5")
def test_all_gems_begin_in_the_supply() -> None:
    position = new(5)
    assert [gems(position, seat) for seat in "ABCDE"] == [0] * 5
    assert [patch["gems"] for patch in board(position)["patches"]] == [0] * 5


@pytest.mark.clause("power-plants", "M6")
@pytest.mark.parametrize("seats", [0, 6])
def test_one_to_five_play(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        new(seats)
    assert (caught.value.refusal.code, caught.value.refusal.clause) == ("seats-range", "M6")
    assert (GAME.fewest, GAME.most) == (1, 5)


@pytest.mark.clause("power-plants", "M6")
def test_one_plays_against_the_mole_and_several_without_it() -> None:
    assert len(board(new(1))["players"]) == 2
    assert [len(board(new(seats))["players"]) for seats in (2, 3, 4, 5)] == [2, 3, 4, 5]
