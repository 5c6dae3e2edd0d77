import pytest

from tests.games.flower_power.table import (
    asked,
    board,
    events,
    fight,
    flowers,
    graveyard,
    hand_size,
    leader,
    moves,
    order,
    plain,
    play,
    refused,
    table,
    targets,
    turn,
)

THREE = """
    A hand {hand} garden [(9S),(4D)] [(3D),(3C)]
    B hand - garden [(6C),(QC)] [4H,(7C)]
    C hand KS garden [2D,(8C)]
"""


@pytest.mark.clause("flower-power", "4.4", "4.6", "5.3", "5.3.4", "12.16", "5.5")
def test_t04_a_plain_success() -> None:
    position = table("""
        A hand - garden [(KS),(4D)]
        B hand - garden [(9H),(2C),(5S)] [(2D),(2H)]
    """)
    play(position, "A1", "B1")
    assert flowers(position, "A") + flowers(position, "B")[:1] == ["[KS,(4D)]", "[9H,(2C),(5S)]"]
    play(position, "pass", "pass")
    assert graveyard(position) == {"KS", "9H"}
    assert flowers(position, "A") == ["[(4D)]", "[(2C),(5S)]"]
    assert (hand_size(position, "A"), turn(position)) == (1, "B")


@pytest.mark.clause("flower-power", "4.6", "7.1", "12.9", "5.3.4", "5.5")
def test_t05_a_plain_failure() -> None:
    position = table("""
        A hand - garden [(5S),(QD)] [(AH),(3C)]
        B hand - garden [(8C),(2S)] [(2D),(2H)]
    """)
    fight(position, "A1", "B1")
    assert flowers(position, "A") == ["[5S,(QD)]!~", "[(AH),(3C)]"]
    assert flowers(position, "B") == ["[8C,(2S)]", "[(2D),(2H)]"]
    assert graveyard(position) == set()
    assert refused(position, "A1") == ("flower-exhausted", "12.10")
    fight(position, "A2", "B1")
    assert graveyard(position) == {"AH", "8C"}


@pytest.mark.clause("flower-power", "5.8", "4.6", "5.7")
def test_t05_the_turn_may_end_after_a_failure_without_a_draw() -> None:
    position = table("""
        A hand - garden [(5S),(QD)] [(AH),(3C)]
        B hand - garden [(8C),(2S)] [(2D),(2H)]
    """)
    play(fight(position, "A1", "B1"), "end")
    assert (turn(position), hand_size(position, "A")) == ("B", 0)
    assert flowers(position, "A") == ["[5S,(QD)]", "[(AH),(3C)]"]


@pytest.mark.clause("flower-power", "4.5", "6.1", "13.2", "7.6")
def test_t06_poison_on_the_top_in_battle() -> None:
    position = table("""
        A hand - garden [(JC),(3D)] [(2C),(2S)]
        B hand 10S garden [(10D),(KC),(2H)]
    """)
    play(position, "A1", "B1", "pass", "10S", "poison:B1.1")
    assert flowers(position, "B") == ["[KC,(2H)]"]
    assert (leader(position), turn(position)) == ("B", "A")
    play(position, "pass", "pass")
    assert graveyard(position) == {"10S", "10D"}
    assert order(position, "attack-failed", "attack-succeeded") == ["attack-failed"]


@pytest.mark.clause("flower-power", "4.4")
def test_a_top_already_visible_is_not_turned_again() -> None:
    position = table("""
        A hand - garden [KS,(4D)]
        B hand - garden [(9H),(2C)] [(2D),(2H)]
    """)
    play(position, "A1", "B1")
    assert [event.args["card"] for event in events(position, "petal-revealed")] == ["9H"]


@pytest.mark.clause("flower-power", "4.4", "4.6")
def test_what_was_turned_up_stays_so_in_later_turns() -> None:
    position = table("""
        A hand - garden [(5S),(QD)] [(AH),(3C)]
        B hand - garden [(8C),(2S)] [(2D),(2H)]
    """)
    play(fight(position, "A1", "B1"), "end", "end")
    assert flowers(position, "A")[0] == "[5S,(QD)]"
    assert flowers(position, "B")[0] == "[8C,(2S)]"


