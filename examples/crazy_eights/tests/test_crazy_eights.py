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
pile 5♥ ♥
turn A drawn 0 passes 0
A 5♣ 8♠ K♥
B 2♦ 3♦
C 4♦
stock 6♣ 7♣
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
    assert legal(play(TABLE)) == ["5♣", "K♥", "8♠", "draw"]


def test_an_eight_names_the_suit_to_follow() -> None:
    position = play(TABLE, "8♠")
    assert legal(position) == ["♣", "♦", "♥", "♠"]
    assert legal(play(TABLE, "8♠", "♦")) == ["2♦", "3♦", "draw"]


def test_you_draw_up_to_a_limit_then_pass() -> None:
    position = play(TABLE, "K♥", "draw", "draw")
    assert legal(position) == ["pass"]
    assert legal(play(TABLE, "K♥", "draw", "draw", "pass")) == ["pass"]


@pytest.mark.parametrize(
    ("move", "code"),
    [("2♦", "not-held"), ("pass", "not-now"), ("♣", "not-now"), ("6♥", "not-held")],
)
def test_refusals(move: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        play(TABLE, move)
    assert refused.value.refusal.code == code


def test_the_first_empty_hand_wins_and_the_others_count_theirs() -> None:
    outcome = play(TABLE.replace("A 5♣ 8♠ K♥", "A K♥")).outcome()
    assert outcome is None
    outcome = play(TABLE.replace("A 5♣ 8♠ K♥", "A K♥"), "K♥").outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("out", [0], [0, -5, -4])


def test_the_game_ends_when_all_pass() -> None:
    stuck = TABLE.replace("stock 6♣ 7♣", "stock").replace("A 5♣ 8♠ K♥", "A 6♣")
    outcome = play(stuck, "pass", "pass", "pass").outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("blocked", [2], [-6, -5, -4])


def test_two_players_get_seven_cards_and_no_eight_begins_the_pile() -> None:
    for seed in range(40):
        lines = GAME.start(2, seed=seed).write().splitlines()
        assert next(line for line in lines if line.startswith("A ")).count(" ") == 7
        assert not next(line for line in lines if line.startswith("pile")).startswith("pile 8")
