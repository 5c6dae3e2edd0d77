"""The rules: legal moves, and what follows what (§5).

Each handler ends one decision and leaves the next one on the stack of phases.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.games.flower_power import actions, combat, garden, knowledge, opening, piles, story
from florilege.games.flower_power.cards import Card
from florilege.games.flower_power.moves import (
    AGAIN,
    CARDS,
    DONE,
    DRAW,
    END,
    FLOWERS,
    GROW_POWER,
    GROW_REGULAR,
    KEEP,
    PASS,
    PLACES,
    RETREAT,
    SIZES,
    WIDEST,
)
from florilege.games.flower_power.options import REMOVED as HAND_REMOVED
from florilege.games.flower_power.options import TO_RESPONSIBLE
from florilege.games.flower_power.state import (
    AIM,
    ATTACKER,
    BUILD,
    CONFIRM,
    CONTEST,
    CREATE,
    DEFENDER,
    FAILED,
    HAND,
    LAST_ALIVE,
    NEITHER,
    NO_FLOWER,
    PLACE,
    POWER,
    REGULAR,
    REMOVED,
    REPLY,
    SELECT,
    SIMULTANEOUS,
    STALEMATE,
    TARGET,
    TURN,
    WILL,
    Battle,
    State,
)
from florilege.kernel.seats import EVERYONE, NOBODY, Seat, only

SIDES: Final[i64] = 2
REFUSAL_STEP: Final[i64] = 16


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Rules(State):
    """A state that can be played."""

    def widest(self) -> i64:
        """Return the most legal moves there can be."""
        return WIDEST

    # What may be decided now.

    def fill_legal(self, out: vec[i64]) -> i64:
        """List the moves of the phase on top of the stack."""
        phase = self.phases.phase
        seat = self.phases.seat
        battle = self.battle
        if phase == TURN:
            return self.fill_turn(out)
        if phase == REPLY:
            return self.fill_reply(out)
        if phase == TARGET:
            return actions.fill_targets(self, seat, self.phases.subject, out)
        if phase == AIM:
            return self.fill_aims(out)
        if phase == REGULAR or phase == POWER:
            return actions.fill_picks(self, seat, phase == POWER, out)
        if phase == SELECT and battle is not None:
            listed = combat.fill_choices(self, battle, self.phases.subject, CARDS, out)
            return self.fill_retreat(out, listed)
        if phase == WILL or phase == CREATE:
            return self.fill_last(out)
        if phase == CONFIRM:
            out[0] = KEEP
            out[1] = AGAIN
            return self.fill_retreat(out, 2)
        return self.fill_opening(out)

    def fill_opening(self, out: vec[i64]) -> i64:
        """List signs, places or sizes."""
        phase = self.phases.phase
        if phase == BUILD:
            return opening.fill_sizes(self, out)
        if phase == CONTEST:
            return opening.fill_contest(self, out)
        if phase == PLACE:
            for place in range(self.seats):
                out[place] = PLACES + place
            return self.seats
        return 0

    def fill_turn(self, out: vec[i64]) -> i64:
        """List the draw, the end, cards, creations and attacks of the active player."""
        seat = self.phases.seat
        listed: i64 = 1
        out[0] = END
        if self.may_draw(seat):
            out[1] = DRAW
            listed = 2
        if self.has_target(seat):
            for flower in range(self.standing):
                if self.may_attack(flower, seat):
                    out[listed] = FLOWERS + flower
                    listed += 1
        listed = actions.fill_cards(self, seat, out, listed)
        return actions.fill_creations(self, seat, out, listed)

    def may_draw(self, seat: Seat) -> bool:
        """Tell whether the turn may be spent on a draw (§5.1, §8.1)."""
        if self.acted or not self.played >> seat & 1 or self.drew >> seat & 1:
            return False
        return piles.can_draw(self)

    def may_attack(self, flower: i64, seat: Seat) -> bool:
        """Tell whether a flower is the player's and not exhausted."""
        return garden.owner(self, flower) == seat and not garden.is_exhausted(self, flower)

    def may_be_attacked(self, flower: i64, seat: Seat) -> bool:
        """Tell whether a flower is an opponent's and not exhausted (§12.10)."""
        owner = garden.owner(self, flower)
        return owner != NOBODY and owner != seat and not garden.is_exhausted(self, flower)

    def has_target(self, seat: Seat) -> bool:
        """Tell whether there is a flower to attack."""
        for flower in range(self.standing):
            if self.may_be_attacked(flower, seat):
                return True
        return False

    def fill_aims(self, out: vec[i64]) -> i64:
        """List the flowers that may be attacked."""
        listed: i64 = 0
        for flower in range(self.standing):
            if self.may_be_attacked(flower, self.phases.seat):
                out[listed] = FLOWERS + flower
                listed += 1
        return listed

    def fill_reply(self, out: vec[i64]) -> i64:
        """List the pass, the retreat of the active player, cards and creations (§5.3.2)."""
        seat = self.phases.seat
        out[0] = PASS
        listed = self.fill_retreat(out, 1)
        listed = actions.fill_cards(self, seat, out, listed)
        if self.variant.single_card:
            return listed  # O5.3.2
        return actions.fill_creations(self, seat, out, listed)

    def fill_retreat(self, out: vec[i64], listed: i64) -> i64:
        """Let the active player end the turn at any decision of a battle (§5.8, AMB-13)."""
        if self.phases.seat == self.active and self.variant.may_retreat:
            out[listed] = RETREAT
            return listed + 1
        return listed

    def fill_last(self, out: vec[i64]) -> i64:
        """List the end and creations; in a last will, every card too (§5.4, §12.11)."""
        out[0] = END
        listed: i64 = 1
        if self.phases.phase == WILL:
            listed = actions.fill_cards(self, self.phases.seat, out, listed)
        return actions.fill_creations(self, self.phases.seat, out, listed)

    # What a decision does.

    def play(self, move: i64) -> None:
        """Play a legal move."""
        phase = self.phases.phase
        if phase <= BUILD:
            self.open(move)
        elif move == RETREAT:
            self.retreat()
        elif phase == TARGET:
            self.hit(move)
        elif phase == AIM:
            self.declare_attack(move - FLOWERS)
        elif phase == SELECT:
            self.select(move - CARDS)
        elif phase == CONFIRM:
            self.confirm(move == KEEP)
        elif phase == REGULAR or phase == POWER:
            self.grow(move, phase == POWER)
        else:
            self.act(move)

    def act(self, move: i64) -> None:
        """Do something in a turn, a reply, a will or after exhaustion."""
        if move == GROW_REGULAR or move == GROW_POWER:
            self.begin_growing(move == GROW_POWER)
        elif move >= CARDS:
            self.announce(move - CARDS)
        elif move >= FLOWERS:
            self.phases.push(AIM, self.phases.seat, move - FLOWERS)
        elif self.phases.phase == REPLY:
            self.end_reply()
        elif self.phases.phase == TURN:
            self.end_or_draw(move)
        else:
            self.finish_last()

    def open(self, move: i64) -> None:
        """Decide something before the first turn."""
        phase = self.phases.phase
        if phase == CONTEST:
            opening.choose_sign(self, move)
        elif phase == PLACE:
            opening.take_place(self, move)
        elif opening.build(self, move - SIZES):
            self.phases.push(TURN, self.first, 0)
            self.begin_turn(self.first)

    # Cards.

    def announce(self, card: Card) -> None:
        """Show a card; its target is asked next."""
        self.mark_act()
        actions.announce(self, self.phases.seat, card)
        self.phases.push(TARGET, self.phases.seat, card)

    def hit(self, move: i64) -> None:
        """Play the card that was shown."""
        seat = self.phases.seat
        card = self.phases.subject
        self.phases.pop()
        before = garden.count(self, self.active)
        actions.play_on(self, seat, card, move)
        self.after_action(before)

    def begin_growing(self, power: bool) -> None:
        """Start making a flower of hand cards."""
        self.mark_act()
        seat = self.phases.seat
        if power:
            self.disclosed += 1  # the hand has all four suits
        else:
            knowledge.nest_hand(self, seat)
        self.phases.push(POWER if power else REGULAR, seat, 0)

    def grow(self, move: i64, power: bool) -> None:
        """Pick the next petal, or plant the flower."""
        if move != DONE:
            actions.pick(self, move - CARDS, power)
            return
        seat = self.phases.seat
        self.phases.pop()
        before = garden.count(self, self.active)
        actions.bloom(self, seat, power)
        self.after_action(before)

    def mark_act(self) -> None:
        """Note that something happens this turn."""
        self.acted = True
        self.eventful = True

    def after_action(self, before: i64) -> None:
        """Check transitions and eliminations, then go on with what was going on."""
        self.check_transitions(before)
        if self.variant.immediate_elimination and self.eliminated_at_once():
            return
        phase = self.phases.phase
        if phase == REPLY:
            self.after_reply()
        elif phase == WILL:
            self.after_will()
        elif phase == CREATE:
            self.after_creation()

    def check_transitions(self, before: i64) -> None:
        """Apply what becoming unique or multiple changes for the active player (§12.10)."""
        if not self.variant.transitions:
            return
        now = garden.count(self, self.active)
        if before > 1 and now == 1:
            garden.set_exhausted(self, garden.only_flower(self, self.active), False)
        elif before == 1 and now > 1:
            self.become_multiple()

    def become_multiple(self) -> None:
        """Opposing flowers may be attacked again; a former unique one that failed may not."""
        for flower in range(self.standing):
            if garden.owner(self, flower) != self.active:
                garden.set_exhausted(self, flower, False)
            elif self.flowers[flower] & FAILED and self.variant.former_unique_exhausted:
                garden.set_exhausted(self, flower, True)  # AMB-35

    # Battle.

    def declare_attack(self, target: i64) -> None:
        """Begin a battle: turn up the tops, then replies, the attacker first (§4.4, §5.3)."""
        seat = self.phases.seat
        flower = self.phases.subject
        self.phases.pop()
        self.mark_act()
        battle = Battle()
        battle.attacking = flower
        battle.defending = target
        battle.attacker = seat
        battle.defender = garden.owner(self, target)
        self.battle = battle
        story.attacked(self, seat, flower, target)
        self.phases.push(REPLY, seat, 0)
        self.settle_on()

    def settle_on(self) -> bool:
        """Compare; ask for a petal where one is needed and return whether that was so."""
        battle = self.battle
        if battle is None:
            return False
        side = combat.settle(self, battle)
        if side == NEITHER:
            return False
        self.phases.push(SELECT, battle.seat(side), side)
        return True

    def select(self, card: Card) -> None:
        """Name a petal of a Power Flower; then the comparison goes on."""
        battle = self.battle
        side = self.phases.subject
        self.phases.pop()
        if battle is None:
            return
        combat.select(self, battle, side, card)
        if not self.settle_on() and battle.resolving:
            self.finish_comparison()

    def after_reply(self) -> None:
        """A card was played in the battle: the other may answer (AMB-29)."""
        battle = self.battle
        if battle is None:
            return
        battle.passes = 0
        battle.refusals = 0
        battle.reopened = False
        battle.replied = True
        if not self.variant.many_cards:
            self.hand_over(battle)
        self.settle_on()

    def hand_over(self, battle: Battle) -> None:
        """Let the other belligerent reply."""
        battle.replied = False
        self.phases.seat = battle.attacker + battle.defender - self.phases.seat

    def retreat(self) -> None:
        """Give the attack up and end the turn: it counts as failed (AMB-13)."""
        story.of_seat(self, "retreated", "5.8", self.phases.seat)
        self.leave_battle()
        self.finish_turn()

    def end_reply(self) -> None:
        """Pass; two passes in a row close the replies (§4.5)."""
        battle = self.battle
        if battle is None:
            return
        if battle.replied:
            self.hand_over(battle)
            return
        story.of_seat(self, "passed", "4.5", self.phases.seat)
        battle.passes += 1
        if battle.passes < SIDES:
            self.hand_over(battle)
            return
        self.phases.pop()
        self.close_replies(battle)

    def leave_battle(self) -> None:
        """Drop the battle and everything asked in it."""
        while self.phases.phase != TURN:
            self.phases.pop()
        self.battle = None

    def close_replies(self, battle: Battle) -> None:
        """Ask for confirmations, or open what the first edition leaves to the resolution."""
        if battle.doomed:
            self.resolve(battle)
        elif self.variant.choose_at_resolution or self.variant.ties_at_resolution:
            battle.resolving = True
            if not self.settle_on():
                self.finish_comparison()
        else:
            self.ask_confirmation(battle, ATTACKER)

    def finish_comparison(self) -> None:
        """A full tie at the resolution reopens the replies once (O7.3); else it is final."""
        battle = self.battle
        if battle is None:
            return
        if battle.lead == NEITHER and not battle.reopened:
            battle.reopened = True
            self.fight_again(battle)
        else:
            self.ask_confirmation(battle, ATTACKER)

    def fight_again(self, battle: Battle) -> None:
        """Choose petals anew, then reply anew."""
        battle.resolving = False
        battle.passes = 0
        battle.attacker_picks = vec[i64]()
        battle.defender_picks = vec[i64]()
        self.phases.push(REPLY, battle.attacker, 0)
        self.settle_on()

    def ask_confirmation(self, battle: Battle, side: i64) -> None:
        """Let owners of Power Flowers confirm their petal, attacker first (§5.3.3)."""
        if not self.variant.choose_at_resolution:
            for asked in range(side, SIDES):
                flower = battle.flower(asked)
                power = garden.is_power(self, flower) and garden.size(self, flower) > 1
                if power and self.refusals_of(battle, asked) < self.variant.refusals:
                    self.phases.push(CONFIRM, battle.seat(asked), asked)
                    return
        self.resolve(battle)

    def refusals_of(self, battle: Battle, side: i64) -> i64:
        """Return how often a side has asked to choose again since the last card (AMB-28)."""
        if side == ATTACKER:
            return battle.refusals % REFUSAL_STEP
        return battle.refusals // REFUSAL_STEP

    def confirm(self, kept: bool) -> None:
        """Keep the petal, or choose again."""
        battle = self.battle
        side = self.phases.subject
        seat = self.phases.seat
        self.phases.pop()
        if battle is None:
            return
        story.of_seat(self, "confirmed" if kept else "chooses-again", "5.3.3", seat)
        if kept:
            self.ask_confirmation(battle, side + 1)
            return
        battle.refusals += 1 if side == ATTACKER else REFUSAL_STEP
        self.fight_again(battle)

    def resolve(self, battle: Battle) -> None:
        """Carry out the result (§4.6, §5.3.4)."""
        if not battle.doomed and battle.lead == ATTACKER:
            self.succeed(battle)
        else:
            self.fail(battle)

    def succeed(self, battle: Battle) -> None:
        """Discard both first petals, capture the flower, draw; the turn ends (§4.6)."""
        attacker = battle.attacker
        story.attacked_result(self, "attack-succeeded", attacker, battle.defending)
        ours = combat.fighting(self, battle, ATTACKER, 0)
        theirs = combat.fighting(self, battle, DEFENDER, 0)
        for petal in (ours, theirs):
            garden.detach(self, petal)
            garden.bury(self, petal)
        if garden.size(self, battle.attacking) == 0:
            garden.wither(self, battle.attacking, attacker)
        if garden.size(self, battle.defending) == 0:
            garden.wither(self, battle.defending, attacker)
        else:
            garden.plant(self, battle.defending, attacker)
        self.battle = None
        piles.draw(self, attacker, "12.16")
        if garden.count(self, attacker) == 0:
            self.begin_will()
        else:
            self.finish_turn()

    def fail(self, battle: Battle) -> None:
        """Exhaust the attacking flower, or the target of a unique one (§5.3.4)."""
        story.attacked_result(self, "attack-failed", battle.attacker, NO_FLOWER)
        self.battle = None
        flower = battle.attacking
        unique = battle.alone
        if flower != NO_FLOWER:
            self.flowers[flower] |= FAILED
            unique = garden.count(self, self.active) == 1
            if not unique:
                garden.set_exhausted(self, flower, True)
        if unique and battle.defending != NO_FLOWER:
            garden.set_exhausted(self, battle.defending, True)
        self.after_failure()

    # After a failed attack: §5.4, §5.5.

    def after_failure(self) -> None:
        """Go on with the turn, make a flower, or end (AMB-14)."""
        if self.can_continue() or self.variant.any_card_when_exhausted:
            return
        if self.variant.create_when_exhausted and self.can_create():
            self.phases.push(CREATE, self.active, 0)
        else:
            self.finish_turn()

    def can_continue(self) -> bool:
        """Tell whether an attack is still possible (§5.5)."""
        if not self.has_target(self.active):
            return False
        for flower in range(self.standing):
            if self.may_attack(flower, self.active):
                return True
        return False

    def can_create(self) -> bool:
        """Tell whether the hand is large enough for a flower."""
        return piles.hand_size(self, self.active) >= actions.SMALLEST_REGULAR

    def after_creation(self) -> None:
        """A flower made after exhaustion may let the turn go on (§5.4)."""
        if self.can_continue():
            self.phases.pop()
        elif not self.can_create():
            self.phases.pop()
            self.finish_turn()

    def finish_last(self) -> None:
        """End a will, or what may follow exhaustion."""
        self.phases.pop()
        self.finish_turn()

    def end_or_draw(self, move: i64) -> None:
        """End the turn, or spend it on a draw (§5.1)."""
        seat = self.phases.seat
        if move == END:
            story.of_seat(self, "turn-ended", "5.8", seat)
            self.finish_turn()
            return
        self.mark_act()
        piles.draw(self, seat, "5.1")
        self.drew |= only(seat)
        self.next_turn(True)

    # The last will: §8.2, §12.11.

    def begin_will(self) -> None:
        """The active player has no flower after a success."""
        if self.variant.elimination_before_will or self.variant.immediate_elimination:
            self.eliminate_flowerless()
        self.spared = 0
        for seat in range(self.seats):
            if self.lives(seat) and garden.count(self, seat) == 0:
                self.spared |= only(seat)
        if self.alive & ~(only(self.active) | self.spared) == 0:
            self.finish_turn()
            return
        story.of_seat(self, "last-will", "8.2", self.active)
        self.phases.push(WILL, self.active, 0)

    def after_will(self) -> None:
        """Eliminations in a will count at once; a single will is over after one action (O8.2)."""
        self.eliminate_flowerless()
        if not self.variant.chained_will or self.alive & ~(only(self.active) | self.spared) == 0:
            self.phases.pop()
            self.finish_turn()

    # Eliminations and the end of a turn: §5.6, §5.7.

    def eliminate_flowerless(self) -> None:
        """Eliminate the opponents without flowers, clockwise from the active player."""
        for step in range(1, self.seats):
            seat = (self.active + step) % self.seats
            spared = self.spared >> seat & 1 == 1
            if self.lives(seat) and not spared and garden.count(self, seat) == 0:
                self.eliminate(seat)

    def eliminate(self, seat: Seat) -> None:
        """Take a player out; who is responsible draws, in games of three or more (§12.17)."""
        self.alive &= ~only(seat)
        self.calm = 0
        killer = self.killers[seat]
        rewarded = killer != NOBODY and killer != seat and self.lives(killer)
        story.eliminated(self, seat, piles.hand_names(self, seat))
        self.lose_hand(seat, killer if rewarded else NOBODY)
        if rewarded and self.seats > 2 and self.variant.elimination_draw:
            piles.draw(self, killer, "12.17")

    def lose_hand(self, seat: Seat, killer: Seat) -> None:
        """The hand of an eliminated player leaves (AMB-47)."""
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
                    garden.bury(self, card)
        piles.refill_eagerly(self)

    def eliminated_at_once(self) -> bool:
        """First edition (O4.3): without flowers one is out; return whether that ends the turn."""
        self.eliminate_flowerless()
        if self.phases.phase == WILL:
            return False
        if self.alive & ~only(self.active) == 0 or garden.count(self, self.active) == 0:
            self.leave_battle()
            self.finish_turn()
            return True
        battle = self.battle
        if battle is not None and not self.lives(battle.defender):
            self.leave_battle()
            self.fail(battle)
            return True
        return False

    def finish_turn(self) -> None:
        """Check eliminations and victory in the order of the book (§5.6)."""
        self.spared = 0
        self.eliminate_flowerless()
        flowerless = garden.count(self, self.active) == 0
        if self.alive & ~only(self.active) == 0:
            self.end_game(SIMULTANEOUS if flowerless else LAST_ALIVE, only(self.active))
            return
        if flowerless:
            self.eliminate(self.active)
            if int(self.alive).bit_count() == 1:
                self.end_game(LAST_ALIVE, self.alive)
                return
        self.next_turn(False)

    def next_turn(self, drew: bool) -> None:
        """Refresh all flowers and hand the turn on (§5.7), unless nothing moves (AMB-50)."""
        garden.refresh_all(self)
        self.played |= only(self.active)
        if not drew:
            self.drew &= ~only(self.active)
        living = int(self.alive).bit_count()
        self.idle = 0 if self.eventful else self.idle + 1
        self.calm += 1
        if self.stalled(living):
            self.end_game(STALEMATE, self.alive)
            return
        seat = (self.active + 1) % self.seats
        while not self.lives(seat):
            seat = (seat + 1) % self.seats
        self.phases.seat = seat
        self.begin_turn(seat)

    def stalled(self, living: i64) -> bool:
        """Tell whether nothing has happened for too long (house rule, AMB-50)."""
        if self.idle >= self.variant.stall_rounds * living:
            return True
        return self.calm >= self.variant.round_cap * living

    def begin_turn(self, seat: Seat) -> None:
        """Start a player's turn."""
        self.active = seat
        self.acted = False
        self.eventful = False
        story.of_seat(self, "turn-begins", "4.1", seat)

    def end_game(self, how: i64, winners: i64) -> None:
        """End the game."""
        self.ended = how
        self.winners = winners
        while self.phases.depth:
            self.phases.pop()
        for seat in range(self.seats):
            if winners >> seat & 1:
                story.won(self, seat)
