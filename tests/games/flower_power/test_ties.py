import pytest

from tests.games.flower_power.table import (
    fight,
    flowers,
    graveyard,
    leader,
    moves,
    order,
    play,
    table,
    turn,
)

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
FULL_TIE = """
    A hand {ours} garden [6S,(JD)] [(2C),(2S)]
    B hand {theirs} garden [6C,(JH)] [(2D)]
"""


def duel(ours: str, theirs: str, hand: str = "-", reply: str = "-") -> str:
    return f"""
        A hand {hand} garden [{ours}]
        B hand {reply} garden [{theirs}] [(2D),(2H)]
    """


@pytest.mark.clause("flower-power", "12.12")
@pytest.mark.parametrize("rank", range(12))
def test_each_rank_beats_the_one_below(rank: int) -> None:
    lower, higher = RANKS[rank], RANKS[rank + 1]
    assert leader(play(table(duel(f"{higher}C", f"{lower}S")), "A1", "B1")) == "A"
    assert leader(play(table(duel(f"{lower}S", f"{higher}C")), "A1", "B1")) == "B"


@pytest.mark.clause("flower-power", "12.12", "11")
def test_a_joker_beats_an_ace_and_both_jokers_are_equal() -> None:
    assert leader(play(table(duel("JkR", "AS")), "A1", "B1")) == "A"
    assert leader(play(table(duel("AS", "JkB")), "A1", "B1")) == "B"
    assert leader(play(table(duel("JkB", "JkR")), "A1", "B1")) == "-"


@pytest.mark.clause("flower-power", "12.13", "12.12")
@pytest.mark.parametrize("suits", ["SH", "HS", "DC", "CD", "SC", "HD"])
def test_suits_have_no_strength(suits: str) -> None:
    assert leader(play(table(duel(f"9{suits[0]}", f"9{suits[1]}")), "A1", "B1")) == "-"


@pytest.mark.clause("flower-power", "6.2", "7.3", "AMB-24", "AMB-25")
def test_t10_jean_breaks_a_tie_with_a_heart_in_the_middle() -> None:
    position = table(duel("3S,7S,9S", "3D,7D,9D", hand="8H"))
    fight(position, "A1", "B1", "8H", "heart:A1.2")
    assert graveyard(position) == {"3S", "3D"}
    assert flowers(position, "A") == ["[8H,7S,9S]", "[7D,9D]"]


@pytest.mark.clause("flower-power", "7.3", "AMB-22")
def test_t16_the_larger_flower_defends_unseen() -> None:
    position = table("""
        A hand - garden [10S,(8C)] [(2C),(2S)]
        B hand - garden [10D,(8H),(KC)]
    """)
    play(position, "A1", "B1")
    assert flowers(position, "A")[0] == "[10S,8C]"
    assert flowers(position, "B") == ["[10D,8H,(KC)]"]
    assert order(play(position, "pass", "pass"), "attack-failed") == ["attack-failed"]
    assert flowers(position, "B") == ["[10D,8H,(KC)]"]


@pytest.mark.clause("flower-power", "7.3", "AMB-22")
def test_t16_the_larger_flower_attacks_unseen() -> None:
    position = table(duel("10S,(8C),(2C)", "10D,(8H)"))
    play(position, "A1", "B1")
    assert flowers(position, "A") == ["[10S,8C,(2C)]"]
    play(position, "pass", "pass")
    assert graveyard(position) == {"10S", "10D"}
    assert flowers(position, "A") == ["[8C,(2C)]", "[8H]"]


@pytest.mark.clause("flower-power", "7.3", "AMB-16", "5.3.1")
def test_t18_the_third_level_decides() -> None:
    position = fight(table(duel("4S,7C,10D", "4H,7D,9C")), "A1", "B1")
    assert graveyard(position) == {"4S", "4H"}
    assert flowers(position, "A") == ["[7C,10D]", "[7D,9C]"]


@pytest.mark.clause("flower-power", "7.3", "AMB-23", "4.5", "4.6")
def test_t19_a_full_tie_that_nobody_breaks_fails() -> None:
    position = fight(table(FULL_TIE.format(ours="-", theirs="9H")), "A1", "B1")
    assert graveyard(position) == set()
    assert flowers(position, "A")[0] == "[6S,JD]!~"
    assert flowers(position, "B")[0] == "[6C,JH]"


