"""The events of the game; nothing happens without a journal."""

from typing import Final

from mypy_extensions import i64

from florilege.games.flower_power.cards import NAMES, Card
from florilege.games.flower_power.options import REMOVED, TO_RESPONSIBLE
from florilege.games.flower_power.state import (
    BY_WILL,
    IS_POWER,
    NO_CARD,
    OWNER,
    STALEMATE,
    Battle,
    State,
)
from florilege.kernel.refusal import Args
from florilege.kernel.seats import EVERYONE, NOBODY, Seat, letter, only, others

# The three draws: for the whole turn, for a victory, for an elimination.
DRAWS: Final[dict[str, str]] = {"5.1": "drew", "12.16": "drew-victory", "12.17": "drew-elimination"}


def face_name(state: State, card: Card) -> str:
    return NAMES[state.face(card)]


def flower_name(state: State, flower: i64) -> str:
    """Return a flower in notation: its garden and its number there, `B2`."""
    owner = state.flowers[flower] & OWNER
    number = 1
    for other in range(flower):
        if state.flowers[other] & OWNER == owner:
            number += 1
    return letter(owner - 1) + str(number)


def tell(state: State, kind: str, clause: str, args: Args) -> None:
    if state.journal is not None:
        state.journal.tell(kind, clause, EVERYONE, args)


def of_seat(state: State, kind: str, clause: str, seat: Seat) -> None:
    """Record an event about a player for everybody."""
    if state.journal is not None:
        state.journal.tell(kind, clause, EVERYONE, {"seat": int(seat)})


def drew(state: State, clause: str, seat: Seat, card: Card) -> None:
    """Show a drawn card to its player; the others learn only of the draw."""
    if state.journal is not None:
        kind = DRAWS[clause]
        args: Args = {"card": face_name(state, card)}
        state.journal.tell(f"you-{kind}", clause, only(seat), args)
        state.journal.tell(kind, clause, others(seat), {"seat": int(seat)})


def refilled(state: State) -> None:
    """Record that the graveyard became the pile."""
    if state.journal is not None:
        tell(state, "pile-refilled", "1.6", {"number": int(state.pile_size)})


def dealt(state: State, seat: Seat, cards: list[str]) -> None:
    """Show a dealt hand to its player, and its size to the others."""
    if state.journal is not None:
        state.journal.tell("your-hand", "3.2", only(seat), {"card": cards})
        args: Args = {"seat": int(seat), "number": len(cards)}
        state.journal.tell("hand-dealt", "3.2", others(seat), args)


def garden(state: State, seat: Seat) -> None:
    """Record the sizes of a new garden one by one: a list would count equal ones."""
    if state.journal is not None:
        sizes = [str(word >> 16) for word in state.flowers if word & OWNER == seat + 1]
        tell(state, "garden-built", "3.3", {"seat": int(seat), "size": ", ".join(sizes)})


def of_flower(state: State, kind: str, clause: str, seat: Seat, flower: i64) -> None:
    """Record what a player does with a flower."""
    if state.journal is not None:
        args: Args = {"seat": int(seat), "flower": flower_name(state, flower)}
        tell(state, kind, clause, args)


def of_card(state: State, kind: str, clause: str, seat: Seat, card: Card, flower: i64) -> None:
    """Record what a player does with a card to a flower."""
    if state.journal is not None:
        args: Args = {
            "seat": int(seat),
            "card": face_name(state, card),
            "flower": flower_name(state, flower),
        }
        tell(state, kind, clause, args)


def poisoned(state: State, seat: Seat, card: Card, petal: Card, flower: i64) -> None:
    if state.journal is not None:
        args: Args = {
            "seat": int(seat),
            "card": face_name(state, card),
            "petal_card": face_name(state, petal),
            "flower": flower_name(state, flower),
        }
        tell(state, "poisoned", "6.1", args)


def fertilised(state: State, seat: Seat, card: Card, flower: i64, position: i64) -> None:
    if state.journal is not None:
        args: Args = {
            "seat": int(seat),
            "card": face_name(state, card),
            "flower": flower_name(state, flower),
            "position": int(position) + 1,
        }
        kind = "fertilised-power" if state.flowers[flower] & IS_POWER else "fertilised"
        tell(state, kind, "6.2", args)


