"""How strong players are, from who won: a rating for each game, for any number of players."""

from openskill.models import PlackettLuce, PlackettLuceRating

from florilege.tables.store import Rating
from florilege.tables.table import Table

WON, LOST, FORFEITED = 1, 2, 3


def places(table: Table) -> list[float]:
    """Return each seat's place in a game that is over."""
    assert table.ending is not None
    winners = table.ending["winners"]
    return [
        FORFEITED if chair.forfeited else WON if seat in winners else LOST
        for seat, chair in enumerate(table.chairs)
    ]


def rated(table: Table, known: list[Rating]) -> list[Rating]:
    """Return the new ratings of all who played; who has none starts with the usual one."""
    model = PlackettLuce()
    by_player = {rating.player: rating for rating in known}
    players = [chair.holders[0] for chair in table.chairs]
    teams = [[_level(model, by_player.get(player))] for player in players]
    after = model.rate(teams, ranks=places(table))
    return [
        Rating(player, table.founding.game, team[0].mu, team[0].sigma, _games(by_player, player))
        for player, team in zip(players, after, strict=True)
    ]


def _level(model: PlackettLuce, rating: Rating | None) -> PlackettLuceRating:
    return model.rating() if rating is None else model.rating(mu=rating.mu, sigma=rating.sigma)


def _games(known: dict[str, Rating], player: str) -> int:
    return 1 + (known[player].games if player in known else 0)
