"""The position: the flower, the pyramids, the market and the cards won."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.games.anthokyklos import events
from florilege.games.anthokyklos.condition import COLOURS
from florilege.games.anthokyklos.deck import CARDS, COLOUR_SETS, COUNTS, HALF, Deck, colours_shown
from florilege.games.anthokyklos.flower import CELLS, RINGS, SLOTS
from florilege.games.anthokyklos.options import Variant
from florilege.kernel.bits import BIT, count, lowest
from florilege.kernel.dice import Dice
from florilege.kernel.position import Position
from florilege.kernel.seats import NOBODY, Seat

TURN: Final[i64] = 1
CLAIM: Final[i64] = 2  # the subject is a mask of the market places claimed so far

NO_CARD: Final[i64] = -1
NO_PETAL: Final[i64] = 3
IDLE_ROUNDS: Final[i64] = 3
FORTY_FIVE: Final[i64] = 0x1FFFFFFFFFFF  # 45 ones: all cells, or half of the cards


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State(Position):
    """Where everything is. The hidden order of the deck is decided only as cards are drawn."""

    def __init__(self, seats: i64, dice: Dice, variant: Variant) -> None:
        super().__init__(seats, dice)
        self.variant = variant
        self.deck: Deck = variant.deck
        self.petals = vec[i64]()  # by colour: the cells on the flower
        self.stock = vec[i64]()  # by cell number: the colour in that ring's pyramid; constant
        self.taken: i64 = 0  # emptied places of the pyramids, 9 to a ring
        self.pile_low: i64 = 0  # the deck, as two masks of cards
        self.pile_high: i64 = 0
        self.under = vec[i64]()  # cards put under the deck, in order
        self.market = vec[i64]()  # from the oldest to the newest; NO_CARD where none is left
        self.holders = vec[i64]()  # by place in the market: whose marker is there
        self.won_low = vec[i64]()  # by seat
        self.won_high = vec[i64]()
        self.points = vec[i64]()
        self.wrong = vec[i64]()  # by seat: wrong claims still in effect (K20)
        self.present_low: i64 = 0  # the cards whose motif is on the flower
        self.present_high: i64 = 0
        self.idle: i64 = 0  # turns in a row in which no card was taken

    def copy_into(self, twin: "State") -> None:
        """Copy what the constructor does not set."""
        self.copy_common(twin)
        twin.petals = self.petals[:]
        twin.stock = self.stock
        twin.taken = self.taken
        twin.pile_low = self.pile_low
        twin.pile_high = self.pile_high
        twin.under = self.under
        twin.market = self.market[:]
        twin.holders = self.holders[:]
        twin.won_low = self.won_low[:]
        twin.won_high = self.won_high[:]
        twin.points = self.points[:]
        twin.wrong = self.wrong[:]
        twin.present_low = self.present_low
        twin.present_high = self.present_high
        twin.idle = self.idle

    def census(self) -> list[int]:
        """Count the petals of each ring and colour, then each card."""
        petals = [0] * int(RINGS * COLOURS)
        for cell in range(CELLS):
            if not self.taken >> cell & 1:
                petals[cell // SLOTS * COLOURS + self.stock[cell]] += 1
            if self.occupied() >> cell & 1:
                petals[cell // SLOTS * COLOURS + self.colour_at(cell)] += 1
        cards = [0] * int(CARDS)
        for card in range(CARDS):
            cards[card] += 1 if has(self.pile_low, self.pile_high, card) else 0
            for seat in range(self.seats):
                cards[card] += 1 if has(self.won_low[seat], self.won_high[seat], card) else 0
        for card in [*self.market, *self.under]:
            if card != NO_CARD:
                cards[card] += 1
        return petals + cards

    # The flower and its pyramids.

    def build_pyramids(self) -> None:
        """Shuffle the petals of each ring into a pyramid, all face up (§3.4, K4)."""
        self.stock = vec[i64]([0] * 45)
        for ring in range(RINGS):
            petals = vec[i64]([0, 0, 0, 1, 1, 1, 2, 2, 2])
            self.dice.shuffle(petals)
            for place in range(SLOTS):
                self.stock[ring * SLOTS + place] = petals[place]

    def occupied(self) -> i64:
        return self.petals[0] | self.petals[1] | self.petals[2]

    def colour_at(self, cell: i64) -> i64:
        """Return the colour of a petal on the flower, or NO_PETAL."""
        for colour in range(COLOURS):
            if self.petals[colour] >> cell & 1:
                return colour
        return NO_PETAL

    def bloom(self, cell: i64, colour: i64) -> None:
        """Put a petal on the flower and record every motif it completes."""
        self.petals[colour] |= BIT[cell]
        self.look_through(cell)

    def survey(self) -> None:
        """Find the motifs of all cards on the whole flower."""
        self.present_low = 0
        self.present_high = 0
        for shape in range(len(self.deck.shapes)):
            self.survey_shape(shape)

    def survey_shape(self, shape: i64) -> None:
        """Find the motifs of one shape until all its cards are satisfied."""
        deck = self.deck
        masks = deck.masks
        coral = self.petals[0]
        gold = self.petals[1]
        indigo = self.petals[2]
        bare = ~(coral | gold | indigo)
        low = deck.shape_low[shape]
        high = deck.shape_high[shape]
        place = deck.firsts[shape]
        while place < deck.firsts[shape + 1] and (low or high):
            mask = masks[place]
            place += 1
            shown = colours_shown(mask & coral, mask & gold, mask & indigo)
            entry = shape * COLOUR_SETS + shown
            if mask & bare == 0 and (
                deck.fitting_low[entry] & low or deck.fitting_high[entry] & high
            ):
                entry = shape * COUNTS + count(mask & coral) * 10 + count(mask & gold)
                low &= ~deck.first_half[entry]
                high &= ~deck.second_half[entry]
        self.present_low |= deck.shape_low[shape] & ~low
        self.present_high |= deck.shape_high[shape] & ~high

    def look_through(self, cell: i64) -> None:
        """Examine the placements through a cell."""
        masks = self.deck.masks
        kinds = self.deck.kinds
        place = self.deck.starts[cell]
        end = self.deck.starts[cell + 1]
        bare = ~(self.petals[0] | self.petals[1] | self.petals[2])
        while place < end:
            mask = masks[place]
            if mask & bare == 0:
                self.look_at(mask, kinds[place])
            place += 1

    def look_at(self, mask: i64, shape: i64) -> None:
        """Record the cards that a motif satisfies; count its colours only if needed."""
        deck = self.deck
        coral = mask & self.petals[0]
        gold = mask & self.petals[1]
        entry = shape * COLOUR_SETS + colours_shown(coral, gold, mask & self.petals[2])
        low = deck.fitting_low[entry] & ~self.present_low
        if low or deck.fitting_high[entry] & ~self.present_high:
            entry = shape * COUNTS + count(coral) * 10 + count(gold)
            self.present_low |= deck.first_half[entry]
            self.present_high |= deck.second_half[entry]

    def is_present(self, card: i64) -> bool:
        return has(self.present_low, self.present_high, card)

    # The market.

    def is_open_to(self, seat: Seat, place: i64) -> bool:
        if self.market[place] == NO_CARD:  # §7.2, §10.1
            return False
        holder = self.holders[place]
        return holder == NOBODY or holder == seat

    def place_of(self, card: i64) -> i64:
        """Return the place of a card in the market, or -1."""
        for place in range(len(self.market)):
            if self.market[place] == card:
                return place
        return -1

    def has_reserved(self, seat: Seat) -> bool:
        for place in range(len(self.holders)):
            if self.holders[place] == seat:
                return True
        return False

    def is_barred(self, seat: Seat) -> bool:
        """Return whether a seat may not claim on its current or next turn (K20)."""
        return self.variant.skips_next and self.wrong[seat] > 0

    def win(self, seat: Seat, place: i64) -> None:
        """Give the card at a market place to a seat; the market closes up later."""
        card = self.market[place]
        events.validated(self.journal, self.deck, seat, card, self.petals)
        self.points[seat] += self.deck.points[card]
        if card < HALF:
            self.won_low[seat] |= BIT[card]
        else:
            self.won_high[seat] |= BIT[card - HALF]
        self.market[place] = NO_CARD
        self.holders[place] = NOBODY

    def close_up(self) -> None:
        """Move the remaining cards to the old end of the market."""
        kept: i64 = 0
        for place in range(len(self.market)):
            card = self.market[place]
            if card != NO_CARD:
                holder = self.holders[place]
                self.market[place] = NO_CARD
                self.holders[place] = NOBODY
                self.market[kept] = card
                self.holders[kept] = holder
                kept += 1

    def refill(self, clause: str) -> None:
        """Reveal cards until the market is full or the deck is empty."""
        self.close_up()
        for place in range(len(self.market)):
            if self.market[place] == NO_CARD:
                self.market[place] = self.draw()
                events.revealed(self.journal, self.deck, self.market[place], clause)

    def draw(self) -> i64:
        """Take a random card of the deck or, if none is left, the first of those put under it."""
        size = count(self.pile_low) + count(self.pile_high)
        if size == 0:
            return self.draw_from_under()
        number = self.dice.below(size)
        low = count(self.pile_low)
        if number < low:
            card = nth(self.pile_low, number)
            self.pile_low &= ~BIT[card]
            return card
        card = nth(self.pile_high, number - low)
        self.pile_high &= ~BIT[card]
        return card + HALF

    def draw_from_under(self) -> i64:
        """Return the first of the cards put under the deck, or NO_CARD."""
        if len(self.under) == 0:
            return NO_CARD
        card = self.under[0]
        self.under = self.under[1:]
        return card

    def put_under(self, card: i64) -> None:
        longer = vec[i64]([card] * (len(self.under) + 1))
        for place in range(len(self.under)):
            longer[place] = self.under[place]
        self.under = longer

    def cards_won(self, seat: Seat) -> i64:
        return count(self.won_low[seat]) + count(self.won_high[seat])


def has(low: i64, high: i64, card: i64) -> bool:
    return (low >> card & 1 if card < HALF else high >> (card - HALF) & 1) == 1


def nth(mask: i64, number: i64) -> i64:
    """Return the position of the set bit with `number` set bits below it."""
    for i in range(number):
        mask &= mask - 1
    return lowest(mask)


def lay_out(state: State) -> None:
    """Initialise a state: all cards in the deck, no petal on the flower."""
    seats = state.seats
    state.petals = vec[i64]([0, 0, 0])
    state.stock = vec[i64]([0] * 45)
    state.pile_low = FORTY_FIVE
    state.pile_high = FORTY_FIVE
    state.market = vec[i64]([NO_CARD] * (seats + 1))
    state.holders = vec[i64]([NOBODY] * (seats + 1))
    state.won_low = vec[i64]([0] * seats)
    state.won_high = vec[i64]([0] * seats)
    state.points = vec[i64]([0] * seats)
    state.wrong = vec[i64]([0] * seats)
