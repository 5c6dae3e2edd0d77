import pytest

from tests.games.flower_power.table import (
    asked,
    board,
    events,
    fight,
    flowers,
    graveyard,
    hand,
    hand_seen,
    hand_size,
    moves,
    petals_seen,
    plain,
    play,
    refused,
    table,
    targets,
    turn,
)

SIGHTS = """
    A hand KS,7S,AS,JkB garden [(2C),(2D)]
    B hand - garden [KH,(9C)] [3D] [8C] [JkR]
"""
FOUR = """
    A hand {hand} garden [(2C),(5D)]
    B hand - garden [(KH),(9C)] [(10D),(QC)]
"""


@pytest.mark.clause("flower-power", "6.1", "12.12")
@pytest.mark.parametrize(
    ("poison", "legal"),
    [
        ("KS", {"poison:B1.1", "poison:B2.1", "poison:B3.1"}),
        ("7S", {"poison:B2.1"}),
        ("AS", {"poison:B1.1", "poison:B2.1", "poison:B3.1"}),
    ],
)
def test_t07_poison_kills_visible_petals_that_are_not_stronger(
    poison: str, legal: set[str]
) -> None:
    assert targets(table(SIGHTS), poison) == legal


@pytest.mark.clause("flower-power", "6.1", "11")
def test_t07_the_black_joker_kills_any_visible_petal() -> None:
    found = {move for move in targets(table(SIGHTS), "JkB") if move.startswith("poison")}
    assert found == {"poison:B1.1", "poison:B2.1", "poison:B3.1", "poison:B4.1"}


@pytest.mark.clause("flower-power", "6.1")
@pytest.mark.parametrize(
    ("card", "petal", "code"),
    [
        ("7S", "B3.1", "petal-too-strong"),
        ("AS", "B4.1", "petal-too-strong"),
        ("AS", "B1.2", "petal-hidden"),
        ("JkB", "B1.2", "petal-hidden"),
    ],
)
def test_t07_what_poison_cannot_kill(card: str, petal: str, code: str) -> None:
    assert refused(play(table(SIGHTS), card), f"poison:{petal}") == (code, "6.1")


@pytest.mark.clause("flower-power", "6.1", "4.4", "5.2")
def test_t07_poison_below_the_top_outside_battle_turns_nothing_up() -> None:
    position = table("""
        A hand 5S garden [(2C),(2D)]
        B hand - garden [(9C),4H,(6D)]
    """)
    play(position, "5S", "poison:B1.2")
    assert flowers(position, "B") == ["[(9C),(6D)]"]
    assert graveyard(position) == {"5S", "4H"}


@pytest.mark.clause("flower-power", "6.1", "4.4")
def test_poison_on_a_top_outside_battle_turns_nothing_up() -> None:
    position = table("""
        A hand 5S garden [(2C),(2D)]
        B hand - garden [4H,(6D)]
    """)
    assert flowers(play(position, "5S", "poison:B1.1"), "B") == ["[(6D)]"]


@pytest.mark.clause("flower-power", "6.1", "13.2", "5.2")
def test_poison_may_hit_ones_own_petal_and_a_power_flower() -> None:
    position = table("""
        A hand 5S garden [4H,(KD)]
        B hand - garden {3D,QC}
    """)
    assert targets(position, "5S") == {"poison:A1.1", "poison:B1.1"}
    assert flowers(play(position, "5S", "poison:A1.1"), "A") == ["[(KD)]"]


@pytest.mark.clause("flower-power", "6.1", "12.12")
def test_a_poison_of_equal_strength_is_enough() -> None:
    position = table("""
        A hand JkB,9S garden [(2C),(2D)]
        B hand - garden [9H] [10H] [(3C)]
    """)
    assert targets(position, "9S") == {"poison:B1.1"}


@pytest.mark.clause("flower-power", "6.2")
def test_t08_a_heart_has_four_positions_in_a_flower_of_three() -> None:
    position = table("""
        A hand 7H garden [(9C),(4D),(6S)]
        B hand - garden {QS}
    """)
    found = {move for move in targets(position, "7H") if ":A1" in move}
    assert found == {f"heart:A1.{place}" for place in (1, 2, 3, 4)}
    play(position, "7H", "heart:A1.3")
    assert flowers(position, "A") == ["[(9C),(4D),7H,(6S)]"]
    assert hand(position, "A") == graveyard(position) == set()


