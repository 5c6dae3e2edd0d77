import pytest

from tests.games.flower_power.table import (
    asked,
    board,
    events,
    flowers,
    hand,
    hand_seen,
    moves,
    order,
    petals_seen,
    planted,
    play,
    refused,
    seated,
    table,
    turn,
    worlds,
)


def build(seats: int, sizes: list[int], **options: str) -> list[str]:
    """Build A's garden and return it."""
    return flowers(play(seated(seats, **options), *[f"size:{size}" for size in sizes]), "A")


@pytest.mark.clause("flower-power", "3.3")
@pytest.mark.parametrize(
    ("seats", "sizes"),
    [(3, [3, 3, 3, 3, 3]), (3, [4, 4, 4, 3]), (2, [2, 2, 2, 3, 3, 3, 5])],
)
def test_t03_the_printed_gardens(seats: int, sizes: list[int]) -> None:
    found = build(seats, sizes)
    assert [flower.count("(") for flower in found] == sizes
    assert all(flower.startswith("[") for flower in found)


@pytest.mark.clause("flower-power", "3.3", "AMB-03")
def test_t03_no_flower_of_one_petal_and_no_petal_left_over() -> None:
    position = play(seated(3), "size:7")
    assert refused(position, "size:7") == ("flower-size", "3.3")
    assert refused(position, "size:1") == ("flower-size", "3.3")
    assert refused(position, "done") == ("flower-size", "3.3")
    assert turn(position) == "A"
    assert turn(play(position, "size:8")) == "B"


@pytest.mark.clause("flower-power", "3.3", "3.2")
def test_t03_nobody_knows_a_petal_not_even_its_owner() -> None:
    position = planted(3)
    for reader in "ABC+":
        for seat in "ABC":
            assert set(petals_seen(position, reader, f"{seat}1")) == {None}


@pytest.mark.clause("flower-power", "3.2")
def test_a_player_looks_at_the_own_hand_only() -> None:
    position = seated(2)
    assert hand_seen(position, "A", "A") == hand(position, "A")
    assert hand_seen(position, "A", "B") == set()
    assert {event.args["number"] for event in events(position, "hand-dealt")} == {3, 4}


@pytest.mark.clause("flower-power", "3.3")
def test_the_number_of_flowers_is_free() -> None:
    assert len(build(2, [20])) == 1
    assert len(build(2, [2] * 10)) == 10


@pytest.mark.clause("flower-power", "AMB-02")
def test_gardens_are_sealed_until_all_are_built() -> None:
    position = play(seated(2), "size:4", "size:16")
    assert board(position, "B")["players"][0]["flowers"] is None
    assert len(board(position, "A")["players"][0]["flowers"] or []) == 2
    assert not events(position, "garden-built")
    assert len({len(flowers(world, "A")) for world in worlds(position, "B")}) > 2
    play(position, "size:20")
    assert len(board(position, "B")["players"][0]["flowers"] or []) == 2


@pytest.mark.clause("flower-power", "AMB-02")
def test_gardens_may_be_built_in_order_instead() -> None:
    position = play(seated(2, garden_build="in_order"), "size:4", "size:16")
    assert len(board(position, "B")["players"][0]["flowers"] or []) == 2
    assert len(events(position, "garden-built")) == 1
    assert {len(flowers(world, "A")) for world in worlds(position, "B")} == {2}


@pytest.mark.clause("flower-power", "3.4", "4.1")
def test_the_battle_cry_comes_when_all_gardens_are_built() -> None:
    position = play(seated(2), "size:20")
    assert not events(position, "battle-cry")
    play(position, "size:20")
    found = order(position, "garden-built", "battle-cry", "turn-begins")
    assert found == ["garden-built", "garden-built", "battle-cry", "turn-begins"]
    assert (turn(position), asked(position)) == ("A", "turn")


@pytest.mark.clause("flower-power", "2.1", "2.3", "12.3", "12.4")
def test_a_garden_has_two_zones() -> None:
    position = table("""
        A hand - garden [(9S),(4C)] {QS,3D}
        B hand - garden {KD} [5H]
    """)
    zones = [[f["power"] for f in p["flowers"] or []] for p in board(position, "B")["players"]]
    assert zones == [[False, True], [True, False]]


@pytest.mark.clause("flower-power", "2.2", "2.3", "1.5")
def test_pile_and_graveyard_lie_in_the_middle_for_all() -> None:
    position = table("""
        A hand - garden [(9S),(4C)]
        B hand - garden [5H]
        graveyard 2C,KD,7S
    """)
    for reader in "AB+":
        assert board(position, reader)["graveyard"] == ["7S", "KD", "2C"]
        assert board(position, reader)["pile"] == 48


@pytest.mark.clause("flower-power", "12.1", "12.2")
def test_a_flower_has_no_largest_size_and_any_card_is_a_petal() -> None:
    position = table("""
        A hand 7H garden [(REST)]
        B hand - garden [5H]
        pile -
    """)
    play(position, "7H", "heart:A1.53")
    assert len(petals_seen(position, "A", "A1")) == 53
    assert "JkB" in flowers(position, "A")[0]
    assert "end" in moves(position)
