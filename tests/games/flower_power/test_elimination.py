import pytest

from tests.games.flower_power.table import (
    asked,
    board,
    events,
    fight,
    flowers,
    graveyard,
    hand,
    hand_size,
    moves,
    order,
    pile,
    play,
    table,
    turn,
    winners,
)

THREE = """
    options {options}
    A hand {ours} garden [(KS),(4D)]
    B hand {theirs} garden [9H]
    C hand - garden [(AD),(AC)]
"""


def three(ours: str = "-", theirs: str = "-", options: str = "") -> str:
    return THREE.format(ours=ours, theirs=theirs, options=options)


@pytest.mark.clause("flower-power", "5.6", "12.17", "4.3", "9")
def test_t39_capturing_the_last_flower_draws_two_cards() -> None:
    position = fight(table(three()), "A1", "B1")
    assert (hand_size(position, "A"), turn(position)) == (2, "C")
    kinds = ["drew-victory", "eliminated", "drew-elimination"]
    assert order(position, "drew", *kinds) == kinds
    assert not board(position, "C")["players"][1]["alive"]


@pytest.mark.clause("flower-power", "5.6", "AMB-42", "AMB-44", "12.17")
def test_t39_a_flowerless_opponent_is_out_at_the_end_of_the_turn() -> None:
    position = play(table(three("10S", "6C,7C,8C")), "10S", "poison:B1.1")
    assert not events(position, "eliminated")
    assert (turn(position), hand_size(position, "A")) == ("A", 0)
    play(position, "end")
    assert events(position, "eliminated")[0].args["seat"] == 1
    assert (hand_size(position, "A"), turn(position)) == (1, "C")


@pytest.mark.clause("flower-power", "AMB-45", "12.17", "5.6")
def test_t39_a_defender_who_takes_the_last_flower_draws() -> None:
    position = table("""
        A hand 4H,5H garden [8D]
        B hand JS garden [(KS),(9H)]
        C hand - garden [(AD),(AC)]
    """)
    fight(position, "A1", "B1", "pass", "JS", "poison:A1.1")
    assert (turn(position), hand_size(position, "B")) == ("B", 1)
    assert not board(position, "B")["players"][0]["alive"]


@pytest.mark.clause("flower-power", "AMB-45", "13.2", "12.17")
def test_t39_nobody_draws_for_a_suicide() -> None:
    position = table("""
        A hand - garden [(KS),(4D)] [(3D),(3C)]
        B hand JS garden [(9H)]
        C hand - garden [(AD),(AC)]
    """)
    play(fight(position, "A1", "B1", "pass", "JS", "poison:B1.1"), "end")
    assert turn(position) == "C"
    assert [hand_size(position, seat) for seat in "ABC"] == [0, 0, 0]


@pytest.mark.clause("flower-power", "AMB-45", "5.6")
def test_nobody_draws_for_an_active_player_who_destroys_the_own_last_flower() -> None:
    position = table("""
        A hand JS garden [8D]
        B hand - garden [(KS),(9H)]
        C hand - garden [(AD),(AC)]
    """)
    play(position, "JS", "poison:A1.1", "end")
    assert turn(position) == "B"
    assert [hand_size(position, seat) for seat in "ABC"] == [0, 0, 0]


@pytest.mark.clause("flower-power", "5.6", "9")
def test_the_last_one_alive_wins() -> None:
    position = table("""
        A hand - garden [(KS),(4D)]
        B hand - garden [9H]
    """)
    fight(position, "A1", "B1")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.clause, outcome.winners) == ("last-alive", "9", [0])
    assert hand_size(position, "A") == 1


@pytest.mark.clause("flower-power", "5.6", "9", "4.3")
def test_an_opponent_wins_if_the_active_player_is_the_last_to_die() -> None:
    position = table("""
        A hand JS garden [8D]
        B hand - garden [(KS),(9H)]
    """)
    play(position, "JS", "poison:A1.1", "end")
    assert winners(position) == "B"


@pytest.mark.clause("flower-power", "AMB-48", "9", "5.6")
def test_simultaneous_death_by_cards_is_a_win_of_the_active_player() -> None:
    position = table("""
        A hand JS,10S garden [8D]
        B hand - garden [9H]
    """)
    play(position, "JS", "poison:A1.1", "10S", "poison:B1.1", "end")
    outcome = position.outcome()
    assert outcome is not None
    assert (winners(position), outcome.reason) == ("A", "attacker")


@pytest.mark.clause("flower-power", "AMB-48", "5.6")
def test_with_a_third_player_alive_both_are_out() -> None:
    position = table("""
        A hand JS,10S garden [8D]
        B hand - garden [9H]
        C hand - garden [(AD),(AC)]
    """)
    play(position, "JS", "poison:A1.1", "10S", "poison:B1.1", "end")
    assert winners(position) == "C"