@pytest.mark.clause("flower-power", "6.2")
def test_t08_michel_adds_an_ace_to_a_power_flower() -> None:
    position = table("""
        A hand AH garden {QS,3D}
        B hand - garden [(2C)]
    """)
    assert targets(position, "AH") == {"heart:A1.1", "heart:B1.1", "heart:B1.2"}
    assert plain(play(position, "AH", "heart:A1.1"), "A") == {"{QS,AH,3D}"}


@pytest.mark.clause("flower-power", "6.2", "11", "12.12")
def test_t08_the_red_joker_as_a_heart_beats_an_ace() -> None:
    position = table("""
        A hand JkR garden [(2C),(2D)]
        B hand - garden [AS,(3C)] [(4C)]
    """)
    fight(play(position, "JkR", "heart:A1.1"), "A1", "B1")
    assert graveyard(position) == {"JkR", "AS"}


@pytest.mark.clause("flower-power", "6.2", "13.1", "5.2")
def test_t09_a_weak_heart_on_a_strong_enemy_flower() -> None:
    position = table("""
        A hand 2H garden [(5C),(4C)]
        B hand - garden [(KS),(QD)] [(9D)]
    """)
    fight(play(position, "2H", "heart:B1.1"), "A1", "B1")
    assert graveyard(position) == {"5C", "2H"}
    assert flowers(position, "A") == ["[(4C)]", "[(KS),(QD)]"]
    assert hand_size(position, "A") == 1


@pytest.mark.clause("flower-power", "6.3", "12.4", "2.1")
def test_t11_yan_transforms_his_flower() -> None:
    position = table("""
        A hand 3D garden [(9S),(4C),(JH)]
        B hand - garden [(2C),(2S)]
    """)
    play(position, "3D", "power:A1")
    assert flowers(position, "A") == ["{9S,4C,JH}"]
    assert graveyard(position) == {"3D"}
    assert petals_seen(position, "B", "A1") == ["9S", "4C", "JH"]


@pytest.mark.clause("flower-power", "6.3", "13.3")
def test_t11_an_opponents_flower_stays_theirs_and_a_power_flower_is_no_target() -> None:
    position = table("""
        A hand 3D garden {9S}
        B hand - garden [(2C),(2S)] {KD}
    """)
    assert targets(position, "3D") == {"power:B1"}
    assert refused(play(position, "3D"), "power:A1") == ("already-power", "6.3")
    assert flowers(play(position, "power:B1"), "B") == ["{2C,2S}", "{KD}"]


@pytest.mark.clause("flower-power", "6.4")
def test_t12_julien_spies_a_hand() -> None:
    position = table("""
        A hand 3C garden [(9S),(4C)]
        B hand KS,5H,7D garden [(2C),(2S)]
        C hand - garden [(2D),(2H)]
    """)
    play(position, "3C", "hand:B")
    assert hand_seen(position, "A", "B") == {"KS", "5H", "7D"}
    assert hand_seen(position, "C", "B") == hand_seen(position, "+", "B") == set()
    assert graveyard(position) == {"3C"}


@pytest.mark.clause("flower-power", "6.4")
def test_t12_stephane_spies_his_own_flower() -> None:
    position = table("""
        A hand 5C garden [(AH),(3S),(8S),(JkB)]
        B hand - garden [(2C),(2S)]
    """)
    assert petals_seen(position, "A", "A1") == [None] * 4
    play(position, "5C", "spy:A1")
    assert petals_seen(position, "A", "A1") == ["AH", "3S", "8S", "JkB"]
    assert petals_seen(position, "B", "A1") == petals_seen(position, "+", "A1") == [None] * 4
    assert flowers(position, "A") == ["[(AH),(3S),(8S),(JkB)]"]


@pytest.mark.clause("flower-power", "6.4")
def test_t12_ones_own_hand_is_no_target() -> None:
    position = table(FOUR.format(hand="5C,6C"))
    assert targets(position, "5C") == {"spy:A1", "spy:B1", "spy:B2", "hand:B"}
    assert refused(play(position, "5C"), "hand:A") == ("own-hand", "6.4")


@pytest.mark.clause("flower-power", "AMB-54", "6.4", "O6.4")
@pytest.mark.parametrize("edition", ["1", "2"])
def test_spying_a_hand_leaves_it_as_it_is(edition: str) -> None:
    position = table(f"""
        options edition={edition}
        A hand 3C garden [(9S),(4C)]
        B hand KS,5H,7D garden [(2C),(2S)]
    """)
    play(position, "3C", "hand:B")
    assert hand(position, "B") == {"KS", "5H", "7D"}
    assert (turn(position), asked(position)) == ("A", "turn")


