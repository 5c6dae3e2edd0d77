"""Players and ladders."""

from fastapi import APIRouter
from fastapi.responses import Response

from florilege.kernel import registry
from florilege.kernel.refusal import refused
from florilege.server.http.dependencies import Ident, Key, TheServices
from florilege.server.http.responses import json_response
from florilege.server.http.summaries import listing_data, rating_data
from florilege.server.protocol.http import PlayerData, RankData
from florilege.server.protocol.models import list_model_of, model_of
from florilege.tables.store import Listing

router = APIRouter(tags=["players"])

MAX_RANKED = 100
MAX_GAMES = 20


@router.get("/ladder/{key}", response_model=list_model_of(RankData))
async def ladder(services: TheServices, key: Key) -> Response:
    """List the best players of a game."""
    ranked = await services.store.ladder(registry.find(key).key, MAX_RANKED)
    return json_response(
        [
            {"player": player.id, "name": player.name, "rating": rating_data(rating)}
            for player, rating in ranked
        ]
    )


@router.get("/players/{ident}", response_model=model_of(PlayerData))
async def show(services: TheServices, ident: Ident) -> Response:
    """Show a player: ratings, and the latest games that are over or public."""
    player = await services.store.player(ident)
    if player is None:
        raise refused("unknown-player")
    ratings = await services.store.ratings_of(ident)
    tables = await services.store.tables_of(ident, MAX_GAMES)
    return json_response(
        {
            "player": player.id,
            "name": player.name,
            "account": player.account,
            "ratings": [rating_data(rating) for rating in ratings],
            "games": [listing_data(table, ident) for table in tables if _is_public(table)],
        }
    )


def _is_public(listing: Listing) -> bool:
    """Return whether to list a table: until a private game is over, its id is an invitation."""
    return listing.setup.terms.public or listing.summary.stage == "over"
