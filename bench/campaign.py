"""Check far more random games than the tests have time for: `make campaign`.

    python -m bench.campaign GAME [--games N] [--view-games N] [--workers W] [--players 2 3]

For each number of players: N games in which every component is counted after every move and the
length limit is checked; and `--view-games` games in which, at every move, the view of one seat or
a spectator, in turn, is compared with the view in a sampled world, and samples of both worlds with
each other.
"""

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor, as_completed

from bench.playout import check_games
from florilege.bots import roster
from florilege.kernel import registry
from florilege.kernel.dice import fast_dice
from florilege.kernel.options import Settings
from florilege.kernel.seats import WATCHER

CHUNK = 100


def check_components(
    key: str, settings: Settings, players: int, first: int, games: int
) -> tuple[int, int]:
    """Play games and count all components after every move; return moves and longest game."""
    game = registry.find(key)
    bots = [roster.make("random", game) for _ in range(players)]
    return check_games(game, settings, bots, 77, first, games)


def check_views(
    key: str, settings: Settings, players: int, first: int, games: int
) -> tuple[int, int]:
    """Play games and compare views with those of sampled worlds; return moves and longest game."""
    moves = longest = 0
    for number in range(first, first + games):
        played = check_views_of_game(key, settings, players, number)
        moves += played
        longest = max(longest, played)
    return moves, longest


def check_views_of_game(key: str, settings: Settings, players: int, number: int) -> int:
    """Compare views at every move of one game; return the number of moves."""
    position = registry.find(key).start(players, settings, fast_dice(78, number), None)
    dice = fast_dice(78, -1 - number)
    played = 0
    while not position.is_over():
        seat = [*range(players), int(WATCHER)][played % (players + 1)]
        world = position.resample(seat, dice)
        here, there = json.dumps(position.view(seat)), json.dumps(world.view(seat))
        assert here == there, f"game {number}, move {played}, seat {seat}"
        one = position.resample(seat, fast_dice(played))
        other = world.resample(seat, fast_dice(played))
        assert one.write() == other.write(), f"game {number}, move {played}, seat {seat}"
        moves = position.legal_moves()
        position.play(moves[dice.below(len(moves))])
        played += 1
    return played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--view-games", type=int, default=10_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--players", type=int, nargs="*", default=[])
    parser.add_argument("--option", action="append", default=[])
    args = parser.parse_args()
    game = registry.find(args.game)
    settings = game.settings(dict(option.split("=", 1) for option in args.option))
    for players in args.players or range(game.fewest, game.most + 1):
        for kind, games in ((check_components, args.games), (check_views, args.view_games)):
            begun = time.perf_counter()
            with ProcessPoolExecutor(args.workers) as pool:
                size = max(1, min(CHUNK, games // args.workers or 1))
                jobs = [
                    pool.submit(kind, game.key, settings, players, first, min(size, games - first))
                    for first in range(0, games, size)
                ]
                found = [job.result() for job in as_completed(jobs)]
            moves = sum(part[0] for part in found)
            longest = max((part[1] for part in found), default=0)
            print(
                f"{game.key} {players} players, {kind.__name__}: {games} games, {moves} moves, "
                f"longest {longest}, no error, {time.perf_counter() - begun:.0f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