@pytest.mark.clause("flower-power", "6.5")
def test_t13_two_cards_make_no_flower_and_three_do_in_any_order() -> None:
    position = table(FOUR.format(hand="6H,JkR,2S"))
    play(position, "regular", "JkR", "2S")
    assert refused(position, "done") == ("too-few-cards", "6.5")
    play(position, "6H", "done")
    assert flowers(position, "A") == ["[(2C),(5D)]", "[(JkR),(2S),(6H)]"]
    assert hand(position, "A") == set()


@pytest.mark.clause("flower-power", "6.5", "12.2")
def test_t13_a_new_flower_is_known_to_its_maker_alone() -> None:
    position = play(table(FOUR.format(hand="6H,JkR,2S")), "regular", "JkR", "2S", "6H", "done")
    assert petals_seen(position, "A", "A2") == ["JkR", "2S", "6H"]
    assert petals_seen(position, "B", "A2") == [None] * 3
    assert events(position, "created-regular")[0].args["number"] == 3


@pytest.mark.clause("flower-power", "6.5", "AMB-40")
def test_t13_a_new_flower_may_attack_in_the_same_turn() -> None:
    position = play(table(FOUR.format(hand="6H,JkR,2S")), "regular", "JkR", "2S", "6H", "done")
    fight(position, "A2", "B1")
    assert graveyard(position) == {"JkR", "KH"}


@pytest.mark.clause("flower-power", "6.5")
def test_t13_a_new_flower_grows_in_ones_own_garden_only() -> None:
    position = table(FOUR.format(hand="6H,JkR,2S"))
    assert moves(play(position.copy(), "regular")) == {"6H", "JkR", "2S"}
    play(position, "regular", "6H", "2S", "JkR", "done")
    assert (len(flowers(position, "A")), len(flowers(position, "B"))) == (2, 2)


@pytest.mark.clause("flower-power", "6.5")
def test_a_hand_of_two_makes_no_flower() -> None:
    position = table(FOUR.format(hand="6H,JkR"))
    assert refused(position, "regular") == ("too-few-cards", "6.5")


@pytest.mark.clause("flower-power", "6.5")
def test_a_flower_may_be_made_of_more_than_three_cards() -> None:
    position = table(FOUR.format(hand="6H,JkR,2S,3S,4S"))
    play(position, "regular", "2S", "3S", "4S", "6H", "done")
    assert flowers(position, "A")[1] == "[(2S),(3S),(4S),(6H)]"
    assert hand(position, "A") == {"JkR"}


@pytest.mark.clause("flower-power", "6.6", "11", "12.4")
@pytest.mark.parametrize(
    ("cards", "legal"),
    [
        ("4S,7H,9D,3C", True),
        ("4S,7H,9D,JkB", True),
        ("4S,7H,JkB,JkR", True),
        ("4S,5S,JkB,JkR", False),
        ("4S,7H,9D,JkR", False),
        ("4S,7H,9D,8D", False),
        ("4S,7H,9D", False),
        ("7H,9D,3C", False),
        ("4S,5S,7H,9D,3C", True),
    ],
)
def test_t14_a_power_flower_needs_all_four_suits(cards: str, legal: bool) -> None:
    position = table(FOUR.format(hand=cards))
    assert ("power" in moves(position)) == legal
    if not legal:
        assert refused(position, "power") == ("suits-missing", "6.6")


@pytest.mark.clause("flower-power", "6.6", "AMB-40", "2.1")
def test_t14_a_new_power_flower_is_open_and_may_attack() -> None:
    position = table(FOUR.format(hand="4S,7H,AD,3C"))
    play(position, "power", "4S", "7H", "AD", "3C", "done")
    assert flowers(position, "A")[1] == "{4S,7H,AD,3C}"
    assert petals_seen(position, "B", "A2") == ["4S", "7H", "AD", "3C"]
    fight(position, "A2", "B1", "AD")
    assert graveyard(position) == {"AD", "KH"}


@pytest.mark.clause("flower-power", "6.6")
def test_a_power_flower_is_not_done_before_it_has_all_suits() -> None:
    position = table(FOUR.format(hand="4S,5S,7H,9D,3C"))
    play(position, "power", "4S", "5S", "7H", "9D")
    assert refused(position, "done") == ("suits-missing", "6.6")
    assert plain(play(position, "3C", "done"), "A") == {"[(2C),(5D)]", "{4S,5S,7H,9D,3C}"}


