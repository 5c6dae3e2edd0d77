"""The events of the game; nothing happens without a journal.

With hidden memory (F27) every line that names cards or tiles fades for all but their owner: cards
that are face up now may later be in a hand, in the draw pile or in a Flower, and until then the
board shows them. `hidden` says whether that variant is played.
"""

from mypy_extensions import i64

from florilege.games.mandala.card_counts import LETTERS, CardCounts, Colour, letters, total
from florilege.games.mandala.player import Player
from florilege.games.mandala.state import ALL_PASSED, NO_TILES
from florilege.games.mandala.tiles import TILES, Tile, flower_value, name, value
from florilege.kernel.journal import Event, Journal
from florilege.kernel.outcome import Outcome
from florilege.kernel.refusal import Args
from florilege.kernel.seats import EVERYONE, NOBODY, Audience, Seat, only, others


def fading(hidden: bool, kind: str, clause: str, audience: Audience, args: Args) -> Event | None:
    """Return the event that replaces a faded one, if memory is hidden."""
    if hidden:
        return Event(kind, clause, audience, args)
    return None


def turn_over(log: Journal | None, seat: Seat) -> None:
    if log is not None:
        log.end_turn(seat)


def first_player(log: Journal | None, seat: Seat) -> None:
    if log is not None:
        log.tell("first-player", "F30", EVERYONE, {"seat": int(seat)})


def drew(log: Journal | None, clause: str, seat: Seat, counts: CardCounts) -> None:
    """Show the drawn cards to their player and their number to the others."""
    if log is not None and counts:
        log.tell("you-drew", clause, only(seat), {"card": letters(counts)})
        log.tell("drew", clause, others(seat), {"seat": int(seat), "number": int(total(counts))})


def refilled(log: Journal | None, counts: CardCounts) -> None:
    if log is not None:
        log.tell("pile-refilled", "2.3", EVERYONE, {"number": int(total(counts))})


def began(
    log: Journal | None, clause: str, mandala: i64, dark: Tile, light: Tile, hidden: bool
) -> None:
    if log is not None:
        place: Args = {"mandala": int(mandala) + 1}
        args: Args = {**place, "tile": [name(dark), name(light)]}
        later = fading(hidden, "mandala-began", clause, EVERYONE, place)
        log.tell("mandala-begins", clause, EVERYONE, args, later)


def played(
    log: Journal | None,
    seat: Seat,
    mandala: i64,
    colour: Colour,
    number: i64,
    up: bool,
    hidden: bool,
) -> None:
    """Record which cards were played where, and whether face up."""
    if log is not None:
        way, clause = ("face-up", "1.3") if up else ("face-down", "1.4")
        who: Args = {"seat": int(seat), "number": int(number)}
        place: Args = {"mandala": int(mandala) + 1}
        args: Args = {**who, "card": LETTERS[colour], **place}
        later = fading(hidden, f"laid-{way}", clause, others(seat), {**who, **place})
        log.tell(f"played-{way}", clause, EVERYONE, args, later)


def passed(log: Journal | None, seat: Seat) -> None:
    if log is not None:
        log.tell("passed", "F6", EVERYONE, {"seat": int(seat)})


def claimed(log: Journal | None, seat: Seat, before: Seat, mandala: i64) -> None:
    """Record who takes the marker, and from whom."""
    if log is None or before == seat:
        return
    args: Args = {"seat": int(seat), "mandala": int(mandala) + 1}
    if before == NOBODY:
        log.tell("marker-placed", "3.2", EVERYONE, args)
    else:
        log.tell("marker-taken", "3.2", EVERYONE, {**args, "from_seat": int(before)})


def finished(log: Journal | None, mandala: i64) -> None:
    if log is not None:
        log.tell("mandala-finished", "4.1", EVERYONE, {"mandala": int(mandala) + 1})


def last_destroyed(log: Journal | None, mandala: i64) -> None:
    if log is not None:
        log.tell("mandala-ends", "5.3", EVERYONE, {"mandala": int(mandala) + 1})


