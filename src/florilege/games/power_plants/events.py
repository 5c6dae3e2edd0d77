"""The events of the game; nothing happens without a journal.

All events are for everyone: nothing in this game is hidden.
"""

from typing import Final

from mypy_extensions import i64

from florilege.games.power_plants.tile_names import TileNames, spot_name
from florilege.kernel.outcome import Outcome
from florilege.kernel.refusal import Args
from florilege.kernel.seats import EVERYONE

SOLE: Final = 0  # the seat that plays against the Mole


def tell(position: TileNames, kind: str, clause: str, args: Args) -> None:
    if position.journal is not None:
        position.journal.tell(kind, clause, EVERYONE, args)


def acting(position: TileNames) -> int:
    return position.public_seat(position.phases.seat)


# Set-up.


def column_laid(position: TileNames, keys: list[str]) -> None:
    """Record which plants are in play, from the top of the column."""
    if position.journal is not None:
        args: Args = {"plant": list(keys)}
        tell(position, "column", "S1", args)


def garden_laid(position: TileNames, tiles: i64) -> None:
    if position.journal is not None:
        args: Args = {"patch": position.names_of(tiles)}
        tell(position, "garden", "S3", args)


def nursery_filled(position: TileNames, tiles: i64) -> None:
    if position.journal is not None:
        args: Args = {"patch": position.names_of(tiles)}
        tell(position, "nursery", "X1" if position.is_solo() else "S4", args)


def first_player(position: TileNames, seat: i64) -> None:
    tell(position, "first-player", "X2" if position.is_solo() else "S6", {"seat": int(seat)})


def dealt(position: TileNames, seat: i64, one: i64, other: i64) -> None:
    if position.journal is not None:
        hand = [position.name_of(one), position.name_of(other)]
        tell(position, "dealt", "S7", {"seat": int(seat), "patch": hand})


# The turn.


def placed(position: TileNames, tile: i64, cell: i64) -> None:
    if position.journal is not None:
        args: Args = {
            "seat": acting(position),
            "patch": position.name_of(tile),
            "spot": spot_name(cell),
        }
        tell(position, "placed", "1.1", args)


def declined_fairy(position: TileNames) -> None:
    if position.journal is not None:
        tell(position, "no-fairy", "1.2", {"seat": acting(position)})


def sprouts(position: TileNames, tile: i64, clause: str) -> None:
    if position.journal is not None:
        args: Args = {"seat": acting(position), "patch": position.name_of(tile)}
        tell(position, "sprouts", clause, args)


def grows(position: TileNames) -> None:
    if position.journal is not None:
        tell(position, "grows", "2.3", {"seat": acting(position)})


def patch_grows(position: TileNames, tile: i64, clause: str) -> None:
    if position.journal is not None:
        args: Args = {"seat": acting(position), "patch": position.name_of(tile)}
        tell(position, "patch-grows", clause, args)


def skipped(position: TileNames, tiles: i64) -> None:
    """Record which patches will not grow."""
    if position.journal is not None:
        args: Args = {"seat": acting(position), "patch": position.names_of(tiles)}
        tell(position, "skipped", "2.5", args)


def rested(position: TileNames) -> None:
    """Record that neither power is used."""
    if position.journal is not None:
        tell(position, "rested", "2.5", {"seat": acting(position)})


def fizzled(position: TileNames, tile: i64, clause: str) -> None:
    """Record that a power finds nothing more to do."""
    if position.journal is not None:
        args: Args = {"seat": acting(position), "patch": position.name_of(tile)}
        tell(position, "fizzled", clause, args)


def drew(position: TileNames, seat: i64, tile: i64) -> None:
    """Record which tile is drawn, if there was one."""
    if position.journal is not None and tile >= 0:
        clause = "X3" if position.public_seat(seat) >= position.seats else "3.1"
        args: Args = {"seat": position.public_seat(seat), "patch": position.name_of(tile)}
        tell(position, "drew", clause, args)


def drew_last(position: TileNames) -> None:
    if position.journal is not None:
        tell(position, "drew-last", "3.2", {"seat": acting(position)})


