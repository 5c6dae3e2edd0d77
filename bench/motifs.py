"""The speed of motif matching in Anthokyklos, and the value of looking one turn ahead.

    python -m bench.motifs [--games K]

A greedy player takes the most points it can get this turn; a two-ply player subtracts four fifths
of what the next player could then get at best, and reserves where that pays.
"""

import argparse
import time
from collections.abc import Callable
from typing import cast

from bench.margin import margin
from florilege import COMPILED
from florilege.games.anthokyklos.game import GAME
from florilege.games.anthokyklos.moves import RESERVING
from florilege.games.anthokyklos.position import AnthokyklosPosition
from florilege.kernel.dice import Dice, fast_dice

OF_THE_NEXT = 0.8

Player = Callable[[AnthokyklosPosition, Dice], int]


def anywhere(position: AnthokyklosPosition, dice: Dice) -> int:
    """Play any legal move."""
    moves = position.legal_moves()
    return moves[dice.below(len(moves))]


def gain(position: AnthokyklosPosition, move: int) -> tuple[float, AnthokyklosPosition]:
    """Return what a move brings at once, and the position after it."""
    seat = position.to_move()
    after = position.copy()
    after.play(move)
    return float(after.points[seat] - position.points[seat]), after


def best_of(moves: list[int], worth: Callable[[int], float], dice: Dice) -> int:
    """Return a move of the highest worth, at random among equals."""
    worths = [worth(move) for move in moves]
    best = [move for move, found in zip(moves, worths, strict=True) if found == max(worths)]
    return best[dice.below(len(best))]


def placements(position: AnthokyklosPosition) -> list[int]:
    return [move for move in position.legal_moves() if move < RESERVING]


def greedy(position: AnthokyklosPosition, dice: Dice) -> int:
    """Place for the most points now."""
    world = cast(AnthokyklosPosition, position.resample(position.to_move(), dice))
    return best_of(placements(world), lambda move: gain(world, move)[0], dice)


def two_ply(position: AnthokyklosPosition, dice: Dice) -> int:
    """Look at the next player's best reply too."""
    world = cast(AnthokyklosPosition, position.resample(position.to_move(), dice))

    def worth(move: int) -> float:
        own, after = gain(world, move)
        if after.is_over():
            return own
        return own - OF_THE_NEXT * max(gain(after, reply)[0] for reply in placements(after))

    return best_of(world.legal_moves(), worth, dice)


def win_rate(first: Player, second: Player, games: int) -> float:
    """Return how often the first player beats the second, with alternating seats."""
    wins = 0.0
    for number in range(games):
        position = GAME.start(2, {}, fast_dice(1, number // 2))
        assert isinstance(position, AnthokyklosPosition)
        dice = fast_dice(2, number)
        seat = number % 2
        while not position.is_over():
            player = first if position.to_move() == seat else second
            position.play(player(position, dice))
        outcome = position.outcome()
        assert outcome is not None
        wins += (seat in outcome.winners) / len(outcome.winners)
    return wins / games


def survey_time(rounds: int) -> float:
    """Return how many microseconds it takes to match all cards against a full flower."""
    full: list[AnthokyklosPosition] = []
    for seed in range(50):
        position = GAME.start(2, {}, fast_dice(seed))
        assert isinstance(position, AnthokyklosPosition)
        dice = fast_dice(seed, 1)
        while not position.is_over():
            position.play(anywhere(position, dice))
        full.append(position)
    begun = time.perf_counter()
    for _ in range(rounds):
        for position in full:
            position.survey()
    return (time.perf_counter() - begun) / rounds / len(full) * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    games = parser.parse_args().games
    form = "compiled" if COMPILED else "plain"
    print(f"all 90 cards against a full flower: {survey_time(200):.2f} µs ({form})")
    for name, first, second in (
        ("greedy against random", greedy, anywhere),
        ("two-ply against greedy", two_ply, greedy),
    ):
        rate = win_rate(first, second, games)
        print(f"{name}: {rate:.1%} ± {margin(rate, games):.1%} of {games} games")


if __name__ == "__main__":
    main()
