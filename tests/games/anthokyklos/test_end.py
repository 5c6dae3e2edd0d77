from typing import Final

import pytest

from tests.games.anthokyklos.table import (
    board,
    events,
    market,
    moves,
    offer,
    play,
    points,
    refusal,
    table,
    turn,
    won,
)

CARDS: Final = [f"M{number:02}" for number in range(1, 91)]

# Two petals are missing; the motifs of all ninety cards are there.
RICH: Final = """
    1 iicccgggi
    2 gccgicgii
    3 gccgigcii
    4 gigcccigi
    5 ccigigg.. ../.../..ci
"""

# Two petals are missing; the motifs of M70 to M74 and M82 are not there and will not come.
QUIET: Final = """
    1 icgcgigci
    2 gicicigcg
    3 icigigcgc
    4 gcigiicgc
    5 cgcgcii.. ../.../..gi
"""

# The same with one petal to come.
LAST: Final = f"{QUIET}\n5 cgcgciig. ../.../...i"


def hands(*left_out: str, seats: str = "AB") -> str:
    """Give all cards but these to the players in turn, so that the deck holds no others."""
    given = [card for card in CARDS if card not in left_out]
    shares = [",".join(given[number :: len(seats)]) for number in range(len(seats))]
    return "\n".join(f"{seat} cards {share}" for seat, share in zip(seats, shares, strict=True))


# The last petal.


@pytest.mark.clause("anthokyklos", "11.1", "1.2")
def test_the_game_stops_as_soon_as_all_five_rings_are_complete() -> None:
    position = play(table(QUIET), "5b3>8")
    assert turn(position) == "B"
    assert position.outcome() is None
    play(position, "5b4>9")
    assert position.is_over()
    assert moves(position) == set()


@pytest.mark.clause("anthokyklos", "11.1")
def test_nobody_moves_after_the_last_petal() -> None:
    position = play(table(LAST, "seats 3\nturn A"), "5b4>9")
    assert position.is_over()
    found = position.refusal(1, position.read_move("M72"))
    assert found is not None
    assert found.code == "game-over"


@pytest.mark.clause("anthokyklos", "11.1")
def test_a_reservation_does_not_end_the_game() -> None:
    position = play(table(LAST), "M74", "M72")
    assert turn(position) == "A"


@pytest.mark.clause("anthokyklos", "K25")
def test_who_places_the_last_petal_still_validates() -> None:
    position = play(table(LAST, "market M01 M74 M72"), "5b4>9")
    assert position.is_over()
    assert won(position, "A") == ["M01"]
    assert points(position, "A") == 4


@pytest.mark.clause("anthokyklos", "K25")
def test_nobody_else_validates_after_the_last_petal() -> None:
    position = play(table(LAST, "market M01:B M02 M74"), "5b4>9")
    assert won(position, "A") == ["M02"]
    assert won(position, "B") == []
    assert offer(position, "M01")["holder"] == 1


@pytest.mark.clause("anthokyklos", "K25")
def test_the_market_is_not_refilled_after_the_last_petal() -> None:
    position = play(table(LAST, "market M01 M74 M02"), "5b4>9")
    assert market(position) == ["M74"]
    assert not events(position, "revealed")
    assert board(position)["deck"] == 87


@pytest.mark.clause("anthokyklos", "K26")
def test_a_reservation_not_fulfilled_costs_nothing() -> None:
    position = play(table(LAST, "market M74:A M72:B M73\nA cards M01\nB cards M31"), "5b4>9")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.scores == [4, 3]


# Who wins.


@pytest.mark.clause("anthokyklos", "11.2", "1.2", "4.1")
def test_the_highest_sum_of_points_wins() -> None:
    position = play(table(LAST, "A cards M75,M76,M83\nB cards M31,M32"), "5b4>9")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ([1], [5, 6])
    assert (outcome.reason, outcome.clause) == ("points", "11.2")
    assert [event.args for event in events(position, "scored")] == [
        {"seat": 0, "points": 5},
        {"seat": 1, "points": 6},
    ]


@pytest.mark.clause("anthokyklos", "11.2", "K25")
def test_the_points_of_the_last_turn_count() -> None:
    position = play(table(LAST, "market M01\nA cards M31\nB cards M04"), "5b4>9")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ([0], [7, 5])


@pytest.mark.clause("anthokyklos", "11.3")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [("M34", "M31,M83", 1), ("M75,M76", "M34", 0), ("M01,M02", "M04,M75,M83", 1)],
)
def test_with_equal_points_more_cards_win(mine: str, theirs: str, winner: int) -> None:
    position = play(table(LAST, f"A cards {mine}\nB cards {theirs}"), "5b4>9")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.clause) == ([winner], "11.3")
    assert outcome.scores[0] == outcome.scores[1]


@pytest.mark.clause("anthokyklos", "11.3", "11.2")
def test_more_cards_do_not_outweigh_a_point() -> None:
    position = play(table(LAST, "A cards M04\nB cards M83,M31"), "5b4>9")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ([0], [5, 4])


@pytest.mark.clause("anthokyklos", "K27")
def test_with_as_many_points_and_cards_victory_is_shared() -> None:
    cards = "A cards M75\nB cards M31,M76\nC cards M32,M79"
    position = play(table(f"seats 3\n{LAST}", cards), "5b4>9")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ([1, 2], [2, 5, 5])
    assert (outcome.reason, outcome.clause) == ("shared", "K27")
    told = [event.args["seat"] for event in events(position, "won-shared")]
    assert told == [1, 2]


@pytest.mark.clause("anthokyklos", "K27", "11.3")
def test_a_third_with_equal_points_and_fewer_cards_does_not_share() -> None:
    cards = "A cards M04\nB cards M31,M76\nC cards M32,M79"
    position = play(table(f"seats 3\n{LAST}", cards), "5b4>9")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ([1, 2], [5, 5, 5])


# The deck runs out.


@pytest.mark.clause("anthokyklos", "K29", "10.6")
def test_without_a_deck_the_market_shrinks_and_play_goes_on() -> None:
    left = ["M01", "M02", "M03", "M04", "M05"]
    position = table(RICH, hands(*left), "market M01 M02 M03")
    assert board(position)["deck"] == 2
    play(position, "5b3>8")
    assert set(left[:3]) <= set(won(position, "A"))
    assert sorted(market(position)) == left[3:]
    assert (board(position)["deck"], turn(position)) == (0, "B")
    play(position, "5b4>9")
    assert set(left[3:]) <= set(won(position, "B"))
    assert market(position) == []
    assert position.is_over()


@pytest.mark.clause("anthokyklos", "K29", "7.1")
def test_what_is_left_of_the_market_can_be_reserved() -> None:
    position = table(RICH, hands("M74", "M72"), "market M74:B M72")
    assert {move for move in moves(position) if ">" not in move} == {"M72"}


@pytest.mark.clause("anthokyklos", "K29")
def test_when_all_cards_left_are_reserved_one_can_only_place() -> None:
    position = table(RICH, hands("M74"), "market M74:B")
    assert moves(position) == {"5b3>8", "5b3>9", "5b4>8", "5b4>9"}
    assert refusal(position, "M74").code == "reserved-by-other"


@pytest.mark.clause("anthokyklos", "K29", "11.1")
def test_without_deck_and_market_the_scores_stay_as_they_are() -> None:
    position = table(RICH, hands(), "market -")
    before = [points(position, seat) for seat in "AB"]
    assert sum(before) == 434
    for move in ("5b3>8", "5b4>9"):
        if not position.is_over():
            play(position, move)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.scores == before
