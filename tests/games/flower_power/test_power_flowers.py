import pytest

from tests.games.flower_power.table import (
    asked,
    events,
    fight,
    flowers,
    graveyard,
    leader,
    moves,
    order,
    picks,
    plain,
    play,
    refused,
    table,
    turn,
)

CYCLE = """
    A hand {hand} garden {{QS,8C,3D}}
    B hand - garden {{10H,5S}} [(2C),(2S)]
"""
SPARE = "[(2D),(2H)]"


@pytest.mark.clause("flower-power", "7.3", "AMB-18", "7.4", "12.4")
def test_t17_a_defending_power_flower_never_fights_twice_with_one_petal() -> None:
    position = table(f"""
        A hand - garden [(7S),(5C),(9D)]
        B hand - garden {{7H,3D,2C}} {SPARE}
    """)
    play(position, "A1", "B1")
    assert (turn(position), asked(position)) == ("B", "select")
    play(position, "7H")
    assert flowers(position, "A") == ["[7S,5C,(9D)]"]
    assert moves(position) == {"3D", "2C"}
    play(position, "3D", "pass", "pass", "keep")
    assert graveyard(position) == {"7S", "7H"}
    assert plain(position, "A") == {"[5C,(9D)]", "{3D,2C}"}


@pytest.mark.clause("flower-power", "7.4", "7.3", "AMB-20", "AMB-15")
def test_t24_a_power_flower_attacks_with_a_tie() -> None:
    position = table(f"""
        A hand - garden {{AS,QH,5D,4C}}
        B hand - garden [4H,(KD),(9S),(2C)] {SPARE}
    """)
    play(position, "A1", "B1", "4C")
    assert flowers(position, "B")[0] == "[4H,KD,(9S),(2C)]"
    assert moves(position) == {"AS", "QH", "5D", "retreat"}
    play(position, "AS", "pass", "pass", "keep")
    assert graveyard(position) == {"4C", "4H"}
    assert plain(position, "A") == {"{AS,QH,5D}", "[KD,(9S),(2C)]"}


@pytest.mark.clause("flower-power", "7.4", "13.4", "AMB-15", "4.6")
def test_t25_a_power_flower_loses_on_purpose() -> None:
    position = table("""
        A hand - garden {QS,5H,2D} [(2C),(2S)]
        B hand - garden [(6C),(3S),(8D)]
    """)
    play(position, "A1", "B1")
    assert (asked(position), flowers(position, "B")) == ("select", ["[6C,(3S),(8D)]"])
    play(position, "2D", "pass", "pass", "keep")
    assert flowers(position, "A")[0] == "{QS,5H,2D}!~"
    assert (flowers(position, "B"), graveyard(position)) == (["[6C,(3S),(8D)]"], set())


@pytest.mark.clause("flower-power", "6.1", "7.6", "5.3.3")
def test_t26_the_fighting_petal_of_a_power_flower_is_poisoned() -> None:
    position = table(f"""
        A hand KS garden [(JS),(3C)]
        B hand - garden {{QD,9H,4S}} {SPARE}
    """)
    play(position, "A1", "B1", "QD", "KS", "poison:B1.1")
    assert (turn(position), moves(position)) == ("B", {"9H", "4S"})
    play(position, "9H", "pass", "pass", "keep")
    assert graveyard(position) == {"KS", "QD", "JS", "9H"}
    assert plain(position, "A") == {"[(3C)]", "{4S}"}


@pytest.mark.clause("flower-power", "5.3.1", "5.3.3", "AMB-19", "AMB-28")
def test_t27_two_power_flowers_choose_again_once_each() -> None:
    position = play(table(CYCLE.format(hand="-")), "A1", "B1")
    assert (turn(position), moves(position)) == ("A", {"QS", "8C", "3D", "retreat"})
    assert turn(play(position, "8C")) == "B"
    play(position, "10H", "pass", "pass")
    assert (turn(position), asked(position)) == ("A", "confirm")
    play(position, "again", "QS", "5S")
    assert (turn(position), asked(position)) == ("A", "reply")
    play(position, "pass", "pass")
    assert (turn(position), asked(position)) == ("B", "confirm")
    play(position, "again", "8C", "10H", "pass", "pass")
    assert order(position, "attack-failed") == ["attack-failed"]


