import pytest

from tests.games.flower_power.table import (
    asked,
    fight,
    flowers,
    graveyard,
    hand_size,
    moves,
    plain,
    play,
    refused,
    table,
    turn,
    winners,
)

UNIQUE = """
    options {options}
    A hand {hand} garden [4S,(9H)]
    B hand - garden [(6C),(2H)] [(8D),(3C)]
"""
EXHAUSTED = """
    options {options}
    A hand {hand} garden [5C,(QD)] [3H,(2C)]
    B hand - garden [(10C),(4D)] [(JC),(4C)]
"""


@pytest.mark.clause("flower-power", "7.1", "12.8", "5.5", "5.7", "12.10")
def test_t33_a_unique_flower_attacks_each_opposing_flower_once() -> None:
    position = fight(table(UNIQUE.format(options="", hand="-")), "A1", "B1")
    assert flowers(position, "A") == ["[4S,(9H)]~"]
    assert flowers(position, "B") == ["[6C,(2H)]!", "[(8D),(3C)]"]
    assert refused(play(position, "A1"), "B1") == ("target-exhausted", "12.10")
    play(position, "B2", "pass", "pass")
    assert (turn(position), hand_size(position, "A")) == ("B", 0)
    assert flowers(position, "B") == ["[6C,(2H)]", "[8D,(3C)]"]


@pytest.mark.clause("flower-power", "12.10", "13.2", "AMB-38")
def test_t34_self_sabotage_makes_a_flower_unique() -> None:
    position = table("""
        A hand 4S garden [5C,(QD)] [3H]
        B hand - garden [(10C),(4D)] [(JC),(4C)]
    """)
    fight(position, "A1", "B1")
    assert flowers(position, "A")[0] == "[5C,(QD)]!~"
    play(position, "4S", "poison:A2.1")
    assert flowers(position, "A") == ["[5C,(QD)]~"]
    fight(position, "A1", "B1")
    assert flowers(position, "A") == ["[5C,(QD)]~"]
    assert flowers(position, "B") == ["[10C,(4D)]!", "[(JC),(4C)]"]


@pytest.mark.clause("flower-power", "12.10", "5.4", "AMB-35", "AMB-40", "AMB-44")
def test_t35_a_created_flower_takes_over() -> None:
    position = table("""
        A hand KC,9H,3D garden [5D,(2S)]
        B hand - garden [(10C),(4H)]
    """)
    fight(position, "A1", "B1")
    assert (asked(position), moves(position)) == ("create", {"end", "regular"})
    play(position, "regular", "KC", "9H", "3D", "done")
    assert flowers(position, "A") == ["[5D,(2S)]!~", "[(KC),(9H),(3D)]"]
    assert flowers(position, "B") == ["[10C,(4H)]"]
    fight(position, "A2", "B1")
    assert graveyard(position) == {"KC", "10C"}
    assert plain(position, "A") == {"[5D,(2S)]", "[(9H),(3D)]", "[(4H)]"}
    assert winners(position) == "A"


@pytest.mark.clause("flower-power", "AMB-14", "5.4", "5.5", "4.6")
def test_with_all_flowers_exhausted_only_flowers_may_be_made() -> None:
    position = table(EXHAUSTED.format(options="", hand="KS,KC,KH"))
    fight(fight(position, "A1", "B1"), "A2", "B1")
    assert moves(position) == {"end", "regular"}
    assert refused(position, "KS") == ("create-only", "AMB-14")
    play(position, "regular", "KS", "KC", "KH", "done")
    assert (asked(position), moves(position)) == ("turn", {"end", "A3"})


@pytest.mark.clause("flower-power", "5.5", "4.6", "5.7")
def test_with_all_flowers_exhausted_and_too_few_cards_the_turn_ends() -> None:
    position = table(EXHAUSTED.format(options="", hand="KS,KC"))
    fight(fight(position, "A1", "B1"), "A2", "B1")
    assert (turn(position), hand_size(position, "A")) == ("B", 2)
    assert flowers(position, "A") == ["[5C,(QD)]", "[3H,(2C)]"]


@pytest.mark.clause("flower-power", "AMB-14")
def test_cards_may_still_be_played_while_a_flower_is_fresh() -> None:
    position = fight(table(EXHAUSTED.format(options="", hand="KS,KC")), "A1", "B1")
    assert {"KS", "KC", "A2"} <= moves(position)


@pytest.mark.clause("flower-power", "AMB-14")
def test_any_card_may_be_played_after_exhaustion_where_so_agreed() -> None:
    text = EXHAUSTED.format(options="cards_after_exhaustion=any", hand="KS,KC")
    position = fight(fight(table(text), "A1", "B1"), "A2", "B1")
    assert (turn(position), moves(position)) == ("A", {"end", "KS", "KC"})


@pytest.mark.clause("flower-power", "12.9", "7.1", "12.10")
def test_a_target_of_one_of_several_flowers_may_be_attacked_by_another() -> None:
    position = fight(table(EXHAUSTED.format(options="", hand="-")), "A1", "B1")
    assert moves(play(position, "A2")) == {"B1", "B2"}


