"""The end of turns, of players and of the game (§5.6, §5.7, §8.2, §9)."""

from mypy_extensions import i64, mypyc_attr

from florilege.games.flower_power import events, gardens, knowledge, piles
from florilege.games.flower_power.options import REMOVED as HAND_REMOVED
from florilege.games.flower_power.options import TO_RESPONSIBLE
from florilege.games.flower_power.state import (
    BY_WILL,
    HAND,
    LAST_ALIVE,
    REMOVED,
    SIMULTANEOUS,
    STALEMATE,
    WILL,
    State,
)
from florilege.kernel.seats import EVERYONE, NOBODY, Seat, only


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class EndingRules(State):
    def begin_will(self) -> None:
        """Begin the last will: the active player has no flower after a success."""
        if self.variant.elimination_before_will or self.variant.immediate_elimination:
            self.eliminate_flowerless()
        self.spared = 0
        for seat in range(self.seats):
            if self.lives(seat) and gardens.count(self, seat) == 0:
                self.spared |= only(seat)
        if self.alive & ~(only(self.active) | self.spared) == 0:
            self.finish_turn()
            return
        events.of_seat(self, "last-will", self.variant.cite("8.2"), self.active)
        self.phases.push(WILL, self.active, 0)

    def after_will(self) -> None:
        """Carry out eliminations in a will at once; a single will ends after one (§12.11)."""
        before = self.alive
        self.eliminate_flowerless()
        spent = self.alive != before and not self.variant.chained_will
        if spent or self.alive & ~(only(self.active) | self.spared) == 0:
            self.phases.pop()
            self.finish_turn(BY_WILL)

    def eliminate_flowerless(self) -> None:
        """Eliminate flowerless opponents, clockwise from the active player."""
        for step in range(1, self.seats):
            seat = (self.active + step) % self.seats
            spared = self.spared >> seat & 1 == 1
            if self.lives(seat) and not spared and gardens.count(self, seat) == 0:
                self.eliminate(seat)

    def eliminate(self, seat: Seat) -> None:
        """Eliminate a player; with three or more players, the responsible one draws (§12.17)."""
        self.alive &= ~only(seat)
        self.calm = 0
        killer = self.killers[seat]
        rewarded = killer != NOBODY and killer != seat and self.lives(killer)
        events.of_seat(self, "eliminated", self.variant.cite("5.6"), seat)
        self.lose_hand(seat, killer if rewarded else NOBODY)
        if rewarded and self.seats > 2 and self.variant.elimination_draw:
            piles.draw(self, killer, "12.17")

    def lose_hand(self, seat: Seat, killer: Seat) -> None:
        events.lost_hand(self, seat, killer, piles.hand_names(self, seat))  # AMB-47
        for card in range(len(self.place)):
            if self.place[card] == HAND + seat:
                if self.variant.eliminated_hand == HAND_REMOVED:
                    knowledge.lay_open(self, card)
                    self.place[card] = REMOVED
                elif self.variant.eliminated_hand == TO_RESPONSIBLE and killer != NOBODY:
                    knowledge.show(self, card, EVERYONE)
                    self.disclosed += 1
                    self.place[card] = HAND + killer
                else:
                    gardens.bury(self, card)
        piles.refill_eagerly(self)

    def finish_turn(self, victory: i64 = LAST_ALIVE) -> None:
        """Check eliminations and victory in the order of the rulebook (§5.6)."""
        self.spared = 0
        self.eliminate_flowerless()
        flowerless = gardens.count(self, self.active) == 0
        if self.alive & ~only(self.active) == 0:
            if flowerless and victory == LAST_ALIVE:
                victory = SIMULTANEOUS
            self.end_game(victory, only(self.active))
            return
        if flowerless:
            self.eliminate(self.active)
            if int(self.alive).bit_count() == 1:
                self.end_game(LAST_ALIVE, self.alive)
                return
        self.next_turn(False)

    def next_turn(self, drew: bool) -> None:
        """Refresh all flowers and pass the turn on (§5.7), or end a stalemate (AMB-50)."""
        gardens.refresh_all(self)
        self.played |= only(self.active)
        if not drew:
            self.drew &= ~only(self.active)
        living = int(self.alive).bit_count()
        self.idle = 0 if self.eventful else self.idle + 1
        self.calm += 1
        if self.stalled(living):
            self.end_game(STALEMATE, self.alive)
            return
        seat = self.next_living(self.active)
        self.phases.seat = seat
        self.begin_turn(seat)

    def stalled(self, living: i64) -> bool:
        """Return whether nothing has happened for too long (house rule, AMB-50)."""
        if self.idle >= self.variant.stall_rounds * living:
            return True
        return self.calm >= self.variant.round_cap * living

    def begin_turn(self, seat: Seat) -> None:
        self.active = seat
        self.acted = False
        self.eventful = False
        events.of_seat(self, "turn-begins", "4.1", seat)

    def end_game(self, how: i64, winners: i64) -> None:
        self.ended = how
        self.winners = winners
        while self.phases.depth:
            self.phases.pop()
        for seat in range(self.seats):
            if winners >> seat & 1:
                events.won(self, seat)
