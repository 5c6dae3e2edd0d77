"""What a player is asked, and why a move is refused."""

from mypy_extensions import i64

from florilege.games.mandala import moves
from florilege.games.mandala.moves import MOVES, PASS, TAKE_DARK, TAKE_LIGHT
from florilege.games.mandala.rules import Rules
from florilege.games.mandala.sand import LETTERS, count, total
from florilege.games.mandala.state import COLLECT
from florilege.games.mandala.tiles import name
from florilege.kernel.prompt import Part, Question
from florilege.kernel.refusal import Args, Refusal
from florilege.kernel.seats import NOBODY


def question(position: Rules) -> Question:
    """Ask for cards, for a tile, or for the only thing left: a pass."""
    if position.phases.phase == COLLECT:
        return ask_for_tile(position)
    if position.legal_moves() == [PASS]:
        return Question("pass", "F6")
    return Question("play", "1.1")


def ask_for_tile(position: Rules) -> Question:
    """Ask for the tile of whoever takes one, or for the first of whoever takes both."""
    m = position.phases.subject
    second = position.mandalas[m].second()
    if second == NOBODY:
        return Question("collect-both", "F17", {"mandala": int(m) + 1})
    return Question("collect", "4.2", {"mandala": int(m) + 1, "other_seat": int(second)})


def parts(position: Rules, move: i64) -> list[Part]:
    """Return the parts of a move: card, number and mandala, or a tile."""
    if move == PASS:
        return [("action", "pass")]
    if move < TAKE_DARK:
        return [
            ("card", LETTERS[moves.colour_of(move)]),
            ("number", int(moves.number_of(move))),
            ("mandala", int(moves.mandala_of(move)) + 1),
        ]
    mandala = position.mandalas[position.phases.subject]
    return [("tile", name(mandala.dark if move == TAKE_DARK else mandala.light))]


def explain(position: Rules, move: i64) -> Refusal:
    """Return why an illegal move is refused."""
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
    """Return why cards may not be played so."""
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
