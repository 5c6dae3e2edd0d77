"""The schedule of a tournament: which bot sits where in each game.

Each deal is played once per seat, with the bots rotated by one seat each time, so every bot plays
every seat of the deal. The line-up changes from deal to deal; over a full round of line-ups, all
pairs of bots meet equally often. The schedule of a game depends only on its number, so a tournament
can be extended.
"""

from functools import cache
from itertools import combinations
from typing import TypeAlias

LineUp: TypeAlias = tuple[int, ...]  # the bot at each seat, by its place in the list of bots


@cache
def line_ups(bots: int, players: int) -> list[LineUp]:
    """Return the line-ups of a round; seats left over go to each bot in turn.

    A bot with several seats has adjacent ones: then no two rotations of a deal are the same.
    """
    each, left = divmod(players, bots)
    everybody = list(range(bots)) * each
    return [tuple(sorted([*everybody, *chosen])) for chosen in _choices(bots, left)]


def _choices(bots: int, number: int) -> list[LineUp]:
    # Each choice is followed by its rotations, so that an incomplete round is nearly fair too.
    shifted = (
        tuple(sorted((bot + shift) % bots for bot in chosen))
        for chosen in combinations(range(bots), number)
        for shift in range(bots)
    )
    return list(dict.fromkeys(shifted))


def deals_for(games: int, players: int) -> int:
    return -(-games // players)


def seating(bots: int, players: int, number: int) -> LineUp:
    deal, turn = divmod(number, players)
    every = line_ups(bots, players)
    rounds, place = divmod(deal, len(every))
    line_up = every[place]
    if rounds % 2 == 1:  # every other round reverses the turn order
        line_up = line_up[::-1]
    return line_up[turn:] + line_up[:turn]
