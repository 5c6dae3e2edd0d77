import pytest

from tests.games.flower_power.table import (
    fight,
    flowers,
    graveyard,
    leader,
    moves,
    petals_seen,
    plain,
    play,
    read,
    refused,
    table,
    targets,
)

JOKERS = """
    A hand {hand} garden [(2C),(5D)]
    B hand 3S garden [JkR,(9C)] [(QC)]
"""


@pytest.mark.clause("flower-power", "11", "6.1", "12.14")
def test_t15_the_black_joker_poisons_the_red_one() -> None:
    position = play(table(JOKERS.format(hand="JkB")), "JkB", "poison:B1.1")
    assert graveyard(position) == {"JkB", "JkR"}
    assert flowers(position, "B") == ["[(9C)]", "[(QC)]"]


@pytest.mark.clause("flower-power", "11", "6.4")
def test_t15_the_black_joker_spies_like_any_club() -> None:
    position = table(JOKERS.format(hand="JkB,4C"))
    spied = {move for move in targets(position, "JkB") if not move.startswith("poison")}
    assert spied == targets(position, "4C")
    play(position, "JkB", "spy:B1")
    assert petals_seen(position, "A", "B1") == ["JkR", "9C"]


@pytest.mark.clause("flower-power", "11", "6.3")
def test_t15_the_red_joker_transforms_like_any_diamond() -> None:
    position = table("""
        A hand JkR,4D garden [(2C),(5D)]
        B hand - garden [(9C)] {QC}
    """)
    powers = {move for move in targets(position, "JkR") if move.startswith("power")}
    assert powers == targets(position, "4D")
    assert flowers(play(position, "JkR", "power:A1"), "A") == ["{2C,5D}"]
    assert graveyard(position) == {"JkR"}


@pytest.mark.clause("flower-power", "11", "12.14")
@pytest.mark.parametrize(
    ("joker", "target"),
    [("JkB", "heart:B1.1"), ("JkB", "power:B1"), ("JkR", "poison:B1.1"), ("JkR", "spy:B1")],
)
def test_t15_a_joker_has_no_function_of_the_other_colour(joker: str, target: str) -> None:
    position = table(f"""
        A hand {joker} garden [(2C),(5D)]
        B hand - garden [4H,(9C)]
    """)
    assert refused(play(position, joker), target) == ("wrong-function", "12.14")


@pytest.mark.clause("flower-power", "11", "6.2", "12.12")
def test_a_red_joker_as_a_heart_ties_with_a_black_petal() -> None:
    position = table("""
        A hand JkR garden [(2C)]
        B hand - garden [JkB,(9C)] [(QC)]
    """)
    play(position, "JkR", "heart:A1.1", "A1", "B1")
    assert flowers(position, "A") == ["[JkR,2C]"]
    assert leader(position) == "B"


@pytest.mark.clause("flower-power", "11", "6.5")
def test_jokers_are_petals_of_new_flowers() -> None:
    position = table("""
        A hand JkB,JkR,4S garden [(2C),(5D)]
        B hand - garden [AS,(9C)] [(QC)]
    """)
    fight(play(position, "regular", "JkB", "4S", "JkR", "done"), "A2", "B1")
    assert graveyard(position) == {"JkB", "AS"}


@pytest.mark.clause("flower-power", "11", "6.6")
def test_a_joker_stands_for_one_suit_in_a_power_flower() -> None:
    position = table(JOKERS.format(hand="4S,7H,9D,JkB"))
    play(position, "power", "4S", "7H", "9D", "JkB", "done")
    assert "{4S,7H,9D,JkB}" in plain(position, "A")


@pytest.mark.clause("flower-power", "11", "6.6", "1.2")
def test_two_black_jokers_of_two_packs_stand_for_both_black_suits() -> None:
    text = """
        options packs=2
        A hand JkB,JkB,7H,9D garden [(2C),(5D)]
        B hand - garden [JkR,(9C)] [(QC)]
    """
    assert "power" in moves(read(text))
    assert "power" not in moves(read(text.replace("9D garden", "8H garden")))
