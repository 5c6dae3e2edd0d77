"""What a player is asked, and the parts of each answer."""

from mypy_extensions import i64

from florilege.games.mandala import moves
from florilege.games.mandala.card_counts import LETTERS
from florilege.games.mandala.moves import PASS, TAKE_DARK
from florilege.games.mandala.rules import Rules
from florilege.games.mandala.state import COLLECT
from florilege.games.mandala.tiles import name
from florilege.kernel.prompt import Part, Parts, Question
from florilege.kernel.seats import NOBODY


def question(position: Rules) -> Question:
    if position.phases.phase == COLLECT:
        return ask_for_tile(position)
    if position.legal_moves() == [PASS]:
        return Question("pass", "F6")
    return Question("play", "1.1")


def ask_for_tile(position: Rules) -> Question:
    """Ask for the only tile a player takes, or for the first of two."""
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


def notation_of(_position: Rules, chosen: Parts) -> str:
    """Return the notation of chosen parts; the first mandala stands in for a missing one."""
    if "card" in chosen:
        return f"{chosen.get('number', 1)}{chosen['card']}>{chosen.get('mandala', 1)}"
    return str(chosen.get("action", ""))