def collected(log: Journal | None, clause: str, seat: Seat, tile: Tile, hidden: bool) -> None:
    if log is not None:
        args: Args = {"seat": int(seat), "tile": name(tile)}
        later = fading(hidden, "tile-taken", clause, others(seat), {"seat": int(seat)})
        log.tell("tile-collected", clause, EVERYONE, args, later)


def unclaimed(log: Journal | None, mandala: i64) -> None:
    """Record that nobody may take the tiles."""
    if log is not None:
        log.tell("tiles-unclaimed", "F22", EVERYONE, {"mandala": int(mandala) + 1})


def made_flower(log: Journal | None, seat: Seat, one: Tile, other: Tile, hidden: bool) -> None:
    if log is not None:
        args: Args = {"seat": int(seat), "tile": [name(one), name(other)]}
        later = fading(hidden, "flower-made", "4.6", others(seat), {"seat": int(seat)})
        log.tell("flower-created", "4.6", EVERYONE, args, later)


def discarded(log: Journal | None, seat: Seat, counts: CardCounts, hidden: bool) -> None:
    """Record which cards go to the discard pile, face up."""
    if log is not None:
        counted: Args = {"seat": int(seat), "number": int(total(counts))}
        args: Args = {"seat": int(seat), "card": letters(counts)}
        later = fading(hidden, "discarded-some", "4.7", others(seat), counted)
        log.tell("discarded", "4.7", EVERYONE, args, later)


def took_back(log: Journal | None, seat: Seat, counts: CardCounts) -> None:
    """Record how many cards return to a hand."""
    if log is not None:
        log.tell("took-back", "4.7", EVERYONE, {"seat": int(seat), "number": int(total(counts))})


def ending(log: Journal | None, reason: i64) -> None:
    if log is None:
        return
    if reason == NO_TILES:
        log.tell("end-no-tiles", "5.2", EVERYONE, {})
    elif reason == ALL_PASSED:
        log.tell("end-all-passed", "F6", EVERYONE, {})
    else:
        log.tell("end-third-flower", "5.1", EVERYONE, {})


def result(log: Journal | None, players: list[Player], outcome: Outcome | None) -> None:
    """Record the worth of each player's tiles and Flowers, the totals and who won."""
    if log is None or outcome is None:
        return
    for seat, points in enumerate(outcome.scores):
        scored_singles(log, seat, players[seat])
        scored_flowers(log, seat, players[seat])
        log.tell("scored", "6.0", EVERYONE, {"seat": seat, "points": points})
    for winner in outcome.winners:
        log.tell(f"won-{outcome.reason}", outcome.clause, EVERYONE, {"seat": winner})


def scored_singles(log: Journal, seat: int, player: Player) -> None:
    """Record what single tiles are worth, and which are worth nothing."""
    numbers: list[str] = []
    triples: list[str] = []
    points: i64 = 0
    for tile in range(TILES):
        if player.singles >> tile & 1:
            (numbers if value(tile) else triples).append(name(tile))
            points += value(tile)
    if numbers:
        args: Args = {"seat": seat, "tile": numbers, "number": len(numbers), "points": int(points)}
        log.tell("scored-singles", "6.1", EVERYONE, args)
    if triples:
        nothing: Args = {"seat": seat, "tile": triples, "number": len(triples)}
        log.tell("scored-triples", "6.2", EVERYONE, nothing)


def scored_flowers(log: Journal, seat: int, player: Player) -> None:
    """Record what each Flower is worth, now that it is revealed."""
    for pair in player.flowers:
        one, other = pair // TILES, pair % TILES
        points = int(flower_value(one, other))
        args: Args = {"seat": seat, "tile": [name(one), name(other)], "points": points}
        if value(one) == 0 or value(other) == 0:
            log.tell("scored-tripled", "6.3", EVERYONE, args)
        else:
            log.tell("scored-flower", "6.4", EVERYONE, args)
