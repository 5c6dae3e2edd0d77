"""Tables and ratings as JSON data for lists."""

from florilege.server.protocol.http import ListingData, RatingData
from florilege.tables.store import Listing, Rating

CAUTION = 3  # deviations below the mean, for a conservative estimate


def listing_data(listing: Listing, reader: str = "") -> ListingData:
    """`mine` lists the reader's seats."""
    setup, summary = listing.setup, listing.summary
    return {
        "table": setup.table,
        "game": setup.game,
        "settings": setup.settings,
        "terms": setup.terms.data(),
        "stage": summary.stage,
        "founder": setup.by,
        "seats": setup.seats,
        "people": sorted({seat for seat, _ in summary.people}),
        "mine": [seat for seat, player in summary.people if player == reader],
        "at": listing.at,
    }


def rating_data(rating: Rating) -> RatingData:
    return {
        "game": rating.game,
        "mu": rating.mu,
        "sigma": rating.sigma,
        "games": rating.games,
        "shown": round(rating.mu - CAUTION * rating.sigma, 2),
    }
