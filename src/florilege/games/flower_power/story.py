"""What the log is told. Each function does nothing for a position that plays in silence."""

from mypy_extensions import i64

from florilege.games.flower_power.cards import NAMES, Card
from florilege.games.flower_power.state import IS_POWER, NO_CARD, OWNER, STALEMATE, State
from florilege.kernel.refusal import Args
from florilege.kernel.seats import EVERYONE, Seat, letter, only, others


def face_name(state: State, card: Card) -> str:
    """Return a card in notation."""
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
    """Tell everybody."""
    if state.journal is not None:
        state.journal.tell(kind, clause, EVERYONE, args)


def of_seat(state: State, kind: str, clause: str, seat: Seat) -> None:
    """Tell everybody something about a player."""
    if state.journal is not None:
        state.journal.tell(kind, clause, EVERYONE, {"seat": int(seat)})


def drew(state: State, clause: str, seat: Seat, card: Card) -> None:
    """Tell a player which card was drawn, and the others that it was."""
    if state.journal is not None:
        args: Args = {"card": face_name(state, card)}
        state.journal.tell("you-drew", clause, only(seat), args)
        state.journal.tell("drew", clause, others(seat), {"seat": int(seat)})


def refilled(state: State) -> None:
    """Tell that the graveyard became the pile."""
    if state.journal is not None:
        tell(state, "pile-refilled", "1.6", {"number": int(state.pile_size)})


def dealt(state: State, seat: Seat, cards: list[str]) -> None:
    """Tell a player the hand dealt, and the others its size."""
    if state.journal is not None:
        state.journal.tell("your-hand", "3.2", only(seat), {"card": cards})
        args: Args = {"seat": int(seat), "number": len(cards)}
        state.journal.tell("hand-dealt", "3.2", others(seat), args)


def garden(state: State, seat: Seat) -> None:
    """Tell the sizes of a new garden."""
    if state.journal is not None:
        sizes = [str(word >> 16) for word in state.flowers if word & OWNER == seat + 1]
        tell(state, "garden-built", "3.3", {"seat": int(seat), "size": sizes})


def of_flower(state: State, kind: str, clause: str, seat: Seat, flower: i64) -> None:
    """Tell everybody something that a player does with a flower."""
    if state.journal is not None:
        args: Args = {"seat": int(seat), "flower": flower_name(state, flower)}
        tell(state, kind, clause, args)


def of_card(state: State, kind: str, clause: str, seat: Seat, card: Card, flower: i64) -> None:
    """Tell everybody something that a player does with a card to a flower."""
    if state.journal is not None:
        args: Args = {
            "seat": int(seat),
            "card": face_name(state, card),
            "flower": flower_name(state, flower),
        }
        tell(state, kind, clause, args)


def poisoned(state: State, seat: Seat, card: Card, petal: Card, flower: i64) -> None:
    """Tell which petal a poison kills."""
    if state.journal is not None:
        args: Args = {
            "seat": int(seat),
            "card": face_name(state, card),
            "petal_card": face_name(state, petal),
            "flower": flower_name(state, flower),
        }
        tell(state, "poisoned", "6.1", args)


def fertilised(state: State, seat: Seat, card: Card, flower: i64, position: i64) -> None:
    """Tell where a heart is put."""
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
    """Tell the spy what a flower is made of, and the others that it was spied on."""
    if state.journal is not None:
        of_card(state, "spied-flower", "6.4", seat, card, flower)
        args: Args = {
            "flower": flower_name(state, flower),
            "card": chain_names(state, state.tops[flower]),
        }
        state.journal.tell("you-saw-flower", "6.4", only(seat), args)


def spied_hand(state: State, seat: Seat, card: Card, other: Seat, cards: list[str]) -> None:
    """Tell the spy what a hand holds, and the others that it was spied on."""
    if state.journal is not None:
        args: Args = {
            "seat": int(seat),
            "card": face_name(state, card),
            "other_seat": int(other),
        }
        tell(state, "spied-hand", "6.4", args)
        seen: Args = {"other_seat": int(other), "card": cards}
        state.journal.tell("you-saw-hand", "6.4", only(seat), seen)


def created(state: State, seat: Seat, flower: i64) -> None:
    """Tell what flower was made: all its petals, or only how many."""
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
    """Tell which flower attacks which."""
    if state.journal is not None:
        args: Args = {
            "seat": int(seat),
            "flower": flower_name(state, attacking),
            "target_flower": flower_name(state, defending),
        }
        tell(state, "attacked", "4.4", args)


def revealed(state: State, clause: str, flower: i64, card: Card) -> None:
    """Tell which petal is turned up."""
    if state.journal is not None:
        args: Args = {"flower": flower_name(state, flower), "card": face_name(state, card)}
        tell(state, "petal-revealed", clause, args)


def eliminated(state: State, seat: Seat, cards: list[str]) -> None:
    """Tell who is out, and with which cards."""
    if state.journal is not None:
        tell(state, "eliminated", "5.6", {"seat": int(seat), "card": cards})


def attacked_result(state: State, kind: str, seat: Seat, flower: i64) -> None:
    """Tell how an attack ended, and which flower is captured."""
    if state.journal is None:
        return
    args: Args = {"seat": int(seat)}
    if flower >= 0:
        args["flower"] = flower_name(state, flower)
    tell(state, kind, "4.6", args)


def won(state: State, seat: Seat) -> None:
    """Tell who wins, and how."""
    if state.ended == STALEMATE:
        of_seat(state, "shared-stalemate", "AMB-50", seat)
    else:
        of_seat(state, "won", "9", seat)
