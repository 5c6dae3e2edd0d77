"""A card from the hand is announced, then played on its target (§6)."""

from mypy_extensions import i64

from florilege.games.flower_power import events, knowledge, piles
from florilege.games.flower_power.cards import Card
from florilege.games.flower_power.fertilise import fertilise
from florilege.games.flower_power.moves import HEARTS as HEART_MOVES
from florilege.games.flower_power.moves import POISONS, POSITIONS, SPIES, SPY_HANDS, TRANSFORMS
from florilege.games.flower_power.poison import poison
from florilege.games.flower_power.spy import spy_flower, spy_hand
from florilege.games.flower_power.state import State
from florilege.games.flower_power.transform import transform
from florilege.kernel.seats import EVERYONE, Seat


def announce(state: State, seat: Seat, card: Card) -> None:
    knowledge.show(state, card, EVERYONE)
    state.disclosed += 1
    if state.journal is not None:
        args: dict[str, int | str | list[str]] = {
            "seat": int(seat),
            "card": events.face_name(state, card),
        }
        events.tell(state, "card-shown", "12.14", args)


def play_on(state: State, seat: Seat, card: Card, move: i64) -> None:
    if move >= HEART_MOVES:
        at = move - HEART_MOVES
        fertilise(state, seat, card, at // POSITIONS, at % POSITIONS)
    elif move >= SPIES:
        spy_flower(state, seat, card, move - SPIES)
    elif move >= TRANSFORMS:
        transform(state, seat, card, move - TRANSFORMS)
    elif move >= POISONS:
        poison(state, seat, card, move - POISONS)
    else:
        spy_hand(state, seat, card, move - SPY_HANDS)
    piles.refill_eagerly(state)