@pytest.mark.clause("flower-power", "4.4", "12.5")
def test_any_opposing_flower_and_no_own_one_may_be_attacked() -> None:
    position = play(table(THREE.format(hand="-")), "A1")
    assert moves(position) == {"B1", "B2", "C1"}
    assert refused(position, "A2") == ("own-flower", "4.4")


@pytest.mark.clause("flower-power", "12.6", "12.7", "5.3.2", "4.5")
def test_a_battle_is_played_between_the_owners_of_the_two_flowers() -> None:
    position = play(table(THREE.format(hand="-")), "A2", "C1")
    battle = board(position, "B")["battle"]
    assert battle is not None
    assert (battle["flower"], battle["target"]) == ("A2", "C1")
    assert (asked(position), turn(position)) == ("reply", "A")
    assert turn(play(position, "pass")) == "C"


@pytest.mark.clause("flower-power", "4.5", "5.3.2")
def test_who_has_passed_may_play_again_if_the_other_plays() -> None:
    position = table("""
        A hand 8H garden [(9S),(4D)] [(3D),(3C)]
        B hand KH garden [(6C),(5C)] [(7C)]
    """)
    play(position, "A1", "B1", "pass", "KH", "heart:B1.1")
    assert turn(position) == "A"
    play(position, "8H", "heart:A2.1", "pass")
    assert (asked(position), turn(position)) == ("reply", "A")
    assert order(play(position, "pass"), "attack-failed") == ["attack-failed"]


@pytest.mark.clause("flower-power", "4.5", "AMB-29", "5.3.2")
def test_a_reply_is_one_action() -> None:
    position = table("""
        A hand 8H,7H garden [(9S),(4D)]
        B hand - garden [(6C),(5C)] [(7C)]
    """)
    play(position, "A1", "B1", "8H", "heart:A1.1")
    assert turn(position) == "B"


@pytest.mark.clause("flower-power", "AMB-34", "5.3.2", "6.5", "12.10")
def test_both_belligerents_may_make_flowers_in_a_battle_but_these_do_not_fight() -> None:
    position = table("""
        A hand 5H,6H,7H garden [(9S),(4D)]
        B hand AC,AD,AH garden [(6C),(5C)]
    """)
    play(position, "A1", "B1", "regular", "5H", "6H", "7H", "done")
    play(position, "regular", "AC", "AD", "AH", "done", "pass", "pass")
    assert graveyard(position) == {"9S", "6C"}
    assert "[(AC),(AD),(AH)]" in flowers(position, "B")


@pytest.mark.clause("flower-power", "6.1", "AMB-25")
def test_t23_poison_on_an_irrelevant_petal() -> None:
    position = table("""
        A hand KS garden [9S,(3D)]
        B hand - garden [5C,KH,(2D)] [(2C)]
    """)
    fight(position, "A1", "B1", "KS", "poison:B1.2")
    assert graveyard(position) == {"KS", "KH", "9S", "5C"}
    assert flowers(position, "A") == ["[(3D)]", "[(2D)]"]


@pytest.mark.clause("flower-power", "7.5", "13.2", "AMB-32")
def test_t29_the_defender_destroys_the_target() -> None:
    position = table("""
        A hand - garden [(9S),(4D),(QC)] [(2C),(2S)]
        B hand 7S garden [(6H)] [(2D),(2H)]
    """)
    fight(position, "A1", "B1", "pass", "7S", "poison:B1.1")
    assert graveyard(position) == {"7S", "6H"}
    assert (hand_size(position, "A"), turn(position)) == (0, "A")
    assert flowers(position, "A") == ["[9S,(4D),(QC)]!~", "[(2C),(2S)]"]


