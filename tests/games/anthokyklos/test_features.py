"""What bots look at: cards within reach, and what the market is worth to whom."""

import pytest
from librt.vecs import vec

from florilege.games.anthokyklos.completions import Completions
from florilege.games.anthokyklos.game import GAME
from florilege.games.anthokyklos.moves import RESERVING
from florilege.games.anthokyklos.position import AnthokyklosPosition
from florilege.kernel.dice import fast_dice
from tests.games.anthokyklos.table import new, table


def within_reach(position: AnthokyklosPosition) -> set[int]:
    """Return the absent cards whose motif some placement completes, by playing each of them."""
    found: set[int] = set()
    for move in position.legal_moves():
        if move < RESERVING:
            after = position.copy()
            after.place_petal(move // 81, move // 9 % 9, move % 9)
            found |= {card for card in range(90) if after.is_present(card)}
    return {card for card in found if not position.is_present(card)}


@pytest.mark.parametrize("unlocking", ["local", "whole-ring"])
def test_what_one_petal_completes_is_within_reach(unlocking: str) -> None:
    for seed in range(3):
        position = new(2, seed, unlocking=unlocking)
        dice = fast_dice(seed)
        while not position.is_over():
            completions = Completions(position)
            absent = {card for card in range(90) if not position.is_present(card)}
            assert {card for card in absent if completions.has(card)} == within_reach(position)
            legal = position.legal_moves()
            position.play(legal[dice.below(len(legal))])


def chance(position: AnthokyklosPosition, seat: int) -> float:
    """Return how a seat's chances look."""
    out = vec[float]([0.0] * position.seats)
    position.appraise(GAME.weights.values(), out)
    return out[seat]


def test_a_card_that_is_ready_is_hoped_for_by_who_is_on_turn() -> None:
    ready = table("turn A", "1 ccc......", "market M07")
    bare = table("turn A", "1 ccg......", "market M09")
    assert chance(ready, 0) > chance(bare, 0)


def test_a_dear_card_that_is_far_off_binds_the_marker() -> None:
    dear = table("turn A", "1 cc.......", "market M74:A")
    cheap = table("turn A", "1 cc.......", "market M83:A")
    assert chance(cheap, 0) > chance(dear, 0)
