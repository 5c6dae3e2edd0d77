"""From chosen parts to a move, so that a client needs neither notation nor rules.

The chosen parts name the legal move that has all of them. If there is none, the game writes in
notation what they mean, so that the refusal gives the same reason as for a move that was typed.
"""

from mypy_extensions import i64

from florilege.kernel.position import Position
from florilege.kernel.prompt import Parts
from florilege.kernel.refusal import Refused, refused
from florilege.kernel.seats import Seat


def chosen_move(position: Position, seat: Seat, chosen: Parts) -> i64:
    """Return the legal move of a seat that has the chosen parts, or raise `Refused`."""
    if seat != position.to_move() or position.is_over():
        return attempted_move(position, seat, 0)  # refused, whatever was chosen
    found = [move for move in position.legal_moves() if has_parts(position, move, chosen)]
    if len(found) == 1:
        return found[0]
    if found:
        raise refused("several-moves", "", {"number": len(found)})
    text = position.notation_of(chosen)
    if not text:
        raise refused("no-such-choice")
    return attempted_move(position, seat, position.read_move(text))


def attempted_move(position: Position, seat: Seat, move: i64) -> i64:
    """Return a move if it is legal for a seat, or raise `Refused` with the reason."""
    refusal = position.refusal(seat, move)
    if refusal is not None:
        raise Refused(refusal)
    return move


def has_parts(position: Position, move: i64, chosen: Parts) -> bool:
    parts: Parts = dict(position.parts(move))
    return all(parts.get(name) == value for name, value in chosen.items())
