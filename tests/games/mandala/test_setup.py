import pytest

from florilege.games.mandala.tiles import name
from florilege.kernel.seats import letter
from tests.games.mandala.table import board, events, hand, hand_size, holder, new, turn


@pytest.mark.clause("mandala", "S1")
def test_the_cloth_has_three_mandalas_without_cards() -> None:
    mandalas = board(new(3), "A")["mandalas"]
    assert [mandala["mandala"] for mandala in mandalas] == [1, 2, 3]
    assert all(side["size"] == 0 for mandala in mandalas for side in mandala["sides"])


@pytest.mark.clause("mandala", "S2")
def test_the_cards_are_shuffled_into_a_face_down_pile_beside_an_empty_discard() -> None:
    shown = board(new(2), "A")
    assert shown["pile"] == 90 - 5 - 6
    assert shown["discard"] == {}
    assert len({hand(new(2, seed), "A") for seed in range(20)}) > 10


@pytest.mark.clause("mandala", "S3", "F25")
def test_both_stacks_are_shuffled_and_hold_fifteen_more_mandalas() -> None:
    shown = board(new(4), "A")
    assert (shown["dark"], shown["light"]) == (15, 15)
    first = [new(4, seed).mandalas[0] for seed in range(40)]
    assert len({name(mandala.dark) for mandala in first}) > 10
    assert len({name(mandala.light) for mandala in first}) > 10


@pytest.mark.clause("mandala", "S4")
def test_each_mandala_begins_with_a_dark_and_a_light_tile_face_up() -> None:
    position = new(3)
    for mandala in board(position, "B")["mandalas"]:
        dark, light = mandala["tiles"]
        assert dark[0] in "apr"
        assert light[0] in "goy"
        assert set(mandala["colours"]) == {dark[0], light[0]}
    assert [event.clause for event in events(position, "mandala-begins")] == ["S4"] * 3


@pytest.mark.clause("mandala", "S5")
def test_each_marker_lies_on_the_tiles() -> None:
    assert [holder(new(4), mandala) for mandala in (1, 2, 3)] == ["-", "-", "-"]


@pytest.mark.clause("mandala", "S6")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_the_first_player_draws_five_cards_and_each_next_one_more(seats: int, seed: int) -> None:
    position = new(seats, seed)
    first = int(position.to_move())
    clockwise = [letter((first + place) % seats) for place in range(seats)]
    assert [hand_size(position, seat) for seat in clockwise] == [5, 6, 7, 8][:seats]


@pytest.mark.clause("mandala", "F30")
def test_the_first_player_is_random() -> None:
    assert {turn(new(4, seed)) for seed in range(40)} == set("ABCD")


@pytest.mark.clause("mandala", "F30")
def test_the_first_player_is_announced() -> None:
    position = new(4)
    (event,) = events(position, "first-player")
    assert event.args == {"seat": int(position.to_move())}
