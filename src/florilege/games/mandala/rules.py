"""The rules: legal moves, and what a move does, step by step."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.games.mandala import events, moves, scoring
from florilege.games.mandala.card_counts import (
    COLOURS,
    NO_CARDS,
    Colour,
    count,
    of_colour,
    pick,
    total,
)
from florilege.games.mandala.mandala import ALL_COLOURS, cards
from florilege.games.mandala.moves import PASS, PER_MANDALA, TAKE_DARK, TAKE_LIGHT
from florilege.games.mandala.state import (
    ALL_PASSED,
    COLLECT,
    GOING_ON,
    MANDALAS,
    NO_TILES,
    THIRD_FLOWER,
    TURN,
    State,
)
from florilege.games.mandala.tiles import NO_TILE, Tile, colour_of
from florilege.games.mandala.tiles import pick as pick_tile
from florilege.kernel.bits import BIT
from florilege.kernel.seats import NOBODY, Seat

HAND_LIMIT: Final[i64] = 8
DRAW_LIMIT: Final[i64] = 4
FLOWERS_TO_END: Final[i64] = 3


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Rules(State):
    def fill_legal(self, out: vec[i64]) -> i64:
        """List the plays by mandala, colour and number, or the two tiles, or the pass."""
        if self.phases.phase == COLLECT:
            out[0] = TAKE_DARK
            out[1] = TAKE_LIGHT
            return 2
        if self.phases.phase != TURN:
            return 0
        hand = self.players[self.phases.seat].hand
        size = total(hand)
        listed: i64 = 0
        for colour in range(COLOURS):
            most = count(hand, colour)
            if most == size:
                most -= self.kept_back(size)
            for number in range(1, most + 1):
                out[listed] = colour * 16 + number
                listed += 1
        if listed == 0:
            out[0] = PASS  # F6
            return 1
        for i in range(listed):
            out[listed + i] = out[i] + PER_MANDALA
            out[2 * listed + i] = out[i] + 2 * PER_MANDALA
        return 3 * listed

    def kept_back(self, size: i64) -> i64:
        """Return how many cards a hand of one colour must keep: the draw step may not end empty."""
        if size > 1 or self.pile + self.discard == 0:
            return 1  # §2.5, F6
        return 0

    def apply(self, move: i64) -> None:
        if move < TAKE_DARK:
            self.passes = 0
            self.play_cards(moves.mandala_of(move), moves.colour_of(move), moves.number_of(move))
        elif move == PASS:
            self.pass_turn()
        else:
            self.collect_first(move == TAKE_DARK)

    # The turn: §1 to §4.

    def play_cards(self, m: i64, colour: Colour, number: i64) -> None:
        """Play, draw, claim, finish."""
        seat = self.phases.seat
        mandala = self.mandalas[m]
        player = self.players[seat]
        player.spend(colour, number)
        self.disclosed += 1
        up = mandala.add(seat, colour, number)
        hidden = self.variant.memory_hidden
        events.played(self.journal, seat, m, colour, number, up, hidden)
        if number == 1:
            self.draw(seat, min(HAND_LIMIT - total(player.hand), DRAW_LIMIT), "2.2")
        if mandala.leads(seat):
            events.claimed(self.journal, seat, mandala.marker, m)
            mandala.marker = seat
        if mandala.colours == ALL_COLOURS:
            events.finished(self.journal, m)
            self.destroy(m)
        else:
            self.end_turn()

    def draw(self, seat: Seat, wanted: i64, clause: str) -> None:
        """Draw cards one by one, as many as there are (F3-F5)."""
        player = self.players[seat]
        drawn = NO_CARDS
        for i in range(wanted):
            if self.pile == NO_CARDS:
                if self.discard == NO_CARDS:
                    break
                events.drew(self.journal, clause, seat, drawn)
                drawn = NO_CARDS
                self.refill()
            card = of_colour(pick(self.pile, self.dice), 1)
            self.pile -= card
            player.draw(card)
            drawn += card
        events.drew(self.journal, clause, seat, drawn)

    def refill(self) -> None:
        """Shuffle the discard pile into a new draw pile (§2.3)."""
        events.refilled(self.journal, self.discard)
        self.pile = self.discard
        self.discard = NO_CARDS
        for player in self.players:
            player.settle()

    def pass_turn(self) -> None:
        """Pass without a legal play; once all have passed, nobody will ever have one (F6)."""
        events.passed(self.journal, self.phases.seat)
        self.passes += 1
        if self.passes == self.seats:
            self.begin_ending(ALL_PASSED)
        else:
            self.end_turn()

    def end_turn(self) -> None:
        seat = self.phases.seat
        events.turn_over(self.journal, seat)
        seat += 1
        if seat == self.seats:
            seat = 0
        self.phases.seat = seat

    # Destroying a mandala: §4.2 to §4.9.

    def destroy(self, m: i64) -> None:
        """Give the tiles away, asking the marker's holder if there is a choice."""
        mandala = self.mandalas[m]
        holder = mandala.marker
        if holder == NOBODY:
            self.unclaimed |= BIT[mandala.dark] | BIT[mandala.light]
            events.unclaimed(self.journal, m)
            self.clear(m, NOBODY, NOBODY)
        elif mandala.second() != NOBODY or self.order_matters(m):
            self.phases.push(COLLECT, holder, m)
        else:
            self.gain(holder, mandala.dark, mandala.why_both())
            self.gain(holder, mandala.light, mandala.why_both())
            self.clear(m, holder, NOBODY)

    def order_matters(self, m: i64) -> bool:
        """Return whether the order matters to a player who takes both tiles (F17)."""
        mandala = self.mandalas[m]
        colour = colour_of(mandala.dark)
        if colour != colour_of(mandala.light):
            return False
        return self.players[mandala.marker].single(colour) != 0

    def collect_first(self, dark: bool) -> None:
        """Give the holder the chosen tile; the other goes to the second player or the holder."""
        m = self.phases.subject
        self.phases.pop()
        mandala = self.mandalas[m]
        holder = mandala.marker
        second = mandala.second()
        first_tile = mandala.dark if dark else mandala.light
        other_tile = mandala.light if dark else mandala.dark
        self.gain(holder, first_tile, "4.2")
        if second == NOBODY:
            self.gain(holder, other_tile, mandala.why_both())
        else:
            self.gain(second, other_tile, "4.2")
        self.clear(m, holder, second)

    def gain(self, seat: Seat, tile: Tile, clause: str) -> None:
        """Take a tile, making a Flower at once if possible (§4.6)."""
        hidden = self.variant.memory_hidden
        events.collected(self.journal, clause, seat, tile, hidden)
        mate = self.players[seat].gain(tile)
        if mate != NO_TILE:
            events.made_flower(self.journal, seat, mate, tile, hidden)

    def clear(self, m: i64, holder: Seat, second: Seat) -> None:
        """Remove the cards, then begin a new mandala or continue the end of the game."""
        mandala = self.mandalas[m]
        for seat in range(self.seats):
            counts = cards(mandala.sides[seat])
            if counts and self.pays(seat, holder, second):
                self.discard += counts
                events.discarded(self.journal, seat, counts, self.variant.memory_hidden)
            elif counts:
                self.players[seat].take_back(counts)
                events.took_back(self.journal, seat, counts)
        mandala.clear()
        self.after_destruction(m)

    def pays(self, seat: Seat, holder: Seat, second: Seat) -> bool:
        """Return whether a player discards (§4.7): only one who took just one tile (F16)."""
        if seat == holder:
            return second != NOBODY or self.variant.any_taker_discards
        return seat == second

    def after_destruction(self, m: i64) -> None:
        if self.ending != GOING_ON:
            self.destroy_next()
        elif self.third_flower():
            self.begin_ending(THIRD_FLOWER)  # §5.1
        elif self.dark == 0:
            self.begin_ending(NO_TILES)  # §5.2
        else:
            self.begin_mandala(m, "4.9")
            self.end_turn()

    def begin_mandala(self, m: i64, clause: str) -> None:
        """Draw a dark and a light tile (§S4, §4.9)."""
        dark = pick_tile(self.dark, self.dice)
        light = pick_tile(self.light, self.dice)
        self.dark -= BIT[dark]
        self.light -= BIT[light]
        self.mandalas[m].begin(dark, light)
        events.began(self.journal, clause, m, dark, light, self.variant.memory_hidden)

    # The end: §5.

    def third_flower(self) -> bool:
        for player in self.players:
            if len(player.flowers) >= FLOWERS_TO_END:
                return True
        return False

    def begin_ending(self, reason: i64) -> None:
        events.ending(self.journal, reason)
        self.ending = reason
        self.destroy_next()

    def destroy_next(self) -> None:
        """Destroy a random one of the remaining mandalas (§5.3), or end the game."""
        left: i64 = 0
        for mandala in self.mandalas:
            if mandala.dark != NO_TILE:
                left += 1
        if left == 0:
            self.phases.pop()
            events.result(self.journal, self.players, scoring.outcome(self))
            return
        place = self.dice.below(left)
        for m in range(MANDALAS):
            if self.mandalas[m].dark != NO_TILE:
                if place == 0:
                    events.last_destroyed(self.journal, m)
                    self.destroy(m)
                    return
                place -= 1
