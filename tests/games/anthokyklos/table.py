"""Anthokyklos on the table: positions and moves in notation, and short questions about them."""

from typing import Final, cast

import pytest

from florilege.games.anthokyklos.game import GAME
from florilege.games.anthokyklos.position import AnthokyklosPosition
from florilege.games.anthokyklos.view import BoardData, MarketCardData
from florilege.kernel.dice import fast_dice
from florilege.kernel.journal import Event, Journal
from florilege.kernel.refusal import Refusal, Refused
from florilege.kernel.seats import LETTERS
from tests.games.scenario import moves as moves
from tests.games.scenario import play as play
from tests.games.scenario import refusal as refusal
from tests.games.scenario import turn as turn

BARE: Final = "."
MARKET: Final = ["M74", "M72", "M73", "M70", "M71", "M82"]  # rarely valid


def table(*texts: str, seed: int = 1) -> AnthokyklosPosition:
    """Read a position: later lines replace earlier ones; what all leave out is filled in.

    A ring may be given by its slots alone (`1 ccc......`): its pyramid then holds the petals left
    over, with as many places taken from the top as petals lie on the ring. A ring left out is
    empty. The market is filled up with cards that are rarely valid.
    """
    lines = [line.strip() for text in texts for line in text.splitlines() if line.strip()]
    given = {line.split()[0]: line for line in lines}
    seats = int(given.setdefault("seats", "seats 2").split()[1])
    given.setdefault("turn", "turn A")
    for ring in "12345":
        words = given.get(ring, f"{ring} {BARE * 9}").split()
        given[ring] = " ".join(words) if len(words) == 3 else f"{ring} {words[1]} {rest(words[1])}"
    for seat in LETTERS[:seats]:
        given.setdefault(seat, f"{seat} cards -")
    market = given.get("market", "market").split()[1:]
    named = " ".join(given.values())
    spare = [card for card in MARKET if card not in named]
    if market != ["-"]:
        market += spare[: seats + 1 - len(market)]
    given["market"] = " ".join(["market", *market])
    return read("\n".join(given.values()), seed)


def rest(slots: str) -> str:
    """Return a pyramid of the petals that a ring does not show, the top places taken first."""
    left = "".join(colour * (3 - slots.count(colour)) for colour in "cgi")
    places = BARE * (9 - len(left)) + left
    return f"{places[:2]}/{places[2:5]}/{places[5:]}"


def read(text: str, seed: int = 1) -> AnthokyklosPosition:
    """Read a whole position as it stands, and keep a journal."""
    position = GAME.read(text, fast_dice(seed))
    assert isinstance(position, AnthokyklosPosition)
    position.journal = Journal()
    return position


def new(seats: int, seed: int = 1, **options: str) -> AnthokyklosPosition:
    """Set up a new game."""
    position = GAME.start(seats, options, fast_dice(seed), Journal())
    assert isinstance(position, AnthokyklosPosition)
    return position


def refused_text(*texts: str) -> Refusal:
    """Return why a position is refused."""
    with pytest.raises(Refused) as caught:
        table(*texts)
    return caught.value.refusal


def asked(position: AnthokyklosPosition) -> str:
    """Return what is asked now."""
    return position.question().kind


def ring(position: AnthokyklosPosition, number: int) -> str:
    """Return the slots of a ring: `cg.......`."""
    return "".join(petal or BARE for petal in board(position)["rings"][number - 1]["slots"])


def market(position: AnthokyklosPosition) -> list[str]:
    """Return the cards of the market, from the oldest."""
    return [offer["card"]["card"] for offer in board(position)["market"]]


def offer(position: AnthokyklosPosition, card: str) -> MarketCardData:
    """Return a card of the market as it is shown."""
    return next(found for found in board(position)["market"] if found["card"]["card"] == card)


def won(position: AnthokyklosPosition, seat: str) -> list[str]:
    """Return the cards a player has validated."""
    return [card["card"] for card in board(position)["players"][LETTERS.index(seat)]["cards"]]


def points(position: AnthokyklosPosition, seat: str) -> int:
    """Return a player's points."""
    return board(position)["players"][LETTERS.index(seat)]["points"]


def board(position: AnthokyklosPosition) -> BoardData:
    """Return what everybody sees."""
    return cast(BoardData, position.board(0))


def events(position: AnthokyklosPosition, kind: str) -> list[Event]:
    """Return the events of a kind, also of cards with a quantity."""
    assert position.journal is not None
    return [event for event in position.journal.events if event.kind in (kind, f"{kind}-least")]