def last_turn(position: TileNames, seat: i64) -> None:
    if position.journal is not None:
        clause = "X22" if position.is_solo() else "E1"
        tell(position, "last-turn", clause, {"seat": int(seat)})


def swapped(position: TileNames, given: i64, taken: i64, clause: str) -> None:
    """Record what is given to the nursery, and for what."""
    if position.journal is not None:
        args: Args = {
            "seat": acting(position),
            "given_patch": position.name_of(given),
            "patch": position.name_of(taken),
        }
        tell(position, "swapped", clause, args)


def kept(position: TileNames, clause: str) -> None:
    """Record that nothing is swapped."""
    if position.journal is not None:
        tell(position, "kept", clause, {"seat": acting(position)})


# Fairies and Gems.


def added(position: TileNames, tile: i64, number: i64, owner: i64, ousted: i64) -> None:
    """Record how many fairies came to a patch, and how many rivals were ousted instead."""
    if position.journal is None:
        return
    args: Args = {"seat": acting(position), "patch": position.name_of(tile), "number": int(number)}
    rivals: Args = (
        {"owner_seat": position.public_seat(owner), "ousted": int(ousted)} if ousted else {}
    )
    if ousted and number:
        tell(position, "ousted-and-added", "P2", {**args, **rivals})
    elif ousted:
        tell(position, "ousted-instead", "P2", {**args, **rivals})
    elif number:
        tell(position, "added", "P4", args)


def took_back(position: TileNames, tile: i64) -> None:
    """Record from where a fairy is taken back when the supply is empty."""
    if position.journal is not None:
        args: Args = {"seat": acting(position), "patch": position.name_of(tile)}
        tell(position, "took-back", "P5", args)


def ousted(position: TileNames, tile: i64, owner: i64, number: i64, clause: str) -> None:
    if position.journal is not None:
        args: Args = {
            "seat": acting(position),
            "owner_seat": position.public_seat(owner),
            "patch": position.name_of(tile),
            "number": int(number),
        }
        tell(position, "ousted", clause, args)


def captured(position: TileNames, side: i64, tile: i64, owner: i64, clause: str) -> None:
    if position.journal is not None:
        args: Args = {
            "seat": position.public_seat(side),
            "owner_seat": position.public_seat(owner),
            "patch": position.name_of(tile),
        }
        tell(position, "captured", clause, args)


def moved(position: TileNames, owner: i64, source: i64, target: i64, clause: str) -> None:
    if position.journal is not None:
        args = _way(position, owner, source, target)
        own = owner == position.phases.seat
        tell(position, "own-fairy-moved" if own else "fairy-moved", clause, args)


def _way(position: TileNames, owner: i64, source: i64, target: i64) -> Args:
    return {
        "seat": acting(position),
        "owner_seat": position.public_seat(owner),
        "from_patch": position.name_of(source),
        "patch": position.name_of(target),
    }


def clashed(position: TileNames, owner: i64, rival: i64, source: i64, target: i64) -> None:
    """Record a fairy's move onto a rival, by which both are ousted."""
    if position.journal is not None:
        args = _way(position, owner, source, target)
        args["rival_seat"] = position.public_seat(rival)
        seat = position.phases.seat
        kind = "own-clashed" if owner == seat else "clashed-at-home" if rival == seat else "clashed"
        tell(position, kind, "P3", args)


def gained(position: TileNames, side: i64, number: i64, clause: str) -> None:
    """Record how many Gems a side takes, if any."""
    if position.journal is not None and number:
        args: Args = {"seat": position.public_seat(side), "number": int(number)}
        tell(position, "gained", clause, args)


def paid_late(position: TileNames, owner: i64, number: i64, gems: i64) -> None:
    """Record the payment for fairies lost after their owner's last turn."""
    if position.journal is not None:
        args: Args = {"seat": position.public_seat(owner), "number": int(number), "gems": int(gems)}
        tell(position, "paid-late", "E2", args)


def jewelled(position: TileNames, tile: i64, number: i64, clause: str) -> None:
    if position.journal is not None:
        args: Args = {"patch": position.name_of(tile), "number": int(number)}
        tell(position, "jewelled", clause, args)


