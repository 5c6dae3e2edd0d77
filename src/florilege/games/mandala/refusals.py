"""Why a move is refused."""

from mypy_extensions import i64

from florilege.games.mandala import moves
from florilege.games.mandala.card_counts import LETTERS, count, total
from florilege.games.mandala.moves import MOVES, PASS, TAKE_DARK, TAKE_LIGHT
from florilege.games.mandala.rules import Rules
from florilege.games.mandala.state import COLLECT
from florilege.kernel.refusal import Args, Refusal


def explain(position: Rules, move: i64) -> Refusal:
    if not 0 <= move < MOVES:
        return Refusal("unknown-move")
    if position.phases.phase == COLLECT:
        return Refusal("collect-first", "4.5", {"mandala": int(position.phases.subject) + 1})
    if move == PASS:
        return Refusal("must-play", "F7")
    if move in (TAKE_DARK, TAKE_LIGHT):
        return Refusal("no-tile-now", "4.2")
    return explain_play(position, move)


def explain_play(position: Rules, move: i64) -> Refusal:
    hand = position.players[position.phases.seat].hand
    colour = moves.colour_of(move)
    number = moves.number_of(move)
    held = count(hand, colour)
    if number == 0:
        return Refusal("no-cards", "F7")
    if number > held:
        args: Args = {"card": LETTERS[colour], "number": int(number), "held": int(held)}
        return Refusal("not-in-hand", "1.1", args)
    if total(hand) == 1:
        return Refusal("nothing-to-draw", "F6")
    return Refusal("hand-would-empty", "2.5", {"most": int(held) - 1})