@pytest.mark.clause("flower-power", "AMB-35", "12.10")
@pytest.mark.parametrize(("option", "again"), [("yes", False), ("no", True)])
def test_a_former_unique_flower_that_failed(option: str, again: bool) -> None:
    text = UNIQUE.format(options=f"former_unique_exhausted={option}", hand="KC,9D,3D")
    position = play(fight(table(text), "A1", "B1"), "regular", "KC", "9D", "3D", "done")
    assert ("A1" in moves(position)) == again
    assert flowers(position, "B") == ["[6C,(2H)]", "[(8D),(3C)]"]


@pytest.mark.clause("flower-power", "AMB-35")
def test_a_former_unique_flower_that_has_not_attacked_may() -> None:
    position = table(UNIQUE.format(options="", hand="KC,9D,3D"))
    play(position, "regular", "KC", "9D", "3D", "done")
    assert {"A1", "A2"} <= moves(position)


@pytest.mark.clause("flower-power", "AMB-36", "5.3.2", "12.10")
def test_uniqueness_is_measured_at_the_resolution_a_flower_more() -> None:
    position = table(UNIQUE.format(options="", hand="KC,9D,3D"))
    fight(position, "A1", "B1", "regular", "KC", "9D", "3D", "done")
    assert flowers(position, "A") == ["[4S,(9H)]!~", "[(KC),(9D),(3D)]"]
    assert flowers(position, "B")[0] == "[6C,(2H)]"


@pytest.mark.clause("flower-power", "AMB-36", "5.3.2", "12.10")
def test_uniqueness_is_measured_at_the_resolution_a_flower_less() -> None:
    position = table("""
        A hand 4S garden [5C,(QD)] [3H]
        B hand - garden [(10C),(4D)] [(JC),(4C)]
    """)
    fight(position, "A1", "B1", "4S", "poison:A2.1")
    assert flowers(position, "A") == ["[5C,(QD)]~"]
    assert flowers(position, "B")[0] == "[10C,(4D)]!"


@pytest.mark.clause("flower-power", "12.10")
def test_an_opponent_may_make_the_last_flower_unique_too() -> None:
    position = table("""
        A hand - garden [5C,(QD)]!~ [3H]
        B hand 4S garden [(10C),(4D)] [(JC),(4C)]
    """)
    fight(position, "A2", "B1", "pass", "4S", "poison:A2.1")
    assert flowers(position, "A") == ["[5C,(QD)]~"]
    assert "A1" in moves(position)


@pytest.mark.clause("flower-power", "AMB-36", "AMB-37", "AMB-43")
def test_a_unique_flower_destroyed_in_battle_exhausts_its_target() -> None:
    position = table("""
        A hand KC,9D,3D garden [5C]
        B hand 6S garden [(10C),(4D)] [(JC),(4C)]
    """)
    play(position, "A1", "B1", "pass", "6S", "poison:A1.1", "pass", "pass")
    assert (asked(position), moves(position)) == ("create", {"end", "regular"})
    play(position, "regular", "KC", "9D", "3D", "done")
    assert flowers(position, "A") == ["[(KC),(9D),(3D)]"]
    assert flowers(position, "B") == ["[10C,(4D)]!", "[(JC),(4C)]"]
    assert moves(play(position, "A1")) == {"B2"}


@pytest.mark.clause("flower-power", "AMB-37")
def test_from_one_to_none_to_one_refreshes_no_target() -> None:
    position = table("""
        A hand 6S,KC,9D,3D garden [5C]
        B hand - garden [(10C),(4D)] [(JC),(4C)]
    """)
    fight(position, "A1", "B1")
    play(position, "6S", "poison:A1.1", "regular", "KC", "9D", "3D", "done")
    assert flowers(position, "B")[0] == "[10C,(4D)]!"


@pytest.mark.clause("flower-power", "AMB-39", "12.10", "7.1")
def test_all_opponents_flowers_count_and_all_are_refreshed() -> None:
    position = table("""
        A hand KC,9D,3D garden [4S,(9H)]
        B hand - garden [(6C),(2H)]
        C hand - garden [(8D),(3C)]
    """)
    fight(fight(position, "A1", "B1"), "A1", "C1")
    assert (flowers(position, "B"), flowers(position, "C")) == (["[6C,(2H)]!"], ["[8D,(3C)]!"])
    play(position, "regular", "KC", "9D", "3D", "done")
    assert (flowers(position, "B"), flowers(position, "C")) == (["[6C,(2H)]"], ["[8D,(3C)]"])


@pytest.mark.clause("flower-power", "AMB-39", "12.8", "5.3.4")
def test_the_only_flower_of_a_defender_is_exhausted_like_any_other() -> None:
    position = table("""
        A hand - garden [4S,(9H)]
        B hand - garden [(6C),(2H)]
        C hand - garden [(8D),(3C)]
    """)
    fight(position, "A1", "B1")
    assert flowers(position, "B") == ["[6C,(2H)]!"]


