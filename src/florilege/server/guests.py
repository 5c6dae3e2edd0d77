"""Names for guests: a flower and a trait, from the catalogue of the guest's language."""

import secrets

from florilege.server.identity import new_ident
from florilege.server.refusal_text import catalogue
from florilege.tables.store import Player
from florilege.tables.text_rules import NAME_LENGTH


def new_guest(language: str, now: int) -> Player:
    return Player(id=new_ident(), name=guest_name(language), at=now)


def guest_name(language: str) -> str:
    messages = catalogue(language)
    flower, trait = (
        secrets.choice(messages.say(ident).split()) for ident in ("guest-flowers", "guest-traits")
    )
    return messages.say("guest-name", {"flower": flower, "trait": trait})[:NAME_LENGTH]
