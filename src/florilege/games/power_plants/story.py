"""What the log is told. Each function does nothing at a table that plays in silence.

All events are for everyone: nothing in this game is hidden.
"""

from typing import Final

from mypy_extensions import i64

from florilege.games.power_plants.table import Table, spot_name
from florilege.kernel.outcome import Outcome
from florilege.kernel.refusal import Args
from florilege.kernel.seats import EVERYONE

SOLE: Final = 0  # the seat that plays against the Mole


def tell(table: Table, kind: str, clause: str, args: Args) -> None:
    """Add an event for everyone."""
    if table.journal is not None:
        table.journal.tell(kind, clause, EVERYONE, args)


def acting(table: Table) -> int:
    """Return the side whose phase it is."""
    return table.voice(table.phases.seat)


# Set-up.


def column_laid(table: Table, keys: list[str]) -> None:
    """Tell which plants are in play, from the top of the column."""
    if table.journal is not None:
        args: Args = {"plant": list(keys)}
        tell(table, "column", "S1", args)


def garden_laid(table: Table, tiles: i64) -> None:
    """Tell with which patches the garden begins."""
    if table.journal is not None:
        args: Args = {"patch": table.names_of(tiles)}
        tell(table, "garden", "S3", args)


def nursery_filled(table: Table, tiles: i64) -> None:
    """Tell what the nursery holds."""
    if table.journal is not None:
        args: Args = {"patch": table.names_of(tiles)}
        tell(table, "nursery", "X1" if table.is_solo() else "S4", args)


def first_player(table: Table, seat: i64) -> None:
    """Tell who begins."""
    tell(table, "first-player", "X2" if table.is_solo() else "S6", {"seat": int(seat)})


def dealt(table: Table, seat: i64, one: i64, other: i64) -> None:
    """Tell a first hand."""
    if table.journal is not None:
        hand = [table.name_of(one), table.name_of(other)]
        tell(table, "dealt", "S7", {"seat": int(seat), "patch": hand})


# The turn.


def placed(table: Table, tile: i64, cell: i64) -> None:
    """Tell which patch is put where."""
    if table.journal is not None:
        args: Args = {"seat": acting(table), "patch": table.name_of(tile), "spot": spot_name(cell)}
        tell(table, "placed", "1.1", args)


def declined_fairy(table: Table) -> None:
    """Tell that the free fairy stays at home."""
    if table.journal is not None:
        tell(table, "no-fairy", "1.2", {"seat": acting(table)})


def sprouts(table: Table, tile: i64, clause: str) -> None:
    """Tell that the new patch sprouts."""
    if table.journal is not None:
        args: Args = {"seat": acting(table), "patch": table.name_of(tile)}
        tell(table, "sprouts", clause, args)


def grows(table: Table) -> None:
    """Tell that the patches around grow."""
    if table.journal is not None:
        tell(table, "grows", "2.3", {"seat": acting(table)})


def patch_grows(table: Table, tile: i64, clause: str) -> None:
    """Tell which patch grows now."""
    if table.journal is not None:
        args: Args = {"seat": acting(table), "patch": table.name_of(tile)}
        tell(table, "patch-grows", clause, args)


def skipped(table: Table, tiles: i64) -> None:
    """Tell which patches are not to grow."""
    if table.journal is not None:
        args: Args = {"seat": acting(table), "patch": table.names_of(tiles)}
        tell(table, "skipped", "2.5", args)


def rested(table: Table) -> None:
    """Tell that neither power is used."""
    if table.journal is not None:
        tell(table, "rested", "2.5", {"seat": acting(table)})


def fizzled(table: Table, tile: i64, clause: str) -> None:
    """Tell that a power finds nothing more to do."""
    if table.journal is not None:
        args: Args = {"seat": acting(table), "patch": table.name_of(tile)}
        tell(table, "fizzled", clause, args)


def drew(table: Table, seat: i64, tile: i64) -> None:
    """Tell which tile is drawn, if there was one."""
    if table.journal is not None and tile >= 0:
        clause = "X3" if table.voice(seat) >= table.seats else "3.1"
        args: Args = {"seat": table.voice(seat), "patch": table.name_of(tile)}
        tell(table, "drew", clause, args)


def drew_last(table: Table) -> None:
    """Announce that the bag is empty."""
    if table.journal is not None:
        tell(table, "drew-last", "3.2", {"seat": acting(table)})


