"""Attacks from declaration to result, and what a failure leaves (§4.4-4.6, §5.3-5.5)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.games.flower_power import comparison, create_flower, events, gardens, piles
from florilege.games.flower_power.cards import Card
from florilege.games.flower_power.ending import EndingRules
from florilege.games.flower_power.state import (
    ATTACKER,
    CONFIRM,
    CREATE,
    DEFENDER,
    FAILED,
    NEITHER,
    NO_FLOWER,
    REPLY,
    SELECT,
    TURN,
    Battle,
)
from florilege.kernel.seats import NOBODY, Seat, only

SIDES: Final[i64] = 2
REFUSAL_STEP: Final[i64] = 16


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class BattleRules(EndingRules):
    def may_attack(self, flower: i64, seat: Seat) -> bool:
        return gardens.owner(self, flower) == seat and not gardens.is_exhausted(self, flower)

    def may_be_attacked(self, flower: i64, seat: Seat) -> bool:
        owner = gardens.owner(self, flower)  # §12.10
        return owner != NOBODY and owner != seat and not gardens.is_exhausted(self, flower)

    def has_target(self, seat: Seat) -> bool:
        for flower in range(self.standing):
            if self.may_be_attacked(flower, seat):
                return True
        return False

    def mark_act(self) -> None:
        self.acted = True
        self.eventful = True

    def declare_attack(self, target: i64) -> None:
        """Begin a battle: reveal the top petals, then replies, the attacker first (§4.4, §5.3)."""
        seat = self.phases.seat
        flower = self.phases.subject
        self.phases.pop()
        self.mark_act()
        battle = Battle()
        battle.attacking = flower
        battle.defending = target
        battle.attacker = seat
        battle.defender = gardens.owner(self, target)
        self.battle = battle
        events.attacked(self, seat, flower, target)
        self.phases.push(REPLY, seat, 0)
        self.settle_on()

    def settle_on(self) -> bool:
        """Compare; if a petal must be named, ask for it and return True."""
        battle = self.battle
        if battle is None:
            return False
        side = comparison.settle(self, battle)
        if side == NEITHER:
            return False
        self.phases.push(SELECT, battle.seat(side), side)
        return True

    def select(self, card: Card) -> None:
        """Name a petal of a Power Flower, then continue the comparison."""
        battle = self.battle
        side = self.phases.subject
        self.phases.pop()
        if battle is None:
            return
        comparison.select(self, battle, side, card)
        if not self.settle_on() and battle.resolving:
            self.finish_comparison()

    def after_reply(self) -> None:
        """Let the opponent answer a card played in the battle (AMB-29)."""
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
        battle.replied = False
        self.phases.seat = battle.attacker + battle.defender - self.phases.seat

    def retreat(self) -> None:
        """Give up the attack, which counts as failed, and end the turn (AMB-13)."""
        events.of_seat(self, "retreated", "5.8", self.phases.seat)
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
        events.of_seat(self, "passed", "4.5", self.phases.seat)
        battle.passes += 1
        if battle.passes < SIDES:
            self.hand_over(battle)
            return
        self.phases.pop()
        self.close_replies(battle)

    def leave_battle(self) -> None:
        """Drop the battle and all its pending decisions."""
        while self.phases.phase != TURN:
            self.phases.pop()
        self.battle = None

    def close_replies(self, battle: Battle) -> None:
        """Ask for confirmations, after what the first edition leaves to the resolution."""
        if battle.doomed:
            self.resolve(battle)
        elif self.variant.choose_at_resolution or self.variant.ties_at_resolution:
            battle.resolving = True
            if not self.settle_on():
                self.finish_comparison()
        else:
            self.ask_confirmation(battle, ATTACKER)

    def finish_comparison(self) -> None:
        """Reopen the replies once after a full tie at the resolution (O7.3); otherwise finish."""
        battle = self.battle
        if battle is None:
            return
        if battle.lead == NEITHER and not battle.reopened:
            battle.reopened = True
            events.tell(self, "tie-reopened", "O7.3", {})
            self.fight_again(battle)
        else:
            self.ask_confirmation(battle, ATTACKER)

    def fight_again(self, battle: Battle) -> None:
        """Let both sides choose petals and reply again."""
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
                power = gardens.is_power(self, flower) and gardens.size(self, flower) > 1
                if power and self.refusals_of(battle, asked) < self.variant.refusals:
                    self.phases.push(CONFIRM, battle.seat(asked), asked)
                    return
        self.resolve(battle)

    def refusals_of(self, battle: Battle, side: i64) -> i64:
        """Return how often a side has chosen again since the last card (AMB-28)."""
        if side == ATTACKER:
            return battle.refusals % REFUSAL_STEP
        return battle.refusals // REFUSAL_STEP

    def confirm(self, kept: bool) -> None:
        battle = self.battle
        side = self.phases.subject
        seat = self.phases.seat
        self.phases.pop()
        if battle is None:
            return
        events.of_seat(self, "confirmed" if kept else "chooses-again", "5.3.3", seat)
        if kept:
            self.ask_confirmation(battle, side + 1)
            return
        battle.refusals += 1 if side == ATTACKER else REFUSAL_STEP
        self.fight_again(battle)

    def resolve(self, battle: Battle) -> None:
        if not battle.doomed and battle.lead == ATTACKER:  # §4.6, §5.3.4
            self.succeed(battle)
        else:
            self.fail(battle)

    def succeed(self, battle: Battle) -> None:
        """Discard both first petals, capture the flower, draw and end the turn (§4.6)."""
        attacker = battle.attacker
        ours = comparison.fighting(self, battle, ATTACKER, 0)
        theirs = comparison.fighting(self, battle, DEFENDER, 0)
        events.succeeded(self, battle, ours, theirs)
        for petal in (ours, theirs):
            gardens.detach(self, petal)
            gardens.bury(self, petal)
        if gardens.size(self, battle.attacking) == 0:
            events.of_flower(self, "flower-spent", "4.6", attacker, battle.attacking)
            gardens.remove_bare(self, battle.attacking, attacker)
        self.capture(battle)
        self.battle = None
        piles.draw(self, attacker, "12.16")
        if gardens.count(self, attacker) == 0:
            self.begin_will()
        else:
            self.finish_turn()

    def capture(self, battle: Battle) -> None:
        """Replant what is left of the target; a bare one counts as captured (§5.3.4)."""
        flower = battle.defending
        if gardens.size(self, flower) == 0:
            events.of_flower(self, "captured-bare", "5.3.4", battle.attacker, flower)
            gardens.remove_bare(self, flower, battle.attacker)
            return
        name = "" if self.journal is None else events.flower_name(self, flower)
        events.captured(self, battle.attacker, name, gardens.plant(self, flower, battle.attacker))

    def fail(self, battle: Battle) -> None:
        """Exhaust the attacking flower, or the target of a unique one (§5.3.4)."""
        events.of_seat(self, "attack-failed", "4.6", battle.attacker)
        self.battle = None
        flower = battle.attacking
        unique = battle.alone
        if flower != NO_FLOWER:
            self.flowers[flower] |= FAILED
            unique = gardens.count(self, self.active) == 1
            if not unique:
                self.exhaust(flower, "exhausted", "5.3.4")
        if unique and battle.defending != NO_FLOWER:
            self.exhaust(battle.defending, "target-exhausted", "5.3.4")
        self.after_failure()

    def exhaust(self, flower: i64, kind: str, clause: str) -> None:
        gardens.set_exhausted(self, flower, True)
        events.of_flower(self, kind, clause, self.active, flower)

    def after_failure(self) -> None:
        """Continue the turn, offer to make a flower, or end the turn (AMB-14)."""
        if self.standing == gardens.count(self, self.active):
            self.finish_turn()  # nobody else has a flower: the turn's end wins (§5.6)
            return
        if self.can_continue() or self.variant.any_card_when_exhausted:
            return
        if self.variant.create_when_exhausted and self.can_create():
            self.phases.push(CREATE, self.active, 0)
        else:
            self.finish_turn()

    def can_continue(self) -> bool:
        if not self.has_target(self.active):  # §5.5
            return False
        for flower in range(self.standing):
            if self.may_attack(flower, self.active):
                return True
        return False

    def can_create(self) -> bool:
        return piles.hand_size(self, self.active) >= create_flower.SMALLEST_REGULAR

    def eliminated_at_once(self) -> bool:
        """Eliminate flowerless players at once (O4.3); return whether that ends the turn."""
        self.eliminate_flowerless()
        if self.alive & ~only(self.active) == 0 or gardens.count(self, self.active) == 0:
            self.leave_battle()
            self.finish_turn()
            return True
        battle = self.battle
        if battle is not None and not self.lives(battle.defender):
            self.leave_battle()
            self.fail(battle)
            return True
        return False