@pytest.mark.clause("flower-power", "AMB-41", "6.3", "12.10")
def test_transformation_does_not_refresh_a_flower() -> None:
    position = fight(table(EXHAUSTED.format(options="", hand="KD")), "A1", "B1")
    play(position, "KD", "power:A1")
    assert flowers(position, "A")[0] == "{5C,QD}!~"
    assert refused(position, "A1") == ("flower-exhausted", "12.10")


@pytest.mark.clause("flower-power", "AMB-40", "6.3")
def test_a_transformed_flower_may_attack_in_the_same_turn() -> None:
    position = play(table(EXHAUSTED.format(options="", hand="KD")), "KD", "power:A1")
    fight(position, "A1", "B1", "QD")
    assert graveyard(position) == {"KD", "QD", "10C"}


@pytest.mark.clause("flower-power", "12.10")
def test_a_flower_that_an_opponent_makes_in_the_turn_may_be_attacked() -> None:
    position = table("""
        A hand - garden [4S,(9H)]
        B hand KC,9D,3D garden [(6C),(2H)]
    """)
    fight(position, "A1", "B1", "pass", "regular", "3D", "KC", "9D", "done")
    assert flowers(position, "B") == ["[6C,(2H)]!", "[(3D),(KC),(9D)]"]
    fight(position, "A1", "B2")
    assert graveyard(position) == {"4S", "3D"}


@pytest.mark.clause("flower-power", "5.4", "AMB-14")
def test_a_flower_may_be_made_and_the_turn_ended_all_the_same() -> None:
    position = table(EXHAUSTED.format(options="", hand="KS,KC,KH"))
    fight(fight(position, "A1", "B1"), "A2", "B1")
    assert turn(play(position, "end")) == "B"
    assert hand_size(position, "A") == 3


@pytest.mark.clause("flower-power", "12.10", "AMB-57")
@pytest.mark.parametrize(("option", "after"), [("yes", "[5C,(QD)]~"), ("no", "[5C,(QD)]!~")])
def test_o5_without_transitions_an_exhausted_flower_stays_so(option: str, after: str) -> None:
    position = table(f"""
        options transitions={option}
        A hand 4S garden [5C,(QD)] [3H] [(2C)]
        B hand - garden [(10C),(4D)] [(JC),(4C)]
    """)
    fight(fight(position, "A1", "B1"), "A3", "B1")
    play(position, "4S", "poison:A2.1")
    assert flowers(position, "A")[0] == "[5C,(QD)]!~"
    position = table(f"""
        options transitions={option}
        A hand 4S garden [5C,(QD)] [3H]
        B hand - garden [(10C),(4D)] [(JC),(4C)]
    """)
    play(fight(position, "A1", "B1"), "4S", "poison:A2.1")
    assert flowers(position, "A") == [after]


@pytest.mark.clause("flower-power", "12.10", "AMB-57")
def test_o5_without_transitions_the_turn_ends_when_the_last_fresh_flower_dies() -> None:
    position = table("""
        options transitions=no
        A hand - garden [5C,(QD)]!~ [3H]
        B hand 4S garden [(10C),(4D)] [(JC),(4C)]
    """)
    fight(position, "A2", "B1", "pass", "4S", "poison:A2.1")
    assert turn(position) == "B"


@pytest.mark.clause("flower-power", "12.10")
def test_without_transitions_a_new_flower_refreshes_no_target() -> None:
    text = UNIQUE.format(options="transitions=no", hand="KC,9D,3D")
    position = play(fight(table(text), "A1", "B1"), "regular", "KC", "9D", "3D", "done")
    assert flowers(position, "B")[0] == "[6C,(2H)]!"


@pytest.mark.clause("flower-power", "AMB-35", "7.1")
@pytest.mark.parametrize("options", ["", "edition=1", "transitions=no"])
def test_a_former_unique_flower_that_failed_attacks_no_more(options: str) -> None:
    position = table(f"""
        options {options}
        A hand 9C,KH,4D garden [5H,(2C)]
        B hand - garden [10S,(3C)] [QS,(6D)]
    """)
    play(position, "A1", "B1", "pass", "pass", "regular", "KH", "9C", "4D", "done")
    assert flowers(position, "A") == ["[5H,(2C)]!~", "[(KH),(9C),(4D)]"]
    assert refused(position, "A1") == ("flower-exhausted", "12.10")


@pytest.mark.clause("flower-power", "O5.4", "5.4")
@pytest.mark.parametrize(("option", "who"), [("yes", "A"), ("no", "B")])
def test_o6_no_flower_is_made_after_exhaustion_in_the_first_edition(option: str, who: str) -> None:
    text = EXHAUSTED.format(options=f"create_after_exhaustion={option}", hand="KS,KC,KH")
    position = fight(fight(table(text), "A1", "B1"), "A2", "B1")
    assert (turn(position), hand_size(position, "A")) == (who, 3)
