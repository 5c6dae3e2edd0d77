"""What may need the consent of the other players: undo and draws."""

from dataclasses import dataclass
from typing import ClassVar

from florilege.kernel.refusal import refused
from florilege.tables.commands.command import Command
from florilege.tables.commands.guards import check_plays, game_log_of, held_seat, others
from florilege.tables.model.events import (
    GameEnded,
    MovesUndone,
    OfferAccepted,
    OfferDeclined,
    OfferMade,
)
from florilege.tables.model.history import TableEvent
from florilege.tables.model.offers import DRAW, UNDO, Offer
from florilege.tables.model.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Undo(Command):
    """Go back to the position after `ply` moves, at once or with the consent of the others."""

    message: ClassVar[str] = "undo"
    ply: int

    def decide(self, table: Table, now: int) -> list[TableEvent]:
        game_log = game_log_of(table)
        check_plays(self, table)
        policy = table.setup.terms.undo
        if policy == "never":
            raise refused("undo-never")
        if not 0 <= self.ply < game_log.ply or game_log.movers[self.ply] != self.seat:
            raise refused("undo-not-yours", "", {"ply": self.ply})
        if game_log.is_free_to_undo(self.ply, self.seat):
            return [MovesUndone(self.seat, self.ply)]
        if policy == "barrier":
            raise refused("undo-barrier")
        return _make_offer(self, table, UNDO, self.ply)


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferDraw(Command):
    """Offer a draw; refused unless people play all seats."""

    message: ClassVar[str] = "draw"

    def decide(self, table: Table, now: int) -> list[TableEvent]:
        game_log = game_log_of(table)
        check_plays(self, table)
        if len(table.people()) < len(table.seat_states):
            raise refused("draw-with-bots")
        return _make_offer(self, table, DRAW, game_log.ply)


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerOffer(Command):
    """Accept or decline an offer; `offer` is the version it was made at.

    The last consent fulfils the offer, one refusal cancels it.
    """

    message: ClassVar[str] = "answer"
    most_events: ClassVar[int | None] = None
    offer: int
    agree: bool

    def decide(self, table: Table, now: int) -> list[TableEvent]:
        game_log_of(table)
        held_seat(self, table)
        offer = table.offer
        if offer is None or offer.version != self.offer:
            raise refused("no-offer")
        if table.holds(self.by, offer.seat) or self.seat in offer.agreed:
            raise refused("answered")
        if not self.agree:
            return [OfferDeclined(self.seat)]
        missing = _missing_consent(offer, table) - {self.seat}
        return [OfferAccepted(self.seat), *([] if missing else _fulfil(offer, table))]


def _make_offer(command: Command, table: Table, kind: str, ply: int) -> list[TableEvent]:
    if table.offer is not None:
        raise refused("offer-open")
    if not others(command, table):
        return _fulfil(Offer(0, kind, command.seat, ply), table)
    return [OfferMade(command.seat, kind, ply)]


def _missing_consent(offer: Offer, table: Table) -> set[int]:
    asker = table.seat_states[offer.seat].holders
    asked = {seat for seat in table.present() if table.seat_states[seat].holders != asker}
    return asked - set(offer.agreed)


def _fulfil(offer: Offer, table: Table) -> list[TableEvent]:
    if offer.kind == UNDO:
        return [MovesUndone(offer.seat, offer.ply)]
    winners = [str(seat) for seat in range(table.setup.seats)]
    return [GameEnded(reason="agreed", winners=winners)]