@pytest.mark.clause("flower-power", "5.3.3", "4.6")
def test_t27_if_both_confirm_the_attack_succeeds() -> None:
    position = play(table(CYCLE.format(hand="-")), "A1", "B1", "8C", "10H", "pass", "pass")
    play(position, "again", "QS", "5S", "pass", "pass", "keep")
    assert graveyard(position) == {"QS", "5S"}
    assert plain(position, "A") == {"{3D,8C}", "{10H}"}


@pytest.mark.clause("flower-power", "5.3.3", "AMB-28")
def test_both_are_asked_to_confirm_the_attacker_first() -> None:
    position = play(table(CYCLE.format(hand="-")), "A1", "B1", "8C", "10H", "pass", "pass", "keep")
    assert (turn(position), asked(position)) == ("B", "confirm")
    play(position, "again")
    assert (turn(position), asked(position)) == ("A", "select")


@pytest.mark.clause("flower-power", "AMB-28")
def test_a_card_gives_the_right_to_choose_again_anew() -> None:
    position = play(table(CYCLE.format(hand="2H")), "A1", "B1", "8C", "10H", "pass", "pass")
    play(position, "again", "8C", "10H", "2H", "heart:B2.1", "pass", "pass")
    assert (turn(position), asked(position)) == ("A", "confirm")


@pytest.mark.clause("flower-power", "5.3.3", "AMB-21")
def test_a_power_flower_of_one_petal_selects_and_confirms_by_itself() -> None:
    position = table(f"""
        A hand - garden {{QS}} [(2C),(2S)]
        B hand - garden [(6C),(3S)] {SPARE}
    """)
    play(position, "A1", "B1")
    assert (asked(position), picks(position)) == ("reply", (["QS"], []))
    play(position, "pass", "pass")
    assert graveyard(position) == {"QS", "6C"}


@pytest.mark.clause("flower-power", "AMB-21", "4.6")
def test_a_power_flower_that_shrinks_remains_one() -> None:
    position = table("""
        A hand 5S,6S garden {4S,QS,5H,2D} [(2C),(2S)]
        B hand - garden [(6C),(3S)]
    """)
    play(position, "5S", "poison:A1.4", "6S", "poison:A1.3")
    assert flowers(position, "A")[0] == "{4S,QS}"


@pytest.mark.clause("flower-power", "6.3", "7.6")
def test_t28_the_defender_transforms_the_own_flower_in_battle() -> None:
    position = table("""
        A hand - garden [(10C),(2S)] [(3C),(3S)]
        B hand 6D garden [(5H),(KD),(4C)]
    """)
    play(position, "A1", "B1", "pass", "6D", "power:B1")
    assert (turn(position), moves(position)) == ("B", {"5H", "KD", "4C"})
    play(position, "KD")
    assert (leader(position), turn(position)) == ("B", "A")
    play(position, "pass", "pass", "keep")
    assert order(position, "attack-failed") == ["attack-failed"]


@pytest.mark.clause("flower-power", "6.3", "7.6", "13.3")
def test_t28_the_owner_selects_when_the_enemy_transforms() -> None:
    position = table(f"""
        A hand - garden [KS,(3D),(2C)]
        B hand 4D garden [QH,(9C)] {SPARE}
    """)
    play(position, "A1", "B1", "pass", "4D", "power:A1")
    assert (turn(position), asked(position)) == ("A", "select")
    play(position, "KS", "pass", "pass", "keep")
    assert graveyard(position) == {"4D", "KS", "QH"}
    assert plain(position, "A") == {"{3D,2C}", "[(9C)]"}


