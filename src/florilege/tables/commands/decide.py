"""Dispatches commands to their handlers.

`decide` is pure: it returns events or raises `Refused`, and changes nothing. A refusal never
reveals information that is hidden from the seat that asked.
"""

from functools import singledispatch

from florilege.kernel.refusal import refused
from florilege.tables.commands import chat, commands, consent, playing, seating
from florilege.tables.commands.commands import Command
from florilege.tables.model.events import StoredEvent, TableEvent
from florilege.tables.model.table import Table


def decide(command: Command, table: Table, now: int) -> list[StoredEvent]:
    """Return the events that a command adds to a table, or raise `Refused`."""
    if not 0 <= command.seat < table.setup.seats:
        raise refused("no-such-seat", "", {"seats": table.setup.seats})
    events = handle(command, table, now)
    at = max(now, table.at)  # the clocks of several machines may differ; timestamps never decrease
    return [
        StoredEvent(table.version + place, at, command.by, command.client, command.seq, event)
        for place, event in enumerate(events, 1)
    ]


@singledispatch
def handle(command: Command, table: Table, now: int) -> list[TableEvent]:
    """Return the events that a command causes; each type of command has its own handler."""
    raise NotImplementedError(type(command), table, now)


handle.register(commands.TakeSeat, seating.take_seat)
handle.register(commands.SeatBot, seating.seat_bot)
handle.register(commands.ClearSeat, seating.clear_seat)
handle.register(commands.LeaveSeat, seating.leave_seat)
handle.register(commands.ReturnToSeat, seating.return_to_seat)
handle.register(commands.RequestStandIn, seating.request_stand_in)
handle.register(commands.AddDevice, seating.add_device)
handle.register(commands.Play, playing.play)
handle.register(commands.Resign, playing.resign)
handle.register(commands.ExpireClock, playing.expire_clock)
handle.register(commands.Undo, consent.undo)
handle.register(commands.OfferDraw, consent.offer_draw)
handle.register(commands.AnswerOffer, consent.answer_offer)
handle.register(commands.PostMessage, chat.post_message)
handle.register(commands.LinkRematch, chat.link_rematch)
handle.register(commands.MarkRated, chat.mark_rated)
