"""The position: garden, hands, nursery, bag and supplies, and the actions powers are made of."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.games.power_plants import events
from florilege.games.power_plants.garden import (
    ALL_TILES,
    NO_TILE,
    TILES,
    Garden,
    bare_garden,
    kind_mask,
)
from florilege.games.power_plants.hexes import is_astray
from florilege.games.power_plants.options import Variant
from florilege.games.power_plants.tile_names import TileNames
from florilege.kernel.bits import BIT, count, lowest
from florilege.kernel.dice import Dice
from florilege.kernel.seats import NOBODY, Seat

COLUMN: Final[i64] = 5  # plants in play
HAND: Final[i64] = 2
FAIRIES: Final[i64] = 20
LATE_GEMS: Final[i64] = 2
MOLE: Final[i64] = 1  # its side, in a solo game
UNLIMITED: Final[i64] = 1000
NOT_YET: Final[i64] = -1

# Phases. Those from ADDING on need no decision: `settle` runs them.
PLACE: Final[i64] = 1
FAIRY: Final[i64] = 2
POWER: Final[i64] = 3
GROWING: Final[i64] = 4  # the subject is the set of patches yet to grow
TARGET: Final[i64] = 5  # the subject is an act (see `plant`)
CARRY: Final[i64] = 6  # the subject is a load (see `carry`)
TAKE_BACK: Final[i64] = 7  # the subject is the patch waiting for a fairy
SWAP: Final[i64] = 8
ADDING: Final[i64] = 9  # the subject is a set of patches and a number for each
TURN_END: Final[i64] = 10
NEXT_TURN: Final[i64] = 11
DEALING: Final[i64] = 12  # the subject is the number of hands dealt

# A patch being carried: the tile, the patch it must touch plus one, and what happens on landing.
NEAR: Final[i64] = 6
OUSTING: Final[i64] = 4096
STICKY: Final[i64] = 8192

EACH: Final[i64] = 40  # where the number of an ADDING subject begins


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State(TileNames):
    """Where everything is. The hidden order of the bag is decided only as tiles are drawn."""

    def __init__(self, seats: i64, dice: Dice, variant: Variant) -> None:
        super().__init__(seats, dice, variant)
        self.garden = Garden()
        self.bag: i64 = 0
        self.nursery: i64 = 0
        self.hands = vec[i64]()  # two tiles per seat, NO_TILE where there is none
        self.supplies = vec[i64]()
        self.gems = vec[i64]()
        self.captives = vec[i64]()  # by captor × sides + owner
        self.first: Seat = 0
        self.wizard = NO_TILE
        self.turns_left = NOT_YET  # once the last tile is drawn: turns left, this one included
        self.retired: i64 = 0  # the seats whose last turn is over
        self.astray = False
        self.choices: i64 = 0  # the patches that can be chosen now

    def copy_into(self, twin: "State") -> None:
        """Copy what the constructor does not set."""
        self.copy_common(twin)
        twin.sides = self.sides
        twin.plants = self.plants
        twin.garden = self.garden.copy()
        twin.bag = self.bag
        twin.nursery = self.nursery
        twin.hands = self.hands[:]
        twin.supplies = self.supplies[:]
        twin.gems = self.gems[:]
        twin.captives = self.captives[:]
        twin.first = self.first
        twin.wizard = self.wizard
        twin.turns_left = self.turns_left
        twin.retired = self.retired
        twin.astray = self.astray
        twin.choices = self.choices

    def census(self) -> list[int]:
        """Count each tile in play, then the fairies of each seat."""
        tiles = [0] * int(TILES)
        for hand in self.hands:
            if hand != NO_TILE:
                tiles[hand] += 1
        for tile in range(TILES):
            for place in (self.garden.planted, self.nursery, self.bag):
                tiles[tile] += int(place >> tile & 1)
        return tiles + [self.count_fairies(seat) for seat in range(self.seats)]

    def count_fairies(self, side: i64) -> int:
        """Return how many fairies of a side there are, wherever they are."""
        captive = sum(self.captives[captor * self.sides + side] for captor in range(self.sides))
        return int(self.supplies[side] + captive + self.fairies_in_garden(side))

    def fairies_in_garden(self, side: i64) -> i64:
        found: i64 = 0
        tiles = self.garden.held[side]
        while tiles:
            found += self.garden.fairies[lowest(tiles)]
            tiles &= tiles - 1
        return found

    def captives_of(self, side: i64) -> i64:
        found: i64 = 0
        for owner in range(self.sides):
            found += self.captives[side * self.sides + owner]
        return found

    # Sets of patches that powers ask for.

    def by_wizard(self) -> i64:
        """Return the patches adjacent to the Wizard's, which is not included (R17)."""
        return self.garden.neighbours(self.wizard)

    def fields_by_wizard(self) -> i64:
        return self.garden.fields(self.by_wizard())

    def sight(self, tile: i64) -> i64:
        return self.garden.sight(tile, self.variant.sight_through_gaps)

    def plain(self, tiles: i64) -> i64:
        """Return those of these patches without Gems."""
        return tiles & ~self.garden.jewelled

    # Actions. The acting side is the seat of the current phase.

    def go_on(self, act: i64) -> None:
        """Ask for the next choice of the current power."""
        self.phases.subject = act

    def finish(self) -> None:
        """End the current power; phases it has pushed are still to come."""
        self.phases.pop()

    def add_each(self, tiles: i64, number: i64) -> None:
        """Schedule fairies of the acting side for each of these patches."""
        if tiles:
            self.phases.push(ADDING, self.phases.seat, number << EACH | tiles)

    def add(self, tile: i64, number: i64) -> None:
        """Schedule fairies of the acting side for a patch."""
        self.add_each(BIT[tile], number)

    def carry(self, tile: i64, near: i64, manner: i64) -> None:
        """Ask where a patch is moved to: anywhere, or beside the patch `near`."""
        self.phases.push(CARRY, self.phases.seat, manner | (near + 1) << NEAR | tile)

    def gain(self, number: i64, clause: str) -> None:
        """Take Gems from the general supply."""
        self.gems[self.phases.seat] += number
        events.gained(self, self.phases.seat, number, clause)

    def jewel(self, tile: i64, number: i64, clause: str) -> None:
        """Put Gems from the general supply on a patch (P8)."""
        self.garden.put_gems(tile, number)
        events.jewelled(self, tile, number, clause)

    def capture(self, side: i64, tile: i64, clause: str) -> None:
        owner = self.garden.leave(tile)  # R14
        self.captives[side * self.sides + owner] += 1
        events.captured(self, side, tile, owner, clause)
        if self.variant.late_captures_pay:
            self.pay_late(owner, 1)

    def send_home(self, tile: i64) -> i64:
        """Return one fairy of a patch to its owner's supply (P4); the caller pays for it."""
        owner = self.garden.leave(tile)
        self.supplies[owner] += 1
        return owner

    def pay_late(self, owner: i64, number: i64) -> None:
        """Pay for fairies lost after their owner's last turn (E2); record the loss first."""
        if number and self.retired & BIT[owner]:
            self.gems[owner] += number * LATE_GEMS
            events.paid_late(self, owner, number, number * LATE_GEMS)

    def oust(self, tile: i64, clause: str) -> None:
        owner = self.send_home(tile)
        events.ousted(self, tile, owner, 1, clause)
        self.pay_late(owner, 1)

    def oust_all(self, tile: i64, clause: str) -> None:
        number = self.garden.fairies[tile]
        owner = NOBODY
        for i in range(number):
            owner = self.send_home(tile)
        if number:
            events.ousted(self, tile, owner, number, clause)
            self.pay_late(owner, number)

    def move_fairy(self, source: i64, target: i64, clause: str) -> None:
        """Move a fairy between patches; if it meets rivals, it and one of them are ousted."""
        owner = self.garden.owners[source]
        there = self.garden.owners[target]
        if there == NOBODY or there == owner:
            self.garden.settle(target, self.garden.leave(source))
            events.moved(self, owner, source, target, clause)
        else:
            self.send_home(source)
            self.send_home(target)
            events.clashed(self, owner, there, source, target)
            self.pay_late(owner, 1)
            self.pay_late(there, 1)

    def add_one(self, side: i64, tile: i64) -> bool:
        """Add one fairy, or oust one instead (P2); return whether that was possible."""
        owner = self.garden.owners[tile]
        if owner != NOBODY and owner != side:
            self.send_home(tile)
            return True
        if self.supplies[side] == 0:
            return False
        self.supplies[side] -= 1
        self.garden.settle(tile, side)
        return True

    def move_patch(self, tile: i64, cell: i64) -> None:
        """Slide a patch to another cell with all that is on it (R8)."""
        self.garden.lift(tile)
        self.plant(tile, cell)

    def plant(self, tile: i64, cell: i64) -> None:
        self.garden.place(tile, cell)
        if is_astray(cell):
            self.astray = True

    # The bag.

    def draw(self) -> i64:
        """Take a random tile from the bag, or NO_TILE if it is empty."""
        if self.bag == 0:
            return NO_TILE
        left = self.bag
        for i in range(self.dice.below(count(left))):
            left &= left - 1
        self.bag &= ~(left & -left)
        return lowest(left)

    def hand_of(self, seat: Seat, slot: i64) -> i64:
        return self.hands[seat * HAND + slot]

    def holds_twins(self, seat: Seat) -> bool:
        """Return whether the two tiles of a hand are of one plant (S7.1, §3.3)."""
        one = self.hand_of(seat, 0)
        other = self.hand_of(seat, 1)
        return one != NO_TILE and other != NO_TILE and kind_mask(one) == kind_mask(other)


def lay_out(state: State, sides: i64) -> None:
    """Initialise a state: all tiles in the bag, nothing in the garden."""
    state.sides = sides
    state.garden = bare_garden(sides)
    state.bag = ALL_TILES
    state.hands = vec[i64]([NO_TILE] * (2 * state.seats))
    state.supplies = vec[i64]([FAIRIES] * sides)
    state.gems = vec[i64]([0] * sides)
    state.captives = vec[i64]([0] * (sides * sides))
    if state.is_solo():
        state.supplies[MOLE] = UNLIMITED  # X10