@pytest.mark.clause("flower-power", "6.1", "8.2", "12.10", "AMB-30", "AMB-44")
def test_t30_creating_in_reply_to_a_deadly_poison() -> None:
    position = table("""
        A hand 6S garden [(9S),(4D)] [(2C),(2S)]
        B hand 5C,8D,JH garden [(6H)]
    """)
    play(position, "A1", "B1", "6S", "poison:B1.1")
    assert (asked(position), turn(position)) == ("reply", "B")
    play(position, "regular", "JH", "8D", "5C", "done", "pass", "pass")
    assert flowers(position, "A")[0] == "[9S,(4D)]!~"
    assert flowers(position, "B") == ["[(JH),(8D),(5C)]"]
    assert moves(play(position, "A2")) == {"B1"}


@pytest.mark.clause("flower-power", "AMB-32", "7.5")
def test_the_attackers_own_poison_on_the_last_petal_makes_the_attack_fail() -> None:
    position = table("""
        A hand 6S garden [(9S),(4D)] [(2C),(2S)]
        B hand - garden [(6H)] [(2D),(2H)]
    """)
    fight(position, "A1", "B1", "6S", "poison:B1.1")
    assert order(position, "attack-failed", "drew") == ["attack-failed"]
    assert hand_size(position, "A") == 0


@pytest.mark.clause("flower-power", "7.5", "5.3.4")
def test_t31_the_attacking_flower_is_destroyed() -> None:
    position = table("""
        A hand - garden [7D] [(2C),(2S)] [(3C),(3S)]
        B hand 8S garden [(QC),(2D)]
    """)
    fight(position, "A1", "B1", "pass", "8S", "poison:A1.1")
    assert flowers(position, "A") == ["[(2C),(2S)]", "[(3C),(3S)]"]
    assert flowers(position, "B") == ["[QC,(2D)]"]
    assert {"A1", "A2"} <= moves(position)


@pytest.mark.clause("flower-power", "AMB-31", "12.1", "7.5")
def test_a_heart_does_not_revive_a_flower_without_petals() -> None:
    position = table("""
        A hand 8H garden [7D] [(2C),(2S)]
        B hand 8S garden [(QC),(2D)]
    """)
    play(position, "A1", "B1", "pass", "8S", "poison:A1.1")
    legal = {f"heart:{flower}.{place}" for flower in ("A1", "B1") for place in (1, 2, 3)}
    assert targets(position, "8H") == legal
    assert flowers(position, "A") == ["[(2C),(2S)]"]
    play(position, "8H", "heart:A1.1", "pass", "pass")
    assert order(position, "attack-failed") == ["attack-failed"]


@pytest.mark.clause("flower-power", "5.3.4", "4.6", "AMB-32", "12.1")
def test_t36_two_flowers_of_one_petal() -> None:
    position = table("""
        A hand - garden [QS] [(2C),(2S)]
        B hand - garden [(7D)] [(2D),(2H)]
    """)
    fight(position, "A1", "B1")
    assert graveyard(position) == {"QS", "7D"}
    assert plain(position, "A") == {"[(2C),(2S)]"}
    assert (hand_size(position, "A"), turn(position)) == (1, "B")
    assert not events(position, "last-will")


@pytest.mark.clause("flower-power", "4.5", "7.2", "AMB-33")
def test_t40_in_a_battle_only_the_gardens_of_the_two_may_be_touched() -> None:
    position = play(table(THREE.format(hand="5S,5H,5C")), "A1", "B1")
    assert moves(position) == {"pass", "retreat", "5S", "5H", "5C", "regular"}
    assert targets(position, "5S") == {"poison:B2.1"}
    assert "heart:A2.1" in targets(position, "5H")
    assert not {move for move in targets(position, "5H") if ":C" in move}
    assert targets(position, "5C") == {"spy:A1", "spy:A2", "spy:B1", "spy:B2", "hand:B"}
    assert refused(play(position.copy(), "5S"), "poison:C1.1") == ("third-garden", "7.2")
    assert refused(play(position.copy(), "5C"), "spy:C1") == ("third-garden", "7.2")
    assert refused(play(position, "5C"), "hand:C") == ("third-hand", "AMB-33")


