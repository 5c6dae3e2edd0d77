"""Dispatches commands to their handlers.

`decide` is pure: it returns entries or raises `Refused`, and changes nothing. A refusal never
reveals information that is hidden from the seat that asked.
"""

from functools import singledispatch

from florilege.kernel.refusal import refused
from florilege.tables import chat, commands, consent, playing, seating
from florilege.tables.commands import Command
from florilege.tables.entry import Entry, TableEvent
from florilege.tables.table import Table


def decide(command: Command, table: Table, now: int) -> list[Entry]:
    """Return the entries that a command adds to a table, or raise `Refused`."""
    if not 0 <= command.seat < table.setup.seats:
        raise refused("no-such-seat", "", {"seats": table.setup.seats})
    events = handle(command, table, now)
    at = max(now, table.at)  # the clocks of several machines may differ; timestamps never decrease
    return [
        Entry(table.version + place, at, command.by, command.client, command.seq, event)
        for place, event in enumerate(events, 1)
    ]


@singledispatch
def handle(command: Command, table: Table, now: int) -> list[TableEvent]:
    """Return the events that a command causes; each type of command has its own handler."""
    raise NotImplementedError(type(command), table, now)


handle.register(commands.Sit, seating.sit)
handle.register(commands.SeatBot, seating.seat_bot)
handle.register(commands.Unseat, seating.unseat)
handle.register(commands.Leave, seating.leave)
handle.register(commands.Return, seating.come_back)
handle.register(commands.Relieve, seating.relieve)
handle.register(commands.Carry, seating.carry)
handle.register(commands.Play, playing.play)
handle.register(commands.Abandon, playing.abandon)
handle.register(commands.StopClock, playing.stop_clock)
handle.register(commands.TakeBack, consent.take_back)
handle.register(commands.OfferDraw, consent.offer_draw)
handle.register(commands.Answer, consent.answer)
handle.register(commands.Say, chat.say)
handle.register(commands.Rematch, chat.rematch)
handle.register(commands.Rate, chat.rate)
