"""Player ratings, one per game, for any number of players (Plackett-Luce)."""

from openskill.models import PlackettLuce, PlackettLuceRating

from florilege.tables.model.table import Table
from florilege.tables.store import Rating

WON, LOST, FORFEITED = 1, 2, 3


def ranks(table: Table) -> list[float]:
    assert table.ending is not None
    winners = table.ending["winners"]
    return [
        FORFEITED if seat_state.forfeited else WON if seat in winners else LOST
        for seat, seat_state in enumerate(table.seat_states)
    ]


def new_ratings(table: Table, known: list[Rating]) -> list[Rating]:
    """Return the updated ratings of all players; a new player starts with the default rating."""
    model = PlackettLuce()
    by_player = {rating.player: rating for rating in known}
    players = [seat_state.holders[0] for seat_state in table.seat_states]
    teams = [[_level(model, by_player.get(player))] for player in players]
    after = model.rate(teams, ranks=ranks(table))
    return [
        Rating(player, table.setup.game, team[0].mu, team[0].sigma, _games(by_player, player))
        for player, team in zip(players, after, strict=True)
    ]


def _level(model: PlackettLuce, rating: Rating | None) -> PlackettLuceRating:
    return model.rating() if rating is None else model.rating(mu=rating.mu, sigma=rating.sigma)


def _games(known: dict[str, Rating], player: str) -> int:
    return 1 + (known[player].games if player in known else 0)
