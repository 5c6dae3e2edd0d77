"""The schedule of a contest: which bot sits where in each game.

A deal is played once for each seat, the bots moving on by one seat each time, so every bot has
every seat of it. From deal to deal the line-up changes; in a round of all line-ups every two bots
meet equally often. A game's place in the schedule depends on nothing but its number, so a contest
can be prolonged.
"""

from functools import cache
from itertools import combinations
from typing import TypeAlias

LineUp: TypeAlias = tuple[int, ...]  # the bot at each seat, by its place in the list of bots


@cache
def line_ups(bots: int, players: int) -> list[LineUp]:
    """Return the line-ups of a round: all bots equally often, seats left over to each in turn.

    Bots with several seats sit side by side, since then no two turns of a deal are the same.
    """
    each, left = divmod(players, bots)
    everybody = list(range(bots)) * each
    return [tuple(sorted([*everybody, *chosen])) for chosen in _choices(bots, left)]


def _choices(bots: int, number: int) -> list[LineUp]:
    # Each choice is followed by its shifts, so that a round broken off is nearly fair as well.
    shifted = (
        tuple(sorted((bot + shift) % bots for bot in chosen))
        for chosen in combinations(range(bots), number)
        for shift in range(bots)
    )
    return list(dict.fromkeys(shifted))


def deals_for(games: int, players: int) -> int:
    """Return how many whole deals hold at least so many games."""
    return -(-games // players)


def seating(bots: int, players: int, number: int) -> LineUp:
    """Return which bot sits at each seat in the game with this number."""
    deal, turn = divmod(number, players)
    every = line_ups(bots, players)
    rounds, place = divmod(deal, len(every))
    line_up = every[place]
    if rounds % 2 == 1:  # who plays after whom is turned round in every other round
        line_up = line_up[::-1]
    return line_up[turn:] + line_up[:turn]
