"""What is asked for when a table is founded, and whether it can be."""

import hmac
import secrets
from dataclasses import dataclass, field, replace

from florilege.bots import roster
from florilege.kernel import registry
from florilege.kernel.dice import SECRET_BYTES, SealedDice
from florilege.kernel.options import Value
from florilege.kernel.record import read_record, replay
from florilege.kernel.refusal import check_range, refused
from florilege.tables.commands import Command
from florilege.tables.founding import ClockTerms, Founding, Terms
from florilege.tables.standing import held_chair
from florilege.tables.table import Table

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # without letters that look like others
NAME_LENGTH = 10
LONGEST_RESERVE = 60 * 60 * 24 * 60
LONGEST_INCREMENT = 60 * 60


@dataclass(frozen=True, slots=True)
class Request:
    """A table that somebody wants."""

    game: str
    seats: int
    terms: Terms
    options: dict[str, Value] = field(default_factory=dict)


def new_name() -> str:
    """Return the name of a new table: short enough to be read out, too long to be guessed."""
    return spell(secrets.token_bytes(NAME_LENGTH))


def spell(digits: bytes) -> str:
    """Return the beginning of random bytes as a name."""
    return "".join(ALPHABET[digit % len(ALPHABET)] for digit in digits[:NAME_LENGTH])


def found(request: Request, by: str, at: int, origin: str = "") -> Founding:
    """Return the founding of a table, or raise `Refused`."""
    game = registry.find(request.game)
    game.check_seats(request.seats)
    settings = game.settings(request.options)
    check_terms(request)
    founding = Founding(
        table=new_name(),
        at=at,
        by=by,
        game=game.key,
        ruleset=game.version,
        seats=request.seats,
        settings=settings,
        secret=secrets.token_bytes(SECRET_BYTES),
        terms=request.terms,
        origin=origin,
    )
    game.new(request.seats, settings, SealedDice(founding.secret))  # some options refuse others
    return founding


def check_terms(request: Request) -> None:
    """Refuse terms that do not fit the game, or each other."""
    terms = request.terms
    if len(terms.bots) != request.seats:
        raise refused("bots-for-seats", "", {"given": len(terms.bots), "seats": request.seats})
    game = registry.find(request.game)
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
    """Refuse a clock that nobody could play with."""
    check_range("reserve", clock.reserve, LONGEST_RESERVE)
    if not 0 <= clock.increment <= LONGEST_INCREMENT:
        args = {"given": clock.increment, "most": LONGEST_INCREMENT}
        raise refused("increment-range", "", dict(args))


def archive(text: str, by: str, at: int) -> tuple[Founding, str]:
    """Return the founding of a table that keeps a finished game, and its record, once verified."""
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
    founding = Founding(
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
    return founding, record.text()


def again(table: Table, command: Command, at: int) -> Founding:
    """Return the founding of a rematch; everybody who asks gets the same name for it.

    Everybody moves one seat on, bots too.
    """
    held_chair(command, table)
    old = table.founding
    if table.ending is None or not old.secret:
        raise refused("game-goes-on")
    bots = [chair.bot or None for chair in table.chairs]
    return replace(
        old,
        table=spell(hmac.digest(old.secret, b"rematch", "sha256")),
        at=at,
        by=command.by,
        secret=secrets.token_bytes(SECRET_BYTES),
        terms=replace(old.terms, bots=(bots[-1], *bots[:-1])),
        origin=old.table,
    )
