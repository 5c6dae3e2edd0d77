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
    pile,
    play,
    refused,
    seated,
    table,
    turn,
)

DUEL = """
    A played {flags} hand {hand} garden [(KS),(4D)] [(3D),(3C)]
    B played hand - garden [(9H),(2C)] [(AD),(AC)]
"""


def duel(flags: str = "", hand: str = "-") -> str:
    return DUEL.format(flags=flags, hand=hand)


@pytest.mark.clause("flower-power", "5.1", "8.1", "AMB-08", "12.15")
def test_t32_nobody_draws_in_the_own_first_turn() -> None:
    position = play(seated(3, petals=2), *["size:2"] * 3)
    for seat in "ABC":
        assert turn(position) == seat
        assert refused(position, "draw") == ("draw-first-turn", "5.1")
        play(position, "end")
    assert "draw" in moves(position)


@pytest.mark.clause("flower-power", "5.1", "8.1", "12.15", "5.7")
def test_t32_a_draw_is_the_whole_turn_and_not_twice_in_a_row() -> None:
    position = play(table(duel()), "draw")
    assert (hand_size(position, "A"), turn(position)) == (1, "B")
    play(position, "end")
    assert refused(position, "draw") == ("draw-twice", "8.1")
    play(position, "end", "end")
    assert "draw" in moves(position)


@pytest.mark.clause("flower-power", "AMB-11", "8.1", "5.2")
def test_t32_after_a_draw_cards_and_attacks_are_allowed() -> None:
    position = table(duel(flags="drew", hand="5H"))
    assert moves(position) == {"end", "A1", "A2", "5H"}


@pytest.mark.clause("flower-power", "12.16", "8.1", "5.3.4")
def test_t32_a_success_draws_also_after_a_draw_and_in_the_first_turn() -> None:
    position = fight(table(duel(flags="drew")), "A1", "B1")
    assert hand_size(position, "A") == 1
    position = fight(table(duel().replace("played", "")), "A1", "B1")
    assert hand_size(position, "A") == 1


@pytest.mark.clause("flower-power", "8.1", "AMB-12", "12.15")
def test_t32_no_draw_after_a_card_or_a_failed_attack() -> None:
    position = table(duel(hand="5H"))
    assert "draw" in moves(position)
    play(position, "5H", "heart:A1.1")
    assert refused(position, "draw") == ("draw-after-acting", "8.1")
    position = fight(table(duel()), "A2", "B2")
    assert refused(position, "draw") == ("draw-after-acting", "8.1")


@pytest.mark.clause("flower-power", "1.6", "AMB-09", "1.5")
def test_t32_an_empty_pile_is_refilled_from_the_graveyard() -> None:
    position = table("""
        A played hand - garden [(REST)]
        B played hand - garden [(9H),(2C)]
        pile -
        graveyard 2S,3S,4S,5S,6S
    """)
    play(position, "draw")
    assert (board(position, "A")["pile"], graveyard(position)) == (4, set())
    assert pile(position) | hand(position, "A") == {"2S", "3S", "4S", "5S", "6S"}


@pytest.mark.clause("flower-power", "AMB-10", "1.6")
def test_t32_no_draw_if_both_piles_are_empty() -> None:
    position = table("""
        A played hand - garden [(REST)]
        B played hand - garden [(9H),(2C)]
        pile -
    """)
    assert refused(position, "draw") == ("nothing-to-draw", "AMB-10")


@pytest.mark.clause("flower-power", "12.15", "12.16")
def test_only_the_drawer_sees_the_card() -> None:
    position = play(table(duel()), "draw")
    (card,) = hand(position, "A")
    assert hand_seen(position, "A", "A") == {card}
    assert hand_seen(position, "B", "A") == set()
    assert events(position, "you-drew")[0].args == {"card": card}
    assert events(position, "drew")[0].args == {"seat": 0}


@pytest.mark.clause("flower-power", "AMB-09", "1.6")
@pytest.mark.parametrize(("refill", "left"), [("on_demand", (0, 2)), ("eager", (2, 0))])
def test_the_pile_is_refilled_when_needed_or_at_once(refill: str, left: tuple[int, int]) -> None:
    position = table(f"""
        options refill={refill}
        A played hand - garden [(KS),(4D)] [(REST)]
        B played hand - garden [(9H),(2C)] [(AD),(AC)]
        pile 2S
    """)
    fight(position, "A1", "B1")
    assert hand(position, "A") == {"2S"}
    assert (board(position, "A")["pile"], len(graveyard(position))) == left


@pytest.mark.clause("flower-power", "1.6", "12.16")
def test_the_petals_just_fought_may_come_back_in_the_victory_draw() -> None:
    position = table("""
        A played hand - garden [(KS),(4D)] [(REST)]
        B played hand - garden [(9H),(2C)] [(AD),(AC)]
        pile -
    """)
    fight(position, "A1", "B1")
    assert hand(position, "A") | pile(position) == {"KS", "9H"}
    assert hand_size(position, "A") == 1


@pytest.mark.clause("flower-power", "5.1", "8.1", "5.7")
def test_a_turn_of_drawing_ends_at_once() -> None:
    position = play(table(duel(hand="5H")), "draw")
    assert (turn(position), asked(position)) == ("B", "turn")
    assert flowers(position, "A") == ["[(KS),(4D)]", "[(3D),(3C)]"]


@pytest.mark.clause("flower-power", "AMB-52")
def test_sizes_of_hands_and_pile_and_who_drew_are_public() -> None:
    position = play(table(duel(hand="5H")), "draw")
    for reader in "AB+":
        seen = board(position, reader)
        assert [player["hand_size"] for player in seen["players"]] == [2, 0]
        assert [player["drew"] for player in seen["players"]] == [True, False]
        assert seen["pile"] == 44
