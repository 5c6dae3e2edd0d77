"""The rules: legal moves, and what a move does, step by step as the rulebook has it."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.games.power_plants import events, mole, moves, scoring
from florilege.games.power_plants.garden import ALL_TILES, NO_TILE, kind_mask
from florilege.games.power_plants.hexes import CELLS, touches
from florilege.games.power_plants.moves import (
    DONE,
    FREE_FAIRY,
    KEEP,
    LANDING,
    NO_FAIRY,
    PLACING,
    REST,
    SKIP,
    SPROUT,
    SWAPPING,
)
from florilege.games.power_plants.plant import GROW, Plant, tile_of
from florilege.games.power_plants.plants.roster import PLANTS
from florilege.games.power_plants.state import (
    ADDING,
    CARRY,
    EACH,
    FAIRY,
    GROWING,
    HAND,
    NEAR,
    NEXT_TURN,
    NOT_YET,
    OUSTING,
    PLACE,
    POWER,
    STICKY,
    SWAP,
    TAKE_BACK,
    TARGET,
    TURN_END,
    State,
)
from florilege.kernel.bits import BIT, lowest


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Rules(State):
    """A state that can be played."""

    def plant_of(self, tile: i64) -> Plant:
        """Return the card of a tile's plant."""
        return PLANTS[self.plants[tile >> 3]]

    # Legal moves.

    def fill_legal(self, out: vec[i64]) -> i64:
        """List the moves of the present decision."""
        phase = self.phases.phase
        if phase == PLACE:
            return self.list_placings(out)
        if phase == CARRY:
            return self.list_landings(out)
        if phase == SWAP:
            return self.list_swaps(out)
        if phase == POWER:
            return self.list_powers(out)
        if phase == FAIRY:
            out[0] = FREE_FAIRY
            out[1] = NO_FAIRY
            return 2
        listed = self.list_choices(out)
        if phase == GROWING:
            out[listed] = SKIP
            listed += 1
        elif phase == TARGET and self.may_stop():
            out[listed] = DONE
            listed += 1
        return listed

    def list_choices(self, out: vec[i64]) -> i64:
        """List the patches that can be chosen."""
        listed: i64 = 0
        tiles = self.choices
        while self.phases.depth and tiles:
            out[listed] = lowest(tiles)
            tiles &= tiles - 1
            listed += 1
        return listed

    def list_placings(self, out: vec[i64]) -> i64:
        """List each spot for each tile of the hand (§1.1)."""
        spots = self.garden.legal_spots()
        listed: i64 = 0
        for slot in range(HAND):
            if self.hand_of(self.phases.seat, slot) == NO_TILE:
                continue
            for i in range(spots.size):
                out[listed] = moves.placing(slot, spots.cells[i])
                listed += 1
        return listed

    def list_landings(self, out: vec[i64]) -> i64:
        """List the spots for a patch that is moved: not where it lay (R6), near enough."""
        tile = self.phases.subject & 63
        spots = self.garden.legal_spots_without(tile)
        listed: i64 = 0
        for i in range(spots.size):
            if spots.cells[i] != self.garden.cells[tile] and self.is_near(spots.cells[i]):
                out[listed] = moves.landing(spots.cells[i])
                listed += 1
        return listed

    def is_near(self, cell: i64) -> bool:
        """Return whether a spot touches the patch that the present move of a patch is bound to."""
        near = (self.phases.subject >> NEAR & 63) - 1
        return near == NO_TILE or touches(self.garden.cells[near], cell)

    def list_swaps(self, out: vec[i64]) -> i64:
        """List what can be given for what (R20)."""
        out[0] = KEEP
        listed: i64 = 1
        for slot in range(HAND):
            tiles = self.nursery
            while tiles:
                out[listed] = moves.swapping(slot, lowest(tiles))
                tiles &= tiles - 1
                listed += 1
        return listed

    def list_powers(self, out: vec[i64]) -> i64:
        """List the powers that can do anything (§2.1), and neither (§2.5)."""
        listed: i64 = 0
        if self.plant_of(self.wizard).useful(self, self.wizard):
            out[listed] = SPROUT
            listed += 1
        if not self.variant.discovery and self.something_grows():
            out[listed] = moves.GROW
            listed += 1
        out[listed] = REST
        return listed + 1

    def something_grows(self) -> bool:
        """Return whether the Grow of any patch by the Wizard can do anything."""
        near = self.by_wizard()
        while near:
            tile = lowest(near)
            near &= near - 1
            if self.plant_of(tile).useful(self, tile | GROW):
                return True
        return False

    def may_stop(self) -> bool:
        """Return whether the present power may be left at what is done."""
        act = self.phases.subject
        return self.plant_of(tile_of(act)).may_stop(act)

    # Playing.

    def apply(self, move: i64) -> None:
        """Play a legal move."""
        if move < SKIP:
            self.pick(move)
        elif move >= PLACING:
            self.place((move - PLACING) // CELLS, (move - PLACING) % CELLS)
        elif move >= LANDING:
            self.land(move - LANDING)
        elif move >= SWAPPING:
            self.swap((move - SWAPPING) // 40, (move - SWAPPING) % 40)
        else:
            self.answer(move)
        self.settle()

    def answer(self, move: i64) -> None:
        """Play a move that names no patch."""
        if move == SPROUT:
            self.phases.pop()
            events.sprouts(self, self.wizard, self.plant_of(self.wizard).sprout_clause)
            self.activate(self.wizard)
        elif move == moves.GROW:
            events.grows(self)
            self.phases.phase = GROWING
            self.phases.subject = self.by_wizard()
        elif move == FREE_FAIRY:
            self.phases.phase = POWER
            self.add(self.wizard, 1)
        elif move == NO_FAIRY:
            events.declined_fairy(self)
            self.phases.phase = POWER
        elif move == SKIP:
            events.skipped(self, self.choices)
            self.phases.subject &= ~kind_mask(lowest(self.choices))
        else:
            self.stop(move)

    def stop(self, move: i64) -> None:
        """End the present decision without doing more."""
        if move == REST:
            events.rested(self)
        elif move == KEEP:
            events.kept(self, self.swap_clause())
        self.phases.pop()

    def pick(self, tile: i64) -> None:
        """Play the choice of a patch."""
        phase = self.phases.phase
        if phase == GROWING:
            self.phases.subject &= ~BIT[tile]
            events.patch_grows(self, tile, self.plant_of(tile).grow_clause)
            self.activate(tile | GROW)
        elif phase == TAKE_BACK:
            self.garden.leave(tile)
            self.supplies[self.phases.seat] += 1
            events.took_back(self, tile)
            self.phases.pop()
        else:
            act = self.phases.subject
            self.plant_of(tile_of(act)).choose(self, act, tile)

    def activate(self, act: i64) -> None:
        """Begin the power of a patch."""
        self.phases.push(TARGET, self.phases.seat, act)
        self.plant_of(tile_of(act)).start(self, act)

    def place(self, slot: i64, cell: i64) -> None:
        """Put a tile of the hand down with the Wizard on it (§1.1)."""
        seat = self.phases.seat
        tile = self.hand_of(seat, slot)
        self.hands[seat * HAND + slot] = NO_TILE
        self.plant(tile, cell)
        self.wizard = tile
        events.placed(self, tile, cell)
        self.phases.phase = FAIRY if self.is_fairy_offered(tile) else POWER

    def is_fairy_offered(self, tile: i64) -> bool:
        """Return whether a fairy comes with a patch, and there is one (§1.2)."""
        if not (self.variant.always_free_fairy or self.plant_of(tile).free_fairy):
            return False
        seat = self.phases.seat
        return self.supplies[seat] > 0 or self.garden.held[seat] != 0

    def land(self, cell: i64) -> None:
        """Put a moved patch down; oust rivals and add a fairy as the power says."""
        load = self.phases.subject
        tile = load & 63
        self.phases.pop()
        self.move_patch(tile, cell)
        events.moved_patch(self, tile, cell)
        if load & OUSTING and self.garden.rivals(self.phases.seat) & BIT[tile]:
            self.oust_all(tile, self.plant_of(self.wizard).sprout_clause)
        if load & STICKY:
            self.add(tile, 1)

    def swap(self, slot: i64, tile: i64) -> None:
        """Give a tile of the hand for one of the nursery (§3.3)."""
        place = self.phases.seat * HAND + slot
        given = self.hands[place]
        self.hands[place] = tile
        self.nursery = self.nursery & ~BIT[tile] | BIT[given]
        events.swapped(self, given, tile, self.swap_clause())
        self.phases.pop()

    def swap_clause(self) -> str:
        """Return by which clause tiles may be swapped now: the set-up's or the turn's."""
        return "S7.1" if self.wizard == NO_TILE else "3.3"

    # What happens between decisions.

    def settle(self) -> None:
        """Run on to the next decision, or to the end of the game."""
        while self.phases.depth:
            phase = self.phases.phase
            if phase == ADDING:
                self.run_adding()
            elif phase == GROWING:
                if self.find_growing():
                    return
            elif phase == TARGET:
                if self.find_target():
                    return
            elif phase == TAKE_BACK:
                self.choices = self.garden.held[self.phases.seat]
                return
            elif phase < ADDING:
                return
            else:
                self.run_turns(phase)

    def run_turns(self, phase: i64) -> None:
        """Do what lies between two turns, or two hands."""
        if phase == TURN_END:
            self.end_turn()
        elif phase == NEXT_TURN:
            self.next_turn()
        else:
            self.deal()

    def run_adding(self) -> None:
        """Add the fairies due to the first patch of an ADDING phase; take one back if none is left.

        R11: one at a time. R15: patches are served in the order of the column.
        """
        tiles = self.phases.subject & ALL_TILES
        number = self.phases.subject >> EACH
        tile = lowest(tiles)
        if tiles == BIT[tile]:
            self.phases.pop()
        else:
            self.phases.subject &= ~BIT[tile]
        seat = self.phases.seat
        owner = self.garden.owners[tile]
        before = self.garden.fairies_of(seat, tile)
        done: i64 = 0
        while done < number and self.add_one(seat, tile):
            done += 1
        added = self.garden.fairies_of(seat, tile) - before
        events.added(self, tile, added, owner, done - added)
        self.pay_late(owner, done - added)
        if done < number and self.garden.held[seat] & ~BIT[tile]:
            self.add(tile, number - done)
            self.phases.push(TAKE_BACK, seat, tile)  # P5

    def find_growing(self) -> bool:
        """Find which patches of the next plant in the column can grow; return whether any can."""
        tiles = self.phases.subject & kind_mask(lowest(self.phases.subject))
        if tiles == 0:
            self.phases.pop()
            return False
        self.choices = 0
        left = tiles
        while left:
            tile = lowest(left)
            left &= left - 1
            if self.plant_of(tile).useful(self, tile | GROW):
                self.choices |= BIT[tile]
        if self.choices == 0:
            self.phases.subject &= ~tiles
        return self.choices != 0

    def find_target(self) -> bool:
        """Find what the present power can choose; return whether there is anything."""
        act = self.phases.subject
        self.choices = self.plant_of(tile_of(act)).choices(self, act)
        if self.choices == 0:
            events.fizzled(self, tile_of(act), self.plant_of(tile_of(act)).clause(act))
            self.phases.pop()
        return self.choices != 0

    def end_turn(self) -> None:
        """Draw (§3.1), or count down the last turns (E1)."""
        seat = self.phases.seat
        self.phases.phase = NEXT_TURN
        if self.astray:
            self.garden.move_back()
            self.astray = False
        if self.turns_left == NOT_YET:
            self.draw_to_hand()
            if self.holds_twins(seat) and self.nursery:
                self.phases.push(SWAP, seat, 0)
        else:
            self.turns_left -= 1
            if not self.is_solo():
                self.retired |= BIT[seat]  # X23: nothing of the kind in solo

    def draw_to_hand(self) -> None:
        """Draw a tile in place of the one put down, and say so if it is the last (§3.2)."""
        place = self.phases.seat * HAND
        if self.hands[place] == NO_TILE:
            self.hands[place] = self.hands[place + 1]
        self.hands[place + 1] = self.draw()
        events.drew(self, self.phases.seat, self.hands[place + 1])
        if self.bag == 0:
            events.drew_last(self)
            if not self.is_solo():
                self.turns_left = self.seats

    def next_turn(self) -> None:
        """Pass the Wizard on; in solo, let the Mole play first; or end the game."""
        seat = (self.phases.seat + 1) % self.seats
        self.phases.pop()
        over = self.turns_left == 0
        if self.is_solo():
            mole.take_turn(self)
        if over:
            scoring.tell(self)
        else:
            self.begin_turn(seat)

    def begin_turn(self, seat: i64) -> None:
        """Ask for a patch to place; what comes after the turn waits below."""
        self.phases.push(TURN_END, seat, 0)
        self.phases.push(PLACE, seat, 0)
        if self.turns_left != NOT_YET:
            events.last_turn(self, seat)

    def deal(self) -> None:
        """Draw the next hand of the set-up (S7), or begin the first turn."""
        dealt = self.phases.subject
        if dealt == self.seats:
            self.phases.pop()
            self.begin_turn(self.first)
            return
        seat = (self.first + dealt) % self.seats
        self.phases.subject = dealt + 1
        for slot in range(HAND):
            self.hands[seat * HAND + slot] = self.draw()
        events.dealt(self, seat, self.hand_of(seat, 0), self.hand_of(seat, 1))
        if self.holds_twins(seat):
            self.phases.push(SWAP, seat, 0)