def last_turn(table: Table, seat: i64) -> None:
    """Tell that a player's last turn begins."""
    if table.journal is not None:
        clause = "X22" if table.is_solo() else "E1"
        tell(table, "last-turn", clause, {"seat": int(seat)})


def swapped(table: Table, given: i64, taken: i64, clause: str) -> None:
    """Tell what is given to the nursery for what."""
    if table.journal is not None:
        args: Args = {
            "seat": acting(table),
            "given_patch": table.name_of(given),
            "patch": table.name_of(taken),
        }
        tell(table, "swapped", clause, args)


def kept(table: Table, clause: str) -> None:
    """Tell that nothing is swapped."""
    if table.journal is not None:
        tell(table, "kept", clause, {"seat": acting(table)})


# Fairies and Gems.


def added(table: Table, tile: i64, number: i64, owner: i64, ousted: i64) -> None:
    """Tell how many fairies came to a patch, and how many rivals had to go instead."""
    if table.journal is None:
        return
    args: Args = {"seat": acting(table), "patch": table.name_of(tile), "number": int(number)}
    rivals: Args = {"owner_seat": table.voice(owner), "ousted": int(ousted)} if ousted else {}
    if ousted and number:
        tell(table, "ousted-and-added", "P2", {**args, **rivals})
    elif ousted:
        tell(table, "ousted-instead", "P2", {**args, **rivals})
    elif number:
        tell(table, "added", "P4", args)


def took_back(table: Table, tile: i64) -> None:
    """Tell from where a fairy is taken back for want of others."""
    if table.journal is not None:
        args: Args = {"seat": acting(table), "patch": table.name_of(tile)}
        tell(table, "took-back", "P5", args)


def ousted(table: Table, tile: i64, owner: i64, number: i64, clause: str) -> None:
    """Tell that a power ousts fairies."""
    if table.journal is not None:
        args: Args = {
            "seat": acting(table),
            "owner_seat": table.voice(owner),
            "patch": table.name_of(tile),
            "number": int(number),
        }
        tell(table, "ousted", clause, args)


def captured(table: Table, side: i64, tile: i64, owner: i64, clause: str) -> None:
    """Tell who captures whose fairy."""
    if table.journal is not None:
        args: Args = {
            "seat": table.voice(side),
            "owner_seat": table.voice(owner),
            "patch": table.name_of(tile),
        }
        tell(table, "captured", clause, args)


def moved(table: Table, owner: i64, source: i64, target: i64, clause: str) -> None:
    """Tell who moves whose fairy."""
    if table.journal is not None:
        args = _way(table, owner, source, target)
        own = owner == table.phases.seat
        tell(table, "own-fairy-moved" if own else "fairy-moved", clause, args)


def _way(table: Table, owner: i64, source: i64, target: i64) -> Args:
    return {
        "seat": acting(table),
        "owner_seat": table.voice(owner),
        "from_patch": table.name_of(source),
        "patch": table.name_of(target),
    }


def clashed(table: Table, owner: i64, rival: i64, source: i64, target: i64) -> None:
    """Tell who moves whose fairy onto whose rival, so that both are ousted."""
    if table.journal is not None:
        args = _way(table, owner, source, target)
        args["rival_seat"] = table.voice(rival)
        seat = table.phases.seat
        kind = "own-clashed" if owner == seat else "clashed-at-home" if rival == seat else "clashed"
        tell(table, kind, "P3", args)


def gained(table: Table, side: i64, number: i64, clause: str) -> None:
    """Tell how many Gems a side takes, if any."""
    if table.journal is not None and number:
        args: Args = {"seat": table.voice(side), "number": int(number)}
        tell(table, "gained", clause, args)


def paid_late(table: Table, owner: i64, number: i64, gems: i64) -> None:
    """Tell that fairies lost after their owner's last turn are paid for."""
    if table.journal is not None:
        args: Args = {"seat": table.voice(owner), "number": int(number), "gems": int(gems)}
        tell(table, "paid-late", "E2", args)


def jewelled(table: Table, tile: i64, number: i64, clause: str) -> None:
    """Tell where Gems are laid."""
    if table.journal is not None:
        args: Args = {"patch": table.name_of(tile), "number": int(number)}
        tell(table, "jewelled", clause, args)


