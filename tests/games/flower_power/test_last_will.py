import pytest

from tests.games.flower_power.table import (
    asked,
    drawing,
    events,
    fight,
    flowers,
    hand,
    hand_size,
    moves,
    play,
    read,
    refused,
    table,
    turn,
    winners,
)

LOUIS = """
    A hand - garden [AS]
    B hand 2C,3C,4C garden [KD] [8H]
    pile {drawn}
    graveyard REST
"""
CHAIN = """
    options {options}
    A hand 9S garden [AS]
    B hand - garden [KD] [6H]
    C hand - garden [8C]
    pile 4D,JS
    graveyard REST
"""
WILL = """
    options {options}
    A hand {hand} garden [AS]
    B hand {theirs} garden [KD]
    C hand - garden [8C] [(9D),(9C)]
"""


@pytest.mark.clause("flower-power", "8.2", "12.11", "5.3.4", "AMB-44")
def test_t37_louis_wins_with_an_empty_garden() -> None:
    position = fight(table(LOUIS.format(drawn="10S")), "A1", "B1")
    assert (turn(position), asked(position), hand(position, "A")) == ("A", "will", {"10S"})
    play(position, "10S", "poison:B1.1")
    assert (winners(position), flowers(position, "A")) == ("A", [])


@pytest.mark.clause("flower-power", "8.2", "5.6", "9")
def test_t37_with_a_card_too_weak_he_is_out() -> None:
    position = fight(table(LOUIS.format(drawn="7S")), "A1", "B1")
    assert moves(position) == {"end"}
    assert winners(play(position, "end")) == "B"


@pytest.mark.clause("flower-power", "12.11", "12.17", "AMB-49", "5.6", "O8.2", "AMB-57")
@pytest.mark.parametrize("options", ["", "edition=1"])
def test_t38_a_will_goes_on_after_an_elimination(options: str) -> None:
    position = drawing(CHAIN.format(options=options), "4D", "A1", "B1", "pass", "pass")
    assert hand(position, "A") == {"9S", "4D"}
    play(position, "9S", "poison:C1.1")
    assert (asked(position), hand(position, "A")) == ("will", {"4D", "JS"})
    assert winners(play(position, "JS", "poison:B1.1")) == "A"


@pytest.mark.clause("flower-power", "9", "5.6", "AMB-46")
@pytest.mark.parametrize("option", ["yes", "no"])
def test_t38_both_die_in_the_attack_and_the_attacker_wins(option: str) -> None:
    position = table(f"""
        options capture_elim_before_will={option}
        A hand - garden [KH]
        B hand - garden [QS]
    """)
    fight(position, "A1", "B1")
    outcome = position.outcome()
    assert outcome is not None
    assert (winners(position), outcome.reason, outcome.clause) == ("A", "attacker", "9")


@pytest.mark.clause("flower-power", "AMB-46", "12.17")
@pytest.mark.parametrize(("option", "cards"), [("yes", 3), ("no", 2)])
def test_the_elimination_draw_of_a_suicide_attack(option: str, cards: int) -> None:
    text = WILL.format(options=f"capture_elim_before_will={option}", hand="3C", theirs="-")
    position = fight(table(text), "A1", "B1")
    assert (asked(position), hand_size(position, "A")) == ("will", cards)


@pytest.mark.clause("flower-power", "AMB-46", "5.6")
def test_a_late_elimination_draw_cannot_be_used_in_the_will() -> None:
    text = WILL.format(options="capture_elim_before_will=no", hand="3C", theirs="-")
    position = fight(table(text), "A1", "B1")
    play(position, "3C", "spy:C1")
    assert (asked(position), hand_size(position, "A")) == ("will", 1)


@pytest.mark.clause("flower-power", "AMB-49", "12.11", "8.2")
def test_a_will_may_touch_every_garden_and_nobody_replies() -> None:
    position = table("""
        A hand 2C,2S,2H,2D garden [AS]
        B hand KS,KH,KC garden [KD] [(5D)]
        C hand AC,AH garden [8C] [(9D),(9C)]
    """)
    fight(position, "A1", "B1")
    play(position, "2C", "hand:C", "2H", "heart:C1.1", "2D", "power:B1", "2S", "poison:C1.1")
    assert (turn(position), asked(position)) == ("A", "will")
    assert "end" in moves(position)


