"""What the log is told. Each function does nothing for a position that plays in silence."""

from mypy_extensions import i64

from florilege.games.mandala.sand import LETTERS, Colour, Sand, letters, total
from florilege.games.mandala.state import ALL_PASSED, NO_TILES
from florilege.games.mandala.tiles import Tile, name
from florilege.kernel.journal import Journal
from florilege.kernel.outcome import Outcome
from florilege.kernel.refusal import Args
from florilege.kernel.seats import EVERYONE, NOBODY, Seat, only, others


def first_player(log: Journal | None, seat: Seat) -> None:
    """Tell who begins."""
    if log is not None:
        log.tell("first-player", "F30", EVERYONE, {"seat": int(seat)})


def drew(log: Journal | None, clause: str, seat: Seat, sand: Sand) -> None:
    """Tell a player which cards were drawn, and the others how many."""
    if log is not None and sand:
        log.tell("you-drew", clause, only(seat), {"card": letters(sand)})
        log.tell("drew", clause, others(seat), {"seat": int(seat), "number": int(total(sand))})


def refilled(log: Journal | None, sand: Sand) -> None:
    """Tell that the discard pile was shuffled into a new draw pile."""
    if log is not None:
        log.tell("pile-refilled", "2.3", EVERYONE, {"number": int(total(sand))})


def began(log: Journal | None, clause: str, mandala: i64, dark: Tile, light: Tile) -> None:
    """Tell which tiles begin a mandala."""
    if log is not None:
        args: Args = {"mandala": int(mandala) + 1, "tile": [name(dark), name(light)]}
        log.tell("mandala-begins", clause, EVERYONE, args)


def played(
    log: Journal | None, seat: Seat, mandala: i64, colour: Colour, number: i64, up: bool
) -> None:
    """Tell which cards were played where, and how they lie."""
    if log is not None:
        kind, clause = ("played-face-up", "1.3") if up else ("played-face-down", "1.4")
        args: Args = {
            "seat": int(seat),
            "number": int(number),
            "card": LETTERS[colour],
            "mandala": int(mandala) + 1,
        }
        log.tell(kind, clause, EVERYONE, args)


def passed(log: Journal | None, seat: Seat) -> None:
    """Tell that a player could not play."""
    if log is not None:
        log.tell("passed", "F6", EVERYONE, {"seat": int(seat)})


def claimed(log: Journal | None, seat: Seat, before: Seat, mandala: i64) -> None:
    """Tell who takes the marker, and from whom."""
    if log is None or before == seat:
        return
    args: Args = {"seat": int(seat), "mandala": int(mandala) + 1}
    if before == NOBODY:
        log.tell("marker-placed", "3.2", EVERYONE, args)
    else:
        log.tell("marker-taken", "3.2", EVERYONE, {**args, "from_seat": int(before)})


def finished(log: Journal | None, mandala: i64) -> None:
    """Tell that all six colours are there."""
    if log is not None:
        log.tell("mandala-finished", "4.1", EVERYONE, {"mandala": int(mandala) + 1})


def last_destroyed(log: Journal | None, mandala: i64) -> None:
    """Tell which of the last mandalas is destroyed now."""
    if log is not None:
        log.tell("mandala-ends", "5.3", EVERYONE, {"mandala": int(mandala) + 1})


def collected(log: Journal | None, clause: str, seat: Seat, tile: Tile) -> None:
    """Tell who takes which tile."""
    if log is not None:
        log.tell("tile-collected", clause, EVERYONE, {"seat": int(seat), "tile": name(tile)})


def unclaimed(log: Journal | None, mandala: i64) -> None:
    """Tell that nobody may take the tiles."""
    if log is not None:
        log.tell("tiles-unclaimed", "F22", EVERYONE, {"mandala": int(mandala) + 1})


def bloomed(log: Journal | None, seat: Seat, one: Tile, other: Tile) -> None:
    """Tell that two tiles make a Flower."""
    if log is not None:
        args: Args = {"seat": int(seat), "tile": [name(one), name(other)]}
        log.tell("flower-created", "4.6", EVERYONE, args)


def discarded(log: Journal | None, seat: Seat, sand: Sand) -> None:
    """Tell which cards go to the discard pile, face up."""
    if log is not None:
        log.tell("discarded", "4.7", EVERYONE, {"seat": int(seat), "card": letters(sand)})


def took_back(log: Journal | None, seat: Seat, sand: Sand) -> None:
    """Tell how many cards come back to a hand."""
    if log is not None:
        log.tell("took-back", "4.7", EVERYONE, {"seat": int(seat), "number": int(total(sand))})


def ending(log: Journal | None, reason: i64) -> None:
    """Tell why the game ends."""
    if log is None:
        return
    if reason == NO_TILES:
        log.tell("end-no-tiles", "5.2", EVERYONE, {})
    elif reason == ALL_PASSED:
        log.tell("end-all-passed", "F6", EVERYONE, {})
    else:
        log.tell("end-third-flower", "5.1", EVERYONE, {})


def result(log: Journal | None, outcome: Outcome | None) -> None:
    """Tell the scores and who won."""
    if log is None or outcome is None:
        return
    for seat, points in enumerate(outcome.scores):
        log.tell("scored", "6.4", EVERYONE, {"seat": seat, "points": points})
    for winner in outcome.winners:
        log.tell(f"won-{outcome.reason}", outcome.clause, EVERYONE, {"seat": winner})