@pytest.mark.clause("flower-power", "AMB-43", "5.2")
def test_an_active_player_without_flowers_may_still_play_cards() -> None:
    position = table("""
        A hand JS,5C,6C,7C garden [8D]
        B hand - garden [9H]
    """)
    play(position, "JS", "poison:A1.1")
    assert moves(position) == {"end", "5C", "6C", "7C", "regular"}
    play(position, "5C", "hand:B")
    assert (turn(position), asked(position)) == ("A", "turn")


@pytest.mark.clause("flower-power", "AMB-43", "6.5")
def test_an_active_player_without_flowers_may_save_the_own_life_in_a_battle() -> None:
    position = table("""
        A hand 5C,6C,7C garden [8D]
        B hand JS garden [KS,(9H)]
    """)
    play(position, "A1", "B1", "pass", "JS", "poison:A1.1")
    play(position, "regular", "7C", "5C", "6C", "done", "pass", "pass")
    assert flowers(position, "A") == ["[(7C),(5C),(6C)]"]
    assert turn(position) == "B"


@pytest.mark.clause("flower-power", "AMB-43", "5.4", "5.6")
def test_after_the_battle_only_a_new_flower_saves() -> None:
    position = table("""
        A hand 5C,6C,7C garden [8D]
        B hand JS garden [KS,(9H)]
    """)
    fight(position, "A1", "B1", "pass", "JS", "poison:A1.1")
    assert moves(position) == {"end", "regular"}
    assert winners(play(position, "end")) == "B"


@pytest.mark.clause("flower-power", "AMB-47", "12.17")
def test_the_hand_of_the_dead_goes_to_the_graveyard_before_the_draw() -> None:
    position = table("""
        A hand KS garden [(4D)]
        B hand 2S,3S garden [9H]
        C hand - garden [(REST)]
        pile -
    """)
    play(position, "KS", "poison:B1.1", "end")
    assert hand(position, "A") | pile(position) == {"KS", "9H", "2S", "3S"}
    assert graveyard(position) == set()


@pytest.mark.clause("flower-power", "5.6", "5.4", "AMB-43")
@pytest.mark.parametrize("options", ["", "cards_after_exhaustion=any"])
@pytest.mark.parametrize("ours", ["[8D]", "[8D] [(2C),(2D)]"])
def test_who_has_nobody_left_to_attack_has_won_and_is_asked_nothing(
    ours: str, options: str
) -> None:
    position = table(f"""
        options {options}
        A hand 5C,6C,7C garden {ours}
        B hand JS garden [9H]
    """)
    fight(position, "A1", "B1", "pass", "JS", "poison:B1.1")
    assert (asked(position), winners(position)) == ("over", "A")


@pytest.mark.clause("flower-power", "AMB-47")
@pytest.mark.parametrize(
    ("option", "told", "buried", "held"),
    [
        ("graveyard", "hand-buried", True, False),
        ("removed", "hand-removed", False, False),
        ("responsible", "hand-inherited", False, True),
    ],
)
def test_what_becomes_of_the_hand_of_the_dead(
    option: str, told: str, buried: bool, held: bool
) -> None:
    position = table(three("10S", "6C,7C", f"eliminated_hand={option}"))
    play(position, "10S", "poison:B1.1", "end")
    cards = {"6C", "7C"}
    assert (cards <= graveyard(position)) == buried
    assert (cards <= hand(position, "A")) == held
    assert not cards & (pile(position) | hand(position, "B"))
    (event,) = events(position, told)
    heir = {"heir_seat": 0} if held else {}
    assert (event.clause, event.args) == ("AMB-47", {"seat": 1, "card": ["6C", "7C"], **heir})


@pytest.mark.clause("flower-power", "AMB-51", "12.17", "9")
def test_games_begun_by_two_have_no_elimination_draw() -> None:
    text = "B hand - garden [9H]"
    two = fight(table(f"A hand - garden [(KS),(4D)]\n{text}"), "A1", "B1")
    assert hand_size(two, "A") == 1
    three = fight(table(f"A hand - garden [(KS),(4D)]\n{text}\nC out hand -"), "A1", "B1")
    assert (hand_size(three, "A"), winners(three)) == (2, "A")


@pytest.mark.clause("flower-power", "12.17", "AMB-45")
def test_one_card_for_each_player_eliminated() -> None:
    position = table("""
        seats 4
        options packs=1 petals=8
        A hand JS,10S garden [(KS),(4D)]
        B hand - garden [9H]
        C hand - garden [8H]
        D hand - garden [(AD),(AC)]
    """)
    play(position, "JS", "poison:B1.1", "10S", "poison:C1.1", "end")
    assert (hand_size(position, "A"), turn(position)) == (2, "D")


