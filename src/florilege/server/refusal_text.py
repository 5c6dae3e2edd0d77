"""Refusals in the client's language."""

from functools import cache

from florilege.kernel.refusal import Refused
from florilege.kernel.registry import games
from florilege.locale.catalogue import LANGUAGES, Catalogue
from florilege.server.protocol.http import ErrorData


@cache
def catalogue(language: str, game: str = "") -> Catalogue:
    """Return the catalogue of a language, with that of a game if one is named."""
    return Catalogue(language, games().get(game))


def refusal_data(error: Refused, language: str) -> ErrorData:
    refusal = error.refusal
    return {
        "code": refusal.code,
        "clause": refusal.clause,
        "args": refusal.args,
        "game": error.game,
        "text": catalogue(language, error.game).refusal(refusal),
    }


def preferred_language(header: str) -> str:
    """Return the first supported language of an Accept-Language header, or English."""
    for part in header.split(","):
        language = part.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
