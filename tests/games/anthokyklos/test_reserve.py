import pytest

from tests.games.anthokyklos.table import (
    asked,
    board,
    events,
    market,
    moves,
    offer,
    play,
    points,
    refusal,
    ring,
    table,
    turn,
    won,
)

# Whoever places coral on 1.3 completes an arc of three corals: M07 (and M22, M24).
ARC = "1 cc....... ../cgg/giii"


@pytest.mark.clause("anthokyklos", "7.1")
def test_a_marker_is_put_on_a_public_card() -> None:
    position = play(table("turn B\nmarket M01 M74 M72"), "M74")
    assert [found["holder"] for found in board(position)["market"]] == [None, 1, None]
    assert board(position)["players"][1]["reserved"] == "M74"
    assert [(event.args["seat"], event.args["card"]) for event in events(position, "reserved")] == [
        (1, "M74")
    ]


@pytest.mark.clause("anthokyklos", "7.1")
def test_all_public_cards_without_a_marker_can_be_reserved() -> None:
    position = table("seats 3\nmarket M01 M74:B M72 M73")
    assert {move for move in moves(position) if ">" not in move} == {"M01", "M72", "M73"}


@pytest.mark.clause("anthokyklos", "7.1")
def test_a_card_that_is_not_public_cannot_be_reserved() -> None:
    position = table("1 ccc......\nmarket M01\nB cards M07")
    for card in ("M55", "M07"):
        found = refusal(position, card)
        assert (found.code, found.clause, found.args) == ("not-in-market", "7.1", {"card": card})


@pytest.mark.clause("anthokyklos", "7.2", "10.1")
def test_only_who_reserved_a_card_validates_it() -> None:
    position = play(table(ARC, "market M07:A M22 M74\nturn B"), "1m1>3")
    assert won(position, "B") == ["M22"]
    assert offer(position, "M07")["holder"] == 0
    assert turn(position) == "A"
    play(position, "1m2>9")
    assert "M07" in won(position, "A")


@pytest.mark.clause("anthokyklos", "K24", "7.2")
def test_my_reserved_card_waits_for_the_end_of_my_own_next_turn() -> None:
    position = play(table("seats 3\nturn B", ARC, "market M07:A M74 M72"), "1m1>3")
    assert [won(position, seat) for seat in "ABC"] == [[], [], []]
    play(position, "1m2>9")
    assert [won(position, seat) for seat in "ABC"] == [[], [], []]
    assert offer(position, "M07")["motifs"] == ["1.1+1.2+1.3"]
    play(position, "1m3>5")
    assert [won(position, seat) for seat in "ABC"] == [["M07"], [], []]


@pytest.mark.clause("anthokyklos", "10.1", "7.2")
def test_ones_own_reserved_card_is_checked_with_the_others() -> None:
    position = play(table(ARC, "market M07:A M22 M24:B"), "1m1>3")
    assert won(position, "A") == ["M07", "M22"]
    assert "M24" in market(position)


@pytest.mark.clause("anthokyklos", "7.3")
def test_no_second_reservation() -> None:
    position = table("market M01:A M74 M72")
    assert {move for move in moves(position) if ">" not in move} == set()
    found = refusal(position, "M74")
    assert (found.code, found.clause, found.args) == ("second-reservation", "7.3", {"card": "M74"})


@pytest.mark.clause("anthokyklos", "7.3", "K22")
def test_a_marker_is_neither_put_again_nor_taken_back() -> None:
    position = table("market M01:A M74 M72")
    found = refusal(position, "M01")
    assert (found.code, found.clause, found.args) == ("reserved-already", "7.3", {"card": "M01"})


@pytest.mark.clause("anthokyklos", "7.4")
def test_no_reservation_on_top_of_another() -> None:
    position = table("market M01:B M74 M72")
    found = refusal(position, "M01")
    assert (found.code, found.clause) == ("reserved-by-other", "7.4")
    assert found.args == {"card": "M01", "seat": 1}


@pytest.mark.clause("anthokyklos", "7.5", "5.1")
def test_reserving_is_the_whole_turn() -> None:
    position = play(table(ARC, "market M01 M74 M72"), "M01")
    assert turn(position) == "B"
    assert asked(position) == "turn"
    assert ring(position, 1) == "cc......."


@pytest.mark.clause("anthokyklos", "K22")
def test_a_marker_comes_back_with_its_card_alone() -> None:
    position = table(ARC, "market M07:A M74 M72")
    play(position, "1m2>9", "1m3>8")
    assert not {move for move in moves(position) if ">" not in move}
    play(position, "1m1>3")
    assert won(position, "A") == ["M07"]
    assert all(found["holder"] is None for found in board(position)["market"])
    play(position, "1b1>4")
    assert {move for move in moves(position) if ">" not in move} == set(market(position))


@pytest.mark.clause("anthokyklos", "K22")
@pytest.mark.parametrize("cards", ["M07:A M74 M72", "M74 M07:A M72", "M74 M72 M07:A"])
def test_no_marker_is_left_for_the_card_that_comes_instead(cards: str) -> None:
    position = play(table(ARC, f"market {cards}"), "1m1>3")
    assert won(position, "A") == ["M07"]
    assert [found["holder"] for found in board(position)["market"]] == [None, None, None]
    assert board(position)["players"][0]["reserved"] is None


@pytest.mark.clause("anthokyklos", "K22")
def test_a_marker_stays_when_another_card_is_validated() -> None:
    position = play(table(ARC, "market M07 M74:A M72"), "1m1>3")
    assert won(position, "A") == ["M07"]
    assert offer(position, "M74")["holder"] == 0


@pytest.mark.clause("anthokyklos", "K23")
def test_a_reserved_card_stays_in_the_market_and_is_not_replaced() -> None:
    position = play(table("market M01 M74 M72"), "M74")
    assert market(position) == ["M01", "M74", "M72"]
    assert board(position)["deck"] == 87
    assert not events(position, "revealed")


@pytest.mark.clause("anthokyklos", "K23", "10.6")
def test_reserved_cards_count_when_the_market_is_refilled() -> None:
    position = play(table(ARC, "market M74:B M07 M72:A"), "1m1>3")
    assert market(position)[:2] == ["M74", "M72"]
    assert len(market(position)) == 3
    assert len(events(position, "revealed")) == 1


@pytest.mark.clause("anthokyklos", "K21", "5.2")
def test_reserving_a_valid_card_validates_it_at_once() -> None:
    position = play(table("1 ccc......\nmarket M07 M74 M72"), "M07")
    assert won(position, "A") == ["M07"]
    assert points(position, "A") == 5
    assert turn(position) == "B"
    assert "M07" not in market(position)
    assert all(found["holder"] is None for found in board(position)["market"])
    play(position, "1m2>9")
    assert {move for move in moves(position) if ">" not in move} == set(market(position))


@pytest.mark.clause("anthokyklos", "K21", "10.1")
def test_other_valid_cards_are_taken_after_a_reservation_too() -> None:
    position = play(table("1 ccc......\nmarket M07 M74 M72"), "M74")
    assert won(position, "A") == ["M07"]
    assert offer(position, "M74")["holder"] == 0


@pytest.mark.clause("anthokyklos", "K21", "7.2")
def test_a_reservation_does_not_save_a_valid_card_from_its_own_check() -> None:
    position = play(table("1 ccc......\nmarket M07:B M22 M74"), "M22")
    assert won(position, "A") == ["M22"]
    assert offer(position, "M07")["holder"] == 1