@pytest.mark.clause("flower-power", "12.14", "11", "6.1", "6.2", "6.3", "6.4")
@pytest.mark.parametrize(
    ("card", "functions"),
    [
        ("9S", {"poison"}),
        ("9H", {"heart"}),
        ("9D", {"power"}),
        ("9C", {"spy", "hand"}),
        ("JkB", {"poison", "spy", "hand"}),
        ("JkR", {"heart", "power"}),
    ],
)
def test_t15_the_functions_of_suits_and_jokers(card: str, functions: set[str]) -> None:
    position = table(f"""
        A hand {card} garden [(2C),(2D)]
        B hand - garden [4H,(6D)]
    """)
    assert {move.partition(":")[0] for move in targets(position, card)} == functions


@pytest.mark.clause("flower-power", "5.2", "4.2")
def test_any_number_of_cards_may_be_played_before_an_attack_without_reply() -> None:
    position = table("""
        A hand 9H,9C,9D garden [(2C),(2D)]
        B hand KS,KH,KD,KC garden [(4H),(6D)]
    """)
    play(position, "9H", "heart:A1.1", "9D", "power:B1", "9C", "hand:B")
    assert (turn(position), asked(position)) == ("A", "turn")
    assert (flowers(position, "A"), flowers(position, "B")) == (["[9H,(2C),(2D)]"], ["{4H,6D}"])


@pytest.mark.clause("flower-power", "AMB-56")
def test_useless_plays_are_legal() -> None:
    position = table("""
        A hand 9C,10C garden {2C,2D}
        B hand - garden {4H,6D}
    """)
    play(position, "9C", "hand:B", "10C", "spy:A1")
    assert graveyard(position) == {"9C", "10C"}


@pytest.mark.clause("flower-power", "AMB-56")
@pytest.mark.parametrize("card", ["9D", "3S"])
def test_a_card_without_target_cannot_be_thrown_away(card: str) -> None:
    position = table(f"""
        A hand {card} garden {{4C,4D}}
        B hand - garden {{4H,6D}}
    """)
    assert refused(position, card) == ("card-without-target", "AMB-56")


@pytest.mark.clause("flower-power", "13")
@pytest.mark.parametrize(
    ("card", "odd"), [("2H", "heart:B1.1"), ("9S", "poison:A1.1"), ("3D", "power:B1")]
)
def test_what_looks_like_a_mistake_is_allowed(card: str, odd: str) -> None:
    position = table("""
        A hand 2H,9S,3D garden [5C,(4C)]
        B hand - garden [7C,(QD)]
    """)
    assert odd in targets(position, card)
    assert {target.split(":")[1][0] for target in targets(position, card)} == {"A", "B"}


@pytest.mark.clause("flower-power", "13.1", "AMB-55", "6.2")
def test_a_heart_on_the_enemy_may_also_go_below_the_top() -> None:
    position = table("""
        A hand 2H garden [(5C),(4C)]
        B hand - garden [(KS),(QD)]
    """)
    assert flowers(play(position, "2H", "heart:B1.3"), "B") == ["[(KS),(QD),2H]"]


@pytest.mark.clause("flower-power", "13.3", "6.3")
def test_a_diamond_on_the_enemy_opens_a_strong_petal_to_poison() -> None:
    position = table("""
        A hand 3D,AS garden [(5C),(4C)]
        B hand - garden [(2S),(KD)]
    """)
    assert "AS" not in moves(position)
    play(position, "3D", "power:B1", "AS", "poison:B1.2")
    assert flowers(position, "B") == ["{2S}"]


@pytest.mark.clause("flower-power", "1.5")
def test_used_cards_lie_face_up_for_all() -> None:
    position = table("""
        A hand 9C,9D garden [(2C),(2D)]
        B hand - garden [(4H),(6D)]
    """)
    play(position, "9C", "spy:A1", "9D", "power:A1")
    assert [board(position, reader)["graveyard"] for reader in "AB+"] == [["9D", "9C"]] * 3


@pytest.mark.clause("flower-power", "6.1", "6.4")
def test_a_petal_seen_by_a_spy_is_not_visible_to_poison() -> None:
    position = table("""
        A hand 9C,AS garden [(2C),(2D)]
        B hand - garden [(4H),(6D)]
    """)
    play(position, "9C", "spy:B1")
    assert refused(position, "AS") == ("card-without-target", "AMB-56")