def moved_patch(position: TileNames, tile: i64, cell: i64) -> None:
    if position.journal is not None:
        args: Args = {
            "seat": acting(position),
            "patch": position.name_of(tile),
            "spot": spot_name(cell),
        }
        tell(position, "patch-moved", "R8", args)


# The final scoring.


def scored_won(position: TileNames, side: i64, number: i64) -> None:
    """Record the Gems won in play, with which a side begins the scoring."""
    if position.journal is not None:
        tell(
            position,
            "scored-won",
            "D1",
            {"seat": position.public_seat(side), "number": int(number)},
        )


def scored_plant(position: TileNames, side: i64, plant: str, number: i64) -> None:
    if position.journal is not None and number:
        args: Args = {"seat": position.public_seat(side), "plant": plant, "number": int(number)}
        tell(position, "scored-plant", f"{plant}.end", args)


def scored_gems(position: TileNames, side: i64, number: i64) -> None:
    if position.journal is not None and number:
        args: Args = {"seat": position.public_seat(side), "number": int(number)}
        tell(position, "scored-gems", "D3", args)


def scored_field(position: TileNames, tiles: i64, side: i64, place: i64, number: i64) -> None:
    if position.journal is not None:
        kind = ("first", "second", "further")[min(int(place), 2)]
        args: Args = {
            "seat": position.public_seat(side),
            "patch": position.names_of(tiles),
            "number": int(number),
        }
        tell(position, f"field-{kind}", "D5" if place < 2 else "D6", args)


def total(position: TileNames, side: i64, points: i64) -> None:
    if position.journal is not None:
        tell(position, "total", "R26", {"seat": position.public_seat(side), "points": int(points)})


def result(position: TileNames, outcome: Outcome | None) -> None:
    if outcome is None:
        return
    for winner in outcome.winners:
        tell(position, f"won-{outcome.reason}", outcome.clause, {"seat": winner})


def mole_result(position: TileNames, clause: str, points: i64, mole_points: i64) -> None:
    """Record whether the Mole was beaten, and the two totals."""
    args: Args = {"seat": SOLE, "points": int(points), "mole_points": int(mole_points)}
    tell(position, "won-mole" if points > mole_points else "lost-mole", clause, args)


# The Mole and its reasons.


def mole_weighed(position: TileNames, what: str, clause: str, best: i64, left: i64) -> None:
    """Record by which criterion the Mole narrowed its choice, and how many are left."""
    if position.journal is not None:
        whose: Args = {"seat": SOLE} if what == "yours" else {}
        args: Args = {**whose, "number": int(best), "left": int(left)}
        tell(position, f"mole-{what}", clause, args)


def mole_measured(
    position: TileNames, what: str, clause: str, best: i64, left: i64, patch: i64
) -> None:
    """Record how the Mole narrowed its choice by looking from a patch."""
    if position.journal is not None:
        args: Args = {"number": int(best), "left": int(left), "patch": position.name_of(patch)}
        tell(position, f"mole-{what}", clause, args)


def mole_looked_down(position: TileNames, plant: str) -> None:
    """Record that no spot is next to the right plant, so that the next in the column counts."""
    tell(position, "mole-next-plant", "X7", {"plant": plant})


def mole_placed(position: TileNames, tile: i64, cell: i64) -> None:
    if position.journal is not None:
        args: Args = {"patch": position.name_of(tile), "spot": spot_name(cell)}
        tell(position, "mole-placed", "X3", args)


def mole_acts(position: TileNames, plant: str, clause: str) -> None:
    tell(position, "mole-acts", clause, {"plant": plant})


def mole_chose(position: TileNames, tile: i64, clause: str) -> None:
    if position.journal is not None:
        tell(position, "mole-chose", clause, {"patch": position.name_of(tile)})


def mole_fell_back(position: TileNames, reason: str) -> None:
    """Record why the Mole cannot use its power."""
    tell(position, f"mole-{reason}", "X21", {"seat": SOLE})


def mole_emptied_nursery(position: TileNames) -> None:
    """Record that the nursery goes into the bag."""
    tell(position, "mole-nursery", "X22", {"seat": SOLE})
