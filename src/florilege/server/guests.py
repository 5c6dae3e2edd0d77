"""Names for guests: a flower and a trait, from the catalogue of their language."""

import secrets

from florilege.server.identity import new_ident
from florilege.server.speech import words
from florilege.tables.store import Player
from florilege.tables.texts import NAME_LENGTH


def new_guest(language: str, now: int) -> Player:
    """Return somebody new with a made-up name."""
    return Player(id=new_ident(), name=guest_name(language), at=now)


def guest_name(language: str) -> str:
    """Return a flower's name."""
    said = words(language)
    flower, trait = (
        secrets.choice(said.say(ident).split()) for ident in ("guest-flowers", "guest-traits")
    )
    return said.say("guest-name", {"flower": flower, "trait": trait})[:NAME_LENGTH]
