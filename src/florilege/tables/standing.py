"""What several decisions ask first: does the game go on, and is this your seat?"""

from florilege.kernel.refusal import refused
from florilege.tables.chair import Chair
from florilege.tables.commands import Command
from florilege.tables.course import Course
from florilege.tables.entry import HOUSE
from florilege.tables.table import Table


def course_of(table: Table) -> Course:
    """Return the game while it is played, or refuse."""
    if table.ending is not None:
        raise refused("game-over")
    if table.course is None:
        raise refused("not-begun")
    return table.course


def check_gathering(table: Table) -> None:
    """Refuse once the game has begun."""
    if table.course is not None:
        raise refused("begun")


def held_chair(command: Command, table: Table) -> Chair:
    """Return the seat of whoever asks, or refuse."""
    if not table.holds(command.by, command.seat):
        raise refused("not-your-seat", "", {"seat": command.seat})
    return table.chairs[command.seat]


def check_plays(command: Command, table: Table) -> None:
    """Refuse whoever does not play this seat now: the person, or the bot that stands in."""
    if command.by == HOUSE:
        if not table.chairs[command.seat].player_bot():
            raise refused("not-your-seat", "", {"seat": command.seat})
        return
    chair = held_chair(command, table)
    if chair.forfeited:
        raise refused("forfeited")
    if chair.stand_in:
        raise refused("relieved")


def others(command: Command, table: Table) -> list[int]:
    """Return the seats of other people, who have to be asked."""
    return [seat for seat in table.present() if not table.holds(command.by, seat)]