@pytest.mark.clause("flower-power", "7.2", "4.5")
def test_t40_a_third_player_never_replies() -> None:
    position = play(table(THREE.format(hand="5H")), "A1", "B1")
    found = [turn(play(position, move)) for move in ("5H", "heart:A1.2", "pass")]
    assert found == ["A", "B", "A"]
    position = table(THREE.format(hand="-"))
    assert position.refusal(2, position.read_move("pass")) is not None


@pytest.mark.clause("flower-power", "7.2", "5.2", "4.2")
def test_t40_before_the_declaration_every_garden_may_be_touched() -> None:
    position = table(THREE.format(hand="5S,5H,5C"))
    assert targets(position, "5S") == {"poison:B2.1", "poison:C1.1"}
    assert "heart:C1.1" in targets(position, "5H")
    assert {"spy:C1", "hand:C"} <= targets(position, "5C")


@pytest.mark.clause("flower-power", "AMB-24", "6.2", "4.6")
def test_a_heart_on_top_fights_and_is_discarded() -> None:
    position = table("""
        A hand KH garden [(5C),(4C)]
        B hand - garden [(QS),(2D)] [(2C)]
    """)
    fight(position, "A1", "B1", "KH", "heart:A1.1")
    assert graveyard(position) == {"KH", "QS"}
    assert flowers(position, "A")[0] == "[5C,(4C)]"


@pytest.mark.clause("flower-power", "5.8", "AMB-13")
def test_the_active_player_may_leave_a_battle_and_end_the_turn() -> None:
    position = table("""
        A hand KH garden [(5C),(4C)] [(AD)]
        B hand - garden [(3S),(2D)] [(2C)]
    """)
    play(position, "A1", "B1", "KH", "heart:A1.2", "pass", "retreat")
    assert (turn(position), hand_size(position, "A")) == ("B", 0)
    assert flowers(position, "A") == ["[5C,KH,(4C)]", "[(AD)]"]
    assert (flowers(position, "B")[0], graveyard(position)) == ("[3S,(2D)]", set())


@pytest.mark.clause("flower-power", "AMB-13", "5.8")
def test_only_the_active_player_may_leave_a_battle() -> None:
    position = play(table(THREE.format(hand="-")), "A1", "B1", "pass")
    assert turn(position) == "B"
    assert "retreat" not in moves(position)


@pytest.mark.clause("flower-power", "5.5", "4.6")
def test_one_success_ends_the_turn() -> None:
    position = table("""
        A hand - garden [(KS),(4D)] [(AS),(3D)]
        B hand - garden [(9H),(2C)] [(2D),(2H)]
    """)
    assert turn(fight(position, "A1", "B1")) == "B"
    assert refused(position, "A2") == ("not-your-flower", "4.4")


@pytest.mark.clause("flower-power", "4.6", "2.1", "5.3.4")
def test_a_captured_power_flower_stays_one() -> None:
    position = table("""
        A hand - garden [(KS),(4D)]
        B hand - garden {9H,8C,2C} [(2D),(2H)]
    """)
    fight(position, "A1", "B1", "9H")
    assert flowers(position, "A") == ["[(4D)]", "{8C,2C}"]


@pytest.mark.clause("flower-power", "4.2")
def test_a_turn_may_be_used_to_do_nothing() -> None:
    position = table(THREE.format(hand="-"))
    assert moves(position) == {"end", "A1", "A2"}
    assert turn(play(position, "end")) == "B"


@pytest.mark.clause("flower-power", "AMB-40")
def test_a_captured_flower_does_not_attack_in_the_turn_of_its_capture() -> None:
    position = table("""
        A hand - garden [(KS),(4D)]
        B hand - garden [(9H),(AC)] [(2D),(2H)]
    """)
    assert turn(fight(position, "A1", "B1")) == "B"
    assert "A2" in moves(play(position, "end"))