def moved_patch(table: Table, tile: i64, cell: i64) -> None:
    """Tell where a patch is moved."""
    if table.journal is not None:
        args: Args = {"seat": acting(table), "patch": table.name_of(tile), "spot": spot_name(cell)}
        tell(table, "patch-moved", "R8", args)


# The final scoring.


def scored_won(table: Table, side: i64, number: i64) -> None:
    """Tell with how many Gems won in play a side begins the scoring."""
    if table.journal is not None:
        tell(table, "scored-won", "D1", {"seat": table.voice(side), "number": int(number)})


def scored_plant(table: Table, side: i64, plant: str, number: i64) -> None:
    """Tell what a card pays in the end."""
    if table.journal is not None and number:
        args: Args = {"seat": table.voice(side), "plant": plant, "number": int(number)}
        tell(table, "scored-plant", f"{plant}.end", args)


def scored_gems(table: Table, side: i64, number: i64) -> None:
    """Tell how many Gems lie on a side's patches."""
    if table.journal is not None and number:
        args: Args = {"seat": table.voice(side), "number": int(number)}
        tell(table, "scored-gems", "D3", args)


def scored_field(table: Table, tiles: i64, side: i64, place: i64, number: i64) -> None:
    """Tell what a side gets for its place in a field."""
    if table.journal is not None:
        kind = ("first", "second", "further")[min(int(place), 2)]
        args: Args = {
            "seat": table.voice(side),
            "patch": table.names_of(tiles),
            "number": int(number),
        }
        tell(table, f"field-{kind}", "D5" if place < 2 else "D6", args)


def total(table: Table, side: i64, points: i64) -> None:
    """Tell a side's total."""
    if table.journal is not None:
        tell(table, "total", "R26", {"seat": table.voice(side), "points": int(points)})


def result(table: Table, outcome: Outcome | None) -> None:
    """Tell who won."""
    if outcome is None:
        return
    for winner in outcome.winners:
        tell(table, f"won-{outcome.reason}", outcome.clause, {"seat": winner})


def mole_result(table: Table, clause: str, points: i64, mole_points: i64) -> None:
    """Return whether the Mole was beaten, and the two totals."""
    args: Args = {"seat": SOLE, "points": int(points), "mole_points": int(mole_points)}
    tell(table, "won-mole" if points > mole_points else "lost-mole", clause, args)


# The Mole and its reasons.


def mole_weighed(table: Table, what: str, clause: str, best: i64, left: i64) -> None:
    """Tell by which criterion the Mole narrowed its choice, and how many are left."""
    if table.journal is not None:
        whose: Args = {"seat": SOLE} if what == "yours" else {}
        args: Args = {**whose, "number": int(best), "left": int(left)}
        tell(table, f"mole-{what}", clause, args)


def mole_measured(table: Table, what: str, clause: str, best: i64, left: i64, patch: i64) -> None:
    """Tell how the Mole narrowed its choice by looking from a patch."""
    if table.journal is not None:
        args: Args = {"number": int(best), "left": int(left), "patch": table.name_of(patch)}
        tell(table, f"mole-{what}", clause, args)


def mole_looked_down(table: Table, plant: str) -> None:
    """Tell that no spot is by the right plant, so that the next of the column counts."""
    tell(table, "mole-next-plant", "X7", {"plant": plant})


def mole_placed(table: Table, tile: i64, cell: i64) -> None:
    """Tell where the Mole puts its patch."""
    if table.journal is not None:
        args: Args = {"patch": table.name_of(tile), "spot": spot_name(cell)}
        tell(table, "mole-placed", "X3", args)


def mole_acts(table: Table, plant: str, clause: str) -> None:
    """Tell which power the Mole uses."""
    tell(table, "mole-acts", clause, {"plant": plant})


def mole_chose(table: Table, tile: i64, clause: str) -> None:
    """Tell which patch the Mole settled for."""
    if table.journal is not None:
        tell(table, "mole-chose", clause, {"patch": table.name_of(tile)})


def mole_fell_back(table: Table, reason: str) -> None:
    """Tell why the Mole cannot use its power."""
    tell(table, f"mole-{reason}", "X21", {"seat": SOLE})


def mole_emptied_nursery(table: Table) -> None:
    """Tell that the nursery goes into the bag."""
    tell(table, "mole-nursery", "X22", {"seat": SOLE})
