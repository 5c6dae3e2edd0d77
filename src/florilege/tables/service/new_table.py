"""Validates requests for new tables and builds their setup."""

import hmac
import secrets
from dataclasses import dataclass, field, replace

from florilege.bots import roster
from florilege.kernel import registry
from florilege.kernel.dice import SECRET_BYTES, SealedDice
from florilege.kernel.options import Value
from florilege.kernel.record import read_record, replay
from florilege.kernel.refusal import check_range, refused
from florilege.tables.commands.command import Command
from florilege.tables.commands.guards import held_seat
from florilege.tables.model.setup import ClockTerms, TableSetup, Terms
from florilege.tables.model.table import Table

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # without easily confused characters
NAME_LENGTH = 10
LONGEST_RESERVE = 60 * 60 * 24 * 60
LONGEST_INCREMENT = 60 * 60


@dataclass(frozen=True, slots=True)
class NewTable:
    game: str
    seats: int
    terms: Terms
    options: dict[str, Value] = field(default_factory=dict)


def new_name() -> str:
    """Return a random table name: short enough to read out, too long to guess."""
    return name_from(secrets.token_bytes(NAME_LENGTH))


def name_from(digits: bytes) -> str:
    return "".join(ALPHABET[digit % len(ALPHABET)] for digit in digits[:NAME_LENGTH])


def create_setup(wanted: NewTable, by: str, at: int, origin: str = "") -> TableSetup:
    """Refuse what the game or the server does not allow."""
    game = registry.find(wanted.game)
    game.check_seats(wanted.seats)
    settings = game.settings(wanted.options)
    check_terms(wanted)
    setup = TableSetup(
        table=new_name(),
        at=at,
        by=by,
        game=game.key,
        ruleset=game.version,
        seats=wanted.seats,
        settings=settings,
        secret=secrets.token_bytes(SECRET_BYTES),
        terms=wanted.terms,
        origin=origin,
    )
    game.start(wanted.seats, settings, SealedDice(setup.secret))  # refuses incompatible options
    return setup


def check_terms(wanted: NewTable) -> None:
    """Refuse terms that are invalid for the game or contradict each other."""
    terms = wanted.terms
    if len(terms.bots) != wanted.seats:
        raise refused("bots-for-seats", "", {"given": len(terms.bots), "seats": wanted.seats})
    game = registry.find(wanted.game)
    for name in terms.bots:
        if name is not None:
            roster.make(name, game)
    if None not in terms.bots:
        raise refused("no-people")
    if terms.rated and (terms.hints or terms.undo == "consent" or set(terms.bots) != {None}):
        raise refused("rated-terms")
    if terms.clock is not None:
        check_clock(terms.clock)


def check_clock(clock: ClockTerms) -> None:
    check_range("reserve", clock.reserve, LONGEST_RESERVE)
    if not 0 <= clock.increment <= LONGEST_INCREMENT:
        args = {"given": clock.increment, "most": LONGEST_INCREMENT}
        raise refused("increment-range", "", dict(args))


def import_setup(text: str, by: str, at: int) -> tuple[TableSetup, str]:
    """Verify the record of a finished game; return the setup of a table for it, and the record."""
    record = read_record(text)
    game = registry.find(record.game)
    if replay(record, game).outcome() is None:
        raise refused("record-unfinished")
    terms = Terms(
        public=False,
        rated=False,
        hints=False,
        undo="never",
        clock=None,
        flag="bot",
        bots=(None,) * record.seats,
    )
    setup = TableSetup(
        table=new_name(),
        at=at,
        by=by,
        game=game.key,
        ruleset=game.version,
        seats=record.seats,
        settings=record.options,
        secret=b"",
        terms=terms,
    )
    return setup, record.text()


def rematch_setup(table: Table, command: Command, at: int) -> TableSetup:
    """Return the setup of a rematch, with the same table name whoever asks.

    All players, bots included, move on by one seat.
    """
    held_seat(command, table)
    old = table.setup
    if table.ending is None or not old.secret:
        raise refused("game-goes-on")
    bots = [seat_state.bot or None for seat_state in table.seat_states]
    return replace(
        old,
        table=name_from(hmac.digest(old.secret, b"rematch", "sha256")),
        at=at,
        by=command.by,
        secret=secrets.token_bytes(SECRET_BYTES),
        terms=replace(old.terms, bots=(bots[-1], *bots[:-1])),
        origin=old.table,
    )
