"""The position: where every card is, who has seen it, and what is going on.

Cards are in one of the places below. A flower is a chain from its top petal down (`under`). The
draw pile has no order, as nobody knows it. What is known of a card is one number (see
`knowledge`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.games.flower_power.cards import FACES, SUITED, Card, Face
from florilege.games.flower_power.options import REMOVED as HANDS_REMOVED
from florilege.games.flower_power.options import Variant
from florilege.kernel.dice import Dice
from florilege.kernel.position import Position
from florilege.kernel.seats import NOBODY, Seat, only

# Places.
PILE: Final[i64] = 0
GRAVEYARD: Final[i64] = 1
REMOVED: Final[i64] = 2
GROWING: Final[i64] = 3  # picked for a flower that is being made
HAND: Final[i64] = 16  # + seat
FLOWER: Final[i64] = 64  # + flower

NO_CARD: Final[i64] = -1
NO_FLOWER: Final[i64] = -1

# Phases.
CONTEST: Final[i64] = 1
PLACE: Final[i64] = 2
BUILD: Final[i64] = 3
TURN: Final[i64] = 4
AIM: Final[i64] = 5  # subject: the attacking flower
TARGET: Final[i64] = 6  # subject: the card announced
REGULAR: Final[i64] = 7
POWER: Final[i64] = 8
SELECT: Final[i64] = 9  # subject: the side
REPLY: Final[i64] = 10
CONFIRM: Final[i64] = 11  # subject: the side
WILL: Final[i64] = 12
CREATE: Final[i64] = 13

# Sides of a battle.
ATTACKER: Final[i64] = 0
DEFENDER: Final[i64] = 1
NEITHER: Final[i64] = -1

# Bits of a card's knowledge.
FACE_UP: Final[i64] = 0x10000
SEEN: Final[i64] = 0xFFFF
ABOUT: Final[i64] = 17  # from here on: who knows it to be somewhere in its nest
NEST: Final[i64] = 33
POOL: Final[i64] = 39
NEST_MASK: Final[i64] = 0x3F
POOL_MASK: Final[i64] = 0xFFFFF

# Bits of a flower.
OWNER: Final[i64] = 0x1F  # owner + 1
IS_POWER: Final[i64] = 0x20
EXHAUSTED: Final[i64] = 0x40
FAILED: Final[i64] = 0x80  # has failed an attack this turn
SIZE: Final[i64] = 16

# How it ended.
GOING_ON: Final[i64] = 0
LAST_ALIVE: Final[i64] = 1
SIMULTANEOUS: Final[i64] = 2
STALEMATE: Final[i64] = 3
BY_WILL: Final[i64] = 4


@mypyc_attr(acyclic=True)
class Battle:
    """An attack in progress (§5.3)."""

    def __init__(self) -> None:
        self.attacking = NO_FLOWER
        self.defending = NO_FLOWER
        self.attacker = NOBODY
        self.defender = NOBODY
        self.attacker_picks = vec[i64]()  # selected petals by level; replaced, never modified
        self.defender_picks = vec[i64]()
        self.lead = NEITHER
        self.doomed = False  # a belligerent flower was destroyed (§7.5)
        self.alone = False  # the attacking flower was the only one when it was destroyed (AMB-36)
        self.resolving = False  # the comparison is the final one
        self.replied = False  # the player replying has played a card (reply_unit=many)
        self.reopened = False  # a full tie at the resolution has reopened the replies (O7.3)
        self.passes: i64 = 0
        self.refusals: i64 = 0  # since the last card: attacker's, + 16 × defender's

    def picks(self, side: i64) -> vec[i64]:
        return self.attacker_picks if side == ATTACKER else self.defender_picks

    def set_picks(self, side: i64, picks: vec[i64]) -> None:
        if side == ATTACKER:
            self.attacker_picks = picks
        else:
            self.defender_picks = picks

    def flower(self, side: i64) -> i64:
        return self.attacking if side == ATTACKER else self.defending

    def seat(self, side: i64) -> Seat:
        return self.attacker if side == ATTACKER else self.defender

    def copy(self) -> "Battle":
        twin = Battle()
        twin.attacking = self.attacking
        twin.defending = self.defending
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.attacker_picks = self.attacker_picks
        twin.defender_picks = self.defender_picks
        twin.lead = self.lead
        twin.doomed = self.doomed
        twin.alone = self.alone
        twin.resolving = self.resolving
        twin.replied = self.replied
        twin.reopened = self.reopened
        twin.passes = self.passes
        twin.refusals = self.refusals
        return twin


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State(Position):
    def __init__(self, seats: i64, dice: Dice, variant: Variant) -> None:
        super().__init__(seats, dice)
        self.variant = variant
        self.place = vec[i64]()
        self.known = vec[i64]()
        self.under = vec[i64]()
        self.tops = vec[i64]()
        self.flowers = vec[i64]()
        self.standing: i64 = 0  # how many flowers there are
        self.pile_size: i64 = 0
        self.graveyard_size: i64 = 0
        self.pools: i64 = 0  # how often the graveyard was shuffled into the pile
        self.nests: i64 = 0  # the highest nest there has been
        self.growing = NO_CARD  # the lowest petal picked so far
        self.alive: i64 = 0
        self.drew: i64 = 0  # whose previous turn was a draw
        self.played: i64 = 0  # who has had a turn
        self.killers = vec[i64]()  # by seat: who took its last flower
        self.to_plant = vec[i64]()
        self.choices = vec[i64]()  # sealed choices of the contest, + 1
        self.signs = vec[i64]()  # the last ones shown, + 1; palms, + 4
        self.contenders: i64 = 0
        self.contests: i64 = 0
        self.first = NOBODY
        self.active = NOBODY
        self.acted = False
        self.eventful = False  # a card was played or drawn or an attack declared this turn
        self.spared: i64 = 0  # who is out only after the last will (AMB-46)
        self.idle: i64 = 0  # turns in a row in which nothing happened
        self.calm: i64 = 0  # turns since the last elimination
        self.ended = GOING_ON
        self.winners: i64 = 0
        self.battle: Battle | None = None

    def lay_out(self) -> None:
        """Put all cards into the pile and make room for flowers."""
        packs = self.variant.packs
        cards = FACES * packs
        used = cards if self.variant.jokers else SUITED * packs
        self.place = vec[i64]([0] * cards)
        for card in range(used, cards):
            self.place[card] = REMOVED
        self.known = vec[i64]([0] * cards)
        self.under = vec[i64]([-1] * cards)
        self.tops = vec[i64]([-1] * (cards + 1))  # room for each card as a flower, and a gap
        self.flowers = vec[i64]([0] * (cards + 1))
        self.pile_size = used
        self.alive = (only(self.seats)) - 1
        self.killers = vec[i64]([-1] * self.seats)
        self.to_plant = vec[i64]([0] * self.seats)
        self.choices = vec[i64]([0] * self.seats)
        self.signs = vec[i64]([0] * self.seats)

    def face(self, card: Card) -> Face:
        return card // self.variant.packs

    def lives(self, seat: Seat) -> bool:
        return self.alive >> seat & 1 == 1

    def next_living(self, seat: Seat) -> Seat:
        """Return the next player who has not been eliminated."""
        found = (seat + 1) % self.seats
        while not self.lives(found) and found != seat:
            found = (found + 1) % self.seats
        return found

    def copy_into(self, twin: "State") -> None:
        """Copy what the constructor does not set."""
        self.copy_common(twin)
        twin.place = self.place[:]
        twin.known = self.known[:]
        twin.under = self.under[:]
        twin.tops = self.tops[:]
        twin.flowers = self.flowers[:]
        twin.standing = self.standing
        twin.pile_size = self.pile_size
        twin.graveyard_size = self.graveyard_size
        twin.pools = self.pools
        twin.nests = self.nests
        twin.growing = self.growing
        twin.alive = self.alive
        twin.drew = self.drew
        twin.played = self.played
        twin.killers = self.killers[:]
        twin.to_plant = self.to_plant[:]
        twin.choices = self.choices[:]
        twin.signs = self.signs[:]
        twin.contenders = self.contenders
        twin.contests = self.contests
        twin.first = self.first
        twin.active = self.active
        twin.acted = self.acted
        twin.eventful = self.eventful
        twin.spared = self.spared
        twin.idle = self.idle
        twin.calm = self.calm
        twin.ended = self.ended
        twin.winners = self.winners
        if self.battle is not None:
            twin.battle = self.battle.copy()

    def census(self) -> list[int]:
        """Count the cards of each face, wherever they are, and the broken links of flowers."""
        found = vec[i64]([0] * (FACES + 1))
        for card in range(len(self.place)):
            if self.place[card] != REMOVED or self.variant.eliminated_hand == HANDS_REMOVED:
                found[self.face(card)] += 1
        found[FACES] = chained(self)
        return [int(number) for number in found]


def chained(state: State) -> i64:
    """Return how many cards of flowers cannot be reached from their tops: none, if all is well."""
    lying: i64 = 0
    reached: i64 = 0
    for card in range(len(state.place)):
        if state.place[card] >= FLOWER:
            lying += 1
    for flower in range(state.standing):
        petal = state.tops[flower]
        while petal != NO_CARD:
            if state.place[petal] == FLOWER + flower:
                reached += 1
            petal = state.under[petal]
    return lying - reached