@pytest.mark.clause("flower-power", "AMB-49", "12.11", "6.5", "5.5")
def test_a_will_may_create_a_flower_which_saves_but_does_not_attack() -> None:
    position = fight(table(WILL.format(options="", hand="3C,4C,5C", theirs="-")), "A1", "B1")
    play(position, "regular", "3C", "4C", "5C", "done")
    assert asked(position) == "will"
    assert refused(position, "A1") == ("not-now", "5.2")
    play(position, "end")
    assert (turn(position), flowers(position, "A")) == ("C", ["[(3C),(4C),(5C)]"])


@pytest.mark.clause("flower-power", "4.3", "8.2", "5.6")
def test_who_makes_no_flower_in_the_will_is_out() -> None:
    position = play(fight(table(WILL.format(options="", hand="3C", theirs="-")), "A1", "B1"), "end")
    assert [event.args["seat"] for event in events(position, "eliminated")] == [1, 0]
    assert winners(position) == "C"


@pytest.mark.clause("flower-power", "8.2", "AMB-49", "AMB-43")
def test_there_is_no_will_without_a_success() -> None:
    position = table("""
        A hand 3C,4C,5C garden [AS]
        B hand JkB garden [KD] [(5D)]
    """)
    fight(position, "A1", "B1", "pass", "JkB", "poison:A1.1")
    assert (asked(position), moves(position)) == ("create", {"end", "regular"})
    assert not events(position, "last-will")


@pytest.mark.clause("flower-power", "8.2", "12.11")
def test_there_is_no_will_while_a_flower_remains() -> None:
    position = table("""
        A hand 3C garden [AS] [(2C)]
        B hand - garden [KD] [(5D)]
    """)
    assert turn(fight(position, "A1", "B1")) == "B"


@pytest.mark.clause("flower-power", "12.11", "AMB-44")
def test_a_victim_of_a_will_cannot_answer() -> None:
    position = table("""
        A hand JkB garden [AS]
        B hand 2C,3C,4C garden [KD] [8H]
    """)
    fight(position, "A1", "B1")
    assert winners(play(position, "JkB", "poison:B1.1")) == "A"


@pytest.mark.clause("flower-power", "AMB-57", "12.11")
@pytest.mark.parametrize("options", ["last_will=single", "last_will=single elimination=immediate"])
def test_o7_a_single_will_is_over_after_an_elimination(options: str) -> None:
    position = drawing(CHAIN.format(options=options), "4D", "A1", "B1", "pass", "pass")
    play(position, "9S", "poison:C1.1")
    assert winners(position) == "B"


@pytest.mark.clause("flower-power", "O8.2", "AMB-57", "8.2")
@pytest.mark.parametrize("options", ["", "edition=1", "last_will=single"])
def test_a_will_takes_as_many_actions_as_wanted(options: str) -> None:
    position = table(f"""
        options {options}
        A hand 5C,6H,7D garden [AS]
        B hand - garden [KC] [(6D),(QC)]
    """)
    play(fight(position, "A1", "B1"), "5C", "hand:B", "6H", "heart:B1.1", "7D", "power:B1")
    assert asked(position) == "will"


@pytest.mark.clause("flower-power", "O8.2", "AMB-58")
def test_the_will_comes_before_ones_own_elimination_in_the_first_edition() -> None:
    text = WILL.format(options="edition=1", hand="3C,4C,5C", theirs="-")
    position = fight(table(text), "A1", "B1")
    assert asked(position) == "will"
    play(position, "regular", "3C", "4C", "5C", "done", "end")
    assert (turn(position), flowers(position, "A")) == ("C", ["[(3C),(4C),(5C)]"])


@pytest.mark.clause("flower-power", "AMB-46", "8.2")
@pytest.mark.parametrize(("before", "spared"), [("yes", "A"), ("no", "AB")])
def test_the_notation_says_who_is_out_only_after_the_will(before: str, spared: str) -> None:
    options = f"capture_elim_before_will={before}"
    position = fight(table(WILL.format(options=options, hand="3C", theirs="-")), "A1", "B1")
    text = position.write()
    assert f"\nspared {spared}\n" in text
    assert read(text).write() == text
    assert [event.args["seat"] for event in events(play(read(text), "end"), "eliminated")] == (
        [0] if before == "yes" else [1, 0]
    )
