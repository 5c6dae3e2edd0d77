"""What needs the others' consent: taking moves back beyond the barrier, and draws."""

from florilege.kernel.refusal import refused
from florilege.tables.commands import Answer, Command, OfferDraw, TakeBack
from florilege.tables.entry import Deed
from florilege.tables.standing import check_plays, course_of, held_chair, others
from florilege.tables.table import Offer, Table

UNDO = "undo"
DRAW = "draw"


def take_back(command: TakeBack, table: Table, _now: int) -> list[Deed]:
    """Grant an undo at once up to the barrier of information; ask the others beyond it."""
    course = course_of(table)
    check_plays(command, table)
    undo = table.founding.terms.undo
    if undo == "never":
        raise refused("undo-never")
    if not 0 <= command.ply < course.ply or course.movers[command.ply] != command.seat:
        raise refused("undo-not-yours", "", {"ply": command.ply})
    if course.is_free_to_undo(command.ply, command.seat):
        return _undone(command.seat, command.ply)
    if undo == "barrier":
        raise refused("undo-barrier")
    return _propose(command, table, UNDO, command.ply)


def offer_draw(command: OfferDraw, table: Table, _now: int) -> list[Deed]:
    """Ask the others for a draw; bots play on."""
    course = course_of(table)
    check_plays(command, table)
    if len(table.people()) < len(table.chairs):
        raise refused("draw-with-bots")
    return _propose(command, table, DRAW, course.ply)


def _propose(command: Command, table: Table, kind: str, ply: int) -> list[Deed]:
    if table.offer is not None:
        raise refused("offer-open")
    if not others(command, table):
        return _fulfilled(Offer(0, kind, command.seat, ply), table)
    return [Deed("offered", command.seat, {"offer": kind, "ply": ply})]


def answer(command: Answer, table: Table, _now: int) -> list[Deed]:
    """Note an answer; the last consent makes it happen, one refusal ends it."""
    course_of(table)
    held_chair(command, table)
    offer = table.offer
    if offer is None or offer.version != command.offer:
        raise refused("no-offer")
    if table.holds(command.by, offer.seat) or command.seat in offer.agreed:
        raise refused("answered")
    if not command.agree:
        return [Deed("declined", command.seat, {})]
    agreed = Deed("agreed", command.seat, {})
    missing = _unasked(offer, table) - {command.seat}
    return [agreed] if missing else [agreed, *_fulfilled(offer, table)]


def _unasked(offer: Offer, table: Table) -> set[int]:
    """Return the seats whose consent is still missing."""
    asker = table.chairs[offer.seat].holders
    asked = {seat for seat in table.present() if table.chairs[seat].holders != asker}
    return asked - set(offer.agreed)


def _fulfilled(offer: Offer, table: Table) -> list[Deed]:
    if offer.kind == UNDO:
        return _undone(offer.seat, offer.ply)
    winners = [str(seat) for seat in range(table.founding.seats)]
    return [Deed("ended", None, {"reason": "agreed", "winners": winners})]


def _undone(seat: int, ply: int) -> list[Deed]:
    return [Deed("undone", seat, {"ply": ply})]
