"""Refusals in the words of a client's language."""

from functools import cache
from typing import TypedDict

from florilege.kernel.refusal import Args, Refused
from florilege.kernel.registry import games
from florilege.locale.catalogue import LANGUAGES, Catalogue


class RefusalText(TypedDict):
    """A refusal as clients receive it."""

    code: str
    clause: str
    args: Args
    game: str
    text: str


@cache
def words(language: str, game: str = "") -> Catalogue:
    """Return the catalogue of a language, and of a game if there is one of that name."""
    return Catalogue(language, games().get(game))


def tell(error: Refused, language: str) -> RefusalText:
    """Return a refusal with its sentence."""
    refusal = error.refusal
    return {
        "code": refusal.code,
        "clause": refusal.clause,
        "args": refusal.args,
        "game": error.game,
        "text": words(language, error.game).refusal(refusal),
    }


def preferred(header: str) -> str:
    """Return the first language of an Accept-Language header that we speak, else English."""
    for part in header.split(","):
        language = part.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
