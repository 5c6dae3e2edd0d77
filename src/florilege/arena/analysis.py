"""Estimate by search what each decision of a recorded game cost the player.

A decision is judged by what its player knew at that moment, as a bot in that seat would play.
"""

from collections.abc import Callable
from typing import TypedDict

from librt.vecs import vec

from florilege.bots.bot import Observation
from florilege.bots.budget import FOREVER, Budget
from florilege.bots.clock import Clock
from florilege.bots.search import Search
from florilege.bots.tree import NO_NODE
from florilege.kernel.dice import fast_dice
from florilege.kernel.game import Game
from florilege.kernel.position import Position
from florilege.kernel.record import Record, replay

UNTRIED_SHARE = 4  # a played move that the search never tried gets 1/4 of the budget on top


class Decision(TypedDict):
    """One move: each seat's win chances before it, the best move, and the cost of the played one.

    `cost` is the loss in the player's win chance against the best move.
    """

    number: int
    seat: int
    move: str
    best: str
    cost: float
    chances: list[float]


def analyse(
    record: Record, game: Game, simulations: int, seed: int, advance: Callable[[int], None]
) -> list[Decision]:
    """Judge every decision of a record; forced moves cost nothing."""
    found: list[Decision] = []

    def watch(position: Position, number: int, move: str) -> None:
        found.append(judge(position, game, number, move, simulations, seed))
        advance(1)

    replay(record, game, None, watch)
    return found


def judge(
    position: Position, game: Game, number: int, move: str, simulations: int, seed: int
) -> Decision:
    """Judge one move; `position` is the one before it."""
    seat = int(position.to_move())
    dice = fast_dice(seed, number)
    search = Search(Observation(position, seat), game.weights, False)
    search.run(Budget(simulations, FOREVER), Clock(FOREVER), dice)
    best = search.best_move()
    played = position.read_move(move)
    if search.root_child(played) == NO_NODE:
        search.simulate_move(played, simulations // UNTRIED_SHARE + 1, dice)
    return {
        "number": number,
        "seat": seat,
        "move": move,
        "best": position.write_move(best),
        "cost": max(0.0, search.mean_of(best) - search.mean_of(played)),
        "chances": chances(search, int(position.seats)),
    }


def chances(search: Search, seats: int) -> list[float]:
    found = vec[float]([search.chance_of(seat) for seat in range(seats)])
    return [round(chance, 4) for chance in found]
