import pytest

from florilege.games.mandala.card_counts import count
from florilege.games.mandala.game import GAME
from florilege.games.mandala.tiles import name, names
from florilege.kernel.refusal import Refused
from tests.games.mandala.table import events, holder, new, play, table


def dark_tiles(backs: str) -> set[str]:
    position = new(2, backs=backs)
    return {*names(position.dark), *(name(mandala.dark) for mandala in position.mandalas)}


def light_tiles(backs: str) -> set[str]:
    position = new(2, backs=backs)
    return {*names(position.light), *(name(mandala.light) for mandala in position.mandalas)}


@pytest.mark.clause("mandala", "M1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fifteen_cards_of_each_of_six_colours(seats: int) -> None:
    position = new(seats)
    piles = [position.pile, *(player.hand for player in position.players)]
    assert [sum(count(counts, colour) for counts in piles) for colour in range(6)] == [15] * 6
    assert position.census()[:6] == [15] * 6


@pytest.mark.clause("mandala", "M2", "F35")
def test_one_tile_of_each_colour_and_value() -> None:
    tiles = [*dark_tiles("colour"), *light_tiles("colour")]
    assert sorted(tiles) == sorted(f"{colour}{value}" for colour in "aprgoy" for value in "23457x")
    assert new(3).census()[6:] == [1] * 36


@pytest.mark.clause("mandala", "M3", "F1")
@pytest.mark.parametrize("backs", ["colour", "value"])
def test_half_of_the_tiles_have_a_dark_back(backs: str) -> None:
    assert len(dark_tiles(backs)) == len(light_tiles(backs)) == 18
    assert not dark_tiles(backs) & light_tiles(backs)


@pytest.mark.clause("mandala", "F1", "F2")
def test_dark_backs_are_grey_purple_and_red_and_light_ones_green_orange_and_yellow() -> None:
    assert dark_tiles("colour") == {colour + value for colour in "apr" for value in "23457x"}
    assert light_tiles("colour") == {colour + value for colour in "goy" for value in "23457x"}
    assert GAME.settings({})["backs"] == "colour"


@pytest.mark.clause("mandala", "F1")
def test_backs_by_value_put_every_colour_in_both_stacks() -> None:
    assert {tile[0] for tile in dark_tiles("value")} == set("aprgoy")
    assert {tile[0] for tile in light_tiles("value")} == set("aprgoy")


@pytest.mark.clause("mandala", "F1", "4.1")
def test_two_tiles_of_one_colour_leave_five_colours_to_come() -> None:
    position = table("""
        options backs=value
        A hand o1y4
        B hand y1a4
        1 r2 r3 marker C C a1p1g1/-
        2 a2 g3
        3 p2 o3
    """)
    play(position, "1o>1")
    assert not events(position, "mandala-finished")
    play(position, "1y>1")
    assert events(position, "mandala-finished")


@pytest.mark.clause("mandala", "M4")
def test_each_of_the_three_mandalas_has_its_own_marker() -> None:
    position = table("""
        A hand o2y2
        B hand o2y2
        C hand y2a2
    """)
    play(position, "1o>1", "1o>2", "1y>3")
    assert [holder(position, mandala) for mandala in (1, 2, 3)] == ["A", "B", "C"]
    assert len(position.mandalas) == 3


@pytest.mark.clause("mandala", "M5")
def test_two_to_four_players() -> None:
    assert [len(new(seats).players) for seats in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.clause("mandala", "M5")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        new(seats)
    assert caught.value.refusal.code == "seats-range"
    assert caught.value.refusal.clause == "M5"
    assert caught.value.refusal.args == {"given": seats, "fewest": 2, "most": 4}
