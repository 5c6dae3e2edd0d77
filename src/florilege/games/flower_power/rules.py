"""The rules: legal moves, and what follows what (§5).

Each handler ends one decision and leaves the next one on the stack of phases.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.games.flower_power import (
    card_targets,
    comparison,
    create_flower,
    events,
    gardens,
    knowledge,
    piles,
    play_card,
    setup,
)
from florilege.games.flower_power.battle import BattleRules
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
)
from florilege.games.flower_power.state import (
    AIM,
    BUILD,
    CONFIRM,
    CONTEST,
    CREATE,
    FAILED,
    PLACE,
    POWER,
    REGULAR,
    REPLY,
    SELECT,
    TARGET,
    TURN,
    WILL,
)
from florilege.kernel.seats import Seat, only


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Rules(BattleRules):
    """A state that can be played."""

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
            return card_targets.fill_targets(self, seat, self.phases.subject, out)
        if phase == AIM:
            return self.fill_aims(out)
        if phase == REGULAR or phase == POWER:
            return create_flower.fill_picks(self, seat, phase == POWER, out)
        if phase == SELECT and battle is not None:
            listed = comparison.fill_choices(self, battle, self.phases.subject, CARDS, out)
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
            return setup.fill_sizes(self, out)
        if phase == CONTEST:
            return setup.fill_contest(self, out)
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
        listed = card_targets.fill_cards(self, seat, out, listed)
        return create_flower.fill_creations(self, seat, out, listed)

    def may_draw(self, seat: Seat) -> bool:
        """Return whether the turn may be spent on a draw (§5.1, §8.1)."""
        if self.acted or not self.played >> seat & 1 or self.drew >> seat & 1:
            return False
        return piles.can_draw(self)

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
        listed = card_targets.fill_cards(self, seat, out, listed)
        if self.variant.single_card:
            return listed  # O5.3.2
        return create_flower.fill_creations(self, seat, out, listed)

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
            listed = card_targets.fill_cards(self, self.phases.seat, out, listed)
        return create_flower.fill_creations(self, self.phases.seat, out, listed)

    def apply(self, move: i64) -> None:
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
            setup.choose_sign(self, move)
        elif phase == PLACE:
            setup.take_place(self, move)
        elif setup.build(self, move - SIZES):
            self.phases.push(TURN, self.first, 0)
            self.begin_turn(self.first)

    def announce(self, card: Card) -> None:
        """Show a card; its target is asked next."""
        self.mark_act()
        play_card.announce(self, self.phases.seat, card)
        self.phases.push(TARGET, self.phases.seat, card)

    def hit(self, move: i64) -> None:
        """Play the card that was shown."""
        seat = self.phases.seat
        card = self.phases.subject
        self.phases.pop()
        before = gardens.count(self, self.active)
        play_card.play_on(self, seat, card, move)
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
            create_flower.pick(self, move - CARDS, power)
            return
        seat = self.phases.seat
        self.phases.pop()
        before = gardens.count(self, self.active)
        create_flower.plant(self, seat, power)
        self.after_action(before)

    def after_action(self, before: i64) -> None:
        """Check transitions and eliminations, then go on with what was going on."""
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
        """Apply what becoming unique or multiple changes for the active player (§12.10)."""
        now = gardens.count(self, self.active)
        if before > 1 and now == 1 and self.variant.transitions:
            self.revive(only(self.active), "revived-only")
        elif before == 1 and now > 1:
            self.become_multiple()

    def become_multiple(self) -> None:
        """Opposing flowers may be attacked again; a former unique one that failed may not attack.

        The latter holds without transitions too: only a unique flower attacks twice (§7.1, AMB-35).
        """
        if self.variant.transitions:
            self.revive(~only(self.active), "revived-targets")
        for flower in range(self.standing):
            failed = self.flowers[flower] & FAILED != 0 and self.may_attack(flower, self.active)
            if failed and self.variant.former_unique_exhausted:
                self.exhaust(flower, "former-exhausted", "AMB-35")

    def revive(self, owners: i64, kind: str) -> None:
        """Refresh the exhausted flowers of some gardens and tell which (§12.10)."""
        names: list[str] = []
        for flower in range(self.standing):
            if owners >> gardens.owner(self, flower) & 1 and gardens.is_exhausted(self, flower):
                gardens.set_exhausted(self, flower, False)
                if self.journal is not None:
                    names.append(events.flower_name(self, flower))
        if names:
            events.tell(self, kind, "12.10", {"seat": int(self.active), "flower": names})

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
            events.of_seat(self, "turn-ended", "5.8", seat)
            self.finish_turn()
            return
        self.mark_act()
        piles.draw(self, seat, "5.1")
        self.drew |= only(seat)
        self.next_turn(True)
