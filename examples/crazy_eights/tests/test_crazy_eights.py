"""The rules, told in notation, and the conformance suite."""

from collections.abc import Callable

import pytest
from crazy_eights import GAME

from florilege.kernel.dice import fast_dice
from florilege.kernel.position import Position
from florilege.kernel.refusal import Refused

TABLE = """
seats 3
options draws=2
turn A
top 5h h
drawn 0
passes 0
A 5c 8s Kh
B 2d 3d
C 4d
stock 6c 7c
"""


@pytest.mark.conformance(GAME)
def test_conformance(conformance: Callable[[], None]) -> None:
    conformance()


def play(text: str, *moves: str) -> Position:
    """Return the position after some moves, each checked against the rules."""
    position = GAME.read(text, fast_dice(1))
    for move in moves:
        position.attempt(position.to_move(), position.read_move(move))
    return position


def legal(position: Position) -> list[str]:
    return [position.write_move(move) for move in position.legal_moves()]


def test_a_card_follows_suit_or_rank_and_an_eight_fits_always() -> None:
    assert legal(play(TABLE)) == ["5c", "Kh", "8s", "draw"]


def test_an_eight_names_the_suit_to_follow() -> None:
    position = play(TABLE, "8s")
    assert legal(position) == ["c", "d", "h", "s"]
    assert legal(play(TABLE, "8s", "d")) == ["2d", "3d", "draw"]


def test_you_draw_up_to_a_limit_then_pass() -> None:
    position = play(TABLE, "Kh", "draw", "draw")
    assert legal(position) == ["pass"]
    assert legal(play(TABLE, "Kh", "draw", "draw", "pass")) == ["pass"]


@pytest.mark.parametrize(
    ("move", "code"),
    [("2d", "not-held"), ("pass", "no-pass"), ("c", "no-suit"), ("6h", "not-held")],
)
def test_refusals(move: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        play(TABLE, move)
    assert refused.value.refusal.code == code


def test_the_first_empty_hand_wins_and_the_others_count_theirs() -> None:
    outcome = play(TABLE.replace("A 5c 8s Kh", "A Kh")).outcome()
    assert outcome is None
    outcome = play(TABLE.replace("A 5c 8s Kh", "A Kh"), "Kh").outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("out", [0], [0, -5, -4])


def test_the_game_ends_when_all_pass() -> None:
    stuck = TABLE.replace("stock 6c 7c", "stock").replace("A 5c 8s Kh", "A 6c")
    outcome = play(stuck, "pass", "pass", "pass").outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("blocked", [2], [-6, -5, -4])


def test_two_players_get_seven_cards_and_no_eight_begins_the_pile() -> None:
    for seed in range(40):
        lines = GAME.start(2, seed=seed).write().splitlines()
        assert next(line for line in lines if line.startswith("A ")).count(" ") == 7
        assert not next(line for line in lines if line.startswith("top")).startswith("top 8")
