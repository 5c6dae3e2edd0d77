"""Handlers for actions that may need the consent of the other players: undo and draws."""

from florilege.kernel.refusal import refused
from florilege.tables.commands.commands import AnswerOffer, Command, OfferDraw, Undo
from florilege.tables.commands.guards import check_plays, game_log_of, held_seat, others
from florilege.tables.model.events import TableEvent
from florilege.tables.model.table import Offer, Table

UNDO = "undo"
DRAW = "draw"


def undo(command: Undo, table: Table, _now: int) -> list[TableEvent]:
    """Undo at once if no information was revealed since; otherwise ask the others."""
    game_log = game_log_of(table)
    check_plays(command, table)
    undo = table.setup.terms.undo
    if undo == "never":
        raise refused("undo-never")
    if not 0 <= command.ply < game_log.ply or game_log.movers[command.ply] != command.seat:
        raise refused("undo-not-yours", "", {"ply": command.ply})
    if game_log.is_free_to_undo(command.ply, command.seat):
        return _undone(command.seat, command.ply)
    if undo == "barrier":
        raise refused("undo-barrier")
    return _propose(command, table, UNDO, command.ply)


def offer_draw(command: OfferDraw, table: Table, _now: int) -> list[TableEvent]:
    """Offer a draw; refused unless people play all seats."""
    game_log = game_log_of(table)
    check_plays(command, table)
    if len(table.people()) < len(table.seat_states):
        raise refused("draw-with-bots")
    return _propose(command, table, DRAW, game_log.ply)


def _propose(command: Command, table: Table, kind: str, ply: int) -> list[TableEvent]:
    if table.offer is not None:
        raise refused("offer-open")
    if not others(command, table):
        return _fulfil(Offer(0, kind, command.seat, ply), table)
    return [TableEvent("offered", command.seat, {"offer": kind, "ply": ply})]


def answer_offer(command: AnswerOffer, table: Table, _now: int) -> list[TableEvent]:
    """Record an answer; the last consent fulfils the offer, one refusal cancels it."""
    game_log_of(table)
    held_seat(command, table)
    offer = table.offer
    if offer is None or offer.version != command.offer:
        raise refused("no-offer")
    if table.holds(command.by, offer.seat) or command.seat in offer.agreed:
        raise refused("answered")
    if not command.agree:
        return [TableEvent("declined", command.seat, {})]
    agreed = TableEvent("agreed", command.seat, {})
    missing = _missing_consent(offer, table) - {command.seat}
    return [agreed] if missing else [agreed, *_fulfil(offer, table)]


def _missing_consent(offer: Offer, table: Table) -> set[int]:
    """Return the seats whose consent is still missing."""
    asker = table.seat_states[offer.seat].holders
    asked = {seat for seat in table.present() if table.seat_states[seat].holders != asker}
    return asked - set(offer.agreed)


def _fulfil(offer: Offer, table: Table) -> list[TableEvent]:
    if offer.kind == UNDO:
        return _undone(offer.seat, offer.ply)
    winners = [str(seat) for seat in range(table.setup.seats)]
    return [TableEvent("ended", None, {"reason": "agreed", "winners": winners})]


def _undone(seat: int, ply: int) -> list[TableEvent]:
    return [TableEvent("undone", seat, {"ply": ply})]
