"""What a player does in a turn, and what follows from it (§5)."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.games.flower_power import events, gardens, knowledge, piles, play_card
from florilege.games.flower_power.battle import BattleRules
from florilege.games.flower_power.cards import Card
from florilege.games.flower_power.moves import RETREAT
from florilege.games.flower_power.state import CREATE, FAILED, POWER, REGULAR, REPLY, TARGET, WILL
from florilege.kernel.seats import Seat, only


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class ActionRules(BattleRules):
    def may_draw(self, seat: Seat) -> bool:
        if self.acted or not self.played >> seat & 1 or self.drew >> seat & 1:  # §5.1, §8.1
            return False
        return piles.can_draw(self)

    def fill_retreat(self, out: vec[i64], listed: i64) -> i64:
        """Let the active player end the turn at any decision of a battle (§5.8, AMB-13)."""
        if self.phases.seat == self.active and self.variant.may_retreat:
            out[listed] = RETREAT
            return listed + 1
        return listed

    def announce(self, card: Card) -> None:
        self.mark_act()
        play_card.announce(self, self.phases.seat, card)
        self.phases.push(TARGET, self.phases.seat, card)

    def begin_growing(self, power: bool) -> None:
        self.mark_act()
        seat = self.phases.seat
        if power:
            self.disclosed += 1  # the hand has all four suits
        else:
            knowledge.nest_hand(self, seat)
        self.phases.push(POWER if power else REGULAR, seat, 0)

    def after_action(self, before: i64) -> None:
        """Check transitions and eliminations, then resume what was going on."""
        self.check_transitions(before)
        phase = self.phases.phase
        if phase == WILL:
            self.after_will()
        elif self.variant.immediate_elimination and self.eliminated_at_once():
            return
        elif phase == REPLY:
            self.after_reply()
        elif phase == CREATE:
            self.after_creation()

    def check_transitions(self, before: i64) -> None:
        """Apply transitions of the active player between one flower and several (§12.10)."""
        now = gardens.count(self, self.active)
        if before > 1 and now == 1 and self.variant.transitions:
            self.revive(only(self.active), "revived-only")
        elif before == 1 and now > 1:
            self.become_multiple()

    def become_multiple(self) -> None:
        """Refresh the opposing flowers; exhaust a formerly unique flower that has failed.

        The latter applies without transitions too: only a unique flower attacks twice (§7.1,
        AMB-35).
        """
        if self.variant.transitions:
            self.revive(~only(self.active), "revived-targets")
        for flower in range(self.standing):
            failed = self.flowers[flower] & FAILED != 0 and self.may_attack(flower, self.active)
            if failed and self.variant.former_unique_exhausted:
                self.exhaust(flower, "former-exhausted", "AMB-35")

    def revive(self, owners: i64, kind: str) -> None:
        """Refresh the exhausted flowers of some gardens (§12.10)."""
        names: list[str] = []
        for flower in range(self.standing):
            if owners >> gardens.owner(self, flower) & 1 and gardens.is_exhausted(self, flower):
                gardens.set_exhausted(self, flower, False)
                if self.journal is not None:
                    names.append(events.flower_name(self, flower))
        if names:
            events.tell(self, kind, "12.10", {"seat": int(self.active), "flower": names})

    def after_creation(self) -> None:
        """Let the turn go on if a flower made after exhaustion can attack (§5.4)."""
        if self.can_continue():
            self.phases.pop()
        elif not self.can_create():
            self.phases.pop()
            self.finish_turn()