@pytest.mark.clause("flower-power", "12.17", "5.6", "AMB-57")
@pytest.mark.parametrize(("option", "cards"), [("yes", 2), ("no", 1)])
def test_o4_without_elimination_draw_only_the_victory_draw(option: str, cards: int) -> None:
    position = fight(table(three(options=f"elimination_draw={option}")), "A1", "B1")
    assert (hand_size(position, "A"), turn(position)) == (cards, "C")


@pytest.mark.clause("flower-power", "4.1", "5.7")
def test_the_turn_skips_the_dead() -> None:
    position = table("""
        A hand - garden [(KS),(4D)]
        B out hand -
        C hand - garden [(AD),(AC)]
    """)
    assert turn(play(position, "end")) == "C"
    assert turn(play(position, "end")) == "A"


@pytest.mark.clause("flower-power", "AMB-50")
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_rounds_without_any_event_are_a_stalemate(rounds: int) -> None:
    position = table(three(options=f"stall_rounds={rounds}"))
    play(position, *["end"] * (3 * rounds - 1))
    assert not position.is_over()
    play(position, "end")
    outcome = position.outcome()
    assert outcome is not None
    assert (winners(position), outcome.reason, outcome.clause) == ("ABC", "stalemate", "AMB-50")


@pytest.mark.clause("flower-power", "AMB-50")
@pytest.mark.parametrize("events_of", [["5H", "heart:A1.1", "end"], ["A1", "C1", "retreat"]])
def test_a_card_or_an_attack_starts_the_count_anew(events_of: list[str]) -> None:
    position = play(table(three("5H")), *["end"] * 3, *events_of)
    assert not play(position, *["end"] * 5).is_over()
    assert play(position, "end").is_over()


@pytest.mark.clause("flower-power", "AMB-50")
def test_a_draw_starts_the_count_anew() -> None:
    position = play(table(three()), *["end"] * 3, "draw")
    assert not play(position, *["end"] * 5).is_over()
    assert play(position, "end").is_over()


@pytest.mark.clause("flower-power", "AMB-50")
@pytest.mark.parametrize("cap", [1, 3])
def test_rounds_without_elimination_are_a_stalemate(cap: int) -> None:
    position = table(three(options=f"round_cap={cap} stall_rounds=20"))
    assert not play(position, *["end"] * (3 * cap - 1)).is_over()
    assert winners(play(position, "end")) == "ABC"


@pytest.mark.clause("flower-power", "AMB-50")
def test_a_hundred_rounds_is_the_usual_limit() -> None:
    position = table(three(options="stall_rounds=20") + "calm 298")
    assert not play(position, "end").is_over()
    assert play(position, "end").is_over()


@pytest.mark.clause("flower-power", "AMB-50", "9")
def test_a_stalemate_is_shared_by_the_living() -> None:
    position = table("""
        A hand - garden [(KS),(4D)]
        B out hand -
        C hand - garden [(AD),(AC)]
    """)
    assert winners(play(position, *["end"] * 4)) == "AC"


@pytest.mark.clause("flower-power", "AMB-45", "5.6")
def test_the_dead_do_not_draw() -> None:
    position = table("""
        A hand KS garden [8D]
        B hand JS garden [QC]
        C hand - garden [(AD),(AC)]
    """)
    fight(position, "A1", "B1", "pass", "JS", "poison:A1.1", "KS", "poison:B1.1")
    assert [event.args["seat"] for event in events(position, "eliminated")] == [1, 0]
    assert [event.args["seat"] for event in events(position, "drew-elimination")] == [0]
    assert winners(position) == "C"


@pytest.mark.clause("flower-power", "AMB-47", "AMB-45")
def test_a_hand_without_heir_goes_to_the_graveyard() -> None:
    position = table("""
        options eliminated_hand=responsible
        A hand JS,2C,3C garden [8D]
        B hand - garden [(KS),(9H)]
        C hand - garden [(AD),(AC)]
    """)
    play(position, "JS", "poison:A1.1", "end")
    assert graveyard(position) == {"JS", "8D", "2C", "3C"}


@pytest.mark.clause("flower-power", "AMB-50")
def test_an_elimination_starts_the_count_of_rounds_anew() -> None:
    position = table(three("10S", options="round_cap=2") + "calm 5")
    play(position, "10S", "poison:B1.1", "end")
    assert not play(position, "end", "draw").is_over()
    assert winners(play(position, "end")) == "AC"
