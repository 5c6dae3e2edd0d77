"""Whether what is asked of a table is granted, and what happens then.

`decide` changes nothing: it returns deeds, or raises `Refused`. What is asked by a seat is refused
on grounds that the seat knows.
"""

from functools import singledispatch

from florilege.kernel.refusal import refused
from florilege.tables import commands, offering, playing, seating, talking
from florilege.tables.commands import Command
from florilege.tables.entry import Deed, Entry
from florilege.tables.table import Table


def decide(command: Command, table: Table, now: int) -> list[Entry]:
    """Return the next entries of a table, as this command asks for them, or raise `Refused`."""
    if not 0 <= command.seat < table.founding.seats:
        raise refused("no-such-seat", "", {"seats": table.founding.seats})
    deeds = grant(command, table, now)
    at = max(now, table.at)  # clocks of several machines differ a little; entries never go back
    return [
        Entry(table.version + place, at, command.by, command.client, command.seq, deed)
        for place, deed in enumerate(deeds, 1)
    ]


@singledispatch
def grant(command: Command, table: Table, now: int) -> list[Deed]:
    """Return what a command brings about; each kind of command has its own answer."""
    raise NotImplementedError(type(command), table, now)


grant.register(commands.Sit, seating.sit)
grant.register(commands.SeatBot, seating.seat_bot)
grant.register(commands.Unseat, seating.unseat)
grant.register(commands.Leave, seating.leave)
grant.register(commands.Return, seating.come_back)
grant.register(commands.Relieve, seating.relieve)
grant.register(commands.Carry, seating.carry)
grant.register(commands.Play, playing.play)
grant.register(commands.Abandon, playing.abandon)
grant.register(commands.StopClock, playing.stop_clock)
grant.register(commands.TakeBack, offering.take_back)
grant.register(commands.OfferDraw, offering.offer_draw)
grant.register(commands.Answer, offering.answer)
grant.register(commands.Say, talking.say)
grant.register(commands.Rematch, talking.rematch)
grant.register(commands.Rate, talking.rate)