@pytest.mark.clause("flower-power", "7.3", "6.2", "AMB-25")
def test_t20_a_heart_at_the_bottom_breaks_a_full_tie_by_size() -> None:
    position = table(FULL_TIE.format(ours="2H", theirs="3H"))
    play(position, "A1", "B1", "2H", "heart:A1.3")
    assert leader(position) == "A"
    play(position, "pass", "pass")
    assert graveyard(position) == {"6S", "6C"}
    assert {"[JD,2H]", "[JH]"} <= set(flowers(position, "A"))


@pytest.mark.clause("flower-power", "7.3", "6.2", "AMB-17")
def test_t20_a_better_heart_at_the_other_bottom() -> None:
    position = table(FULL_TIE.format(ours="2H", theirs="3H"))
    play(position, "A1", "B1", "2H", "heart:A1.3", "3H", "heart:B1.3")
    assert (leader(position), turn(position)) == ("B", "A")
    play(position, "pass", "pass")
    assert flowers(position, "A")[0] == "[6S,JD,2H]!~"


@pytest.mark.clause("flower-power", "7.6", "6.1", "AMB-25")
@pytest.mark.parametrize(
    ("petal", "ours", "theirs"),
    [("A1.2", "[8S,2C]!~", "[8D,JC,(AH)]"), ("B1.2", "[8S,QD,(2C)]!~", "[8D,AH]")],
)
def test_t21_poison_on_the_deciding_petal(petal: str, ours: str, theirs: str) -> None:
    position = table("""
        A hand - garden [8S,(QD),(2C)] [(3C),(3S)]
        B hand QS garden [8D,(JC),(AH)]
    """)
    play(position, "A1", "B1")
    assert leader(position) == "A"
    play(position, "pass", "QS", f"poison:{petal}")
    assert leader(position) == "B"
    play(position, "pass", "pass")
    assert (flowers(position, "A")[0], flowers(position, "B")) == (ours, [theirs])


@pytest.mark.clause("flower-power", "7.6", "AMB-25")
def test_t22_poison_on_a_tied_top() -> None:
    position = table("""
        A hand - garden [4S,7C,10D] [(3C),(3S)]
        B hand 5S garden [4H,7D,9C]
    """)
    play(position, "A1", "B1")
    assert leader(position) == "A"
    play(position, "pass", "5S", "poison:B1.1")
    assert leader(position) == "B"
    assert order(play(position, "pass", "pass"), "attack-failed") == ["attack-failed"]


@pytest.mark.clause("flower-power", "5.3.1", "7.3", "AMB-17")
def test_levels_are_opened_before_any_card_is_played() -> None:
    position = play(table(duel("10S,(8C),(5C)", "10D,(8H),(4H)")), "A1", "B1")
    assert flowers(position, "A") == ["[10S,8C,5C]"]
    assert moves(position) == {"pass", "retreat"}


@pytest.mark.clause("flower-power", "AMB-17", "7.6")
def test_a_card_that_makes_a_new_tie_opens_further_levels_at_once() -> None:
    position = table(duel("KS,(8C)", "9D,(7H),(3S)", hand="-", reply="KH"))
    play(position, "A1", "B1", "pass", "KH", "heart:B1.1")
    assert flowers(position, "A") == ["[KS,8C]"]
    assert flowers(position, "B")[0] == "[KH,9D,(7H),(3S)]"
    assert (leader(position), turn(position)) == ("B", "A")


@pytest.mark.clause("flower-power", "AMB-25", "6.2")
def test_a_heart_below_the_deciding_level_changes_nothing() -> None:
    position = table(duel("9S,(8C)", "5D,(7H)", reply="AH"))
    play(position, "A1", "B1", "pass", "AH", "heart:B1.2")
    assert leader(position) == "A"
    assert flowers(play(position, "pass", "pass"), "A") == ["[(8C)]", "[AH,(7H)]"]


@pytest.mark.clause("flower-power", "7.3")
def test_petals_turned_up_in_a_tie_stay_so() -> None:
    position = fight(table(FULL_TIE.format(ours="-", theirs="-")), "A1", "B1")
    play(position, "end")
    assert flowers(position, "A")[0] == "[6S,JD]"
    assert flowers(position, "B")[0] == "[6C,JH]"


@pytest.mark.clause("flower-power", "AMB-16", "4.6", "7.3")
def test_equal_single_petals_fail() -> None:
    position = table("""
        A hand - garden [9S] [(3C),(3S)]
        B hand - garden [9D]
    """)
    fight(position, "A1", "B1")
    assert flowers(position, "A")[0] == "[9S]!~"
    assert flowers(position, "B") == ["[9D]"]