def chain_names(state: State, top: Card) -> list[str]:
    """Return the cards of a chain from the top down."""
    found: list[str] = []
    while top != NO_CARD:
        found.append(face_name(state, top))
        top = state.under[top]
    return found


def spied_flower(state: State, seat: Seat, card: Card, flower: i64) -> None:
    """Show the spy the petals of a flower; the others learn only of the spying."""
    if state.journal is not None:
        of_card(state, "spied-flower", "6.4", seat, card, flower)
        args: Args = {
            "flower": flower_name(state, flower),
            "card": chain_names(state, state.tops[flower]),
        }
        state.journal.tell("you-saw-flower", "6.4", only(seat), args)


def spied_hand(state: State, seat: Seat, card: Card, other: Seat, cards: list[str]) -> None:
    """Show the spy a hand; the others learn only of the spying."""
    if state.journal is not None:
        args: Args = {
            "seat": int(seat),
            "card": face_name(state, card),
            "other_seat": int(other),
        }
        clause = state.variant.cite("6.4")
        tell(state, "spied-hand", clause, args)
        seen: Args = {"other_seat": int(other), "card": cards}
        state.journal.tell("you-saw-hand", clause, only(seat), seen)


def created(state: State, seat: Seat, flower: i64) -> None:
    """Record a new flower: all its petals, or only their number."""
    if state.journal is None:
        return
    args: Args = {
        "seat": int(seat),
        "flower": flower_name(state, flower),
        "number": int(state.flowers[flower] >> 16),
    }
    if state.flowers[flower] & IS_POWER:
        cards = chain_names(state, state.tops[flower])
        tell(state, "created-power", "6.6", {**args, "card": cards})
    else:
        tell(state, "created-regular", "6.5", args)


def attacked(state: State, seat: Seat, attacking: i64, defending: i64) -> None:
    if state.journal is not None:
        args: Args = {
            "seat": int(seat),
            "flower": flower_name(state, attacking),
            "target_flower": flower_name(state, defending),
        }
        tell(state, "attacked", "4.4", args)


def revealed(state: State, clause: str, flower: i64, card: Card) -> None:
    if state.journal is not None:
        args: Args = {"flower": flower_name(state, flower), "card": face_name(state, card)}
        tell(state, "petal-revealed", clause, args)


def destroyed(state: State, seat: Seat, flower: i64) -> None:
    """Record that poison took a flower's last petal; a fighting flower then loses (§7.5)."""
    battle = state.battle
    fighting = battle is not None and flower in (battle.attacking, battle.defending)
    of_flower(state, "flower-destroyed", "7.5" if fighting else "6.1", seat, flower)


def lost_hand(state: State, seat: Seat, killer: Seat, cards: list[str]) -> None:
    """Record where the hand of an eliminated player goes (AMB-47)."""
    if state.journal is None or not cards:
        return
    args: Args = {"seat": int(seat), "card": cards}
    if state.variant.eliminated_hand == REMOVED:
        tell(state, "hand-removed", "AMB-47", args)
    elif state.variant.eliminated_hand == TO_RESPONSIBLE and killer != NOBODY:
        tell(state, "hand-inherited", "AMB-47", {**args, "heir_seat": int(killer)})
    else:
        tell(state, "hand-buried", "AMB-47", args)


def succeeded(state: State, battle: Battle, petal: Card, target_petal: Card) -> None:
    """Record a successful attack and the petals that fought."""
    if state.journal is not None:
        args: Args = {
            "seat": int(battle.attacker),
            "flower": flower_name(state, battle.attacking),
            "card": face_name(state, petal),
            "target_flower": flower_name(state, battle.defending),
            "target_card": face_name(state, target_petal),
        }
        tell(state, "attack-succeeded", "4.6", args)


def captured(state: State, seat: Seat, name: str, flower: i64) -> None:
    """Record the name of a captured flower in its new garden."""
    if state.journal is not None:
        args: Args = {
            "seat": int(seat),
            "flower": name,
            "new_flower": flower_name(state, flower),
        }
        tell(state, "captured", "4.6", args)


def won(state: State, seat: Seat) -> None:
    if state.ended == STALEMATE:
        of_seat(state, "shared-stalemate", "AMB-50", seat)
    elif state.ended == BY_WILL:
        of_seat(state, "won-by-will", state.variant.cite("8.2"), seat)
    else:
        of_seat(state, "won", "9", seat)
