"""The standings of a tournament: win rate with its interval, rating and speed of each bot."""

from typing import TypedDict

from florilege.arena.played_game import GameResult
from florilege.arena.rating import count_game, no_wins, ratings, wilson
from florilege.arena.tournament import Tournament


class BotStanding(TypedDict):
    """One bot's line. `win_rate` is its share of the victories in the games it played.

    Over a full round all bots have equally many seats, so two equal bots score 1/2 each,
    whatever the number of seats.
    """

    bot: str
    games: int
    win_rate: float
    low: float
    high: float
    rating: float
    ms_per_move: float


class Standings(TypedDict):
    """The result of a tournament; the best bot comes first."""

    game: str
    players: int
    games: int
    seed: int
    deals: int
    bots: list[BotStanding]


class Tally:
    def __init__(self) -> None:
        self.games = 0
        self.won = 0.0
        self.moves = 0
        self.milliseconds = 0.0

    def count(self, result: GameResult, seats: list[int]) -> None:
        """Add a game in which the bot had these seats."""
        self.games += 1
        self.won += sum(result.rewards[seat] for seat in seats)
        self.moves += sum(result.moves[seat] for seat in seats)
        self.milliseconds += sum(result.milliseconds[seat] for seat in seats)

    def standing(self, bot: str, rating: float) -> BotStanding:
        """Return the bot's line; without any game the interval is all of 0 to 1."""
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


def standings_of(tournament: Tournament, results: list[GameResult]) -> Standings:
    """Return the standings. Results in the same order give exactly the same floats."""
    tallies = [Tally() for _ in tournament.bots]
    wins = no_wins(len(tallies))
    for result in results:
        bots = tournament.seating(result.number)
        count_game(wins, bots, result.rewards)
        for bot in sorted(set(bots)):
            tallies[bot].count(result, [seat for seat, sits in enumerate(bots) if sits == bot])
    rows = zip(tournament.bots, tallies, ratings(wins), strict=True)
    standings = [tally.standing(bot, rating) for bot, tally, rating in rows]
    return {
        "game": tournament.game,
        "players": tournament.players,
        "games": len(results),
        "seed": tournament.seed,
        "deals": tournament.deals,
        "bots": sorted(standings, key=lambda standing: -standing["rating"]),
    }