@pytest.mark.clause("flower-power", "7.4", "5.3.1", "AMB-55", "12.4")
def test_petals_are_announced_to_all_before_any_card() -> None:
    position = table(f"""
        A hand KH garden {{AS,QH}}
        B hand - garden [4H,(KD)] {SPARE}
    """)
    play(position, "A1", "B1")
    assert moves(position) == {"AS", "QH", "retreat"}
    play(position, "QH")
    (event,) = events(position, "petal-selected")
    assert event.args == {"seat": 0, "card": "QH", "flower": "A1"}
    assert "KH" in moves(position)


@pytest.mark.clause("flower-power", "AMB-26", "6.2")
def test_a_heart_on_a_fighting_power_flower_only_becomes_selectable() -> None:
    position = table(f"""
        A hand 3H garden [(5C),(4C)]
        B hand - garden {{QD,9H}} {SPARE}
    """)
    play(position, "A1", "B1", "QD", "3H", "heart:B1.1")
    assert (leader(position), picks(position)) == ("B", ([], ["QD"]))
    play(position, "pass", "pass", "again")
    assert moves(position) == {"QD", "9H", "3H"}


@pytest.mark.clause("flower-power", "AMB-26", "7.3")
def test_a_heart_on_a_power_flower_serves_a_pending_tie_at_once() -> None:
    position = table(f"""
        A hand - garden [7S,(5C)]
        B hand 9H garden {{7H}} {SPARE}
    """)
    play(position, "A1", "B1")
    assert leader(position) == "A"
    play(position, "pass", "9H", "heart:B1.1")
    assert (leader(position), picks(position)) == ("B", ([], ["7H", "9H"]))


@pytest.mark.clause("flower-power", "AMB-27", "7.6")
def test_selections_below_the_new_deciding_level_lapse() -> None:
    position = table(f"""
        A hand 8H garden [(7S),(5C),(9D)]
        B hand - garden {{7H,3D,2C}} {SPARE}
    """)
    play(position, "A1", "B1", "7H", "3D")
    assert picks(position) == ([], ["7H", "3D"])
    play(position, "8H", "heart:A1.1")
    assert (picks(position), asked(position)) == (([], ["7H"]), "reply")


@pytest.mark.clause("flower-power", "AMB-27", "6.1")
def test_from_a_destroyed_selection_on_all_are_asked_again() -> None:
    position = table(f"""
        A hand 8S garden [(7S),(5C),(9D)]
        B hand - garden {{7H,3D,2C}} {SPARE}
    """)
    play(position, "A1", "B1", "7H", "3D", "8S", "poison:B1.1")
    assert (turn(position), moves(position)) == ("B", {"3D", "2C"})
    assert picks(position) == ([], [])


@pytest.mark.clause("flower-power", "AMB-27", "6.1")
def test_selections_above_a_destroyed_one_stay() -> None:
    position = table(f"""
        A hand 8S garden [(7S),(5C),(9D)]
        B hand - garden {{7H,3D,2C,4D}} {SPARE}
    """)
    play(position, "A1", "B1", "7H", "3D", "8S", "poison:B1.2")
    assert picks(position) == ([], ["7H"])
    assert (turn(position), moves(position)) == ("B", {"2C", "4D"})


@pytest.mark.clause("flower-power", "AMB-27")
def test_a_valid_selection_stays_when_other_things_change() -> None:
    position = table(f"""
        A hand 8S,4H garden [(7S),(5C),(9D)]
        B hand - garden {{7H,3D,2C}} {SPARE}
    """)
    play(position, "A1", "B1", "7H", "3D", "8S", "poison:B1.3")
    assert (picks(position), asked(position)) == (([], ["7H", "3D"]), "reply")


@pytest.mark.clause("flower-power", "AMB-18", "7.3")
def test_a_power_flower_that_runs_out_loses_to_the_larger_flower() -> None:
    position = table(f"""
        A hand - garden [7S,(5C),(9D)]
        B hand - garden {{7H,5D}} {SPARE}
    """)
    play(position, "A1", "B1", "7H")
    assert (leader(position), flowers(position, "A")) == ("A", ["[7S,5C,(9D)]"])


