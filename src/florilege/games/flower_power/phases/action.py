"""The base of turns, replies, wills and what follows exhaustion: cards and new flowers."""

from mypy_extensions import i64

from florilege.games.flower_power import card_targets, events
from florilege.games.flower_power.actions import ActionRules
from florilege.games.flower_power.moves import CARDS, GROW_POWER, GROW_REGULAR, SPY_HANDS
from florilege.games.flower_power.phase import FlowerPowerPhase
from florilege.games.flower_power.state import HAND
from florilege.kernel.refusal import Refusal


class Action(FlowerPowerPhase):
    """Announces cards and begins flowers; other moves leave the phase."""

    def apply(self, state: ActionRules, move: i64) -> None:
        if move == GROW_REGULAR or move == GROW_POWER:
            state.begin_growing(move == GROW_POWER)
        elif move >= CARDS:
            state.announce(move - CARDS)
        else:
            self.leave(state, move)

    def leave(self, state: ActionRules, move: i64) -> None:
        """Play a move that is neither a card nor a new flower."""
        state.phases.pop()
        state.finish_turn()

    def explain(self, state: ActionRules, move: i64) -> Refusal:
        if CARDS <= move < SPY_HANDS:
            return explain_card(state, move - CARDS)
        if move == GROW_REGULAR:
            return Refusal("too-few-cards", "6.5")
        if move == GROW_POWER:
            return Refusal("suits-missing", "6.6")
        return Refusal("not-now", "5.2")


def explain_card(state: ActionRules, card: i64) -> Refusal:
    seat = state.phases.seat
    if card >= len(state.place):
        return Refusal("unknown-move")
    name = events.face_name(state, card)
    if state.place[card] != HAND + seat:
        return Refusal("not-in-hand", "6.1", {"card": name})
    if card_targets.Targets(state, card_targets.scope_of(state, seat)).suit(state.face(card)):
        return Refusal("same-face", "12.13", {"card": name})
    return Refusal("card-without-target", "AMB-56", {"card": name})
