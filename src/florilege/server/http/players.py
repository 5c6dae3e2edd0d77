"""Players, and who is best at what."""

from fastapi import APIRouter
from fastapi.responses import Response

from florilege.kernel import registry
from florilege.kernel.refusal import refused
from florilege.server.http.answers import answer
from florilege.server.http.lists import listed, rating_data
from florilege.server.http.needs import Ident, Key, TheHouse
from florilege.server.protocol.http import PlayerData, RankData
from florilege.tables.store import Listing

router = APIRouter(tags=["players"])

RANKED = 100
LATEST = 20


@router.get("/ladder/{key}", response_model=list[RankData])
async def ladder(house: TheHouse, key: Key) -> Response:
    """List the best players of a game."""
    found = await house.store.ladder(registry.find(key).key, RANKED)
    return answer(
        [
            {"player": player.id, "name": player.name, "rating": rating_data(rating)}
            for player, rating in found
        ]
    )


@router.get("/players/{ident}", response_model=PlayerData)
async def show(house: TheHouse, ident: Ident) -> Response:
    """Show a player: ratings, and the latest games that are over or public."""
    player = await house.store.player(ident)
    if player is None:
        raise refused("unknown-player")
    ratings = await house.store.ratings_of(ident)
    tables = await house.store.tables_of(ident, LATEST)
    return answer(
        {
            "player": player.id,
            "name": player.name,
            "account": player.account,
            "ratings": [rating_data(rating) for rating in ratings],
            "games": [listed(table, ident) for table in tables if _is_public(table)],
        }
    )


def _is_public(listing: Listing) -> bool:
    """The name of a table is its invitation: those of private ones are told once they are over."""
    return listing.founding.terms.public or listing.summary.stage == "over"
