"""Queries on ratings."""

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import Connection, Select, and_, select, text

from florilege.storage.players import player_of
from florilege.storage.schema import players, ratings
from florilege.tables.store import Player, Rating

MARK_RATED = text(
    "INSERT INTO rated (table_id) VALUES (:table) ON CONFLICT DO NOTHING RETURNING table_id"
)
UPSERT_RATING = text("""
    INSERT INTO ratings (game, player, mu, sigma, games)
    VALUES (:game, :player, :mu, :sigma, :games)
    ON CONFLICT (game, player)
    DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games
""")
COLUMNS = (ratings.c.player, ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.games)


def rate(connection: Connection, table: str, new: Sequence[Rating]) -> bool:
    if connection.execute(MARK_RATED, {"table": table}).first() is None:
        return False
    for rating in sorted(new, key=lambda each: each.player):  # the same lock order in all processes
        connection.execute(UPSERT_RATING, asdict(rating))
    return True


def ratings_in(connection: Connection, game: str, who: Sequence[str]) -> list[Rating]:
    here = and_(ratings.c.game == game, ratings.c.player.in_(who))
    return _ratings(connection, select(*COLUMNS).where(here))


def ratings_of(connection: Connection, player: str) -> list[Rating]:
    own = select(*COLUMNS).where(ratings.c.player == player)
    return _ratings(connection, own.order_by(ratings.c.game))


def ladder(connection: Connection, game: str, limit: int) -> list[tuple[Player, Rating]]:
    known = players.join(ratings, ratings.c.player == players.c.id)
    best = (
        select(players, *COLUMNS)
        .select_from(known)
        .where(and_(ratings.c.game == game, players.c.account_key.is_not(None)))
        .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc(), ratings.c.player)
        .limit(limit)
    )
    return [(player_of(row), Rating(*row[-5:])) for row in connection.execute(best)]


def _ratings(connection: Connection, chosen: Select[str, str, float, float, int]) -> list[Rating]:
    return [Rating(*row) for row in connection.execute(chosen)]
