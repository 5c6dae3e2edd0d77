"""Sitting down, getting up, and who plays for whom."""

from florilege.bots import roster
from florilege.kernel import registry
from florilege.kernel.refusal import refused
from florilege.tables.commands import Carry, Command, Leave, Relieve, Return, SeatBot, Sit, Unseat
from florilege.tables.entry import Deed
from florilege.tables.standing import check_gathering, course_of, held_chair
from florilege.tables.table import Table
from florilege.tables.texts import NAME_LENGTH, is_printed

STAND_IN = roster.FLORIST
PATIENCE = 120_000  # milliseconds that others wait for a move before they may ask for a bot


def sit(command: Sit, table: Table, _now: int) -> list[Deed]:
    """Grant an empty seat."""
    check_gathering(table)
    if not table.chairs[command.seat].is_free():
        raise refused("seat-taken", "", {"seat": command.seat})
    name = command.name.strip()
    if not is_printed(name) or len(name) > NAME_LENGTH:
        raise refused("bad-name", "", {"most": NAME_LENGTH})
    return [Deed("sat", command.seat, {"name": name}), *_beginning(command, table)]


def seat_bot(command: SeatBot, table: Table, _now: int) -> list[Deed]:
    """Grant a bot on an empty seat."""
    _check_founder(command, table)
    if not table.chairs[command.seat].is_free():
        raise refused("seat-taken", "", {"seat": command.seat})
    roster.make(command.bot, registry.find(table.founding.game))
    return [Deed("bot", command.seat, {"bot": command.bot}), *_beginning(command, table)]


def _beginning(command: Command, table: Table) -> list[Deed]:
    """Begin as soon as the last seat is taken."""
    free = [seat for seat, chair in enumerate(table.chairs) if chair.is_free()]
    return [Deed("began", None, {})] if free == [command.seat] else []


def unseat(command: Unseat, table: Table, _now: int) -> list[Deed]:
    """Empty a seat for somebody else."""
    _check_founder(command, table)
    if table.chairs[command.seat].is_free():
        raise refused("seat-empty", "", {"seat": command.seat})
    return [Deed("emptied", command.seat, {})]


def _check_founder(command: Command, table: Table) -> None:
    check_gathering(table)
    if command.by != table.founding.by:
        raise refused("not-the-founder")


def leave(command: Leave, table: Table, _now: int) -> list[Deed]:
    """Free the seat; once the game has begun, let a bot play on, or end it if nobody is left."""
    chair = held_chair(command, table)
    if table.course is None:
        return [Deed("emptied", command.seat, {})]
    course_of(table)
    if chair.stand_in:
        raise refused("relieved")
    relief = Deed("relieved", command.seat, {"bot": STAND_IN})
    if table.present() == [command.seat]:
        return [relief, Deed("ended", None, {"reason": "abandoned", "winners": []})]
    return [relief]


def come_back(command: Return, table: Table, _now: int) -> list[Deed]:
    """Give the seat back to its player."""
    course_of(table)
    chair = held_chair(command, table)
    if chair.forfeited:
        raise refused("forfeited")
    if not chair.stand_in:
        raise refused("not-relieved")
    return [Deed("returned", command.seat, {})]


def relieve(command: Relieve, table: Table, now: int) -> list[Deed]:
    """Let a bot play for a person the others have waited for long enough."""
    course_of(table)
    if not any(command.by in chair.holders for chair in table.chairs):
        raise refused("not-at-table")
    chair = table.chairs[command.seat]
    if not chair.is_person() or chair.stand_in or table.decides() != command.seat:
        raise refused("nobody-to-relieve", "", {"seat": command.seat})
    waiting = table.turned + PATIENCE - now
    if waiting > 0:
        raise refused("patience", "", {"seat": command.seat, "seconds": -(-waiting // 1000)})
    return [Deed("relieved", command.seat, {"bot": STAND_IN})]


def carry(command: Carry, table: Table, _now: int) -> list[Deed]:
    """Let another device of the same person hold the seat too."""
    chair = table.chairs[command.seat]
    if not chair.holders:
        raise refused("seat-empty", "", {"seat": command.seat})
    if command.by in chair.holders:
        return []
    return [Deed("carried", command.seat, {})]
