"""Tables and ratings as lists show them."""

from florilege.tables.store import Listing, Rating

CAUTION = 3  # deviations below the mean: what a player is at least thought to be worth


def listed(listing: Listing, reader: str = "") -> dict[str, object]:
    """Return a table of a list as JSON data; `mine` are the reader's seats."""
    founding, summary = listing.founding, listing.summary
    return {
        "table": founding.table,
        "game": founding.game,
        "settings": founding.settings,
        "terms": founding.terms.data(),
        "stage": summary.stage,
        "founder": founding.by,
        "seats": founding.seats,
        "people": sorted({seat for seat, _ in summary.people}),
        "mine": [seat for seat, player in summary.people if player == reader],
        "at": listing.at,
    }


def rating_data(rating: Rating) -> dict[str, object]:
    """Return a rating as JSON data."""
    return {
        "game": rating.game,
        "mu": rating.mu,
        "sigma": rating.sigma,
        "games": rating.games,
        "shown": round(rating.mu - CAUTION * rating.sigma, 2),
    }