@pytest.mark.clause("flower-power", "AMB-15", "5.3.1", "4.4")
def test_regular_tops_are_turned_before_an_attacking_power_flower_selects() -> None:
    position = table(f"""
        A hand - garden {{QS,5H}}
        B hand - garden [(6C),(3S)] {SPARE}
    """)
    play(position, "A1", "B1")
    assert order(position, "petal-revealed", "petal-selected") == ["petal-revealed"]
    assert turn(position) == "A"


@pytest.mark.clause("flower-power", "AMB-19", "12.4")
def test_the_defender_answers_knowing_the_attackers_petal_at_every_level() -> None:
    position = table(f"""
        A hand - garden {{8S,7S,3S}}
        B hand - garden {{8H,7H,3H}} {SPARE}
    """)
    play(position, "A1", "B1", "8S")
    assert turn(position) == "B"
    assert turn(play(position, "8H")) == "A"
    assert turn(play(position, "3S")) == "B"
    play(position, "7H")
    assert (leader(position), picks(position)) == ("B", (["8S", "3S"], ["8H", "7H"]))


@pytest.mark.clause("flower-power", "5.3.1", "AMB-21")
def test_another_petal_cannot_be_selected() -> None:
    position = table(f"""
        A hand - garden {{QS,5H}}
        B hand - garden [(6C),(3S)] {SPARE}
    """)
    assert refused(play(position, "A1", "B1"), "6C") == ("select-petal", "5.3.1")


@pytest.mark.clause("flower-power", "4.6")
@pytest.mark.parametrize(
    ("ours", "theirs", "chosen", "wins"),
    [
        ("[9S]", "[8D]", [], True),
        ("{9S,2S}", "[8D]", ["9S"], True),
        ("{9S,2S}", "[8D]", ["2S"], False),
        ("[9S]", "{8D,AD}", ["8D"], True),
        ("[9S]", "{8D,AD}", ["AD"], False),
        ("{9S,2S}", "{8D,AD}", ["9S", "8D"], True),
        ("{9S,2S}", "{8D,AD}", ["9S", "AD"], False),
    ],
)
def test_the_four_kinds_of_attack(ours: str, theirs: str, chosen: list[str], wins: bool) -> None:
    position = table(f"""
        A hand - garden {ours} [(3C),(3S)]
        B hand - garden {theirs} [(2D),(2H)]
    """)
    fight(position, "A1", "B1", *chosen)
    assert order(position, "attack-succeeded", "attack-failed") == [
        "attack-succeeded" if wins else "attack-failed"
    ]


@pytest.mark.clause("flower-power", "13.4", "7.4")
def test_a_strong_petal_is_kept_for_a_better_use() -> None:
    position = table("""
        A hand - garden [9S] [(3C),(3S)]
        B hand - garden {2D,AD} [(2H)]
    """)
    fight(position, "A1", "B1", "2D")
    assert "{AD}" in flowers(position, "A")


@pytest.mark.clause("flower-power", "5.8", "AMB-13")
def test_the_turn_may_be_ended_while_choosing_or_confirming_a_petal() -> None:
    text = """
        A hand - garden {QS,8C} [(2D)]
        B hand - garden [9D,(4D)]
    """
    choosing = play(table(text), "A1", "B1", "retreat")
    assert (turn(choosing), choosing.battle) == ("B", None)
    confirming = play(table(text), "A1", "B1", "QS", "pass", "pass")
    assert moves(confirming) == {"keep", "again", "retreat"}
    assert turn(play(confirming, "retreat")) == "B"


@pytest.mark.clause("flower-power", "5.8")
def test_a_defender_may_not_end_the_turn_of_another() -> None:
    position = table("""
        A hand - garden [QS,8C] [(2D)]
        B hand - garden {9D,4D}
    """)
    assert moves(play(position, "A1", "B1")) == {"9D", "4D"}
