"""The rules: legal moves, and what a turn does, step by step (§12.1)."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.games.anthokyklos import events, moves, scoring
from florilege.games.anthokyklos.flower import RINGS, cell_at, open_slots, ring_of
from florilege.games.anthokyklos.moves import CLAIMING, DONE, RESERVING
from florilege.games.anthokyklos.pyramid import UNCOVERED
from florilege.games.anthokyklos.state import CLAIM, FORTY_FIVE, IDLE_ROUNDS, NO_CARD, TURN, State
from florilege.kernel.bits import BIT, lowest
from florilege.kernel.seats import NOBODY


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Rules(State):
    def fill_legal(self, out: vec[i64]) -> i64:
        """List placements then reservations, or the claims."""
        if self.phases.phase == TURN:
            return self.list_reservations(out, self.list_placements(out))
        if self.phases.phase == CLAIM:
            return self.list_claims(out, False)
        return 0

    def list_placements(self, out: vec[i64]) -> i64:
        occupied = self.occupied()
        listed: i64 = 0
        for ring in range(RINGS):
            slots = open_slots(occupied, ring, self.variant.whole_rings)  # §6.3, §6.4
            places = UNCOVERED[ring_of(self.taken, ring)]  # §6.2
            while slots and places:
                first = moves.placing(ring, lowest(places), 0)
                places &= places - 1
                left = slots
                while left:
                    out[listed] = first + lowest(left)
                    left &= left - 1
                    listed += 1
        return listed

    def list_reservations(self, out: vec[i64], listed: i64) -> i64:
        if self.has_reserved(self.phases.seat):
            return listed  # §7.3
        for place in range(len(self.market)):
            if self.market[place] != NO_CARD and self.holders[place] == NOBODY:
                out[listed] = RESERVING + self.market[place]
                listed += 1
        return listed

    def fill_sensible(self, out: vec[i64]) -> i64:
        """Leave out claims of absent motifs: everyone can see the flower (K20)."""
        if self.phases.phase == CLAIM:
            return self.list_claims(out, True)
        return self.fill_legal(out)

    def list_claims(self, out: vec[i64], present: bool) -> i64:
        listed: i64 = 0
        for place in range(len(self.market)):
            if self.is_claimable(place) and (not present or self.is_present(self.market[place])):
                out[listed] = CLAIMING + self.market[place]
                listed += 1
        out[listed] = DONE
        return listed + 1

    def is_claimable(self, place: i64) -> bool:
        claimed = self.phases.subject >> place & 1 == 1
        return not claimed and self.is_open_to(self.phases.seat, place)

    def apply(self, move: i64) -> None:
        if move < RESERVING:
            self.place_petal(move // 81, move // 9 % 9, move % 9)
            self.after_action()
        elif move < CLAIMING:
            self.reserve(move - RESERVING)
            self.after_action()
        elif move == DONE:
            self.award(self.phases.subject)
        else:
            self.claim(self.place_of(move - CLAIMING))

    # The action: §6, §7.

    def place_petal(self, ring: i64, place: i64, slot: i64) -> None:
        source = cell_at(ring, place)  # §6.1
        colour = self.stock[source]
        self.taken |= BIT[source]
        events.placed(self.journal, self.phases.seat, colour, ring, slot)
        self.bloom(cell_at(ring, slot), colour)

    def reserve(self, card: i64) -> None:
        self.holders[self.place_of(card)] = self.phases.seat  # §7.1
        events.reserved(self.journal, self.deck, self.phases.seat, card)

    # The check at the end of the turn: §10.

    def after_action(self) -> None:
        """Take every valid card, or ask which ones the player has seen (K20)."""
        if not self.variant.sharp_eyes:
            self.award(self.valid_places())
        elif self.is_barred(self.phases.seat):
            self.sit_out()
        elif self.can_claim():
            self.phases.push(CLAIM, self.phases.seat, 0)
        else:
            self.end_turn()

    def valid_places(self) -> i64:
        found: i64 = 0
        for place in range(len(self.market)):
            if self.is_open_to(self.phases.seat, place) and self.is_present(self.market[place]):
                found |= BIT[place]  # §10.1
        return found

    def can_claim(self) -> bool:
        for place in range(len(self.market)):
            if self.is_open_to(self.phases.seat, place):
                return True
        return False

    def claim(self, place: i64) -> None:
        """Claim a card; a wrong claim ends the claiming (K20)."""
        card = self.market[place]
        claimed = self.phases.subject
        if self.is_present(card):
            events.claimed(self.journal, self.deck, self.phases.seat, card)
            self.phases.subject = claimed | BIT[place]
        else:
            self.mistake(card)
            self.award(claimed)

    def mistake(self, card: i64) -> None:
        """Make the player pay for a wrong claim, according to the variant (K20)."""
        seat = self.phases.seat
        events.mistaken(self.journal, self.deck, seat, card)
        if self.variant.skips_next or self.variant.loses_point:
            self.wrong[seat] += 1
            events.fined(self.journal, seat, self.variant.penalty)
        if self.variant.loses_point:
            self.points[seat] -= 1

    def sit_out(self) -> None:
        """End a turn without claims, which pays for the last wrong claim (K20)."""
        self.wrong[self.phases.seat] = 0
        events.sat_out(self.journal, self.phases.seat)
        self.end_turn()

    def award(self, places: i64) -> None:
        """Give the player all these cards at the same time (§10.4), and end the turn."""
        if self.phases.phase == CLAIM:
            self.phases.pop()
        if places:
            self.idle = -1
        while places:
            self.win(self.phases.seat, lowest(places))
            places &= places - 1
        self.end_turn()

    def end_turn(self) -> None:
        """Refill the market (§10.6) and hand the turn on, or end the game (§11.1, K25)."""
        self.idle += 1
        if self.taken == FORTY_FIVE:
            self.close_up()
            self.phases.pop()
            events.result(self.journal, scoring.outcome(self))
            return
        if self.idle == 0:
            self.refill("10.6")
        if self.variant.refresh and self.idle >= IDLE_ROUNDS * self.seats:
            self.freshen()
        self.phases.seat = (self.phases.seat + 1) % self.seats

    def freshen(self) -> None:
        self.idle = 0
        if self.pile_low == 0 and self.pile_high == 0 and len(self.under) == 0:
            return
        for place in range(len(self.market)):
            card = self.market[place]
            if card != NO_CARD and self.holders[place] == NOBODY:
                self.market[place] = NO_CARD
                self.put_under(card)  # K29
                events.retired(self.journal, self.deck, card)
                self.refill("K29")
                return
