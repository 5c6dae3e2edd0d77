"""Sums a contest up: what each bot won, how sure that is, its rating, the time it took."""

from typing import TypedDict

from florilege.arena.contest import Contest
from florilege.arena.match import Result
from florilege.arena.rating import count_game, no_wins, ratings, wilson


class Standing(TypedDict):
    """What a contest found about one bot; `win_rate` is its share of the victories it played for.

    All bots have the same number of seats in the long run. So an even share is one half between two
    bots, with two seats as with three, where one of them has two seats in every other deal.
    """

    bot: str
    games: int
    win_rate: float
    low: float
    high: float
    rating: float
    ms_per_move: float


class Report(TypedDict):
    """What a contest found; the best bot comes first."""

    game: str
    players: int
    games: int
    seed: int
    deals: int
    bots: list[Standing]


class Tally:
    """What is counted about one bot."""

    def __init__(self) -> None:
        self.games = 0
        self.won = 0.0
        self.moves = 0
        self.milliseconds = 0.0

    def count(self, result: Result, seats: list[int]) -> None:
        """Count a game in which the bot had these seats."""
        self.games += 1
        self.won += sum(result.rewards[seat] for seat in seats)
        self.moves += sum(result.moves[seat] for seat in seats)
        self.milliseconds += sum(result.milliseconds[seat] for seat in seats)

    def standing(self, bot: str, rating: float) -> Standing:
        """Return the figures; a bot that had no seat yet may be anything."""
        share = min(1.0, self.won / self.games) if self.games else 0.0
        low, high = wilson(share, self.games) if self.games else (0.0, 1.0)
        return {
            "bot": bot,
            "games": self.games,
            "win_rate": round(share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "rating": round(rating, 1),
            "ms_per_move": round(self.milliseconds / max(1, self.moves), 4),
        }


def sum_up(contest: Contest, results: list[Result]) -> Report:
    """Return the report; results in the same order give the same figures to the last digit."""
    tallies = [Tally() for _ in contest.bots]
    wins = no_wins(len(tallies))
    for result in results:
        bots = contest.seating(result.number)
        count_game(wins, bots, result.rewards)
        for bot in sorted(set(bots)):
            tallies[bot].count(result, [seat for seat, sits in enumerate(bots) if sits == bot])
    rows = zip(contest.bots, tallies, ratings(wins), strict=True)
    standings = [tally.standing(bot, rating) for bot, tally, rating in rows]
    return {
        "game": contest.game,
        "players": contest.players,
        "games": len(results),
        "seed": contest.seed,
        "deals": contest.deals,
        "bots": sorted(standings, key=lambda standing: -standing["rating"]),
    }
